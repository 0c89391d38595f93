import PipitBase

/// The page that is shown, every node with its number, so that a new page can be told as patches.
///
/// Number 0 is the place the page stands in; its nodes count from 1, each before what stands inside
/// it. A number is never given twice. Pages are read recursively and are at most 64 levels deep.
///
///     var page = Page(p { "Hello" })
///     page.become(p { "Hello again" })  // [.text(number: 2, "Hello again")]
public struct Page: Sendable {
  /// The nodes in the order they are written, a node before its content; the place itself first.
  var nodes: [Node] = []
  /// Where each key stands among the nodes.
  var keys: KeyTable
  /// The next number to be given.
  var nextNumber: Int32

  /// A node without what stands inside it: that follows it, up to `end`.
  struct Node: Sendable {
    var number: Int32 = 0
    let parent: Int
    var end: Int
    /// The element's tag; nil for a text.
    let tag: String?
    /// The element's key, where no node before it on the page has the same.
    var key: String?
    var attributes: [Element.Attribute] = []
    var text = ""
    /// The element's id: two unkeyed elements with different ids are never the same one.
    var id: String?
  }

  /// The page that shows this piece, its nodes numbered from 1.
  public init(_ markup: Markup) {
    self.init(unnumbered: markup)
    for place in nodes.indices { nodes[place].number = Int32(place) }
    nextNumber = Int32(nodes.count)
  }

  /// The page with all numbers still 0.
  init(unnumbered markup: Markup) {
    keys = KeyTable()
    nextNumber = 1
    nodes.append(Node(parent: 0, end: 0, tag: "div"))
    append(markup.nodes, inside: 0)
  }

  private mutating func append(_ content: [Markup], inside parent: Int) {
    for part in content {
      let place = nodes.count
      switch part.kind {
      case .group: continue
      case .text(let text):
        nodes.append(Node(parent: parent, end: place + 1, tag: nil, text: text))
      case .element(let element):
        let isFirst = element.key.map { keys.insert($0, at: place) } ?? false
        nodes.append(
          Node(
            parent: parent, end: place + 1, tag: element.tag, key: isFirst ? element.key : nil,
            attributes: element.attributes, id: element["id"]))
        if !element.isVoid { append(element.content.nodes, inside: place) }
      }
    }
    nodes[parent].end = nodes.count
  }

  /// Whether a node with this number is on the page.
  public func has(_ number: Int32) -> Bool {
    nodes.contains { $0.number == number }
  }

  /// The patch that shows the whole page where nothing, or the server's print of it, stands.
  public var whole: Patch { .whole(spec(of: 0)) }

  /// A node with what stands inside it, as far as `isIncluded` says so of the places.
  func spec(of place: Int, where isIncluded: (Int) -> Bool = { _ in true }) -> NodeSpec {
    let node = nodes[place]
    guard let tag = node.tag else { return .text(number: node.number, node.text) }
    var content: [NodeSpec] = []
    var inside = place + 1
    while inside < node.end {
      if isIncluded(inside) { content.append(spec(of: inside, where: isIncluded)) }
      inside = nodes[inside].end
    }
    return .element(
      number: node.number, tag: tag, attributes: node.attributes, content: content)
  }
}
