import PipitBase
import PipitLexicon
import PipitText

/// What an answer is worth.
extension SentenceLesson {
  /// An answer compared with what is accepted.
  struct Judgement: Equatable {
    let verdict: SentenceVerdict
    /// What differs from the closest accepted sentence.
    let result: SentenceResult
    /// The other script that the answer was compared in, or nil.
    let form: Language?
  }

  /// Compares an answer with an exercise's sentences. A typed one may be in any script of the
  /// language: the first in which it is right counts, else the one that it is closest to.
  ///
  /// - Returns: nil where it is too long to be compared.
  func judge(_ given: String, _ place: Int, isTyped: Bool) -> Judgement? {
    let exercise = exercises[place]
    let answer = exercise.answer
    guard
      let native = judge(
        given, answer.text, accepted(exercise), answer.language, parts: answer.tiles,
        form: nil, isTyped: isTyped)
    else { return nil }
    var best = native
    if !isTyped { return best }
    for form in answer.forms where best.verdict != .exact {
      let parts = form.text.pieces(at: " ")
      let isPinyin = form.language.tag == "zh-Latn-pinyin"
      let other = judge(
        isPinyin ? Pinyin.marked(given) : given,
        SentenceExercise.Phrase.joined(parts, in: form.language), [], form.language,
        parts: parts, form: form.language, isTyped: true)
      if let other, other.isCloser(than: best) { best = other }
    }
    return best
  }

  private func judge(
    _ given: String, _ answer: String, _ others: [String], _ language: Language, parts: [String],
    form: Language?, isTyped: Bool
  ) -> Judgement? {
    let options = SentenceCheck.Options(
      language: language, ignoresAccents: ignoresAccents, parts: parts)
    guard
      let result = try? SentenceCheck.check(
        given, answer: answer, alternatives: others, options: options)
    else { return nil }
    var verdict = result.isCorrect ? SentenceVerdict.exact : .wrong
    if isTyped && !result.isCorrect {
      let near = try? SentenceCheck.verdict(
        given, answer: answer, alternatives: others, options: options,
        isWord: { word in
          self.known.contains { $0.language == language && $0.words.contains { $0 == word } }
        })
      verdict = near ?? .wrong
    }
    return Judgement(verdict: verdict, result: result, form: form)
  }

  /// The other sentences that are right: the author's, as they are written, and the learner's.
  func accepted(_ exercise: SentenceExercise) -> [String] {
    exercise.alternatives.map {
      SentenceExercise.Phrase.joined($0.pieces(at: " "), in: exercise.answer.language)
    } + kept.filter { $0.exercise == exercise.id }.map { $0.sentence }
  }
}

extension SentenceLesson.Judgement {
  fileprivate func isCloser(than other: Self) -> Bool {
    rank == other.rank
      ? result.differing.count + result.extra.count
        < other.result.differing.count + other.result.extra.count
      : rank < other.rank
  }

  private var rank: Int {
    switch verdict {
    case .exact: 0
    case .accent: 1
    case .slip: 2
    case .wrong: 3
    }
  }
}
