import PipitBase
import PipitLexicon
import PipitText

/// The words of what can be set.
struct ScrambleSettingText {
  static var english: ScrambleSettingText { ScrambleSettingText() }

  var language: String { "Language" }
  func name(of language: String) -> String { Language(language).englishName }
  var scoring: String { "Points" }
  func scoring(_ scoring: ScrambleScoring) -> String {
    switch scoring {
    case .length: "By length"
    case .letters: "By letters"
    case .bee: "Spelling bee"
    }
  }
  func explanation(_ scoring: ScrambleScoring) -> String {
    switch scoring {
    case .length: "Each word gives 1 point, and 1 for each letter."
    case .letters: "Rare letters give more, and long words much more."
    case .bee:
      "Seven letters, used as often as you like. Every word has the middle letter and at least four letters."
    }
  }
  var clock: String { "Time" }
  func clock(_ value: String) -> String {
    switch value {
    case "60": "1 minute"
    case "120": "2 minutes"
    case "180": "3 minutes"
    case "300": "5 minutes"
    default: "No clock"
    }
  }
  var shortest: String { "Shortest word" }
  var letters: String { "Letters to play with" }
  var accents: String { "Accents" }
  func accents(_ value: String) -> String {
    value == "kept" ? "é is another letter than e" : "é counts as e"
  }
  var list: String { "Words" }
  func list(_ value: String) -> String { value == "large" ? "Large list" : "Usual list" }
}
