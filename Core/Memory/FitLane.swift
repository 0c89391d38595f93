// Numbers that are worked on side by side: one lane an item.
//
// A processor has vector instructions, so four items are walked at once. The browser's module is
// compiled without them: there the four are walked in turn, by the same functions over single
// numbers. Each lane keeps its own sums and they are added in one order, so both give the same bits.
// Float is enough for slopes, and half the work; what is summed up over a log is Double.

#if arch(wasm32)
  typealias Lane = Float
  typealias WholeLane = Int32
  typealias LaneChoice = Bool

  extension Lane {
    static let width = 1

    init(at place: UnsafePointer<Float>) { self = place.pointee }
    init(all number: Float) { self = number }

    func isBelow(_ other: Lane) -> LaneChoice { self < other }
    func adding(to sum: Double) -> Double { sum + Double(self) }
  }

  extension WholeLane {
    init(all number: Int32) { self = number }
  }

  extension LaneChoice {
    var isAny: Bool { self }

    func and(_ other: LaneChoice) -> LaneChoice { self && other }
    func pick(_ chosen: Lane, else other: Lane) -> Lane { self ? chosen : other }
  }
#else
  typealias Lane = SIMD4<Float>
  typealias WholeLane = SIMD4<Int32>
  typealias LaneChoice = SIMDMask<SIMD4<Int32>>

  extension SIMD4<Float> {
    static let width = 4

    init(at place: UnsafePointer<Float>) { self.init(place[0], place[1], place[2], place[3]) }
    init(all number: Float) { self.init(repeating: number) }

    func isBelow(_ other: Lane) -> LaneChoice { self .< other }

    func adding(to sum: Double) -> Double {
      ((sum + Double(self[0])) + Double(self[1])) + Double(self[2]) + Double(self[3])
    }
  }

  extension SIMD4<Int32> {
    init(all number: Int32) { self.init(repeating: number) }
  }

  extension SIMDMask<SIMD4<Int32>> {
    var isAny: Bool { any(self) }

    func and(_ other: LaneChoice) -> LaneChoice { self .& other }
    func pick(_ chosen: Lane, else other: Lane) -> Lane {
      other.replacing(with: chosen, where: self)
    }
  }
#endif

extension Lane {
  static var none: Lane { Lane(all: 0) }
  static var one: Lane { Lane(all: 1) }

  /// Kept within bounds.
  func within(_ least: Float, _ most: Float) -> Lane {
    let least = Lane(all: least)
    let most = Lane(all: most)
    return isBelow(least).pick(least, else: most.isBelow(self).pick(most, else: self))
  }

  /// Whether it lies between two numbers and is neither.
  func isBetween(_ least: Float, _ most: Float) -> LaneChoice {
    Lane(all: least).isBelow(self).and(isBelow(Lane(all: most)))
  }

  /// e to the power of it, to some units in the last place; past ±87 the bound's.
  ///
  /// Two to a whole number times a polynomial (Cephes, `expf`). Adding three halves of 2²³ leaves
  /// the nearest whole number in a number's last bits.
  func exponential() -> Lane {
    let kept = within(-87, 87)
    let shifted = kept * Lane(all: 1.442_695_04) + Lane(all: 12_582_912)
    let power = shifted - Lane(all: 12_582_912)
    let rest = kept - power * Lane(all: 0.693_359_375) - power * Lane(all: -2.121_944_4e-4)
    var sum = Lane(all: 1.987_569_15e-4)
    sum = sum * rest + Lane(all: 1.398_199_95e-3)
    sum = sum * rest + Lane(all: 8.333_451_91e-3)
    sum = sum * rest + Lane(all: 4.166_579_59e-2)
    sum = sum * rest + Lane(all: 1.666_666_55e-1)
    sum = sum * rest + Lane(all: 0.5)
    sum = sum * rest * rest + rest + .one
    let raised = unsafeBitCast(shifted, to: WholeLane.self) &<< WholeLane(all: 23)
    return unsafeBitCast(unsafeBitCast(sum, to: WholeLane.self) &+ raised, to: Lane.self)
  }

  /// The natural logarithm of a positive number, to some units in the last place.
  ///
  /// The power of two comes from the bits, the rest from a polynomial in (m - 1) / (m + 1)
  /// (fdlibm, `e_logf.c`).
  func logarithm() -> Lane {
    let bits = unsafeBitCast(self, to: WholeLane.self)
    let power = (bits &- WholeLane(all: 0x3f35_04f3)) &>> WholeLane(all: 23)
    let mantissa = unsafeBitCast(bits &- (power &<< WholeLane(all: 23)), to: Lane.self)
    let whole = unsafeBitCast(power &+ WholeLane(all: 0x4b40_0000), to: Lane.self)
    let times = whole - Lane(all: 12_582_912)
    let part = mantissa - .one
    let ratio = part / (part + Lane(all: 2))
    let square = ratio * ratio
    var sum = Lane(all: 0.242_790_788)
    sum = sum * square + Lane(all: 0.284_987_867)
    sum = sum * square + Lane(all: 0.400_009_722)
    sum = sum * square + Lane(all: 0.666_666_627)
    let half = part * part * Lane(all: 0.5)
    let low = ratio * (half + square * sum) + times * Lane(all: 9.058_000_61e-6)
    return times * Lane(all: 0.693_138_123) + (part - (half - low))
  }
}
