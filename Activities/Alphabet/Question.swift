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
  let answer: String

  /// The letter asked, or nothing where a whole text is.
  var letter: String { codeWord?.letter ?? "" }
}
