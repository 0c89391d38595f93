import PipitMarkup

/// How much a key asks to be pressed.
public enum KeyKind: String, Equatable, Sendable {
  /// The one way on, in the unit's colour.
  case primary
  /// One of several.
  case plain
  /// Without a lip, for what is seldom wanted.
  case quiet
}

/// A chunky key that sends a token.
///
/// Its shortcut is printed on it and presses it; a disabled key cannot be pressed.
public func key(
  sends token: String, kind: KeyKind = .plain, icon name: Icon? = nil, shortcut: String? = nil,
  isDisabled: Bool = false, @MarkupBuilder label: () -> Markup
) -> Markup {
  button(sends: token) { face(name, shortcut, label()) }
    .class("key " + kind.rawValue)
    .shortcut(shortcut)
    .attribute("disabled", when: isDisabled)
}

/// A key that shows only a picture; its name is read aloud and shown as a tip.
public func iconKey(
  sends token: String, _ name: Icon, label: String, kind: KeyKind = .plain,
  shortcut: String? = nil, isDisabled: Bool = false
) -> Markup {
  key(sends: token, kind: kind, icon: name, shortcut: shortcut, isDisabled: isDisabled) {
    visuallyHidden(label)
  }
  .class("round").attribute("title", label)
}

/// A way to another page that looks like a key.
public func linkKey(
  to path: String, kind: KeyKind = .plain, icon name: Icon? = nil, shortcut: String? = nil,
  @MarkupBuilder label: () -> Markup
) -> Markup {
  link(to: path) { face(name, shortcut, label()) }
    .class("key " + kind.rawValue)
    .shortcut(shortcut)
}

/// A way to another page that shows only a picture; its name is read aloud and shown as a tip.
public func iconLink(
  to path: String, _ name: Icon, label: String, kind: KeyKind = .quiet, shortcut: String? = nil
) -> Markup {
  linkKey(to: path, kind: kind, icon: name, shortcut: shortcut) { visuallyHidden(label) }
    .class("round").attribute("title", label)
}

/// What has become of one answer in a list of answers, with the word that tells it.
public enum ChoiceState: Equatable, Sendable {
  /// It can be chosen.
  case open
  /// It was the right one.
  case right(String)
  /// It was chosen and is not right.
  case wrong(String)
  /// It was not chosen, and the question is answered.
  case other
}

/// One answer in a list of answers: full width, with its number, which presses it.
public func choiceKey(
  sends token: String, number: Int, state: ChoiceState = .open, language: String? = nil,
  @MarkupBuilder label: () -> Markup
) -> Markup {
  let shortcut = String(number)
  return button(sends: token) {
    element("kbd") { shortcut }.attribute("aria-hidden", "true")
    span { label() }.class("label").attribute("lang", language)
      .attribute("dir", language == nil ? nil : "auto")
    switch state {
    case .open, .other: Markup.empty
    case .right(let word): mark(.check, word)
    case .wrong(let word): mark(.cross, word)
    }
  }
  .class("key choice" + state.suffix)
  .shortcut(state == .open ? shortcut : nil)
  .attribute("disabled", when: state != .open)
}

/// The answers to one question, side by side where there is room; they slide in when they are new.
public func answers(label: String, @MarkupBuilder _ content: () -> Markup) -> Markup {
  div(content).class("answers").attribute("role", "group").attribute("aria-label", label)
}

/// A small key for one piece of an answer, such as a word or a letter.
///
/// A ghost keeps the place of a tile that has gone elsewhere: flat, empty to the ear, not pressed.
public func tile(
  sends token: String, language: String? = nil, shortcut: String? = nil, isGhost: Bool = false,
  @MarkupBuilder label: () -> Markup
) -> Markup {
  if isGhost {
    return span(label).class("tile ghost").attribute("aria-hidden", "true")
  }
  return button(sends: token) { face(nil, shortcut, label()) }
    .class("tile").attribute("lang", language).attribute("dir", language == nil ? nil : "auto")
    .shortcut(shortcut)
}

extension ChoiceState {
  fileprivate var suffix: String {
    switch self {
    case .open: ""
    case .right: " right"
    case .wrong: " wrong"
    case .other: " other"
    }
  }
}

extension Markup {
  /// The same control, pressed by a key of the keyboard too; the caller prints it.
  func shortcut(_ key: String?) -> Markup {
    attribute("data-key", key).attribute("aria-keyshortcuts", key.map { $0 == " " ? "Space" : $0 })
  }
}

private func face(_ name: Icon?, _ shortcut: String?, _ label: Markup) -> Markup {
  .group([
    name.map { icon($0) } ?? .empty,
    element("span") { label }.class("label"),
    printed(shortcut),
  ])
}

/// A shortcut as it is printed on a key; a screen reader has it from the key itself.
func printed(_ shortcut: String?) -> Markup {
  guard let shortcut else { return .empty }
  let text =
    switch shortcut {
    case " ": "␣"
    case "Enter": "↵"
    case "Escape": "Esc"
    case "ArrowLeft": "←"
    case "ArrowRight": "→"
    default: shortcut
    }
  return element("kbd") { text }.attribute("aria-hidden", "true")
}

private func mark(_ name: Icon, _ word: String) -> Markup {
  span {
    icon(name)
    span { word }.class("word")
  }
  .class("mark")
}
