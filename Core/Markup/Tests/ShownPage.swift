import PipitMarkup
import Testing

/// A page as a browser would hold it: applies patches and refuses what no browser could do.
final class ShownPage {
  final class Node {
    let number: Int32
    let tag: String?
    var attributes: [String: String] = [:]
    var text = ""
    var content: [Node] = []
    weak var parent: Node?

    init(_ number: Int32, tag: String?) {
      self.number = number
      self.tag = tag
    }
  }

  var nodes: [Int32: Node] = [:]
  let place = Node(0, tag: "div")

  init(_ page: Page) {
    nodes[0] = place
    guard case .whole(.element(0, "div", _, let content)) = page.whole else {
      Issue.record("The whole page is told as its place")
      return
    }
    for spec in content { insert(make(spec), parent: 0, before: 0) }
  }

  func apply(_ patches: [Patch]) {
    for patch in patches { apply(patch) }
  }

  func apply(_ patch: Patch) {
    switch patch {
    case .whole: Issue.record("A page that is shown is not made anew")
    case .insert(let spec, let parent, let before):
      insert(make(spec), parent: parent, before: before)
    case .move(let number, let parent, let before):
      let node = known(number)
      detach(node)
      insert(node, parent: parent, before: before)
    case .remove(let number):
      let node = known(number)
      detach(node)
      forget(node)
    case .text(let number, let text):
      #expect(known(number).tag == nil)
      known(number).text = text
    case .set(let number, let name, let value): known(number).attributes[name] = value
    case .unset(let number, let name):
      #expect(known(number).attributes.removeValue(forKey: name) != nil)
    }
  }

  func known(_ number: Int32) -> Node {
    if let node = nodes[number] { return node }
    Issue.record("There is no node \(number)")
    return Node(number, tag: nil)
  }

  private func make(_ spec: NodeSpec) -> Node {
    let node: Node
    switch spec {
    case .text(let number, let text):
      node = Node(number, tag: nil)
      node.text = text
    case .element(let number, let tag, let attributes, let content):
      node = Node(number, tag: tag)
      for attribute in attributes { node.attributes[attribute.name] = attribute.value }
      node.content = content.map(make)
      for inside in node.content { inside.parent = node }
    }
    #expect(nodes[node.number] == nil, "A number is given once")
    nodes[node.number] = node
    return node
  }

  private func insert(_ node: Node, parent: Int32, before: Int32) {
    let parent = known(parent)
    var above: Node? = parent
    while let next = above {
      #expect(next !== node, "No node goes into itself")
      above = next.parent
    }
    let position =
      before == 0
      ? parent.content.count : parent.content.firstIndex { $0.number == before }
    guard let position else {
      Issue.record("\(before) does not stand inside \(parent.number)")
      return
    }
    parent.content.insert(node, at: position)
    node.parent = parent
  }

  private func detach(_ node: Node) {
    node.parent?.content.removeAll { $0 === node }
    node.parent = nil
  }

  private func forget(_ node: Node) {
    nodes[node.number] = nil
    for inside in node.content { forget(inside) }
  }

  /// The page as HTML; neighbouring texts are seen as one, attributes are sorted by name.
  var html: String { Self.html(place.content.map(Self.markup)) }

  /// A piece as HTML with its attributes sorted by name.
  static func html(_ parts: [Markup]) -> String {
    Markup.group(parts.map(sorted)).html
  }

  private static func markup(_ node: Node) -> Markup {
    guard let tag = node.tag else { return .text(node.text) }
    var markup = element(tag) { Markup.group(node.content.map(Self.markup)) }
    for (name, value) in node.attributes { markup = markup.attribute(name, value) }
    return markup
  }

  private static func sorted(_ markup: Markup) -> Markup {
    switch markup.kind {
    case .text: return markup
    case .group(let parts): return .group(parts.map(sorted))
    case .element(let element):
      let attributes = element.attributes.sorted { $0.name < $1.name }
      let content = Markup.group(element.content.map(sorted))
      return element.around(content, attributes: attributes)
    }
  }
}

extension Element {
  /// The same element around other content, with other attributes where they are given.
  func around(_ content: Markup, attributes: [Attribute]? = nil) -> Markup {
    var markup = Markup(tag: tag, content)
    for attribute in attributes ?? self.attributes {
      markup = markup.attribute(attribute.name, attribute.value)
    }
    return key.map { markup.key($0) } ?? markup
  }
}
