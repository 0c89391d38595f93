import PipitBase
import PipitText

extension Function {
  /// What was typed for a card.
  static let card = [checkCard]

  private static let checkCard = Function(
    name: "card.check",
    takes: [
      "language", "typed", "forms", "asked?", "synonyms?", "article?", "ignoresAccents?", "known?",
    ],
    gives: ["verdict", "closest", "form", "edits"],
    summary:
      "Compares what was typed with an entry's forms; where no script is asked, any of them is right."
  ) { request, _ throws(EvaluationError) in
    let known = try request.optionalTexts("known")
    let asked = request.has("asked") ? Language(try request.text("asked")) : nil
    let language = try request.language()
    guard let answer = language == .undetermined ? asked : language else {
      throw EvaluationError(.missing, "card.check needs “language”")
    }
    let policy = LetterPolicy(answer)
    let words = known.map { Text.fold($0, policy) }
    let verdict = CardCheck.check(
      typed: try request.text("typed"), forms: try forms(of: request, "forms"), asked: asked,
      language: answer, synonyms: try request.optionalTexts("synonyms"),
      article: request.has("article") ? try request.text("article") : nil,
      ignoresAccents: try request.flag("ignoresAccents"), isWord: { words.contains($0) })
    return [
      "verdict": .text(verdict.kind.name), "closest": .text(verdict.closest),
      "form": verdict.form.map { .text($0.tag) } ?? .null,
      "edits": .list(verdict.difference.map { $0.json }),
    ]
  }

  /// An entry's forms: an object with a list of texts under each tag.
  static func forms(
    of request: Request, _ name: String
  ) throws(EvaluationError) -> Forms {
    let entry = Request(try request.object(name), of: name)
    var forms: [Forms.Form] = []
    for member in try request.members(name) {
      forms.append(.init(Language(member.name), try entry.texts(member.name)))
    }
    return Forms(forms)
  }
}
