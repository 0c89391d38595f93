import PipitBase
import PipitJournal
import PipitMemory

/// One number for all that a fold says of memories, days, settings, results and shelves, to the last
/// bit.
struct StateHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  init(_ fold: Fold, at now: Moment) {
    for item in fold.memory.items {
      mix(item)
      mix(fold.memory.memory(of: item))
      mix(fold.memory.isSuspended(item) ? 1 : 0)
      mix(fold.memory.isBuried(item, at: now) ? 1 : 0)
      mix(fold.memory.source(of: item) ?? "")
      for review in fold.memory.history(of: item) {
        mix(review.entry)
        mix(Int64(review.intervalDays))
        mix(review.elapsedDays)
        mix(review.isUndone ? 1 : 0)
      }
    }
    for item in fold.memory.due(at: now) { mix(item) }
    mix(fold.memory.lastItem ?? "")
    mix(fold.memory.nextDue(after: now) ?? 0)
    let streak = fold.streak(at: now)
    mix(Int64(streak.current))
    mix(Int64(streak.best))
    for day in fold.practice.days {
      mix(day.day.number)
      mix(Int64(day.answers))
    }
    for name in fold.settings(beginning: "") { mix(fold[setting: name] ?? "") }
    mix(Int64(fold.answers))
    mix(fold.xp)
    for result in fold.results { mix(result[text: "session"] ?? "") }
    for text in fold.kept(on: "learn/en") { mix(text) }
    for word in fold.spelling.words() {
      mix(word.item)
      mix(Int64(word.timesRight * 1_000 + word.timesMissed))
    }
    mix(Int64(fold.spelling.streak.current * 1_000 + fold.spelling.streak.best))
    mix(fold.latest ?? 0)
  }

  private mutating func mix(_ memory: Memory?) {
    guard let memory else { return mix(-1) }
    mix(memory.dueAt)
    mix(memory.dueDay ?? -1)
    mix(Int64(memory.intervalDays))
    mix(Int64(memory.reviews) << 32 | Int64(memory.lapses))
    mix(Int64(memory.step))
    mix(memory.last?.milliseconds ?? -1)
    mix(Int64(bitPattern: memory.state?.stability.bitPattern ?? 0))
    mix(Int64(bitPattern: memory.state?.difficulty.bitPattern ?? 0))
  }

  private mutating func mix(_ text: String) { mix(Int64(bitPattern: Dice.hash(text))) }

  private mutating func mix(_ number: Int64) {
    var dice = Dice(seed: value ^ UInt64(bitPattern: number))
    value = dice.roll()
  }
}
