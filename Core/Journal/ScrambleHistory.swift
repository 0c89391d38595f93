import PipitBase

/// What the journal says of word scramble: the words found, the games ended, the puzzles of the days.
/// The same whatever the order in which the events arrived.
public struct ScrambleHistory: Sendable {
  private var sessions = KeyTable()
  /// The words of each session, oldest first, each once.
  private var found: [[ScrambledWord]] = []
  private var ended = KeyTable()
  /// The games that were ended, each as it was ended last.
  private var all: [ScrambledGame] = []
  private var days = KeyTable()
  private var puzzles: [Puzzle] = []
  /// Every word that was found, by its item.
  private var items = KeyTable()
  private var counts: [Count] = []

  /// The puzzle of a day.
  private struct Puzzle: Sendable {
    let day: String
    let language: String
    var words: [ScrambledWord] = []
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
    let own = sessions.place(of: session).map { found[$0] } ?? []
    let before = game(session)?.before ?? []
    return before.filter { word in !own.contains { $0.text == word.text } } + own
  }

  /// How far the puzzle of a day is; nil where nothing was found and it was not ended.
  public func day(_ day: String, in language: String) -> ScrambledDay? {
    days.place(of: "\(day) \(language)").map {
      ScrambledDay(day, language, puzzles[$0].words, puzzles[$0].game)
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

  mutating func add(_ entry: Entry, _ item: String) {
    guard item.begins(with: "scramble/") else { return }
    let payload = entry.event.payload
    guard let language = payload[text: "language"],
      let text = item.rest(after: "scramble/\(language)/"), !text.isEmpty
    else { return }
    let word = ScrambledWord(
      text, points: ScrambledWord.small(payload[integer: "points"]),
      kind: payload[text: "kind"] ?? "common",
      milliseconds: max(0, min(payload[integer: "milliseconds"] ?? 0, Moment.farthest)),
      entry: entry)
    if items.insert(item, at: 0) { count(language) }
    if let session = entry.session {
      if sessions.insert(session, at: found.count) { found.append([]) }
      if let place = sessions.place(of: session) { Self.note(word, in: &found[place]) }
    }
    if let day = payload[text: "day"] {
      Self.note(word, in: &puzzles[puzzle(day, language)].words)
    }
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

  /// Puts a word among others by its place in time; of one that was found twice the first find stays.
  private static func note(_ word: ScrambledWord, in words: inout [ScrambledWord]) {
    if let place = words.firstIndex(where: { $0.text == word.text }) {
      if word.isAfter(words[place]) { return }
      words.remove(at: place)
    }
    var place = words.count
    while place > 0, words[place - 1].isAfter(word) { place -= 1 }
    words.insert(word, at: place)
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
    if let place = days.place(of: key) { return place }
    _ = days.insert(key, at: puzzles.count)
    puzzles.append(Puzzle(day: day, language: language))
    return puzzles.count - 1
  }
}
