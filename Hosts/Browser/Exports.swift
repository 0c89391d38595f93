#if arch(wasm32)
  import PipitApp
  import PipitBase

  /// What the page's script calls. A module lives on one thread.
  nonisolated(unsafe) private let instance = Instance()
  nonisolated(unsafe) private var input: [UInt8] = []
  nonisolated(unsafe) private var output: [UInt8] = []

  /// A place for a message of this many bytes.
  @_expose(wasm, "pipit_room") @_cdecl("pipit_room")
  public func room(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
    input = [UInt8](repeating: 0, count: Int(count))
    return input.withUnsafeMutableBufferPointer { $0.baseAddress }
  }

  /// Answers the message in the room; returns how many bytes the answer has.
  @_expose(wasm, "pipit_message") @_cdecl("pipit_message")
  public func message(_ count: Int32) -> Int32 {
    output = instance.answer(input)
    input = []
    return Int32(output.count)
  }

  /// Where the answer lies until the next message.
  @_expose(wasm, "pipit_answer") @_cdecl("pipit_answer")
  public func answer() -> UnsafeMutablePointer<UInt8>? {
    output.withUnsafeMutableBufferPointer { $0.baseAddress }
  }

  /// Puts the page as HTML where answers lie; returns how many bytes it has. The tests compare it
  /// with the native page.
  @_expose(wasm, "pipit_page") @_cdecl("pipit_page")
  public func page() -> Int32 {
    output = instance.html.bytes
    return Int32(output.count)
  }
#endif
