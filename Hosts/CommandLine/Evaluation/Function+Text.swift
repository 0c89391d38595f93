import PipitBase
import PipitText

extension Function {
  /// What texts have in common.
  static let text = [equal, fold, normalize, letters]

  private static let equal = Function(
    name: "text.equal", takes: ["language?", "a", "b", "ignoresAccents?"], gives: ["equal"],
    summary: "Tells whether two texts are the same to a learner of the language."
  ) { request, _ throws(EvaluationError) in
    let isEqual = Text.equal(
      try request.text("a"), try request.text("b"), try request.language(),
      ignoresAccents: try request.flag("ignoresAccents"))
    return ["equal": .bool(isEqual)]
  }

  private static let fold = Function(
    name: "text.fold", takes: ["language?", "text", "ignoresAccents?"], gives: ["text"],
    summary: "Gives the text as it is compared: case, width, quotes, dashes and spaces made one."
  ) { request, _ throws(EvaluationError) in
    let policy = LetterPolicy(try request.language())
    let folded = Text.fold(
      try request.text("text"), policy, ignoresAccents: try request.flag("ignoresAccents"))
    return ["text": .text(folded)]
  }

  private static let normalize = Function(
    name: "text.normalize", takes: ["form", "text"], gives: ["text"],
    summary: "Gives the text in a Unicode normal form, nfc or nfd."
  ) { request, _ throws(EvaluationError) in
    let text = try request.text("text")
    switch try request.text("form").lowercased() {
    case "nfc": return ["text": .text(Text.composed(text))]
    case "nfd": return ["text": .text(Text.decomposed(text))]
    default: throw EvaluationError(.wrongValue, "“form” is nfc or nfd")
    }
  }

  private static let letters = Function(
    name: "text.letters", takes: ["text"], gives: ["letters"],
    summary: "Gives the letters of a text as a reader counts them."
  ) { request, _ throws(EvaluationError) in
    let letters = Text.letters(try request.text("text"))
    return ["letters": .list(letters.map { .text(String($0)) })]
  }
}
