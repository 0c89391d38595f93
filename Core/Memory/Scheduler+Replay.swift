import PipitBase

extension Scheduler {
  /// What is remembered of many items after all of their answers: the same, to the bit, as `review`
  /// for one answer after the other, at a fraction of the time.
  ///
  /// The states of four items are computed side by side; an item that is through makes room for the
  /// next. Only the last answer of each gets its due moment.
  public func replay(_ histories: Histories) -> [Memory] {
    let states = statesBeforeLast(histories)
    var memories: [Memory] = []
    memories.reserveCapacity(histories.count)
    for item in 0..<histories.count {
      let answers = histories.answers(of: item)
      guard let last = answers.last else {
        memories.append(.new)
        continue
      }
      var memory = Memory.new
      if answers.count > 1 {
        for place in answers.dropLast() { pass(&memory, by: histories.ratings[place]) }
        memory.state = states[item]
        memory.last = histories.moments[last - 1]
      }
      memories.append(
        review(
          memory, histories.ratings[last], seed: histories.seeds[item],
          at: histories.moments[last]))
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

  /// The state of each item before its last answer; of no meaning where it has only one.
  private func statesBeforeLast(_ histories: Histories) -> [MemoryState] {
    let idle = MemoryState(known: 1, 1)
    var found = Array(repeating: idle, count: histories.count)
    var lanes = States(stability: SIMD4(repeating: 1), difficulty: SIMD4(repeating: 1))
    // Of each lane: its item, the answer that comes next, and the item's last answer.
    var items = SIMD4<Int>(repeating: -1)
    var places = SIMD4<Int>(repeating: 0)
    var ends = SIMD4<Int>(repeating: 0)
    var ratings = SIMD4<Double>(repeating: 2)
    var days = SIMD4<Double>(repeating: 0)
    var next = 0
    while true {
      var isBusy = false
      for lane in 0..<4 {
        if places[lane] == ends[lane] {
          if items[lane] >= 0 { found[items[lane]] = lanes[lane] }
          items[lane] = -1
          while next < histories.count {
            let answers = histories.answers(of: next)
            next += 1
            if answers.count < 2 { continue }
            let first = Int(histories.ratings[answers.lowerBound].rawValue) - 1
            lanes.stability[lane] = model.firstStability[first]
            lanes.difficulty[lane] = model.firstDifficulty[first]
            if answers.count == 2 {
              found[next - 1] = lanes[lane]
              continue
            }
            items[lane] = next - 1
            places[lane] = answers.lowerBound + 1
            ends[lane] = answers.upperBound - 1
            break
          }
          if items[lane] < 0 {
            days[lane] = 0
            continue
          }
        }
        isBusy = true
        let place = places[lane]
        ratings[lane] = Double(histories.ratings[place].rawValue - 1)
        days[lane] = Double(
          self.days(from: histories.moments[place - 1], to: histories.moments[place]))
        places[lane] = place + 1
      }
      if !isBusy { return found }
      lanes = model.next(lanes, ratings: ratings, afterDays: days)
    }
  }
}
