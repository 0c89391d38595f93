import PipitLexicon
import PipitText

/// What an answer is worth.
extension SentenceLesson {
  /// What an answer is worth.
  enum Judgement: Equatable {
    case right
    /// Right but for a letter or two of one word.
    case slip
    /// Right but for an accent.
    case accent
    case wrong
  }

  /// Judges an answer to an exercise.
  func judge(_ given: String, _ place: Int, isTyped: Bool) -> Judgement {
    let exercise = exercises[place]
    let isRight = ([exercise.answer.text] + accepted(exercise)).contains {
      Text.bare($0) == Text.bare(given)
    }
    return isRight ? .right : .wrong
  }

  /// The other sentences that are right: the author's, and the learner's.
  func accepted(_ exercise: SentenceExercise) -> [String] {
    exercise.alternatives + kept.filter { $0.exercise == exercise.id }.map { $0.sentence }
  }
}
