import PipitBase
import PipitText

/// A spelling alphabet: a word for each letter, so that letters are heard right.
///
/// Letters are what the language counts as letters, so that Ch, IJ and İ are one each. A letter
/// without a confirmed word is a hole: told, never asked.
public struct SpellingAlphabet: Equatable, Sendable {
  /// The id, as in paths and in the journal: `nato`.
  public var id: String
  /// The name in English: "NATO / ICAO".
  public var name: String
  /// The name in the alphabet's language, or nothing where that is English.
  public var native: String
  /// The language of the words.
  public var language: Language
  /// Where it is used: "international", "Germany".
  public var region: String
  /// Who says that it is so.
  public var standing: Standing
  /// Its place in a list of alphabets; smaller comes first.
  public var order: Int32
  /// A sentence or two about it, or nothing.
  public var note: String
  /// Where it is written.
  public var sources: [Source]
  /// The letters in the language's own order, each with its words.
  public var letters: [CodeWord]
  /// The digits with their words.
  public var digits: [CodeWord]
  /// The marks, such as the full stop, with their words.
  public var marks: [CodeWord]
  /// The letters of the language that have no confirmed word.
  public var holes: [Hole]
  /// Wrong choices written beside the alphabet.
  public var decoys: [Decoys]
  /// What can be spelled aloud to practise.
  public var readback: Readback

  /// Who says that an alphabet is so.
  public enum Standing: String, CaseIterable, Equatable, Sendable {
    /// A public body or a standard.
    case official
    /// Custom: nobody has laid it down.
    case customary
    /// Custom or a public body of earlier times.
    case historic
    /// One list alone.
    case singleSource = "single-source"
  }

  /// A place where an alphabet is written.
  public struct Source: Equatable, Sendable {
    /// What it is called.
    public var title: String
    /// Its address.
    public var url: String

    /// A source with its address.
    public init(title: String, url: String) {
      self.title = title
      self.url = url
    }
  }

  /// A letter without a confirmed word.
  public struct Hole: Equatable, Sendable {
    /// The letter.
    public var letter: String
    /// Why it has no word.
    public var note: String

    /// A letter, and why it has no word.
    public init(letter: String, note: String) {
      self.letter = letter
      self.note = note
    }
  }

  /// Wrong choices for a letter.
  public struct Decoys: Equatable, Sendable {
    /// The letter.
    public var letter: String
    /// Words that could be taken for its word.
    public var words: [String]

    /// Wrong choices for a letter.
    public init(letter: String, words: [String]) {
      self.letter = letter
      self.words = words
    }
  }

  /// What can be spelled aloud to practise. In patterns `@` stands for any letter A–Z and `#` for
  /// any digit.
  public struct Readback: Equatable, Sendable {
    /// Patterns of number plates.
    public var plates: [String]
    /// Patterns of call signs.
    public var calls: [String]
    /// Patterns of postcodes.
    public var postcodes: [String]
    /// Family names and places.
    public var names: [String]

    /// Patterns and names; nothing where none is given.
    public init(
      plates: [String] = [], calls: [String] = [], postcodes: [String] = [], names: [String] = []
    ) {
      self.plates = plates
      self.calls = calls
      self.postcodes = postcodes
      self.names = names
    }
  }

  /// An alphabet; what is not given is empty.
  public init(
    id: String, name: String, native: String = "", language: Language, region: String = "",
    standing: Standing, order: Int32 = 0, note: String = "", sources: [Source] = [],
    letters: [CodeWord], digits: [CodeWord] = [], marks: [CodeWord] = [], holes: [Hole] = [],
    decoys: [Decoys] = [], readback: Readback = Readback()
  ) {
    self.id = id
    self.name = name
    self.native = native
    self.language = language
    self.region = region
    self.standing = standing
    self.order = order
    self.note = note
    self.sources = sources
    self.letters = letters
    self.digits = digits
    self.marks = marks
    self.holes = holes
    self.decoys = decoys
    self.readback = readback
  }

  /// The letter with its words, or nil where the alphabet has no such letter.
  public func codeWord(of letter: String) -> CodeWord? {
    letters.first { $0.letter == letter }
  }
}

/// A letter, digit or mark with the words that stand for it.
public final class CodeWord: Equatable, Sendable {
  /// The letter as a capital, the digit or the mark.
  public let letter: String
  /// All accepted spellings, the one to show first.
  public let words: [String]
  /// How it is said, respelled: "AL FAH"; nothing where the word says it.
  public let said: String
  /// How it is said, in the International Phonetic Alphabet, or nothing.
  public let ipa: String
  /// Whether the words begin with the letter: not so in "yumuşak ge" for Ğ.
  public let begins: Bool

  /// A letter with its words, of which the first is the one to show.
  public init(
    _ letter: String, _ words: [String], said: String = "", ipa: String = "", begins: Bool = true
  ) {
    self.letter = letter
    self.words = words
    self.said = said
    self.ipa = ipa
    self.begins = begins
  }

  /// Whether they are the same letter with the same words.
  public static func == (one: CodeWord, other: CodeWord) -> Bool {
    one === other
      || one.letter == other.letter && one.words == other.words && one.said == other.said
        && one.ipa == other.ipa && one.begins == other.begins
  }

  /// The word to show.
  public var word: String { words.first ?? letter }
}
