import PipitBase

/// A word as it was spelled last, and how often before.
public final class SpelledWord: Equatable, Sendable {
  /// The item's id: `spelling/en/geese`.
  public let item: String
  /// The word.
  public let text: String
  /// The BCP 47 tag of its language.
  public let language: String
  /// How it went last.
  public let verdict: SpellingVerdict
  /// The wrong tries of the last time.
  public let tries: Int32
  /// The first wrong spelling of the last time, or nothing.
  public let given: String
  /// What was wrong the last time, each kind once.
  public let faults: [String]
  /// How many hints were given the last time.
  public let hints: Int32
  /// The id of the learner's own list that it came from, or nothing.
  public let list: String
  /// When it was last.
  public let at: Moment
  /// How often it was right within its tries.
  public let timesRight: Int
  /// How often it was missed or shown.
  public let timesMissed: Int

  init(_ last: SpelledAnswer, right: Int, missed: Int) {
    item = last.item
    text = last.text
    language = last.language
    verdict = last.verdict
    tries = last.tries
    given = last.given
    faults = last.faults
    hints = last.hints
    list = last.list
    at = last.entry.at
    timesRight = right
    timesMissed = missed
  }

  /// Whether it went the same.
  public static func == (one: SpelledWord, other: SpelledWord) -> Bool {
    one === other
      || one.item == other.item && one.text == other.text && one.language == other.language
        && one.verdict == other.verdict && one.tries == other.tries && one.given == other.given
        && one.faults == other.faults && one.hints == other.hints && one.list == other.list
        && one.at == other.at && one.timesRight == other.timesRight
        && one.timesMissed == other.timesMissed
  }
}

/// How a word went, by its name in the journal.
public enum SpellingVerdict: String, Equatable, Sendable {
  /// Right at the first try.
  case right
  /// Right after an accent or a capital was mended, or at a later try.
  case mended
  /// All tries were used up.
  case missed
  /// The learner asked for the word.
  case shown

  /// Whether it was right within its tries: so it counts for the run of right answers.
  public var isRight: Bool { self == .right || self == .mended }
}

/// An answer of the spelling room.
final class SpelledAnswer: Sendable {
  let entry: Entry
  /// The number of the item in the history.
  let number: Int
  let item: String
  let text: String
  let language: String
  let verdict: SpellingVerdict
  let tries: Int32
  let given: String
  let faults: [String]
  let hints: Int32
  let list: String

  init?(_ entry: Entry, item: String, number: Int) {
    let payload = entry.event.payload
    guard let text = payload[text: "name"], let language = payload[text: "language"],
      let verdict = SpellingVerdict(rawValue: payload[text: "verdict"] ?? "")
    else { return nil }
    self.entry = entry
    self.number = number
    self.item = item
    self.text = text
    self.language = language
    self.verdict = verdict
    tries = Self.small(payload[integer: "tries"])
    given = payload[text: "given"] ?? ""
    faults = payload[list: "faults"].compactMap { $0.text }
    hints = Self.small(payload[integer: "hints"])
    list = payload[text: "list"] ?? ""
  }

  private static func small(_ number: Int64?) -> Int32 {
    Int32(max(0, min(number ?? 0, 1_000_000)))
  }

  /// Whether it comes after another.
  func isAfter(_ other: SpelledAnswer) -> Bool { entry.isAfter(other.entry) }
}
