import PipitBase
import PipitMemory
import Testing

struct ReplayTests {
  private func histories(_ count: Int, _ seed: UInt64) -> [[(rating: Rating, at: Moment)]] {
    var dice = Dice(seed: seed)
    return (0..<count).map { _ in
      var now: Int64 = 1_714_651_200_000
      return (0..<dice.roll(below: 9)).map { _ in
        let gaps: [Int64] = [60_000, 600_000, 43_200_000, 86_400_000, 400_000_000, 9_000_000_000]
        now += gaps[dice.roll(below: gaps.count)] * (dice.roll(below: 20) == 0 ? -1 : 1)
        let moment = Moment(milliseconds: now, offsetMinutes: Int32(dice.roll(below: 900)) - 450)
        return (Rating(rawValue: Int32(dice.roll(below: 4)) + 1)!, moment)
      }
    }
  }

  @Test(arguments: [
    Scheduler(), Scheduler(fuzzes: true, dayStartsAtHour: 4),
    Scheduler(retention: 0.8, learningSteps: [], relearningSteps: [], dayStartsAtHour: 0),
    Scheduler(
      parameters: Parameters([
        0.4, 0.6, 2.4, 5.8, 4.93, 0.94, 0.86, 0.01, 1.49, 0.14, 0.94, 2.18, 0.05, 0.34, 1.26, 0.29,
        2.61,
      ])!, learningSteps: [1, 2, 3], relearningSteps: [1, 2]),
  ])
  func allAtOnceIsTheSameAsOneAfterTheOther(scheduler: Scheduler) {
    for count in [0, 1, 2, 3, 5, 700] {
      var batch = Histories()
      var wanted: [Memory] = []
      for (item, answers) in histories(count, UInt64(count)).enumerated() {
        var memory = Memory.new
        for (rating, at) in answers {
          batch.append(rating, at: at)
          memory = scheduler.review(memory, rating, seed: UInt64(item), at: at)
        }
        batch.finish(seed: UInt64(item))
        wanted.append(memory)
      }
      #expect(batch.count == count)
      #expect(scheduler.replay(batch) == wanted)
    }
  }
}
