import PipitBase

/// What a dictionary says of a headword.
public final class DictionaryEntry: Equatable, Sendable {
  /// The headword.
  public let headword: String
  /// How it is said, in the International Phonetic Alphabet without slashes; empty where unknown.
  public let pronunciation: String
  /// Its inflected forms: `geese`; `runs`, `ran`, `running`.
  public let forms: [String]
  /// What it means: nouns and verbs first, in each the most usual first.
  public let senses: [Sense]
  /// Whether it is a word that is never dealt and describes nothing.
  public let isOffensive: Bool

  /// One meaning.
  public final class Sense: Equatable, Sendable {
    /// Noun, verb, adjective or adverb.
    public let part: PartOfSpeech
    /// What it means.
    public let definition: String
    /// Sentences or phrases with the word.
    public let examples: [String]
    /// Words of the same meaning.
    public let synonyms: [String]

    /// A meaning with what belongs to it.
    public init(
      part: PartOfSpeech, definition: String, examples: [String] = [], synonyms: [String] = []
    ) {
      self.part = part
      self.definition = definition
      self.examples = examples
      self.synonyms = synonyms
    }

    /// Whether the same is said.
    public static func == (one: Sense, other: Sense) -> Bool {
      one === other
        || one.part == other.part && one.definition == other.definition
          && one.examples == other.examples && one.synonyms == other.synonyms
    }
  }

  /// An entry with everything said of the word.
  public init(
    headword: String, pronunciation: String, forms: [String], senses: [Sense],
    isOffensive: Bool = false
  ) {
    self.headword = headword
    self.pronunciation = pronunciation
    self.forms = forms
    self.senses = senses
    self.isOffensive = isOffensive
  }

  /// Whether the same is said of the same word.
  public static func == (one: DictionaryEntry, other: DictionaryEntry) -> Bool {
    one === other
      || one.headword == other.headword && one.pronunciation == other.pronunciation
        && one.forms == other.forms && one.senses == other.senses
        && one.isOffensive == other.isOffensive
  }
}

/// What a word is in a sentence.
public enum PartOfSpeech: String, Equatable, Sendable, CaseIterable {
  case noun, verb, adjective, adverb
}
