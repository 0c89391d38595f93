import PipitBase
import PipitLexicon
import PipitText

extension Function {
  /// Words to spell, and what was typed for them.
  static let spelling = [dealWord, checkWord]

  private static let dealWord = Function(
    name: "spelling.deal", takes: ["seed", "shortest", "longest", "band?", "language?"],
    gives: ["word"],
    summary:
      "Deals a word of so many letters, up to a band of rarity from 1 to 5, 3 if none is given."
  ) { request, shelf throws(EvaluationError) in
    let shortest = try request.number("shortest", 1...30)
    let longest = try request.number("longest", 1...30)
    if longest < shortest {
      throw EvaluationError(.wrongValue, "“longest” is not less than “shortest”")
    }
    let band = try request.number("band", 1...5, usual: 3)
    let seed = try request.seed()
    let list = try shelf.spelling(primary(try request.language()))
    guard
      let word = list.word(
        lengths: Int(shortest)...Int(longest), upTo: Int32(band), seed: seed)
    else {
      throw EvaluationError(
        .tooFewWords, "there is no word of \(shortest) to \(longest) letters; allow other lengths")
    }
    return ["word": .text(word.text)]
  }

  /// The language of the list: English where none is given.
  private static func primary(_ language: Language) -> String {
    language == .undetermined ? "en" : language.primary
  }

  private static let checkWord = Function(
    name: "spelling.check", takes: ["word", "typed", "language?", "ignoresAccents?"],
    gives: ["correct", "verdict", "closest", "marks", "edits", "faults"],
    summary:
      "Compares what was typed with a word, letter by letter; another region's spelling is right."
  ) { request, shelf throws(EvaluationError) in
    let language = try request.language()
    let word = try request.text("word")
    let list = try? shelf.spelling(primary(language))
    let known = list.flatMap { list in list.place(of: word).map { list.word(at: $0) } }
    let result = SpellingCheck.check(
      try request.text("typed"), word: word, variants: known?.variants.map { $0.text } ?? [],
      homophones: known?.homophones ?? [], language: language,
      ignoresAccents: try request.flag("ignoresAccents"))
    return [
      "correct": .bool(result.verdict == .exact), "verdict": .text(result.verdict.rawValue),
      "closest": .text(result.closest),
      "marks": .list(result.marks.map { .text($0.place.rawValue) }),
      "edits": .list(result.edits.map { $0.json }),
      "faults": .list(result.faults.map { .text($0.rawValue) }),
    ]
  }
}

extension SpellingResult.Edit {
  /// The step as scripts read it.
  var json: JSON {
    switch self {
    case .keep(let letter): ["kind": "keep", "letter": .text(letter)]
    case .insert(let letter): ["kind": "insert", "letter": .text(letter)]
    case .delete(let letter): ["kind": "delete", "letter": .text(letter)]
    case .replace(let letter, let other):
      ["kind": "replace", "letter": .text(letter), "with": .text(other)]
    case .swap(let letter, let other):
      ["kind": "swap", "letter": .text(letter), "with": .text(other)]
    }
  }
}
