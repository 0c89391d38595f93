import PipitBase

/// One place in the payloads of a block, such as the rating of all answers of one shape, with what
/// stands there, in order. It is changed while a block is written or read, and never afterwards.
final class BlockNode: @unchecked Sendable {
  /// What sort of value each is.
  var tags: [UInt64] = []
  /// Each value as a number: a whole number, that of a text, a list's length, an object's shape.
  var values: [UInt64] = []
  /// What stands in lists here, one list after the other.
  var elements: BlockNode?
  /// The shapes of objects here.
  var shapes: [BlockShape] = []
  /// Once read: where each list begins in the elements, and the how-manieth of its shape each object is.
  var starts: [Int32] = []

  /// The sorts of values; a number that is not whole, or not written as such, is kept as its text.
  enum Tag {
    static let null: UInt64 = 0
    static let no: UInt64 = 1
    static let yes: UInt64 = 2
    static let integer: UInt64 = 3
    static let text: UInt64 = 4
    static let number: UInt64 = 5
    static let list: UInt64 = 6
    static let object: UInt64 = 7
    /// In a column alone: the list that stood here when the payload's first text was the same.
    static let same: UInt64 = 8
  }
}

/// The names of an object's members in their order, with what stands at each.
final class BlockShape: Sendable {
  let names: [Int]
  let members: [BlockNode]

  init(names: [Int], members: [BlockNode]) {
    self.names = names
    self.members = members
  }
}

/// How a column tells its texts: most of those of a payload's own members are known from what stands
/// before them.
enum BlockText {
  /// Below this it is that part of the payload's first text: `A` of `alphabet/nato/A/word`.
  static let parts: UInt64 = 8
  /// The session of the entry.
  static let session: UInt64 = 8
  /// The first half of the text before it in the column, and the last part of the payload's first text:
  /// `root/word` where that is `scramble/en/word`.
  static let joined: UInt64 = 9
  /// The first half of the member before it.
  static let half: UInt64 = 10
  /// One that the column has not had; which it is tells another column.
  static let new: UInt64 = 11
  /// From here on it is one that the column has had: the one that came last, the one before…
  static let first: UInt64 = 12
}

/// The texts that a column has had, each once and by its number.
struct BlockColumn {
  private var had: [Int] = []
  private var places: [Int32] = []

  /// How a text is told, or nil where it is new and has now been had.
  mutating func code(_ number: Int) -> UInt64? {
    while places.count <= number { places.append(-1) }
    if places[number] >= 0 { return BlockText.first + UInt64(had.count - 1 - Int(places[number])) }
    places[number] = Int32(had.count)
    had.append(number)
    return nil
  }

  /// Notes a new one.
  mutating func add(_ number: Int) { had.append(number) }

  /// The one that is told so.
  func text(_ code: UInt64) throws(BlockError) -> Int {
    guard code >= BlockText.first, code - BlockText.first < UInt64(had.count) else {
      throw .damaged
    }
    return had[had.count - 1 - Int(code - BlockText.first)]
  }
}

/// Where the list of each first text stood the last time.
struct BlockLast {
  private var places: [Int32] = []

  /// Where it stood, which is now another place; nil where there is no first text or it is new.
  mutating func take(_ first: Int, _ place: Int) -> Int? {
    guard first >= 0 else { return nil }
    while places.count <= first { places.append(-1) }
    let last = places[first]
    places[first] = Int32(place)
    return last < 0 ? nil : Int(last)
  }
}

extension Int64 {
  /// A number without a sign that is small where this one is near 0.
  var zigzag: UInt64 { UInt64(bitPattern: (self << 1) ^ (self >> 63)) }

  /// The number that a zigzag number stands for.
  init(zigzag: UInt64) { self = Int64(bitPattern: zigzag >> 1) ^ -Int64(bitPattern: zigzag & 1) }
}
