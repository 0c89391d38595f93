/// Gathers the bytes of a request's head until its empty line, and objects at the first byte that
/// two readers of HTTP could understand in two ways.
struct HeadScanner {
  /// The bytes so far, line ends included.
  private(set) var bytes: [UInt8] = []
  private var lineLength = 0
  private var isFirstLine = true

  static let mostBytes = 16 * 1024
  static let mostFirstLineBytes = 8 * 1024

  /// Takes bytes up to the end of the head: how many it took, and whether the head is complete.
  mutating func take(_ chunk: UnsafeRawBufferPointer) throws(Refusal) -> (used: Int, done: Bool) {
    for (place, byte) in chunk.enumerated() {
      if try take(byte) { return (place + 1, true) }
    }
    return (chunk.count, false)
  }

  /// Takes one byte: whether it ends the head.
  mutating func take(_ byte: UInt8) throws(Refusal) -> Bool {
    let endsLine = byte == UInt8(ascii: "\n")
    let followsReturn = bytes.last == UInt8(ascii: "\r")
    guard endsLine == followsReturn else {
      throw .malformed("a line must end in carriage return and line feed")
    }
    let isControl = byte < 0x20 || byte == 0x7f
    guard !isControl || endsLine || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\t")
    else { throw .malformed("a control byte stands in the head") }
    bytes.append(byte)
    guard !endsLine else { return try endLine() }
    lineLength += byte == UInt8(ascii: "\r") ? 0 : 1
    guard !isFirstLine || lineLength <= Self.mostFirstLineBytes else { throw .addressTooLong }
    guard bytes.count <= Self.mostBytes else { throw .headTooLarge }
    return false
  }

  private mutating func endLine() throws(Refusal) -> Bool {
    defer {
      lineLength = 0
      isFirstLine = false
    }
    guard lineLength == 0 else { return false }
    guard !isFirstLine else { throw .malformed("an empty line stands before it") }
    return true
  }
}
