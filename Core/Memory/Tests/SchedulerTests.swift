import PipitBase
import PipitMemory
import Testing

/// 2024-05-02T12:00:00Z
private let noon = Moment(milliseconds: 1_714_651_200_000)
private let day: Int64 = 86_400_000
private let minute: Int64 = 60_000

extension Moment {
  fileprivate func plus(days: Int64 = 0, minutes: Int64 = 0) -> Moment {
    Moment(
      milliseconds: milliseconds + days * day + minutes * minute, offsetMinutes: offsetMinutes)
  }
}

extension Scheduler {
  /// Ratings one after the other, each at its due moment; the memory after each.
  fileprivate func atDue(_ ratings: [Rating], from start: Moment = noon) -> [Memory] {
    var memories: [Memory] = []
    for rating in ratings {
      let last = memories.last ?? .new
      let at = last == .new ? start : Moment(milliseconds: last.dueAt)
      memories.append(review(last, rating, seed: 1, at: at))
    }
    return memories
  }
}

private func isNear(_ value: Double?, _ wanted: Double) -> Bool {
  value.map { abs($0 - wanted) <= 1e-5 * wanted } ?? false
}

/// The cases that other schedulers got wrong.
struct SchedulerTests {
  private let scheduler = Scheduler()

  /// A-FS-01
  @Test func aNewItemGoesThroughItsSteps() {
    let futures = scheduler.futures(of: .new, seed: 1, at: noon)
    #expect(futures.again.dueAt == noon.plus(minutes: 1).milliseconds)
    #expect(futures.hard.dueAt == noon.milliseconds + 330_000)
    #expect(futures.good.dueAt == noon.plus(minutes: 10).milliseconds)
    #expect(futures.easy.dueAt == noon.plus(days: 8).milliseconds)
    #expect([futures.again, futures.hard, futures.good].allSatisfy { $0.stage == .learning })
    #expect([futures.again.step, futures.hard.step, futures.good.step] == [0, 0, 1])
    #expect(futures.easy.stage == .review && futures.easy.intervalDays == 8)
    #expect(futures.again.state == MemoryState(stability: 0.212, difficulty: 6.4133))
    #expect(futures.hard.state?.stability == 1.2931)
    #expect(isNear(futures.hard.state?.difficulty, 5.11217))
    #expect(futures.good.state?.stability == 2.3065)
    #expect(isNear(futures.good.state?.difficulty, 2.118104))
    #expect(futures.easy.state == MemoryState(stability: 8.2956, difficulty: 1))

    let second = scheduler.atDue([.good, .good])[1]
    #expect(second.stage == .review && second.intervalDays == 2)
    #expect(second.reviews == 2 && second.lapses == 0)
  }

  /// A-FS-02
  @Test func nothingIsPutOffForLongerThanTheMaximum() {
    var scheduler = Scheduler()
    scheduler.maximumInterval = 100
    let days = scheduler.atDue([.easy, .good, .good, .good, .good]).map { $0.intervalDays }
    #expect(days == [8, 39, 100, 100, 100])
  }

  /// A-FS-02 and A-FS-12: with chance, overdue by years, before due, and with clocks that run back.
  @Test(arguments: [nil, 4] as [Int32?])
  func hardGoodAndEasyStayInOrder(dayStartsAtHour: Int32?) {
    var dice = Dice(seed: 12)
    for seed in 0..<1_000 {
      let scheduler = Scheduler(
        retention: [0.7, 0.9, 0.99][dice.roll(below: 3)],
        learningSteps: [[1, 10], [], [5], [1, dayStartsAtHour == nil ? 20 : 4_000]][
          dice.roll(below: 4)],
        relearningSteps: [[10], [], [1, 2, 3]][dice.roll(below: 3)], maximumInterval: 100,
        fuzzes: true, dayStartsAtHour: dayStartsAtHour)
      var memory = Memory.new
      var now = noon
      for _ in 0..<12 {
        let futures = scheduler.futures(of: memory, seed: UInt64(seed), at: now)
        for future in [futures.again, futures.hard, futures.good, futures.easy] {
          #expect(
            future.dueAt > now.milliseconds && future.dueAt <= now.plus(days: 101).milliseconds)
          #expect((0...100).contains(future.intervalDays))
          #expect((future.intervalDays == 0) == (future.stage != .review))
          #expect(future.last == now && future.reviews == memory.reviews + 1)
        }
        #expect(futures.hard.dueAt <= futures.good.dueAt)
        #expect(futures.good.dueAt <= futures.easy.dueAt)
        for rating in [Rating.again, .hard, .good, .easy] {
          let alone = scheduler.review(memory, rating, seed: UInt64(seed), at: now)
          #expect(alone == futures[rating])
        }
        memory = futures[Rating(rawValue: Int32(dice.roll(below: 4) + 1))!]
        let gap = [0, 3 * minute, 20 * minute, day, 40 * day, 3_650 * day, -10 * day]
        now = Moment(
          milliseconds: now.milliseconds + gap[dice.roll(below: gap.count)],
          offsetMinutes: Int32(dice.roll(below: 1_500) - 700))
      }
    }
  }

  /// A-FS-03
  @Test func theFourButtonsOfAReview() {
    let second = scheduler.atDue([.good, .good])[1]
    let due = Moment(milliseconds: second.dueAt)
    let futures = scheduler.futures(of: second, seed: 1, at: due)
    #expect(futures.again.dueAt == due.plus(minutes: 10).milliseconds)
    #expect(futures.again.stage == .relearning && futures.again.lapses == 1)
    #expect(isNear(futures.again.state?.stability, 0.6077))
    #expect(isNear(futures.hard.state?.stability, 7.51736))
    #expect(isNear(futures.good.state?.stability, 10.97105))
    #expect(isNear(futures.easy.state?.stability, 18.53433))
    #expect(
      [futures.hard, futures.good, futures.easy].map { $0.intervalDays } == [8, 11, 19])

    let third = Moment(milliseconds: futures.good.dueAt)
    let later = scheduler.futures(of: futures.good, seed: 1, at: third)
    #expect(later.again.intervalDays == 0)
    #expect([later.hard, later.good, later.easy].map { $0.intervalDays } == [32, 46, 77])
  }

  /// A-FS-04
  @Test func theLabelIsWhatIsKept() {
    var scheduler = Scheduler(fuzzes: true)
    scheduler.dayStartsAtHour = 4
    var different = 0
    for item in 0..<200 {
      let seed = Dice.hash("spelling/en/\(item)")
      var memory = Memory.new
      var now = noon
      for _ in 0..<6 {
        let label = scheduler.futures(of: memory, seed: seed, at: now).good
        memory = scheduler.review(memory, .good, seed: seed, at: now)
        #expect(memory == label)
        now = Moment(milliseconds: memory.dueAt)
      }
      var even = scheduler
      even.fuzzes = false
      if even.atDue([.good, .good, .good, .good, .good, .good])[5].dueAt != memory.dueAt {
        different += 1
      }
    }
    #expect(different > 100)
  }

  @Test func chanceStaysWithinItsPublishedRange() {
    let fuzzing = Scheduler(fuzzes: true)
    let known = scheduler.atDue([.good, .good])[1]
    let at = Moment(milliseconds: known.dueAt)
    var seen: [Int32: Set<Int32>] = [:]
    for seed in 0..<4_000 {
      let futures = fuzzing.futures(of: known, seed: UInt64(seed), at: at)
      seen[8, default: []].insert(futures.hard.intervalDays)
      seen[11, default: []].insert(futures.good.intervalDays)
      seen[19, default: []].insert(futures.easy.intervalDays)
    }
    // 8 ± 1.775, 11 ± 2.075 and 19 ± 2.875, rounded.
    #expect(seen == [8: Set(6...10), 11: Set(9...13), 19: Set(16...22)])
  }

  /// A-FS-06
  @Test func whatIsDueDoesNotMoveWithTheZone() {
    let evening = Moment(milliseconds: 1_710_093_600_000, offsetMinutes: 330)
    let memory = scheduler.review(.new, .good, seed: 1, at: evening)
    #expect(memory.dueAt == 1_710_094_200_000)
    let there = Moment(milliseconds: memory.dueAt - 1, offsetMinutes: -480)
    #expect(!memory.isDue(at: there, dayStartsAtHour: 4))
    #expect(memory.isDue(at: there.plus(minutes: 1), dayStartsAtHour: 4))
  }

  /// A-FS-08, A-FS-09: the study day begins at four, and has 23 hours where the clock is put on.
  @Test func aDayIsAStudyDay() {
    let scheduler = Scheduler(learningSteps: [], dayStartsAtHour: 4)
    // 2017-03-26T09:00+02:00, the morning after the change; 1,490,511,600,000 is 07:00Z.
    let morning = Moment(milliseconds: 1_490_511_600_000, offsetMinutes: 120)
    let memory = scheduler.review(.new, .hard, seed: 1, at: morning)
    #expect(memory.intervalDays == 1)
    let next = Moment(milliseconds: memory.dueAt, offsetMinutes: 120)
    #expect(memory.dueAt == morning.milliseconds + 19 * 60 * minute)
    #expect(memory.isDue(at: next, dayStartsAtHour: 4))
    #expect(!memory.isDue(at: next.plus(minutes: -1), dayStartsAtHour: 4))
    // Further east the study day has begun already, further west it has not.
    let east = Moment(milliseconds: memory.dueAt - minute, offsetMinutes: 180)
    let west = Moment(milliseconds: memory.dueAt, offsetMinutes: 60)
    #expect(memory.isDue(at: east, dayStartsAtHour: 4))
    #expect(!memory.isDue(at: west, dayStartsAtHour: 4))
    // The day before had 24 hours, this one 23: both are one day.
    let before = Moment(milliseconds: morning.milliseconds - 23 * 60 * minute, offsetMinutes: 60)
    #expect(scheduler.days(from: before, to: morning) == 1)
    #expect(Scheduler().days(from: before, to: morning) == 0)
  }

  /// A-FS-10
  @Test func whatWasPlannedIsNotWhatWentBy() {
    let second = scheduler.atDue([.good, .good])[1]
    #expect(second.intervalDays == 2)
    let later = Moment(milliseconds: second.last!.milliseconds + 3 * day)
    #expect(scheduler.days(from: second.last!, to: later) == 3)
  }

  @Test func theIntervalsOfThirteenAnswers() {
    let ratings: [Rating] =
      Array(repeating: .good, count: 6) + [.again, .again] + Array(repeating: .good, count: 5)
    let days = scheduler.atDue(ratings).map { $0.intervalDays }
    #expect(days == [0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21])
  }

  @Test func theStateAfterSixAnswers() {
    var memory = Memory.new
    var now = noon
    let answers: [(Rating, Int64)] = [
      (.again, 0), (.good, 0), (.good, 1), (.good, 3), (.good, 8), (.good, 21),
    ]
    for (rating, gap) in answers {
      now = now.plus(days: gap)
      memory = scheduler.review(memory, rating, seed: 1, at: now)
    }
    #expect(isNear(memory.state?.stability, 53.62691))
    #expect(isNear(memory.state?.difficulty, 6.3574867))
  }

  @Test func hardOnTheFirstStepWaitsForTheMean() {
    func hard(_ steps: [Double]) -> Int64 {
      Scheduler(learningSteps: steps).review(.new, .hard, seed: 1, at: noon).dueAt
        - noon.milliseconds
    }
    #expect(hard([1, 10]) == 330_000)
    #expect(hard([1, 10, 60]) == 330_000)
    #expect(hard([3]) == 270_000)
    #expect(hard([]) == day)
    let second = scheduler.atDue([.good, .hard])[1]
    #expect(second.step == 1 && second.dueAt - second.last!.milliseconds == 10 * minute)
  }

  @Test func stepsThatAreGoneLetTheItemGo() {
    let third = Scheduler(learningSteps: [1, 2, 3]).atDue([.good, .good])[1]
    #expect(third.step == 2)
    let fewer = Scheduler(learningSteps: [1])
    let at = Moment(milliseconds: third.dueAt)
    let futures = fewer.futures(of: third, seed: 1, at: at)
    #expect(futures.again.step == 0 && futures.again.stage == .learning)
    #expect([futures.hard, futures.good, futures.easy].allSatisfy { $0.stage == .review })
  }

  @Test func withoutRelearningStepsASlipIsPutOffByDays() {
    let scheduler = Scheduler(relearningSteps: [])
    let slipped = scheduler.atDue([.easy, .again])[1]
    #expect(slipped.stage == .review && slipped.lapses == 1 && slipped.intervalDays == 1)
  }

  @Test func aClockThatRanBackTakesNoTimeAway() {
    let second = scheduler.atDue([.good, .good])[1]
    let back = Moment(milliseconds: second.last!.milliseconds - 3_650 * day)
    let same = Moment(milliseconds: second.last!.milliseconds)
    for scheduler in [Scheduler(), Scheduler(dayStartsAtHour: 4)] {
      let states = [back, same].map { now -> MemoryState? in
        scheduler.futures(of: second, seed: 1, at: now).good.state
      }
      #expect(states[0] == states[1])
      #expect(scheduler.retrievability(of: second, at: back) == 1)
    }
    #expect(scheduler.retrievability(of: .new, at: noon) == nil)
  }

  @Test func whatAClockPutIntoTheFutureIsDue() {
    let ahead = noon.plus(days: 3_650)
    let memory = scheduler.review(.new, .easy, seed: 1, at: ahead)
    #expect(memory.isDue(at: noon, dayStartsAtHour: 4))
    #expect(!memory.isDue(at: ahead.plus(days: -1), dayStartsAtHour: 4))
    #expect(!memory.isDue(at: ahead, dayStartsAtHour: 4))
    #expect(!Memory.new.isDue(at: noon, dayStartsAtHour: 4))
  }

  @Test func settingsStayWithinWhatMakesSense() {
    var scheduler = Scheduler(retention: 7, learningSteps: [.nan, -5, .infinity])
    #expect(scheduler.retention == Scheduler.retentions.upperBound)
    scheduler.retention = .nan
    #expect(scheduler.retention == 0.9)
    scheduler.maximumInterval = -3
    let futures = scheduler.futures(of: .new, seed: 1, at: noon)
    #expect(futures.again.dueAt == noon.milliseconds + 1)
    #expect(futures.easy.intervalDays == 1)
    #expect(scheduler.review(futures.good, .good, seed: 1, at: noon).dueAt > noon.milliseconds)
  }

  @Test func changedSettingsAreTheSameAsThoseOfANewScheduler() {
    var weights = Parameters().weights
    weights[20] = 0.5
    weights[2] = 4
    var changed = Scheduler()
    changed.parameters = Parameters(weights)!
    changed.retention = 0.8
    #expect(changed == Scheduler(parameters: Parameters(weights)!, retention: 0.8))
    #expect(changed != Scheduler(retention: 0.8))
  }
}
