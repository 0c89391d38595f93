import PipitBase
import PipitLexicon
import PipitText

extension Function {
  /// Word scramble: a root, what is typed for it, and all its words.
  static let scramble = [dealRoot, checkFind, solve]

  private static let dealRoot = Function(
    name: "scramble.deal", takes: ["seed", "language?", "letters?", "list?"], gives: ["root"],
    summary: "Deals a root of so many letters, 8 if no number is given, that gives enough words."
  ) { request, shelf throws(EvaluationError) in
    let seed = try request.seed()
    let letters = try request.number("letters", 6...12, usual: 8)
    var dice = Dice(seed: seed)
    return [
      "root": .text(
        try words(request, shelf).root(letters: Int(letters), dice: &dice))
    ]
  }

  private static let checkFind = Function(
    name: "scramble.check",
    takes: [
      "root", "found[]", "typed", "language?", "shortest?", "scoring?", "centre?",
      "keepsAccents?", "list?",
    ],
    gives: ["accepted", "title", "message", "points", "reason", "word", "kind", "missing"],
    summary: "Judges a word made of a root's letters; the first reason against it is told."
  ) { request, shelf throws(EvaluationError) in
    let rules = try rules(request, shelf)
    let verdict = rules.check(
      try request.text("typed"), found: try request.optionalTexts("found"))
    switch verdict {
    case .accepted(let find):
      return [
        "accepted": true, "title": "", "message": "", "points": .integer(Int(find.points)),
        "reason": .null, "word": .text(find.word), "kind": .text(find.kind.rawValue),
      ]
    case .refused(let refusal):
      return [
        "accepted": false, "title": .text(refusal.title), "message": .text(refusal.message),
        "points": 0, "reason": .text(refusal.reason.rawValue), "missing": .text(refusal.missing),
      ]
    }
  }

  private static let solve = Function(
    name: "scramble.solve",
    takes: ["root", "language?", "shortest?", "scoring?", "centre?", "keepsAccents?", "list?"],
    gives: ["words", "points"],
    summary: "All words of a root but the offensive ones; the points are those of the common ones."
  ) { request, shelf throws(EvaluationError) in
    let rules = try rules(request, shelf)
    return [
      "words": .list(
        rules.all.map { ["word": .text($0.text), "tier": .text($0.tier.rawValue)] }),
      "points": .integer(Int(rules.most)),
    ]
  }

  /// The words of the request's language, English where none is given.
  private static func words(
    _ request: Request, _ shelf: Shelf
  ) throws(EvaluationError) -> ScrambleWords {
    let language = try request.language()
    let isLarge = try request.choice("list", ["usual", "large"]) == "large"
    return try shelf.scramble(
      language == .undetermined ? "en" : language, isLarge: isLarge,
      keepsAccents: try request.flag("keepsAccents"))
  }

  private static func rules(
    _ request: Request, _ shelf: Shelf
  ) throws(EvaluationError) -> ScrambleRules {
    let root = try request.text("root")
    let words = try words(request, shelf)
    guard let tiles = words.tiles.tiles(of: root), (3...20).contains(tiles.count) else {
      throw EvaluationError(.wrongValue, "“root” is a word of 3 to 20 letters")
    }
    let shortest = try request.number("shortest", 3...20, usual: 3)
    let scoring = try request.choice("scoring", ["length", "letters", "bee"])
    let centre = try request.optionalTexts("centre").first
    if let centre, !tiles.contains(centre) {
      throw EvaluationError(.wrongValue, "“centre” is a letter of the root")
    }
    return shelf.rules(
      Text.lowercased(root, words.tiles.language), words,
      scoring: ScrambleScoring(rawValue: scoring) ?? .length, shortest: Int(shortest),
      centre: centre)
  }
}

extension Request {
  /// One of some texts; the first where none is given.
  fileprivate func choice(
    _ name: String, _ values: [String]
  ) throws(EvaluationError) -> String {
    guard let value = try optionalTexts(name).first else { return values[0] }
    if values.contains(value) { return value }
    throw EvaluationError(
      .wrongValue, "“\(name)” is one of \(values.joined(separator: ", "))")
  }
}
