/// A JSON value (RFC 8259). Numbers keep their text, so that no digit is lost on the way.
public enum JSON: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(String)
  case text(String)
  case list([JSON])
  case object([Member])

  /// A name and its value; objects keep the order in which members were written.
  public struct Member: Equatable, Sendable {
    /// The member's name.
    public let name: String
    /// The member's value.
    public let value: JSON

    /// A member of an object.
    public init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// The value of the last member with this name, or nil.
  public subscript(name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    // Names of unequal length are never compared: comparing normalises, and a hostile name is long.
    return members.last { $0.name.utf8.count == name.utf8.count && $0.name == name }?.value
  }

  /// The text of the member with this name, or nil.
  public subscript(text name: String) -> String? {
    @inline(never) get { self[name]?.text }
  }

  /// The whole number of the member with this name, or nil.
  public subscript(integer name: String) -> Int64? {
    @inline(never) get { self[name]?.integer }
  }

  /// The elements of the member with this name; none where there is no such list.
  public subscript(list name: String) -> [JSON] {
    @inline(never) get { self[name]?.list ?? [] }
  }

  /// The text, if this is a text.
  public var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The truth value, if this is one.
  public var bool: Bool? {
    if case .bool(let bool) = self { bool } else { nil }
  }

  /// The whole number, if this is a number without a fraction or exponent that fits 64 bits.
  public var integer: Int64? {
    if case .number(let digits) = self { digits.integer() } else { nil }
  }

  /// The elements, if this is a list.
  public var list: [JSON]? {
    if case .list(let list) = self { list } else { nil }
  }

  /// The members, if this is an object.
  public var members: [Member]? {
    if case .object(let members) = self { members } else { nil }
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// A text.
  public init(stringLiteral value: String) { self = .text(value) }
  /// A truth value.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// A whole number.
  public init(integerLiteral value: Int64) { self = .number(String(value)) }
  /// A list.
  public init(arrayLiteral elements: JSON...) { self = .list(elements) }
  /// An object with its members in the order written.
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }

  /// A whole number.
  public static func integer(_ value: some BinaryInteger) -> JSON {
    .number(String(Int64(value)))
  }
}
