import PipitBase

/// A round over letters or digits of an alphabet: their order, and for each the words to choose
/// from.
///
/// Choices are dealt when they are asked for, each with a seed of its own, so that a round opens
/// without dealing them all.
public final class AlphabetDeal: Sendable {
  /// What is asked, in the order asked, each once.
  public let codeWords: [CodeWord]
  private let seeds: [UInt64]

  /// A round dealt from a seed.
  public init(_ codeWords: [CodeWord], seed: UInt64) {
    var dice = Dice(seed: seed)
    let order = dice.shuffled(codeWords)
    var seeds: [UInt64] = []
    for _ in order { seeds.append(dice.roll()) }
    self.codeWords = order
    self.seeds = seeds
  }

  /// The words to choose from at a place of the order, or nil where there is no such place.
  public func choices(at place: Int, from maker: ChoiceMaker) -> Choices? {
    guard codeWords.indices.contains(place) else { return nil }
    var dice = Dice(seed: seeds[place])
    return maker.choices(for: codeWords[place].letter, dice: &dice)
  }
}
