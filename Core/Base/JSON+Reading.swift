/// Why a text is not JSON, and where.
public struct JSONError: Error, Equatable, Sendable {
  /// The place of the first byte that does not fit, counted from 0.
  public let offset: Int
  /// What is wrong there.
  public let reason: Reason

  /// What can be wrong with a text.
  public enum Reason: String, Equatable, Sendable {
    case ended = "the text ends too early"
    case unexpected = "this byte cannot stand here"
    case number = "this is not a number"
    case control = "a control character must be escaped"
    case escape = "this is not an escape"
    case surrogate = "half of a surrogate pair stands alone"
    case encoding = "this is not UTF-8"
    case depth = "there are more than 64 levels"
    case more = "something follows the value"
  }

  /// A reason with the byte it holds for.
  public init(offset: Int, reason: Reason) {
    self.offset = offset
    self.reason = reason
  }

  /// The error as a sentence: "byte 7: this is not a number".
  public var message: String { "byte \(offset): \(reason.rawValue)" }
}

extension JSON {
  /// The most levels of lists and objects that are read.
  public static let deepest = 64

  /// Reads JSON (RFC 8259) strictly from UTF-8 bytes.
  ///
  /// Numbers keep their text, members their order; a name given twice is kept twice, and the last
  /// one counts. One pass, linear in the number of bytes.
  public init(parsing bytes: [UInt8]) throws(JSONError) {
    var reader = JSONReader(bytes)
    self = try reader.document()
  }

  /// Reads JSON strictly from text.
  public static func parse(_ text: String) throws(JSONError) -> JSON {
    try JSON(parsing: text.bytes)
  }
}

private struct JSONReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func document() throws(JSONError) -> JSON {
    let value = try value(level: 0)
    skipSpace()
    if place < bytes.count { throw fault(.more) }
    return value
  }

  private mutating func value(level: Int) throws(JSONError) -> JSON {
    skipSpace()
    switch try current() {
    case UInt8(ascii: "{"): return try object(level: level + 1)
    case UInt8(ascii: "["): return try list(level: level + 1)
    case UInt8(ascii: "\""): return .text(try text())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: throw fault(.unexpected)
    }
  }

  private mutating func list(level: Int) throws(JSONError) -> JSON {
    try enter(level)
    var elements: [JSON] = []
    if try ends(UInt8(ascii: "]")) { return .list(elements) }
    repeat {
      elements.append(try value(level: level))
    } while try goesOn(until: UInt8(ascii: "]"))
    return .list(elements)
  }

  private mutating func object(level: Int) throws(JSONError) -> JSON {
    try enter(level)
    var members: [JSON.Member] = []
    if try ends(UInt8(ascii: "}")) { return .object(members) }
    repeat {
      skipSpace()
      guard try current() == UInt8(ascii: "\"") else { throw fault(.unexpected) }
      let name = try text()
      skipSpace()
      guard try current() == UInt8(ascii: ":") else { throw fault(.unexpected) }
      place += 1
      members.append(JSON.Member(name, try value(level: level)))
    } while try goesOn(until: UInt8(ascii: "}"))
    return .object(members)
  }

  private mutating func enter(_ level: Int) throws(JSONError) {
    if level > JSON.deepest { throw fault(.depth) }
    place += 1
  }

  /// Whether a list or an object is empty: its closing bracket comes next.
  private mutating func ends(_ bracket: UInt8) throws(JSONError) -> Bool {
    skipSpace()
    guard try current() == bracket else { return false }
    place += 1
    return true
  }

  /// Whether a comma comes next, and not the closing bracket.
  private mutating func goesOn(until bracket: UInt8) throws(JSONError) -> Bool {
    skipSpace()
    let byte = try current()
    guard byte == bracket || byte == UInt8(ascii: ",") else { throw fault(.unexpected) }
    place += 1
    return byte != bracket
  }

  private mutating func word(_ word: StaticString, _ value: JSON) throws(JSONError) -> JSON {
    for step in 0..<word.utf8CodeUnitCount {
      guard try current() == word.utf8Start[step] else { throw fault(.unexpected) }
      place += 1
    }
    return value
  }

  private mutating func number() throws(JSONError) -> JSON {
    let start = place
    if bytes[place] == UInt8(ascii: "-") { place += 1 }
    if place < bytes.count, bytes[place] == UInt8(ascii: "0") { place += 1 } else { try digits() }
    if place < bytes.count, bytes[place] == UInt8(ascii: ".") {
      place += 1
      try digits()
    }
    if place < bytes.count, bytes[place] | 0x20 == UInt8(ascii: "e") {
      place += 1
      if place < bytes.count, bytes[place] == UInt8(ascii: "+") || bytes[place] == UInt8(ascii: "-")
      {
        place += 1
      }
      try digits()
    }
    return .number(String(decoding: bytes[start..<place], as: UTF8.self))
  }

  /// One digit or more.
  private mutating func digits() throws(JSONError) {
    let start = place
    while place < bytes.count, bytes[place] &- UInt8(ascii: "0") < 10 { place += 1 }
    if start == place { throw fault(place < bytes.count ? .number : .ended) }
  }

  private mutating func skipSpace() {
    while place < bytes.count {
      switch bytes[place] {
      case 0x20, 0x0a, 0x0d, 0x09: place += 1
      default: return
      }
    }
  }

  private func current() throws(JSONError) -> UInt8 {
    if place < bytes.count { return bytes[place] }
    throw fault(.ended)
  }

  private func fault(_ reason: JSONError.Reason) -> JSONError {
    JSONError(offset: place, reason: reason)
  }
}

extension JSONReader {
  /// A text between quotes. Bytes are copied only where there is an escape.
  private mutating func text() throws(JSONError) -> String {
    place += 1
    var unescaped: [UInt8] = []
    var start = place
    while true {
      let byte = try current()
      switch byte {
      case UInt8(ascii: "\""):
        let rest = bytes[start..<place]
        place += 1
        if unescaped.isEmpty { return String(decoding: rest, as: UTF8.self) }
        return String(decoding: unescaped + rest, as: UTF8.self)
      case UInt8(ascii: "\\"):
        unescaped.append(contentsOf: bytes[start..<place])
        try escape(into: &unescaped)
        start = place
      case 0..<0x20: throw fault(.control)
      case 0..<0x80: place += 1
      default: try scalar(leadBy: byte)
      }
    }
  }

  private mutating func escape(into unescaped: inout [UInt8]) throws(JSONError) {
    let start = place
    place += 1
    switch try current() {
    case UInt8(ascii: "\""): unescaped.append(UInt8(ascii: "\""))
    case UInt8(ascii: "\\"): unescaped.append(UInt8(ascii: "\\"))
    case UInt8(ascii: "/"): unescaped.append(UInt8(ascii: "/"))
    case UInt8(ascii: "b"): unescaped.append(0x08)
    case UInt8(ascii: "f"): unescaped.append(0x0c)
    case UInt8(ascii: "n"): unescaped.append(0x0a)
    case UInt8(ascii: "r"): unescaped.append(0x0d)
    case UInt8(ascii: "t"): unescaped.append(0x09)
    case UInt8(ascii: "u"):
      guard let scalar = Unicode.Scalar(try codePoint()) else {
        throw JSONError(offset: start, reason: .surrogate)
      }
      unescaped.append(String(Character(scalar)))
      return
    default: throw fault(.escape)
    }
    place += 1
  }

  /// The code point of one `\u` escape or of a pair; a half surrogate stays what it is.
  private mutating func codePoint() throws(JSONError) -> UInt32 {
    let high = try fourDigits()
    guard high & 0xfc00 == 0xd800, place + 1 < bytes.count, bytes[place] == UInt8(ascii: "\\"),
      bytes[place + 1] == UInt8(ascii: "u")
    else { return high }
    place += 1
    let low = try fourDigits()
    guard low & 0xfc00 == 0xdc00 else { return high }
    return 0x10000 + ((high & 0x3ff) << 10 | low & 0x3ff)
  }

  /// The four hexadecimal digits after a `u`.
  private mutating func fourDigits() throws(JSONError) -> UInt32 {
    place += 1
    var value: UInt32 = 0
    for _ in 0..<4 {
      let byte = try current()
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(byte & 0x0f)
      case UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: "a")...UInt8(ascii: "f"):
        value = value << 4 | UInt32(byte & 0x0f + 9)
      default: throw fault(.escape)
      }
      place += 1
    }
    return value
  }

  /// One code point of two to four bytes, in the shortest form and no surrogate (RFC 3629).
  private mutating func scalar(leadBy lead: UInt8) throws(JSONError) {
    let second: ClosedRange<UInt8>
    let count: Int
    switch lead {
    case 0xc2...0xdf: (second, count) = (0x80...0xbf, 2)
    case 0xe0: (second, count) = (0xa0...0xbf, 3)
    case 0xed: (second, count) = (0x80...0x9f, 3)
    case 0xe1...0xef: (second, count) = (0x80...0xbf, 3)
    case 0xf0: (second, count) = (0x90...0xbf, 4)
    case 0xf1...0xf3: (second, count) = (0x80...0xbf, 4)
    case 0xf4: (second, count) = (0x80...0x8f, 4)
    default: throw fault(.encoding)
    }
    guard place + count <= bytes.count, second.contains(bytes[place + 1]) else {
      throw fault(.encoding)
    }
    for step in stride(from: 2, to: count, by: 1) where bytes[place + step] & 0xc0 != 0x80 {
      throw fault(.encoding)
    }
    place += count
  }
}
