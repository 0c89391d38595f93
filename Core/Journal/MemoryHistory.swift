import PipitBase
import PipitMemory

/// What the journal says of all items: what is remembered of each, and how it came to that. The same
/// whatever the order in which the events arrived.
///
/// An item is whatever is asked: `alphabet/nato/A/word`, `spelling/en/geese`, `scramble/en/decal`,
/// `word/es/mesa`. Its memory is what its answers give, one after the other in the journal's order;
/// one that comes late makes that item's memory anew.
public struct MemoryHistory: Sendable {
  /// What reckons with memories, as the settings have it.
  public internal(set) var scheduler = Scheduler(
    fuzzes: true, dayStartsAtHour: DayStarts.usual)
  /// At which hour study days begin, since when.
  var dayStarts = DayStarts()
  private(set) var known: [Item] = []
  private var table = KeyTable()
  private var last: (entry: Entry, item: Int)?
  private var kinds: [Kind] = []
  /// The items whose memory is to be made anew.
  private var stale: [Int] = []

  /// An item with all that happened to it.
  struct Item: Sendable {
    let id: String
    /// What the fuzz of its intervals is rolled from.
    let seed: UInt64
    /// In the journal's order.
    var answers: [Answer] = []
    /// What makes its schedule begin anew, in the journal's order; of deletions, the latest alone.
    var forgotten: [Entry] = []
    /// The latest deletion of its history, or what undid it.
    var hidden: Entry?
    /// The latest that put it out of the queue, or back.
    var suspension: Entry?
    var burial: (entry: Entry, day: Int64)?
    /// The last answer to an exercise that it is a word of.
    var source: Entry?
    var memory = Memory.new
    /// How many of the answers its memory is made of: those that come last are added to it.
    var done = 0
    var isStale = false

    /// Whether its schedule began anew somewhere among its answers.
    var isMarked: Bool { hidden != nil || !forgotten.isEmpty }
  }

  /// An answer to an item.
  struct Answer: Sendable {
    let entry: Entry
    /// The study day.
    let day: Int32
    /// None where the answer counts for no memory.
    let rating: Rating?
    let isExtra: Bool
    let isUndone: Bool

    /// Whether the memory of the item is made of it.
    var counts: Bool { rating != nil && !isExtra && !isUndone }
  }

  /// How long right answers of one kind took.
  private struct Kind: Sendable {
    let name: String
    /// How many took so many twentieths of a second.
    var counts: [Int32] = []
    var count: Int32 = 0
  }

  /// A history of nothing.
  public init() {}

  // MARK: Taking in

  /// Takes in an answer. What was undone is kept in the history of its items and counts nowhere else.
  mutating func add(_ entry: Entry, _ answer: AnswerEvent, day: Int64, isUndone: Bool) {
    guard let item = answer.item, !item.isEmpty else { return }
    let rating = answer.rating
    let isWords = !answer.words.isEmpty
    if isWords {
      let start = "word/\(answer.language ?? Self.language(ofExercise: item))/"
      let isMissed = rating == .again && answer.missed != nil
      for word in answer.words where !word.isEmpty {
        if isMissed && !(answer.missed?.contains(word) ?? false) { continue }
        let place = place(of: start + word)
        add(entry, rating, answer, day, isUndone, to: place)
        if !isUndone, known[place].source.map({ entry.isAfter($0) }) ?? true {
          known[place].source = entry
        }
      }
    } else {
      add(entry, rating, answer, day, isUndone, to: place(of: item))
    }
    if let rating, rating != .again, !isUndone, answer.milliseconds > 0 {
      time(answer.milliseconds, of: isWords ? "word" : Self.kind(of: item))
    }
  }

  private mutating func add(
    _ entry: Entry, _ rating: Rating?, _ answer: AnswerEvent, _ day: Int64, _ isUndone: Bool,
    to item: Int
  ) {
    let new = Answer(
      entry: entry, day: Int32(day), rating: rating, isExtra: answer.isExtra, isUndone: isUndone)
    var place = known[item].answers.count
    while place > 0, known[item].answers[place - 1].entry.isAfter(entry) { place -= 1 }
    known[item].answers.insert(new, at: place)
    if place < known[item].done || known[item].isMarked { known[item].done = 0 }
    if new.counts || place < known[item].answers.count - 1 { touch(item) }
    if !isUndone, last.map({ entry.isAfter($0.entry) }) ?? true { last = (entry, item) }
  }

  private mutating func time(_ milliseconds: Int64, of kind: String) {
    var place = kinds.firstIndex { $0.name.hasSameBytes(as: kind) } ?? -1
    if place < 0 {
      place = kinds.count
      kinds.append(Kind(name: kind, counts: Array(repeating: 0, count: Self.longestTime + 1)))
    }
    kinds[place].counts[Int(min(milliseconds / 50, Int64(Self.longestTime)))] += 1
    kinds[place].count += 1
  }

  /// Takes in what was done with an item besides answering it.
  mutating func mark(_ entry: Entry, day: Int64) {
    guard let item = entry.event.payload[text: "item"], !item.isEmpty else { return }
    let place = place(of: item)
    switch entry.event.kind {
    case "suspend", "resume":
      if known[place].suspension.map({ entry.isAfter($0) }) ?? true {
        known[place].suspension = entry
      }
    case "bury":
      if known[place].burial.map({ entry.isAfter($0.entry) }) ?? true {
        known[place].burial = (entry, day)
      }
    case "hide", "show":
      if known[place].hidden.map({ entry.isAfter($0) }) ?? true {
        known[place].hidden = entry
        beginAnew(place)
      }
    default:
      var before = known[place].forgotten.count
      while before > 0, known[place].forgotten[before - 1].isAfter(entry) { before -= 1 }
      known[place].forgotten.insert(entry, at: before)
      beginAnew(place)
    }
  }

  private mutating func beginAnew(_ item: Int) {
    known[item].done = 0
    touch(item)
  }

  private mutating func touch(_ item: Int) {
    if known[item].isStale { return }
    known[item].isStale = true
    stale.append(item)
  }

  private mutating func place(of item: String) -> Int {
    if let place = table.place(of: item) { return place }
    _ = table.insert(item, at: known.count)
    known.append(Item(id: item, seed: Dice.hash(item)))
    return known.count - 1
  }

  /// Makes all memories anew with another scheduler, where it is another.
  mutating func take(_ scheduler: Scheduler) {
    if scheduler == self.scheduler { return }
    self.scheduler = scheduler
    for item in known.indices { beginAnew(item) }
  }

  /// Makes the memories anew that have changed.
  mutating func settle() {
    for item in stale {
      known[item].isStale = false
      known[item].memory = memory(of: known[item])
      known[item].done = known[item].answers.count
    }
    stale = []
  }

  // MARK: Replaying

  private func memory(of item: Item) -> Memory {
    var memory = item.done > 0 ? item.memory : .new
    for place in (item.done > 0 ? item.done : start(of: item))..<item.answers.count
    where item.answers[place].counts {
      memory = review(memory, item.answers[place], item)
    }
    return memory
  }

  func review(_ memory: Memory, _ answer: Answer, _ item: Item) -> Memory {
    guard let rating = answer.rating else { return memory }
    let hour = dayStarts.hour(at: answer.entry.logical)
    if hour == scheduler.dayStartsAtHour {
      return scheduler.review(memory, rating, seed: item.seed, at: answer.entry.at)
    }
    var other = scheduler
    other.dayStartsAtHour = hour
    return other.review(memory, rating, seed: item.seed, at: answer.entry.at)
  }

  /// Where the answers begin that its memory is made of.
  func start(of item: Item) -> Int {
    var start = item.answers.count
    guard let reset = reset(of: item) else { return 0 }
    while start > 0, item.answers[start - 1].entry.isAfter(reset) { start -= 1 }
    return start
  }

  /// The last that made its schedule begin anew.
  private func reset(of item: Item) -> Entry? {
    let forgotten = item.forgotten.last
    guard let hidden = item.hidden, Self.forgets(hidden) else { return forgotten }
    return forgotten.map { $0.isAfter(hidden) ? $0 : hidden } ?? hidden
  }

  /// Whether a deletion lets the schedule begin anew.
  static func forgets(_ mark: Entry) -> Bool {
    mark.event.kind == "hide" && mark.event.payload["schedule"]?.bool ?? false
  }

  // MARK: Kinds

  /// What sort of item it is: the first part of its id; for letters of alphabets, the direction too,
  /// `alphabet/word`.
  public static func kind(of item: String) -> String {
    let parts = item.pieces(at: "/")
    guard let first = parts.first else { return "" }
    return first == "alphabet" && parts.count > 2 ? "\(first)/\(parts[parts.count - 1])" : first
  }

  /// The language that a course teaches, by the id of one of its exercises:
  /// `sentence/es-from-en/table` is Spanish.
  static func language(ofExercise item: String) -> String {
    let parts = item.pieces(at: "/")
    let tags = (parts.count > 1 ? parts[1] : "").pieces(at: "-")
    let end = tags.firstIndex { $0 == "from" } ?? tags.count
    return end > 0 ? Array(tags[..<end]).joined(separator: "-") : "und"
  }

  /// Times from here on count as this, in twentieths of a second: a minute.
  private static let longestTime = 1_200
  /// So many right answers are enough to tell how long they take.
  private static let enoughTimes: Int32 = 10

  // MARK: What it says

  /// How long right answers of a kind take: half of them were quicker. To a twentieth of a second; nil
  /// where there were fewer than ten.
  public func medianMilliseconds(of kind: String) -> Int64? {
    guard let kind = kinds.first(where: { $0.name == kind }), kind.count >= Self.enoughTimes else {
      return nil
    }
    var below: Int32 = 0
    var step = 0
    while below + kind.counts[step] <= (kind.count - 1) / 2 {
      below += kind.counts[step]
      step += 1
    }
    return Int64(step) * 50 + 25
  }

  /// The item that was answered last.
  public var lastItem: String? { last.map { known[$0.item].id } }

  /// The item's number, or nil where nothing is known of it.
  func number(of item: String) -> Int? { table.place(of: item) }
}
