import PipitBase

/// The model for four items at a time; each lane has the bits that `next(_:afterDays:)` gives.
extension Model {
  /// What becomes of four states, each by its own rating (0 for again to 3 for easy) and after its
  /// own days.
  func next(
    _ states: States, ratings: SIMD4<Double>, afterDays days: SIMD4<Double>
  ) -> States {
    let s = states.stability
    let difficulty = states.difficulty
    let moved = difficulty + (10 - difficulty) * -(grade * (ratings - 2)) / 9
    let isSameDay = days .== 0
    let isSlip = (ratings .== 0) .& .!isSameDay
    let logs = Exact.log(s.replacing(with: s + 1, where: isSlip))
    let pull = SIMD4(repeating: gainSaturation)
      .replacing(with: slipByStability, where: isSlip)
      .replacing(with: sameDaySaturation, where: isSameDay)
    let exponent = pull * logs
    let power = Exact.exp(exponent)
    var stability = s
    if any(isSameDay) {
      let change = sameDay(ratings) * power
      let floor = SIMD4<Double>(repeating: 1).replacing(with: 0, where: ratings .== 0)
      stability = s * change.replacing(with: floor, where: change .< floor)
    }
    if !all(isSameDay) {
      let forgetting = 1 - Exact.exp(decay * Exact.log(1 + factor * days / s))
      var share = exponent + forgetting * gainByForgetting
      if any(isSlip) {
        let slipped = slipByDifficulty * Exact.log(difficulty) + forgetting * slipByForgetting
        share.replace(with: slipped, where: isSlip)
      }
      let forgotten = Exact.exp(share)
      let growth = gain * (11 - difficulty) * (forgotten - power)
      let recalled = s + s * (growth * worth(ratings))
      stability.replace(with: recalled, where: .!isSameDay)
      if any(isSlip) {
        let left = slip * forgotten * (power - 1)
        let most = s / slipShare
        stability.replace(with: left.replacing(with: most, where: most .< left), where: isSlip)
      }
    }
    return States(
      stability: Self.stable(stability),
      difficulty: Self.difficult(easiest + difficultyKept * moved))
  }

  private func worth(_ ratings: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4(repeating: 1).replacing(with: worth[1], where: ratings .== 1)
      .replacing(with: worth[3], where: ratings .== 3)
  }

  private func sameDay(_ ratings: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4(repeating: sameDay[0]).replacing(with: sameDay[1], where: ratings .== 1)
      .replacing(with: sameDay[2], where: ratings .== 2)
      .replacing(with: sameDay[3], where: ratings .== 3)
  }
}
