import Testing

@testable import PipitBase

struct DiceTests {
  /// The first numbers of SplitMix64 from seed 1234567, as published with the generator's
  /// reference implementation (prng.di.unimi.it/splitmix64.c) on Rosetta Code.
  @Test func rollsThePublishedNumbers() {
    var dice = Dice(seed: 1_234_567)

    let rolled = (0..<5).map { _ in dice.roll() }

    #expect(
      rolled == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  /// Vectors of the 64-bit FNV-1a hash from draft-eastlake-fnv, appendix C.
  @Test func hashesThePublishedTexts() {
    #expect(Dice.hash("") == 0xcbf2_9ce4_8422_2325)
    #expect(Dice.hash("a") == 0xaf63_dc4c_8601_ec8c)
    #expect(Dice.hash("b") == 0xaf63_df4c_8601_f1a5)
    #expect(Dice.hash("foobar") == 0x8594_4171_f739_67e8)
  }

  @Test func diceForATextRollFromItsHash() {
    var fromText = Dice(text: "foobar")
    var fromHash = Dice(seed: 0x8594_4171_f739_67e8)

    #expect(fromText.roll() == fromHash.roll())
  }

  @Test(arguments: [1, 2, 3, 6, 7, 100])
  func everySideComesUpAboutEquallyOften(sides: Int) {
    var dice = Dice(seed: 42)
    var counts = Array(repeating: 0, count: sides)
    let rolls = sides * 2_000

    for _ in 0..<rolls { counts[dice.roll(below: sides)] += 1 }

    // Six standard deviations of a fair side.
    let off = counts.map { abs($0 - 2_000) }.max()
    #expect(off! < 270)
  }

  @Test func aRollInTheUnevenRemainderIsDrawnAgain() {
    // Of 3 · 2^61 sides only 2^63 + 2^62 rolls are even; each of the eight parts is as likely.
    var dice = Dice(seed: 7)
    var counts = Array(repeating: 0, count: 3)

    for _ in 0..<6_000 { counts[dice.roll(below: 3 << 61) >> 61] += 1 }

    for count in counts { #expect(abs(count - 2_000) < 220) }
  }

  @Test func shufflingIsTheSameEverywhere() {
    var dice = Dice(seed: 1)

    let shuffled = dice.shuffled(Array(0..<10))

    #expect(shuffled == [4, 2, 8, 1, 9, 3, 0, 6, 7, 5])
    #expect(shuffled.sorted() == Array(0..<10))
  }

  @Test func shufflingReachesEveryOrderEvenly() {
    var dice = Dice(seed: 3)
    var counts: [[Int]: Int] = [:]

    for _ in 0..<6_000 { counts[dice.shuffled([0, 1, 2]), default: 0] += 1 }

    #expect(counts.count == 6)
    #expect(counts.values.allSatisfy { abs($0 - 1_000) < 180 })
  }

  @Test func pickingFromNothingGivesNothing() {
    var dice = Dice(seed: 3)

    #expect(dice.pick([Int]()) == nil)
    #expect(dice.pick(["only"]) == "only")
  }
}
