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
  /// The highest number of a text so far.
  var most: Int64 = -1
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

/// How the texts of a payload's own members are told: most are known from what stands before them.
enum BlockText {
  /// Below this it is that part of the payload's first text: `A` of `alphabet/nato/A/word`.
  static let parts: UInt64 = 8
  /// The session of the entry.
  static let session: UInt64 = 8
  /// From here on it is the number of a text.
  static let first: UInt64 = 9
}

extension BlockNode {
  /// How a text is told: by how far its number is from the highest so far, since new ones have the next
  /// numbers.
  func told(_ text: Int) -> UInt64 {
    let told = (Int64(text) - most).zigzag
    most = max(most, Int64(text))
    return told
  }

  /// The number of a text that was told so.
  func text(told: UInt64) -> UInt64 {
    let text = most &+ Int64(zigzag: told)
    most = max(most, text)
    return UInt64(bitPattern: text)
  }
}

extension Int64 {
  /// A number without a sign that is small where this one is near 0.
  var zigzag: UInt64 { UInt64(bitPattern: (self << 1) ^ (self >> 63)) }

  /// The number that a zigzag number stands for.
  init(zigzag: UInt64) { self = Int64(bitPattern: zigzag >> 1) ^ -Int64(bitPattern: zigzag & 1) }
}
