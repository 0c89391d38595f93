import PipitBase

/// FSRS-6 with one set of weights: how a state changes by a rating after days gone by.
///
/// The formulas are those of fsrs-rs 6.6.1 and py-fsrs 6.3.2 (open-spaced-repetition, "The Algorithm");
/// w0 to w20 are their names. What depends on the weights alone is computed once, here.
struct Model: Equatable, Sendable {
  /// Stability and difficulty after the first rating, by the rating's place.
  let firstStability: SIMD4<Double>
  let firstDifficulty: SIMD4<Double>
  /// −w20, and what makes R(S, S) = 0.9 of it.
  let decay: Double
  let factor: Double
  /// e^w8, w9, w10.
  let gain: Double
  let gainSaturation: Double
  let gainByForgetting: Double
  /// What a pass is worth, by the rating's place: w15 for hard, w16 for easy.
  let worth: SIMD4<Double>
  /// w11, w12, w13, w14, and e^(w17·w18): a slip leaves no more than S divided by it.
  let slip: Double
  let slipByDifficulty: Double
  let slipByStability: Double
  let slipByForgetting: Double
  let slipShare: Double
  /// e^(w17·(G − 3 + w18)) by the rating's place, w19: for a second answer on the same day.
  let sameDay: SIMD4<Double>
  let sameDaySaturation: Double
  /// The change of difficulty, by the rating's place, and what it is drawn to: w7·D0(4), 1 − w7.
  let difficultyStep: SIMD4<Double>
  let easiest: Double
  let difficultyKept: Double

  init(_ parameters: Parameters) {
    let w = parameters.weights
    let grade = SIMD4<Double>(0, 1, 2, 3)
    firstStability = Self.stable(SIMD4(w[0], w[1], w[2], w[3]))
    let firstDifficulty = w[4] - Exact.exp(grade * w[5]) + 1
    self.firstDifficulty = Self.difficult(firstDifficulty)
    decay = -w[20]
    factor = Exact.power(0.9, 1 / decay) - 1
    gain = Exact.exp(w[8])
    gainSaturation = -w[9]
    gainByForgetting = w[10]
    worth = SIMD4(0, w[15], 1, w[16])
    slip = w[11]
    slipByDifficulty = -w[12]
    slipByStability = w[13]
    slipByForgetting = w[14]
    slipShare = Exact.exp(w[17] * w[18])
    sameDay = Exact.exp((grade - 2 + w[18]) * w[17])
    sameDaySaturation = -w[19]
    difficultyStep = -(w[6] * (grade - 2))
    easiest = w[7] * firstDifficulty[3]
    difficultyKept = 1 - w[7]
  }

  /// The chance to know an item of this stability after so many days.
  func retrievability(_ stability: Double, afterDays days: Double) -> Double {
    Exact.exp(decay * Exact.log(1 + factor * days / stability))
  }

  /// With `factor`, what an interval is multiplied by for a chance to know the item at its end.
  func stretch(_ retention: Double) -> Double {
    Exact.power(retention, 1 / decay) - 1
  }

  /// What becomes of a state by each rating, after so many days; the lanes are the ratings.
  func next(_ state: MemoryState, afterDays days: Double) -> States {
    let s = state.stability
    let moved = state.difficulty + (10 - state.difficulty) * difficultyStep / 9
    let difficulty = Self.difficult(easiest + difficultyKept * moved)
    if days == 0 {
      let change = sameDay * Exact.exp(sameDaySaturation * Exact.log(s))
      return States(
        stability: Self.stable(s * Self.noLessWherePassed(change)), difficulty: difficulty)
    }
    let logs = Exact.logOfUsual(
      SIMD4(1 + factor * days / s, s, s + 1, state.difficulty))
    let forgetting = 1 - Exact.exp(decay * logs[0])
    let saturation = gainSaturation * logs[1]
    let powers = Exact.expOfUsual(
      SIMD4(
        saturation + forgetting * gainByForgetting, saturation,
        slipByDifficulty * logs[3] + forgetting * slipByForgetting, slipByStability * logs[2]))
    let growth = gain * (11 - state.difficulty) * (powers[0] - powers[1])
    var stability = s + s * (growth * worth)
    stability[0] = min(slip * powers[2] * (powers[3] - 1), s / slipShare)
    return States(stability: Self.stable(stability), difficulty: difficulty)
  }

  /// A pass on the same day takes nothing away.
  private static func noLessWherePassed(_ change: SIMD4<Double>) -> SIMD4<Double> {
    var floored = pointwiseMax(change, SIMD4(repeating: 1))
    floored[0] = change[0]
    return floored
  }

  static func stable(_ stability: SIMD4<Double>) -> SIMD4<Double> {
    stability.clamped(lowerBound: SIMD4(repeating: 0.001), upperBound: SIMD4(repeating: 36_500))
  }

  static func difficult(_ difficulty: SIMD4<Double>) -> SIMD4<Double> {
    difficulty.clamped(lowerBound: SIMD4(repeating: 1), upperBound: SIMD4(repeating: 10))
  }
}

/// Four states: of the ratings of one item, or of four items.
struct States {
  var stability: SIMD4<Double>
  var difficulty: SIMD4<Double>

  subscript(lane: Int) -> MemoryState {
    MemoryState(known: stability[lane], difficulty[lane])
  }
}
