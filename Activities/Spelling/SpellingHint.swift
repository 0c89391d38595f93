import PipitBase
import PipitLexicon

/// The hints of a word: first how many letters it has and the first of them, then a letter each; the
/// last one is never told.
enum SpellingHint {
  /// How many hints a word has.
  static func count(for word: SpellingWord) -> Int {
    max(1, word.text.characters.count - 1)
  }

  /// The letters of a word as they are known after some hints; nil for those still to be found.
  static func known(of word: SpellingWord, hints: Int) -> [String?] {
    var known: [String?] = []
    for (place, letter) in word.text.characters.enumerated() {
      known.append(place < hints ? String(letter) : nil)
    }
    return known
  }
}
