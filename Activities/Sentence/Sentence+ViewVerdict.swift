import PipitBase
import PipitLexicon
import PipitLook
import PipitMarkup
import PipitPractice
import PipitText

/// The panel that tells how an answer went.
extension Sentence {
  func verdict(_ told: Answer, _ text: SentenceText, _ surroundings: Surroundings) -> Markup {
    let judged = judgement
    let language = judged?.form ?? exercise.answer.language
    let canHear =
      lesson.isForeign(exercise.answer) && lesson.canSay(exercise.answer, surroundings.device)
    return PipitLook.verdict(told.verdict.outcome, title: text.title(told.verdict)) {
      if told.verdict == .wrong {
        if told.way.isTyped {
          p { text.youWrote }.class("caption")
          p { told.given }.language(language.tag).attribute("dir", "auto")
        }
        p { text.correctAnswer }.class("caption")
      }
      p {
        if told.verdict == .wrong, let result = judged?.result {
          marked(result.differing, in: result.closest)
        } else {
          told.verdict == .claimed ? told.given : judged?.result.closest ?? exercise.answer.text
        }
      }
      .class("fact").language(language.tag).attribute("dir", "auto")
      p { readings(exercise.answer.forms) }.class("readings")
      if !exercise.meaning.isEmpty { p { exercise.meaning }.language(lesson.learner.tag) }
      if told.verdict == .wrong, let result = judged?.result {
        edits(result.edit, text, language)
      }
      if told.verdict == .claimed { p { text.claimed }.class("soft") }
    } keys: {
      key(
        sends: Action.next(screen).token, kind: .primary, icon: .forward, shortcut: "Enter"
      ) { text.next }
      .id(Self.continueId)
      if canHear {
        iconKey(
          sends: Action.hearAnswer(screen).token, .play, label: text.hearAnswer, shortcut: ".")
      }
      switch told.verdict {
      case .wrong:
        key(sends: Action.claim(screen).token, kind: .quiet, icon: .check) { text.iWasRight }
      case .claimed:
        key(sends: Action.unclaim(screen).token, kind: .quiet, icon: .undo) { text.undo }
      case .right, .mended: Markup.empty
      }
    }
    .key("verdict-\(screen)")
  }

  /// A sentence with the words that differ in bold; they stand in it in their order.
  @MarkupBuilder private func marked(_ words: [String], in sentence: String) -> Markup {
    let letters = sentence.characters
    let marks = Self.places(of: words, in: letters)
    for (place, mark) in marks.enumerated() {
      Self.text(letters[(place == 0 ? 0 : marks[place - 1].upperBound)..<mark.lowerBound])
      element("strong") { Self.text(letters[mark]) }
    }
    Self.text(letters[(marks.last?.upperBound ?? 0)...])
  }

  /// Where words stand in a text, one after another; a place that ends with a word is preferred.
  private static func places(of words: [String], in letters: [Character]) -> [Range<Int>] {
    var places: [Range<Int>] = []
    var next = 0
    for word in words {
      let wanted = word.characters
      var found: Int?
      var place = next
      while place + wanted.count <= letters.count {
        let end = place + wanted.count
        if Array(letters[place..<end]) == wanted {
          let begins = place == 0 || !Text.isWordly(letters[place - 1])
          let isWhole = begins && (end == letters.count || !Text.isWordly(letters[end]))
          if found == nil || isWhole { found = place }
          if isWhole { break }
        }
        place += 1
      }
      guard let found else { continue }
      places.append(found..<(found + wanted.count))
      next = found + wanted.count
    }
    return places
  }

  private static func text(_ letters: ArraySlice<Character>) -> String {
    var text = ""
    for letter in letters { text.append(letter) }
    return text
  }

  /// What to change, in words; nothing where it would be most of the sentence.
  private func edits(
    _ edits: [SentenceEdit], _ text: SentenceText, _ language: Language
  ) -> Markup {
    guard edits.count <= 4 else { return .empty }
    return ul {
      for edit in edits { li { pieces(text.pieces(edit), language) } }
    }
    .class("edits")
  }

  /// A sentence of the interface with words of the answer's language in it.
  @MarkupBuilder func pieces(_ pieces: [SentencePiece], _ language: Language) -> Markup {
    for piece in pieces {
      switch piece {
      case .plain(let text): text
      case .word(let word): element("em") { word }.language(language.tag)
      }
    }
  }
}

extension Sentence.Verdict {
  /// How the verdict looks.
  fileprivate var outcome: Outcome {
    switch self {
    case .right, .claimed: .right
    case .mended: .slip
    case .wrong: .wrong
    }
  }
}
