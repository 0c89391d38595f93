import PipitBase
import PipitMarkup
import PipitPractice

/// The page of a lesson's result by itself: stars, points, accuracy, time, the best run.
///
///     let finish = SentenceBuilderFinish(result: result, onContinue: { isDone = true })
///     finish.page(in: Surroundings())
///     finish.press("continue")
public final class SentenceBuilderFinish {
  /// The result that is shown.
  public let result: SentenceLessonResult
  private let onContinue: () -> Void

  /// A page for a result.
  public init(result: SentenceLessonResult, onContinue: @escaping () -> Void) {
    self.result = result
    self.onContinue = onContinue
  }

  /// Sends a token: `continue` goes on.
  public func press(_ token: String) {
    if token == Self.continueToken { onContinue() }
  }

  static let continueToken = "continue"
}
