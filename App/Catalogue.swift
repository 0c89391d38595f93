import PipitBase
import PipitAlphabet
import PipitCards
import PipitPractice
import PipitScramble
import PipitSentence
import PipitSpelling

/// The ways to practise that this house has.
public enum Catalogue {
  /// All of them, in the order shown.
  public static let listings: [Listing] = [
    .alphabet, .sentence, .spelling, .scramble, .cards,
  ]

  /// The activity with this id, or nil.
  public static func listing(_ id: String) -> Listing? {
    listings.first { $0.id == id }
  }
}
