import PipitBase

/// The lines of a text, one after the other, as ranges of its bytes; empty ones are skipped.
struct Lines {
  private let bytes: [UInt8]
  private var place: Int
  private let end: Int
  /// The number of the line given last, counted from 1 at the beginning of the range.
  private(set) var number = 0

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    place = range.lowerBound
    end = range.upperBound
  }

  /// The lines after the first, which must tell this version, of bytes that are UTF-8.
  init(_ bytes: [UInt8], version: String) throws(PackError) {
    try Self.checkUTF8(bytes)
    self.init(bytes, bytes.indices)
    guard let first = next(), Columns(bytes, first).text(0) == version else {
      throw PackError(line: 1, reason: .unknownVersion)
    }
  }

  mutating func next() -> Range<Int>? {
    while place < end {
      let start = place
      while place < end, bytes[place] != UInt8(ascii: "\n") { place += 1 }
      let line = start..<place
      place += 1
      number += 1
      if !line.isEmpty { return line }
    }
    return nil
  }

  /// Throws where bytes are not UTF-8, with the first line that is not.
  static func checkUTF8(_ bytes: [UInt8]) throws(PackError) {
    if String(validating: bytes, as: UTF8.self) != nil { return }
    var lines = Lines(bytes, bytes.indices)
    while let line = lines.next() {
      if String(validating: bytes[line], as: UTF8.self) == nil { break }
    }
    throw PackError(line: lines.number, reason: .notUTF8)
  }
}

/// The columns of a line, divided by tabs.
struct Columns {
  private let bytes: [UInt8]
  private var ranges: [Range<Int>] = []

  init(_ bytes: [UInt8], _ line: Range<Int>) {
    self.bytes = bytes
    var start = line.lowerBound
    for place in line where bytes[place] == UInt8(ascii: "\t") {
      ranges.append(start..<place)
      start = place + 1
    }
    ranges.append(start..<line.upperBound)
  }

  var count: Int { ranges.count }

  /// Whether the column is empty or missing.
  func isEmpty(_ column: Int) -> Bool {
    column >= ranges.count || ranges[column].isEmpty
  }

  func byteCount(_ column: Int) -> Int {
    column < ranges.count ? ranges[column].count : 0
  }

  /// How many parts the column has between marks of ASCII, empty ones left out.
  func pieceCount(_ column: Int, at mark: Unicode.Scalar) -> Int {
    guard column < ranges.count else { return 0 }
    var count = 0
    var isInside = false
    for place in ranges[column] {
      let isMark = bytes[place] == UInt8(ascii: mark)
      if !isMark, !isInside { count += 1 }
      isInside = !isMark
    }
    return count
  }

  /// The column's whole number, or nil where it is none that fits.
  func count(_ column: Int) -> Int? {
    text(column).unsigned().flatMap { Int32(exactly: $0) }.map { Int($0) }
  }

  /// The column's text; nothing where it is missing.
  @inline(never)
  func text(_ column: Int) -> String {
    column < ranges.count ? String(decoding: bytes[ranges[column]], as: UTF8.self) : ""
  }

  /// The column's parts, divided by `|`.
  @inline(never)
  func list(_ column: Int) -> [String] {
    text(column).pieces(at: "|")
  }
}
