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
    throw .missingPack("spelling-en")
  }

  /// A round of these words.
  init(_ deal: Deal, language: Language, questions: [Question], tries: Int?, isBee: Bool) {
    self.deal = deal
    self.language = language
    self.questions = questions
    self.tries = tries
    self.isBee = isBee
  }

  static func == (one: SpellingContent, other: SpellingContent) -> Bool {
    one === other || one.deal == other.deal
  }
}
