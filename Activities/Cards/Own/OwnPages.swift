import PipitBase
import PipitJournal
import PipitLexicon
import PipitPractice
import PipitText

/// The pages of the learner's own decks, under `/cards/own`.
final class OwnPages {
  let visit: Pages.Visit
  let text = OwnText()
  /// The page that the path names; nil where there is none.
  let place: Place?

  /// A page.
  indirect enum Place {
    case newDeck
    case deck(OwnDeck)
    case editDeck(OwnDeck)
    case add(OwnDeck)
    case table(OwnDeck)
    case card(OwnDeck, OwnCard)
  }

  /// The pages, as they are on one visit.
  init(_ visit: Pages.Visit) {
    self.visit = visit
    place = Self.place(visit)
  }

  private static func place(_ visit: Pages.Visit) -> Place? {
    let path = visit.path
    if path.first != "own" { return nil }
    if path.count == 2, path[1] == "new" { return .newDeck }
    guard (2...4).contains(path.count), let deck = OwnDeck.deck(path[1], visit.fold) else {
      return nil
    }
    switch path.count == 2 ? "" : path[2] {
    case "": return .deck(deck)
    case "edit" where path.count == 3: return .editDeck(deck)
    case "add" where path.count == 3: return .add(deck)
    case "table" where path.count == 3: return .table(deck)
    case "card" where path.count == 4:
      return deck.cards(visit.fold).card(path[3]).map { .card(deck, $0) }
    default: return nil
    }
  }

  /// The page's title.
  var title: String? {
    switch place {
    case .newDeck: text.newDeck
    case .deck(let deck), .editDeck(let deck): deck.name
    case .add: text.newCard
    case .table: text.table
    case .card(_, let card): OwnCards.title(card)
    // The server knows of no deck that a device has.
    case nil: visit.surroundings.device.isKnown ? nil : text.ownDecks
    }
  }

  /// What was pressed last, where it means something.
  lazy var pressed: OwnPress? = visit.pressed.flatMap { OwnPress(token: $0) }

  /// The table that was looked at last.
  lazy var looked: (form: String, table: CardTable)? =
    switch pressed {
    case .look(_, let form), .paste(_, _, let form): (form, table(form))
    default: nil
    }

  /// The deck of a press that names it.
  func deck(_ id: String) -> OwnDeck? { OwnDeck.deck(id, visit.fold) }
}

/// What can be pressed on the pages of own decks: `cards own`, a word, and what it is about.
enum OwnPress: Token {
  /// Keeps a deck: `new` or the id of an old one, and the form.
  case saveDeck(String, form: String)
  /// Deletes a deck, or brings it back; the line tells of it.
  case dropDeck(String), restoreDeck(String)
  /// Adds a card to a deck; the form tells its fields.
  case add(String, form: String)
  /// Changes a card of a deck.
  case change(String, card: String, form: String)
  /// Deletes a card of a deck.
  case remove(String, card: String)
  /// Takes back the last change of a card, by the line that told of it.
  case undo(String, line: String)
  /// Looks at a table before it is kept.
  case look(String, form: String)
  /// Keeps the cards of a table that was looked at: the mark tells which.
  case paste(String, mark: String, form: String)
  /// A file of text could not be read: `large` or `binary`.
  case refused(String)
  /// A file was chosen for a field of a card: how many bytes it has, and its first ones.
  case file(String, card: String, field: String, size: Int64, start: [UInt8])
  /// A file is kept by its hash, or could not be, and why.
  case held(String, card: String, field: String, String)
  /// Takes a picture or a sound off a card.
  case unfile(String, card: String, field: String)
  /// Plays a sound.
  case play(String)
  /// A sound could not be played.
  case mute

  private enum Word: String {
    case save, drop, restore, add, change, remove, undo, look, paste, refused, file, held, unfile
    case play, mute
  }

  init?(token: String) {
    let words = split(token, words: 3)
    guard words.count >= 3, words[0] == "cards", words[1] == "own",
      let word = Word(rawValue: words[2])
    else { return nil }
    let rest = words.count > 3 ? words[3] : ""
    func parts(_ most: Int) -> [String]? {
      let parts = rest.pieces(at: " ", most: most, keepsEmpty: true)
      return parts.count == most && !parts.contains("") ? parts : nil
    }
    switch word {
    case .mute: self = .mute
    case .drop: self = .dropDeck(rest)
    case .restore: self = .restoreDeck(rest)
    case .refused: self = .refused(rest)
    case .play: self = .play(rest)
    case .save, .add, .look, .remove, .undo:
      guard let parts = parts(2) else { return nil }
      switch word {
      case .save: self = .saveDeck(parts[0], form: parts[1])
      case .add: self = .add(parts[0], form: parts[1])
      case .look: self = .look(parts[0], form: parts[1])
      case .remove: self = .remove(parts[0], card: parts[1])
      default: self = .undo(parts[0], line: parts[1])
      }
    case .change, .paste, .unfile:
      guard let parts = parts(3) else { return nil }
      switch word {
      case .change: self = .change(parts[0], card: parts[1], form: parts[2])
      case .paste: self = .paste(parts[0], mark: parts[1], form: parts[2])
      default: self = .unfile(parts[0], card: parts[1], field: parts[2])
      }
    case .held:
      guard let parts = parts(4) else { return nil }
      self = .held(parts[0], card: parts[1], field: parts[2], parts[3])
    case .file:
      guard let parts = parts(5), let size = parts[3].integer() else { return nil }
      self = .file(
        parts[0], card: parts[1], field: parts[2], size: size, start: Self.bytes(parts[4]))
    }
  }

  var token: String {
    switch self {
    case .saveDeck(let id, let form): Self.token(.save, id, form)
    case .dropDeck(let line): Self.token(.drop, line)
    case .restoreDeck(let line): Self.token(.restore, line)
    case .add(let id, let form): Self.token(.add, id, form)
    case .change(let id, let card, let form): Self.token(.change, id, card, form)
    case .remove(let id, let card): Self.token(.remove, id, card)
    case .undo(let id, let line): Self.token(.undo, id, line)
    case .look(let id, let form): Self.token(.look, id, form)
    case .paste(let id, let mark, let form): Self.token(.paste, id, mark, form)
    case .refused(let why): Self.token(.refused, why)
    case .file(let id, let card, let field, let size, let start):
      Self.token(.file, id, card, field, size < 0 ? "" : "\(size) \(Self.digits(start))")
    case .held(let id, let card, let field, let hash): Self.token(.held, id, card, field, hash)
    case .unfile(let id, let card, let field): Self.token(.unfile, id, card, field)
    case .play(let hash): Self.token(.play, hash)
    case .mute: Self.token(.mute)
    }
  }

  private static func token(_ word: Word, _ rest: String...) -> String {
    var token = "cards own \(word.rawValue)"
    for part in rest where !part.isEmpty { token += " " + part }
    return token
  }

  private static func bytes(_ digits: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var high: UInt8?
    for digit in digits.bytes {
      let value = digit < 0x40 ? digit & 15 : (digit & 7) + 9
      if let first = high { bytes.append(first << 4 | value & 15) }
      high = high == nil ? value & 15 : nil
    }
    return bytes
  }

  private static func digits(_ bytes: [UInt8]) -> String {
    var digits = ""
    for byte in bytes {
      digits += (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return digits.isEmpty ? "-" : digits
  }
}

/// A deck as its form tells it.
struct OwnDeckDraft {
  let name: String
  let languages: [String]
  /// What was named as a language and is none.
  let unknown: [String]

  init(form: String) {
    let fields = Address.fields(form)
    func field(_ name: String) -> String {
      OwnCard.Field("", fields.first { $0.name == name }?.value ?? "").text
    }
    let name = field("name")
    self.name = name.characters.count > 60 ? String(name.characters[..<60]) : name
    var languages: [String] = []
    var unknown: [String] = []
    for named in [field("first"), field("second")] + field("more").pieces(at: ",", or: ";") {
      let named = OwnCard.Field("", named).text
      if named.isEmpty { continue }
      if let language = Language.named(named) {
        if !languages.contains(language.primary) { languages.append(language.primary) }
      } else {
        unknown.append(named)
      }
    }
    self.languages = Array(languages.prefix(OwnDeck.mostLanguages))
    self.unknown = unknown
  }
}

extension OwnCards {
  /// What a card is called: its first two texts, without their HTML.
  static func title(_ card: OwnCard) -> String {
    let texts = card.fields.filter { !$0.name.begins(with: ".") }
    return texts.prefix(2).map { MarkupText.plain(OwnCard.texts($0.text).first ?? "") }
      .joined(separator: " · ")
  }
}
