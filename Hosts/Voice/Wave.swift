import CSonic

/// A sound as it lies in a WAV file: one channel of 16-bit samples.
struct Wave: Equatable {
  let samplesPerSecond: Int
  let samples: [Int16]

  private static let headBytes = 44

  /// A sound.
  init(samplesPerSecond: Int, samples: [Int16]) {
    self.samplesPerSecond = samplesPerSecond
    self.samples = samples
  }

  /// What the program writes, which did not know its lengths when it began; nil for what is no such
  /// sound.
  init?(_ bytes: [UInt8]) {
    guard bytes.count > Self.headBytes + 1, bytes.starts(with: Array("RIFF".utf8)),
      bytes[8..<16].elementsEqual("WAVEfmt ".utf8), bytes[36..<40].elementsEqual("data".utf8),
      bytes[20..<24].elementsEqual([1, 0, 1, 0]), bytes[34] == 16, bytes[35] == 0
    else { return nil }
    samplesPerSecond = (24..<28).reversed().reduce(0) { $0 << 8 | Int(bytes[$1]) }
    guard (8_000...48_000).contains(samplesPerSecond) else { return nil }
    samples = bytes.withUnsafeBytes { bytes in
      let data = bytes[Self.headBytes...]
      return (0..<data.count / 2).map {
        Int16(
          littleEndian: bytes.loadUnaligned(fromByteOffset: Self.headBytes + 2 * $0, as: Int16.self)
        )
      }
    }
  }

  /// The sound so many times as long, at the same pitch.
  func stretched(by factor: Double) -> Wave {
    guard factor > 1 else { return self }
    let room = Int(Double(samples.count) * factor) + samplesPerSecond
    var longer = samples + [Int16](repeating: 0, count: room - samples.count)
    let count = longer.withUnsafeMutableBufferPointer { longer in
      sonicChangeShortSpeed(
        longer.baseAddress, Int32(samples.count), Float(1 / factor), 1, 1, 1, 0,
        Int32(samplesPerSecond), 1)
    }
    return Wave(samplesPerSecond: samplesPerSecond, samples: Array(longer[..<Int(count)]))
  }

  /// The file.
  var bytes: [UInt8] {
    var bytes = Array("RIFF".utf8) + Self.four(36 + 2 * samples.count) + Array("WAVEfmt ".utf8)
    bytes += Self.four(16) + [1, 0, 1, 0] + Self.four(samplesPerSecond)
    bytes += Self.four(2 * samplesPerSecond) + [2, 0, 16, 0]
    bytes += Array("data".utf8) + Self.four(2 * samples.count)
    samples.withUnsafeBytes { bytes += $0 }
    return bytes
  }

  private static func four(_ number: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
