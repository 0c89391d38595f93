import PipitBase
import PipitLexicon
import PipitText

/// What the dictionary says of an English word: its own entry and those of the headwords that it is a
/// form of.
struct Definition {
  /// The word that was asked for, in small letters.
  let word: String
  /// The entries, at least one; the word's own is the first.
  let entries: [DictionaryEntry]

  /// Looks a word up; an unknown one is told with words that are spelled much the same.
  init(of asked: String, in book: DictionaryBook) throws(EvaluationError) {
    word = Text.lowercased(asked.pieces(at: " ").joined(separator: " "), Language("en"))
    if word.isEmpty {
      throw EvaluationError(.wrongValue, "there is no word to look up; give one, such as goose")
    }
    entries = book.entries(for: word)
    if entries.isEmpty {
      let near = Self.near(word, in: book).joined(separator: ", ")
      throw EvaluationError(
        .unknownWord,
        "the dictionary does not have “\(word.prefix(80))”"
          + (near.isEmpty ? "" : "; it has \(near)"))
    }
  }

  /// Up to five words that one or two edits make of a word, the nearest first.
  private static func near(_ word: String, in book: DictionaryBook) -> [String] {
    let letters = Array(word)
    // Nothing in the dictionary is longer.
    guard (2...40).contains(letters.count) else { return [] }
    let found = book.words.compactMap { other in
      EditDistance.distance(letters, Array(other), limit: letters.count < 5 ? 1 : 2)
        .map { (word: other, distance: $0) }
    }
    // Few mistake the first letter.
    func rank(_ other: String, _ distance: Int) -> Int {
      2 * distance + (other.first == letters.first ? 0 : 1)
    }
    return found.sorted {
      (rank($0.word, $0.distance), $0.word) < (rank($1.word, $1.distance), $1.word)
    }.prefix(5).map(\.word)
  }

  /// The first entry's own parts, beside all entries.
  var json: JSON {
    var members: [JSON.Member] = [
      .init("word", .text(word)),
      .init("headwords", .list(entries.map { .text($0.headword) })),
    ]
    members += Self.json(of: entries[0]).members ?? []
    members.append(.init("entries", .list(entries.map { Self.json(of: $0) })))
    return .object(members)
  }

  private static func json(of entry: DictionaryEntry) -> JSON {
    [
      "headword": .text(entry.headword), "pronunciation": .text(entry.pronunciation),
      "forms": .list(entry.forms.map { .text($0) }),
      "senses": .list(
        entry.senses.map { sense in
          [
            "part": .text(sense.part.rawValue), "definition": .text(sense.definition),
            "examples": .list(sense.examples.map { .text($0) }),
            "synonyms": .list(sense.synonyms.map { .text($0) }),
          ]
        }),
      "clue": entry.clue.map { clue(of: $0, entry) } ?? .null,
      "offensive": .bool(entry.isOffensive),
    ]
  }

  private static func clue(of sense: DictionaryEntry.Sense, _ entry: DictionaryEntry) -> JSON {
    let pieces = DefinitionMask.masked(sense.definition, entry: entry, derived: true)
    return [
      "part": .text(sense.part.rawValue), "shown": .text(DefinitionMask.shown(pieces)),
      "said": .text(DefinitionMask.said(pieces)),
    ]
  }

  /// The entries for people.
  var lines: [String] {
    var lines: [String] = []
    for entry in entries {
      if !lines.isEmpty { lines.append("") }
      let said = entry.pronunciation.isEmpty ? "" : "  /\(entry.pronunciation)/"
      lines.append(entry.headword + said)
      if !entry.forms.isEmpty { lines.append("  " + entry.forms.joined(separator: ", ")) }
      var parts: [PartOfSpeech] = []
      for sense in entry.senses where !parts.contains(sense.part) { parts.append(sense.part) }
      for part in parts {
        lines += ["", part.rawValue] + Self.lines(of: entry.senses.filter { $0.part == part })
      }
    }
    return lines
  }

  private static func lines(of senses: [DictionaryEntry.Sense]) -> [String] {
    senses.enumerated().flatMap { place, sense in
      ["  \(place + 1). \(sense.definition)"] + sense.examples.map { "       “\($0)”" }
        + (sense.synonyms.isEmpty ? [] : ["       = " + sense.synonyms.joined(separator: ", ")])
    }
  }
}
