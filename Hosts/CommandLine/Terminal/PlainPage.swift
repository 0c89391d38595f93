import PipitMarkup

/// A page as a terminal shows it: lines of text, buttons by number, and where text goes. Links are
/// left out: in a terminal there is no other page.
struct PlainPage {
  /// The page's text; a button is told with its number.
  let text: String
  /// The tokens of the buttons that can be pressed, from number 1 on.
  let buttons: [String]
  /// What is sent before a typed text; nil where the page takes none.
  let form: String?

  init(_ page: Markup) {
    var writer = PlainWriter()
    writer.write([page])
    writer.endLine()
    text = writer.lines.joined(separator: "\n")
    buttons = writer.buttons
    form = writer.form
  }
}

private struct PlainWriter {
  var lines: [String] = []
  var buttons: [String] = []
  var form: String?
  private var line = ""
  private var isSpaceDue = false

  mutating func write(_ content: [Markup]) {
    for node in content.nodes {
      switch node.kind {
      case .text(let text): append(text)
      case .element(let element): write(element)
      case .group: break
      }
    }
  }

  private mutating func write(_ element: Element) {
    if element["aria-hidden"] == "true" || element["hidden"] != nil { return }
    // What opens on a press, such as the translation of a word, has no place on a plain page.
    if element["popover"] != nil { return }
    // A switch changes how a page is seen by the app around it, which is not here.
    if element["role"] == "radiogroup" { return }
    switch element.tag {
    case "a", "svg", "script", "style", "select", "template": break
    case "br": endLine()
    // Letters set apart within a sentence bring their spaces along.
    case "b", "em", "i", "strong", "ruby": write(element.content)
    // How a word is read, above it on a page.
    case "rt":
      append("(")
      write(element.content)
      append(")")
    case "code", "kbd", "small", "span": inline(element.content)
    case "button" where element["popovertarget"] != nil: inline(element.content)
    // A key that types a letter, or takes one off: here there are keys for that.
    case "button" where element["data-insert"] == "": break
    case "button" where element["data-insert"] != nil: inline(element.content)
    case "li" where Self.isLetter(element): write(element.content)
    case "button": write(button: element)
    case "input", "textarea": if element["type"] != "hidden" { append("____") }
    case "h1", "h2", "h3":
      endLine()
      if !lines.isEmpty { lines.append("") }
      block(element.content)
    default: block(element.content)
    }
  }

  /// Whether it holds a key that types a letter: those stand in a row.
  private static func isLetter(_ entry: Element) -> Bool {
    guard case .element(let key)? = entry.content.nodes.first?.kind else { return false }
    return key["data-insert"] != nil
  }

  private mutating func write(button: Element) {
    endLine()
    if button["type"] == "submit" {
      form = form ?? button["value"]
      return
    }
    if let token = button["value"], button["disabled"] == nil {
      buttons.append(token)
      append("[\(buttons.count)]")
    } else {
      append("    ")
    }
    inline(button.content)
    endLine()
  }

  private mutating func block(_ content: [Markup]) {
    endLine()
    write(content)
    endLine()
  }

  /// What stands side by side on a page is parted by a space.
  private mutating func inline(_ content: [Markup]) {
    isSpaceDue = true
    write(content)
    isSpaceDue = true
  }

  /// Appends text; characters that steer a terminal are left out.
  private mutating func append(_ text: String) {
    if isSpaceDue, !line.isEmpty, line.last != " ", text.first != " " { line += " " }
    isSpaceDue = false
    for scalar in text.unicodeScalars where scalar.properties.generalCategory != .control {
      line.unicodeScalars.append(scalar)
    }
  }

  mutating func endLine() {
    while line.last == " " { line.removeLast() }
    if !line.isEmpty { lines.append(line) }
    line = ""
    isSpaceDue = false
  }
}
