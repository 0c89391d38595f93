import PipitLexicon

nonisolated(unsafe) private var bytes: [UInt8] = []
nonisolated(unsafe) private var lookUp: LookUp?

/// Makes room for a pack and gives its address.
@_expose(wasm, "room") @_cdecl("room")
public func room(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  bytes = [UInt8](repeating: 0, count: Int(count))
  return bytes.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// Opens the pack; how many words it has.
@_expose(wasm, "open") @_cdecl("open")
public func open() -> Int32 {
  do throws(PackError) { return Int32(try WordPack(bytes).count) } catch { fatalError() }
}

/// Makes ready what is looked up; how many words that is.
@_expose(wasm, "prepare") @_cdecl("prepare")
public func prepare() -> Int32 {
  do throws(PackError) { lookUp = try LookUp(bytes) } catch { fatalError() }
  return Int32(lookUp?.asked.count ?? 0)
}

/// Looks each word up once.
@_expose(wasm, "look") @_cdecl("look")
public func look() -> Int32 { lookUp?.look() ?? 0 }
