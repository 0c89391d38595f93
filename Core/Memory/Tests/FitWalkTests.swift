import PipitBase
import Testing

@testable import PipitMemory

struct FitWalkTests {
  private func sums(_ weights: [Double], _ log: FitLog) -> FitSums {
    var pass = FitPass(weights)
    while !pass.advance(log) {}
    return pass.sums
  }

  /// Weights around the published ones.
  private func weights(_ dice: inout Dice) -> [Double] {
    Parameters().weights.map { $0 * (0.7 + Double(dice.roll(below: 600)) / 1_000) + 0.01 }
  }

  @Test func slopesAreThoseOfTheLoss() throws {
    var dice = Dice(seed: 21)
    for seed in 0..<2 as Range<UInt64> {
      let weights = weights(&dice)
      var learner = Learner.odd(seed: seed)
      let items = learner.log(of: 100)
      let log = FitLog(items)
      let sums = sums(weights, log)
      for weight in 0..<FitModel.count {
        let step = 1e-5 * max(0.1, weights[weight])
        var lower = weights
        var upper = weights
        lower[weight] -= step
        upper[weight] += step
        let slope =
          (Learner.loss(of: try #require(Parameters(upper)), on: items)
            - Learner.loss(of: try #require(Parameters(lower)), on: items))
          * Double(log.scored) / (2 * step)
        let scale = sums.curvature[FitEquations.place(weight, weight)].squareRoot() + 1
        #expect(abs(sums.gradient[weight] - slope) < 0.01 * scale, "w\(weight)")
      }
    }
  }

  @Test func wholeLogAndPiecesOfItemsAddUpAlike() {
    var learner = Learner.odd(seed: 8)
    let items = learner.log(of: 101)
    let whole = sums(Parameters().weights, FitLog(items))
    var loss = 0.0
    for item in items { loss += sums(Parameters().weights, FitLog([item])).loss }
    #expect(abs(whole.loss - loss) < 1e-3)
  }

  @Test func exponentialAndLogarithmAreNearTheTrueOnes() {
    var dice = Dice(seed: 4)
    for _ in 0..<4_000 {
      let x = Float(dice.roll(below: 170_000)) / 1_000 - 85
      let exact = Exact.exp(Double(x))
      let exponential = Double(Lane(all: x).exponential()[0])
      #expect(abs(exponential - exact) < 3e-7 * exact, "\(x)")
      let logarithm = Double(Lane(all: Float(exact)).logarithm()[3])
      let log = Exact.log(Double(Float(exact)))
      #expect(abs(logarithm - log) < 2e-7 * max(abs(log), 0.01), "\(exact)")
    }
    #expect(Lane.none.exponential() == .one)
    #expect(Lane.one.logarithm() == .none)
    #expect(Lane(all: 1_000).exponential() == Lane(all: 87).exponential())
  }

  @Test func equationsAreSolvedWithinBounds() {
    // 2x² + 2xy + 3y² - 8x - 14y is least at x = 1, y = 2; where y stays below 1, at x = 1.5.
    let equations = FitEquations(gradient: [-8, -14], curvature: [4, 2, 6])
    let free = equations.step(from: [0, 0], [-9, -9], [9, 9])
    #expect(abs(free[0] - 1) < 1e-12 && abs(free[1] - 2) < 1e-12)
    #expect(abs(equations.gain(of: free) - 18) < 1e-12)
    let held = equations.step(from: [0, 0], [-9, -9], [9, 1])
    #expect(abs(held[0] - 1.5) < 1e-12 && held[1] == 1)
  }
}
