import PipitBase

/// What the journal says so far: the settings, the finished sessions, the answers.
///
/// A fold over events in any order of arrival: settings go by the latest moment, then by id, so
/// that every device comes to the same state.
public struct Fold: Sendable {
  /// The settings, each with the moment it was set.
  private var settings: [(name: String, value: String, at: Int64, id: String)] = []
  /// The payloads of the finished sessions, oldest first; of one that went on after its end and was
  /// ended again, the last.
  public private(set) var results: [JSON] = []
  /// When and by which entry each of them was kept, and where they stand for each session.
  private var finished: [(at: Int64, id: String)] = []
  private var finishedPlaces = KeyTable()
  /// How many answers were given.
  public private(set) var answers = 0
  /// The points of all finished sessions.
  public private(set) var xp: Int64 = 0
  /// The best share of each lesson that was finished whole, and how far others have come.
  private var lessons: [(name: String, best: Int32?, reached: Int32, at: Int64)] = []
  /// How often a wrong choice came from another alphabet, by `from` and `into`.
  public private(set) var leaks: [Leak] = []
  /// What was put by or taken off, each text of a shelf with the latest that happened to it.
  private var shelved: [Shelved] = []
  private var shelvedPlaces = KeyTable()
  /// The words that were spelled.
  public private(set) var spelling = SpellingHistory()
  /// The games of word scramble.
  public private(set) var scramble = ScrambleHistory()
  private var ids = KeyTable()
  /// What was answered in each session that has answers, and where that stands for each.
  private var answered: [[String]] = []
  private var lastAnswers: [Int64] = []
  private var sessions = KeyTable()

  private struct Shelved: Sendable {
    let shelf: String
    let text: String
    var isKept: Bool
    var at: Int64
    var id: String
  }

  /// A word of one spelling alphabet that was given where another was asked.
  public struct Leak: Equatable, Sendable {
    /// The id of the alphabet the word belongs to.
    public let from: String
    /// The id of the alphabet that was asked.
    public let into: String
    /// How often.
    public internal(set) var count: Int
  }

  /// A fold of nothing.
  public init() {}

  /// The value of a setting, or nil where it was never set.
  public subscript(setting name: String) -> String? {
    settings.first { $0.name == name }?.value
  }

  /// The names of the settings that begin like this, in alphabetical order.
  public func settings(beginning start: String) -> [String] {
    settings.map { $0.name }.filter { $0.begins(with: start) }.ordered { $0 < $1 }
  }

  /// Whether a session was ended, and nothing was answered in it since.
  public func isFinished(_ session: String) -> Bool {
    guard let place = finishedPlaces.place(of: session) else { return false }
    return sessions.place(of: session).map { lastAnswers[$0] <= finished[place].at } ?? true
  }

  /// What was answered in a session that can go on, in order.
  public func answered(in session: String) -> [String] {
    sessions.place(of: session).map { answered[$0] } ?? []
  }

  /// What lies on a shelf, in the order put there.
  public func kept(on shelf: String) -> [String] {
    shelved.filter { $0.isKept && $0.shelf == shelf }
      .ordered { $0.at < $1.at || $0.at == $1.at && $0.id < $1.id }.map { $0.text }
  }

  /// The shelves that something lies on and whose names begin like this.
  public func shelves(beginning start: String) -> [String] {
    var names: [String] = []
    for item in shelved
    where item.isKept && item.shelf.begins(with: start) && !names.contains(item.shelf) {
      names.append(item.shelf)
    }
    return names
  }

  /// The best share of right answers in a lesson, in percent; nil where it was never finished whole.
  public func best(inLesson lesson: String, of course: String) -> Int32? {
    lessons.first { $0.name == "sentence/\(course)/\(lesson)" }?.best
  }

  /// How far a lesson has come, in percent, by the event of progress that came last.
  public func reached(inLesson lesson: String, of course: String) -> Int32 {
    lessons.first { $0.name == "sentence/\(course)/\(lesson)" }?.reached ?? 0
  }

  /// Takes in an entry; one whose id is known already changes nothing.
  public mutating func add(_ entry: Entry) {
    guard ids.insert(entry.id, at: 0) else { return }
    switch entry.event.kind {
    case "set": set(entry)
    case "keep": shelve(entry, isKept: true)
    case "drop": shelve(entry, isKept: false)
    case "progress": reach(entry)
    case "hide": spelling.mark(entry, isHidden: true)
    case "show": spelling.mark(entry, isHidden: false)
    case "finish":
      finish(entry)
      spelling.finish(entry.event.payload)
      scramble.finish(entry)
      count(entry.event.payload)
    case "answer":
      answers += 1
      note(entry)
      spelling.add(entry)
      scramble.add(entry)
      countLeak(entry.event.payload)
    default: break
    }
  }

  private mutating func set(_ entry: Entry) {
    guard let name = entry.event.payload[text: "name"],
      let value = entry.event.payload[text: "value"]
    else { return }
    let new = (name: name, value: value, at: entry.at.milliseconds, id: entry.id)
    guard let place = settings.firstIndex(where: { $0.name == name }) else {
      settings.append(new)
      return
    }
    let old = settings[place]
    if old.at < new.at || (old.at == new.at && old.id < new.id) { settings[place] = new }
  }

  private mutating func shelve(_ entry: Entry, isKept: Bool) {
    guard let shelf = entry.event.payload[text: "shelf"],
      let text = entry.event.payload[text: "text"]
    else { return }
    let new = Shelved(
      shelf: shelf, text: text, isKept: isKept, at: entry.at.milliseconds, id: entry.id)
    let key = "\(shelf.utf8.count) \(shelf)\(text)"
    guard let place = shelvedPlaces.place(of: key) else {
      _ = shelvedPlaces.insert(key, at: shelved.count)
      shelved.append(new)
      return
    }
    let old = shelved[place]
    if old.at < new.at || (old.at == new.at && old.id < new.id) { shelved[place] = new }
  }

  private mutating func finish(_ entry: Entry) {
    let result = entry.event.payload
    let session = result[text: "session"] ?? ""
    // A game of words can be gone on with after its end, so what was found is not forgotten.
    if result[text: "activity"] != "scramble", let place = sessions.place(of: session) {
      answered[place] = []
    }
    let new = (at: entry.at.milliseconds, id: entry.id)
    guard !session.isEmpty, let place = finishedPlaces.place(of: session) else {
      if !session.isEmpty { _ = finishedPlaces.insert(session, at: results.count) }
      results.append(result)
      finished.append(new)
      return
    }
    let old = finished[place]
    if old.at > new.at || (old.at == new.at && old.id > new.id) { return }
    results[place] = result
    finished[place] = new
  }

  private mutating func count(_ result: JSON) {
    xp += max(0, min(result[integer: "xp"] ?? 0, 1_000_000))
    guard let options = result["options"], let lesson = options[text: "lesson"],
      let course = options[text: "course"], options["only"] == nil,
      let right = result[integer: "right"], let count = result[integer: "count"],
      (1...1_000_000).contains(count), (0...count).contains(right)
    else { return }
    let place = self.lesson("sentence/\(course)/\(lesson)")
    let share = Int32((right * 200 + count) / (count * 2))
    lessons[place].best = max(lessons[place].best ?? 0, share)
  }

  private mutating func reach(_ entry: Entry) {
    guard let name = entry.event.payload[text: "of"],
      let percent = entry.event.payload[integer: "percent"]
    else { return }
    let place = lesson(name)
    guard lessons[place].at <= entry.at.milliseconds else { return }
    lessons[place].at = entry.at.milliseconds
    lessons[place].reached = Int32(max(0, min(percent, 100)))
  }

  private mutating func lesson(_ name: String) -> Int {
    if let place = lessons.firstIndex(where: { $0.name == name }) { return place }
    lessons.append((name, nil, 0, Int64.min))
    return lessons.count - 1
  }

  private mutating func note(_ entry: Entry) {
    guard let name = entry.event.payload[text: "name"], let session = entry.session else { return }
    if sessions.insert(session, at: answered.count) {
      answered.append([])
      lastAnswers.append(Int64.min)
    }
    if let place = sessions.place(of: session) {
      answered[place].append(name)
      lastAnswers[place] = max(lastAnswers[place], entry.at.milliseconds)
    }
  }

  private mutating func countLeak(_ payload: JSON) {
    guard let from = payload[text: "leak"], let into = payload[text: "alphabet"] else { return }
    if let place = leaks.firstIndex(where: { $0.from == from && $0.into == into }) {
      leaks[place].count += 1
    } else {
      leaks.append(Leak(from: from, into: into, count: 1))
    }
  }
}
