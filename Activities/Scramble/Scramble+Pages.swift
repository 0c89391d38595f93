import PipitBase
import PipitJournal
import PipitLexicon
import PipitPractice
import PipitText

extension Pages {
  /// Home, Days, Settings, Words, and the games that are over.
  static let scramble = Pages(
    allows: { ScrambleChoice.allows($0, $1) },
    wishes: { ScramblePages($0).wishes },
    title: { ScramblePages($0).title },
    page: { ScramblePages($0).page },
    update: { ScramblePages($1).update($0) })
}

/// The room's pages, as they are on one visit.
final class ScramblePages {
  let visit: Pages.Visit
  let text = ScramblePagesText()
  let choice = ScrambleChoiceText.english
  /// The page that the path names; nil where there is none.
  let place: ScramblePlace?
  /// The games of the journal.
  lazy var history: ScrambleHistory = visit.fold.scramble

  init(_ visit: Pages.Visit) {
    self.visit = visit
    place = ScramblePlace(visit.path)
  }

  /// The page's title.
  var title: String? {
    switch place {
    case .home: text.home
    case .days: text.daysTitle
    case .settings: text.settingsTitle
    case .words: text.wordsTitle
    case .game: game.map { text.gameTitle($0.root) } ?? text.noGameTitle
    case nil: nil
    }
  }

  // MARK: What is set

  /// The value of a setting, or the one that is usual.
  func value(_ name: String) -> String {
    if let value = visit.fold[setting: "scramble.\(name)"], ScrambleChoice.allows(name, value) {
      return value
    }
    return ScrambleChoice.usual(name) ?? ""
  }

  var language: String { value("language") }
  var scoring: ScrambleScoring { ScrambleScoring(rawValue: value("scoring")) ?? .length }

  /// What the names of the large list's packs begin with.
  static let largeList = "words-en-large"

  /// How far the keeping of the large list is, where it was asked for.
  var keeping: Surroundings.Keeping? {
    visit.surroundings.keeping.flatMap { $0.name == Self.largeList && $0.count > 0 ? $0 : nil }
  }

  // MARK: Days

  /// The day, where the device has told it.
  var today: Day? {
    visit.surroundings.device.isKnown ? Day(of: visit.surroundings.now) : nil
  }

  static let daysOnPage: Int64 = 30

  /// The day after the latest one that the page of days shows.
  var daysEnd: Int64? {
    guard let today else { return nil }
    let asked = visit.address["before"].flatMap { Day($0) }?.number ?? .max
    return max(DayRoots.first.number, min(asked, today.number + 1))
  }

  /// The days that the page shows, the latest first.
  var shownDays: [Day] {
    guard let end = daysEnd else { return [] }
    var days: [Day] = []
    var number = end - 1
    while number >= max(DayRoots.first.number, end - Self.daysOnPage) {
      days.append(Day(number: number))
      number -= 1
    }
    return days
  }

  /// The address of a day's puzzle in the language chosen.
  func puzzle(_ day: Day) -> String {
    Address.text("/practise/scramble", [.init("language", language), .init("day", day.text)])
  }

  // MARK: Games

  /// The game that the page is about, or nil where this device has none such.
  var game: ScrambledGame? {
    guard case .game(let session) = place else { return nil }
    return history.game(session)
  }

  // MARK: Words

  static let wordsOnPage = 50
  /// As many words as a round of spelling asks.
  static let wordsOfRound = 20

  /// What lies on a shelf, the latest first.
  func kept(on shelf: ScrambleShelf) -> [String] {
    visit.fold.kept(on: shelf.name).reversed()
  }

  /// Whether a word lies on a shelf.
  func isKept(_ word: String, on shelf: ScrambleShelf) -> Bool {
    visit.fold.kept(on: shelf.name).contains(word)
  }

  /// The languages in which words are kept or put by to learn.
  var languagesWithWords: [String] {
    let shelves = visit.fold.shelves(beginning: "")
    return ScrambleChoice.languages.filter { language in
      ScrambleShelf.both(language).contains { shelves.contains($0.name) }
    }
  }

  /// The language whose words are shown.
  var languageOfWords: String {
    if let asked = visit.address["language"], ScrambleChoice.languages.contains(asked) {
      return asked
    }
    let all = languagesWithWords
    return all.contains(language) ? language : all.first ?? language
  }

  /// How many pages so many words fill.
  func pageCount(_ words: Int) -> Int { (words + Self.wordsOnPage - 1) / Self.wordsOnPage }

  /// The number of the page of a shelf with so many words, from 1.
  func pageNumber(of shelf: ScrambleShelf, _ words: Int) -> Int {
    let asked = visit.address[shelf.kind.rawValue]?.integer() ?? 1
    return Int(truncatingIfNeeded: max(1, min(asked, Int64(pageCount(words)))))
  }

  /// The words of a shelf that the page shows.
  func shown(of words: [String], _ shelf: ScrambleShelf) -> [String] {
    let start = (pageNumber(of: shelf, words.count) - 1) * Self.wordsOnPage
    return Array(words[start..<min(words.count, start + Self.wordsOnPage)])
  }

  /// The rounds of spelling by which the words are learnt, in their order.
  func rounds(_ words: [String]) -> [[String]] {
    var rounds: [[String]] = []
    for word in words where word.pieces(at: ",", keepsEmpty: true).count == 1 {
      if let last = rounds.last, last.count < Self.wordsOfRound {
        rounds[rounds.count - 1].append(word)
      } else {
        rounds.append([word])
      }
    }
    return rounds
  }
}

/// A page of the room.
enum ScramblePlace: Equatable {
  case home, days, settings, words
  case game(String)

  init?(_ path: [String]) {
    switch (path.first ?? "", path.count) {
    case ("", _): self = .home
    case ("days", 1): self = .days
    case ("settings", 1): self = .settings
    case ("words", 1): self = .words
    case ("games", 2): self = .game(path[1])
    default: return nil
    }
  }
}

/// A shelf with words of one language.
struct ScrambleShelf: Equatable {
  let kind: Kind
  let language: String

  enum Kind: String {
    /// Words put by to learn.
    case learn
    /// Words that the list does not have and the learner keeps.
    case own = "scramble"
  }

  /// The shelf's name in the journal, which stands in tokens too.
  var name: String { "\(kind.rawValue)/\(language)" }

  init(_ kind: Kind, _ language: String) {
    (self.kind, self.language) = (kind, language)
  }

  init?(name: String) {
    let parts = name.pieces(at: "/", keepsEmpty: true)
    guard parts.count == 2, let kind = Kind(rawValue: parts[0]),
      ScrambleChoice.languages.contains(parts[1])
    else { return nil }
    self.init(kind, parts[1])
  }

  static func both(_ language: String) -> [ScrambleShelf] {
    [ScrambleShelf(.learn, language), ScrambleShelf(.own, language)]
  }
}
