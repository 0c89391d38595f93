import PipitBase
import PipitMemory

/// Reviews, `item,day,rating` a line, as they are replayed: answers at noon of each day.
func histories(_ table: [UInt8]) -> Histories {
  var histories = Histories()
  for item in log(table) {
    for review in item { histories.append(review.rating, at: noon(of: review.day)) }
    histories.finish(seed: 0)
  }
  return histories
}

private func noon(of day: Int64) -> Moment {
  Moment(milliseconds: (day * 24 + 12) * 3_600_000)
}

/// Items in the middle of their way and the moments at which their four futures are asked for.
struct Asked {
  private var memories: [Memory] = []
  private var moments: [Moment] = []
  private let scheduler = Scheduler()

  /// The last answer of each item is the one that is asked for.
  init(_ table: [UInt8]) {
    for item in log(table) {
      var memory = Memory.new
      for review in item.dropLast() {
        memory = scheduler.review(memory, review.rating, seed: 0, at: noon(of: review.day))
      }
      memories.append(memory)
      moments.append(noon(of: item[item.count - 1].day))
    }
  }

  /// The number of items.
  var count: Int { memories.count }

  /// The futures of all, and a number that depends on each.
  func futures() -> Int64 {
    var sum: Int64 = 0
    for place in 0..<memories.count {
      let futures = scheduler.futures(of: memories[place], seed: 0, at: moments[place])
      sum &+= futures.again.dueAt &+ futures.hard.dueAt &+ futures.good.dueAt
      sum &+= futures.easy.dueAt
    }
    return sum
  }
}

/// One number for the bits of all futures of 24,000 reviews and of their replay: under four
/// schedulers, some at once, some years late, some with a clock that ran back.
func bits() -> UInt64 {
  let older = Parameters([
    0.4, 0.6, 2.4, 5.8, 4.93, 0.94, 0.86, 0.01, 1.49, 0.14, 0.94, 2.18, 0.05, 0.34, 1.26, 0.29,
    2.61,
  ])
  let schedulers = [
    Scheduler(), Scheduler(retention: 0.85, fuzzes: true, dayStartsAtHour: 4),
    Scheduler(parameters: older ?? Parameters(), learningSteps: [], relearningSteps: []),
    Scheduler(retention: 0.97, learningSteps: [1, 5, 30], maximumInterval: 400, fuzzes: true),
  ]
  let gaps: [Int64] = [
    30_000, 600_000, 43_200_000, 86_400_000, 260_000_000, 1_728_000_000, 31_557_600_000,
    -90_000_000,
  ]
  var dice = Dice(seed: 24_000)
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for scheduler in schedulers {
    var batch = Histories()
    for item in 0..<600 {
      var memory = Memory.new
      var now: Int64 = 1_714_651_200_000
      for _ in 0..<10 {
        now += gaps[dice.roll(below: gaps.count)]
        let moment = Moment(milliseconds: now, offsetMinutes: Int32(dice.roll(below: 1_600)) - 800)
        let futures = scheduler.futures(of: memory, seed: UInt64(item), at: moment)
        add(futures.again, to: &hash)
        add(futures.hard, to: &hash)
        add(futures.good, to: &hash)
        add(futures.easy, to: &hash)
        let rating = Rating(rawValue: Int32(dice.roll(below: 4)) + 1) ?? .again
        memory = futures[rating]
        batch.append(rating, at: moment)
      }
      batch.finish(seed: UInt64(item))
    }
    for memory in scheduler.replay(batch) { add(memory, to: &hash) }
  }
  return hash
}

private func add(_ memory: Memory, to hash: inout UInt64) {
  let counts = Int64(memory.intervalDays) << 32 | Int64(memory.step) << 16 | Int64(memory.lapses)
  let parts: [UInt64] = [
    memory.state?.stability.bitPattern ?? 0, memory.state?.difficulty.bitPattern ?? 0,
    UInt64(bitPattern: memory.dueAt), UInt64(bitPattern: memory.dueDay ?? -1),
    UInt64(bitPattern: counts),
  ]
  for part in parts { hash = (hash ^ part) &* 0x100_0000_01b3 }
}
