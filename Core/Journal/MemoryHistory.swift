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
  /// The exercises that teach words, with the words' items.
  private var exercises = KeyTable()
  private var taught: [Taught] = []
  /// The items whose memory is to be made anew.
  private var stale: [Int] = []

  /// An item with all that happened to it.
  struct Item: Sendable {
    let id: String
    /// What the fuzz of its intervals is rolled from.
    let seed: UInt64
    /// What keeps a history of its own of it.
    let room: Room
    /// The number of its kind, or -1 where no time of it is known.
    var kind = -1
    /// In the journal's order.
    var answers: [Answer] = []
    /// What makes its schedule begin anew, besides deletions, in the journal's order.
    var forgotten: [Entry] = []
    /// The deletions of its history, and what undid them, in the journal's order.
    var deletions: [Entry] = []
    /// The latest that put it out of the queue, or back.
    var suspension: Entry?
    var burial: (entry: Entry, day: Int64)?
    /// The last answer to an exercise that it is a word of.
    var source: Entry?
    var memory = Memory.new
    /// How many of the answers its memory is made of: those that come last are added to it.
    var done = 0
    var isStale = false
    /// The place in time of its last answer.
    var latest = Int64.min

    /// Whether its schedule began anew somewhere among its answers.
    var isMarked: Bool { !deletions.isEmpty || !forgotten.isEmpty }
  }

  /// The rooms whose answers other histories keep too.
  enum Room: Sendable {
    case spelling, scramble, other

    init(_ item: String) {
      self =
        item.begins(with: "spelling/")
        ? .spelling : item.begins(with: "scramble/") ? .scramble : .other
    }
  }

  /// An answer to an item.
  struct Answer: Sendable {
    let entry: Entry
    /// When it was given: here too, so that a replay need not look at a hundred thousand entries.
    let at: Moment
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

  /// The words of an exercise, as it was answered last.
  private struct Taught: Sendable {
    let language: String?
    let words: [String]
    /// What the ids of their items begin with.
    let start: String
    /// The numbers of their items; -1 of those that were never answered.
    var places: [Int]

    /// Whether an answer tells the same.
    func isOf(_ answer: AnswerEvent) -> Bool {
      if answer.words.count != words.count { return false }
      for place in words.indices where !words[place].hasSameBytes(as: answer.words[place]) {
        return false
      }
      guard let language, let other = answer.language else {
        return language == nil && answer.language == nil
      }
      return language.hasSameBytes(as: other)
    }
  }

  /// A history of nothing.
  public init() {}

  // MARK: Taking in

  /// Takes in an answer. What was undone is kept in the history of its items and counts nowhere else.
  ///
  /// - Returns: the number of the item that was answered; nil where its words are the items.
  mutating func add(
    _ entry: Entry, _ answer: borrowing AnswerEvent, day: Int64, isUndone: Bool
  ) -> Int? {
    guard let item = answer.item, !item.isEmpty else { return nil }
    let new = Answer(
      entry: entry, at: entry.at, day: Int32(day), rating: answer.rating, isExtra: answer.isExtra,
      isUndone: isUndone)
    let isTimed =
      answer.milliseconds > 0 && !isUndone && answer.rating != nil && answer.rating != .again
    guard answer.words.isEmpty else {
      addWords(new, copy answer, item)
      if isTimed { time(answer.milliseconds, of: number(ofKind: "word")) }
      return nil
    }
    let place = place(of: item)
    add(new, to: place)
    if isTimed {
      if known[place].kind < 0 { known[place].kind = number(ofKind: Self.kind(of: item)) }
      time(answer.milliseconds, of: known[place].kind)
    }
    return place
  }

  /// Takes in the answer to an exercise: an answer to each of its words, or where it was wrong to those
  /// that were missed.
  private mutating func addWords(_ new: Answer, _ answer: AnswerEvent, _ exercise: String) {
    let number = exercises.place(of: exercise, orAt: taught.count)
    if number == taught.count || !taught[number].isOf(answer) {
      let language = answer.language ?? Self.language(ofExercise: exercise)
      let words = Taught(
        language: answer.language, words: answer.words, start: "word/\(language)/",
        places: Array(repeating: -1, count: answer.words.count))
      if number == taught.count { taught.append(words) } else { taught[number] = words }
    }
    for (step, word) in answer.words.enumerated() where !word.isEmpty {
      if new.rating == .again, let missed = answer.missed, !missed.contains(word) { continue }
      if answer.words.firstIndex(of: word) != step { continue }
      if taught[number].places[step] < 0 {
        taught[number].places[step] = place(of: taught[number].start + word)
      }
      let place = taught[number].places[step]
      add(new, to: place)
      if !new.isUndone, known[place].source.map({ new.entry.isAfter($0) }) ?? true {
        known[place].source = new.entry
      }
    }
  }

  private mutating func add(_ new: Answer, to item: Int) {
    let entry = new.entry
    var place = known[item].answers.count
    if entry.logical > known[item].latest {
      known[item].latest = entry.logical
      known[item].answers.append(new)
    } else {
      while place > 0, known[item].answers[place - 1].entry.isAfter(entry) { place -= 1 }
      known[item].answers.insert(new, at: place)
    }
    if place < known[item].done || known[item].isMarked { known[item].done = 0 }
    if new.counts || place < known[item].answers.count - 1 { touch(item) }
    if !new.isUndone, last.map({ entry.isAfter($0.entry) }) ?? true { last = (entry, item) }
  }

  private mutating func number(ofKind name: String) -> Int {
    if let number = kinds.firstIndex(where: { $0.name.hasSameBytes(as: name) }) { return number }
    kinds.append(Kind(name: name, counts: Array(repeating: 0, count: Self.longestTime + 1)))
    return kinds.count - 1
  }

  private mutating func time(_ milliseconds: Int64, of kind: Int) {
    kinds[kind].counts[Int(min(milliseconds / 50, Int64(Self.longestTime)))] += 1
    kinds[kind].count += 1
  }

  /// Takes in what was done with an item besides answering it.
  mutating func mark(_ entry: Entry, day: Int64) {
    guard let item = entry.event[text: "item"], !item.isEmpty else { return }
    let place = place(of: item)
    switch entry.event.sort {
    case .suspend, .resume:
      if known[place].suspension.map({ entry.isAfter($0) }) ?? true {
        known[place].suspension = entry
      }
    case .bury:
      if known[place].burial.map({ entry.isAfter($0.entry) }) ?? true {
        known[place].burial = (entry, day)
      }
    case .hide, .show:
      entry.insert(into: &known[place].deletions)
      beginAnew(place)
    default:
      entry.insert(into: &known[place].forgotten)
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
    let place = table.place(of: item, orAt: known.count)
    if place == known.count {
      known.append(Item(id: item, seed: Dice.hash(item), room: Room(item)))
    }
    return place
  }

  /// Makes all memories anew with another scheduler, where it is another.
  mutating func take(_ scheduler: Scheduler) {
    if scheduler == self.scheduler { return }
    self.scheduler = scheduler
    for item in known.indices { beginAnew(item) }
  }

  /// Makes the memories anew that have changed: many at once side by side.
  mutating func settle() {
    let isBulk =
      stale.count >= Self.bulk && dayStarts.isAlways(scheduler.dayStartsAtHour)
    var histories = Histories()
    var anew: [Int] = []
    for item in stale {
      known[item].isStale = false
      if isBulk && known[item].done == 0 {
        for answer in known[item].answers[start(of: known[item])...] where answer.counts {
          if let rating = answer.rating { histories.append(rating, at: answer.at) }
        }
        histories.finish(seed: known[item].seed)
        anew.append(item)
      } else {
        known[item].memory = memory(of: item)
      }
      known[item].done = known[item].answers.count
    }
    stale = []
    if anew.isEmpty { return }
    let memories = scheduler.replay(histories)
    for (place, item) in anew.enumerated() { known[item].memory = memories[place] }
  }

  /// So many memories that have changed are made side by side.
  private static let bulk = 16

  // MARK: Replaying

  private func memory(of number: Int) -> Memory {
    let done = known[number].done
    var memory = done > 0 ? known[number].memory : .new
    var place = done > 0 ? done : start(of: known[number])
    var last = done > 0 ? known[number].lastDay(before: done) : nil
    while place < known[number].answers.count {
      if known[number].answers[place].counts {
        let answer = known[number].answers[place]
        memory = review(memory, answer, after: last, seed: known[number].seed)
        last = answer.day
      }
      place += 1
    }
    return memory
  }

  /// What an answer makes of a memory; the days between are those of the two study days, each by the
  /// hour that held then.
  func review(_ memory: Memory, _ answer: Answer, after last: Int32?, seed: UInt64) -> Memory {
    guard let rating = answer.rating else { return memory }
    let elapsed = last.map { max(0, Int64(answer.day) - Int64($0)) }
    let hour = dayStarts.hour(at: answer.entry.logical)
    if hour == scheduler.dayStartsAtHour {
      return scheduler.review(memory, rating, seed: seed, at: answer.at, afterDays: elapsed)
    }
    var other = scheduler
    other.dayStartsAtHour = hour
    return other.review(memory, rating, seed: seed, at: answer.at, afterDays: elapsed)
  }

  /// Where the answers begin that its memory is made of.
  func start(of item: Item) -> Int {
    var start = item.answers.count
    guard let reset = item.resets.last else { return 0 }
    while start > 0, item.answers[start - 1].entry.isAfter(reset) { start -= 1 }
    return start
  }

  /// Whether a deletion lets the schedule begin anew.
  static func forgets(_ mark: Entry) -> Bool {
    mark.event.sort == .hide && mark.event["schedule"]?.bool ?? false
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

  /// What keeps a history of its own of an item, by its number.
  func room(of number: Int) -> Room { known[number].room }

  /// The item's number, or nil where nothing is known of it.
  func number(of item: String) -> Int? { table.place(of: item) }
}
