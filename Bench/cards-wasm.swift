nonisolated(unsafe) private var cards = Cards()

/// Makes the cards; how many answers there are.
@_expose(wasm, "prepare") @_cdecl("prepare")
public func prepare() -> Int32 { Int32(cards.answers.count) }

/// Checks each answer once.
@_expose(wasm, "check") @_cdecl("check")
public func check() -> Int32 { cards.check() }

/// The faces of every entry.
@_expose(wasm, "faces") @_cdecl("faces")
public func faces() -> Int32 { cards.faces() }
