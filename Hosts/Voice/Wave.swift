/// A sound in the form that the program writes: RIFF, one channel of 16-bit numbers.
enum Wave {
  private static let headBytes = 44

  /// The sound with its lengths filled in, which the program did not know when it began; nil for
  /// what is no sound.
  static func mended(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count > headBytes, bytes.starts(with: Array("RIFF".utf8)),
      bytes[8..<16].elementsEqual("WAVEfmt ".utf8), bytes[36..<40].elementsEqual("data".utf8)
    else { return nil }
    var bytes = bytes
    write(bytes.count - 8, at: 4, in: &bytes)
    write(bytes.count - headBytes, at: 40, in: &bytes)
    return bytes
  }

  private static func write(_ number: Int, at place: Int, in bytes: inout [UInt8]) {
    for step in 0..<4 { bytes[place + step] = UInt8(truncatingIfNeeded: number >> (8 * step)) }
  }
}
