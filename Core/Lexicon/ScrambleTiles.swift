import PipitBase
import PipitText

/// The letters of a language as tiles of a word game: which letters are one, and which accents make
/// another letter.
///
/// Letters are counted as the language's speakers do: ñ is one in Spanish, IJ in Dutch. Accents that
/// make no letter of their own are folded away, unless they are kept: then é and e are two tiles.
public struct ScrambleTiles: Equatable, Sendable {
  /// The language of the words.
  public let language: Language
  /// Whether é is another tile than e where the language has no letter é.
  public let keepsAccents: Bool
  private let policy: LetterPolicy

  /// The tiles of a language.
  public init(_ language: Language, keepsAccents: Bool = false) {
    self.language = language
    self.keepsAccents = keepsAccents
    policy = LetterPolicy(language)
  }

  /// The tiles that spell a text, small and composed; nil where something in it has no tile, such as
  /// a space, a digit or a hyphen.
  public func tiles(of text: String) -> [String]? {
    let small = Text.lowercased(text, language)
    var tiles: [String] = []
    for letter in Text.letters(small) {
      guard Text.isWordly(letter), !Text.isDigit(letter) else { return nil }
      tiles.append(
        keepsAccents ? String(letter) : Text.fold(String(letter), policy, ignoresAccents: true))
    }
    return tiles
  }
}
