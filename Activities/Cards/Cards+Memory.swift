import PipitBase
import PipitJournal
import PipitLexicon
import PipitMemory
import PipitPractice
import PipitText

/// Cards as items of the memory: `card/everyday/water/en/ja-Hrkt`.
enum CardItems {
  /// How cards are asked: in the direction of the item, and in the way that was practised last. An item
  /// in a script that the learner does not see at present rests, with all that is remembered of it.
  static func serve(_ items: [String], _ fold: Fold) -> [Serving] {
    let faces = CardFaces(fold)
    let way = fold[setting: "cards.way"].flatMap { CardWay(rawValue: $0) } ?? .flip
    let own = OwnShelf(fold)
    return items.compactMap { id in
      guard let item = CardItem(id), faces.shows(item) else { return nil }
      if !CardsDeck.isOwn(item.deck) { return serving(item, way) }
      // A card of a deck that is deleted rests.
      return own.card(item.entry, of: item.deck).map { serving(item, way, $0) }
    }
  }

  private static func serving(
    _ item: CardItem, _ way: CardWay, _ own: OwnCard? = nil
  ) -> Serving {
    Serving(
      item: item.id, activity: "cards",
      options: [
        .init("deck", item.deck), .init("from", item.from), .init("to", item.to),
        .init("way", way.rawValue),
      ] + (way.mayBeTyped ? [.init("script", "any")] : []), name: item.entry,
      title: own.map { OwnCards.title($0) }
        ?? item.entry.pieces(at: "-").joined(separator: " "), language: own == nil ? "en" : "und")
  }

  /// The deck that was chosen last, where it was begun, from one language into another.
  private static func begun(_ fold: Fold) -> (deck: String, from: String, to: String)? {
    func chosen(_ name: String) -> String {
      fold[setting: "cards.\(name)"] ?? CardsChoice.usual(name) ?? ""
    }
    let deck = chosen("deck")
    guard let from = chosen("from").pieces(at: ",").first,
      let to = chosen("to").pieces(at: ",").first,
      fold.memory.hasItem(beginning: "card/\(deck)/")
    else { return nil }
    return (deck, from, to)
  }

  /// The packs of the deck that was begun.
  static func packs(_ fold: Fold) -> [String] {
    begun(fold).map { CardsDeck.packs(of: $0.deck, languages: [$0.from, $0.to]) } ?? []
  }

  /// The cards that were not yet asked of a deck that was begun, in the direction chosen last.
  static func offer(_ fold: Fold, _ packs: [Pack]) -> [Serving] {
    guard let (deck, from, to) = begun(fold),
      let cards = CardsDeck.isOwn(deck)
        ? OwnDeals.deck(deck, fold, [.init("from", from), .init("to", to)])
        : try? CardsDeck(deck, languages: [from, to], in: packs)
    else { return [] }
    let faces = CardFaces(fold)
    let way = fold[setting: "cards.way"].flatMap { CardWay(rawValue: $0) } ?? .flip
    var offered: [Serving] = []
    for place in cards.deck.entries.indices where offered.count < 50 {
      let entry = cards.entry(at: place)
      guard let question = entry.word(in: from), let answer = entry.word(in: to),
        let shown = faces.shown(question, answer)
      else { continue }
      let item = CardItem(
        deck: deck, entry: entry.id, question: shown.question.tag, answer: shown.answer.tag)
      if fold.memory.memory(of: item.id)?.last == nil {
        offered.append(serving(item, way, cards.own(at: place)))
      }
    }
    return offered
  }

  /// When each card that a round may ask comes up again, where it was asked before, and what tells easy
  /// answers.
  static func gather(_ fold: Fold, _ options: [Deal.Option]) -> [Deal.Option] {
    let deck = options["deck"] ?? ""
    let ease = fold.ease(of: "card", from: "card/\(deck)/", among: nil)
    if options["only"] != nil { return ease }
    let met = CardsMet(fold, deck: deck, options).all
    if met.isEmpty { return ease }
    return [.init("met", met.map { "\($0.name)\t\($0.dueAt)" }.joined(separator: "\n"))] + ease
  }
}

/// The cards of a deck that were asked before, in the scripts that are shown; all others are new.
struct CardsMet {
  /// In the order they come up again.
  let all: [Card]

  struct Card {
    /// The entry and the languages: `water/en/ja`.
    let name: String
    let item: CardItem
    let dueAt: Int64
    let isDue: Bool
  }

  /// The cards of a deck between the languages of a round's options; a moment tells which are due.
  init(_ fold: Fold, deck: String, _ options: [Deal.Option], at now: Moment? = nil) {
    let from = options["from"]?.pieces(at: ",") ?? []
    let to = options["to"]?.pieces(at: ",") ?? []
    let faces = CardFaces(fold)
    let memory = fold.memory
    let start = "card/\(deck)/"
    var cards: [Card] = []
    for id in memory.items where id.begins(with: start) {
      guard let item = CardItem(id), from.contains(item.from), to.contains(item.to),
        faces.shows(item), let known = memory.memory(of: id), known.last != nil
      else { continue }
      let isDue =
        now.map { known.isDue(at: $0, dayStartsAtHour: memory.dayStartsAtHour) } ?? false
      cards.append(
        Card(
          name: "\(item.entry)/\(item.from)/\(item.to)", item: item, dueAt: known.dueAt,
          isDue: isDue))
    }
    all = KeyOrder.order(cards.map { $0.dueAt }) { $0 < $1 }.map { cards[$0] }
  }
}
