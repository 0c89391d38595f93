import PipitBase
import PipitLexicon
import PipitLook
import PipitMemory
import PipitPractice
import PipitText

/// The words of the page of a round.
struct CardsViewText {
  static var english: CardsViewText { CardsViewText() }

  // The bar
  var close: String { "Close the round" }
  func place(_ number: Int, of count: Int) -> String { "Flash cards: card \(number) of \(count)" }
  func done(_ number: Int, of count: Int) -> String { "\(number) of \(count) cards known" }
  func run(_ combo: Int32) -> String { "\(combo) right in a row" }
  var undo: String { "Undo the last answer" }
  var undoThis: String { "Undo" }

  // The card
  func language(_ language: Language) -> String { language.englishName }
  var again: String { "Once more" }
  var question: String { "The question" }
  var turn: String { "Turn the card" }
  var showAnswer: String { "Show the answer" }
  var hearIt: String { "Hear it" }
  var readIt: String { "Show the word" }
  func noVoice(_ language: String) -> String { "There is no voice for \(language) here." }
  func hear(_ language: Language) -> String { "Hear the \(language.englishName)" }
  var hearSlowly: String { "Hear it slowly" }
  func reading(_ language: Language) -> String {
    switch language.primary {
    case "ja": "Furigana"
    case "zh": "Pinyin"
    default: "Reading"
    }
  }
  func gender(_ gender: String) -> String? {
    switch gender {
    case "m": "masculine"
    case "f": "feminine"
    case "n": "neuter"
    case "mf": "masculine or feminine"
    default: nil
    }
  }
  var also: String { "Also:" }

  // Grades
  var grades: String { "How well did you know it?" }
  func name(_ rating: Rating) -> String {
    switch rating {
    case .again: "Again"
    case .hard: "Hard"
    case .good: "Good"
    case .easy: "Easy"
    }
  }
  func icon(_ rating: Rating) -> Icon {
    switch rating {
    case .again: .cross
    case .hard: .tilde
    case .good: .check
    case .easy: .star
    }
  }
  func comesAgain(_ future: Memory, at now: Moment) -> String {
    "comes again in \(DayText.english.long(future, at: now))"
  }

  // Answers
  var answers: String { "Answers" }
  var giveUp: String { "I do not know" }
  var rightOne: String { "right" }
  var yourChoice: String { "your choice" }
  func field(_ question: CardsContent.Question, isExact: Bool, _ form: Language) -> String {
    isExact && question.to.forms.count > 1
      ? "In \(question.to.language.englishName), \(form.scriptName)"
      : "In \(question.to.language.englishName)"
  }
  /// The rule for scripts, the same for all cards.
  func rule(_ question: CardsContent.Question, isExact: Bool, _ form: Language) -> String {
    if question.to.forms.count < 2 { return "" }
    return isExact
      ? "\(form.scriptName) counts here; another script is named and asked again."
      : "Any script counts: "
        + question.to.forms.map { $0.language.scriptName }.joined(separator: ", ") + "."
  }
  var check: String { "Check" }
  var letterKeys: String { "Letters with accents" }
  func insert(_ letter: String) -> String { "Insert \(letter)" }
  func almost(_ kind: CardVerdict.Kind) -> String {
    switch kind {
    case .form(let form): "Right, in \(form.scriptName)"
    case .synonym: "Another word for it"
    case .accent: "Almost: an accent"
    case .slip, .exact, .wrong: "Almost: a slip"
    }
  }
  func almostDetail(_ attempt: Cards.Attempt) -> String {
    switch attempt.verdict.kind {
    case .form: "This card asks for \(attempt.shown.answer.scriptName). Nothing is lost."
    case .synonym:
      "“\(attempt.given)” means it too, but another word is asked for. Nothing is lost."
    case .accent: "The letters are right but for an accent. Mend it once."
    case .slip, .exact, .wrong: "One letter is not right. Mend it once."
    }
  }

  // What is told
  func title(_ answer: Cards.Answer) -> String {
    if answer.kind == .given { return "This is the answer" }
    if !answer.isRight { return "Not this time" }
    return answer.asked.mended == nil ? "Right" : "Right, once mended"
  }
  func rightIn(_ form: Language) -> String { "You wrote it in \(form.scriptName)." }
  var youWrote: String { "You wrote" }
  func wrote(_ given: String) -> String { "You wrote \(given)." }
  var next: String { "Continue" }

  // The end
  var over: String { "That was the last card" }
  func overLead(_ missed: Int) -> String {
    switch missed {
    case 0: "You knew every card at once."
    case 1: "One card was new or forgotten. It comes again soon."
    default: "\(missed) cards were new or forgotten. They come again soon."
    }
  }
  var result: String { "See how it went" }
}
