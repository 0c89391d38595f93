import PipitBase
import PipitJournal
import PipitMemory
import PipitPractice

/// Where fitting the memory's weights to the learner stands. It begins on a page and goes on in a
/// worker, also while other pages are looked at.
enum Fitting: Equatable {
  /// There are too few reviews to learn from.
  case hasTooFew(reviews: Int)
  case isRunning(share: Int64)
  case hasFound(Finding)
  case hasFailed
}

extension App {
  func fit(_ action: FitAction, at now: Moment, _ reply: inout Reply) {
    switch (action, fitting) {
    case (.begin, .isRunning): break
    case (.begin, _): beginFit(&reply)
    case (.isAt(let share), .isRunning): fitting = .isRunning(share: share)
    case (.isAt, _): break
    case (.found(let finding), _):
      fitting = .hasFound(finding)
      reply.effects.append(.announce(FittingText.english.told(finding)))
    case (.fails, _):
      fitting = .hasFailed
      reply.effects.append(.announce(FittingText.english.failed))
    case (.use, .hasFound(let finding)):
      guard let weights = finding.weights, weights != weightsInUse else { return }
      let before = weightsInUse
      record(.set(MemorySetting.parameters.rawValue, to: weights), at: now, &reply)
      weightsBefore = before
    case (.use, _): break
    case (.undo, _):
      guard let before = weightsBefore else { return }
      record(.set(MemorySetting.parameters.rawValue, to: before), at: now, &reply)
      weightsBefore = nil
    }
  }

  /// The weights as they are set, nothing where they are the published ones.
  private var weightsInUse: String { fold[setting: MemorySetting.parameters.rawValue] ?? "" }

  private func beginFit(_ reply: inout Reply) {
    let log = fold.memory.reviewLog
    let reviews = Fit.reviews(in: log)
    guard reviews >= Fit.fewestReviews else {
      fitting = .hasTooFew(reviews: reviews)
      return reply.effects.append(.announce(FittingText.english.tooFew(reviews)))
    }
    fitting = .isRunning(share: 0)
    weightsBefore = nil
    reply.errands.append(
      .fit(
        log: Fit.text(of: log), weights: fold.memory.scheduler.parameters.tenThousandths))
  }
}
