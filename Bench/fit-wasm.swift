import PipitMemory

nonisolated(unsafe) private var bytes: [UInt8] = []
nonisolated(unsafe) private var reviews: [[RatedDay]] = []
nonisolated(unsafe) private var fit: Fit?

/// Makes room for a log and gives its address.
@_expose(wasm, "room") @_cdecl("room")
public func room(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  bytes = [UInt8](repeating: 0, count: Int(count))
  return bytes.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// Reads the log; how many items it has.
@_expose(wasm, "read") @_cdecl("read")
public func read() -> Int32 {
  reviews = log(bytes)
  return Int32(reviews.count)
}

/// Begins a fit.
@_expose(wasm, "begin") @_cdecl("begin")
public func begin() { fit = Fit(log: reviews) }

/// Does a piece of it; whether there is more to do.
@_expose(wasm, "advance") @_cdecl("advance")
public func advance() -> Int32 {
  fit?.advance()
  return fit?.isDone == false ? 1 : 0
}

/// The bits of what came of it, in two halves.
@_expose(wasm, "found") @_cdecl("found")
public func found(_ half: Int32) -> UInt32 {
  UInt32(truncatingIfNeeded: fit?.result.map { bits($0) >> UInt64(32 * half) } ?? 0)
}
