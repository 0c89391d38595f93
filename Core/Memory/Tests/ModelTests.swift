import PipitBase
import Testing

@testable import PipitMemory

/// The vectors that fsrs-rs and py-fsrs are tested with.
struct ModelTests {
  private let model = Model(Parameters())

  private func isNear(_ values: SIMD4<Double>, _ wanted: [Double], _ tolerance: Double) -> Bool {
    (0..<4).allSatisfy { abs(values[$0] - wanted[$0]) <= tolerance * wanted[$0] }
  }

  private func isNear(_ value: Double, _ wanted: Double, _ tolerance: Double = 1e-6) -> Bool {
    abs(value - wanted) <= tolerance * abs(wanted)
  }

  @Test func theFirstRatingGivesStabilityAndDifficulty() {
    #expect(model.firstStability == SIMD4(0.212, 1.2931, 2.3065, 8.2956))
    #expect(isNear(model.firstDifficulty, [6.4133, 5.11217071, 2.11810397, 1], 1e-8))
  }

  @Test func retrievabilityFallsAsPublished() {
    #expect(isNear(model.factor, 0.98034649))
    let wanted = [1, 0.9403443, 0.9253786, 0.9185229, 0.9, 0.8261359]
    for (days, stability) in [1.0, 2, 3, 4, 4, 2].enumerated() {
      #expect(isNear(model.retrievability(stability, afterDays: Double(days)), wanted[days]))
    }
  }

  @Test func difficultyMovesByTheRating() throws {
    let state = try #require(MemoryState(stability: 5, difficulty: 5))
    for days in [0, 3.0] {
      let difficulty = model.next(state, afterDays: days).difficulty
      #expect(isNear(difficulty, [8.341763, 6.665996, 4.990228, 3.314461], 1e-6))
    }
  }

  /// What a state becomes where the chance to know the item was a given one.
  private func stability(_ difficulty: Double, _ chance: Double) throws -> SIMD4<Double> {
    let state = try #require(MemoryState(stability: 5, difficulty: difficulty))
    let days = 5 * model.stretch(chance) / model.factor
    return model.next(state, afterDays: days).stability
  }

  @Test func aPassAndASlipChangeStabilityAsPublished() throws {
    let recalled = [25.6025412, 28.2265710, 58.6559911, 127.2266925]
    let forgotten = [1.0525396, 1.1894329, 1.3680838, 1.584989]
    // The published vectors rate the four items again, hard, good and easy; again only as a factor.
    for place in 1..<4 {
      let stability = try stability(Double(place + 1), 0.9 - 0.1 * Double(place))
      #expect(isNear(stability[place], recalled[place], 1e-8))
    }
    #expect(isNear(try stability(1, 0.9)[2], recalled[0], 1e-6))
    for place in 0..<4 {
      let stability = try stability(Double(place + 1), 0.9 - 0.1 * Double(place))
      #expect(isNear(stability[0], forgotten[place], 1e-7))
    }
  }

  @Test func aSecondAnswerOnTheSameDayIsPublishedToo() throws {
    let state = try #require(MemoryState(stability: 5, difficulty: 5))
    #expect(
      isNear(model.next(state, afterDays: 0).stability, [1.596818, 5, 5, 8.12961], 1e-6))
  }

  @Test func intervalsForOneDayOfStability() {
    for (retention, days) in [
      (0.7, 9.2879), (0.8, 3.316), (0.85, 1.9064), (0.9, 1), (0.95, 0.4026),
    ] {
      #expect(isNear(model.stretch(retention) / model.factor, days, 2e-4))
    }
  }

  /// A-FS-11
  @Test(arguments: [(0.05, 0.0475864), (0.3, 0.2213282), (1, 0.5301015), (5, 1.2485267)])
  func whatSlippedIsNeverMoreStableThanBefore(before: Double, after: Double) throws {
    let state = try #require(MemoryState(stability: before, difficulty: 9))
    let stability = model.next(state, afterDays: 40).stability[0]
    #expect(isNear(stability, after))
    #expect(stability <= before)
  }

  /// A-FS-05
  @Test func impossibleStatesAreRefused() {
    #expect(MemoryState(stability: 0, difficulty: 0) == nil)
    #expect(MemoryState(stability: .nan, difficulty: 5) == nil)
    #expect(MemoryState(stability: 5, difficulty: .nan) == nil)
    #expect(MemoryState(stability: -1, difficulty: 5) == nil)
    #expect(MemoryState(stability: .infinity, difficulty: 5) == nil)
    #expect(MemoryState(stability: 5, difficulty: 10.1) == nil)
    #expect(MemoryState(stability: 0.001, difficulty: 10) != nil)
  }

  @Test func statesStayPossibleWhateverHappens() {
    var dice = Dice(seed: 6)
    for _ in 0..<20 {
      let weights = (0..<21).map { place in
        let share = Double(dice.roll(below: 5)) / 4
        return Parameters.lowest[place]
          + share * (Parameters.highest[place] - Parameters.lowest[place])
      }
      let model = Model(Parameters(weights)!)
      var state = MemoryState(known: model.firstStability[0], model.firstDifficulty[0])
      for _ in 0..<200 {
        let next = model.next(
          state, afterDays: [0, 1, 30, 40_000, 200_000_000][dice.roll(below: 5)])
        for rating in 0..<4 {
          #expect(
            MemoryState(stability: next[rating].stability, difficulty: next[rating].difficulty)
              == next[rating])
        }
        state = next[dice.roll(below: 4)]
      }
    }
  }
}

struct ParametersTests {
  @Test func olderWeightsAreConverted() throws {
    let nineteen = Array(Parameters().weights.prefix(19))
    #expect(Parameters(nineteen)?.weights == nineteen + [0, 0.5])
    let seventeen = [
      0.4, 0.6, 2.4, 5.8, 4.93, 0.94, 0.86, 0.01, 1.49, 0.14, 0.94, 2.18, 0.05, 0.34, 1.26, 0.29,
      2.61,
    ]
    let weights = try #require(Parameters(seventeen)).weights
    #expect(weights.count == 21)
    #expect(abs(weights[4] - 6.81) < 1e-12)
    #expect(abs(weights[5] - 0.4467501) < 1e-6)
    #expect(abs(weights[6] - 1.36) < 1e-12)
    #expect(Array(weights.suffix(4)) == [0, 0, 0, 0.5])
  }

  @Test func otherNumbersAreRefused() {
    let usual = Parameters().weights
    #expect(Parameters(usual) == Parameters())
    #expect(Parameters([]) == nil)
    #expect(Parameters(usual + [1]) == nil)
    for place in 0..<21 {
      for bad in [-1, .nan, .infinity, 101] {
        var weights = usual
        weights[place] = bad
        #expect(Parameters(weights) == nil)
      }
    }
    var old = Array(usual.prefix(17))
    old[5] = -5
    #expect(Parameters(old) == nil)
  }
}
