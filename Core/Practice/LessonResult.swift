import PipitBase

/// How a session went: the payload of `finish`, an event of the journal, and the result page of
/// every activity.
public final class LessonResult: Equatable, Sendable {
  /// The session's id.
  public let session: String
  /// The activity's id.
  public let activity: String
  /// What was chosen, so that it can be played again.
  public let options: [Deal.Option]
  /// What was practised, as a heading: "NATO / ICAO".
  public let title: String
  /// How many were right at the first try.
  public let right: Int32
  /// How many there were.
  public let count: Int32
  /// The time from the first question to the last answer, in milliseconds, while the page was seen.
  public let milliseconds: Int64
  /// The longest run of right answers.
  public let bestCombo: Int32
  /// What was missed at the first try, in the order asked.
  public let missed: [Line]
  /// The points that it gave; 0 where an activity gives none.
  public let xp: Int32
  /// The words that were met, each once, for the review queue.
  public let words: [Word]
  /// The name of the unit's colour, or nothing.
  public let block: String
  /// What took longest among the right answers, slowest first.
  public let slowest: [Line]

  /// A word that was met.
  public struct Word: Equatable, Sendable {
    /// The word.
    public let text: String
    /// The BCP 47 tag of its language.
    public let language: String

    /// A word of a language.
    public init(_ text: String, language: String) {
      self.text = text
      self.language = language
    }
  }

  /// An item with what belongs to it.
  public final class Line: Equatable, Sendable {
    /// The item's name in the option that asks for misses only, such as a letter.
    public let item: String
    /// What was asked.
    public let asked: String
    /// The right answer.
    public let answer: String
    /// What was answered instead, or nothing.
    public let given: String
    /// The BCP 47 tag of the answer's language.
    public let language: String
    /// The BCP 47 tag of the language of what was asked, where it is another; or nothing.
    public let askedLanguage: String
    /// The time it took in milliseconds.
    public let milliseconds: Int64

    /// An item with what was asked, the right answer and what was given.
    public init(
      item: String, asked: String, answer: String, given: String, language: String,
      askedLanguage: String = "", milliseconds: Int64
    ) {
      self.askedLanguage = askedLanguage
      self.item = item
      self.asked = asked
      self.answer = answer
      self.given = given
      self.language = language
      self.milliseconds = milliseconds
    }

    /// Whether they tell the same.
    public static func == (one: Line, other: Line) -> Bool {
      one === other
        || one.item == other.item && one.asked == other.asked && one.answer == other.answer
          && one.given == other.given && one.language == other.language
          && one.askedLanguage == other.askedLanguage && one.milliseconds == other.milliseconds
    }
  }

  /// A result with everything that was counted.
  public init(
    session: String, activity: String, options: [Deal.Option], title: String, right: Int32,
    count: Int32, milliseconds: Int64, bestCombo: Int32, missed: [Line], slowest: [Line],
    xp: Int32 = 0,
    words: [Word] = [], block: String = ""
  ) {
    self.session = session
    self.activity = activity
    self.options = options
    self.title = title
    self.right = right
    self.count = count
    self.milliseconds = milliseconds
    self.bestCombo = bestCombo
    self.missed = missed
    self.slowest = slowest
    self.xp = xp
    self.words = words
    self.block = block
  }

  /// Whether they tell the same.
  public static func == (one: LessonResult, other: LessonResult) -> Bool {
    one === other
      || one.session == other.session && one.activity == other.activity
        && one.options == other.options && one.title == other.title && one.right == other.right
        && one.count == other.count && one.milliseconds == other.milliseconds
        && one.bestCombo == other.bestCombo && one.missed == other.missed && one.xp == other.xp
        && one.words == other.words && one.block == other.block && one.slowest == other.slowest
  }

  /// The share right at the first try in whole percent, rounded half up; 100 where nothing was asked.
  public var accuracyPercent: Int32 {
    count == 0 ? 100 : Int32((Int64(right) * 200 + Int64(count)) / (Int64(count) * 2))
  }

  /// One to three stars: three from 90 percent, two from 70.
  public var stars: Int { Self.stars(accuracyPercent) }

  /// The stars for an accuracy in percent.
  public static func stars(_ accuracyPercent: Int32) -> Int {
    accuracyPercent >= 90 ? 3 : accuracyPercent >= 70 ? 2 : 1
  }

  /// Whether nothing was missed.
  public var isPerfect: Bool { right == count }
}

extension LessonResult {
  /// The same session again: its activity, with what was left out of it back in.
  public var repeated: (activity: String, options: [Deal.Option]) {
    (activity, options.filter { $0.name != "only" && $0.name != "without" })
  }

  /// A session of the misses alone.
  public var missesOnly: (activity: String, options: [Deal.Option]) {
    let items = missed.map { $0.item }.joined(separator: ",")
    return (activity, repeated.options + [Deal.Option("only", items)])
  }
}

/// The result of a lesson of sentences.
public typealias SentenceLessonResult = LessonResult
