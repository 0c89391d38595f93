import PipitBase
import PipitJournal
import PipitPractice

extension Function {
  /// Plays a game of word scramble again and compares its score with the one that is claimed.
  static let verifyScramble = Function(
    name: "scramble.verify", takes: ["deal{seed, options…}", "tokens[]", "times?[]", "score"],
    gives: ["score", "own", "stopped", "verified"],
    summary: "Sends a game of word scramble its tokens again and compares the score."
  ) { request, shelf throws(EvaluationError) in
    try ScoreCheck(request, shelf).json
  }
}

/// What a game of word scramble is worth when its tokens are sent to it again.
///
/// Nothing of the learner's own is at hand: no word that is kept, nothing found before. A token that
/// the game refuses is refused here too. Where no times are told none passes, so a clock ends
/// nothing; a time before the one before it counts as that one.
struct ScoreCheck: Equatable {
  /// The points of the words that the list has.
  private(set) var score: Int64 = 0
  /// How many words were found that only the learner keeps.
  private(set) var own = 0
  /// Whether its clock was stopped, or the game went on after its end: it had more time than others.
  private(set) var isStopped = false
  /// The points that are claimed.
  let claimed: Int64

  /// So many tokens a game can have.
  static let mostTokens = 5_000

  init(_ request: Request, _ shelf: Shelf) throws(EvaluationError) {
    claimed = try request.number("score", 0...1_000_000)
    let tokens = try request.texts("tokens")
    if tokens.count > Self.mostTokens {
      throw EvaluationError(.tooLong, "a game has at most \(Self.mostTokens) tokens")
    }
    let times = try request.numbers("times", 0...Self.longest)
    if let times, times.count != tokens.count {
      throw EvaluationError(.wrongValue, "“times” has one for each token")
    }
    let (seed, options) = try Playing.deal(request)
    if options["without"] != nil {
      throw EvaluationError(.wrongValue, "a game that goes on with another cannot be verified")
    }
    let made = Moment(milliseconds: Self.farAhead)
    let session = try Playing.open("scramble", seed: seed, options, at: made, shelf)
    let isTimed = (options["clock"] ?? "calm") != "calm"
    var latest: Int64 = 0
    for (place, token) in tokens.enumerated() {
      latest = max(latest, times?[place] ?? 0)
      guard let effects = session.press(token, at: Moment(milliseconds: Self.farAhead + latest))
      else { continue }
      if isTimed && (token == "calm" || token == "back") { isStopped = true }
      for effect in effects {
        guard case .record(let event) = effect, event.kind == "answer" else { continue }
        if event.payload[text: "kind"] == "own" {
          own += 1
        } else {
          score += event.payload[integer: "points"] ?? 0
        }
      }
    }
  }

  /// The puzzle of any day can be verified: the day is checked when it is played.
  private static let farAhead: Int64 = 253_402_214_400_000

  /// A game's last press, in milliseconds after its deal: ten years.
  private static let longest: Int64 = 315_360_000_000

  /// The answer.
  var json: JSON {
    [
      "score": .integer(score), "own": .integer(Int64(own)), "stopped": .bool(isStopped),
      "verified": .bool(score == claimed),
    ]
  }
}
