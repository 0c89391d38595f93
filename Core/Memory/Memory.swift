import PipitBase

/// What is remembered of one item, and when it is to be asked again.
public struct Memory: Equatable, Sendable {
  /// Where an item is on its way.
  public enum Stage: Equatable, Sendable {
    /// It was never answered.
    case new
    /// It is asked again within minutes, until it stays.
    case learning
    /// It is asked again after days.
    case review
    /// It slipped, and is asked again within minutes.
    case relearning
  }

  /// Where the item is on its way.
  public internal(set) var stage: Stage
  /// The place among the learning or relearning steps, from 0; 0 in other stages.
  public internal(set) var step: Int32
  /// Its stability and difficulty; nil while it is new.
  public internal(set) var state: MemoryState?
  /// When it was last answered; nil while it is new.
  public internal(set) var last: Moment?
  /// When it is due, in milliseconds since 1970; where it is due on a study day, the start of that
  /// day at the offset of its last answer.
  public internal(set) var dueAt: Int64
  /// The study day it is due on; nil within steps, and where days are blocks of 24 hours.
  public internal(set) var dueDay: Int64?
  /// The days from the last answer until it is due; 0 within steps.
  public internal(set) var intervalDays: Int32
  /// How often it was answered.
  public internal(set) var reviews: Int32
  /// How often it slipped after it had stayed: again in stage review.
  public internal(set) var lapses: Int32

  /// An item that was never answered.
  public static let new = Memory(
    stage: .new, step: 0, state: nil, last: nil, dueAt: 0, dueDay: nil, intervalDays: 0,
    reviews: 0, lapses: 0)

  /// An item in stage review whose state is known from elsewhere, such as another program.
  ///
  /// - Parameters:
  ///   - state: its stability and difficulty.
  ///   - last: when it was last answered.
  ///   - intervalDays: the days until it is due again, from 1.
  public init(known state: MemoryState, last: Moment, intervalDays: Int32) {
    let days = max(1, intervalDays)
    self.init(
      stage: .review, step: 0, state: state, last: last,
      dueAt: last.milliseconds &+ Int64(days) * StudyDay.milliseconds, dueDay: nil,
      intervalDays: days, reviews: 1, lapses: 0)
  }

  init(
    stage: Stage, step: Int32, state: MemoryState?, last: Moment?, dueAt: Int64, dueDay: Int64?,
    intervalDays: Int32, reviews: Int32, lapses: Int32
  ) {
    self.stage = stage
    self.step = step
    self.state = state
    self.last = last
    self.dueAt = dueAt
    self.dueDay = dueDay
    self.intervalDays = intervalDays
    self.reviews = reviews
    self.lapses = lapses
  }

  /// Whether the item is to be asked: within steps by the moment, else by the study day of `now`, at
  /// whatever offset that is. A new item is never due.
  ///
  /// An item that was last answered more than a day after `now` is due: a clock had run ahead, and
  /// would hide it for as long.
  ///
  /// - Parameters:
  ///   - now: the moment, with the local zone.
  ///   - hour: the local hour at which a study day begins.
  public func isDue(at now: Moment, dayStartsAtHour hour: Int32) -> Bool {
    guard let last else { return false }
    if last.milliseconds(since: now) > StudyDay.milliseconds { return true }
    guard let dueDay else { return now.milliseconds >= dueAt }
    return StudyDay.number(of: now, startsAtHour: hour) >= dueDay
  }
}
