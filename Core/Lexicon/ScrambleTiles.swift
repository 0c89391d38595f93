import PipitBase
import PipitText

/// The letters of a language as tiles of a word game: which letters are one, and which accents make
/// another letter.
///
/// Letters are counted as the language's speakers do: ñ is one in Spanish, IJ in Dutch. Accents that
/// make no letter of their own are folded away, unless they are kept: then é and e are two tiles.
/// Ligatures are their letters (cœur is c o e u r), ß is a tile in German and two elsewhere, and an
/// apostrophe that is a letter, as in Ukrainian, lies on no tile.
///
///     ScrambleTiles(Language("fr")).tiles(of: "Été")  // ["e", "t", "e"]
///     ScrambleTiles(Language("nl")).tiles(of: "IJs")  // ["ij", "s"]
public struct ScrambleTiles: Equatable, Sendable {
  /// The language of the words.
  public let language: Language
  /// Whether é is another tile than e where the language has no letter é.
  public let keepsAccents: Bool
  let policy: LetterPolicy

  /// The tiles of a language.
  public init(_ language: Language, keepsAccents: Bool = false) {
    self.language = language
    self.keepsAccents = keepsAccents
    policy = LetterPolicy(language)
  }

  /// The tiles that spell a text, small and composed; nil where something in it has no tile, such as
  /// a space, a digit or a hyphen.
  public func tiles(of text: String) -> [String]? {
    let spelled = spelled(text)
    return spelled.isWhole ? spelled.tiles : nil
  }

  /// The tiles that spell a text, each character that has none as it stands, and whether all have.
  func spelled(_ text: String) -> (tiles: [String], isWhole: Bool) {
    if let plain = plain(text) { return (plain, true) }
    var tiles: [String] = []
    var isWhole = true
    for letter in Text.letters(Text.lowercased(text, language)) {
      guard let own = self.tiles(of: letter) else {
        isWhole = false
        tiles.append(String(letter))
        continue
      }
      for tile in own {
        let joined = (tiles.last ?? " ") + tile
        if policy.joinedLetters.contains(joined) {
          tiles[tiles.count - 1] = joined
        } else {
          tiles.append(tile)
        }
      }
    }
    return (tiles, isWhole)
  }

  /// The tiles of a text of letters a to z; nil where it has others, or two may be one.
  private func plain(_ text: String) -> [String]? {
    if policy.casing == .turkic || !policy.joinedLetters.isEmpty { return nil }
    var tiles: [String] = []
    for byte in text.bytes {
      let small = byte | 0x20
      if byte < 0x40 || !(0x61...0x7a).contains(small) { return nil }
      tiles.append(String(Unicode.Scalar(small)))
    }
    return tiles
  }

  /// The tiles of a small letter by itself; nil where it has none.
  func tiles(of letter: Character) -> [String]? {
    if Text.isSpace(letter) { return nil }
    let letter = String(letter)
    switch letter {
    case "ß" where language.primary == "de": return [letter]
    case "ĳ": return ["i", "j"]
    default: break
    }
    let isFolded = !keepsAccents || letter == "œ" || letter == "æ"
    var tiles: [String] = []
    for own in Text.fold(letter, policy, ignoresAccents: isFolded).characters {
      if own == "'", policy.apostropheIsLetter { continue }
      if !Text.isWordly(own) || Text.isDigit(own) { return nil }
      tiles.append(String(own))
    }
    return tiles
  }

  /// Tiles in another order than they have, wherever there is one.
  public static func shuffled(_ tiles: [String], dice: inout Dice) -> [String] {
    for _ in 0..<8 {
      let shuffled = dice.shuffled(tiles)
      if shuffled != tiles { return shuffled }
    }
    // The first tile goes to the end: the same order only where all are alike.
    return tiles.isEmpty ? [] : Array(tiles[1...]) + [tiles[0]]
  }
}
