import PipitBase
import PipitMemory

/// What events that are not undone come to, in whatever order they arrive.
struct FoldState: Sendable {
  private(set) var settings: [Setting] = []
  /// The last end of each session, as they came, and their places in the journal's order.
  private var ends: [Entry] = []
  private var endPlaces = KeyTable()
  private var endOrder: [Int] = []
  private(set) var answers = 0
  private(set) var xp: Int64 = 0
  /// The best share of each lesson that was finished whole, and how far others have come.
  private var lessons: [Lesson] = []
  private var lessonPlaces = KeyTable()
  private(set) var leaks: [Fold.Leak] = []
  /// What was put by or taken off, each text of a shelf with the latest that happened to it.
  private(set) var shelved: [Shelved] = []
  private var shelvedPlaces = KeyTable()
  private(set) var spelling = SpellingHistory()
  private(set) var scramble = ScrambleHistory()
  private(set) var memory = MemoryHistory()
  private(set) var practice = StreakHistory()
  /// The places of the answers of each session that has some.
  private var answered: [[Int]] = []
  private var sessions = KeyTable()
  /// The session of the last answer, since the next is most often in the same: its beginning of ids.
  private var lastSession = (start: "", place: 0)

  struct Setting: Sendable {
    let name: String
    let value: String
    let entry: Entry
  }

  struct Lesson: Sendable {
    var best: Int32?
    var reached: Int32 = 0
    var progress: Entry?
  }

  struct Shelved: Sendable {
    let shelf: String
    let text: String
    let isKept: Bool
    let entry: Entry
  }

  // MARK: What it says

  subscript(setting name: String) -> String? {
    settings.first { $0.name == name }?.value
  }

  var results: [JSON] { endOrder.map { ends[$0].event.payload } }

  /// The last end of a session.
  func end(of session: String) -> Entry? { endPlaces.place(of: session).map { ends[$0] } }

  /// The places of the answers of a session.
  func answered(in session: String) -> [Int] {
    sessions.place(of: session).map { answered[$0] } ?? []
  }

  func lesson(_ name: String) -> Lesson? { lessonPlaces.place(of: name).map { lessons[$0] } }

  // MARK: Taking in

  static func isDayStart(_ entry: Entry) -> Bool {
    entry.event.sort == .set
      && entry.event[text: "name"] == MemorySetting.dayStart.rawValue
  }

  /// Takes in the entries from a place on. Those that change when a day begins come first.
  mutating func add(
    _ entries: [Entry], from first: Int, _ isUndone: [Bool], dayStarts: [Int]
  ) {
    for place in dayStarts where place >= first && !isUndone[place] {
      memory.dayStarts.add(entries[place])
    }
    var hasMemorySetting = false
    var place = first
    while place < entries.count {
      let entry = entries[place]
      if entry.event.sort == .answer {
        answer(entry, place, isUndone: isUndone[place])
      } else if !isUndone[place] {
        add(entry)
        hasMemorySetting =
          hasMemorySetting
          || entry.event.sort == .set && entry.event[text: "name"]?.begins(with: "memory.") ?? false
      }
      place += 1
    }
    if hasMemorySetting { memory.take(settledScheduler) }
    memory.settle()
  }

  private mutating func add(_ entry: Entry) {
    switch entry.event.sort {
    case .set: set(entry)
    case .keep: shelve(entry, isKept: true)
    case .drop: shelve(entry, isKept: false)
    case .progress: reach(entry)
    case .finish:
      finish(entry)
      spelling.finish(entry.event)
      scramble.finish(entry)
      count(entry.event)
    case .hide, .show:
      spelling.mark(entry, isHidden: entry.event.sort == .hide)
      memory.mark(entry, day: memory.dayStarts.day(of: entry))
    case .suspend, .resume, .bury, .forget:
      memory.mark(entry, day: memory.dayStarts.day(of: entry))
    case .answer, .undo, .other: break
    }
  }

  private mutating func answer(_ entry: Entry, _ place: Int, isUndone: Bool) {
    let answer = AnswerEvent(entry.event)
    let hour = memory.dayStarts.hour(at: entry.logical)
    let day = StudyDay.number(of: entry.at, startsAtHour: hour)
    let number = memory.add(entry, answer, day: day, isUndone: isUndone)
    if isUndone { return }
    answers += 1
    practice.add(entry.at, day: day, hour: hour)
    if answer.hasName { note(entry, place) }
    if let item = answer.item {
      switch number.map({ memory.room(of: $0) }) ?? MemoryHistory.Room(item) {
      case .spelling: spelling.add(entry, answer, item, number)
      case .scramble: scramble.add(entry, answer, item, number)
      case .other: break
      }
    }
    if let from = answer.leak, let into = answer.alphabet { countLeak(from, into) }
  }

  private mutating func set(_ entry: Entry) {
    guard let name = entry.event[text: "name"],
      let value = entry.event[text: "value"]
    else { return }
    let new = Setting(name: name, value: value, entry: entry)
    guard let place = settings.firstIndex(where: { $0.name == name }) else {
      settings.append(new)
      return
    }
    if entry.isAfter(settings[place].entry) { settings[place] = new }
  }

  private mutating func shelve(_ entry: Entry, isKept: Bool) {
    guard let shelf = entry.event[text: "shelf"],
      let text = entry.event[text: "text"]
    else { return }
    let new = Shelved(shelf: shelf, text: text, isKept: isKept, entry: entry)
    let key = "\(shelf.utf8.count) \(shelf)\(text)"
    guard let place = shelvedPlaces.place(of: key) else {
      _ = shelvedPlaces.insert(key, at: shelved.count)
      shelved.append(new)
      return
    }
    if entry.isAfter(shelved[place].entry) { shelved[place] = new }
  }

  private mutating func finish(_ entry: Entry) {
    let session = entry.event[text: "session"] ?? ""
    guard !session.isEmpty, let place = endPlaces.place(of: session) else {
      if !session.isEmpty { _ = endPlaces.insert(session, at: ends.count) }
      ends.append(entry)
      return putInOrder(ends.count - 1)
    }
    guard entry.isAfter(ends[place]) else { return }
    endOrder.removeAll { $0 == place }
    ends[place] = entry
    putInOrder(place)
  }

  private mutating func putInOrder(_ end: Int) {
    var place = endOrder.count
    while place > 0, ends[endOrder[place - 1]].isAfter(ends[end]) { place -= 1 }
    endOrder.insert(end, at: place)
  }

  private mutating func count(_ result: Event) {
    xp += max(0, min(result[integer: "xp"] ?? 0, 1_000_000))
    guard let options = result["options"], let lesson = options[text: "lesson"],
      let course = options[text: "course"], options["only"] == nil,
      let right = result[integer: "right"], let count = result[integer: "count"],
      (1...1_000_000).contains(count), (0...count).contains(right)
    else { return }
    let place = place(ofLesson: "sentence/\(course)/\(lesson)")
    let share = Int32((right * 200 + count) / (count * 2))
    lessons[place].best = max(lessons[place].best ?? 0, share)
  }

  private mutating func reach(_ entry: Entry) {
    guard let name = entry.event[text: "of"],
      let percent = entry.event[integer: "percent"]
    else { return }
    let place = place(ofLesson: name)
    guard lessons[place].progress.map({ entry.isAfter($0) }) ?? true else { return }
    lessons[place].progress = entry
    lessons[place].reached = Int32(max(0, min(percent, 100)))
  }

  private mutating func place(ofLesson name: String) -> Int {
    let place = lessonPlaces.place(of: name, orAt: lessons.count)
    if place == lessons.count { lessons.append(Lesson()) }
    return place
  }

  private mutating func note(_ entry: Entry, _ place: Int) {
    guard let length = entry.sessionLength else { return }
    if lastSession.start.utf8.count != length + 1 || !entry.id.begins(with: lastSession.start) {
      guard let session = entry.session else { return }
      if sessions.insert(session, at: answered.count) { answered.append([]) }
      lastSession = (session + "/", sessions.place(of: session) ?? 0)
    }
    answered[lastSession.place].append(place)
  }

  private mutating func countLeak(_ from: String, _ into: String) {
    if let place = leaks.firstIndex(where: { $0.from == from && $0.into == into }) {
      leaks[place].count += 1
    } else {
      leaks.append(Fold.Leak(from: from, into: into, count: 1))
      leaks = leaks.ordered { $0.from == $1.from ? $0.into < $1.into : $0.from < $1.from }
    }
  }
}
