import PipitBase
import PipitLexicon
import PipitLook
import PipitMarkup
import PipitPractice
import PipitText

/// A word while it is to be spelled: what is heard and read of it, the field, other ways.
extension Spelling {
  @MarkupBuilder func asked(
    _ asked: Asked, _ text: SpellingViewText, _ surroundings: Surroundings
  ) -> Markup {
    let language = content.language.tag
    let meaning = SpellingMeaning(of: question, language: language, in: surroundings)
    let canHear = surroundings.device.hasVoice(for: language)
    card {
      h2 { text.question(isBee: content.isBee, canHear: canHear) }.id("question").class("hidden")
      if canHear {
        heard(text, surroundings)
      } else if !asked.isRead {
        notice(.warning) {
          p {
            surroundings.device.isKnown
              ? text.noVoice(content.language.englishName) : text.unknownVoice
          }
        }
      }
      if canHear && surroundings.isUnsaid { notice(.warning) { p { text.unsaid } } }
      asks(asked, meaning, text, canHear: canHear)
      if asked.isRead && !canHear { self.meaning(meaning, text) }
    }
    .id(Self.askedId).class("heard slide").key("asked-\(number)")
    .attribute("role", "group").attribute("tabindex", "-1")
    .attribute("aria-labelledby", "question")
    writing(asked, text)
    if asked.isRead && canHear { card { self.meaning(meaning, text) }.key("meaning-\(number)") }
    ways(asked, meaning, text, canHear: canHear)
  }

  // MARK: What is heard

  /// The key that says the word, and the slow one.
  private func heard(_ text: SpellingViewText, _ surroundings: Surroundings) -> Markup {
    row {
      if surroundings.showsPip { pip(.thinks) }
      key(
        sends: Action.hear(number, slow: false).token, kind: .primary, icon: .play,
        shortcut: "Control+Space"
      ) { content.isBee ? text.repeatIt : text.hear }
      .class("loud").id(Self.hearId).attribute("data-stay", "")
      iconKey(
        sends: Action.hear(number, slow: true).token, .slow, label: text.slowly,
        shortcut: "Control+S"
      )
      .attribute("data-stay", "")
    }
    .class("saying")
  }

  /// What can be asked of the word: what it means, in a sentence, in a bee its part of speech too.
  @MarkupBuilder private func asks(
    _ asked: Asked, _ meaning: SpellingMeaning, _ text: SpellingViewText, canHear: Bool
  ) -> Markup {
    if meaning.definition.isEmpty && meaning.sentence.isEmpty {
      p { meaning.isComing ? text.coming : meaning.isLost ? text.lost : text.noDefinition }
        .class("soft")
    } else if canHear {
      row {
        if !meaning.definition.isEmpty {
          ask(Action.describe(number, said(meaning, text)).token, text.meaning, .book, "Control+D")
        }
        if !meaning.sentence.isEmpty {
          let sentence = DefinitionMask.said(meaning.sentence, language: content.language.tag)
          ask(Action.sentence(number, sentence).token, text.inSentence, .list, "Control+E")
        }
        if content.isBee, let part = meaning.part {
          ask("app say en \(text.part(part))", text.partOfSpeech, .info, "Control+B")
        }
      }
      .class("asks")
    } else if !asked.isRead {
      row {
        key(
          sends: Action.read(number).token, kind: .primary, icon: .book, shortcut: "Control+D"
        ) { text.read }
        .attribute("data-stay", "")
      }
    }
  }

  private func ask(_ token: String, _ label: String, _ name: Icon, _ shortcut: String) -> Markup {
    key(sends: token, icon: name, shortcut: shortcut) { label }.attribute("data-stay", "")
  }

  /// The meaning as it is heard: the part of speech first.
  private func said(_ meaning: SpellingMeaning, _ text: SpellingViewText) -> String {
    let definition = DefinitionMask.said(meaning.definition, language: content.language.tag)
    return meaning.part.map { "\(text.part($0)): \(definition)" } ?? definition
  }

  /// The meaning as it is read, without the word.
  private func meaning(_ meaning: SpellingMeaning, _ text: SpellingViewText) -> Markup {
    let language = content.language.tag
    return div {
      if let part = meaning.part { badge(text.part(part)) }
      p { masked(meaning.definition, text) }.language(language).attribute("dir", "auto")
      if !meaning.sentence.isEmpty {
        p { masked(meaning.sentence, text) }
          .class("soft").language(language).attribute("dir", "auto")
      }
    }
    .class("meaning").id("meaning")
  }

  @MarkupBuilder private func masked(
    _ pieces: [DefinitionMask.Piece], _ text: SpellingViewText
  ) -> Markup {
    for piece in pieces {
      switch piece {
      case .text(let part): part
      case .blank:
        span { "▁▁▁" }.attribute("aria-hidden", "true")
        visuallyHidden(text.blank).language("en")
      }
    }
  }

  // MARK: The field

  private func writing(_ asked: Asked, _ text: SpellingViewText) -> Markup {
    let language = content.language
    let letters = language.lettersBesideKeyboard.filter {
      $0.characters.first.map { Text.isWordly($0) } ?? false
    }
    let last = asked.tries.last
    return form {
      almost(asked, text)
      if let last, asked.almost == nil, asked.homophone == nil { missed(asked, last, text) }
      div {
        field(
          label: text.field, name: "answer", id: Self.fieldId(number), language: language.tag,
          value: asked.almost?.given ?? asked.homophone ?? last?.given ?? "",
          isWrong: last != nil || asked.almost != nil,
          draft: "\(content.deal.id) \(number)", isSelected: true, takesTyping: true)
        formKey(sends: "write \(number)", icon: .check) { text.check }.attribute("data-stay", "")
      }
      .class("write")
      if isPractised { p { text.forPractice }.class("soft") }
      nudges(asked, text)
      if asked.hints > 0 { hints(asked, text) }
      if !letters.isEmpty {
        PipitLook.letterKeys(
          letters, label: text.letterKeys, field: Self.fieldId(number), language: language.tag
        ) { text.insert($0) }
      }
    }
    .class("card").key("form-\(number)")
  }

  /// What is right but for an accent or a capital, or sounds the same; no try is lost.
  @MarkupBuilder private func almost(_ asked: Asked, _ text: SpellingViewText) -> Markup {
    if let almost = asked.almost {
      notice(.warning) {
        element("strong") { text.almost(almost.result.verdict) }
        p { text.almostDetail(almost.result.verdict) }
      }
      .key("almost-\(number)")
    } else if let homophone = asked.homophone {
      notice(.warning) {
        element("strong") { text.homophoneTitle }
        p { text.homophone(homophone) }
      }
      .key("homophone-\(number)")
    }
  }

  /// How many letters the word has, and those that were given.
  private func hints(_ asked: Asked, _ text: SpellingViewText) -> Markup {
    let known = SpellingHint.known(of: question.word, hints: asked.hints)
    return div {
      letterMarks(
        known.map { LetterMark($0 ?? "", $0 == nil ? .blank : .given, said: text.known($0)) },
        label: text.hints, language: content.language.tag)
      p { text.letters(known.count) }.class("soft")
    }
    .class("hints").key("hints-\(number)")
  }

  // MARK: Other ways

  private func ways(
    _ asked: Asked, _ meaning: SpellingMeaning, _ text: SpellingViewText, canHear: Bool
  ) -> Markup {
    row {
      if isPractised {
        key(sends: Action.next(number).token, kind: .quiet, icon: .forward) { text.next }
          .id(Self.continueId)
      } else {
        if !content.isBee {
          if asked.hints < SpellingHint.count(for: question.word) {
            key(
              sends: Action.hint(number).token, kind: .quiet, icon: .star, shortcut: "Control+H"
            ) { text.hint }
            .attribute("data-stay", "")
          }
          if canHear && !asked.isRead && !meaning.definition.isEmpty {
            key(sends: Action.read(number).token, kind: .quiet, icon: .eye) { text.read }
              .attribute("data-stay", "")
          }
        }
        key(sends: Action.show(number).token, kind: .quiet, icon: .forward) { text.show }
      }
    }
    .class("ways").key("ways-\(number)")
  }
}
