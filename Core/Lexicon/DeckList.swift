import PipitBase
import PipitText

/// All decks as a list shows them, each on one line: the pack `decks`. A deck itself lies in packs of
/// its own: `deck-everyday`, and for each language `deck-everyday-ja`.
/// ```
/// pipit-decks 1
/// everyday   Everyday words   12   400   en|es|fr|ja   written for Pipit   Apache-2.0
/// ```
public final class DeckList: Equatable, Sendable {
  /// The first line of a pack that this can read.
  public static let version = "pipit-decks 1"

  /// The decks in their order.
  public let decks: [Entry]

  /// A deck without its entries.
  public final class Entry: Equatable, Sendable {
    /// The id: `everyday`.
    public let id: String
    /// The name that is shown.
    public let name: String
    /// How many topics it has.
    public let topicCount: Int
    /// How many entries it has.
    public let entryCount: Int
    /// The languages that it has words in, without scripts.
    public let languages: [Language]
    /// Where its words come from.
    public let source: String
    /// The licence of its words.
    public let licence: String

    init(
      id: String, name: String, topicCount: Int, entryCount: Int, languages: [Language],
      source: String, licence: String
    ) {
      self.id = id
      self.name = name
      self.topicCount = topicCount
      self.entryCount = entryCount
      self.languages = languages
      self.source = source
      self.licence = licence
    }

    /// The name of the pack with its entries.
    public var pack: String { DeckPack.name(of: id) }

    /// The name of the pack with its words in a language, told without its script.
    public func pack(of primary: String) -> String { DeckWords.name(of: id, primary) }

    /// Whether they show the same.
    public static func == (one: Entry, other: Entry) -> Bool {
      one === other
        || one.id == other.id && one.name == other.name && one.topicCount == other.topicCount
          && one.entryCount == other.entryCount && one.languages == other.languages
          && one.source == other.source && one.licence == other.licence
    }
  }

  /// Reads a pack and checks every line of it.
  public init(_ bytes: [UInt8]) throws(PackError) {
    var lines = try Lines(bytes, version: Self.version)
    var decks: [Entry] = []
    while let line = lines.next() {
      let entry = try Self.entry(Columns(bytes, line), at: lines.number)
      guard !decks.contains(where: { $0.id == entry.id }) else {
        throw PackError(line: lines.number, reason: .doubleID)
      }
      decks.append(entry)
    }
    self.decks = decks
  }

  private static func entry(_ columns: Columns, at line: Int) throws(PackError) -> Entry {
    guard columns.count == 7 else { throw PackError(line: line, reason: .wrongFields) }
    for column in 0..<7 where columns.isEmpty(column) {
      throw PackError(line: line, reason: .emptyField)
    }
    guard let topics = columns.count(2), let entries = columns.count(3) else {
      throw PackError(line: line, reason: .unknownValue)
    }
    return Entry(
      id: columns.text(0), name: columns.text(1), topicCount: topics, entryCount: entries,
      languages: columns.list(4).map { Language($0) }, source: columns.text(5),
      licence: columns.text(6))
  }

  /// Whether both list the same decks.
  public static func == (one: DeckList, other: DeckList) -> Bool {
    one === other || one.decks == other.decks
  }

  /// The pack's bytes for decks, each with its source and licence, in the order given.
  public static func bytes(of decks: [(deck: Deck, source: String, licence: String)]) -> [UInt8] {
    var text = version + "\n"
    for (deck, source, licence) in decks {
      let columns = [
        deck.id, deck.name, String(deck.topics.count), String(deck.entries.count),
        deck.languages.map { $0.tag }.joined(separator: "|"), source, licence,
      ]
      text += columns.joined(separator: "\t") + "\n"
    }
    return text.bytes
  }
}
