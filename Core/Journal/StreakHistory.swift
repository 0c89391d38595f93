import PipitBase
import PipitMemory

/// The study days on which something was answered. The same whatever the order in which the events
/// arrived.
///
/// A streak breaks only where a whole study day lies between two practices: by the local time of the
/// one, and by that of the other. So a flight, a clock change or a date that a zone leaves out breaks
/// nothing, and no day counts twice.
public struct StreakHistory: Sendable {
  /// What was practised, by the clock.
  private var stretches: [Stretch] = []

  /// The practice of a study day in one zone.
  private struct Stretch: Sendable {
    let day: Int64
    let offsetMinutes: Int32
    /// The hour at which the study day began.
    let hour: Int32
    var first: Int64
    var last: Int64
    var answers = 1

    /// Whether both are of one day in one zone.
    func isSame(_ other: Stretch) -> Bool {
      day == other.day && offsetMinutes == other.offsetMinutes && hour == other.hour
    }

    func isAfter(_ other: Stretch) -> Bool {
      if first != other.first { return first > other.first }
      if offsetMinutes != other.offsetMinutes { return offsetMinutes > other.offsetMinutes }
      return day == other.day ? hour > other.hour : day > other.day
    }
  }

  /// So many days with practice, one after the other.
  public struct Streak: Equatable, Sendable {
    /// The days of the streak that has not broken yet.
    public let current: Int
    /// The days of the longest one.
    public let best: Int
    /// Whether something was answered today already.
    public let isPractisedToday: Bool

    /// A streak with the longest one.
    public init(current: Int, best: Int, isPractisedToday: Bool) {
      self.current = current
      self.best = best
      self.isPractisedToday = isPractisedToday
    }
  }

  /// A study day with practice.
  public struct PractisedDay: Equatable, Sendable {
    /// The day, by the local time of the practices.
    public let day: Day
    /// How many answers were given.
    public internal(set) var answers: Int
  }

  // MARK: Taking in

  mutating func add(_ at: Moment, day: Int64, hour: Int32) {
    var new = Stretch(
      day: day, offsetMinutes: at.offsetMinutes, hour: hour, first: at.milliseconds,
      last: at.milliseconds)
    let end = stretches.count - 1
    if end >= 0, stretches[end].isSame(new), stretches[end].first <= new.first {
      stretches[end].answers += 1
      stretches[end].last = max(stretches[end].last, new.last)
      return
    }
    var place = place(of: new)
    if let same = self.place(ofSame: new, near: place) {
      let old = stretches[same]
      stretches[same].answers += 1
      stretches[same].last = max(old.last, new.last)
      if old.first <= new.first { return }
      new = stretches.remove(at: same)
      new.first = at.milliseconds
      place = self.place(of: new)
    }
    stretches.insert(new, at: place)
  }

  /// Where a stretch belongs: most come at the end.
  private func place(of new: Stretch) -> Int {
    var place = stretches.count
    while place > 0, stretches[place - 1].isAfter(new) { place -= 1 }
    return place
  }

  /// Where the same day stands already, less than a day from the place where it would.
  private func place(ofSame new: Stretch, near place: Int) -> Int? {
    var before = place - 1
    while before >= 0, new.first - stretches[before].first <= Self.dayMilliseconds {
      if stretches[before].isSame(new) { return before }
      before -= 1
    }
    var after = place
    while after < stretches.count, stretches[after].first - new.first <= Self.dayMilliseconds {
      if stretches[after].isSame(new) { return after }
      after += 1
    }
    return nil
  }

  private static let dayMilliseconds: Int64 = 86_400_000

  // MARK: What it says

  /// The streak as it stands at a moment; what a clock that ran ahead has told to come is left out.
  public func streak(at now: Moment, dayStartsAtHour hour: Int32) -> Streak {
    let today = StudyDay.number(of: now, startsAtHour: hour)
    let here = Stretch(
      day: today, offsetMinutes: now.offsetMinutes, hour: hour, first: now.milliseconds,
      last: now.milliseconds)
    var (best, isPractisedToday) = (0, false)
    var days: [Int64] = []
    var before: Stretch?
    for stretch in stretches where stretch.first <= now.milliseconds || stretch.day <= today {
      if let before, Self.breaks(before, stretch) { days = [] }
      if !Self.isAmongLast(stretch.day, of: days) { days.append(stretch.day) }
      best = max(best, days.count)
      isPractisedToday = isPractisedToday || stretch.day == today
      if stretch.last >= before?.last ?? Int64.min { before = stretch }
    }
    let isOver = before.map { Self.breaks($0, here) } ?? true
    return Streak(
      current: isOver ? 0 : days.count, best: best, isPractisedToday: isPractisedToday)
  }

  /// Whether a day was counted already: zones go back by a day at most.
  private static func isAmongLast(_ day: Int64, of days: [Int64]) -> Bool {
    var place = days.count
    while place > max(0, days.count - 3) {
      place -= 1
      if days[place] == day { return true }
    }
    return false
  }

  /// The study days with practice in their order, each once.
  public var days: [PractisedDay] {
    var days: [PractisedDay] = []
    for stretch in stretches {
      var place = days.count
      while place > 0, days[place - 1].day.number > stretch.day { place -= 1 }
      if place > 0, days[place - 1].day.number == stretch.day {
        days[place - 1].answers += stretch.answers
      } else {
        days.insert(
          PractisedDay(day: Day(number: stretch.day), answers: stretch.answers), at: place)
      }
    }
    return days
  }

  /// How many answers were given on a study day.
  public func answers(on day: Int64) -> Int {
    stretches.reduce(0) { $0 + ($1.day == day ? $1.answers : 0) }
  }

  /// Whether a whole study day lies between two practices.
  private static func breaks(_ one: Stretch, _ next: Stretch) -> Bool {
    let thereNow = StudyDay.number(
      of: Moment(milliseconds: next.first, offsetMinutes: one.offsetMinutes),
      startsAtHour: one.hour)
    let hereThen = StudyDay.number(
      of: Moment(milliseconds: one.last, offsetMinutes: next.offsetMinutes),
      startsAtHour: next.hour)
    return next.day - one.day > 1 && thereNow - one.day > 1 && next.day - hereThen > 1
  }
}
