import PipitBase
import PipitJournal
import PipitLexicon
import PipitPractice
import PipitText

/// A deck that the learner has made.
///
/// It is a line of the shelf `cards`; its cards are lines of the shelf `cards/<id>`, where one text may
/// hold several.
final class OwnDeck: Equatable, Sendable {
  /// The id, which begins with `own-`.
  let id: String
  /// The languages that its cards have fields for, by their first subtags.
  let languages: [String]
  let name: String

  static let decks = "cards"
  static let idStart = "own-"
  static let mostLanguages = 12

  init(id: String, languages: [String], name: String) {
    self.id = id
    self.languages = languages
    self.name = name
  }

  /// The deck that a line of the shelf tells of.
  convenience init?(line: String) {
    let parts = line.pieces(at: "\t", most: 3)
    guard parts.count == 3, parts[0].begins(with: Self.idStart), !parts[0].has("/") else {
      return nil
    }
    self.init(id: parts[0], languages: parts[1].pieces(at: ","), name: parts[2])
  }

  static func == (one: OwnDeck, other: OwnDeck) -> Bool { one.line == other.line }

  var line: String { "\(id)\t\(languages.joined(separator: ","))\t\(name)" }
  var path: String { "/cards/own/\(id)" }

  static func shelf(of id: String) -> String { "\(decks)/\(id)" }

  /// All decks, in the order made.
  static func all(_ fold: Fold) -> [OwnDeck] {
    fold.kept(on: decks).compactMap { OwnDeck(line: $0) }.ordered {
      $0.id.utf8.lexicographicallyPrecedes($1.id.utf8)
    }
  }

  /// The deck with this id, or nil.
  static func deck(_ id: String, _ fold: Fold) -> OwnDeck? {
    id.begins(with: idStart) ? all(fold).last { $0.id == id } : nil
  }

  /// The deck's cards.
  func cards(_ fold: Fold) -> OwnCards { OwnCards(lines: fold.kept(on: Self.shelf(of: id))) }

  /// The fields that its cards have, by tag: each language in each of its scripts.
  var tags: [String] {
    languages.flatMap { primary in Language.scripts(of: primary).map { $0.tag } }
  }

  // MARK: Changes

  /// How many cards are put by in one text, and how many bytes it has.
  private static let mostInText = 100
  private static let mostBytes = 16_000

  /// The events that put cards by; their ids are made of the moment and of what stands on them, so that
  /// cards made at one moment on two devices are others.
  func events(adding rows: [[OwnCard.Field]], at now: Moment) -> [Event] {
    var events: [Event] = []
    var text = ""
    var count = 0
    var start = ""
    func end() {
      if !text.isEmpty { events.append(.keep(text, on: Self.shelf(of: id))) }
      text = ""
      count = 0
    }
    for (place, fields) in rows.enumerated() {
      if count == Self.mostInText || text.utf8.count > Self.mostBytes { end() }
      if count == 0 {
        start = Self.mark(OwnCard(id: id, fields: fields).line, now) + String(place, radix: 36)
      }
      let card = OwnCard(id: "\(start)-\(String(count, radix: 36))", fields: fields)
      text += (count == 0 ? "" : "\n") + card.line
      count += 1
    }
    end()
    return events
  }

  /// The beginning of an id: the moment, and a mark of a text.
  static func mark(_ text: String, _ now: Moment) -> String {
    String(now.milliseconds, radix: 36) + String(Dice.hash(text) >> 44, radix: 36)
  }

  /// The event that puts a changed card by.
  func event(_ card: OwnCard) -> Event { .keep(card.line, on: Self.shelf(of: id)) }
}

/// The cards of an own deck, read as far as they are asked for: there may be fifty thousand.
final class OwnCards {
  /// Texts with new cards, a line each.
  private let texts: [String]
  /// Cards that were changed or deleted, the newest of each, by their ids.
  private var changed: [OwnCard] = []
  private var places = KeyTable()
  /// How many cards there are.
  lazy var count: Int =
    texts.reduce(0) { $0 + Self.lineCount(of: $1) } - changed.count { $0.isDeleted }

  init(lines: [String]) {
    var texts: [String] = []
    for line in lines {
      if Self.isChange(line), let card = OwnCard(line: line) {
        let place = places.place(of: card.id, orAt: changed.count)
        if place == changed.count {
          changed.append(card)
        } else if changed[place].version < card.version
          || changed[place].version == card.version
            && changed[place].line.utf8.lexicographicallyPrecedes(line.utf8)
        {
          changed[place] = card
        }
      } else {
        texts.append(line)
      }
    }
    self.texts = texts
  }

  /// Whether a text tells of a card that was changed: its id has a version.
  private static func isChange(_ text: String) -> Bool {
    text.withBytes { bytes in
      for byte in bytes {
        if byte == UInt8(ascii: ".") { return true }
        if byte <= 0x20 { return false }
      }
      return false
    }
  }

  private static func lineCount(of text: String) -> Int {
    text.withBytes { bytes in
      var count = 1
      for byte in bytes where byte == 0x0a { count += 1 }
      return count
    }
  }

  /// The card that a line tells of as it is now; nil where it is deleted.
  private func current(_ line: String) -> OwnCard? {
    guard let card = OwnCard(line: line) else { return nil }
    guard !changed.isEmpty, let place = places.place(of: card.id) else { return card }
    return changed[place].isDeleted ? nil : changed[place]
  }

  /// The cards that were changed of those that a text tells of: their ids begin alike.
  private func changes(of text: String) -> [OwnCard] {
    changed.filter { text.begins(with: Self.start(of: $0.id)) }
  }

  /// What the ids of the cards of one text begin with.
  private static func start(of id: String) -> String { id.pieces(at: "-")[0] + "-" }

  /// The cards from one on, so many at most, that fit.
  func cards(
    from first: Int = 0, most: Int, where fits: (OwnCard) -> Bool = { _ in true }
  ) -> [OwnCard] {
    var cards: [OwnCard] = []
    var place = 0
    for text in texts {
      if place < first {
        // What stands before the first is passed over unread.
        let count = Self.lineCount(of: text) - changes(of: text).count { $0.isDeleted }
        if place + count <= first {
          place += count
          continue
        }
      }
      for line in text.pieces(at: "\n") {
        guard let card = current(line) else { continue }
        place += 1
        if place > first, fits(card) { cards.append(card) }
        if cards.count == most { return cards }
      }
    }
    return cards
  }

  /// All cards.
  var all: [OwnCard] { cards(most: .max) }

  /// The card with this id, or nil.
  func card(_ id: String) -> OwnCard? {
    if let place = places.place(of: id) {
      return changed[place].isDeleted ? nil : changed[place]
    }
    let start = Self.start(of: id)
    for text in texts where text.begins(with: start) {
      for line in text.pieces(at: "\n") where line.begins(with: id) {
        if let card = OwnCard(line: line), card.id == id { return card }
      }
    }
    return nil
  }

  /// The line that tells of the last change of a card, or that it is deleted; nil where it was never
  /// changed.
  func change(of id: String) -> String? { places.place(of: id).map { changed[$0].line } }

  /// The cards on which a text stands, so many at most, and whether there are more.
  func find(_ wanted: String, most: Int) -> (cards: [OwnCard], hasMore: Bool) {
    let policy = LetterPolicy(Language("und"))
    let wanted = Text.fold(wanted, policy, ignoresAccents: true)
    if wanted.isEmpty { return ([], false) }
    var found: [OwnCard] = []
    for text in texts {
      // A text without markup that has not what is wanted holds no card that has, but a changed one.
      if !text.has("<"), !text.has("&"), changes(of: text).isEmpty,
        !Text.fold(text, policy, ignoresAccents: true).has(wanted)
      {
        continue
      }
      for line in text.pieces(at: "\n") {
        guard let card = current(line) else { continue }
        let isFound = card.fields.contains { field in
          !field.name.begins(with: ".picture") && !field.name.begins(with: ".sound")
            && Text.fold(MarkupText.plain(field.text), policy, ignoresAccents: true).has(wanted)
        }
        if !isFound { continue }
        if found.count == most { return (found, true) }
        found.append(card)
      }
    }
    return (found, false)
  }
}
