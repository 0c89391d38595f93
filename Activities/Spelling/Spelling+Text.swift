import PipitBase
import PipitJournal
import PipitLexicon
import PipitPractice
import PipitText

/// The words of the room's rules: its name, what a round is called, what a screen reader is told.
struct SpellingText {
  static var english: SpellingText { SpellingText() }

  var title: String { "Spelling" }
  var summary: String { "Hear a word, hear what it means, and spell it." }

  // Choosing
  var toRounds: String { "To the rounds" }
  var toSettings: String { "Language, length and tries" }

  // What a round is called
  func name(_ options: [Deal.Option]) -> String {
    func value(_ name: String) -> String { options[name] ?? "" }
    var name: String {
      if value("mode") == "daily" { return "Daily set" }
      if value("mode") == "bee" { return "Spelling bee" }
      if let kind = SpellingFault(rawValue: value("kind")) { return drill(kind) }
      if !value("list").isEmpty { return "Your list" }
      return value("only").isEmpty ? "Spelling" : "Missed words"
    }
    let language = Language(options["language"] ?? "en").englishName
    return "\(name) · \(language)"
  }
  func bee(_ name: String, run: Int, of count: Int) -> String {
    run == count ? "\(name) · without a miss" : "\(name) · the first miss at word \(run + 1)"
  }
  func drill(_ kind: SpellingFault) -> String {
    switch kind {
    case .doubled: "Double consonants"
    case .ie: "ie or ei"
    case .silent: "Silent letters"
    case .vowel: "Vowels"
    case .swap: "Letters that change places"
    case .accent: "Accents"
    case .capital: "Capitals"
    case .other: "Other slips"
    }
  }

  // Where there is nothing
  func noWords(_ choice: SpellingChoice) -> String {
    let language = choice.language.englishName
    if choice.list != nil { return "This list has no words. Add some, and come back." }
    if choice.only != nil { return "None of these words can be asked. Begin a new round." }
    if let kind = choice.kind {
      return "No words for “\(drill(kind))” in \(language) with these lengths. Allow other lengths."
    }
    let (shortest, longest) = (choice.lengths.lowerBound, choice.lengths.upperBound)
    return shortest == longest
      ? "No words of \(shortest) letters in \(language). Allow other lengths."
      : "No words of \(shortest) to \(longest) letters in \(language). Allow other lengths."
  }

  // What a screen reader is told
  func told(_ answer: Spelling.Answer, _ word: SpellingWord) -> String {
    switch answer.verdict {
    case .right, .mended:
      word.homophones.contains { Text.equal($0, answer.given) }
        ? "Right: \(answer.given) sounds the same. The word was \(word.text)."
        : "Right: \(word.text)."
    case .missed: "Not right. The word is \(word.text)."
    case .shown: "The word is \(word.text)."
    }
  }
  func wrong(_ given: String, left: Int?) -> String {
    switch left {
    case nil: "Not right: \(given). Try again."
    case 1: "Not right: \(given). One try left."
    case let left?: "Not right: \(given). \(left) tries left."
    }
  }
  func almost(_ result: SpellingResult) -> String {
    result.verdict == .capital
      ? "Almost: a capital is missing. Try again; nothing is lost."
      : "Almost: mind the accents. Try again; nothing is lost."
  }
  func soundsTheSame(_ given: String) -> String {
    "\(given) sounds the same and means something else. Try again; nothing is lost."
  }
  func hint(_ known: [String?]) -> String {
    let letters = known.compactMap { $0 }
    return "\(known.count) letters, beginning with \(letters.joined(separator: ", "))."
  }
  var mastered: String { "Right this time." }
}
