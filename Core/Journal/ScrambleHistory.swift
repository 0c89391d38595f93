import PipitBase

/// What the journal says of word scramble: the words found, the games ended, the puzzles of the days.
/// The same whatever the order in which the events arrived.
public struct ScrambleHistory: Sendable {
  private var sessions = KeyTable()
  /// The finds of each session, as they came.
  private var found: [[Entry]] = []
  private var ended = KeyTable()
  /// The games that were ended, each as it was ended last.
  private var all: [ScrambledGame] = []
  private var days = KeyTable()
  private var puzzles: [Puzzle] = []
  /// Every word that was found, by its item, and by the item's number in the memory.
  private var items = KeyTable()
  private var isCounted: [Bool] = []
  /// What the ids of a language's items begin with: most finds are in the language of the one before.
  private var start = (language: "", text: "scramble//")
  /// The session of the last find: the beginning of its ids, and its place.
  private var last = (start: "", place: 0)
  private var counts: [Count] = []

  /// The puzzle of a day.
  private struct Puzzle: Sendable {
    let day: String
    let language: String
    /// The finds, as they came.
    var found: [Entry] = []
    var game: ScrambledGame?
  }

  /// How many words of a language were found.
  private struct Count: Sendable {
    let language: String
    var words: Int
  }

  // MARK: What it says

  /// The games that were ended, in one language or in all, the latest first.
  public func games(in language: String? = nil) -> [ScrambledGame] {
    // Most come in the order of time, so that each finds its place at once.
    let own = all.filter { (language ?? $0.language) == $0.language }
    return Array(own.reversed()).ordered { $0.isAfter($1) }
  }

  /// The game of a session; nil where it was not ended.
  public func game(_ session: String) -> ScrambledGame? {
    ended.place(of: session).map { all[$0] }
  }

  /// The words found in a session, oldest first, whether it was ended or not.
  public func found(in session: String) -> [ScrambledWord] {
    let own = sessions.place(of: session).map { ScrambledWord.words(found[$0]) } ?? []
    let before = game(session)?.before ?? []
    return before.filter { word in !own.contains { $0.text == word.text } } + own
  }

  /// How far the puzzle of a day is; nil where nothing was found and it was not ended.
  public func day(_ day: String, in language: String) -> ScrambledDay? {
    days.place(of: "\(day) \(language)").map {
      ScrambledDay(
        day, language, ScrambledWord.words(puzzles[$0].found), puzzles[$0].game)
    }
  }

  /// How many different words were found, in one language or in all.
  public func words(in language: String? = nil) -> Int {
    counts.reduce(0) { $0 + ((language ?? $1.language) == $1.language ? $1.words : 0) }
  }

  /// The game with the most points of those that score alike, the first of equals; nil where none
  /// was ended.
  public func best(in language: String? = nil, scoring: String = "length") -> ScrambledGame? {
    var best: ScrambledGame?
    for game in all
    where game.scoring == scoring && (language ?? game.language) == game.language {
      guard let old = best else {
        best = game
        continue
      }
      if game.score > old.score || game.score == old.score && old.isAfter(game) { best = game }
    }
    return best
  }

  // MARK: Taking in

  /// Takes in a find: the answer to an item of this activity.
  ///
  /// - Parameter known: the item's number in the memory, if it has one.
  mutating func add(
    _ entry: Entry, _ told: borrowing AnswerEvent, _ item: String, _ known: Int?
  ) {
    guard let language = told.language else { return }
    if !start.language.hasSameBytes(as: language) { start = (language, "scramble/\(language)/") }
    guard item.utf8.count > start.text.utf8.count, item.begins(with: start.text) else { return }
    if isNew(item, known) { count(language) }
    note(entry)
    if let day = told.day { puzzles[puzzle(day, language)].found.append(entry) }
  }

  /// Whether a word is found for the first time. One whose number is known is looked up once.
  private mutating func isNew(_ item: String, _ known: Int?) -> Bool {
    if let known {
      while isCounted.count <= known { isCounted.append(false) }
      if isCounted[known] { return false }
      isCounted[known] = true
    }
    return items.insert(item, at: 0)
  }

  /// Notes a find in its session.
  private mutating func note(_ entry: Entry) {
    guard let length = entry.sessionLength else { return }
    if last.start.utf8.count != length + 1 || !entry.id.begins(with: last.start) {
      guard let session = entry.session else { return }
      let place = sessions.place(of: session, orAt: found.count)
      if place == found.count { found.append([]) }
      last = (session + "/", place)
    }
    found[last.place].append(entry)
  }

  /// Takes in the end of a session; only those of this activity are noted.
  mutating func finish(_ entry: Entry) {
    guard let game = ScrambledGame(entry) else { return }
    if let day = game.day {
      let place = puzzle(day, game.language)
      if puzzles[place].game.map({ game.isAfter($0) }) ?? true { puzzles[place].game = game }
    }
    guard let place = ended.place(of: game.session) else {
      _ = ended.insert(game.session, at: all.count)
      all.append(game)
      return
    }
    if game.isAfter(all[place]) { all[place] = game }
  }

  private mutating func count(_ language: String) {
    if let place = counts.firstIndex(where: { $0.language == language }) {
      counts[place].words += 1
    } else {
      counts.append(Count(language: language, words: 1))
    }
  }

  private mutating func puzzle(_ day: String, _ language: String) -> Int {
    let key = "\(day) \(language)"
    let place = days.place(of: key, orAt: puzzles.count)
    if place == puzzles.count { puzzles.append(Puzzle(day: day, language: language)) }
    return place
  }
}
