import PipitBase

/// The texts of a block, each once and by its number. One with slashes is made of texts that have
/// numbers of their own.
struct BlockTexts {
  private var places = KeyTable()
  private var texts: [String] = []
  private var count: Int { texts.count }
  /// Where the parts of each text begin in `parts`, and how many there are; none of a whole one.
  private var starts: [Int] = []
  private var counts: [Int] = []
  private var parts: [Int] = []
  /// For each text that is no part of the one before: 1, or how many parts it is made of.
  private var made: [UInt64] = []
  /// What the parts are: 0 a new text, 1 the same as the last time there, else 2 and how far back it is.
  private var told: [UInt64] = []
  private var lengths: [UInt64] = []
  private var written: [UInt8] = []
  private var last = [Int](repeating: -1, count: BlockTexts.mostParts)

  /// A text of more parts is kept whole.
  static let mostParts = 8
  /// A longer one too.
  static let mostBytes = 256

  /// The number of a text that is there.
  func number(of text: String) -> Int? { places.place(of: text) }

  /// Adds a text that is not there.
  mutating func add(_ text: String) -> Int {
    let pieces = text.pieces(at: "/", keepsEmpty: true)
    guard (2...Self.mostParts).contains(pieces.count), text.utf8.count <= Self.mostBytes else {
      made.append(1)
      return add(whole: text)
    }
    made.append(UInt64(pieces.count))
    var numbers: [Int] = []
    for (place, piece) in pieces.enumerated() {
      if let number = places.place(of: piece) {
        told.append(number == last[place] ? 1 : UInt64(count - 1 - number) + 2)
        numbers.append(number)
      } else {
        told.append(0)
        numbers.append(add(whole: piece))
      }
      last[place] = numbers[place]
    }
    return add(text, of: numbers)
  }

  private mutating func add(whole text: String) -> Int {
    let bytes = text.bytes
    lengths.append(UInt64(bytes.count))
    written += bytes
    return add(text, of: [])
  }

  private mutating func add(_ text: String, of numbers: [Int]) -> Int {
    _ = places.insert(text, at: count)
    texts.append(text)
    starts.append(parts.count)
    counts.append(numbers.count)
    parts += numbers
    return count - 1
  }

  /// The text of a number.
  subscript(_ number: Int) -> String { texts[number] }

  /// The numbers of a text's parts; none of a whole one.
  func parts(of number: Int) -> ArraySlice<Int> {
    parts[starts[number]..<starts[number] + counts[number]]
  }

  func write(to numbers: inout BlockNumbers) {
    for column in [made, told, lengths] {
      numbers.write(UInt64(column.count))
      numbers.write(column)
    }
    numbers.write(UInt64(written.count))
    numbers.write(bytes: written)
  }
}
