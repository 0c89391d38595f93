import PipitBase
import PipitText

extension SentenceExercise.Phrase {
  /// The parts without the marks at their ends, the first in small letters; a part of nothing but
  /// marks is no tile's word and stays as it is.
  static func tiles(of parts: [String], in language: Language) -> [String] {
    var tiles: [String] = []
    for part in parts {
      var tile = trimmed(part)
      if tiles.isEmpty && tile != "I" { tile = beginningSmall(tile, language) }
      tiles.append(tile)
    }
    return tiles
  }

  /// A word without the marks at its ends: `¿Qué` gives `Qué`, `l’addition.` gives `l’addition`.
  public static func trimmed(_ word: String) -> String {
    let letters = word.characters
    guard let first = letters.firstIndex(where: { Text.isWordly($0) }),
      let last = letters.lastIndex(where: { Text.isWordly($0) })
    else { return word }
    var trimmed = ""
    for letter in letters[first...last] { trimmed.append(letter) }
    return trimmed
  }

  /// A word with a small first letter, the rest as it stands.
  public static func beginningSmall(_ word: String, _ language: Language) -> String {
    let letters = word.characters
    guard let first = letters.first else { return word }
    var small = Text.lowercased(String(first), language)
    for letter in letters.dropFirst() { small.append(letter) }
    return small
  }
}

extension SentenceExercise {
  /// The tiles to build from, in the order in which the exercise always deals them: the answer's and
  /// the distractors, shuffled by the exercise's id. An order in which the answer can be read off is
  /// shuffled again, eight times at most.
  public var bank: [Tile] {
    let right = answerTiles
    let tiles = right + distractors
    var dice = Dice(text: id)
    var dealt = dice.shuffled(tiles)
    var tries = 0
    while tries < 8, right.count > 1, Self.contains(dealt, right) {
      dealt = dice.shuffled(tiles)
      tries += 1
    }
    return dealt
  }

  private static func contains(_ tiles: [Tile], _ row: [Tile]) -> Bool {
    var next = 0
    for tile in tiles where next < row.count && tile == row[next] { next += 1 }
    return next == row.count
  }

  /// The answer's tiles in their order, with their other scripts.
  public var answerTiles: [Tile] {
    var tiles: [Tile] = []
    let forms = answer.forms.map { ($0.language, $0.text.pieces(at: " ")) }
    for (place, text) in answer.tiles.enumerated() {
      tiles.append(
        Tile(
          text,
          forms: forms.compactMap { language, parts in
            place < parts.count ? Form(language, Phrase.trimmed(parts[place])) : nil
          }))
    }
    return tiles
  }

  /// The prompt as it is shown: its parts, each with the hint that covers it; a hint of several words
  /// makes one piece of them. A longer hint comes before a shorter one.
  public var hintedPrompt: [HintedPart] {
    let parts = prompt.parts
    let words = parts.map { Self.folded($0, prompt.language) }
    let keys = hints.map { hint in
      hint.words.pieces(at: " ").map { Self.folded($0, prompt.language) }
    }
    var shown: [HintedPart] = []
    var place = 0
    while place < parts.count {
      var found: (hint: Int, count: Int)?
      for (hint, key) in keys.enumerated()
      where key.count > (found?.count ?? 0) && place + key.count <= parts.count
        && Array(words[place..<(place + key.count)]) == key
      { found = (hint, key.count) }
      let count = found?.count ?? 1
      let range = place..<(place + count)
      shown.append(
        HintedPart(
          text: Phrase.joined(Array(parts[range]), in: prompt.language),
          word: count == 1 ? prompt.tiles[place] : "",
          translation: found.map { hints[$0.hint].translation } ?? "",
          forms: prompt.forms.map { form in
            let all = form.text.pieces(at: " ")
            let some = range.upperBound <= all.count ? Array(all[range]) : []
            return Form(form.language, Phrase.joined(some, in: form.language))
          }))
      place += count
    }
    return shown
  }

  /// Words of a prompt that share a hint.
  public struct HintedPart: Equatable, Sendable {
    /// The words as they stand in the prompt.
    public let text: String
    /// The word as its tile would show it; nothing where there are several.
    public let word: String
    /// What they mean here, or nothing.
    public let translation: String
    /// The words in other scripts.
    public let forms: [Form]
  }

  private static func folded(_ word: String, _ language: Language) -> String {
    Text.lowercased(Phrase.trimmed(word), language)
  }
}
