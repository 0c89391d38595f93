import PipitBase
import PipitLexicon

/// A question of a round.
struct Question: Equatable {
  let way: Way
  /// What the item is called in the journal and in the list of misses: a letter, or a text.
  let item: String
  /// The letter with its words, or nil where a whole text is asked.
  let codeWord: CodeWord?
  /// What is shown or heard.
  let asked: String
  /// The answer to show.
  var answer: String
  /// The words to choose from, in the order shown.
  var choices: [Choices.Choice] = []

  /// The letter asked, or nothing where a whole text is.
  var letter: String { codeWord?.letter ?? "" }

  /// Whether a word is among the choices.
  func offers(_ word: String) -> Bool { choices.contains { $0.word == word } }

  /// The other alphabet that a wrong choice belongs to, or nil.
  func leak(of word: String) -> Choices.Leak? {
    choices.first { $0.word == word }?.leaks.first
  }
}
