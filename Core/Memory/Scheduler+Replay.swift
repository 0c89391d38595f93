import PipitBase

extension Scheduler {
  /// What is remembered of many items after all of their answers: the same, to the bit, as `review`
  /// for one answer after the other, at a fraction of the time.
  ///
  /// The states of four items are computed side by side; an item that is through makes room for the
  /// next. Only the last answer of each gets its due moment.
  public func replay(_ histories: Histories) -> [Memory] {
    let states = states(after: histories)
    var memories: [Memory] = []
    memories.reserveCapacity(histories.count)
    for item in 0..<histories.count {
      let answers = histories.answers(of: item)
      guard let last = answers.last else {
        memories.append(.new)
        continue
      }
      var memory = Memory.new
      let (rating, now) = (histories.ratings[last], histories.moments[last])
      let seed = histories.seeds[item]
      if answers.count == 1 {
        memories.append(review(memory, rating, seed: seed, at: now))
        continue
      }
      for place in answers.dropLast() { pass(&memory, by: histories.ratings[place]) }
      let plan = Plan(self, memory, seed: seed, at: now)
      memories.append(plan.memory(rating, states[item]))
    }
    return memories
  }

  /// Stage, step and counts after an answer; what else an answer changes the last one decides.
  private func pass(_ memory: inout Memory, by rating: Rating) {
    let isRelearning = memory.stage == .review || memory.stage == .relearning
    let next = Plan.step(
      rating, memory.stage, memory.step, isRelearning ? relearningSteps : learningSteps)
    if memory.stage == .review && rating == .again { memory.lapses &+= 1 }
    memory.reviews &+= 1
    memory.stage = next == nil ? .review : isRelearning ? .relearning : .learning
    memory.step = next?.place ?? 0
  }

  /// The state of each item after its answers; of no meaning where it has none.
  private func states(after histories: Histories) -> [MemoryState] {
    var found = Array(repeating: MemoryState(known: 1, 1), count: histories.count)
    var lanes = States(stability: SIMD4(repeating: 1), difficulty: SIMD4(repeating: 1))
    var first = Lane()
    var second = Lane()
    var third = Lane()
    var fourth = Lane()
    var next = 0
    while true {
      take(&first, 0, &lanes, &found, &next, histories)
      take(&second, 1, &lanes, &found, &next, histories)
      take(&third, 2, &lanes, &found, &next, histories)
      take(&fourth, 3, &lanes, &found, &next, histories)
      if first.isIdle && second.isIdle && third.isIdle && fourth.isIdle { return found }
      lanes = model.next(
        lanes,
        LaneAnswers(
          model, ratings: SIMD4(first.rating, second.rating, third.rating, fourth.rating),
          days: SIMD4(first.days, second.days, third.days, fourth.days)))
    }
  }

  /// An item whose answers are gone through.
  private struct Lane {
    /// Its number, or less than 0 where there is none left.
    var item = -1
    /// The answer that comes next, and the end of the item's answers.
    var place = 0
    var end = 0
    /// The answer that is being computed.
    var rating = 2
    var days = 0.0

    var isIdle: Bool { item < 0 }
  }

  /// Takes the next answer of a lane's item, or begins another where there is none.
  private func take(
    _ lane: inout Lane, _ number: Int, _ states: inout States, _ found: inout [MemoryState],
    _ next: inout Int, _ histories: borrowing Histories
  ) {
    if lane.place == lane.end {
      if lane.item >= 0 { found[lane.item] = states[number] }
      lane.item = -1
      lane.days = 0
      while next < histories.count {
        let answers = histories.answers(of: next)
        next += 1
        if answers.isEmpty { continue }
        let rating = Int(histories.ratings[answers.lowerBound].rawValue) - 1
        let (stability, difficulty) = (model.firstStability[rating], model.firstDifficulty[rating])
        if answers.count == 1 {
          found[next - 1] = MemoryState(known: stability, difficulty)
          continue
        }
        states.stability[number] = stability
        states.difficulty[number] = difficulty
        lane.item = next - 1
        lane.place = answers.lowerBound + 1
        lane.end = answers.upperBound
        break
      }
      if lane.isIdle { return }
    }
    lane.rating = Int(histories.ratings[lane.place].rawValue) - 1
    lane.days = Double(
      days(from: histories.moments[lane.place - 1], to: histories.moments[lane.place]))
    lane.place += 1
  }
}
