/// The address of a request: its path as sent, the path's parts decoded, and the query.
///
/// Only plain paths pass: no other server's address, no parts that climb, no bytes that decode to
/// control bytes, slashes or nonsense. What passes means the same thing encoded and decoded.
struct RequestTarget: Equatable {
  let path: String
  let segments: [String]
  let query: String

  init(_ bytes: ArraySlice<UInt8>) throws(Refusal) {
    guard bytes.first == UInt8(ascii: "/") else {
      throw .malformed("its address does not begin with a slash")
    }
    guard bytes.allSatisfy({ (0x21...0x7e).contains($0) && $0 != UInt8(ascii: "#") }) else {
      throw .malformed("its address holds a byte that must be percent-encoded")
    }
    let end = bytes.firstIndex(of: UInt8(ascii: "?")) ?? bytes.endIndex
    let pathBytes = bytes[..<end]
    query = String(decoding: bytes[end...].dropFirst(), as: UTF8.self)
    path = String(decoding: pathBytes, as: UTF8.self)
    var parts: [String] = []
    if pathBytes.count > 1 {
      for part in pathBytes.dropFirst().split(
        separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      {
        parts.append(try Self.segment(part))
      }
    }
    // A slash at the end is one empty part, and the only empty one there may be.
    guard !parts.dropLast().contains("") else {
      throw .malformed("its path has an empty part")
    }
    segments = parts
  }

  private static func segment(_ part: ArraySlice<UInt8>) throws(Refusal) -> String {
    let bytes = try decode(part)
    let isPlain = bytes.allSatisfy { byte in
      byte >= 0x20 && byte != 0x7f && byte != UInt8(ascii: "/") && byte != UInt8(ascii: "\\")
    }
    guard isPlain else { throw .malformed("its path holds a control byte or a hidden slash") }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .malformed("its path is not UTF-8")
    }
    guard text != ".", text != ".." else { throw .malformed("its path climbs") }
    return text
  }

  private static func decode(_ part: ArraySlice<UInt8>) throws(Refusal) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(part.count)
    var place = part.startIndex
    while place < part.endIndex {
      if part[place] != UInt8(ascii: "%") {
        bytes.append(part[place])
        place += 1
        continue
      }
      guard place + 2 < part.endIndex, let high = hexValue(part[place + 1]),
        let low = hexValue(part[place + 2])
      else { throw .malformed("a percent sign in its path is not followed by two hex digits") }
      bytes.append(high << 4 | low)
      place += 3
    }
    return bytes
  }

  private static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
