import PipitBase

@testable import PipitMemory

/// A learner who forgets by known weights, and is asked by the published ones.
struct Learner {
  let weights: [Double]
  private var dice: Dice

  init(_ parameters: Parameters, seed: UInt64) {
    weights = parameters.weights
    dice = Dice(seed: seed)
  }

  /// A learner whose memory is unlike that of most.
  static func odd(seed: UInt64) -> Learner {
    var weights = Parameters().weights
    for (weight, value) in [
      (0, 0.5), (1, 1), (2, 1.8), (3, 6), (8, 1.45), (10, 0.6), (11, 1.2), (20, 0.25),
    ] { weights[weight] = value }
    return Learner(Parameters(weights) ?? Parameters(), seed: seed)
  }

  private mutating func chance() -> Double { Double(dice.roll() >> 11) / 9_007_199_254_740_992 }

  /// What the learner answers when `count` items are asked about ten times each, sometimes twice a day.
  mutating func log(of count: Int) -> [[RatedDay]] {
    (0..<count).map { _ in history(of: 4 + dice.roll(below: 13)) }
  }

  private mutating func history(of count: Int) -> [RatedDay] {
    let asked = Model(Parameters())
    let known = Model(Parameters(weights) ?? Parameters())
    var day = Int64(dice.roll(below: 365))
    let first = rating(chance(), [0.22, 0.30, 0.88])
    var planned = Self.first(asked, first)
    var held = Self.first(known, first)
    var history = [RatedDay(day: day, rating: first)]
    while history.count < count {
      var gap = Int64(max(1, min(planned.stability, 120)) + 0.5)
      if chance() < 0.3 { gap += Int64(dice.roll(below: Int(1 + gap / 2))) }
      if history[history.count - 1].rating == .again, chance() < 0.7 { gap = 0 }
      let isKnown =
        chance() < (gap == 0 ? 0.9 : known.retrievability(held.stability, afterDays: Double(gap)))
      let rating = isKnown ? rating(chance(), [0, 0.12, 0.92]) : .again
      day += gap
      history.append(RatedDay(day: day, rating: rating))
      planned = asked.next(planned, afterDays: Double(gap))[Int(rating.rawValue) - 1]
      held = known.next(held, afterDays: Double(gap))[Int(rating.rawValue) - 1]
    }
    return history
  }

  private func rating(_ chance: Double, _ steps: [Double]) -> Rating {
    chance < steps[0] ? .again : chance < steps[1] ? .hard : chance < steps[2] ? .good : .easy
  }

  private static func first(_ model: Model, _ rating: Rating) -> MemoryState {
    States(stability: model.firstStability, difficulty: model.firstDifficulty)[
      Int(rating.rawValue) - 1]
  }

  /// How well weights foretell a log: the mean log loss by the scheduler's own model, in nats.
  static func loss(of parameters: Parameters, on log: [[RatedDay]]) -> Double {
    let model = Model(parameters)
    var loss = 0.0
    var count = 0
    for item in log where item.count > 1 {
      var state = first(model, item[0].rating)
      for (before, answer) in zip(item, item.dropFirst()) {
        let gap = max(0, answer.day - before.day)
        if gap > 0 {
          let chance = model.retrievability(state.stability, afterDays: Double(gap))
          let kept = max(1e-6, min(chance, 1 - 1e-6))
          loss -= Exact.log(answer.rating == .again ? 1 - kept : kept)
          count += 1
        }
        state = model.next(state, afterDays: Double(gap))[Int(answer.rating.rawValue) - 1]
      }
    }
    return loss / Double(max(1, count))
  }
}
