import PipitBase
import PipitJournal
import PipitLexicon
import PipitPractice
import PipitText

@testable import PipitSpelling

/// A round being played in a test: its effects so far, a clock that goes on a second a press.
struct Play {
  var state: Spelling
  var seconds: Int64 = 0

  static let start = Moment(milliseconds: 1_700_000_000_000, offsetMinutes: 60)

  /// A round of these words, in an order of chance; the word is named by what is on the page.
  init(
    _ options: [(String, String)] = [], facts: [(String, String)] = [], seed: UInt64 = 1,
    packs: [Pack] = [Play.words, Play.german]
  ) throws {
    state = try Spelling(Self.deal(options, facts: facts, seed: seed, packs: packs))
  }

  /// A round that asks one word alone.
  init(of word: String, _ options: [(String, String)] = [], facts: [(String, String)] = []) throws {
    try self.init(options + [("only", word)], facts: facts)
  }

  static func deal(
    _ options: [(String, String)], facts: [(String, String)] = [], seed: UInt64 = 1,
    packs: [Pack] = [Play.words, Play.german]
  ) -> Deal {
    Deal(
      id: "s", activity: "spelling", rules: 1, seed: seed, made: start,
      options: options.map { .init($0.0, $0.1) }, facts: facts.map { .init($0.0, $0.1) },
      packs: packs)
  }

  var word: String { state.question.word.text }

  @discardableResult
  mutating func press(_ token: String) -> [Effect] {
    seconds += 1
    guard let action = Spelling.Action(token: token) else { return [] }
    let now = Moment(milliseconds: Self.start.milliseconds + seconds * 1000, offsetMinutes: 60)
    return state.update(action, at: now)
  }

  /// Writes a spelling of the word on the page.
  @discardableResult
  mutating func write(_ text: String) -> [Effect] { press("write \(state.number) \(text)") }

  /// The answer on the page.
  var told: Spelling.Answer? {
    if case .told(let answer) = state.stage { answer } else { nil }
  }

  /// What is known of the open word.
  var asked: Spelling.Asked? {
    if case .asked(let asked) = state.stage { asked } else { nil }
  }

  static let words = Pack(
    name: "spelling-en", version: "1",
    bytes: SpellingList.bytes(of: [
      word("receive", 1), word("occurred", 2), word("believe", 1), word("letter", 1),
      word("knight", 2, homophones: ["night"]), word("night", 1, homophones: ["knight"]),
      word("bear", 1, homophones: ["bare"]), word("bare", 3, homophones: ["bear"]),
      word("separate", 2), word("apple", 1), word("robot", 2), word("planet", 1),
      word("window", 1), word("garden", 1), word("silver", 1), word("kitchen", 2),
      word("quixotic", 5), word("zephyr", 5), word("abyss", 4),
      SpellingWord(
        text: "color", length: 5, band: 1,
        variants: [.init("colour", region: "en-GB")], region: "en-US"),
    ]))

  static let german = Pack(
    name: "spelling-de", version: "1",
    bytes: SpellingList.bytes(of: [word("Apfel", 1), word("Straße", 1), word("schön", 1)]))

  static func list(_ words: [SpellingWord]) -> [UInt8] { SpellingList.bytes(of: words) }

  static func word(_ text: String, _ band: Int32, homophones: [String] = []) -> SpellingWord {
    SpellingWord(text: text, length: text.count, band: band, homophones: homophones)
  }
}

extension [Effect] {
  /// The payload of the answer recorded, or null.
  var recorded: JSON {
    for case .record(let event) in self where event.kind == "answer" { return event.payload }
    return .null
  }

  /// What a screen reader is told.
  var announced: String? {
    for case .announce(let text) in self { return text }
    return nil
  }

  /// What is said.
  var said: [String] {
    compactMap { effect in
      if case .say(let speech) = effect { speech.text } else { nil }
    }
  }

  /// Where the focus goes.
  var focused: String? {
    for case .focus(let id) in self { return id }
    return nil
  }

  /// The result of the round.
  var finished: LessonResult? {
    for case .finish(let result) in self { return result }
    return nil
  }
}
