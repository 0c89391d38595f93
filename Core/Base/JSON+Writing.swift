extension JSON {
  /// The value as compact JSON text, members in their order.
  public var written: String {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the value's compact JSON text, as UTF-8.
  public func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes.append("null")
    case .bool(let bool): bytes.append(bool ? "true" : "false")
    case .number(let digits): bytes.append(digits)
    case .text(let text): Self.write(text, to: &bytes)
    case .list(let list):
      bytes.append(UInt8(ascii: "["))
      for (place, element) in list.enumerated() {
        if place > 0 { bytes.append(UInt8(ascii: ",")) }
        element.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (place, member) in members.enumerated() {
        if place > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.write(member.name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.bytes {
      switch byte {
      case UInt8(ascii: "\""): bytes.append("\\\"")
      case UInt8(ascii: "\\"): bytes.append("\\\\")
      case 0x0a: bytes.append("\\n")
      case 0x0d: bytes.append("\\r")
      case 0x09: bytes.append("\\t")
      case 0..<0x20:
        bytes.append("\\u00")
        bytes.append(hexDigit(byte >> 4))
        bytes.append(hexDigit(byte & 15))
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
