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
    let scripts = answerScripts(surroundings)
    let shown = judged.flatMap { shownResult(told, $0, scripts) }
    let result = shown ?? judged?.result
    let language = shown == nil ? judged?.form ?? exercise.answer.language : scripts.shown
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
      row {
        p {
          if told.verdict == .wrong, let result {
            for piece in result.pieces {
              if piece.differs { element("strong") { piece.text } } else { piece.text }
            }
          } else {
            told.verdict == .claimed
              ? given(told, language) : result?.closest ?? exercise.answer.text
          }
        }
        .class("fact").language(language.tag).attribute("dir", "auto")
        if canHear {
          iconKey(
            sends: Action.hearAnswer(screen).token, .play, label: text.hearAnswer, shortcut: ".")
        }
      }
      .class("told-answer")
      p { readings(besides: language, scripts, surroundings) }.class("readings")
      if !exercise.meaning.isEmpty { p { exercise.meaning }.language(lesson.learner.tag) }
      if told.verdict == .wrong, let result {
        edits(result.edit, text, language)
      }
      if told.verdict == .claimed { p { text.claimed }.class("soft") }
      toLearn(text, surroundings)
    } keys: {
      key(
        sends: Action.next(screen).token, kind: .primary, icon: .forward, shortcut: "Enter"
      ) { text.next }
      .id(Self.continueId)
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

  /// What the learner gave, as it was seen.
  private func given(_ told: Answer, _ script: Language) -> String {
    told.way.isTyped ? told.given : shownSentence(of: told.placed, in: script)
  }

  /// The answer in the learner's script where another is told, and its readings as far as help is wished.
  @MarkupBuilder private func readings(
    besides told: Language, _ scripts: SentenceScripts, _ surroundings: Surroundings
  ) -> Markup {
    let answer = exercise.answer
    let stage = help(for: answer, surroundings)
    if scripts.shown != told { reading(answer, in: scripts.shown, isAsked: false) }
    if stage != .none {
      for script in scripts.help where script != told {
        if !Text.equal(answer.text(in: script), answer.text(in: told), answer.language) {
          reading(answer, in: script, isAsked: stage == .hidden)
        }
      }
    }
  }

  private func reading(
    _ answer: SentenceExercise.Phrase, in script: Language, isAsked: Bool
  ) -> Markup {
    span { answer.text(in: script) }.class(isAsked ? "soft when-asked" : "soft")
      .language(script.tag).attribute("dir", "auto")
  }

  /// The words that the sentence teaches, each of which can be put by to be spelled.
  @MarkupBuilder private func toLearn(
    _ text: SentenceText, _ surroundings: Surroundings
  ) -> Markup {
    let phrase = lesson.isForeign(exercise.answer) ? exercise.answer : exercise.prompt
    if !exercise.teaches.isEmpty && surroundings.learns.contains(phrase.language.primary) {
      p {
        span { text.toLearn }.class("caption")
        for word in exercise.teaches {
          " "
          surroundings.learnKey(word, language: phrase.language.tag)
        }
      }
    }
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
