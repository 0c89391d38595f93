nonisolated(unsafe) private var kept: KeptLog?

/// Makes the log and its blocks; how many entries it has.
@_expose(wasm, "prepare") @_cdecl("prepare")
public func prepare() -> Int32 {
  kept = KeptLog()
  return Int32(kept?.entries.count ?? 0)
}

/// Reads all blocks.
@_expose(wasm, "read") @_cdecl("read")
public func read() -> Int32 { Int32(kept?.read() ?? 0) }

/// Folds all entries.
@_expose(wasm, "fold") @_cdecl("fold")
public func fold() -> Int32 { Int32(kept?.fold() ?? 0) }

/// Reads all blocks and folds their entries.
@_expose(wasm, "read_and_fold") @_cdecl("read_and_fold")
public func readAndFold() -> Int32 { Int32(kept?.readAndFold() ?? 0) }
