/// The same functions for four numbers at a time: each lane has the bits of the single function.
extension Exact {
  /// `e` to the power of each.
  public static func exp(_ x: SIMD4<Double>) -> SIMD4<Double> {
    let isUsual = (x .>= -Exponential.farthest) .& (x .<= Exponential.farthest)
    var result = expOfUsual(x)
    if !all(isUsual) {
      for lane in 0..<4 where !isUsual[lane] { result[lane] = edge(ofExp: x[lane]) }
    }
    return result
  }

  /// The natural logarithm of each.
  public static func log(_ x: SIMD4<Double>) -> SIMD4<Double> {
    let isUsual =
      (x .>= Double.leastNormalMagnitude) .& (x .<= Double.greatestFiniteMagnitude)
    var result = logOfUsual(x)
    if !all(isUsual) {
      for lane in 0..<4 where !isUsual[lane] { result[lane] = edge(ofLog: x[lane]) }
    }
    return result
  }

  /// `e` to the power of each, where all lie between −708 and 708; else the result means nothing.
  public static func expOfUsual(_ x: SIMD4<Double>) -> SIMD4<Double> {
    let marked: SIMD4<Double> = x * Exponential.perLog2 + Bits.wholes
    let k: SIMD4<Double> = marked - Bits.wholes
    let high: SIMD4<Double> = x - k * Exponential.log2High
    let low: SIMD4<Double> = k * Exponential.log2Low
    let r: SIMD4<Double> = high - low
    let rest: SIMD4<Double> = (high - r) - low
    let r2: SIMD4<Double> = r * r
    let r4: SIMD4<Double> = r2 * r2
    let first: SIMD4<Double> = Exponential.c0 + Exponential.c1 * r
    let second: SIMD4<Double> = Exponential.c2 + Exponential.c3 * r
    let third: SIMD4<Double> = Exponential.c4 + Exponential.c5 * r
    let fourth: SIMD4<Double> = Exponential.c6 + Exponential.c7 * r
    let fifth: SIMD4<Double> = Exponential.c8 + Exponential.c9 * r
    let lower: SIMD4<Double> = first + second * r2
    let middle: SIMD4<Double> = third + fourth * r2
    let upper: SIMD4<Double> = fifth + Exponential.c10 * r2
    let polynomial: SIMD4<Double> = lower + (middle + upper * r4) * r4
    let bent: SIMD4<Double> = rest + r2 * polynomial
    let value: SIMD4<Double> = 1 + (r + bent)
    return value * lanes((bits(marked) &<< 52) &+ Bits.one)
  }

  /// The natural logarithm of each, where all are normal numbers above zero; else the result means
  /// nothing.
  public static func logOfUsual(_ x: SIMD4<Double>) -> SIMD4<Double> {
    let place: SIMD4<UInt64> = (bits(x) &- Logarithm.lowest &+ Logarithm.bias) &>> 52
    let m: SIMD4<Double> = lanes(bits(x) &- (place &<< 52) &+ Logarithm.bias)
    let k: SIMD4<Double> = lanes(place &+ Bits.wholes.bitPattern) - Logarithm.wholesAndBias
    let f: SIMD4<Double> = m - 1
    let s: SIMD4<Double> = f / (2 + f)
    let half: SIMD4<Double> = 0.5 * f * f
    let z: SIMD4<Double> = s * s
    let z2: SIMD4<Double> = z * z
    let first: SIMD4<Double> = Logarithm.c0 + Logarithm.c1 * z
    let second: SIMD4<Double> = Logarithm.c2 + Logarithm.c3 * z
    let third: SIMD4<Double> = Logarithm.c4 + Logarithm.c5 * z
    let lower: SIMD4<Double> = first + second * z2
    let upper: SIMD4<Double> = third + Logarithm.c6 * z2
    let polynomial: SIMD4<Double> = z * (lower + upper * (z2 * z2))
    let bent: SIMD4<Double> = s * (half + polynomial) + k * Exponential.log2Low
    return k * Exponential.log2High - ((half - bent) - f)
  }

  @inline(__always)
  private static func bits(_ x: SIMD4<Double>) -> SIMD4<UInt64> {
    unsafeBitCast(x, to: SIMD4<UInt64>.self)
  }

  @inline(__always)
  private static func lanes(_ bits: SIMD4<UInt64>) -> SIMD4<Double> {
    unsafeBitCast(bits, to: SIMD4<Double>.self)
  }
}
