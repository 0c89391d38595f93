nonisolated(unsafe) private var fuzz = Fuzz(seed: 1)

/// Compares so many more random pairs, and gives half of the number that all results make; traps where
/// something does not hold.
@_expose(wasm, "fuzz") @_cdecl("fuzz")
public func fuzz(_ count: Int32, _ isUpperHalf: Int32) -> UInt32 {
  do throws(Fault) { try fuzz.compare(Int(count)) } catch { fatalError() }
  return UInt32(truncatingIfNeeded: isUpperHalf == 1 ? fuzz.hash >> 32 : fuzz.hash)
}

/// Compares every pair of eight words, or of a thousand, once: as numbers or from raw text.
@_expose(wasm, "compare") @_cdecl("compare")
public func compare(_ isLong: Int32, _ isText: Int32) -> Int32 {
  let speed = isLong == 1 ? Speed.many : Speed.few
  return isText == 1 ? speed.compareTexts() : speed.compareNumbers()
}
