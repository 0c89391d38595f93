import PipitLexicon

nonisolated(unsafe) private var packs: [[UInt8]] = []
nonisolated(unsafe) private var roots: Roots?

/// Makes room for one more pack and gives its address.
@_expose(wasm, "room") @_cdecl("room")
public func room(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  packs.append([UInt8](repeating: 0, count: Int(count)))
  return packs[packs.count - 1].withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// Reads so many of the packs and makes the words ready to be found.
@_expose(wasm, "open") @_cdecl("open")
public func open(_ count: Int32) {
  do throws(PackError) { _ = try Roots.open(Array(packs[..<Int(count)])) } catch { fatalError() }
}

/// Deals the roots; how many words are checked.
@_expose(wasm, "prepare") @_cdecl("prepare")
public func prepare() -> Int32 {
  do throws(PackError) { roots = try Roots(packs) } catch { fatalError() }
  return Int32(roots?.checked ?? 0)
}

/// How many words all roots have.
@_expose(wasm, "count") @_cdecl("count")
public func count() -> Int32 { roots?.count() ?? 0 }

/// The words of all roots as texts; how many they are.
@_expose(wasm, "texts") @_cdecl("texts")
public func texts() -> Int32 { roots?.texts() ?? 0 }

/// Checks each word of the first root; how many are right.
@_expose(wasm, "check") @_cdecl("check")
public func check() -> Int32 { roots?.check() ?? 0 }
