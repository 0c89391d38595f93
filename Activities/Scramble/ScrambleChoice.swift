import PipitBase
import PipitLexicon
import PipitPractice
import PipitText

/// What the learner chose of a game, read from its options.
///
/// | option | values | remembered |
/// | --- | --- | --- |
/// | language | en, es, fr, de, it, uk | yes |
/// | scoring | length, letters, bee | yes |
/// | clock | calm, 60, 120, 180, 300 (seconds) | yes |
/// | shortest | 3, 4, 5 (letters); in a bee 3 is 4 | yes |
/// | letters | 6 to 12, of the root; a bee has 7 different ones | yes |
/// | accents | folded, kept | yes |
/// | list | usual, large (English alone) | yes |
/// | root | a word of the learner's choice | no |
/// | day | 2026-11-30: the puzzle of that day | no |
/// | without | what a mended deal had: `root/word,root/word` | no |
///
/// A day's puzzle is the same for everybody: its game has language and day alone, and no clock.
final class ScrambleChoice {
  let language: Language
  let scoring: ScrambleScoring
  /// How long a game lasts; nil where it has no end.
  let seconds: Int?
  let shortest: Int
  let letters: Int
  let keepsAccents: Bool
  let isLarge: Bool
  let root: String?
  let day: Day?
  /// What was found in the game that this one goes on with, each with its root.
  let without: [String]
  /// What was chosen, in its order, without what a mended deal had.
  let options: [Deal.Option]

  init(_ options: [Deal.Option]) throws(DealError) {
    let day = try Self.day(options["day"])
    // Of a day's puzzle nothing but the language is chosen.
    func value(_ name: String) throws(DealError) -> String {
      let usual = Self.usual(name) ?? ""
      let value = day == nil || name == "language" ? options[name] ?? usual : usual
      if !Self.allows(name, value) { throw .unknownOption(name: name, value: value) }
      return value
    }
    func number(_ name: String) throws(DealError) -> Int {
      Int(truncatingIfNeeded: try value(name).integer() ?? 0)
    }
    let language = try value("language")
    scoring = ScrambleScoring(rawValue: try value("scoring")) ?? .length
    let seconds = try number("clock")  // `calm` is none
    let shortest = try number("shortest")
    let letters = try number("letters")
    keepsAccents = try value("accents") == "kept"
    isLarge = try value("list") == "large"
    if isLarge && language != "en" { throw .unknownOption(name: "list", value: "large") }
    self.language = Language(language)
    self.seconds = seconds == 0 ? nil : seconds
    self.shortest = scoring == .bee ? max(4, shortest) : shortest
    self.letters = letters
    root = day == nil ? options["root"] : nil
    self.day = day
    without = options["without"]?.pieces(at: ",") ?? []
    self.options = options.filter { $0.name != "without" }
  }

  private static func day(_ text: String?) throws(DealError) -> Day? {
    guard let text else { return nil }
    guard let day = Day(text) else { throw .unknownOption(name: "day", value: text) }
    return day
  }

  /// The languages that there are words of.
  static let languages = ["en", "es", "fr", "de", "it", "uk"]

  /// Whether an option that is remembered can have a value.
  static func allows(_ name: String, _ value: String) -> Bool {
    let values = """
      language en es fr de it uk
      scoring length letters bee
      clock calm 60 120 180 300
      shortest 3 4 5
      letters 6 7 8 9 10 11 12
      accents folded kept
      list usual large
      """.row(of: name)
    return values.map { value.isAmong($0) } ?? false
  }

  /// The value that an option has where nothing was chosen.
  static func usual(_ name: String) -> String? {
    "language en\nscoring length\nclock calm\nshortest 3\nletters 8\naccents folded\nlist usual"
      .row(of: name)
  }

  /// The options of a game, in their order: what was chosen, else what is remembered, else what is
  /// usual. A day's puzzle has language and day alone; a root that was chosen has its own letters, and
  /// a bee has seven.
  static func complete(_ chosen: [Deal.Option], _ remembered: [Deal.Option]) -> [Deal.Option] {
    let names =
      chosen["day"] == nil
      ? "language scoring clock shortest letters accents list root" : "language day"
    var options: [Deal.Option] = []
    for name in names.pieces(at: " ") {
      if name == "letters", chosen["root"] != nil || options["scoring"] == "bee" { continue }
      guard let value = chosen[name] ?? last(name, remembered, options) ?? usual(name) else {
        continue
      }
      options.append(.init(name, value))
    }
    return options
  }

  /// What is remembered of an option, where it is a value that there is with what is chosen so far.
  private static func last(
    _ name: String, _ remembered: [Deal.Option], _ sofar: [Deal.Option]
  ) -> String? {
    guard let value = remembered[name], allows(name, value) else { return nil }
    return name == "list" && sofar["language"] != "en" ? nil : value
  }
}
