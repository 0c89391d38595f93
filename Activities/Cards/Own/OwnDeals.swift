import PipitBase
import PipitJournal
import PipitLexicon
import PipitPractice
import PipitText

/// What rounds take from own decks: the cards are facts of the deal, since no pack has them.
enum OwnDeals {
  /// So many cards a deal has at most: what is due, and what is new.
  private static let most = 400

  /// The deck's name, and the lines of the cards that a round may ask.
  static func gather(_ fold: Fold, _ options: [Deal.Option]) -> [Deal.Option] {
    guard let deck = OwnDeck.deck(options["deck"] ?? "", fold) else { return [] }
    let cards = chosen(deck.cards(fold), deck.id, fold, options)
    return [
      .init("name", deck.name), .init("kept", cards.map { $0.line }.joined(separator: "\n")),
    ]
  }

  private static func chosen(
    _ cards: OwnCards, _ deck: String, _ fold: Fold, _ options: [Deal.Option]
  ) -> [OwnCard] {
    if cards.count <= most { return cards.all }
    var taken = KeyTable()
    var chosen: [OwnCard] = []
    func take(_ name: String) {
      guard let id = name.pieces(at: "/").first, chosen.count < most / 2,
        taken.insert(id, at: 0), let card = cards.card(id)
      else { return }
      chosen.append(card)
    }
    for name in options["only"]?.pieces(at: ",") ?? [] { take(name) }
    for card in CardsMet(fold, deck: deck, options).all { take(card.item.entry) }
    // What was asked long ago and comes up late is not new either.
    for id in fold.memory.items {
      if let item = CardItem(id), item.deck == deck { _ = taken.insert(item.entry, at: 0) }
    }
    let topic = options["topic"]
    return chosen
      + cards.cards(most: most - chosen.count) { card in
        taken.place(of: card.id) == nil && (topic == nil || card[".topic"] == topic)
      }
  }

  /// The deck of the facts of a deal, its texts without their HTML.
  static func deck(_ id: String, name: String, lines: String) -> CardsDeck {
    let cards = lines.pieces(at: "\n").compactMap { OwnCard(line: $0) }
    var languages: [Language] = []
    var entries: [DeckEntry] = []
    for card in cards {
      let entry = card.plain.entry
      entries.append(entry)
      for word in entry.words where !languages.contains(word.language) {
        languages.append(word.language)
      }
    }
    return CardsDeck(
      Deck(id: id, name: name, entries: entries, languages: languages), own: cards)
  }

  /// The deck as a round would have it.
  static func deck(_ id: String, _ fold: Fold, _ options: [Deal.Option]) -> CardsDeck? {
    let facts = gather(fold, options + [.init("deck", id)])
    guard let lines = facts["kept"], !lines.isEmpty else { return nil }
    return deck(id, name: facts["name"] ?? "", lines: lines)
  }
}

extension OwnCard {
  /// The card with its texts without their HTML.
  var plain: OwnCard {
    OwnCard(
      id: id, version: version,
      fields: fields.map { field in
        let texts = Self.texts(field.text).map { MarkupText.plain($0) }
        return Field(field.name, texts.joined(separator: "|"))
      })
  }
}

/// Own decks that are looked at together, each read once.
final class OwnShelf {
  private let fold: Fold
  private var read: [(id: String, cards: OwnCards?)] = []

  init(_ fold: Fold) { self.fold = fold }

  /// A card of a deck; nil where one of them is gone.
  func card(_ id: String, of deck: String) -> OwnCard? {
    if let known = read.first(where: { $0.id == deck }) { return known.cards?.card(id) }
    let cards = OwnDeck.deck(deck, fold)?.cards(fold)
    read.append((deck, cards))
    return cards?.card(id)
  }
}
