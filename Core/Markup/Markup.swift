import PipitBase

/// A piece of a page: an element, a text, or several of these side by side.
///
/// Text is data and is escaped where it is written; there is no way to put raw HTML in. A piece is
/// a value behind one pointer: the pages' code in the browser is half as long as with a larger one.
public struct Markup: Equatable, Sendable {
  private(set) var node: Node

  /// What a piece is, for those that walk over pages.
  public enum Kind: Sendable {
    /// An element with what stands inside it.
    case element(Element)
    /// A text, not yet escaped.
    case text(String)
    /// Pieces side by side.
    case group([Markup])
  }

  /// What a piece holds. Who changes it must be the only one that has it.
  final class Node: @unchecked Sendable {
    let tag: String?
    var text = ""
    var isGroup = false
    var key: String?
    var attributes: [Element.Attribute] = []
    var content: [Markup] = []

    @inline(never)
    init(tag: String?) { self.tag = tag }
  }

  /// An element with this tag around the content.
  @inline(never)
  public init(tag: String, _ content: Markup) {
    node = Node(tag: tag)
    node.content = content.node.isGroup ? content.node.content : [content]
  }

  /// An element with this tag and class around the content.
  @inline(never)
  public init(tag: String, class names: String, _ content: Markup) {
    self.init(tag: tag, content)
    node.attributes = [.init(name: "class", value: names)]
  }

  private init(node: Node) { self.node = node }

  /// A text, escaped where it is written.
  @inline(never)
  public static func text(_ text: consuming String) -> Markup {
    let node = Node(tag: nil)
    node.text = text
    return Markup(node: node)
  }

  /// Pieces side by side.
  @inline(never)
  public static func group(_ parts: consuming [Markup]) -> Markup {
    let node = Node(tag: nil)
    node.isGroup = true
    node.content = parts
    return Markup(node: node)
  }

  /// Nothing at all.
  public static var empty: Markup {
    @inline(never) get { Markup.group([]) }
  }

  /// What the piece is.
  public var kind: Kind {
    if let tag = node.tag {
      .element(
        Element(tag: tag, key: node.key, attributes: node.attributes, content: node.content))
    } else if node.isGroup {
      .group(node.content)
    } else {
      .text(node.text)
    }
  }

  /// The element to be changed: nobody else's, and nil where the piece is no element.
  mutating func ownElement() -> Node? {
    if node.tag == nil { return nil }
    makeOwn()
    return node
  }

  /// The piece with another beside it.
  @inline(never)
  consuming func followed(by next: consuming Markup) -> Markup {
    if !node.isGroup { return Markup.group([self, next]) }
    makeOwn()
    node.content.append(next)
    return self
  }

  private mutating func makeOwn() {
    if isKnownUniquelyReferenced(&node) { return }
    let copy = Node(tag: node.tag)
    copy.text = node.text
    copy.isGroup = node.isGroup
    copy.key = node.key
    copy.attributes = node.attributes
    copy.content = node.content
    node = copy
  }

  /// Whether both are built alike, with the same keys.
  @inline(never)
  public static func == (one: Markup, other: Markup) -> Bool {
    one.node === other.node
      || one.node.tag == other.node.tag && one.node.text == other.node.text
        && one.node.isGroup == other.node.isGroup && one.node.key == other.node.key
        && one.node.attributes == other.node.attributes && one.node.content == other.node.content
  }
}

extension [Markup] {
  /// The nodes without groups: neighbouring texts joined, empty ones left out, as a browser's
  /// parser would see them.
  public var nodes: [Markup] {
    var flat: [Markup] = []
    appendNodes(to: &flat)
    return flat
  }

  private func appendNodes(to flat: inout [Markup]) {
    for part in self {
      switch part.kind {
      case .element: flat.append(part)
      case .group(let parts): parts.appendNodes(to: &flat)
      case .text(let text):
        if text.isEmpty { continue }
        if case .text(let before)? = flat.last?.kind {
          flat[flat.count - 1] = Markup.text(before + text)
        } else {
          flat.append(part)
        }
      }
    }
  }
}

extension Markup {
  /// The piece's nodes without groups, as `nodes` of a list.
  public var nodes: [Markup] { [self].nodes }
}

/// An HTML element: a tag, attributes in the order they were given, and what stands inside.
public struct Element: Equatable, Sendable {
  /// The tag's name, in small letters.
  public let tag: String
  /// What makes the element the same one on the next page, wherever it stands there; unique on the page.
  public let key: String?
  /// The attributes, each name at most once.
  public let attributes: [Attribute]
  /// What stands inside.
  public let content: [Markup]

  /// A name and its value; a truth attribute has the empty value.
  public struct Attribute: Equatable, Sendable {
    /// The attribute's name.
    public let name: String
    /// The attribute's value, not yet escaped.
    public var value: String
  }

  /// The value of an attribute, or nil where it is not there.
  public subscript(name: String) -> String? {
    for attribute in attributes where attribute.name.hasSameBytes(as: name) {
      return attribute.value
    }
    return nil
  }
}
