import PipitBase
import PipitMemory

/// What the journal says so far: the settings, the finished sessions, the answers, what is remembered.
///
/// A fold over events in any order of arrival: what was done last counts by `Entry.isAfter`, so that
/// every device comes to the same state. An undoing reaches everything that the undone event reached,
/// since the state is then made anew without it: no part of the state needs to know how to take
/// something back, and 100,000 events fold in a blink.
public struct Fold: Sendable {
  /// All that is known, as it came.
  private var entries: [Entry] = []
  private var ids = KeyTable()
  /// The entries whose id another has too: an open session was copied and went on twice.
  private var twins: [Int] = []
  private var isUndone: [Bool] = []
  private var undone: [Int] = []
  /// The entries that undo others, the latest first.
  private var undos: [Int] = []
  /// The entries that say when a day begins.
  private var dayStarts: [Int] = []
  private var state = FoldState()
  /// The latest place in time of all that is known; nil where nothing is.
  public private(set) var latest: Int64?

  /// A fold of nothing.
  public init() {}

  // MARK: Taking in

  /// Takes in an entry; one that is known already changes nothing.
  public mutating func add(_ entry: Entry) { add([entry]) }

  /// Takes in entries; those that are known already change nothing. Many at once are taken in faster
  /// than one after the other.
  public mutating func add(_ new: [Entry]) {
    let first = entries.count
    let before = latest ?? Int64.min
    var isAnew = false
    ids.reserve(new.count)
    for entry in new where note(entry) {
      // The study days of all that comes after it are others.
      if FoldState.isDayStart(entry) && entry.logical <= before { isAnew = true }
    }
    if entries.count == first { return }
    if !undos.isEmpty && undo(before: first) { isAnew = true }
    if isAnew { state = FoldState() }
    state.add(entries, from: isAnew ? 0 : first, isUndone, dayStarts: dayStarts)
  }

  /// Where the next event of this device belongs in time: what its clock says, but after all that it
  /// knows.
  public func logical(at now: Moment) -> Int64 {
    latest.map { max(now.milliseconds, $0 + 1) } ?? now.milliseconds
  }

  /// Notes an entry; false where it is known.
  private mutating func note(_ entry: Entry) -> Bool {
    let place = entries.count
    if ids.place(of: entry.id, orAt: place) != place {
      if places(of: entry.id).contains(where: { entries[$0].isSame(as: entry) }) { return false }
      twins.append(place)
    }
    entries.append(entry)
    isUndone.append(false)
    latest = max(latest ?? entry.logical, entry.logical)
    if FoldState.isDayStart(entry) { dayStarts.append(place) }
    if entry.event.sort == .undo {
      var after = undos.count
      while after > 0, entry.isAfter(entries[undos[after - 1]]) { after -= 1 }
      undos.insert(place, at: after)
    }
    return true
  }

  private func places(of id: String) -> [Int] {
    guard let place = ids.place(of: id) else { return [] }
    return [place] + twins.filter { entries[$0].id.hasSameBytes(as: id) }
  }

  /// Finds out what is undone. An undoing reaches back only, so the latest is never undone.
  ///
  /// - Returns: whether that has changed for one of the first entries.
  private mutating func undo(before first: Int) -> Bool {
    let before = undone
    for place in undone { isUndone[place] = false }
    undone = []
    for undo in undos where !isUndone[undo] {
      guard let id = entries[undo].event[text: "of"] else { continue }
      for place in places(of: id) where !isUndone[place] && entries[undo].isAfter(entries[place]) {
        isUndone[place] = true
        undone.append(place)
      }
    }
    return before != undone.filter { $0 < first }
  }

  // MARK: What it says

  /// The value of a setting, or nil where it was never set.
  public subscript(setting name: String) -> String? { state[setting: name] }

  /// The names of the settings that begin like this, in alphabetical order.
  public func settings(beginning start: String) -> [String] {
    state.settings.map { $0.name }.filter { $0.begins(with: start) }.ordered { $0 < $1 }
  }

  /// The payloads of the finished sessions, oldest first; of one that went on after its end and was
  /// ended again, the last.
  public var results: [JSON] { state.results }

  /// How many answers were given.
  public var answers: Int { state.answers }

  /// The points of all finished sessions.
  public var xp: Int64 { state.xp }

  /// How often a wrong choice came from another alphabet, by `from` and `into`.
  public var leaks: [Leak] { state.leaks }

  /// The words that were spelled.
  public var spelling: SpellingHistory { state.spelling }

  /// The games of word scramble.
  public var scramble: ScrambleHistory { state.scramble }

  /// What is remembered of all items.
  public var memory: MemoryHistory { state.memory }

  /// The days with practice.
  public var practice: StreakHistory { state.practice }

  /// The days of practice one after the other, as they stand at a moment.
  public func streak(at now: Moment) -> StreakHistory.Streak {
    state.practice.streak(at: now, dayStartsAtHour: state.memory.dayStartsAtHour)
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

  /// Whether a session was ended, and nothing was answered in it since.
  public func isFinished(_ session: String) -> Bool {
    guard let end = state.end(of: session) else { return false }
    return state.answered(in: session).allSatisfy { entries[$0].logical <= end.logical }
  }

  /// What was answered in a session that can go on, in order.
  public func answered(in session: String) -> [String] {
    var answered = state.answered(in: session).map { entries[$0] }.ordered { $1.isAfter($0) }
    // A game of words can be gone on with after its end, so what was found is not forgotten.
    if let end = state.end(of: session), end.event[text: "activity"] != "scramble" {
      answered = answered.filter { $0.logical > end.logical }
    }
    return answered.compactMap { $0.event[text: "name"] }
  }

  /// What lies on a shelf, in the order put there.
  public func kept(on shelf: String) -> [String] {
    state.shelved.filter { $0.isKept && $0.shelf == shelf }
      .ordered { $1.entry.isAfter($0.entry) }.map { $0.text }
  }

  /// The shelves that something lies on and whose names begin like this, in alphabetical order.
  public func shelves(beginning start: String) -> [String] {
    var names: [String] = []
    for item in state.shelved
    where item.isKept && item.shelf.begins(with: start) && !names.contains(item.shelf) {
      names.append(item.shelf)
    }
    return names.ordered { $0 < $1 }
  }

  /// The best share of right answers in a lesson, in percent; nil where it was never finished whole.
  public func best(inLesson lesson: String, of course: String) -> Int32? {
    state.lesson("sentence/\(course)/\(lesson)")?.best
  }

  /// How far a lesson has come, in percent, by the event of progress that came last.
  public func reached(inLesson lesson: String, of course: String) -> Int32 {
    state.lesson("sentence/\(course)/\(lesson)")?.reached ?? 0
  }
}
