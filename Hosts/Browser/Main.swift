#if arch(wasm32)
  import PipitApp
  import PipitBase

  @_extern(c) @_extern(wasm, module: "pipit", name: "report")
  func hostReport(_ bytes: UnsafePointer<UInt8>, _ count: Int32)

  @_expose(wasm, "pipit_test") @_cdecl("pipit_test")
  public func test(_ n: Int32) -> Int32 {
    let text = JSON.object([.init("é\(n)", .text("ÀB".lowercased()))]).written
    var dice = Dice(text: text)
    return Int32(truncatingIfNeeded: dice.roll(below: 100))
  }
#endif

/// The browser calls the exports; nothing runs by itself.
@main struct Main {
  static func main() {}
}
