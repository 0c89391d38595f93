import PipitBase

/// Answers to four items, and what the model takes of each: one is chosen over another by factors of 1
/// and 0, which change no bit.
struct LaneAnswers {
  /// The days gone by.
  let days: SIMD4<Double>
  /// 1 where the item slipped, on another day than its last answer.
  let slips: SIMD4<Double>
  /// 1 where it was last answered on the same day.
  let repeats: SIMD4<Double>
  /// The change of difficulty, what a pass is worth, and what a second answer on one day changes, at
  /// least by `floor`.
  let steps: SIMD4<Double>
  let worth: SIMD4<Double>
  let sameDay: SIMD4<Double>
  let floor: SIMD4<Double>
  /// The power of the stability that counts.
  let pull: SIMD4<Double>

  /// - Parameter ratings: their places, 0 for again to 3 for easy.
  init(_ model: borrowing Model, ratings: SIMD4<Int>, days: SIMD4<Double>) {
    self.days = days
    func each(_ value: (Int, Double) -> Double) -> SIMD4<Double> {
      SIMD4(
        value(ratings[0], days[0]), value(ratings[1], days[1]), value(ratings[2], days[2]),
        value(ratings[3], days[3]))
    }
    let steps = model.difficultyStep
    let worth = model.worth
    let sameDay = model.sameDay
    self.steps = each { rating, _ in steps[rating] }
    self.worth = each { rating, _ in worth[rating] }
    self.sameDay = each { rating, _ in sameDay[rating] }
    floor = each { rating, _ in rating == 0 ? 0 : 1 }
    slips = each { rating, days in rating == 0 && days != 0 ? 1 : 0 }
    repeats = each { _, days in days == 0 ? 1 : 0 }
    let (slip, gain, same) = (
      model.slipByStability, model.gainSaturation, model.sameDaySaturation
    )
    pull = each { rating, days in days == 0 ? same : rating == 0 ? slip : gain }
  }
}

/// The model for four items at a time; each lane has the bits that `next(_:afterDays:)` gives.
extension Model {
  /// What becomes of four states, each by its own answer.
  func next(_ states: States, _ answers: LaneAnswers) -> States {
    let s = states.stability
    let difficulty = states.difficulty
    let moved: SIMD4<Double> = difficulty + (10 - difficulty) * answers.steps / 9
    let exponent: SIMD4<Double> = answers.pull * Exact.logOfUsual(s + answers.slips)
    let power = Exact.expOfUsual(exponent)
    var stability = s
    let areAllRepeated = answers.repeats.sum() == 4
    if !areAllRepeated {
      let ratio: SIMD4<Double> = 1 + factor * answers.days / s
      let forgetting: SIMD4<Double> = 1 - Exact.expOfUsual(decay * Exact.logOfUsual(ratio))
      let recalling: SIMD4<Double> = exponent + forgetting * gainByForgetting
      if answers.slips == .zero {
        let growth: SIMD4<Double> = gain * (11 - difficulty) * (Exact.expOfUsual(recalling) - power)
        stability = s + s * (growth * answers.worth)
      } else {
        let slipping: SIMD4<Double> =
          slipByDifficulty * Exact.logOfUsual(difficulty) + forgetting * slipByForgetting
        let passes: SIMD4<Double> = 1 - answers.slips
        let forgotten = Exact.expOfUsual(slipping * answers.slips + recalling * passes)
        let growth: SIMD4<Double> = gain * (11 - difficulty) * (forgotten - power)
        let passed: SIMD4<Double> = s + s * (growth * answers.worth)
        let left: SIMD4<Double> = slip * forgotten * (power - 1)
        let slipped = pointwiseMin(left, s / slipShare)
        stability = slipped * answers.slips + passed * passes
      }
    }
    if answers.repeats != .zero {
      let repeated: SIMD4<Double> = s * pointwiseMax(answers.sameDay * power, answers.floor)
      stability = repeated * answers.repeats + stability * (1 - answers.repeats)
    }
    return States(
      stability: Self.stable(stability),
      difficulty: Self.difficult(easiest + difficultyKept * moved))
  }
}
