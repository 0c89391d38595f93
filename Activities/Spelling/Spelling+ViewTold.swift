import PipitBase
import PipitJournal
import PipitLexicon
import PipitLook
import PipitMarkup
import PipitPractice
import PipitText

/// A word that is told: the verdict, and everything there is to read of the word.
extension Spelling {
  @MarkupBuilder func told(
    _ answer: Answer, _ text: SpellingViewText, _ surroundings: Surroundings
  ) -> Markup {
    let language = content.language.tag
    let canHear = surroundings.device.hasVoice(for: language)
    let meaning = SpellingMeaning(of: question, language: language, in: surroundings)
    PipitLook.verdict(
      isMastered ? .right : answer.verdict.outcome,
      title: isMastered
        ? text.mastered
        : text.title(answer.verdict, tries: answer.tries.count, hints: answer.hints)
    ) {
      word(answer, meaning)
      surroundings.readings(of: question.word.text, in: content.language, item: item)
      if canHear {
        row {
          key(
            sends: Action.hear(number, slow: false).token, icon: .play, shortcut: "Control+Space"
          ) { text.hearIt }
          .id(Self.hearId)
          key(sends: Action.letters(number).token, icon: .grid, shortcut: "l") {
            text.letterByLetter
          }
        }
        .class("asks")
      }
      if isMastered {
        p { text.forPractice }.class("soft")
      } else if !answer.isRight {
        comparison(answer, text)
      }
      facts(answer, text)
    } keys: {
      key(
        sends: Action.next(number).token, kind: .primary, icon: .forward, shortcut: "Enter"
      ) { text.next }
      .id(Self.continueId)
      if !answer.isRight {
        key(sends: Action.again(number).token, icon: .again, shortcut: "a") { text.again }
      }
    }
    .key("verdict-\(number)")
    meanings(meaning, text, surroundings)
  }

  /// The word, large, and how it is said.
  private func word(_ answer: Answer, _ meaning: SpellingMeaning) -> Markup {
    let said = meaning.entries.first?.pronunciation ?? ""
    return div {
      p { answer.isRight ? answer.spelling(of: question.word) : question.word.text }
        .class("spelt").language(content.language.tag).attribute("dir", "auto")
      if !said.isEmpty { p { "/\(said)/" }.class("soft") }
    }
    .class("told-word")
  }

  /// What was typed over the word, and what differs in words.
  @MarkupBuilder private func comparison(_ answer: Answer, _ text: SpellingViewText) -> Markup {
    if let last = answer.tries.last, !last.given.isEmpty {
      let edits = last.result.edits.compactMap { text.edit($0) }
      letterPairs(last.pairs, language: content.language.tag)
      p { text.comparison }.class("soft").attribute("aria-hidden", "true")
      visuallyHidden(text.wrote(last.given))
      if edits.count <= 4 { p { edits.joined(separator: "; ") } }
    }
  }

  @MarkupBuilder private func facts(_ answer: Answer, _ text: SpellingViewText) -> Markup {
    let word = question.word
    if answer.isHomophone(of: word) { p { text.alsoRight(answer.given) } }
    if !word.variants.isEmpty {
      p { text.variants(word.variants, of: word.text, region: word.region) }
    }
    if !word.homophones.isEmpty { p { text.homophones(word.homophones) }.class("soft") }
  }

  // MARK: What it means

  @MarkupBuilder private func meanings(
    _ meaning: SpellingMeaning, _ text: SpellingViewText, _ surroundings: Surroundings
  ) -> Markup {
    let language = content.language.tag
    let senses = meaning.entries.flatMap { $0.senses }
    if !question.definition.isEmpty || !question.sentence.isEmpty {
      card {
        h2 { text.yourMeaning }
        if !question.definition.isEmpty {
          p { question.definition }.language(language).attribute("dir", "auto")
        }
        if !question.sentence.isEmpty {
          p { question.sentence }.class("soft").language(language).attribute("dir", "auto")
        }
      }
    }
    if !senses.isEmpty {
      card {
        h2 { text.meanings(senses.count) }
        DictionaryEntry.Sense.list(
          of: Array(senses.prefix(Self.senseCount)), language: language, in: surroundings)
        if senses.count > Self.senseCount {
          element("details") {
            element("summary") { text.more(senses.count - Self.senseCount) }
            DictionaryEntry.Sense.list(
              of: Array(senses.dropFirst(Self.senseCount)), language: language, in: surroundings)
          }
        }
      }
      .key("meanings-\(number)")
    } else if meaning.isComing || meaning.isLost {
      p { meaning.isComing ? text.coming : text.lost }.class("soft")
    }
  }

  /// How many meanings are read at once; the others are behind a press.
  private static var senseCount: Int { 5 }
}

extension Spelling.Answer {
  /// Whether the word was spelled right in the end.
  var isRight: Bool { verdict.isRight }

  /// The spelling of the word that the learner uses: the word itself or a region's.
  fileprivate func spelling(of word: SpellingWord) -> String {
    for variant in word.variants where Text.bare(variant.text) == Text.bare(given) {
      return variant.text
    }
    return word.text
  }

  /// Whether another word of the same sound was given and is right too.
  fileprivate func isHomophone(of word: SpellingWord) -> Bool {
    isRight && word.homophones.contains { Text.bare($0) == Text.bare(given) }
  }
}

extension SpellingVerdict {
  /// How the verdict looks.
  fileprivate var outcome: Outcome {
    switch self {
    case .right: .right
    case .mended: .slip
    case .missed: .wrong
    case .shown: .revealed
    }
  }
}
