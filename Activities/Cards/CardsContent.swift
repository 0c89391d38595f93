import PipitBase
import PipitLexicon
import PipitPractice
import PipitText

/// What a round is made of, read from its deal.
final class CardsContent: Equatable {
  /// The deal that it was read from.
  let deal: Deal
  /// The deck's id and its name.
  let deck: String
  let title: String
  let questions: [Question]
  /// Whether a typed answer has to be in the very script that is asked for.
  let isExact: Bool
  /// Whether accents are no difference.
  let ignoresAccents: Bool

  /// A card to be asked: an entry, from one language into another.
  final class Question: Equatable {
    let entry: DeckEntry
    /// What the learner has written on an own card.
    let own: OwnCard?
    let from: DeckWord
    let to: DeckWord
    let way: CardWay
    /// What the option `only` calls it.
    let name: String
    /// The answers to choose from, in their order; none where it is not chosen.
    let choices: [DeckEntry]

    init(
      _ entry: DeckEntry, from: DeckWord, to: DeckWord, way: CardWay, name: String,
      choices: [DeckEntry] = [], own: OwnCard? = nil
    ) {
      self.own = own
      (self.entry, self.from, self.to, self.way) = (entry, from, to, way)
      (self.name, self.choices) = (name, choices)
    }

    /// The sound that the learner has given a word, or nil.
    func sound(of word: DeckWord) -> String? {
      entry.sounds.first { $0.language.primary == word.language.primary }?.hash
    }

    /// Whether question and answer are forms of one word: how it is read, or written.
    var isOneWord: Bool { from.language == to.language }

    static func == (one: Question, other: Question) -> Bool {
      one === other
        || one.entry == other.entry && one.from == other.from && one.to == other.to
          && one.way == other.way && one.name == other.name
    }
  }

  init(_ deal: Deal) throws(DealError) {
    let choice = try CardsChoice(deal.options)
    let deck = try CardsDeck.dealt(deal, choice)
    let questions = CardsDealer(deal, choice, deck).questions
    if questions.isEmpty { throw .nothingToPractise(CardsText.english.noCards(choice)) }
    self.deal = deal
    self.questions = questions
    self.deck = choice.deck
    title = deck.deck.name
    isExact = choice.isExact
    ignoresAccents = deal[fact: "accents"] == "ignored"
  }

  static func == (one: CardsContent, other: CardsContent) -> Bool {
    one === other || one.deal == other.deal
  }

  /// The item of the memory that a question is with these forms.
  func item(_ question: Question, _ shown: Cards.Action.Shown) -> String {
    CardItem(
      deck: deck, entry: question.entry.id, question: shown.question.tag,
      answer: shown.answer.tag
    ).id
  }

  /// Compares what was typed with the answer.
  func check(
    _ typed: String, _ question: Question, _ shown: Cards.Action.Shown
  ) -> CardVerdict {
    CardCheck.check(
      typed: typed, forms: question.to.allForms,
      asked: asksScript(question) ? shown.answer : nil, language: question.to.language,
      synonyms: question.to.synonyms,
      article: question.to.article.isEmpty ? nil : question.to.article,
      ignoresAccents: ignoresAccents)
  }

  /// Whether a question asks for one script: where both sides are forms of one word, always.
  func asksScript(_ question: Question) -> Bool { isExact || question.isOneWord }
}

extension CardsDeck {
  /// The deck that a deal asks for.
  static func dealt(_ deal: Deal, _ choice: CardsChoice) throws(DealError) -> CardsDeck {
    if isOwn(choice.deck) {
      return OwnDeals.deck(
        choice.deck, name: deal[fact: "name"] ?? "", lines: deal[fact: "kept"] ?? "")
    }
    return try CardsDeck(choice.deck, languages: choice.from + choice.to, in: deal.packs)
  }
}

/// A card as an item of the memory: `card/everyday/water/en/ja-Hrkt`.
struct CardItem: Equatable {
  let deck: String
  let entry: String
  /// The tags of the forms.
  let question: String
  let answer: String

  init(deck: String, entry: String, question: String, answer: String) {
    (self.deck, self.entry, self.question, self.answer) = (deck, entry, question, answer)
  }

  init?(_ id: String) {
    let parts = id.pieces(at: "/", keepsEmpty: true)
    guard parts.count == 5, parts[0] == "card", !parts.contains("") else { return nil }
    self.init(deck: parts[1], entry: parts[2], question: parts[3], answer: parts[4])
  }

  var id: String { "card/\(deck)/\(entry)/\(question)/\(answer)" }

  /// The languages of both sides.
  var from: String { Language(question).primary }
  var to: String { Language(answer).primary }
}
