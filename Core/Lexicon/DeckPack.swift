import PipitBase
import PipitText

/// A deck without its words: topics and entries, in the pack `deck-everyday`. Its words lie in a pack
/// for each language, so that a learner fetches those of two or three.
/// ```
/// pipit-deck 1
/// =everyday   Everyday words   en|es|fr|ja
/// tpeople   People and family
/// ewoman   noun
/// echild   noun   a young person, of whatever parents
/// ```
/// After the version and the deck each line is a topic or an entry of the topic before it.
public final class DeckPack: Equatable, Sendable {
  /// The first line of a pack that this can read.
  public static let version = "pipit-deck 1"

  /// The deck with entries that have no words.
  public let deck: Deck

  /// The name of a deck's pack.
  public static func name(of deck: String) -> String { "deck-" + deck }

  /// Reads a pack and checks every line of it.
  public init(_ bytes: [UInt8]) throws(PackError) {
    var lines = try Lines(bytes, version: Self.version)
    guard let first = lines.next(), bytes[first.lowerBound] == UInt8(ascii: "=") else {
      throw PackError(line: 2, reason: .unknownKind)
    }
    let head = Columns(bytes, first.dropFirst())
    var topics: [DeckTopic] = []
    var entries: [DeckEntry] = []
    var ids = KeyTable()
    guard head.count == 3 else { throw PackError(line: lines.number, reason: .wrongFields) }
    for column in 0..<3 where head.isEmpty(column) {
      throw PackError(line: lines.number, reason: .emptyField)
    }
    while let line = lines.next() {
      let columns = Columns(bytes, line.dropFirst())
      guard !columns.isEmpty(0), !columns.isEmpty(1) else {
        throw PackError(line: lines.number, reason: .emptyField)
      }
      switch bytes[line.lowerBound] {
      case UInt8(ascii: "t") where columns.count == 2:
        let topic = DeckTopic(id: columns.text(0), name: columns.text(1))
        guard !topics.contains(where: { $0.id == topic.id }) else {
          throw PackError(line: lines.number, reason: .doubleID)
        }
        topics.append(topic)
      case UInt8(ascii: "e") where columns.count <= 3:
        guard let topic = topics.last else {
          throw PackError(line: lines.number, reason: .outsideTopic)
        }
        guard ids.insert(columns.text(0), at: 0) else {
          throw PackError(line: lines.number, reason: .doubleID)
        }
        entries.append(
          DeckEntry(
            id: columns.text(0), topic: topic.id, partOfSpeech: columns.text(1),
            meaning: columns.text(2), words: []))
      case UInt8(ascii: "t"), UInt8(ascii: "e"):
        throw PackError(line: lines.number, reason: .wrongFields)
      default: throw PackError(line: lines.number, reason: .unknownKind)
      }
    }
    if entries.isEmpty { throw PackError(line: lines.number, reason: .nothingInside) }
    deck = Deck(
      id: head.text(0), name: head.text(1), topics: topics, entries: entries,
      languages: head.list(2).map { Language($0) })
  }

  /// The entry at a place with its words in some languages, made from those lines alone.
  public func entry(at place: Int, words: [DeckWords]) -> DeckEntry {
    let bare = deck.entries[place]
    var found: [DeckWord] = []
    for language in words {
      if let word = language.word(at: place) { found.append(word) }
    }
    return DeckEntry(
      id: bare.id, topic: bare.topic, partOfSpeech: bare.partOfSpeech, meaning: bare.meaning,
      words: found)
  }

  /// The deck with its words in some languages.
  public func deck(words: [DeckWords]) -> Deck {
    var entries: [DeckEntry] = []
    entries.reserveCapacity(deck.entries.count)
    for place in 0..<deck.entries.count { entries.append(entry(at: place, words: words)) }
    return Deck(
      id: deck.id, name: deck.name, topics: deck.topics, entries: entries,
      languages: words.map { $0.language })
  }

  /// Whether both have the same entries.
  public static func == (one: DeckPack, other: DeckPack) -> Bool {
    one === other || one.deck == other.deck
  }

  /// The pack's bytes for a deck, whose entries stand in the order of their topics.
  public static func bytes(of deck: Deck) -> [UInt8] {
    let tags = deck.languages.map { $0.tag }.joined(separator: "|")
    var text = version + "\n=" + [deck.id, deck.name, tags].joined(separator: "\t") + "\n"
    for topic in deck.topics {
      text += "t" + topic.id + "\t" + topic.name + "\n"
      for entry in deck.entries where entry.topic == topic.id {
        text += "e" + entry.id + "\t" + entry.partOfSpeech
        text += (entry.meaning.isEmpty ? "" : "\t" + entry.meaning) + "\n"
      }
    }
    return text.bytes
  }
}
