import PipitBase
import Testing

@testable import PipitMemory

struct FitTests {
  private func result(of log: [[RatedDay]], inUse: Parameters = Parameters()) -> Fitted? {
    guard var fit = Fit(log: log, inUse: inUse) else { return nil }
    var share: Int32 = 0
    while !fit.isDone {
      fit.advance()
      #expect(fit.share >= share)
      share = fit.share
    }
    #expect(share == 100)
    return fit.result
  }

  @Test func weightsAreFoundThatForetellAsWellAsTheTrueOnes() throws {
    var learner = Learner.odd(seed: 7)
    let log = learner.log(of: 500)
    let fresh = learner.log(of: 500)
    let truth = try #require(Parameters(learner.weights))

    let fitted = try #require(result(of: log))

    #expect(fitted.isBetter)
    #expect(fitted.lossAfter < Learner.loss(of: truth, on: log) + 0.0005)
    #expect(fitted.lossAfter < fitted.lossBefore - 0.005)
    // What counts is what has not been seen: nearly all that can be gained is.
    let before = Learner.loss(of: Parameters(), on: fresh)
    let after = Learner.loss(of: fitted.parameters, on: fresh)
    let best = Learner.loss(of: truth, on: fresh)
    #expect(before - after > 0.8 * (before - best))
  }

  @Test func lossesAreThoseOfTheScheduler() throws {
    var learner = Learner.odd(seed: 3)
    let log = learner.log(of: 90)
    let fitted = try #require(result(of: log))
    let count = log.reduce(0) { sum, item in
      sum + zip(item, item.dropFirst()).reduce(0) { $0 + ($1.0.day < $1.1.day ? 1 : 0) }
    }
    #expect(fitted.reviews == count)
    #expect(abs(fitted.lossBefore - Learner.loss(of: Parameters(), on: log)) < 1e-6)
    #expect(abs(fitted.lossAfter - Learner.loss(of: fitted.parameters, on: log)) < 1e-6)
  }

  @Test func oneLogGivesTheSameBitsEverywhere() throws {
    var learner = Learner.odd(seed: 5)
    let fitted = try #require(result(of: learner.log(of: 120)))
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for weight in fitted.parameters.weights + [fitted.lossBefore, fitted.lossAfter] {
      hash = (hash ^ weight.bitPattern) &* 0x100_0000_01b3
    }
    #expect(hash == 8_486_410_439_818_265_996)
  }

  @Test func whoForgetsAsMostDoKeepsThePublishedWeights() throws {
    for seed in 1...3 as ClosedRange<UInt64> {
      var learner = Learner(Parameters(), seed: seed)
      let fitted = try #require(result(of: learner.log(of: 100)))
      #expect(!fitted.isBetter)
      #expect(fitted.parameters == Parameters())
      #expect(fitted.lossAfter == fitted.lossBefore)
    }
  }

  @Test func aSecondFitToTheSameLogFindsNothingBetter() throws {
    var learner = Learner.odd(seed: 9)
    let log = learner.log(of: 200)
    let first = try #require(result(of: log))
    let second = try #require(result(of: log, inUse: first.parameters))
    #expect(first.isBetter)
    #expect(!second.isBetter)
    #expect(second.parameters == first.parameters)
    #expect(second.lossBefore == first.lossAfter)
  }

  @Test func ofTooFewReviewsNothingIsFitted() {
    var learner = Learner.odd(seed: 1)
    let log = learner.log(of: 60)
    #expect(Fit.reviews(in: log) >= Fit.fewestReviews)
    var few: [[RatedDay]] = []
    for item in log where Fit.reviews(in: few + [item]) < Fit.fewestReviews { few.append(item) }
    #expect(Fit(log: few) == nil)
    #expect(Fit(log: []) == nil)
    #expect(Fit(log: [[], [RatedDay(day: 1, rating: .good)]]) == nil)
    // Of what is answered on one day nothing is foretold.
    let sameDay = [[RatedDay]](
      repeating: [RatedDay](repeating: RatedDay(day: 4, rating: .good), count: 9), count: 900)
    #expect(Fit(log: sameDay) == nil)
  }

  @Test func oddLogsNeverMakeItWorse() throws {
    var dice = Dice(seed: 11)
    for turn in 0..<42 {
      let ratings: [[Rating]] = [
        [.again], [.good], [.easy], [.hard], [.again, .again, .good], [.again, .easy],
        [.again, .hard, .good, .easy],
      ]
      let gaps: [[Int64]] = [
        [1], [36_500], [0, 1], [-5, 1, 2], [1, 1, 1, 4_000], [0, 0, 0, 2, 90],
      ]
      let used = ratings[turn % ratings.count]
      let gone = gaps[turn % gaps.count]
      let log: [[RatedDay]] = (0..<60).map { _ in
        var day: Int64 = 20_000
        return (0..<(2 + dice.roll(below: 24))).map { _ in
          day += gone[dice.roll(below: gone.count)]
          return RatedDay(day: day, rating: used[dice.roll(below: used.count)])
        }
      }
      guard Fit.reviews(in: log) >= Fit.fewestReviews else { continue }
      let fitted = try #require(result(of: log))
      #expect(fitted.lossAfter <= fitted.lossBefore)
      #expect(fitted.lossAfter.isFinite)
      let weights = fitted.parameters.weights
      #expect(Parameters(weights) == fitted.parameters)
      if fitted.isBetter {
        #expect(weights[0] <= weights[1] && weights[1] <= weights[2] && weights[2] <= weights[3])
      }
      let loss = Learner.loss(of: fitted.parameters, on: log)
      #expect(abs(fitted.lossAfter - loss) < 1e-4 * (1 + loss))
    }
  }

  @Test func aPieceIsSmall() throws {
    var learner = Learner.odd(seed: 2)
    var log = learner.log(of: 400)
    // A letter that was asked about every day for years is read from the beginning only.
    log.append((0..<5_000).map { RatedDay(day: $0, rating: .good) })
    var fit = try #require(Fit(log: log))
    var pieces = 0
    while !fit.isDone {
      fit.advance()
      pieces += 1
    }
    #expect(pieces >= 3 * Fit.reviews(in: log) / 2_500)
    #expect(Fit.reviews(in: [log[400]]) == 511)
  }

  @Test func parametersAreWrittenWithFourPlaces() throws {
    #expect(
      Parameters().text
        == "0.212 1.2931 2.3065 8.2956 6.4133 0.8334 3.0194 0.001 1.8722 0.1666 0.796 1.4835 "
        + "0.0614 0.2629 1.6483 0.6014 1.8729 0.5425 0.0912 0.0658 0.1542")
    #expect(Parameters(tenThousandths: Parameters().tenThousandths) == Parameters())
    #expect(Parameters(tenThousandths: []) == nil)
    var learner = Learner.odd(seed: 4)
    let fitted = try #require(result(of: learner.log(of: 100)))
    #expect(Parameters(tenThousandths: fitted.parameters.tenThousandths) == fitted.parameters)
  }

  @Test func aLogGoesThroughAsText() {
    let log = [
      [RatedDay(day: 0, rating: .good), RatedDay(day: 3, rating: .hard)],
      [], [RatedDay(day: 0, rating: .again), RatedDay(day: 0, rating: .easy)],
    ]
    #expect(Fit.text(of: log) == "0g3h  0a0e ")
    #expect(Fit.log(from: "0g3h  0a0e ") == log)
    #expect(Fit.log(from: "x-0g ü") == [[RatedDay(day: 0, rating: .good)]])
    #expect(Fit.log(from: "99999999999999999999999g ")[0][0].day < 10_000_000)
  }
}
