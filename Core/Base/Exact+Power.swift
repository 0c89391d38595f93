extension Exact {
  /// `x` to the power of `y`, for all that IEEE 754 says of `pow`.
  ///
  /// The logarithm is taken in two numbers, a high one and a low one, to some 68 bits: what `y`
  /// multiplies stays less than a unit in the last place.
  public static func power(_ x: Double, _ y: Double) -> Double {
    if y == 0 || x == 1 { return 1 }
    if x.isNaN || y.isNaN { return .nan }
    var sign = 1.0
    if x.sign == .minus {
      switch parity(y) {
      case .odd: sign = -1
      case .even: break
      case .none: if x != 0 && x != -.infinity { return .nan }
      }
    }
    let size = x.magnitude
    if size == 0 || size == .infinity { return sign * ((size == 0) == (y < 0) ? .infinity : 0) }
    if size == 1 { return sign }
    // No more of `y` is needed: the number nearest to 1 is 1e-16 away.
    let y = max(-1e20, min(1e20, y))
    let (high, low) = logPair(size)
    let product = high * y
    if product > 746 { return sign * .infinity }
    if product < -746 { return sign * 0 }
    return sign * exp(high: product, low: excess(high, y, product) + low * y)
  }

  private enum Parity {
    case odd
    case even
    /// The number is not whole.
    case none
  }

  private static func parity(_ y: Double) -> Parity {
    // From 2^53 on all are even.
    if y.magnitude >= 0x1p53 { return .even }
    let whole = Int64(y)
    if Double(whole) != y { return .none }
    return whole & 1 == 0 ? .even : .odd
  }

  /// The logarithm of a positive number as the sum of two.
  private static func logPair(_ x: Double) -> (high: Double, low: Double) {
    let isSmall = x < Double.leastNormalMagnitude
    let x = isSmall ? x * 0x1p54 : x
    let place = (x.bitPattern &- Logarithm.lowest &+ Logarithm.bias) &>> 52
    let m = Double(bitPattern: x.bitPattern &- (place &<< 52) &+ Logarithm.bias)
    let k = Double(Int64(place) - (isSmall ? 1_078 : 1_024))
    // s = (m − 1) / (m + 1) and its square, each as the sum of two.
    let f = m - 1
    let divisor = m + 1
    let divisorRest = m - (divisor - 1)
    let s = f / divisor
    let product = s * divisor
    let sRest = ((f - product) - excess(s, divisor, product) - s * divisorRest) / divisor
    let z = s * s
    let zRest = excess(s, s, z) + 2 * s * sRest
    // 2/3 + z · (2/5 + …): its rest is that of 2/3 and of the sum.
    let tail = z * tail(z)
    let sum = twoThirds + tail
    let sumRest = (tail - (sum - twoThirds)) + twoThirdsRest
    // log m = 2s + s · z · sum
    let zs = z * s
    let zsRest = excess(z, s, zs) + z * sRest + zRest * s
    let bent = zs * sum
    let bentRest = excess(zs, sum, bent) + zs * sumRest + zsRest * sum
    // All together, from the largest to the smallest.
    let wholes = k * Exponential.log2High
    let (first, firstRest) = pair(wholes, 2 * s)
    let (second, secondRest) = pair(first, bent)
    let rest =
      (firstRest + secondRest) + (2 * sRest + bentRest) + k * Exponential.log2Low
      + k * log2Lowest
    let high = second + rest
    return (high, rest - (high - second))
  }

  /// A sum, and what rounding took from it (Knuth's two-sum).
  private static func pair(_ a: Double, _ b: Double) -> (sum: Double, rest: Double) {
    let sum = a + b
    let part = sum - a
    return (sum, (a - (sum - part)) + (b - part))
  }

  /// What rounding took from a product (Dekker, "A Floating-Point Technique for Extending the
  /// Available Precision", 1971).
  private static func excess(_ a: Double, _ b: Double, _ product: Double) -> Double {
    let (aHigh, aLow) = halves(a)
    let (bHigh, bLow) = halves(b)
    return ((aHigh * bHigh - product) + aHigh * bLow + aLow * bHigh) + aLow * bLow
  }

  private static func halves(_ a: Double) -> (high: Double, low: Double) {
    let shifted = a * 134_217_729  // 2^27 + 1
    let high = shifted - (shifted - a)
    return (high, a - high)
  }

  /// (2 atanh(s) / s − 2 − 2z/3) / z², to 2^-69 of the whole, for z = s².
  private static func tail(_ z: Double) -> Double {
    let z2 = z * z
    let low = (0.4 + 0.28571428571429375 * z) + (0.2222222222164993 + 0.18181818336639002 * z) * z2
    let high =
      (0.1538459483849079 + 0.13334811025844392 * z)
      + (0.11706076144042361 + 0.11724769863337263 * z) * z2
    return low + high * (z2 * z2)
  }

  private static let twoThirds = 0.6666666666666666
  private static let twoThirdsRest = 3.700743415417188e-17
  private static let log2Lowest = 1.1612227229362532e-26
}
