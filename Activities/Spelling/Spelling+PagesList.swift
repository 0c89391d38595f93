import PipitBase
import PipitJournal
import PipitPractice

/// A list of words that the learner has made or was given.
///
/// It is a line of the shelf `spelling`; its words are the lines of the shelf `spelling/<id>`.
final class OwnList: Equatable {
  let id: String
  let language: String
  let name: String

  static let shelf = "spelling"

  init(id: String, language: String, name: String) {
    self.id = id
    self.language = language
    self.name = name
  }

  /// The list that a line of the shelf tells of.
  convenience init?(line: String) {
    let parts = line.pieces(at: "\t", most: 3)
    guard parts.count == 3, SpellingChoice.languages.contains(parts[1]) else { return nil }
    self.init(id: parts[0], language: parts[1], name: parts[2])
  }

  static func == (one: OwnList, other: OwnList) -> Bool { one.line == other.line }

  var line: String { "\(id)\t\(language)\t\(name)" }
  var wordShelf: String { "\(Self.shelf)/\(id)" }
  var path: String { "/spelling/lists/\(id)" }

  /// All lists, in the order made.
  static func all(_ fold: Fold) -> [OwnList] {
    fold.kept(on: shelf).compactMap { OwnList(line: $0) }
  }

  /// The list with this id, or nil.
  static func list(_ id: String, _ fold: Fold) -> OwnList? { all(fold).last { $0.id == id } }

  /// The words, a line each: the word, and where they are there a definition and a sentence.
  func words(_ fold: Fold) -> [String] { fold.kept(on: wordShelf) }

  /// The words as they are written into a file, or typed.
  func text(_ fold: Fold) -> String { words(fold).joined(separator: "\n") }

  /// What the lines of a list say that a word means, or nothing.
  static func definition(of word: String, in lines: [String]) -> String {
    for line in lines {
      if let rest = line.rest(after: word + "\t") {
        return rest.pieces(at: "\t", keepsEmpty: true)[0]
      }
    }
    return ""
  }

  // MARK: Links

  /// The longest address that is given as a link: what is longer, messengers cut.
  static let longestLink = 8_000

  /// The page that offers the list, with the list behind `#`, where no server sees it.
  func link(_ fold: Fold) -> String {
    let fields = Address.text(
      "",
      [
        .init("language", language), .init("name", name), .init("words", text(fold)),
      ])
    return "/spelling/lists/new#" + (fields.rest(after: "?") ?? "")
  }

  // MARK: Changes

  /// The events that put a new list by.
  func events(words: [String]) -> [Event] {
    [.keep(line, on: Self.shelf)] + words.map { .keep($0, on: wordShelf) }
  }

  /// The events that make this list of an old one. Words that stand as they stood are left; from the
  /// first that does not, they are put by anew, since a shelf has the order put there.
  func events(from old: OwnList, _ oldWords: [String], words: [String]) -> [Event] {
    var events: [Event] = []
    if old != self {
      events.append(.drop(old.line, from: Self.shelf))
      events.append(.keep(line, on: Self.shelf))
    }
    var same = 0
    while same < min(oldWords.count, words.count), oldWords[same] == words[same] { same += 1 }
    for word in oldWords[same...] where !words.contains(word) {
      events.append(.drop(word, from: wordShelf))
    }
    let isShorter = same == words.count
    let left = oldWords.filter { words.contains($0) }
    if !isShorter && left != words {
      for word in words[same...] { events.append(.keep(word, on: wordShelf)) }
    }
    return events
  }
}

/// A list as it was typed, pasted, read from a file or sent in a link.
struct ListDraft {
  let name: String
  let language: String
  let text: String

  /// The draft of a form or a link, form-encoded.
  init(encoded: String) {
    let fields = Address.fields(encoded)
    func field(_ name: String) -> String { fields.first { $0.name == name }?.value ?? "" }
    name = Self.line(field("name"))
    language = SpellingChoice.languages.contains(field("language")) ? field("language") : "en"
    text = field("words")
  }

  /// The text in one line of at most 60 characters.
  private static func line(_ text: String) -> String {
    let line = ListReading.trimmed(
      text.pieces(at: "\n", or: "\t").joined(separator: " ").pieces(at: "\r").joined(separator: " ")
    )
    return line.characters.count > 60 ? String(line.characters[..<60]) : line
  }
}
