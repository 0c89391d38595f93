import PipitMemory

nonisolated(unsafe) private var bytes: [UInt8] = []
nonisolated(unsafe) private var batch = Histories()
nonisolated(unsafe) private var items: Asked?
nonisolated(unsafe) private var found: UInt64 = 0

/// Makes room for a log and gives its address.
@_expose(wasm, "room") @_cdecl("room")
public func room(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  bytes = [UInt8](repeating: 0, count: Int(count))
  return bytes.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// Reads the log; how many items it has.
@_expose(wasm, "read") @_cdecl("read")
public func read() -> Int32 {
  batch = histories(bytes)
  items = Asked(bytes)
  return Int32(batch.count)
}

/// Replays the log.
@_expose(wasm, "replay") @_cdecl("replay")
public func replay() -> Int32 { Int32(Scheduler().replay(batch).count) }

/// Computes the four futures of each item.
@_expose(wasm, "futures") @_cdecl("futures")
public func futures() -> Int64 { items?.futures() ?? 0 }

/// The bits of 24,000 reviews, as `memory bits` prints them natively.
@_expose(wasm, "bits") @_cdecl("bits")
public func allBits() -> UInt64 { bits() }
