import PipitBase
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
/// Its shortcut is printed on it and presses it; one with Control, `Control+D`, does so while the
/// focus is in a field too. A disabled key cannot be pressed.
@inline(__always)
public func key(
  sends token: String, kind: KeyKind = .plain, icon name: Icon? = nil, shortcut: String? = nil,
  isDisabled: Bool = false, @MarkupBuilder label: () -> Markup
) -> Markup {
  key(token, kind, name, shortcut, isDisabled, label())
}

@inline(never)
func key(
  _ token: consuming String, _ kind: KeyKind, _ name: Icon?, _ shortcut: consuming String?,
  _ isDisabled: Bool, _ label: consuming Markup
) -> Markup {
  let shortcut = shortcut
  return button(sends: token, face(name, shortcut, label))
    .class("key " + kind.rawValue)
    .shortcut(shortcut)
    .attribute("disabled", when: isDisabled)
}

/// A key that shows only a picture; its name is read aloud and shown as a tip.
@inline(never)
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
@inline(__always)
public func linkKey(
  to path: String, kind: KeyKind = .plain, icon name: Icon? = nil, shortcut: String? = nil,
  @MarkupBuilder label: () -> Markup
) -> Markup {
  linkKey(path, kind, name, shortcut, label())
}

@inline(never)
func linkKey(
  _ path: consuming String, _ kind: KeyKind, _ name: Icon?, _ shortcut: consuming String?,
  _ label: consuming Markup
) -> Markup {
  let shortcut = shortcut
  return link(to: path, face(name, shortcut, label))
    .class("key " + kind.rawValue)
    .shortcut(shortcut)
}

/// A way to another page that shows only a picture; its name is read aloud and shown as a tip.
@inline(never)
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
@inline(__always)
public func choiceKey(
  sends token: String, number: Int, state: ChoiceState = .open, language: String? = nil,
  @MarkupBuilder label: () -> Markup
) -> Markup {
  choiceKey(token, number, state, language, label())
}

@inline(never)
func choiceKey(
  _ token: String, _ number: Int, _ state: ChoiceState, _ language: String?, _ label: Markup
) -> Markup {
  let shortcut = String(number)
  return button(sends: token) {
    element("kbd") { shortcut }.attribute("aria-hidden", "true")
    Markup(tag: "span", class: "label", label).attribute("lang", language)
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
@inline(__always)
public func answers(label: String, @MarkupBuilder _ content: () -> Markup) -> Markup {
  box("answers", content()).attribute("role", "group").attribute("aria-label", label)
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
  @inline(never)
  func shortcut(_ key: String?) -> Markup {
    attribute("data-key", key).attribute("aria-keyshortcuts", key.map { $0 == " " ? "Space" : $0 })
  }
}

@inline(never)
@MarkupBuilder private func face(
  _ name: Icon?, _ shortcut: String?, _ label: Markup
) -> Markup {
  if let name { icon(name) }
  Markup(tag: "span", class: "label", label)
  printed(shortcut)
}

/// A shortcut as it is printed on a key; a screen reader has it from the key itself.
@inline(never)
func printed(_ shortcut: String?) -> Markup {
  guard let shortcut else { return .empty }
  let text =
    switch shortcut {
    case " ": "␣"
    case "Enter": "↵"
    case "Escape": "Esc"
    case "ArrowLeft": "←"
    case "ArrowRight": "→"
    case "Backspace": "⌫"
    default: shortcut.rest(after: "Control").map { "Ctrl" + $0 } ?? shortcut
    }
  return element("kbd") { text }.attribute("aria-hidden", "true")
}

@inline(never)
private func mark(_ name: Icon, _ word: String) -> Markup {
  span {
    icon(name)
    spanned("word", word)
  }
  .class("mark")
}
