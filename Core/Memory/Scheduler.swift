import PipitBase

/// When an item is asked again: FSRS-6 with learning steps, as py-fsrs 6.3.2 has it.
///
/// Everything is a plain function of what is remembered, the rating and the moment, with the same bits
/// on every machine. All four futures of an item are computed at once, so what a button promises is
/// what is kept when it is pressed.
///
///     let scheduler = Scheduler()
///     let noon = Moment(milliseconds: 1_714_651_200_000)
///     let easy = scheduler.futures(of: .new, seed: 7, at: noon).easy
///     // easy.intervalDays is 8, easy.state?.stability is 8.2956
public struct Scheduler: Equatable, Sendable {
  /// The chances to know an item at its due moment that can be asked for.
  public static let retentions: ClosedRange<Double> = 0.1...0.999
  /// The longest interval there is, in days.
  public static let longestInterval: Int32 = 36_500

  /// How the learner forgets.
  public var parameters: Parameters {
    didSet {
      model = Model(parameters)
      stretch = model.stretch(retention)
    }
  }
  /// The chance to know an item at its due moment, 0.9 if none is chosen; kept within `retentions`.
  public var retention: Double {
    didSet {
      retention = Self.kept(retention)
      stretch = model.stretch(retention)
    }
  }
  /// The minutes between the answers of an item that is new, 1 and 10 if none are chosen. Without
  /// steps the first answer puts an item off by days.
  public var learningSteps: [Double]
  /// The minutes between the answers of an item that slipped, 10 if none are chosen.
  public var relearningSteps: [Double]
  /// The most days until an item is asked again, 1 to 36,500.
  public var maximumInterval: Int32
  /// Whether intervals of three days or more vary a little, so that what was learned together does
  /// not come back together for ever. The chance is the item's seed and its number of reviews.
  public var fuzzes: Bool
  /// The local hour at which a study day begins, 0 to 23; nil to count blocks of 24 hours from the
  /// answer, as the published implementations do.
  public var dayStartsAtHour: Int32?

  private(set) var model: Model
  /// By how much the interval differs from the one for a chance of 0.9, times `model.factor`.
  private(set) var stretch: Double

  /// A scheduler with the usual settings, but for those that are given.
  public init(
    parameters: Parameters = Parameters(), retention: Double = 0.9,
    learningSteps: [Double] = [1, 10], relearningSteps: [Double] = [10],
    maximumInterval: Int32 = Scheduler.longestInterval, fuzzes: Bool = false,
    dayStartsAtHour: Int32? = nil
  ) {
    self.parameters = parameters
    self.retention = Self.kept(retention)
    self.learningSteps = learningSteps
    self.relearningSteps = relearningSteps
    self.maximumInterval = maximumInterval
    self.fuzzes = fuzzes
    self.dayStartsAtHour = dayStartsAtHour
    model = Model(parameters)
    stretch = model.stretch(self.retention)
  }

  private static func kept(_ retention: Double) -> Double {
    retention.isNaN ? 0.9 : max(retentions.lowerBound, min(retentions.upperBound, retention))
  }

  /// What becomes of an item by each rating.
  ///
  /// Nothing puts it off for longer than `maximumInterval`, and each due moment is after `now`. Hard
  /// never puts it off for longer than good, good never for longer than easy; where days are blocks
  /// of 24 hours that is left to the weights and steps, as published, and true of the usual ones.
  /// Where clocks ran backwards no time has gone by.
  ///
  /// - Parameters:
  ///   - memory: what is remembered of the item; `.new` for one that was never answered.
  ///   - seed: the item's own, such as `Dice.hash(id)`.
  ///   - now: the moment of the answer, with the local zone.
  ///   - elapsed: the days since the last answer, where they are known better than by the hour at which
  ///     days begin now.
  public func futures(
    of memory: Memory, seed: UInt64, at now: Moment, afterDays elapsed: Int64? = nil
  ) -> Futures {
    let states = states(of: memory, at: now, afterDays: elapsed)
    let plan = Plan(self, memory, seed: seed, at: now)
    let hard = plan.memory(.hard, states[1], after: nil)
    let good = plan.memory(.good, states[2], after: hard)
    return Futures(
      again: plan.memory(.again, states[0], after: nil), hard: hard, good: good,
      easy: plan.memory(.easy, states[3], after: good))
  }

  /// What becomes of an item by one rating: the same as in `futures`.
  public func review(
    _ memory: Memory, _ rating: Rating, seed: UInt64, at now: Moment,
    afterDays elapsed: Int64? = nil
  ) -> Memory {
    if memory.state == nil { return futures(of: memory, seed: seed, at: now)[rating] }
    let state = states(of: memory, at: now, afterDays: elapsed)[Int(rating.rawValue) - 1]
    return Plan(self, memory, seed: seed, at: now).memory(rating, state)
  }

  private func states(of memory: Memory, at now: Moment, afterDays elapsed: Int64?) -> States {
    guard let state = memory.state, let last = memory.last else {
      return States(stability: model.firstStability, difficulty: model.firstDifficulty)
    }
    return model.next(state, afterDays: Double(elapsed ?? days(from: last, to: now)))
  }

  /// The chance that the item is known now, by whole days since its last answer; nil while it is new.
  public func retrievability(
    of memory: Memory, at now: Moment, afterDays elapsed: Int64? = nil
  ) -> Double? {
    guard let state = memory.state, let last = memory.last else { return nil }
    return model.retrievability(
      state.stability, afterDays: Double(elapsed ?? days(from: last, to: now)))
  }

  /// The whole days from an answer to a moment: study days, or blocks of 24 hours; never negative.
  public func days(from earlier: Moment, to now: Moment) -> Int64 {
    guard let hour = dayStartsAtHour else {
      return now.milliseconds(since: earlier) / StudyDay.milliseconds
    }
    return max(
      0,
      StudyDay.number(of: now, startsAtHour: hour)
        - StudyDay.number(of: earlier, startsAtHour: hour))
  }
}
