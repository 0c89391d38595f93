/// Custom sections of WebAssembly modules: bytes that a module carries and nobody runs.
enum WasmSection {
  /// The module with a custom section at its end, or nil where it is no module.
  static func append(_ name: String, _ content: [UInt8], to module: [UInt8]) -> [UInt8]? {
    guard module.starts(with: [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]) else { return nil }
    let name = Array(name.utf8)
    let body = leb128(name.count) + name + content
    return module + [0] + leb128(body.count) + body
  }

  /// A number as WebAssembly writes it: seven bits a byte, the low ones first.
  private static func leb128(_ number: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = UInt64(number)
    repeat {
      let low = UInt8(rest & 0x7f)
      rest >>= 7
      bytes.append(rest == 0 ? low : low | 0x80)
    } while rest != 0
    return bytes
  }
}
