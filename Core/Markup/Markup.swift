/// A piece of a page: an element, a text, or several of these side by side.
///
/// Text is data and is escaped where it is written; there is no way to put raw HTML in.
public indirect enum Markup: Equatable, Sendable {
  case element(Element)
  case text(String)
  case group([Markup])

  /// Nothing at all.
  public static let empty = Markup.group([])

  /// The nodes without groups: neighbouring texts joined, empty ones left out, as a browser's
  /// parser would see them.
  public var nodes: [Markup] {
    var flat: [Markup] = []
    appendNodes(to: &flat)
    return flat
  }

  private func appendNodes(to flat: inout [Markup]) {
    switch self {
    case .element: flat.append(self)
    case .group(let parts): for part in parts { part.appendNodes(to: &flat) }
    case .text(let text):
      if text.isEmpty { return }
      if case .text(let before)? = flat.last {
        flat[flat.count - 1] = .text(before + text)
      } else {
        flat.append(self)
      }
    }
  }
}

/// An HTML element: a tag, attributes in the order they were given, and what stands inside.
public struct Element: Equatable, Sendable {
  /// The tag's name, in small letters.
  public let tag: String
  /// What makes the element the same one on the next page, wherever it stands there; unique on the page.
  public var key: String?
  /// The attributes, each name at most once.
  public var attributes: [Attribute]
  /// What stands inside.
  public var content: Markup

  /// A name and its value; a truth attribute has the empty value.
  public struct Attribute: Equatable, Sendable {
    /// The attribute's name.
    public let name: String
    /// The attribute's value, not yet escaped.
    public var value: String
  }

  /// An element with this tag around the content.
  public init(_ tag: String, key: String? = nil, _ content: Markup = .empty) {
    self.tag = tag
    self.key = key
    self.attributes = []
    self.content = content
  }

  /// The value of an attribute, or nil where it is not there.
  public subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }
}
