import PipitMarkup

/// A page as lines of text; its keys are numbered from 1.
struct PlainPage {
  private(set) var lines: [String] = []
  private(set) var tokens: [String] = []
  private var line = ""

  init(_ page: Markup) {
    write(page.nodes)
    endLine()
  }

  var text: String { lines.joined(separator: "\n") }

  /// The token of the key with this number; else the line itself.
  func token(for line: String) -> String {
    guard let number = Int(line), tokens.indices.contains(number - 1) else { return line }
    return tokens[number - 1]
  }

  private mutating func write(_ nodes: [Markup]) {
    for node in nodes {
      switch node.kind {
      case .text(let text): line += text
      case .element(let element): write(element)
      case .group: break
      }
    }
  }

  private mutating func write(_ element: Element) {
    if element["aria-hidden"] == "true" || element["popover"] != nil { return }
    let isInline =
      element["popovertarget"] != nil || ["b", "em", "kbd", "span", "strong"].contains(element.tag)
    if !isInline { endLine() }
    if element.tag == "button", let token = element["value"], element["disabled"] == nil {
      tokens.append(token)
      line += "[\(tokens.count)] "
    }
    write(Markup.group(element.content).nodes)
    if !isInline { endLine() }
  }

  private mutating func endLine() {
    if !line.isEmpty { lines.append(line) }
    line = ""
  }
}
