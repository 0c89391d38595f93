import PipitBase
import PipitLexicon
import PipitLook
import PipitMarkup
import PipitMemory
import PipitPractice
import PipitText

/// What is seen of the card on the page, in the forms that are shown now.
final class CardFront {
  private let cards: Cards
  let shown: Cards.Action.Shown
  private let surroundings: Surroundings
  private let faces: CardFaces
  private let remembered: Remembered?

  init(_ cards: Cards, _ shown: Cards.Action.Shown, _ surroundings: Surroundings) {
    (self.cards, self.shown, self.surroundings) = (cards, shown, surroundings)
    faces = CardFaces(surroundings.scripts)
    remembered = surroundings.remembered(cards.content.item(cards.question, shown))
  }

  private var card: CardsContent.Question { cards.question }
  var now: Moment { surroundings.now }

  /// What becomes of the card by a grade.
  func future(of rating: Rating) -> Memory? { remembered?.futures[rating] }

  /// Whether a word can be heard.
  func canHear(_ word: DeckWord) -> Bool {
    if card.sound(of: word) != nil { return true }
    let speech = word.speech(slow: false)
    return surroundings.device.hasVoice(
      for: speech.language, reading: speech.reading?.language)
  }

  /// Whether the question is heard and not read.
  private func isOnlyHeard(_ asked: Cards.Asked) -> Bool {
    card.way.isHeard && canHear(card.from) && !asked.isRead && !surroundings.isUnsaid
  }

  // MARK: The question

  @MarkupBuilder func question(_ asked: Cards.Asked, _ text: CardsViewText) -> Markup {
    tools(card.from, shown.question, isAnswer: false, asked, text)
    if isOnlyHeard(asked) {
      key(
        sends: Cards.Action.hear(cards.turn, isAnswer: false, slow: false).token, kind: .primary,
        icon: .play, shortcut: "p"
      ) { text.hearIt }
      .class("loud")
      key(sends: Cards.Action.read(cards.turn).token, kind: .quiet, icon: .eye) { text.readIt }
    } else {
      word(card.from, shown.question, isOpen: asked.isHelped)
      if card.way.isHeard && !canHear(card.from) && surroundings.device.isKnown {
        p { text.noVoice(card.from.language.englishName) }.class("soft")
      }
      meaning
    }
  }

  /// What is meant, where the word alone could be taken for another.
  @MarkupBuilder private var meaning: Markup {
    if card.from.language.primary == "en", !card.entry.meaning.isEmpty {
      p { card.entry.meaning }.class("soft").language("en")
    } else if !card.from.example.isEmpty {
      example(card.from)
    }
  }

  func example(_ word: DeckWord) -> Markup {
    p { word.example }.class("soft example")
      .language((word.forms.first?.language ?? word.language).tag).attribute("dir", "auto")
  }

  // MARK: The back

  @MarkupBuilder func back(_ text: CardsViewText) -> Markup {
    tools(card.to, shown.answer, isAnswer: true, nil, text)
    p { card.from.shown(in: shown.question) }.class("asked-word")
      .language(shown.question.tag).attribute("dir", "auto")
    answer(text)
  }

  /// The answer with what belongs to it.
  @MarkupBuilder func answer(_ text: CardsViewText) -> Markup {
    word(card.to, shown.answer, isOpen: true)
    if let gender = text.gender(card.to.gender) { p { gender }.class("soft") }
    otherForms(text)
    if !card.to.also.isEmpty {
      p {
        text.also
        " "
        span { card.to.also.joined(separator: ", ") }
          .language((card.to.forms.first?.language ?? card.to.language).tag)
          .attribute("dir", "auto")
      }
      .class("soft")
    }
    if !card.to.example.isEmpty { example(card.to) }
    if let own = card.own {
      OwnCardFace.picture(own[".picture"], named: card.to.text, OwnText())
    }
  }

  /// The form that is read above the answer.
  private var readAbove: Language? {
    faces.stage(of: card.to, remembered) == .none
      ? nil : faces.readingTag(of: card.to, in: shown.answer)
  }

  /// The answer in the other scripts of its language.
  @MarkupBuilder private func otherForms(_ text: CardsViewText) -> Markup {
    let others = card.to.forms.filter { $0.language != shown.answer && $0.language != readAbove }
    if !others.isEmpty {
      element("dl") {
        for form in others {
          div {
            element("dt") { form.language.scriptName }
            element("dd") { form.texts[0] }.language(form.language.tag).attribute("dir", "auto")
          }
        }
      }
      .class("forms")
    }
  }

  // MARK: Words

  /// A word, large, with how it is read above it where that is to be seen.
  func word(_ word: DeckWord, _ form: Language, isOpen: Bool) -> Markup {
    let stage = faces.stage(of: word, remembered)
    let isRead = stage == .open || stage == .hidden && isOpen
    let text = word.shown(in: form)
    let parts = isRead ? faces.ruby(of: word, in: form) : nil
    return p {
      if let parts {
        ruby(parts, faces.readingTag(of: word, in: form))
      } else if let own = card.own, let written = OwnCard.texts(own[form.tag]).first {
        MarkupCleaner.markup(written)
      } else {
        text
      }
    }
    .class(length(text)).language(form.tag).attribute("dir", "auto")
  }

  /// Long words are written smaller.
  private func length(_ text: String) -> String {
    let count = text.characters.count
    return count > 16 ? "flash-word longest" : count > 8 ? "flash-word long" : "flash-word"
  }

  @MarkupBuilder private func ruby(_ parts: [Ruby.Part], _ language: Language?) -> Markup {
    for part in parts {
      if let reading = part.reading {
        element("ruby") {
          part.base
          element("rt") { reading }.attribute("lang", language?.tag)
        }
      } else {
        part.base
      }
    }
  }

  /// An answer to choose, in the form that is shown.
  @MarkupBuilder func choice(_ entry: DeckEntry) -> Markup {
    if let word = entry.word(in: card.to.language.primary) {
      let form = word.form(shown.answer) != nil ? shown.answer : nil
      form.map { word.shown(in: $0) } ?? word.textWithArticle
    }
  }

  // MARK: Tools

  /// What can be done with a word: in which script it is seen, how it is read, how it sounds.
  private func tools(
    _ word: DeckWord, _ form: Language, isAnswer: Bool, _ asked: Cards.Asked?,
    _ text: CardsViewText
  ) -> Markup {
    row {
      scripts(word, isAnswer: isAnswer)
      if !isAnswer, let asked, !isOnlyHeard(asked), faces.ruby(of: word, in: form) != nil,
        faces.stage(of: word, remembered) == .hidden
      {
        key(
          sends: Cards.Action.help(cards.turn).token, kind: .quiet, icon: .eye,
          shortcut: card.way.isTyped ? "Control+H" : "h"
        ) { text.reading(word.language) }
        .attribute("data-stay", "")
        .attribute("aria-pressed", asked.isHelped ? "true" : "false")
      }
    }
    .class("card-tools")
  }

  /// The keys that say the word which is seen: the question, and once the card is turned the answer.
  @MarkupBuilder func hearing(_ asked: Cards.Asked, _ text: CardsViewText) -> Markup {
    let isAnswer = asked.isTurned
    let word = isAnswer ? card.to : card.from
    if canHear(word) {
      if isAnswer || !isOnlyHeard(asked) {
        iconKey(
          sends: Cards.Action.hear(cards.turn, isAnswer: isAnswer, slow: false).token, .play,
          label: text.hear(word.language), kind: .quiet,
          shortcut: card.way.isTyped ? "Control+Space" : "p"
        )
        .attribute("data-stay", "")
      }
      iconKey(
        sends: Cards.Action.hear(cards.turn, isAnswer: isAnswer, slow: true).token, .slow,
        label: text.hearSlowly, kind: .quiet)
    }
  }

  /// The quick switch of the word's script.
  private func scripts(_ word: DeckWord, isAnswer: Bool) -> Markup {
    scriptSwitch(
      language: word.language.primary, preferences: surroundings.scripts,
      sides: [isAnswer ? .answer : .question], among: word.forms.map { $0.language })
  }
}

extension CardFaces {
  /// The tag of what is read above a word.
  func readingTag(of word: DeckWord, in form: Language) -> Language? {
    scripts.help(of: word.allForms, besides: Face(form, word.text(in: form) ?? "")).first?.language
  }
}
