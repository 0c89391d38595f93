/// `exp`, `log` and `power` with the same bits on every machine.
///
/// The functions of the C libraries differ in the last bit from one system to another, so that a
/// schedule made in the browser would not be the one made on the server. These add, multiply and
/// divide in `Double` alone, in a fixed order, and are less than one unit in the last place away from
/// the true value. What is reduced, how, and that this is enough, is after P. T. P. Tang,
/// "Table-Driven Implementation of the Exponential Function" (1989) and "… of the Logarithm Function"
/// (1990), without the tables; the polynomials were fitted anew (Remez) to the ranges below.
public enum Exact {
  /// `e` to the power of `x`; infinity above 709.78, zero below −745.13.
  public static func exp(_ x: Double) -> Double {
    guard x >= -Exponential.farthest && x <= Exponential.farthest else { return edge(ofExp: x) }
    let marked = x * Exponential.perLog2 + Bits.wholes
    let k = marked - Bits.wholes
    let high = x - k * Exponential.log2High
    let low = k * Exponential.log2Low
    let r = high - low
    let rest = (high - r) - low
    let value = 1 + (r + (rest + r * r * Exponential.polynomial(r)))
    return value * Double(bitPattern: (marked.bitPattern &<< 52) &+ Bits.one)
  }

  /// The natural logarithm of `x`; of zero minus infinity, of less than zero not a number.
  public static func log(_ x: Double) -> Double {
    guard x >= Double.leastNormalMagnitude && x <= Double.greatestFiniteMagnitude else {
      return edge(ofLog: x)
    }
    let place = (x.bitPattern &- Logarithm.lowest &+ Logarithm.bias) &>> 52
    let m = Double(bitPattern: x.bitPattern &- (place &<< 52) &+ Logarithm.bias)
    let k = Double(bitPattern: place &+ Bits.wholes.bitPattern) - Logarithm.wholesAndBias
    let f = m - 1
    let s = f / (2 + f)
    let half = 0.5 * f * f
    let bent = s * (half + Logarithm.polynomial(s * s)) + k * Exponential.log2Low
    return k * Exponential.log2High - ((half - bent) - f)
  }

  /// Where the result is not normal, or `x` is not.
  static func edge(ofExp x: Double) -> Double {
    if x > 709.8 { return .infinity }
    if x < -745.2 { return 0 }
    return x.isNaN ? .nan : exp(high: x, low: 0)
  }

  static func edge(ofLog x: Double) -> Double {
    if x == 0 { return -.infinity }
    if x == .infinity { return x }
    // Below the normal numbers: 2^54 times as much is one.
    return x > 0 ? log(x * 0x1p54) - 54 * Exponential.log2High - 54 * Exponential.log2Low : .nan
  }

  /// `e` to the power of a sum of two, the second far smaller; for −746 to 746.
  static func exp(high x: Double, low: Double) -> Double {
    let marked = x * Exponential.perLog2 + Bits.wholes
    let k = marked - Bits.wholes
    let high = x - k * Exponential.log2High
    let low = k * Exponential.log2Low - low
    let r = high - low
    let rest = (high - r) - low
    let value = 1 + (r + (rest + r * r * Exponential.polynomial(r)))
    // In two steps where 2^k is not normal, so that it is rounded once.
    let step: Double = k > 1_000 ? 512 : k < -1_000 ? -512 : 0
    let first = Double(bitPattern: UInt64(bitPattern: Int64(k - step)) &<< 52 &+ Bits.one)
    return value * first * (step == 0 ? 1 : step > 0 ? 0x1p512 : 0x1p-512)
  }

  enum Bits {
    /// 2^52 + 2^51: added to a number, its whole part stands in the last bits.
    static let wholes = 0x1.8p52
    /// The bits of 1.
    static let one: UInt64 = 0x3ff0_0000_0000_0000
  }

  /// e^x = 2^k · e^r with |r| ≤ ln 2 / 2 and e^r = 1 + r + r² · polynomial(r), to 2^-62.
  enum Exponential {
    static let farthest = 708.0
    static let perLog2 = 1.4426950408889634
    /// The first 32 bits of ln 2, so that k times it is exact; and what is left.
    static let log2High = 0.6931471803691238
    static let log2Low = 1.9082149292705877e-10

    @inline(__always)
    static func polynomial(_ r: Double) -> Double {
      let r2 = r * r
      let r4 = r2 * r2
      let low = (c0 + c1 * r) + (c2 + c3 * r) * r2
      let middle = (c4 + c5 * r) + (c6 + c7 * r) * r2
      let high = (c8 + c9 * r) + c10 * r2
      return low + (middle + high * r4) * r4
    }

    static let c0 = 0.5
    static let c1 = 0.1666666666666667
    static let c2 = 0.041666666666666685
    static let c3 = 0.008333333333326134
    static let c4 = 0.001388888888887438
    static let c5 = 0.00019841269874821613
    static let c6 = 2.480158734738553e-05
    static let c7 = 2.7557255398941175e-06
    static let c8 = 2.7557252866792575e-07
    static let c9 = 2.510521751342848e-08
    static let c10 = 2.0921605124861177e-09
  }

  /// x = 2^k · m with √½ ≤ m < √2; with s = (m − 1) / (m + 1), log m = 2s + s · polynomial(s²), to 2^-56.
  enum Logarithm {
    /// The bits of √½.
    static let lowest: UInt64 = 0x3fe6_a09e_667f_3bcd
    /// So that k counts from 0.
    static let bias: UInt64 = 1_024 &<< 52
    static let wholesAndBias = Bits.wholes + 1_024

    @inline(__always)
    static func polynomial(_ z: Double) -> Double {
      let z2 = z * z
      let low = (c0 + c1 * z) + (c2 + c3 * z) * z2
      return z * (low + ((c4 + c5 * z) + c6 * z2) * (z2 * z2))
    }

    static let c0 = 0.666666666666667
    static let c1 = 0.39999999999898195
    static let c2 = 0.2857142862651198
    static let c3 = 0.22222211054488641
    static let c4 = 0.1818289455255162
    static let c5 = 0.15331552718425395
    static let c6 = 0.1461841852142507
  }
}
