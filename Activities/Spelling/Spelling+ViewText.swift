import PipitBase
import PipitJournal
import PipitLexicon
import PipitPractice
import PipitText

/// The words of a round's page, in the interface's language.
struct SpellingViewText {
  static var english: SpellingViewText { SpellingViewText() }

  // The bar
  var close: String { "Leave the round. Your place is kept." }
  func place(_ number: Int, of count: Int, isBee: Bool) -> String {
    "\(isBee ? "Bee" : "Spelling"): word \(number) of \(count)"
  }
  func done(_ number: Int, of count: Int) -> String { "\(number) of \(count) words done" }
  func run(_ combo: Int32) -> String { "\(combo) right in a row" }

  // What is asked
  func question(isBee: Bool, canHear: Bool) -> String {
    canHear ? isBee ? "Listen, ask, and spell it" : "Listen, and spell it" : "Spell it"
  }
  var hear: String { "Hear the word" }
  var repeatIt: String { "Repeat the word" }
  var slowly: String { "Hear it slowly" }
  var meaning: String { "What it means" }
  var inSentence: String { "In a sentence" }
  var partOfSpeech: String { "Part of speech" }
  var read: String { "Read what it means" }
  var coming: String { MeaningText.english.coming }
  var lost: String { MeaningText.english.lost }
  var noDefinition: String { MeaningText.english.none }
  var unknownVoice: String { "Looking for a voice…" }
  func noVoice(_ language: String) -> String {
    "There is no voice for \(language) here. Spell the word from what it means."
  }
  var unsaid: String {
    "The word could not be said. Try once more, or spell it from what it means."
  }
  var blank: String { "blank" }
  func part(_ part: PartOfSpeech) -> String { MeaningText.english.part(part) }

  // Spelling it
  var field: String { "Your spelling" }
  var letterKeys: String { "Letters with accents" }
  func insert(_ letter: String) -> String { "Insert \(letter)" }
  var check: String { "Check" }
  var hint: String { "Hint" }
  var show: String { "Show the word" }
  var hints: String { "What is known of the word" }
  func known(_ letter: String?) -> String { letter ?? "a letter to find" }
  func letters(_ count: Int) -> String { count == 1 ? "1 letter" : "\(count) letters" }

  // After a miss
  var wrong: String { "Not right yet" }
  func left(_ tries: Int?) -> String {
    switch tries {
    case nil: "Try as often as you like."
    case 1?: "1 try left."
    case let tries?: "\(tries) tries left."
    }
  }
  var marks: String { "Your letters" }
  func said(_ letter: String, _ state: LetterFinding) -> String {
    switch state {
    case .right: "\(letter), right"
    case .elsewhere: "\(letter), in the wrong place"
    case .wrong: "\(letter), wrong"
    case .missing: "a letter is missing here"
    }
  }
  func missing(_ count: Int) -> String {
    count == 1
      ? "Your letters are right. One is missing."
      : "Your letters are right. \(count) are missing."
  }
  func nudge(_ fault: SpellingFault, letter: String?) -> String? {
    switch fault {
    case .doubled: letter.map { "A doubled letter: one \($0) or two?" } ?? "A doubled letter?"
    case .ie: "ie or ei?"
    case .silent: "There is a letter that you do not hear."
    case .vowel: "One of the vowels is another one."
    case .swap: "Two neighbours stand in the wrong order."
    case .accent: "Look at the accents."
    case .capital: "It has a capital letter."
    case .other: nil
    }
  }
  func almost(_ verdict: SpellingResult.Verdict) -> String {
    verdict == .capital ? "Almost: a capital" : "Almost: an accent"
  }
  func almostDetail(_ verdict: SpellingResult.Verdict) -> String {
    verdict == .capital
      ? "The letters are right, a capital is missing. Mend it: no try is lost."
      : "The letters are right but for an accent. Mend it: no try is lost."
  }
  var homophoneTitle: String { "It sounds the same" }
  func homophone(_ word: String) -> String {
    "“\(word)” sounds the same, but means something else. No try is lost."
  }
  var forPractice: String { "For practice: this does not count." }

  // What is told
  func title(_ verdict: SpellingVerdict, tries: Int, hints: Int) -> String {
    switch verdict {
    case .right: hints > 0 ? "Right, with a hint" : "Right"
    case .mended:
      tries == 0 ? "Right, once mended" : "Right at the \(ordinal(tries + 1)) try"
    case .missed: "Not this time"
    case .shown: "This is the word"
    }
  }
  private func ordinal(_ number: Int) -> String {
    let ending =
      switch (number % 10, number % 100) {
      case (_, 11...13): "th"
      case (1, _): "st"
      case (2, _): "nd"
      case (3, _): "rd"
      default: "th"
      }
    return "\(number)\(ending)"
  }
  var mastered: String { "Right this time" }
  var hearIt: String { "Hear it" }
  var letterByLetter: String { "Letter by letter" }
  var next: String { "Continue" }
  var again: String { "Try again" }
  var comparison: String { "Above, what you wrote; below, the word." }
  func wrote(_ given: String) -> String { "You wrote \(given)." }
  func edit(_ edit: SpellingResult.Edit) -> String? {
    switch edit {
    case .keep: nil
    case .insert(let letter): "\(letter) is missing"
    case .delete(let letter): "\(letter) is too many"
    case .replace(let letter, let other): "\(other), not \(letter)"
    case .swap(let one, let other): "\(one) and \(other) change places"
    }
  }
  func variants(_ all: [SpellingWord.Spelling], of word: String, region: String?) -> String {
    var spellings = [name(word, region)]
    for variant in all { spellings.append(name(variant.text, variant.region)) }
    return spellings.joined(separator: ", ")
      + (all.count == 1 ? ": both are right." : ": all are right.")
  }
  private func name(_ word: String, _ region: String?) -> String {
    switch region {
    case "en-GB"?: "\(word) (British)"
    case "en-US"?: "\(word) (American)"
    case "en-GB-oxendict"?: "\(word) (Oxford)"
    default: word
    }
  }
  func homophones(_ words: [String]) -> String { "Sounds like \(words.joined(separator: ", "))." }
  func alsoRight(_ given: String) -> String {
    "“\(given)” is right too: it sounds the same."
  }
  func meanings(_ count: Int) -> String {
    count == 1 ? "What it means" : "What it means: \(count) meanings"
  }
  var yourMeaning: String { "What your list says" }
  func more(_ count: Int) -> String { count == 1 ? "1 more meaning" : "\(count) more meanings" }
}
