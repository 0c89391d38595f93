import PipitBase

/// The search for the weights that foretell a log best: Newton's method with the information that is
/// to be expected (Fisher scoring), damped where a step leads uphill (Levenberg, Marquardt).
///
/// The first stabilities are looked for by their logarithms. What is made least is the loss and, for
/// each weight, half the square of its distance from the published one in *spreads*.
struct FitSearch: Sendable {
  /// How far learners' weights lie from the published ones. Half of what fsrs-rs 6.6.1 gives as the
  /// standard deviation of fitted weights, much of which is noise: in simulations half serves those
  /// who are near the published weights better, and nobody worse. Of the first stabilities the
  /// logarithm's.
  private static let spreads: [Double] = [
    0.75, 0.75, 0.75, 0.75, 0.285, 0.14, 0.3, 0.06, 0.195, 0.09, 0.165,
    0.15, 0.045, 0.08, 0.285, 0.125, 0.515, 0.155, 0.16, 0.07, 0.135,
  ]
  /// Nats that a step must promise to be taken.
  private static let leastGain = 0.05
  private static let mostPasses = 20

  /// The best weights so far, and what they add up to; at first those in use.
  private(set) var weights: [Double]
  private(set) var best: FitSums?
  /// What the weights in use add up to.
  private(set) var first: FitSums?
  private(set) var passes = 0
  private var damping = 0.001

  init(_ weights: [Double]) {
    self.weights = weights
  }

  /// Takes in a walk through the log, and gives the weights to try next; nil when they are found.
  mutating func take(_ pass: FitPass) -> [Double]? {
    passes += 1
    if first == nil { first = pass.sums }
    if let best, !(cost(pass.weights, pass.sums) < cost(weights, best)) {
      damping *= 10
    } else {
      weights = pass.weights
      best = pass.sums
      damping = max(damping / 10, 1e-5)
    }
    return passes < Self.mostPasses ? next() : nil
  }

  /// Takes weights as they are kept.
  mutating func settle(_ pass: FitPass) {
    passes += 1
    weights = pass.weights
    best = pass.sums
  }

  /// The weights as they are kept: with four places, and with first stabilities that grow with the
  /// rating. Where they do not, neighbours become their mean, weighed by how often each was given.
  func settled(by counts: [Double]) -> [Double] {
    var pools: [(mean: Double, count: Double, size: Int)] = []
    for rating in 0..<4 {
      pools.append((Exact.log(weights[rating]), counts[rating] + 0.01, 1))
      while pools.count > 1, pools[pools.count - 2].mean > pools[pools.count - 1].mean {
        let upper = pools.removeLast()
        let lower = pools.removeLast()
        let count = upper.count + lower.count
        let mean = (upper.mean * upper.count + lower.mean * lower.count) / count
        pools.append((mean, count, upper.size + lower.size))
      }
    }
    var settled: [Double] = []
    for pool in pools {
      settled += [Double](repeating: Exact.exp(pool.mean), count: pool.size)
    }
    settled += weights[4...]
    for weight in 0..<FitModel.count {
      let rounded = Parameters.weight(ofTenThousandths: Parameters.tenThousandths(settled[weight]))
      settled[weight] = max(Parameters.lowest[weight], min(rounded, Parameters.highest[weight]))
    }
    return settled
  }

  /// How many weights the log decides, as a sum of shares: what noise alone is expected to gain.
  var freedom: Double {
    guard let best else { return 0 }
    var freedom = 0.0
    for weight in 0..<FitModel.count {
      let slope = weight < 4 ? weights[weight] : 1
      let known = best.curvature[FitEquations.place(weight, weight)] * slope * slope
      freedom += known / (known + Self.pull(weight))
    }
    return freedom
  }

  private static func pull(_ weight: Int) -> Double { 1 / (spreads[weight] * spreads[weight]) }

  private static func searched(_ weights: [Double]) -> [Double] {
    var searched = weights
    for first in 0..<4 { searched[first] = Exact.log(weights[first]) }
    return searched
  }

  private static let published = searched(Parameters().weights)

  private func cost(_ weights: [Double], _ sums: FitSums) -> Double {
    var cost = sums.loss
    let searched = Self.searched(weights)
    for weight in 0..<FitModel.count {
      let distance = searched[weight] - Self.published[weight]
      cost += distance * distance * Self.pull(weight) / 2
    }
    return cost
  }

  private func next() -> [Double]? {
    guard let best else { return nil }
    let searched = Self.searched(weights)
    var equations = FitEquations(gradient: best.gradient, curvature: best.curvature)
    for first in 0..<4 { equations.scale(first, by: weights[first]) }
    for weight in 0..<FitModel.count {
      let pull = Self.pull(weight)
      equations.gradient[weight] += (searched[weight] - Self.published[weight]) * pull
      let place = FitEquations.place(weight, weight)
      equations.curvature[place] = (equations.curvature[place] + pull) * (1 + damping)
    }
    let lowest = Self.searched(Parameters.lowest)
    let highest = Self.searched(Parameters.highest)
    let step = equations.step(from: searched, lowest, highest)
    guard equations.gain(of: step) > Self.leastGain else { return nil }
    var next = searched
    for weight in 0..<FitModel.count {
      next[weight] += step[weight]
      if weight < 4 { next[weight] = Exact.exp(next[weight]) }
      next[weight] = max(Parameters.lowest[weight], min(next[weight], Parameters.highest[weight]))
    }
    return next
  }
}
