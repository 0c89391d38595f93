import PipitBase
import PipitJournal
import PipitLexicon
import PipitPractice
import PipitText

extension Listing {
  /// Flash cards.
  public static let cards = Listing(
    id: "cards", rules: 1, packs: { CardsRounds.packs($0) },
    remembers: ["deck", "from", "to", "way", "count", "script"], heeds: ["accents"],
    home: { _ in "/cards" },
    hasOwnBar: true,
    title: { _ in CardsText.english.title },
    summary: { _ in CardsText.english.summary },
    name: { deal, _ in CardsRounds.name(deal) },
    complete: { CardsChoice.complete($0, $1) },
    choose: { Cards.choosing($0) },
    gather: { CardItems.gather($0, $1) + OwnDeals.gather($0, $1) },
    kinds: ["card"], serves: { CardItems.serve($0, $1) },
    offers: { CardItems.offer($0, $1) }, offerPacks: { CardItems.packs($0) },
    pages: .cards,
    open: { deal throws(DealError) in try Session.begin(Cards.self, deal) })
}

/// What the catalogue asks of the room.
enum CardsRounds {
  /// The deck with its words in the languages of the round; the list of decks where nothing is chosen.
  static func packs(_ options: [Deal.Option]) -> [String] {
    if options.isEmpty { return ["decks"] }
    func value(_ name: String) -> String { options[name] ?? CardsChoice.usual(name) ?? "" }
    let languages = value("from") + "," + value("to")
    return CardsDeck.packs(of: value("deck"), languages: languages.pieces(at: ","))
  }

  /// What a round practises.
  static func name(_ deal: Deal) -> String {
    let choice = try? CardsChoice(deal.options)
    let deck = choice.flatMap { try? CardsDeck.dealt(deal, $0) }
    return CardsText.english.name(
      deck?.deck.name ?? CardsText.english.title, deal.options)
  }
}
