import PipitBase

/// Where the words of a dictionary lie: the first word of each of its pieces, one a line.
/// ```
/// pipit-dictionary-index 1   dictionary-en
/// abaci
/// admirable
/// ```
public final class DictionaryIndex {
  /// The beginning of the first line of a pack that this can read.
  public static let version = "pipit-dictionary-index 1"

  /// How many pieces there are.
  public var count: Int { firsts.count }
  private let name: String
  private let bytes: [UInt8]
  private let firsts: [Range<Int>]

  /// Reads a pack and checks every line of it.
  public init(_ bytes: [UInt8]) throws(PackError) {
    try Lines.checkUTF8(bytes)
    var lines = Lines(bytes, bytes.indices)
    let head = lines.next().map { Columns(bytes, $0) }
    guard let head, head.text(0) == Self.version, head.count == 2, !head.isEmpty(1) else {
      throw PackError(line: 1, reason: .unknownVersion)
    }
    var firsts: [Range<Int>] = []
    while let line = lines.next() {
      if let last = firsts.last, ByteOrder.of(bytes, last, and: Array(bytes[line])) >= 0 {
        throw PackError(line: lines.number, reason: .wrongIndex)
      }
      firsts.append(line)
    }
    guard !firsts.isEmpty else { throw PackError(line: 2, reason: .nothingInside) }
    name = head.text(1)
    self.bytes = bytes
    self.firsts = firsts
  }

  /// The names of the packs of all pieces, in the words' order.
  public var pieces: [String] { firsts.indices.map { name(of: $0) } }

  /// The name of the pack that has a word, if any has: `dictionary-en-07`.
  public func piece(of word: String) -> String { name(of: place(of: word)) }

  /// The number of the piece that has a word, if any has.
  func place(of word: String) -> Int {
    let word = word.bytes
    var low = 0
    var high = firsts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if ByteOrder.of(bytes, firsts[middle], and: word) <= 0 { low = middle } else { high = middle }
    }
    return low
  }

  func name(of piece: Int) -> String { "\(name)-\(piece < 10 ? "0" : "")\(piece)" }

  /// The pack's bytes for pieces of a dictionary, by the first word of each, in order.
  public static func bytes(of firsts: [String], name: String) -> [UInt8] {
    ([version + "\t" + name] + firsts).joined(separator: "\n").bytes + [UInt8(ascii: "\n")]
  }
}

/// The order of words in packs: that of their bytes.
enum ByteOrder {
  /// Less than, equal to or greater than 0, as the bytes in a range come before, are, or come after
  /// a word.
  @inline(never)
  static func of(_ bytes: [UInt8], _ range: Range<Int>, and word: [UInt8]) -> Int {
    var place = 0
    while place < range.count, place < word.count {
      let byte = bytes[range.lowerBound + place]
      if byte != word[place] { return byte < word[place] ? -1 : 1 }
      place += 1
    }
    return range.count - word.count
  }
}
