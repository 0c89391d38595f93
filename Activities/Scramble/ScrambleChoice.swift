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
/// | shortest | 3, 4, 5 (letters) | yes |
/// | letters | 6 to 12, of the root | yes |
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

  init(_ options: [Deal.Option]) throws(DealError) {
    language = Language(options["language"] ?? "en")
    scoring = ScrambleScoring(rawValue: options["scoring"] ?? "length") ?? .length
    seconds = options["clock"]?.integer().flatMap { Int(exactly: $0) }
    shortest = 3
    letters = 8
    keepsAccents = options["accents"] == "kept"
    isLarge = options["list"] == "large"
    root = options["root"]
    day = nil
  }

  /// The languages that there are words of.
  static let languages = ["en", "es", "fr", "de", "it", "uk"]

  /// Whether an option that is remembered can have a value.
  static func allows(_ name: String, _ value: String) -> Bool {
    switch name {
    case "language": languages.contains(value)
    case "scoring": ScrambleScoring(rawValue: value) != nil
    case "clock": value == "calm" || ["60", "120", "180", "300"].contains(value)
    case "shortest": ["3", "4", "5"].contains(value)
    case "letters": value.integer().map { (6...12).contains($0) } ?? false
    case "accents": value == "folded" || value == "kept"
    case "list": value == "usual" || value == "large"
    default: false
    }
  }

  /// The value that an option has where nothing was chosen.
  static func usual(_ name: String) -> String? {
    "language en\nscoring length\nclock calm\nshortest 3\nletters 8\naccents folded\nlist usual"
      .row(of: name)
  }

  /// The options of a game, in their order: what was chosen, else what is remembered, else what is
  /// usual.
  static func complete(_ chosen: [Deal.Option], _ remembered: [Deal.Option]) -> [Deal.Option] {
    chosen["language"] == nil ? [.init("language", "en")] + chosen : chosen
  }
}
