import PipitBase
import PipitLexicon
import PipitPractice
import PipitText

/// A deck as a room reads it: one that was built, whose words come by language, or one of the
/// learner's own.
final class CardsDeck {
  /// The deck; the entries of one that was built have no words here.
  let deck: Deck
  private let pack: DeckPack?
  private let words: [DeckWords]
  /// The cards of an own deck, as the learner has written them, in the order of the entries.
  private let own: [OwnCard]

  /// One of the learner's own decks.
  init(_ deck: Deck, own: [OwnCard]) {
    self.deck = deck
    self.own = own
    pack = nil
    words = []
  }

  /// A deck that was built, with its words in these languages.
  init(_ pack: DeckPack, words: [DeckWords]) {
    deck = pack.deck
    own = []
    self.pack = pack
    self.words = words
  }

  /// The deck's packs, where it was built: without those the learner's own come from the journal.
  static func packs(of deck: String, languages: [String]) -> [String] {
    if isOwn(deck) { return [] }
    var names = [DeckPack.name(of: deck)]
    for language in languages {
      let name = DeckWords.name(of: deck, language)
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Whether a deck is one of the learner's own, whose lines lie on a shelf.
  static func isOwn(_ deck: String) -> Bool { deck.begins(with: "own-") }

  /// What the learner has written on the own card at a place.
  func own(at place: Int) -> OwnCard? { place < own.count ? own[place] : nil }

  /// The deck that a deal's packs hold.
  convenience init(
    _ id: String, languages: [String], in packs: [Pack]
  ) throws(DealError) {
    let pack = try Self.read(DeckPack.name(of: id), in: packs) { bytes throws(PackError) in
      try DeckPack(bytes)
    }
    var words: [DeckWords] = []
    for language in languages {
      if words.contains(where: { $0.language.primary == language }) { continue }
      if !pack.deck.languages.contains(where: { $0.primary == language }) { continue }
      words.append(
        try Self.read(DeckWords.name(of: id, language), in: packs) { bytes throws(PackError) in
          try DeckWords(bytes)
        })
    }
    self.init(pack, words: words)
  }

  private static func read<Value>(
    _ name: String, in packs: [Pack], _ read: ([UInt8]) throws(PackError) -> Value
  ) throws(DealError) -> Value {
    guard let pack = packs.first(where: { $0.name == name }) else { throw .missingPack(name) }
    do {
      return try read(pack.bytes)
    } catch {
      throw .brokenPack(name, error.text)
    }
  }

  /// The entry at a place, with its words.
  func entry(at place: Int) -> DeckEntry {
    pack?.entry(at: place, words: words) ?? deck.entries[place]
  }

  /// Whether the entry at a place can be asked in a language.
  func hasWord(at place: Int, in language: String) -> Bool {
    if pack == nil { return deck.entries[place].word(in: language) != nil }
    return words.contains { $0.language.primary == language && $0.hasWord(at: place) }
  }
}
