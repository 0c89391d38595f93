import PipitBase
import PipitLexicon
import PipitPractice
import PipitText

/// Which cards a round asks, from its deal: the same deal gives the same cards.
struct CardsDealer {
  private let deal: Deal
  private let choice: CardsChoice
  private let deck: CardsDeck

  /// A language to ask from, and one to ask into.
  private struct Pair {
    let from: String
    let to: String
  }

  /// An entry by its place in the deck, in one direction.
  private struct Card {
    let place: Int
    let pair: Pair
  }

  init(_ deal: Deal, _ choice: CardsChoice, _ deck: CardsDeck) {
    (self.deal, self.choice, self.deck) = (deal, choice, deck)
  }

  /// What is due comes first, then what is new in the deck's order, then what is known; mixed.
  var questions: [CardsContent.Question] {
    var dice = Dice(seed: deal.seed)
    let cards = cards
    var chosen: [Card]
    if choice.only != nil {
      chosen = Array(cards.prefix(CardsChoice.mostCards))
    } else {
      let met = met
      var old: [(card: Card, place: Int)] = []
      var new: [Card] = []
      var rest: [Card] = []
      for card in cards {
        if let place = met.table.place(of: fullName(card)) {
          if met.dues[place] <= deal.made.milliseconds {
            old.append((card, place))
          } else {
            rest.append(card)
          }
        } else {
          new.append(card)
        }
      }
      let due = old.ordered { $0.place < $1.place }.map { $0.card }
      chosen = Array((due + new + dice.shuffled(rest)).prefix(choice.count))
    }
    return dice.shuffled(chosen).map { question($0, &dice) }
  }

  // MARK: Cards

  private var pairs: [Pair] {
    var pairs: [Pair] = []
    for from in choice.from {
      for to in choice.to where from != to || choice.from.count == 1 && choice.to.count == 1 {
        pairs.append(Pair(from: from, to: to))
      }
    }
    return pairs
  }

  /// The cards that may be asked, in the deck's order.
  private var cards: [Card] {
    let pairs = pairs
    var cards: [Card] = []
    for (place, entry) in deck.deck.entries.enumerated() {
      if let topic = choice.topic, topic != "all", entry.topic != topic { continue }
      for pair in pairs {
        guard deck.hasWord(at: place, in: pair.from), deck.hasWord(at: place, in: pair.to) else {
          continue
        }
        let card = Card(place: place, pair: pair)
        if isNamed(card, choice.only ?? [entry.id]) && !isNamed(card, choice.without)
          && (pair.from != pair.to || isWrittenInTwoWays(card))
        {
          cards.append(card)
        }
      }
    }
    return cards
  }

  private func isWrittenInTwoWays(_ card: Card) -> Bool {
    (deck.entry(at: card.place).word(in: card.pair.to)?.forms.count ?? 0) > 1
  }

  private func isNamed(_ card: Card, _ names: [String]) -> Bool {
    if names.isEmpty { return false }
    return names.contains(deck.deck.entries[card.place].id) || names.contains(fullName(card))
  }

  /// A card's name with its direction, as facts and rounds of several directions have it.
  private func fullName(_ card: Card) -> String {
    "\(deck.deck.entries[card.place].id)/\(card.pair.from)/\(card.pair.to)"
  }

  /// The cards that were asked before, and when each comes up again.
  private var met: (table: KeyTable, dues: [Int64]) {
    var table = KeyTable()
    var dues: [Int64] = []
    for line in deal[fact: "met"]?.pieces(at: "\n") ?? [] {
      let columns = line.pieces(at: "\t", keepsEmpty: true)
      guard columns.count == 2, let due = columns[1].integer(),
        table.insert(columns[0], at: dues.count)
      else { continue }
      dues.append(due)
    }
    return (table, dues)
  }

  // MARK: Questions

  private func question(_ card: Card, _ dice: inout Dice) -> CardsContent.Question {
    let entry = deck.entry(at: card.place)
    guard let from = entry.word(in: card.pair.from), let to = entry.word(in: card.pair.to) else {
      preconditionFailure("A card has a word on both sides")
    }
    var way = choice.way
    if way == .mixed { way = dice.pick([.flip, .choose, .type, .hear]) ?? .flip }
    var choices: [DeckEntry] = []
    if way == .choose {
      choices = self.choices(card, entry, to, &dice)
      if choices.count < 2 { way = .flip }
    }
    let isOne = choice.from.count == 1 && choice.to.count == 1
    return .init(
      entry, from: from, to: to, way: way, name: isOne ? entry.id : fullName(card),
      choices: choices, own: deck.own(at: card.place))
  }

  /// The right answer among three others: of its topic and its kind of word first, and none that is
  /// written as another is.
  private func choices(
    _ card: Card, _ entry: DeckEntry, _ to: DeckWord, _ dice: inout Dice
  ) -> [DeckEntry] {
    var chosen = [entry]
    var taken = to.allTexts
    let asked = entry.word(in: card.pair.from)?.allTexts ?? []
    var places = Array(deck.deck.entries.indices)
    var next = 0
    var later: [Int] = []
    func take(_ place: Int) {
      guard deck.hasWord(at: place, in: card.pair.to) else { return }
      let other = deck.entry(at: place)
      guard let word = other.word(in: card.pair.to) else { return }
      let texts = word.allTexts
      if texts.contains(where: { taken.contains($0) }) { return }
      let own = other.word(in: card.pair.from)?.allTexts ?? []
      if own.contains(where: { asked.contains($0) }) { return }
      chosen.append(other)
      taken += texts
    }
    // Drawn without an end where none of the kind is left: those passed over come last.
    while next < min(places.count, 2_000), chosen.count < 4 {
      places.swapAt(next, next + dice.roll(below: places.count - next))
      let other = deck.deck.entries[places[next]]
      if other.topic == entry.topic && other.partOfSpeech == entry.partOfSpeech {
        take(places[next])
      } else {
        later.append(places[next])
      }
      next += 1
    }
    for place in later where chosen.count < 4 { take(place) }
    return dice.shuffled(chosen)
  }
}
