import PipitBase
import PipitLexicon

/// A question of a round.
final class Question: Equatable {
  let way: Way
  /// What the item is called in the journal and in the list of misses: a letter, or a text.
  let item: String
  /// The letter with its words, or nil where a whole text is asked.
  let codeWord: CodeWord?
  /// What is shown or heard.
  let asked: String
  /// The answer to show.
  let answer: String

  init(way: Way, item: String, codeWord: CodeWord?, asked: String, answer: String) {
    self.way = way
    self.item = item
    self.codeWord = codeWord
    self.asked = asked
    self.answer = answer
  }

  /// Whether the same is asked in the same way.
  static func == (one: Question, other: Question) -> Bool {
    one === other
      || one.way == other.way && one.item == other.item && one.codeWord == other.codeWord
        && one.asked == other.asked && one.answer == other.answer
  }

  /// The letter asked, or nothing where a whole text is.
  var letter: String { codeWord?.letter ?? "" }
}
