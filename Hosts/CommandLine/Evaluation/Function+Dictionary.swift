import PipitBase

extension Function {
  /// The English dictionary.
  static let dictionary = [define]

  private static let define = Function(
    name: "spelling.define", takes: ["word"],
    gives: [
      "word", "headwords", "headword", "pronunciation", "forms", "senses", "clue", "offensive",
      "entries",
    ],
    summary: "What an English word means: its own entry, then those of the words it is a form of."
  ) { request, shelf throws(EvaluationError) in
    try Definition(of: try request.text("word"), in: try shelf.dictionary()).json
  }
}
