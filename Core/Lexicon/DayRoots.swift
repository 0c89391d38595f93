import PipitBase

/// The roots of a language's daily puzzles: one for each day, the same for everybody.
///
/// After a line with the version each line is a root, the first that of 2026-01-01; after the last
/// they begin again, and before the first they end so. A list is only ever added to, so that no new
/// list of words changes a day.
public struct DayRoots: Equatable, Sendable {
  /// The first line of a pack that this can read.
  public static let version = "pipit-days 1"
  /// The day of the first root, 2026-01-01.
  public static let first = Day(number: 20_454)
  /// A root has no more bytes than these: twenty letters of four.
  private static let longest = 80

  private let bytes: [UInt8]
  /// Where the roots begin.
  private let start: Int
  /// How many roots there are.
  public let count: Int

  /// Reads a pack and checks every line.
  public init(_ bytes: [UInt8]) throws(PackError) {
    start = try headerEnd(of: bytes, version: Self.version)
    try Lines.checkUTF8(bytes)
    var count = 0
    var length = 0
    for place in start..<bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\n") {
        if length == 0 { throw PackError(line: count + 2, reason: .emptyField) }
        count += 1
        length = 0
      } else {
        length += 1
        guard Self.isOfWord(byte), length <= Self.longest else {
          throw PackError(line: count + 2, reason: .unknownValue)
        }
      }
    }
    // What does not end with its line was cut off.
    if count == 0 || length > 0 { throw PackError(line: count + 2, reason: .emptyField) }
    self.bytes = bytes
    self.count = count
  }

  /// The root of a day.
  public func root(on day: Day) -> String {
    let place = (day.number % Int64(count) - Self.first.number % Int64(count)) % Int64(count)
    var left = place < 0 ? place + Int64(count) : place
    var begin = start
    while left > 0 {
      if bytes[begin] == UInt8(ascii: "\n") { left -= 1 }
      begin += 1
    }
    let root = bytes[begin...].prefix { $0 != UInt8(ascii: "\n") }
    return String(decoding: root, as: UTF8.self)
  }

  /// The pack's bytes for roots in their order.
  public static func bytes(of roots: [String]) -> [UInt8] {
    var bytes = (version + "\n").bytes
    for root in roots { bytes += (root + "\n").bytes }
    return bytes
  }

  /// Whether a byte is one of a letter's or an apostrophe.
  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "'") || (0x61...0x7a).contains(byte | 0x20)
  }
}
