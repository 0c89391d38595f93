import PipitBase

/// A word that can be dealt for spelling.
public final class SpellingWord: Equatable, Sendable {
  /// The word, as it is spelled.
  public let text: String
  /// How many letters it has, counted as its language counts them.
  public let length: Int
  /// How common it is: 1 for the most common fifth of what is dealt to 5 for the rarest.
  public let band: Int32
  /// Other spellings that are as right, each with the tag of those who spell so: `colour`, `en-GB`.
  public let variants: [Spelling]
  /// Other words that sound the same.
  public let homophones: [String]
  /// The tag of those who spell the word itself so, or nil where everybody does.
  public let region: String?

  /// A spelling of a region.
  public struct Spelling: Equatable, Sendable {
    /// The word.
    public let text: String
    /// The BCP 47 tag of those who spell it so: `en-US`, `en-GB`, `en-GB-oxendict`.
    public let region: String

    /// A spelling of a region.
    public init(_ text: String, region: String) {
      self.text = text
      self.region = region
    }
  }

  /// A word with what is known of it.
  public init(
    text: String, length: Int, band: Int32, variants: [Spelling] = [], homophones: [String] = [],
    region: String? = nil
  ) {
    self.text = text
    self.length = length
    self.band = band
    self.variants = variants
    self.homophones = homophones
    self.region = region
  }

  /// Whether the same is known of the same word.
  public static func == (one: SpellingWord, other: SpellingWord) -> Bool {
    one === other
      || one.text == other.text && one.length == other.length && one.band == other.band
        && one.variants == other.variants && one.homophones == other.homophones
        && one.region == other.region
  }
}
