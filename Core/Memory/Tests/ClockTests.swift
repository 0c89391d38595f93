import PipitBase
import PipitMemory
import Testing

/// R25: whatever clocks and zones do, no interval is negative and no item is lost.
struct ClockTests {
  private let scheduler = Scheduler(fuzzes: true, dayStartsAtHour: 4)

  /// What is wrong with a memory that was just made; nil where nothing is.
  private func fault(_ memory: Memory, _ before: Memory, at now: Moment) -> String? {
    if memory.dueAt <= now.milliseconds { return "due at once" }
    if memory.dueAt > now.milliseconds + 36_501 * 86_400_000 { return "lost" }
    if memory.intervalDays < 0 { return "a negative interval" }
    if memory.reviews != before.reviews + 1 { return "not counted" }
    guard let state = memory.state,
      MemoryState(stability: state.stability, difficulty: state.difficulty) == state
    else { return "an impossible state" }
    let due = Moment(milliseconds: memory.dueAt, offsetMinutes: now.offsetMinutes)
    if !memory.isDue(at: due, dayStartsAtHour: 4) { return "not due when it is due" }
    let early = Moment(milliseconds: memory.dueAt - 1, offsetMinutes: now.offsetMinutes)
    if memory.isDue(at: early, dayStartsAtHour: 4) { return "due too early" }
    if let last = before.last, scheduler.days(from: last, to: now) < 0 { return "negative days" }
    return nil
  }

  @Test func aHundredThousandAnswersByClocksThatJump() {
    var dice = Dice(seed: 25)
    var faults: [String] = []
    let year: Int64 = 365 * 86_400_000
    for item in 0..<10_000 {
      var memory = Memory.new
      var now: Int64 = 1_490_493_600_000
      for _ in 0..<10 {
        switch dice.roll(below: 6) {
        case 0: now += 10 * year
        case 1: now -= 10 * year
        case 2: now -= Int64(dice.roll(below: 90_000_000))
        case 3: now += 23 * 3_600_000
        default: now += Int64(dice.roll(below: 200_000_000))
        }
        let moment = Moment(
          milliseconds: now, offsetMinutes: [60, 120, -480, 825, -720][dice.roll(below: 5)])
        let rating = Rating(rawValue: Int32(dice.roll(below: 4)) + 1) ?? .again
        let next = scheduler.review(memory, rating, seed: UInt64(item), at: moment)
        if let fault = fault(next, memory, at: moment) { faults.append(fault) }
        memory = next
      }
    }
    #expect(faults.isEmpty, "\(faults.count) faults, the first: \(faults.first ?? "")")
  }

  @Test func theDayChangesAtEveryMinute() {
    var faults: [String] = []
    let midnight: Int64 = 1_490_400_000_000
    for minute in 0..<2_880 as Range<Int64> {
      for offset in [0, 60, 120, -210, 345, 840, -720] as [Int32] {
        let now = Moment(milliseconds: midnight + minute * 60_000, offsetMinutes: offset)
        let futures = scheduler.futures(of: .new, seed: 1, at: now)
        for future in [futures.again, futures.hard, futures.good, futures.easy] {
          if let fault = fault(future, .new, at: now) { faults.append(fault) }
        }
        let later = scheduler.futures(of: futures.easy, seed: 1, at: now)
        let days = (later.hard.dueDay ?? 0) - StudyDay.number(of: now, startsAtHour: 4)
        if days != Int64(later.hard.intervalDays) { faults.append("\(days) days") }
      }
    }
    #expect(faults.isEmpty, "\(faults.count) faults, the first: \(faults.first ?? "")")
  }
}
