/// The same functions for four numbers at a time: each lane has the bits of the single function.
extension Exact {
  /// `e` to the power of each.
  public static func exp(_ x: SIMD4<Double>) -> SIMD4<Double> {
    let isUsual = (x .>= -Exponential.farthest) .& (x .<= Exponential.farthest)
    let marked = x * Exponential.perLog2 + Bits.wholes
    let k = marked - Bits.wholes
    let high = x - k * Exponential.log2High
    let low = k * Exponential.log2Low
    let r = high - low
    let rest = (high - r) - low
    let r2 = r * r
    let r4 = r2 * r2
    let lower =
      (Exponential.c0 + Exponential.c1 * r) + (Exponential.c2 + Exponential.c3 * r) * r2
    let middle =
      (Exponential.c4 + Exponential.c5 * r) + (Exponential.c6 + Exponential.c7 * r) * r2
    let upper = (Exponential.c8 + Exponential.c9 * r) + Exponential.c10 * r2
    let polynomial = lower + (middle + upper * r4) * r4
    let value: SIMD4<Double> = 1 + (r + (rest + r2 * polynomial))
    var result = value * lanes((bits(marked) &<< 52) &+ Bits.one)
    if !all(isUsual) {
      for lane in 0..<4 where !isUsual[lane] { result[lane] = edge(ofExp: x[lane]) }
    }
    return result
  }

  /// The natural logarithm of each.
  public static func log(_ x: SIMD4<Double>) -> SIMD4<Double> {
    let isUsual =
      (x .>= Double.leastNormalMagnitude) .& (x .<= Double.greatestFiniteMagnitude)
    let place = (bits(x) &- Logarithm.lowest &+ Logarithm.bias) &>> 52
    let m = lanes(bits(x) &- (place &<< 52) &+ Logarithm.bias)
    let k = lanes(place &+ Bits.wholes.bitPattern) - Logarithm.wholesAndBias
    let f = m - 1
    let s = f / (2 + f)
    let half = 0.5 * f * f
    let z = s * s
    let z2 = z * z
    let lower = (Logarithm.c0 + Logarithm.c1 * z) + (Logarithm.c2 + Logarithm.c3 * z) * z2
    let upper = (Logarithm.c4 + Logarithm.c5 * z) + Logarithm.c6 * z2
    let polynomial = z * (lower + upper * (z2 * z2))
    let bent = s * (half + polynomial) + k * Exponential.log2Low
    var result = k * Exponential.log2High - ((half - bent) - f)
    if !all(isUsual) {
      for lane in 0..<4 where !isUsual[lane] { result[lane] = edge(ofLog: x[lane]) }
    }
    return result
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
