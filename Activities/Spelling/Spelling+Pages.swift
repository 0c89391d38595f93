import PipitBase
import PipitJournal
import PipitLexicon
import PipitPractice
import PipitText

extension Pages {
  /// Home, Settings, Completed, and the learner's own lists.
  static let spelling = Pages(
    allows: { SpellingPages.allows($0, $1) },
    wishes: { SpellingPages($0).wishes },
    notes: { SpellingPages($1).notes($0) },
    title: { SpellingPages($0).title },
    page: { SpellingPages($0).page },
    update: { SpellingPages($1).update($0) })
}

/// The room's pages, as they are on one visit.
final class SpellingPages {
  let visit: Pages.Visit
  let text = SpellingPagesText()
  /// The page that the path names; nil where there is none.
  let place: SpellingPlace?
  /// The lists that were read for the meanings of words, each once.
  private var linesRead: [(list: String, lines: [String])] = []

  init(_ visit: Pages.Visit) {
    self.visit = visit
    place = SpellingPlace(visit.path, visit.fold)
  }

  /// The page's title.
  var title: String? {
    switch place {
    case .home: text.home
    case .settings: text.settingsTitle
    case .completed: text.completedTitle
    case .newList: text.newList
    case .list(let list), .edit(let list): list.name
    case nil: nil
    }
  }

  // MARK: What is set

  /// Whether a setting of the room can have a value: an option that is remembered, or what becomes of
  /// the schedule.
  static func allows(_ name: String, _ value: String) -> Bool {
    name == "schedule" ? value.isAmong("ask keep remove") : SpellingChoice.allows(name, value)
  }

  /// The value of a setting, or the one that it has at first.
  private func value(_ name: String) -> String {
    if let value = visit.fold[setting: "spelling.\(name)"], Self.allows(name, value) {
      return value
    }
    return SpellingChoice.usual(name) ?? "ask"
  }

  var language: String { value("language") }
  var band: String { value("band") }
  var tries: String { value("tries") }
  /// What becomes of the schedule where an entry is deleted: `keep`, `remove`, or `ask`.
  var schedule: String { value("schedule") }
  var shortest: Int { number("shortest") }
  var longest: Int { max(shortest, number("longest")) }

  private func number(_ name: String) -> Int {
    Int(truncatingIfNeeded: value(name).integer() ?? 0)
  }

  /// What the names of the dictionary's packs begin with.
  static let dictionaryName = "dictionary-en"

  /// How far the keeping of the dictionary is, where it was asked for.
  var keeping: Surroundings.Keeping? {
    visit.surroundings.keeping.flatMap { $0.name == Self.dictionaryName ? $0 : nil }
  }

  // MARK: What is known

  var history: SpellingHistory { visit.fold.spelling }

  /// The learner's own lists, in the order made.
  var lists: [OwnList] { OwnList.all(visit.fold) }

  /// The words of the language that were missed last, the latest first.
  var missed: [String] {
    history.words(in: language).filter { !$0.verdict.isRight }.map { $0.text }
  }

  /// The day, where the device has told it.
  var today: Day? {
    visit.surroundings.device.isKnown ? Day(of: visit.surroundings.now) : nil
  }

  /// The address of a round in the language chosen.
  func round(_ mode: String, _ more: [Address.Field] = []) -> String {
    Address.text(
      "/practise/spelling", [.init("language", language), .init("mode", mode)] + more)
  }

  // MARK: Packs

  /// The packs that make the page better.
  var wishes: [String] {
    switch place {
    case .settings: ["spelling-\(language)"]
    case .completed: wishesForMeanings
    default: []
    }
  }

  private var wishesForMeanings: [String] {
    let wanted = shownWords.filter { $0.language == "en" && meaning(of: $0) == nil }
    if wanted.isEmpty { return [] }
    guard let index = dictionary else { return [Self.dictionaryName] }
    var pieces: [String] = []
    for word in wanted {
      let piece = index.piece(of: word.text)
      if !pieces.contains(piece) { pieces.append(piece) }
    }
    return pieces
  }

  private lazy var dictionary: DictionaryIndex? =
    visit.surroundings.pack(Self.dictionaryName).flatMap { try? DictionaryIndex($0.bytes) }

  /// What the rows say that the words mean, where a piece of the dictionary with them has come.
  func notes(_ pack: Pack) -> [Deal.Option] {
    guard case .completed = place, pack.name.begins(with: "dictionary-en-"),
      let index = dictionary, let piece = try? DictionaryPiece(pack.bytes)
    else { return [] }
    return shownWords.compactMap { word in
      guard word.language == "en", index.piece(of: word.text) == pack.name else { return nil }
      return Deal.Option(Self.note(word.text), meaning(word.text, piece))
    }
  }

  private static func note(_ word: String) -> String { "meaning en \(word)" }

  /// What a word of the history means: as the learner's own list says, else as the dictionary does;
  /// nothing where nobody says it, nil while that is not known.
  func meaning(of word: SpelledWord) -> String? {
    let own = OwnList.definition(of: word.text, in: lines(ofList: word.list))
    if !own.isEmpty || word.language != "en" { return own }
    if let noted = visit.note(Self.note(word.text)) { return noted }
    guard let index = dictionary,
      let pack = visit.surroundings.pack(index.piece(of: word.text)),
      let piece = try? DictionaryPiece(pack.bytes)
    else { return nil }
    return meaning(word.text, piece)
  }

  /// The lines of one of the learner's own lists.
  private func lines(ofList id: String) -> [String] {
    if id.isEmpty { return [] }
    if let read = linesRead.first(where: { $0.list == id }) { return read.lines }
    let lines = visit.fold.kept(on: "\(OwnList.shelf)/\(id)")
    linesRead.append((id, lines))
    return lines
  }

  private func meaning(_ word: String, _ piece: DictionaryPiece) -> String {
    // What describes the word in a round, which is not always the meaning met most: bears are known
    // better than “have” is.
    if let entry = piece.entries(for: word).first, let sense = entry.clue ?? entry.senses.first {
      return sense.definition
    }
    return piece.headwords(for: word).first.map { text.form(of: $0) } ?? ""
  }

  // MARK: Completed

  static let wordsOnPage = 50

  /// Which words Completed shows.
  enum Filter: String {
    case all, right, missed
  }

  var filter: Filter { visit.address["show"].flatMap { Filter(rawValue: $0) } ?? .all }

  /// The number of the page of Completed, from 1.
  var pageNumber: Int {
    let number = visit.address["page"]?.integer() ?? 1
    return Int(truncatingIfNeeded: max(1, min(number, 1_000_000)))
  }

  /// All words that were spelled, the latest first.
  lazy var spelled: [SpelledWord] = history.words()

  /// The words that the filter lets through, the latest first.
  var filtered: [SpelledWord] {
    let filter = filter
    return spelled.filter { filter == .all || (filter == .right) == $0.verdict.isRight }
  }

  /// Whether the item is in the history.
  func isSpelled(_ item: String) -> Bool { spelled.contains { $0.item == item } }

  /// The words of the page.
  var shownWords: [SpelledWord] { shown(of: filtered) }

  func shown(of words: [SpelledWord]) -> [SpelledWord] {
    let start = min(words.count, (pageNumber - 1) * Self.wordsOnPage)
    return Array(words[start..<min(words.count, start + Self.wordsOnPage)])
  }
}

/// A page of the room.
indirect enum SpellingPlace {
  case home, settings, completed, newList
  case list(OwnList)
  case edit(OwnList)

  init?(_ path: [String], _ fold: Fold) {
    switch (path.first ?? "", path.count) {
    case ("", _): self = .home
    case ("settings", 1): self = .settings
    case ("completed", 1): self = .completed
    case ("lists", 2) where path[1] == "new": self = .newList
    case ("lists", 2...3):
      guard let list = OwnList.list(path[1], fold) else { return nil }
      if path.count == 2 {
        self = .list(list)
      } else if path[2] == "edit" {
        self = .edit(list)
      } else {
        return nil
      }
    default: return nil
    }
  }
}
