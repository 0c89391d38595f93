import PipitBase
import PipitText

extension Function {
  /// Sentences and what differs in them.
  static let sentence = [check]

  private static let check = Function(
    name: "sentence.check",
    takes: ["language?", "answer", "accepted", "alternatives?", "ignoresAccents?", "parts?"],
    gives: ["correct", "closest", "differing", "extra", "edit"],
    summary:
      "Compares a learner's sentence with the accepted ones, and tells the words that differ."
  ) { request, _ throws(EvaluationError) in
    let tag = try request.language()
    let options = SentenceCheck.Options(
      language: tag == .undetermined ? nil : tag,
      ignoresAccents: try request.flag("ignoresAccents"),
      parts: try request.optionalTexts("parts"))
    let answer = try request.text("answer")
    let accepted = try request.texts("accepted")
    guard let right = accepted.first else {
      throw EvaluationError(.wrongValue, "“accepted” has the exercise's answer")
    }
    let others = try Array(accepted.dropFirst()) + request.optionalTexts("alternatives")
    let result: SentenceResult
    do throws(SentenceCheckError) {
      result = try SentenceCheck.check(
        answer, answer: right, alternatives: others, options: options)
    } catch {
      throw EvaluationError(
        .tooLong, "a sentence has at most \(FoldedSentence.mostLetters) letters")
    }
    return [
      "correct": .bool(result.isCorrect), "closest": .text(result.closest),
      "differing": .list(result.differing.map { .text($0) }),
      "extra": .list(result.extra.map { .text($0) }), "edit": .list(result.edit.map { $0.json }),
    ]
  }
}

extension SentenceEdit {
  fileprivate var json: JSON {
    switch self {
    case .missing(let word, let next):
      ["kind": "missing", "word": .text(word), "before": next.map { .text($0) } ?? .null]
    case .move(let word, let next):
      ["kind": "move", "word": .text(word), "before": next.map { .text($0) } ?? .null]
    case .swap(let first, let second):
      ["kind": "swap", "word": .text(first), "other": .text(second)]
    case .replace(let given, let wanted):
      ["kind": "replace", "given": .text(given), "word": .text(wanted)]
    case .leaveOut(let word): ["kind": "leaveOut", "given": .text(word)]
    }
  }
}
