import PipitBase
import PipitLexicon
import PipitText

/// The hints of a word: first how many letters it has, then its first letters, one at a time and
/// never more than half of them.
enum SpellingHint {
  /// How many hints a word has.
  static func count(for word: SpellingWord) -> Int {
    1 + letters(of: word).count / 2
  }

  /// The letters of a word as they are known after some hints; nil for those still to be found.
  static func known(of word: SpellingWord, hints: Int) -> [String?] {
    letters(of: word).enumerated().map { place, letter in place < hints - 1 ? letter : nil }
  }

  private static func letters(of word: SpellingWord) -> [String] {
    word.text.characters.map { String($0) }
  }
}
