import PipitBase
import PipitJournal
import PipitLexicon
import PipitPractice
import PipitText

extension Pages {
  /// Home, and the decks with their words.
  static let cards = Pages(
    allows: { CardsChoice.allows($0, $1) },
    packs: { CardsPages($1).packs },
    wishes: { CardsPages($0).wishes },
    title: { CardsPages($0).title },
    page: { CardsPages($0).page },
    update: { CardsPages($1).update($0) })
}

/// The room's pages, as they are on one visit.
final class CardsPages {
  let visit: Pages.Visit
  let text = CardsPagesText()
  /// The page that the path names; nil where there is none.
  let place: CardsPlace?
  /// The pages of the learner's own decks.
  lazy var own = OwnPages(visit)

  init(_ visit: Pages.Visit) {
    self.visit = visit
    place = CardsPlace(visit.path)
  }

  /// The page's title.
  var title: String? {
    switch place {
    case .home: text.home
    case .deck(let id): built.isEmpty ? text.home : name(of: id)
    case .own: own.title
    case nil: nil
    }
  }

  // MARK: What is chosen

  /// What was chosen last, or what is usual.
  func value(_ name: String) -> String {
    if let value = visit.fold[setting: "cards.\(name)"], CardsChoice.allows(name, value) {
      return value
    }
    return CardsChoice.usual(name) ?? (name == "topic" ? "all" : "")
  }

  /// Whether the languages were chosen before.
  var isChosen: Bool { visit.fold[setting: "cards.to"] != nil }
  var from: [String] { value("from").pieces(at: ",") }
  var to: [String] { value("to").pieces(at: ",") }
  var way: CardWay { CardWay(rawValue: value("way")) ?? .flip }

  /// The deck of the page: that of the path, else the one chosen last.
  var deck: String {
    if case .deck(let id) = place { return id }
    let chosen = value("deck")
    return CardsDeck.isOwn(chosen) ? CardsChoice.usual("deck") ?? "" : chosen
  }

  /// The options that a round of the deck has now.
  var options: [Deal.Option] {
    [.init("deck", deck), .init("from", value("from")), .init("to", value("to"))]
  }

  /// The address of a round, in a topic or in all.
  func round(topic: String = "all") -> String {
    var fields = options.map { Address.Field($0.name, $0.value) }
    fields.append(.init("way", way.rawValue))
    if topic != "all" { fields.append(.init("topic", topic)) }
    fields.append(.init("count", value("count")))
    if way.mayBeTyped { fields.append(.init("script", value("script"))) }
    return Address.text("/practise/cards", fields)
  }

  // MARK: Decks

  /// The decks that are built.
  lazy var built: [DeckList.Entry] =
    visit.surroundings.pack("decks").flatMap { try? DeckList($0.bytes) }?.decks ?? []

  /// The deck of the page, as the list tells of it.
  var listed: DeckList.Entry? { built.first { $0.id == deck } }

  func name(of id: String) -> String? { built.first { $0.id == id }?.name }

  /// The languages that the deck has words in.
  var languages: [String] { listed?.languages.map { $0.primary } ?? [] }

  /// The deck's topics and entries, where they have come.
  lazy var topics: Deck? =
    visit.surroundings.pack(DeckPack.name(of: deck)).flatMap { try? DeckPack($0.bytes) }?.deck

  /// The deck with its words in the languages chosen, where they have come.
  lazy var words: CardsDeck? = try? CardsDeck(
    deck, languages: from + to, in: visit.surroundings.packs)

  /// How the deck's cards stand.
  lazy var met: [CardsMet.Card] =
    CardsMet(visit.fold, deck: deck, options, at: visit.surroundings.now).all

  /// How many cards there are in all, or in a topic: as many as entries in each direction.
  func count(topic: String? = nil) -> Int {
    let pairs = from.reduce(0) { sum, one in
      sum + to.count { $0 != one || from.count == 1 && to.count == 1 }
    }
    guard let topics else { return (listed?.entryCount ?? 0) * pairs }
    return pairs
      * (topic == nil ? topics.entries.count : topics.entries.count { $0.topic == topic })
  }

  /// The cards that were asked before of a topic.
  func met(topic: String) -> [CardsMet.Card] {
    met.filter { topics?.entry($0.item.entry)?.topic == topic }
  }

  // MARK: Packs

  /// The packs without which the page has nothing to show.
  var packs: [String] {
    switch place {
    // Own decks are there without it.
    case .home: OwnDeck.all(visit.fold).isEmpty && own.pressed == nil ? ["decks"] : []
    case .deck(let id): CardsDeck.isOwn(id) ? [] : ["decks"]
    case .own, nil: []
    }
  }

  /// The packs that make the page better.
  var wishes: [String] {
    switch place {
    case .home: [built.isEmpty ? "decks" : DeckPack.name(of: deck)]
    case .deck(let id):
      name(of: id) == nil
        ? []
        : CardsDeck.packs(
          of: id, languages: (from + to).filter { languages.contains($0) })
    case .own, nil: []
    }
  }
}

/// A page of the room.
enum CardsPlace: Equatable {
  case home
  case deck(String)
  case own

  init?(_ path: [String]) {
    if path.first == "own" {
      self = .own
      return
    }
    switch path.count {
    case 0: self = .home
    case 1 where path[0].isEmpty: self = .home
    case 1 where CardsChoice.allows("deck", path[0]): self = .deck(path[0])
    default: return nil
    }
  }
}
