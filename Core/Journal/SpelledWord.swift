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

  init(_ last: SpelledAnswer, item: String, in language: String, right: Int, missed: Int) {
    let event = last.entry.event
    self.item = item
    text = event[text: "name"] ?? ""
    self.language = language
    verdict = last.verdict
    tries = ScrambledWord.small(event[integer: "tries"])
    given = event[text: "given"] ?? ""
    faults = last.faults
    hints = ScrambledWord.small(event[integer: "hints"])
    list = event[text: "list"] ?? ""
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

/// An answer of the spelling room; the rest of what it tells is read when it is asked for.
struct SpelledAnswer: Sendable {
  let entry: Entry
  /// The number of the item in the history.
  let item: Int32
  /// The number of the language.
  let language: Int32
  let verdict: SpellingVerdict
  let faults: [String]

  /// Whether it comes after another.
  func isAfter(_ other: SpelledAnswer) -> Bool { entry.isAfter(other.entry) }
}
