import PipitBase
import PipitJournal
import PipitLexicon
import PipitPractice

@testable import PipitScramble

/// A game over made lists, and what is pressed in it.
struct Board {
  var game: Scramble
  /// The time since the game was dealt, in seconds.
  var seconds: Int64 = 0
  var effects: [Effect] = []

  static let noon = Moment(milliseconds: 1_800_000_000_000, offsetMinutes: 60)

  /// Words of `medical`; some are rare, one is offensive.
  static let words = Pack(
    name: "words-en", version: "1",
    bytes: WordPack.bytes(
      of: [
        "medical", "decimal", "claimed", "decal", "claim", "medal", "camel", "lame", "mace", "acme",
        "ace", "silkworm", "works", "milk", "reading", "read", "dear", "grain", "garden", "range",
        "dinner", "rained", "grained", "drain", "danger", "grade", "gained", "ready",
      ].map { WordPack.Word($0) } + [
        .init("declaim", .rare), .init("dace", .rare), .init("idem", .rare, isOffensive: true),
        .init("malice", isOffensive: true),
      ]))

  static let large = Pack(
    name: "words-en-large", version: "1", bytes: WordPack.bytes(of: [.init("calid", .rare)]))

  static let days = Pack(
    name: "days-en", version: "1", bytes: DayRoots.bytes(of: ["silkworm", "medical"]))

  /// Words with letters of their own.
  static let spanish = Pack(
    name: "words-es", version: "1",
    bytes: WordPack.bytes(of: ["caños", "años", "caso", "asno", "cano"].map { .init($0) }))

  init(
    _ options: [(String, String)] = [("root", "medical")], seed: UInt64 = 1,
    facts: [(String, String)] = [], packs: [Pack] = [words, large, days, spanish]
  ) throws(DealError) {
    game = try Scramble(Self.deal(options, seed: seed, facts: facts, packs: packs))
  }

  static func deal(
    _ options: [(String, String)], seed: UInt64 = 1, facts: [(String, String)] = [],
    packs: [Pack] = [words, large, days, spanish]
  ) -> Deal {
    Deal(
      id: "board", activity: "scramble", rules: 1, seed: seed, made: noon,
      options: options.map { .init($0.0, $0.1) }, facts: facts.map { .init($0.0, $0.1) },
      packs: packs)
  }

  var now: Moment {
    Moment(milliseconds: Self.noon.milliseconds + seconds * 1_000, offsetMinutes: 60)
  }

  /// Does something, a second after what was done before.
  @discardableResult
  mutating func press(_ action: Scramble.Action, after wait: Int64 = 1) -> [Effect] {
    seconds += wait
    effects = game.update(action, at: now)
    return effects
  }

  /// Writes a word as the page's form does.
  @discardableResult
  mutating func write(_ word: String) -> [Effect] { press(.write(game.writes, word)) }

  /// The sentences that are told.
  var told: [String] {
    effects.compactMap { effect in
      if case .announce(let text) = effect { text } else { nil }
    }
  }

  /// The events that are recorded.
  var recorded: [Event] {
    effects.compactMap { effect in
      if case .record(let event) = effect { event } else { nil }
    }
  }
}
