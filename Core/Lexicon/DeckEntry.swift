import PipitBase
import PipitText

/// Something that a deck teaches, with its word in each language.
public final class DeckEntry: Equatable, Sendable {
  /// The id, unique in the deck and the same for ever.
  public let id: String
  /// The id of its topic, or nothing.
  public let topic: String
  /// `noun`, `verb`, …, or nothing.
  public let partOfSpeech: String
  /// What is meant, in English, where the English word could be taken for two things; or nothing.
  public let meaning: String
  /// Its words, one a language, in the order of the deck's languages.
  public let words: [DeckWord]
  /// The hash of its picture.
  public let picture: String?
  /// Its sounds.
  public let sounds: [Sound]

  /// A sound that somebody made.
  public struct Sound: Equatable, Sendable {
    /// The language that is heard.
    public let language: Language
    /// The hash of the file.
    public let hash: String

    /// A sound in a language.
    public init(_ language: Language, _ hash: String) {
      self.language = language
      self.hash = hash
    }
  }

  /// An entry with its words.
  public init(
    id: String, topic: String = "", partOfSpeech: String = "", meaning: String = "",
    words: [DeckWord], picture: String? = nil, sounds: [Sound] = []
  ) {
    self.id = id
    self.topic = topic
    self.partOfSpeech = partOfSpeech
    self.meaning = meaning
    self.words = words
    self.picture = picture
    self.sounds = sounds
  }

  /// The word in a language, told by its tag without script: `ja`.
  public func word(in primary: String) -> DeckWord? {
    words.first { $0.language.primary == primary }
  }

  /// All ways to write it, in all its languages.
  public var forms: Forms {
    var forms: [Forms.Form] = []
    for word in words { forms += word.forms }
    return Forms(forms)
  }

  /// Whether they teach the same.
  public static func == (one: DeckEntry, other: DeckEntry) -> Bool {
    one === other
      || one.id == other.id && one.topic == other.topic && one.partOfSpeech == other.partOfSpeech
        && one.meaning == other.meaning && one.words == other.words && one.picture == other.picture
        && one.sounds == other.sounds
  }
}
