import PipitBase
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct ExactTests {
  /// How many numbers lie between two.
  private func steps(_ one: Double, _ other: Double) -> UInt64 {
    if one == other || (one.isNaN && other.isNaN) { return 0 }
    if one.isNaN || other.isNaN { return .max }
    return place(one) > place(other)
      ? UInt64(bitPattern: place(one) &- place(other))
      : UInt64(bitPattern: place(other) &- place(one))
  }

  /// All numbers in their order, counted from zero.
  private func place(_ x: Double) -> Int64 {
    x.sign == .minus ? -Int64(x.magnitude.bitPattern) : Int64(x.bitPattern)
  }

  private func between(_ low: Double, _ high: Double, _ dice: inout Dice) -> Double {
    low + (high - low) * Double(dice.roll() >> 11) * 0x1p-53
  }

  /// Any positive number, small ones as often as large ones.
  private func positive(_ dice: inout Dice) -> Double {
    Double(bitPattern: dice.roll() % Double.infinity.bitPattern)
  }

  @Test func expIsNoMoreThanAStepFromTheLibrarys() {
    var dice = Dice(seed: 1)
    var most: UInt64 = 0
    for limit in [1e-9, 0.4, 3, 50, 708, 746] {
      for _ in 0..<20_000 {
        let x = between(-limit, limit, &dice)
        most = max(most, steps(Exact.exp(x), exp(x)))
      }
    }
    #expect(most <= 1)
  }

  @Test func logIsNoMoreThanAStepFromTheLibrarys() {
    var dice = Dice(seed: 2)
    var most: UInt64 = 0
    for _ in 0..<60_000 {
      for x in [positive(&dice), between(0.5, 2, &dice), between(0, 40_000, &dice)] {
        most = max(most, steps(Exact.log(x), log(x)))
      }
    }
    #expect(most <= 1)
  }

  @Test func powerIsNoMoreThanAStepFromTheLibrarys() {
    var dice = Dice(seed: 3)
    var most: UInt64 = 0
    for _ in 0..<40_000 {
      let x = positive(&dice)
      let y = between(-750, 750, &dice)
      let pairs = [
        (x, y / log(x)), (between(0.5, 2, &dice), y), (between(0.999999, 1.000001, &dice), y * 1e6),
        (between(0.7, 0.99, &dice), between(-10, -1, &dice)),
      ]
      for (x, y) in pairs { most = max(most, steps(Exact.power(x, y), pow(x, y))) }
    }
    #expect(most <= 1)
  }

  private static let special: [Double] = [
    0, -0.0, 1, -1, 2, -2, 3, -3, 0.5, -0.5, 1e300, -1e300, 1e-310, -1e-310, 0x1p53, -0x1p53,
    9_007_199_254_740_991, -9_007_199_254_740_991, .infinity, -.infinity, .nan,
    .leastNonzeroMagnitude, .leastNormalMagnitude, .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude, 709.78, 709.79, -708.5, -745.13, -745.2, 708, -708,
    1.0.nextUp, 1.0.nextDown,
  ]

  @Test(arguments: special) func specialNumbersAreAsIEEE754HasThem(x: Double) {
    #expect(steps(Exact.exp(x), exp(x)) <= 1)
    #expect(Exact.exp(x).sign == exp(x).sign || x.isNaN)
    #expect(steps(Exact.log(x), log(x)) <= 1)
    for y in Self.special {
      let ours = Exact.power(x, y)
      let theirs = pow(x, y)
      #expect(steps(ours, theirs) <= 1, "\(x) to the power of \(y): \(ours), not \(theirs)")
      #expect(ours.sign == theirs.sign || theirs.isNaN, "\(x) to the power of \(y)")
    }
  }

  @Test func whatIsExactIsExact() {
    #expect(Exact.exp(0) == 1)
    #expect(Exact.log(1) == 0)
    #expect(Exact.power(3, 4) == 81)
    #expect(Exact.power(0.5, -10) == 1_024)
    #expect(Exact.power(4, 0.5) == 2)
    #expect(Exact.power(-2, 3) == -8)
    for k in -1_074...1_023 { #expect(Exact.power(2, Double(k)) == scalbn(1.0, Int32(k))) }
  }

  @Test func theSameBitsAreKept() {
    #expect(Exact.log(10) == 0x1.26bb1bbb55516p+1)
    var dice = Dice(seed: 4)
    var hash: UInt64 = 0
    for _ in 0..<10_000 {
      let x = between(0.001, 40_000, &dice)
      for value in [Exact.exp(x / 60), Exact.log(x), Exact.power(x, 0.2629)] {
        hash = (hash ^ value.bitPattern) &* 0x100_0000_01b3
      }
    }
    #expect(hash == 5_619_689_802_935_323_786)
  }

  @Test func nearOneNothingRunsBackwards() {
    var x = 1 - 4_000 * 0x1p-53
    var last = (exp: -1.0, log: -1.0, root: 0.0)
    for _ in 0..<8_000 {
      let now = (Exact.exp(x - 1), Exact.log(x), Exact.power(x, 0.1542))
      #expect(now.0 >= last.exp && now.1 >= last.log && now.2 >= last.root)
      last = now
      x = x.nextUp
    }
  }

  @Test func lanesHaveTheBitsOfTheSingleFunctions() {
    var dice = Dice(seed: 5)
    func compare(_ x: SIMD4<Double>) {
      let (powers, logs) = (Exact.exp(x), Exact.log(x))
      for lane in 0..<4 {
        #expect(powers[lane].bitPattern == Exact.exp(x[lane]).bitPattern, "exp \(x[lane])")
        #expect(logs[lane].bitPattern == Exact.log(x[lane]).bitPattern, "log \(x[lane])")
      }
    }
    for _ in 0..<10_000 {
      compare(
        SIMD4(
          between(-1, 1, &dice), between(-750, 750, &dice), positive(&dice),
          between(0, 40_000, &dice)))
    }
    for place in Self.special.indices {
      compare(SIMD4((0..<4).map { Self.special[(place + $0) % Self.special.count] }))
    }
  }
}
