import PipitBase
import PipitLexicon
import PipitPractice
import PipitText

/// What a round is made of, read from its deal.
final class SpellingContent: Equatable {
  /// The deal that it was read from.
  let deal: Deal
  /// The words' language.
  let language: Language
  let questions: [Question]
  /// How many tries count; nil for as many as wished.
  let tries: Int?
  let isBee: Bool
  /// Where the dictionary's pieces are; nil where the language has none.
  let dictionary: DictionaryIndex?
  /// Whether accents are no difference.
  private let ignoresAccents: Bool

  /// A word to be spelled.
  final class Question: Equatable {
    let word: SpellingWord
    /// What the learner's own list says of it, or nothing: then the dictionary is asked.
    let definition: String
    let sentence: String

    init(_ word: SpellingWord, definition: String = "", sentence: String = "") {
      self.word = word
      self.definition = definition
      self.sentence = sentence
    }

    static func == (one: Question, other: Question) -> Bool {
      one === other
        || one.word == other.word && one.definition == other.definition
          && one.sentence == other.sentence
    }
  }

  init(_ deal: Deal) throws(DealError) {
    let choice = try SpellingChoice(deal.options)
    let name = "spelling-\(choice.language.tag)"
    guard let pack = deal.pack(name) else { throw .missingPack(name) }
    let list: SpellingList
    do {
      list = try SpellingList(pack.bytes)
    } catch {
      throw .brokenPack(name, error.text)
    }
    let questions = SpellingDealer(deal, choice, list).questions
    if questions.isEmpty { throw .nothingToPractise(SpellingText.english.noWords(choice)) }
    self.deal = deal
    self.questions = questions
    language = choice.language
    tries = choice.tries
    isBee = choice.mode == .bee
    ignoresAccents = deal[fact: "accents"] == "ignored"
    let index = "dictionary-\(choice.language.tag)"
    do {
      dictionary = try deal.pack(index).map { pack throws(PackError) in
        try DictionaryIndex(pack.bytes)
      }
    } catch {
      throw .brokenPack(index, error.text)
    }
  }

  /// A round of these words.
  init(_ deal: Deal, language: Language, questions: [Question], tries: Int?, isBee: Bool) {
    self.deal = deal
    self.language = language
    self.questions = questions
    self.tries = tries
    self.isBee = isBee
    dictionary = nil
    ignoresAccents = false
  }

  static func == (one: SpellingContent, other: SpellingContent) -> Bool {
    one === other || one.deal == other.deal
  }

  /// Compares what was typed with a word.
  func check(_ typed: String, _ word: SpellingWord) -> SpellingResult {
    SpellingCheck.check(
      typed, word: word.text, variants: word.variants.map { $0.text },
      homophones: word.homophones, language: language, ignoresAccents: ignoresAccents)
  }
}
