import PipitBase
import PipitPractice

/// A session played by lines of text: what is shown, and what a line does.
struct TerminalGame {
  private var session: Session
  private(set) var isOver = false
  /// Deals another session: with the options of an address, or with the same ones where there is
  /// none.
  private let deal: (_ path: String?) -> Session?

  init(_ session: Session, deal: @escaping (_ path: String?) -> Session? = { _ in nil }) {
    self.session = session
    self.deal = deal
  }

  /// The page as text, with what can be typed.
  var shown: String {
    let page = page
    var help: [String] = []
    if !page.buttons.isEmpty { help.append("a number presses its button") }
    if page.form != nil { help.append("text answers (=3 writes 3)") }
    help.append("q leaves")
    return "\n\(page.text)\n(\(help.joined(separator: ", ")))"
  }

  /// Does what a line says, and gives what to show then.
  mutating func take(_ line: String, at now: Moment) -> String {
    let line = line.trimmed
    if line == "q" {
      isOver = true
      return ""
    }
    guard let token = token(for: line) else {
      return line.isEmpty ? shown : "“\(line)” is not understood.\n\(shown)"
    }
    if token == Self.startOver { return goOver(to: deal(nil)) }
    for effect in session.press(token, at: now) ?? [] {
      switch effect {
      case .finish(let result):
        isOver = true
        return result.told
      case .go(let path): return goOver(to: deal(path))
      default: break
      }
    }
    return shown
  }

  /// The frame's token for the same session dealt anew.
  private static let startOver = "app over"

  private mutating func goOver(to next: Session?) -> String {
    guard let next else {
      isOver = true
      return ""
    }
    session = next
    return shown
  }

  private func token(for line: String) -> String? {
    let page = page
    if let number = Int(line), page.buttons.indices.contains(number - 1) {
      return page.buttons[number - 1]
    }
    if line.isEmpty { return page.buttons.count == 1 && page.form == nil ? page.buttons[0] : nil }
    guard let form = page.form else { return nil }
    return form + " " + (line.hasPrefix("=") ? String(line.dropFirst()) : line)
  }

  private var page: PlainPage {
    var surroundings = Surroundings()
    surroundings.device.isKnown = true
    surroundings.showsPip = false
    return PlainPage(session.page(in: surroundings))
  }
}

extension LessonResult {
  /// The result as lines for a terminal.
  fileprivate var told: String {
    var lines = ["", "\(title): \(right) of \(count) right, \(accuracyPercent) %"]
    if xp > 0 { lines.append("\(xp) XP, \(stars) of 3 stars") }
    for line in missed {
      lines.append(
        "  \(line.asked): \(line.answer)" + (line.given.isEmpty ? "" : ", not \(line.given)"))
    }
    return lines.joined(separator: "\n")
  }
}

extension String {
  /// The text without spaces around it.
  fileprivate var trimmed: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
