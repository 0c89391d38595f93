import PipitBase

/// What the journal says of spelling: the words that were spelled, the run of right ones, the kinds of
/// faults. The same whatever the order in which the events arrived.
///
/// A word whose entry was deleted (`hide`) leaves the history with its answers up to that moment, and
/// is back when that is undone (`show`). The run of right answers is what happened: it stays.
public struct SpellingHistory: Sendable {
  /// The answers in the journal's order, in runs of some hundreds: an answer that comes late moves
  /// few others.
  private var runs: [[SpelledAnswer]] = []
  private var places = KeyTable()
  private var items: [String] = []
  /// The number of each item, by its number in the memory; -1 where it is not known.
  private var numbers: [Int32] = []
  private var languages: [String] = []
  /// For each item the latest deletion, or what undid it.
  private var marks: [Mark] = []
  private var daily: [Daily] = []

  private static let longestRun = 512

  private struct Mark: Sendable {
    var isHidden = false
    var forgetsSchedule = false
    var entry: Entry?

    /// Whether an answer stood in the history when it was deleted.
    func covers(_ answer: SpelledAnswer) -> Bool {
      entry.map { answer.entry.logical <= $0.logical } ?? false
    }
  }

  /// The best result of a day's set.
  public struct Daily: Equatable, Sendable {
    /// The day: `2026-11-30`.
    public let day: String
    /// The BCP 47 tag of the set's language.
    public let language: String
    /// How many words were right at the first try.
    public internal(set) var right: Int64
    /// How many words it had.
    public internal(set) var count: Int64

    /// The result of a day's set.
    public init(day: String, language: String, right: Int64, count: Int64) {
      self.day = day
      self.language = language
      self.right = right
      self.count = count
    }
  }

  /// How often a kind of fault was made.
  public struct FaultCount: Equatable, Sendable {
    /// The kind, by its name in the journal.
    public let fault: String
    /// How often.
    public internal(set) var count: Int

    /// A kind of fault with how often it was made.
    public init(fault: String, count: Int) {
      self.fault = fault
      self.count = count
    }
  }

  /// A run of right answers.
  public struct Streak: Equatable, Sendable {
    /// How many were right one after the other, up to now.
    public var current: Int
    /// How many were at best.
    public var best: Int

    /// A run with its best.
    public init(current: Int = 0, best: Int = 0) {
      self.current = current
      self.best = best
    }
  }

  // MARK: What it says

  /// The words of the history, in one language or in all, the latest first.
  public func words(in language: String? = nil) -> [SpelledWord] {
    words(in: language) { $0.isHidden }
  }

  /// The words by which rounds are dealt: those of the history, and those whose entry alone was
  /// deleted. The latest first.
  public func known(in language: String? = nil) -> [SpelledWord] {
    words(in: language) { $0.isHidden && $0.forgetsSchedule }
  }

  /// The run of words that were right within their tries, now and at best; also of deleted ones.
  public var streak: Streak {
    var streak = Streak()
    for run in runs {
      for answer in run {
        streak.current = answer.verdict.isRight ? streak.current + 1 : 0
        streak.best = max(streak.best, streak.current)
      }
    }
    return streak
  }

  /// How often each kind of fault was made in the words of the history, the most frequent first.
  public func faults(in language: String? = nil) -> [FaultCount] {
    var counts: [FaultCount] = []
    let isLeftOut = isLeftOut(language)
    for run in runs {
      for answer in run where !isLeftOut[Int(answer.language)] {
        let mark = marks[Int(answer.item)]
        if mark.isHidden && mark.covers(answer) { continue }
        for fault in answer.faults {
          if let place = counts.firstIndex(where: { $0.fault == fault }) {
            counts[place].count += 1
          } else {
            counts.append(FaultCount(fault: fault, count: 1))
          }
        }
      }
    }
    return counts.ordered { $0.count > $1.count || $0.count == $1.count && $0.fault < $1.fault }
  }

  /// The best result of a day's set, or nil where it was not done.
  public func daily(_ day: String, in language: String) -> Daily? {
    daily.first { $0.day == day && $0.language == language }
  }

  private func words(
    in language: String?, leavingOut isOut: (Mark) -> Bool
  ) -> [SpelledWord] {
    var counted: [(last: SpelledAnswer, right: Int, missed: Int)] = []
    var places = [Int](repeating: -1, count: marks.count)
    let isLeftOut = isLeftOut(language)
    for run in runs.reversed() {
      for answer in run.reversed() where !isLeftOut[Int(answer.language)] {
        let item = Int(answer.item)
        let mark = marks[item]
        if isOut(mark) && mark.covers(answer) { continue }
        if places[item] < 0 {
          places[item] = counted.count
          counted.append((answer, 0, 0))
        }
        if answer.verdict.isRight {
          counted[places[item]].right += 1
        } else {
          counted[places[item]].missed += 1
        }
      }
    }
    return counted.map {
      SpelledWord(
        $0.last, item: items[Int($0.last.item)], in: languages[Int($0.last.language)],
        right: $0.right, missed: $0.missed)
    }
  }

  /// Of each language whether it is another than the one that is asked for.
  private func isLeftOut(_ language: String?) -> [Bool] {
    languages.map { (language ?? $0) != $0 }
  }

  // MARK: Taking in

  /// Takes in the answer to an item of the spelling room.
  ///
  /// - Parameter known: the item's number in the memory, if it has one.
  mutating func add(
    _ entry: Entry, _ told: borrowing AnswerEvent, _ item: String, _ known: Int?
  ) {
    guard told.hasName, let language = told.language, let verdict = told.verdict else { return }
    let answer = SpelledAnswer(
      entry: entry, item: Int32(number(of: item, known)), language: number(ofLanguage: language),
      verdict: verdict, faults: told.faults)
    if runs.isEmpty { return runs.append([answer]) }
    // It belongs into the last run that begins before it.
    let place = max(0, Self.count(runs.count) { !runs[$0][0].isAfter(answer) } - 1)
    let size = runs[place].count
    let next = Self.count(size) { !runs[place][$0].isAfter(answer) }
    if next >= Self.longestRun && next == size && place == runs.count - 1 {
      return runs.append([answer])
    }
    if next == size { runs[place].append(answer) } else { runs[place].insert(answer, at: next) }
    if runs[place].count > Self.longestRun * 2 { split(place) }
  }

  /// How many of the first places come before what is looked for: all those that do stand first.
  private static func count(_ all: Int, comesBefore: (Int) -> Bool) -> Int {
    if all > 0 && comesBefore(all - 1) { return all }
    var (low, high) = (0, all)
    while low < high {
      let middle = (low + high) / 2
      if comesBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func split(_ place: Int) {
    let later = Array(runs[place][Self.longestRun...])
    runs[place].removeSubrange(Self.longestRun...)
    runs.insert(later, at: place + 1)
  }

  mutating func mark(_ entry: Entry, isHidden: Bool) {
    guard let item = entry.event[text: "item"], item.begins(with: "spelling/") else {
      return
    }
    let number = number(of: item)
    guard marks[number].entry.map({ entry.isAfter($0) }) ?? true else { return }
    marks[number] = Mark(
      isHidden: isHidden, forgetsSchedule: entry.event["schedule"]?.bool ?? false,
      entry: entry)
  }

  /// Takes in the result of a round; only those of a day's set are noted.
  mutating func finish(_ result: Event) {
    guard result[text: "activity"] == "spelling", let options = result["options"],
      let day = options[text: "day"], let language = options[text: "language"],
      let right = result[integer: "right"], let count = result[integer: "count"],
      (0...count).contains(right)
    else { return }
    guard let place = daily.firstIndex(where: { $0.day == day && $0.language == language }) else {
      daily.append(Daily(day: day, language: language, right: right, count: count))
      return
    }
    if right > daily[place].right { daily[place].right = right }
    if count > daily[place].count { daily[place].count = count }
  }

  private mutating func number(of item: String) -> Int {
    let number = places.place(of: item, orAt: items.count)
    if number == items.count {
      items.append(item)
      marks.append(Mark())
    }
    return number
  }

  /// The number of an item whose number in the memory is known: its id is looked up once.
  private mutating func number(of item: String, _ known: Int?) -> Int {
    guard let known else { return number(of: item) }
    while numbers.count <= known { numbers.append(-1) }
    if numbers[known] < 0 { numbers[known] = Int32(number(of: item)) }
    return Int(numbers[known])
  }

  private mutating func number(ofLanguage language: String) -> Int32 {
    if let number = languages.firstIndex(where: { $0.hasSameBytes(as: language) }) {
      return Int32(number)
    }
    languages.append(language)
    return Int32(languages.count - 1)
  }
}
