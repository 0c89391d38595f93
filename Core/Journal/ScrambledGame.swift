import PipitBase

/// A word that was found in a game of word scramble.
public final class ScrambledWord: Equatable, Sendable {
  /// The word as the list has it.
  public let text: String
  /// What it was worth.
  public let points: Int32
  /// What sort of find it was: `common`, `rare` or `own`.
  public let kind: String
  /// How long it took since the word before it.
  public let milliseconds: Int64
  /// When it was found.
  public var at: Moment { entry.at }
  /// The entry that tells of it.
  let entry: Entry

  init(_ text: String, points: Int32, kind: String, milliseconds: Int64, entry: Entry) {
    self.text = text
    self.points = points
    self.kind = kind
    self.milliseconds = milliseconds
    self.entry = entry
  }

  /// What an entry tells of a find; nil where it tells of none.
  convenience init?(_ entry: Entry) {
    let event = entry.event
    guard let item = event[text: "item"], let language = event[text: "language"],
      let text = item.rest(after: "scramble/\(language)/")
    else { return nil }
    self.init(
      text, points: Self.small(event[integer: "points"]), kind: event[text: "kind"] ?? "common",
      milliseconds: max(0, min(event[integer: "milliseconds"] ?? 0, Moment.farthest)), entry: entry)
  }

  /// The words that were found, oldest first; of one that was found twice the first find stays.
  static func words(_ finds: [Entry]) -> [ScrambledWord] {
    var words: [ScrambledWord] = []
    for find in finds.ordered(by: { $1.isAfter($0) }) {
      guard let word = ScrambledWord(find) else { continue }
      if !words.contains(where: { $0.text == word.text }) { words.append(word) }
    }
    return words
  }

  /// Whether the same was found.
  public static func == (one: ScrambledWord, other: ScrambledWord) -> Bool {
    one === other
      || one.text == other.text && one.points == other.points && one.kind == other.kind
        && one.milliseconds == other.milliseconds && one.entry.isSame(as: other.entry)
  }

  /// Whether it was found after another.
  func isAfter(_ other: ScrambledWord) -> Bool { entry.isAfter(other.entry) }

  /// A whole number of a payload, from 0 to a million.
  static func small(_ number: Int64?) -> Int32 { Int32(max(0, min(number ?? 0, 1_000_000))) }
}

/// A game of word scramble that was ended, as its last end tells it.
public final class ScrambledGame: Equatable, Sendable {
  /// The session's id.
  public let session: String
  /// The root word.
  public let root: String
  /// The BCP 47 tag of its language.
  public let language: String
  /// What words were worth: `length`, `letters` or `bee`.
  public let scoring: String
  /// `calm`, or how many seconds it lasted.
  public let clock: String
  /// The tile that every word had, or nothing.
  public let centre: String
  /// What the words found were worth.
  public let score: Int32
  /// What all words that count were worth.
  public let most: Int32
  /// How many of the words that count were found, and how many there were.
  public let found: Int32, count: Int32
  /// How many others were found.
  public let bonus: Int32
  /// Whether hints were looked at.
  public let isHinted: Bool
  /// The day whose puzzle it was, or nil.
  public let day: String?
  /// How long it lasted, while its page was seen.
  public let milliseconds: Int64
  /// When it was ended.
  public var at: Moment { entry.at }
  /// The whole result, as the journal keeps it.
  public var result: JSON { entry.event.payload }
  /// The words that were found before it began: in a game that it goes on with.
  let before: [ScrambledWord]
  let entry: Entry

  init?(_ entry: Entry) {
    let payload = entry.event
    guard payload[text: "activity"] == "scramble", let session = payload[text: "session"],
      let root = payload[text: "root"], let right = payload[integer: "right"],
      let count = payload[integer: "count"], (0...1_000_000).contains(count),
      (0...count).contains(right)
    else { return nil }
    self.session = session
    self.root = root
    let options = payload["options"]
    language = options?[text: "language"] ?? "en"
    day = options?[text: "day"]
    scoring = payload[text: "scoring"] ?? "length"
    clock = payload[text: "clock"] ?? "calm"
    centre = payload[text: "centre"] ?? ""
    score = ScrambledWord.small(payload[integer: "score"])
    most = ScrambledWord.small(payload[integer: "most"])
    found = Int32(right)
    self.count = Int32(count)
    bonus = ScrambledWord.small(payload[integer: "bonus"])
    isHinted = payload["hinted"]?.bool ?? false
    milliseconds = max(0, min(payload[integer: "milliseconds"] ?? 0, Moment.farthest))
    self.entry = entry
    var before: [ScrambledWord] = []
    for word in payload[list: "before"] {
      guard let text = word[text: "word"] else { continue }
      before.append(
        ScrambledWord(
          text, points: ScrambledWord.small(word[integer: "points"]),
          kind: word[text: "kind"] ?? "common", milliseconds: 0, entry: entry))
    }
    self.before = before
  }

  /// Whether the same was ended.
  public static func == (one: ScrambledGame, other: ScrambledGame) -> Bool {
    one === other || one.entry.isSame(as: other.entry) && one.result == other.result
  }

  /// Whether it was ended after another.
  func isAfter(_ other: ScrambledGame) -> Bool { entry.isAfter(other.entry) }
}

/// How far the puzzle of a day is.
public final class ScrambledDay: Equatable, Sendable {
  /// The day: `2026-11-30`.
  public let day: String
  /// The BCP 47 tag of its language.
  public let language: String
  /// The words found, oldest first, in however many sittings.
  public let words: [ScrambledWord]
  /// How it was ended last; nil where it was not.
  public let game: ScrambledGame?
  /// Whether it was ended and nothing was found since.
  public let isOver: Bool

  init(_ day: String, _ language: String, _ words: [ScrambledWord], _ game: ScrambledGame?) {
    self.day = day
    self.language = language
    self.words = words
    self.game = game
    isOver =
      game.map { game in
        words.allSatisfy { $0.entry.logical <= game.entry.logical }
      } ?? false
  }

  /// What the words found are worth.
  public var score: Int32 {
    words.reduce(0) { $0 + min($1.points, Int32.max - $0) }
  }

  /// How many of the words that count were found.
  public var found: Int { words.count { $0.kind == "common" } }

  /// Whether it stands the same.
  public static func == (one: ScrambledDay, other: ScrambledDay) -> Bool {
    one.day == other.day && one.language == other.language && one.words == other.words
      && one.game == other.game
  }
}
