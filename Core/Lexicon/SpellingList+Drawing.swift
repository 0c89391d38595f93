import PipitBase

/// Words drawn from a list.
extension SpellingList {
  /// The numbers of the words of so many letters and up to a band, in order. Where they are too few,
  /// rarer words are let in, a band at a time.
  public func places(
    lengths: ClosedRange<Int>, upTo band: Int32, atLeast count: Int
  ) -> [Int] {
    var band = band
    var found = places(lengths: lengths, bands: 1...band)
    while found.count < count, band < 5 {
      band += 1
      found = places(lengths: lengths, bands: 1...band)
    }
    return found
  }

  /// A word of so many letters, the same for the same seed on every machine; nil where there is none.
  public func word(lengths: ClosedRange<Int>, upTo band: Int32 = 3, seed: UInt64) -> SpellingWord? {
    var dice = Dice(seed: seed)
    return dice.pick(places(lengths: lengths, upTo: band, atLeast: 10)).map { word(at: $0) }
  }
}
