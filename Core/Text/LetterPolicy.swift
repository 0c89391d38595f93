import PipitBase

/// What counts as a letter in a language: which marks make letters and which are accents, how case
/// folds, what an apostrophe is, and whether words are spaced.
///
/// A mark makes a letter where the language's own alphabet has a place for the marked letter, or
/// its keyboard a key: ñ in Spanish, å in Swedish, й in Russian. Every other mark is an accent, and
/// may be left out where accents are ignored. Without a language every mark is an accent, but the
/// tilde of ñ and the marks of й and ї.
///
///     let spanish = LetterPolicy(Language("es"))
///     Text.fold("El Niño cantó", spanish, ignoresAccents: true)  // "el niño canto"
///     let swedish = LetterPolicy(Language("sv"))
///     Text.fold("Idé på Ön", swedish, ignoresAccents: true)      // "ide på ön"
///
/// A hyphen is a letter in no language: it belongs to the spelling.
public final class LetterPolicy: Equatable, Sendable {
  /// How case folds.
  public let casing: Casing
  /// The letters made by marks, small and composed: `çğöşü`.
  public let markedLetters: String
  /// Letters written with two or three signs, such as ij and dzs, that word games lay as one tile;
  /// what a longer one begins with is another.
  public let joinedLetters: [String]
  /// Whether an apostrophe is a letter (Ukrainian м'ята), and not a mark between letters (don't).
  public let apostropheIsLetter: Bool
  /// Whether words are parted by spaces.
  public let isSpaced: Bool
  /// The marked letters apart: each base with its mark.
  private let marked: [Marked]

  /// How small letters and capitals belong together.
  public enum Casing: Equatable, Sendable {
    /// As in Unicode's table for all languages.
    case usual
    /// I is the capital of ı, İ of i.
    case turkic
    /// Capitals carry no accents; a small sigma at the end of a word is ς.
    case greek
    /// A small i keeps its dot under an accent.
    case lithuanian
    /// IJ is one capital at the beginning.
    case dutch
  }

  private struct Marked: Equatable, Sendable {
    let base: Unicode.Scalar
    let mark: Unicode.Scalar
  }

  /// The policy of a language.
  public init(_ language: Language) {
    markedLetters = Self.markedLetters(in: language)
    joinedLetters = Self.joinedLetters(in: language)
    apostropheIsLetter = Self.hasApostropheAsLetter(language)
    isSpaced = language.isSpaced
    casing = Self.casing(of: language)
    var marked: [Marked] = []
    var base: Unicode.Scalar = " "
    for scalar in Text.decomposedScalars(markedLetters) {
      if scalar.isAccent { marked.append(Marked(base: base, mark: scalar)) } else { base = scalar }
    }
    self.marked = marked
  }

  /// Whether both tell the same of letters; what their marks are follows from these.
  public static func == (one: LetterPolicy, other: LetterPolicy) -> Bool {
    one === other
      || one.casing == other.casing && one.markedLetters == other.markedLetters
        && one.joinedLetters == other.joinedLetters
        && one.apostropheIsLetter == other.apostropheIsLetter && one.isSpaced == other.isSpaced
  }

  /// Whether a mark on a small letter makes another letter, and is no accent.
  func isLetter(_ base: Unicode.Scalar, with mark: Unicode.Scalar) -> Bool {
    for letter in marked where letter.base == base && letter.mark == mark { return true }
    return false
  }

  /// Whether a small letter that Unicode does not take apart, such as ø, is one of the language's own.
  func hasLetter(_ letter: Unicode.Scalar) -> Bool {
    for own in markedLetters.unicodeScalars where own == letter { return true }
    return false
  }
}

extension Unicode.Scalar {
  /// Whether this is a mark that writes an accent, a tone or a vowel point on a letter. Marks that
  /// are a part of their letter in every language (kana's voicing, Indic signs, hamza) are not.
  var isAccent: Bool {
    switch value {
    case 0x300...0x36f, 0x483...0x487, 0x1ab0...0x1aff, 0x1dc0...0x1dff, 0x20d0...0x20ff,
      0xfe20...0xfe2f:
      true
    case 0x591...0x5bd, 0x5bf, 0x5c1, 0x5c2, 0x5c4, 0x5c5, 0x5c7: true
    case 0x610...0x61a, 0x640, 0x64b...0x652, 0x656...0x65f, 0x670, 0x6d6...0x6dc: true
    default: false
    }
  }
}
