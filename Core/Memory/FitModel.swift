import PipitBase

/// The weights of FSRS-6 in lanes, and what is computed of them once for a whole log.
struct FitModel {
  /// How many weights there are.
  static let count = 21

  let weights: [Lane]
  /// FACTOR of the forgetting curve, and its slope by w20.
  let factor, factorByDecay: Lane
  /// e^w8: how fast stability grows.
  let growth: Lane
  /// The difficulty that answers lead back to, D0 of easy, and its slope by w5.
  let easyStart, easyStartBySpread: Lane
  /// e^(-w17 · w18): what forgetting leaves of a stability at most.
  let ceiling: Lane

  init(_ weights: [Double]) {
    self.weights = weights.map { Lane(all: Float($0)) }
    let decay = weights[20]
    let logNinety = Exact.log(0.9)
    let raised = Exact.exp(-logNinety / decay)
    factor = Lane(all: Float(raised - 1))
    factorByDecay = Lane(all: Float(raised * logNinety / (decay * decay)))
    growth = Lane(all: Float(Exact.exp(weights[8])))
    let spread = Exact.exp(3 * weights[5])
    easyStart = Lane(all: Float(weights[4] - spread + 1))
    easyStartBySpread = Lane(all: Float(-3 * spread))
    ceiling = Lane(all: Float(Exact.exp(-weights[17] * weights[18])))
  }

  subscript(_ weight: Int) -> Lane {
    @inline(__always) get { weights[weight] }
  }
}
