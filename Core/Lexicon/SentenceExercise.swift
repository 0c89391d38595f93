import PipitBase
import PipitText

/// A sentence to build, with everything that belongs to it: what a course's file is read into.
///
///     let exercise = SentenceExercise(
///       id: "coffee", prompt: .init("I would like a coffee.", "en"),
///       answer: .init("Quisiera un café.", "es"), distractors: ["una", "té"])
///     exercise.bank.count  // 5: quisiera, un, café and the two distractors
public final class SentenceExercise: Equatable, Sendable {
  /// The id, unique in its course and never changed: the order of the bank comes from it.
  public let id: String
  /// Whether the sentence is seen or heard.
  public let kind: Kind
  /// What is shown, or heard where the kind is `listen`.
  public let prompt: Phrase
  /// What is to be built.
  public let answer: Phrase
  /// Tiles that do not belong to the answer.
  public let distractors: [Tile]
  /// Other right sentences from the same tiles.
  public let alternatives: [String]
  /// The translations of the prompt's words.
  public let hints: [Hint]
  /// The words that the learner gets to know.
  public let teaches: [String]
  /// Where one says this, or nothing.
  public let context: String
  /// What a heard sentence means in the learner's language, or nothing.
  public let meaning: String

  /// How a sentence is asked.
  public enum Kind: String, Equatable, Sendable {
    /// The prompt is shown.
    case build
    /// The prompt is heard, and built as it was heard.
    case listen
  }

  /// The translation of a word, or of several words that stand together.
  public struct Hint: Equatable, Sendable {
    /// The words of the prompt, with spaces between them.
    public let words: String
    /// What they mean here.
    public let translation: String

    /// Words with their translation.
    public init(_ words: String, _ translation: String) {
      self.words = words
      self.translation = translation
    }
  }

  /// An exercise; what belongs to it may be left out, but for prompt and answer.
  public init(
    id: String, kind: Kind = .build, prompt: Phrase, answer: Phrase, distractors: [Tile] = [],
    alternatives: [String] = [], hints: [Hint] = [], teaches: [String] = [], context: String = "",
    meaning: String = ""
  ) {
    self.id = id
    self.kind = kind
    self.prompt = prompt
    self.answer = answer
    self.distractors = distractors
    self.alternatives = alternatives
    self.hints = hints
    self.teaches = teaches
    self.context = context
    self.meaning = meaning
  }

  /// Whether they ask the same in the same words.
  public static func == (one: SentenceExercise, other: SentenceExercise) -> Bool {
    one === other
      || one.id == other.id && one.kind == other.kind && one.prompt == other.prompt
        && one.answer == other.answer && one.distractors == other.distractors
        && one.alternatives == other.alternatives && one.hints == other.hints
        && one.teaches == other.teaches && one.context == other.context
        && one.meaning == other.meaning
  }
}

extension SentenceExercise {
  /// A word on a tile, in its language's script and in others.
  public struct Tile: Equatable, Sendable, ExpressibleByStringLiteral {
    /// The word as the tile shows it.
    public let text: String
    /// The word in other scripts.
    public let forms: [Form]

    /// A word with its other scripts.
    public init(_ text: String, forms: [Form] = []) {
      self.text = text
      self.forms = forms
    }

    /// A word in one script.
    public init(stringLiteral text: String) {
      self.init(text)
    }
  }

  /// A text in another script of its language.
  public struct Form: Equatable, Sendable {
    /// Language and script: `ja-Hrkt`.
    public let language: Language
    /// The text.
    public let text: String

    /// A text in a script.
    public init(_ language: Language, _ text: String) {
      self.language = language
      self.text = text
    }
  }

  /// A sentence in its language, as the parts that become tiles.
  public final class Phrase: Equatable, Sendable {
    /// The language.
    public let language: Language
    /// The parts in their order, with their marks and capitals.
    public let parts: [String]
    /// What the tiles of the parts show; as many as there are parts.
    public let tiles: [String]
    /// The sentence in other scripts, each with as many parts.
    public let forms: [Form]

    /// A sentence; a space divides its parts, in every language.
    ///
    /// - Parameters:
    ///   - text: the parts with spaces between them.
    ///   - language: the BCP 47 tag of the language.
    ///   - tiles: what the tiles show. Left out, they are the parts without the marks at their ends,
    ///     the first in small letters.
    ///   - forms: the sentence in other scripts, its parts divided by spaces too.
    public init(
      _ text: String, _ language: Language, tiles: [String]? = nil, forms: [Form] = []
    ) {
      let parts = text.pieces(at: " ")
      self.language = language
      self.parts = parts
      self.tiles = tiles ?? Self.tiles(of: parts, in: language)
      self.forms = forms
    }

    /// Whether they have the same parts and tiles.
    public static func == (one: Phrase, other: Phrase) -> Bool {
      one === other
        || one.language == other.language && one.parts == other.parts && one.tiles == other.tiles
          && one.forms == other.forms
    }

    /// The sentence as it is written: with spaces where its language has them.
    public var text: String { Self.joined(parts, in: language) }

    /// The sentence in another script, or nil where it has none.
    public func form(_ tag: String) -> String? {
      guard let form = forms.first(where: { $0.language.tag == tag }) else { return nil }
      return Self.joined(form.text.pieces(at: " "), in: form.language)
    }

    /// Parts as a text: with spaces where the language has them.
    public static func joined(_ parts: [String], in language: Language) -> String {
      parts.joined(separator: language.isSpaced ? " " : "")
    }
  }
}
