import PipitBase
import PipitText

/// A deck of cards: entries in topics, each with a word in one or more languages.
public final class Deck: Equatable, Sendable {
  /// The id: `everyday`.
  public let id: String
  /// The name that is shown.
  public let name: String
  /// The topics in their order; none where the deck has none.
  public let topics: [DeckTopic]
  /// The entries in their order.
  public let entries: [DeckEntry]
  /// The languages that it has words in, without scripts, in their order.
  public let languages: [Language]
  private let places: KeyTable

  /// A deck with its entries.
  public init(
    id: String, name: String, topics: [DeckTopic] = [], entries: [DeckEntry], languages: [Language]
  ) {
    self.id = id
    self.name = name
    self.topics = topics
    self.entries = entries
    self.languages = languages
    var places = KeyTable()
    places.reserve(entries.count)
    for (place, entry) in entries.enumerated() { _ = places.insert(entry.id, at: place) }
    self.places = places
  }

  /// The entry with this id.
  public func entry(_ id: String) -> DeckEntry? { places.place(of: id).map { entries[$0] } }

  /// Whether they have the same names and entries.
  public static func == (one: Deck, other: Deck) -> Bool {
    one === other
      || one.id == other.id && one.name == other.name && one.topics == other.topics
        && one.languages == other.languages && one.entries == other.entries
  }
}

/// A topic of a deck.
public struct DeckTopic: Equatable, Sendable {
  /// The id, unique in the deck.
  public let id: String
  /// The name that is shown.
  public let name: String

  /// A topic with its name.
  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}
