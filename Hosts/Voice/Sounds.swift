/// Sounds that were made, kept in memory within a bound; what was not asked for longest goes first.
struct Sounds {
  private let mostBytes: Int
  private var kept: [Utterance: (bytes: [UInt8], used: Int, noted: Int64)] = [:]
  private var size = 0
  private var uses = 0

  init(mostBytes: Int) {
    self.mostBytes = mostBytes
  }

  subscript(utterance: Utterance) -> [UInt8]? {
    mutating get {
      guard let found = kept[utterance] else { return nil }
      uses += 1
      kept[utterance]?.used = uses
      return found.bytes
    }
  }

  /// Whether the use of a kept sound was noted within the last minute; now it is.
  mutating func isNoted(_ utterance: Utterance, at milliseconds: Int64) -> Bool {
    guard let sound = kept[utterance], sound.noted < milliseconds - 60_000 else { return true }
    kept[utterance]?.noted = milliseconds
    return false
  }

  mutating func keep(_ bytes: [UInt8], for utterance: Utterance) {
    guard bytes.count <= mostBytes / 4, kept[utterance] == nil else { return }
    uses += 1
    kept[utterance] = (bytes, uses, .min)
    size += bytes.count
    guard size > mostBytes else { return }
    // A quarter goes at once, so that sorting is rare.
    for (oldest, sound) in kept.sorted(by: { $0.value.used < $1.value.used }) {
      guard size > mostBytes / 4 * 3 else { return }
      kept[oldest] = nil
      size -= sound.bytes.count
    }
  }
}
