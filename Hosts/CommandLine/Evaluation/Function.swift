import PipitBase

/// A function of `pipit eval`.
struct Function: Sendable {
  /// The name, as a request gives it.
  let name: String
  /// What goes in; a name that may be left out ends in `?`.
  let takes: [String]
  /// What the result has.
  let gives: [String]
  /// One sentence on what it does.
  let summary: String
  /// Answers a request.
  let run: @Sendable (Request, Shelf) throws(EvaluationError) -> JSON

  /// All functions, in the order that `help` lists them.
  static let all: [Function] = {
    let rooms: [[Function]] = [
      [help], text, scripts, card, sentence, alphabet, scramble, spelling, dictionary, decks,
      memory, journal, [cleanMarkup, play, verifyScramble],
    ]
    return rooms.flatMap { $0 }
  }()

  private static let help = Function(
    name: "help", takes: [], gives: ["functions"], summary: "Lists the functions."
  ) { _, _ in
    ["functions": .list(all.map { $0.json })]
  }

  private var json: JSON {
    [
      "name": .text(name), "in": .list(takes.map { .text($0) }),
      "result": .list(gives.map { .text($0) }), "summary": .text(summary),
    ]
  }
}
