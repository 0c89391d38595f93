/// A path with its query, as in `/practise/alphabet?alphabet=lapd&way=type`.
public struct Address: Equatable, Sendable {
  /// The path's parts: `["practise", "alphabet"]`.
  public let parts: [String]
  /// The fields of the query, decoded, in their order.
  public let fields: [Field]

  /// A field of a query or a form.
  public struct Field: Equatable, Sendable {
    /// The field's name.
    public let name: String
    /// The field's value.
    public let value: String

    /// A field with its value.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The address that a text spells; what cannot be decoded stays as it stands.
  public init(_ text: String) {
    let halves = text.pieces(at: "?", most: 2, keepsEmpty: true)
    parts = halves[0].pieces(at: "/").map { Self.decoded($0) }
    fields = halves.count > 1 ? Self.fields(halves[1]) : []
  }

  /// The value of the first field with this name, or nil.
  public subscript(name: String) -> String? {
    fields.first { $0.name == name }?.value
  }

  /// The fields of a form-encoded text.
  public static func fields(_ text: String) -> [Field] {
    text.pieces(at: "&").map { pair in
      let halves = pair.pieces(at: "=", most: 2, keepsEmpty: true)
      return Field(
        decoded(halves[0], plusIsSpace: true),
        halves.count > 1 ? decoded(halves[1], plusIsSpace: true) : "")
    }
  }

  /// A path with fields, encoded.
  public static func text(_ path: String, _ fields: [Field] = []) -> String {
    var text = path
    for (place, field) in fields.enumerated() {
      text += place == 0 ? "?" : "&"
      text += encoded(field.name) + "=" + encoded(field.value)
    }
    return text
  }

  /// The text with every byte but letters, digits and `-._~` percent-encoded (RFC 3986).
  public static func encoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.bytes {
      switch byte {
      case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x2d, 0x2e, 0x5f, 0x7e: bytes.append(byte)
      default:
        bytes.append(UInt8(ascii: "%"))
        bytes.append(hexDigit(byte >> 4))
        bytes.append(hexDigit(byte & 15))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text with its percent-encoded bytes decoded.
  public static func decoded(_ text: String, plusIsSpace: Bool = false) -> String {
    var bytes: [UInt8] = []
    let given = text.bytes
    var place = 0
    while place < given.count {
      let byte = given[place]
      if byte == UInt8(ascii: "%"), place + 2 < given.count,
        let high = hexValue(given[place + 1]), let low = hexValue(given[place + 2])
      {
        bytes.append(high << 4 | low)
        place += 3
      } else {
        bytes.append(plusIsSpace && byte == UInt8(ascii: "+") ? 0x20 : byte)
        place += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  private static func hexValue(_ digit: UInt8) -> UInt8? {
    switch digit {
    case 0x30...0x39: digit - 0x30
    case 0x41...0x46: digit - 0x41 + 10
    case 0x61...0x66: digit - 0x61 + 10
    default: nil
    }
  }
}
