import PipitBase
import PipitMarkup

/// What is to be seen of a letter in a word that was typed.
public enum LetterState: String, Equatable, Sendable {
  /// It is right.
  case right
  /// It belongs to another place.
  case elsewhere
  /// It is wrong or too many.
  case wrong
  /// A letter is missing here.
  case gap
  /// A letter that is still to be found.
  case blank
  /// A letter that is given.
  case given

  var icon: Icon? {
    switch self {
    case .right: .check
    case .elsewhere: .swap
    case .wrong: .cross
    case .gap: .plus
    case .blank, .given: nil
    }
  }
}

/// A letter with what is to be seen and heard of it.
public struct LetterMark: Equatable, Sendable {
  let letter: String
  let state: LetterState
  let said: String

  /// A letter, and what is read aloud instead of it: `i, in the wrong place`.
  public init(_ letter: String, _ state: LetterState, said: String) {
    (self.letter, self.state, self.said) = (letter, state, said)
  }
}

/// The letters of a word, each with its mark: a colour, a line of a shape of its own and a picture.
@inline(never)
public func letterMarks(_ marks: [LetterMark], label: String, language: String) -> Markup {
  element("ol") {
    for mark in marks {
      li {
        span { mark.letter.isEmpty ? "\u{a0}" : mark.letter }
          .class("face").language(language).attribute("aria-hidden", "true")
        if let name = mark.state.icon { icon(name) }
        visuallyHidden(mark.said)
      }
      .class(mark.state.rawValue)
    }
  }
  .class("letters-of").attribute("role", "list").attribute("aria-label", label)
}

/// Two spellings of a word, letter over letter; where they differ one is struck out and the other
/// strong. A screen reader is told in words elsewhere.
@inline(never)
public func letterPairs(_ pairs: [LetterPair], language: String) -> Markup {
  div {
    for pair in pairs {
      span {
        half(pair.above, pair.differs ? "del" : "span")
        half(pair.below, pair.differs ? "ins" : "span")
      }
      .class(pair.differs ? "pair differs" : "pair")
    }
  }
  .class("pairs").language(language).attribute("aria-hidden", "true")
}

@inline(never)
private func half(_ letter: String, _ tag: String) -> Markup {
  letter.isEmpty ? span { "\u{a0}" } : element(tag) { letter }
}

/// A letter of one spelling over the letter of another; empty where there is none.
public struct LetterPair: Equatable, Sendable {
  let above: String
  let below: String

  var differs: Bool { above != below }

  /// A letter over a letter.
  public init(_ above: String, _ below: String) {
    (self.above, self.below) = (above, below)
  }
}
