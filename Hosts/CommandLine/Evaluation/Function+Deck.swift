import PipitBase
import PipitLexicon
import PipitPractice
import PipitText

extension Function {
  /// Decks of cards.
  static let decks = [listDecks]

  private static let listDecks = Function(
    name: "deck.list", takes: [], gives: ["decks"],
    summary: "Lists the decks of cards with their languages."
  ) { _, shelf throws(EvaluationError) in
    let pack = try shelf.needed("decks")
    do throws(PackError) {
      let list = try DeckList(pack.bytes)
      return ["decks": .list(list.decks.map { json($0) })]
    } catch {
      throw Shelf.broken(pack.name, error)
    }
  }

  private static func json(_ deck: DeckList.Entry) -> JSON {
    [
      "id": .text(deck.id), "name": .text(deck.name), "topics": .number(String(deck.topicCount)),
      "entries": .number(String(deck.entryCount)),
      "languages": .list(deck.languages.map { .text($0.tag) }),
    ]
  }
}
