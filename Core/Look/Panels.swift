import PipitBase
import PipitMarkup

/// A translucent card with eased edges, above the sky.
@inline(__always)
public func card(@MarkupBuilder _ content: () -> Markup) -> Markup {
  box("card", content())
}

/// How an answer went.
public enum Outcome: String, Equatable, Sendable {
  case right, slip, wrong
  /// The learner asked to be told.
  case revealed

  /// The picture that stands beside its colour.
  public var icon: Icon {
    switch self {
    case .right: .check
    case .slip: .tilde
    case .wrong: .cross
    case .revealed: .eye
    }
  }
}

/// The panel that slides up after an answer: colour, picture and word, what there is to know, and
/// the keys that lead on.
///
/// It is not a live region: the room announces the verdict, so that nothing is read twice.
@inline(__always)
public func verdict(
  _ outcome: Outcome, title: String, @MarkupBuilder details: () -> Markup = { .empty },
  @MarkupBuilder keys: () -> Markup = { .empty }
) -> Markup {
  verdict(outcome, title, details(), keys())
}

@inline(never)
func verdict(_ outcome: Outcome, _ title: String, _ details: Markup, _ keys: Markup) -> Markup {
  section {
    div {
      icon(outcome.icon)
      h2 { title }
    }
    .class("told")
    box("details", details)
    box("row", keys)
  }
  .class("verdict " + outcome.rawValue)
}

/// What a notice is about.
public enum NoticeKind: String, Equatable, Sendable { case info, warning, right }

/// A message in the page, with a picture; its first words say what it is about.
@inline(__always)
public func notice(_ kind: NoticeKind, @MarkupBuilder _ content: () -> Markup) -> Markup {
  notice(kind, content())
}

@inline(never)
func notice(_ kind: NoticeKind, _ content: Markup) -> Markup {
  let name: Icon =
    switch kind {
    case .info: .info
    case .warning: .warning
    case .right: .check
    }
  return div {
    icon(name)
    box("stack", content)
  }
  .class("notice " + kind.rawValue)
}

/// A word or a figure in a pill, such as a score or where an alphabet comes from; the label says in
/// words what is only hinted at to the eye.
@inline(never)
public func badge(_ text: String, icon name: Icon? = nil, label: String? = nil) -> Markup {
  span {
    if let name { icon(name) }
    span { text }.attribute("aria-hidden", label == nil ? nil : "true")
    if let label { visuallyHidden(label) }
  }
  .class("badge").attribute("title", label)
}

/// A bubble that Pip speaks in.
@inline(__always)
public func bubble(@MarkupBuilder _ content: () -> Markup) -> Markup {
  box("bubble", content())
}

/// Pip beside a bubble; without Pip, where the learner wants it so, the bubble alone.
@inline(__always)
public func coach(
  _ mood: PipMood, isSeen: Bool = true, @MarkupBuilder _ content: () -> Markup
) -> Markup {
  coach(mood, isSeen, content())
}

@inline(never)
func coach(_ mood: PipMood, _ isSeen: Bool, _ content: Markup) -> Markup {
  div {
    if isSeen { pip(mood) }
    box("bubble", content)
  }
  .class("coach")
}

/// A letter with its word, how it is said, and a control such as a play key.
public final class ReferenceRow: Sendable {
  let letter: String
  let word: String
  let said: String
  let note: String
  let language: String
  let control: Markup

  /// A letter of an alphabet with its word; what is not known is empty.
  public init(
    letter: String, word: String, said: String = "", note: String = "", language: String,
    control: Markup = .empty
  ) {
    self.letter = letter
    self.word = word
    self.said = said
    self.note = note
    self.language = language
    self.control = control
  }
}

/// Letters and their words, one below the other, in as many columns as there is room for.
@inline(never)
public func reference(_ rows: [ReferenceRow]) -> Markup {
  element("dl") {
    for row in rows {
      div {
        element("dt") { row.letter }.language(row.language).attribute("dir", "auto")
        element("dd") {
          element("strong") { row.word }.language(row.language).attribute("dir", "auto")
          if !row.said.isEmpty { span { row.said }.class("soft").language(row.language) }
          if !row.note.isEmpty { span { row.note }.class("soft") }
        }
        if row.control != .empty { element("dd") { row.control } }
      }
    }
  }
  .class("reference")
}

/// A card for the purse, which is all that is printed of its page.
@inline(__always)
public func wallet(title: String, @MarkupBuilder _ content: () -> Markup) -> Markup {
  wallet(title, content())
}

@inline(never)
func wallet(_ title: String, _ content: Markup) -> Markup {
  section {
    h2 { title }
    content
  }
  .class("wallet")
}
