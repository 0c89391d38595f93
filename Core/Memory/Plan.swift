import PipitBase

/// The stages, steps and days of one answer; what the four ratings share is computed once.
struct Plan {
  private let memory: Memory
  private let now: Moment
  private let steps: [Double]
  private let longest: Double
  /// S / factor · stretch is the interval, in days.
  private let factor: Double
  private let stretch: Double
  /// From 0 to 1, the same for all four ratings, so that chance never puts hard after good; nil
  /// where nothing varies.
  private let chance: Double?
  private let hour: Int32?
  /// The study day of the answer.
  private let today: Int64

  init(_ scheduler: borrowing Scheduler, _ memory: Memory, seed: UInt64, at now: Moment) {
    self.memory = memory
    self.now = now
    let isRelearning = memory.stage == .review || memory.stage == .relearning
    steps = isRelearning ? scheduler.relearningSteps : scheduler.learningSteps
    longest = Double(max(1, min(Scheduler.longestInterval, scheduler.maximumInterval)))
    factor = scheduler.model.factor
    stretch = scheduler.stretch
    hour = scheduler.dayStartsAtHour
    today = hour.map { StudyDay.number(of: now, startsAtHour: $0) } ?? 0
    chance = scheduler.fuzzes ? Self.chance(seed, memory.reviews) : nil
  }

  /// What becomes of the item by a rating.
  ///
  /// - Parameter lesser: what becomes of it by the rating below, which this one is not due before.
  func memory(_ rating: Rating, _ state: MemoryState, after lesser: Memory?) -> Memory {
    var next = memory
    next.state = state
    next.last = now
    next.reviews &+= 1
    if memory.stage == .review && rating == .again { next.lapses &+= 1 }
    if let (step, minutes) = Self.step(rating, memory.stage, memory.step, steps) {
      next.stage =
        memory.stage == .review || memory.stage == .relearning ? .relearning : .learning
      next.step = step
      next.intervalDays = 0
      next.dueDay = nil
      next.dueAt = now.milliseconds &+ Self.milliseconds(minutes)
      if hour != nil, let lesser { next.dueAt = max(next.dueAt, lesser.dueAt) }
    } else {
      next.stage = .review
      next.step = 0
      var days = fuzzed(interval(state.stability))
      if let hour, let lesser { days = max(days, self.days(until: lesser, hour)) }
      put(&next, off: days)
    }
    return next
  }

  /// What becomes of the item by a rating alone: the same as beside the others, where it was answered
  /// before. Then the states keep the order of the ratings, and only a step may be due later than what
  /// is put off by days.
  func memory(_ rating: Rating, _ state: MemoryState) -> Memory {
    guard hour != nil else { return memory(rating, state, after: nil) }
    let hard = rating == .good || rating == .easy ? stepped(.hard, state, after: nil) : nil
    let good = rating == .easy ? stepped(.good, state, after: hard) : nil
    return memory(rating, state, after: good ?? hard)
  }

  private func stepped(_ rating: Rating, _ state: MemoryState, after lesser: Memory?) -> Memory? {
    Self.step(rating, memory.stage, memory.step, steps) == nil
      ? nil : memory(rating, state, after: lesser)
  }

  private func put(_ next: inout Memory, off days: Int32) {
    next.intervalDays = days
    if let hour {
      let day = today &+ Int64(days)
      next.dueDay = day
      next.dueAt = StudyDay.start(of: day, startsAtHour: hour, offsetMinutes: now.offsetMinutes)
    } else {
      next.dueDay = nil
      next.dueAt = now.milliseconds &+ Int64(days) * StudyDay.milliseconds
    }
  }

  /// The first study day that begins no earlier than another future is due, counted from today.
  private func days(until other: Memory, _ hour: Int32) -> Int32 {
    let before = Moment(milliseconds: other.dueAt &- 1, offsetMinutes: now.offsetMinutes)
    let days = StudyDay.number(of: before, startsAtHour: hour) &+ 1 &- today
    return Int32(min(Int64(longest), days))
  }

  /// The step that a rating leads to, and the minutes until it; nil where it is put off by days.
  ///
  /// As py-fsrs 6.3.2: again is the first step, good the next; hard stays, and on the first step it
  /// waits half as long again, or for the mean of the first two.
  static func step(
    _ rating: Rating, _ stage: Memory.Stage, _ place: Int32, _ steps: [Double]
  ) -> (place: Int32, minutes: Double)? {
    if steps.isEmpty { return nil }
    if rating == .again { return (0, steps[0]) }
    if stage == .review || rating == .easy || Int(place) >= steps.count { return nil }
    if rating == .good {
      return Int(place) + 1 == steps.count ? nil : (place + 1, steps[Int(place) + 1])
    }
    if place > 0 { return (place, steps[Int(place)]) }
    return (0, steps.count == 1 ? steps[0] * 1.5 : (steps[0] + steps[1]) / 2)
  }

  /// A step in milliseconds: at least one, at most as long as the longest interval there is.
  private static func milliseconds(_ minutes: Double) -> Int64 {
    let most = Double(Scheduler.longestInterval) * Double(StudyDay.milliseconds)
    let wait = minutes * 60_000
    return wait >= 1 ? Int64(min(wait, most) + 0.5) : 1
  }

  /// The whole days after which the chance to know the item has fallen to the one asked for.
  private func interval(_ stability: Double) -> Double {
    let days = stability / factor * stretch
    return max(1, min(Self.rounded(min(days, 1e9)), longest))
  }

  /// The nearest whole number, the even one of two that are as near, as `round` in Python.
  private static func rounded(_ x: Double) -> Double {
    (x + 0x1.8p52) - 0x1.8p52
  }

  /// An interval that varies by 1.0 day and 15 % of what of it is in 2.5 to 7 days, 10 % of what is
  /// in 7 to 20 and 5 % of what is beyond (py-fsrs 6.3.2, `FUZZ_RANGES`).
  private func fuzzed(_ days: Double) -> Int32 {
    guard let chance, days >= 2.5 else { return Int32(days) }
    let delta =
      1 + 0.15 * (min(days, 7) - 2.5) + 0.1 * max(0, min(days, 20) - 7) + 0.05 * max(0, days - 20)
    let most = min(Self.rounded(days + delta), longest)
    let least = min(max(2, Self.rounded(days - delta)), most)
    return Int32(least + chance * (most - least + 1))
  }

  private static func chance(_ seed: UInt64, _ reviews: Int32) -> Double {
    var dice = Dice(seed: seed ^ UInt64(truncatingIfNeeded: reviews) &* 0xd134_2543_de82_ef95)
    return Double(dice.roll() >> 11) * 0x1p-53
  }
}
