import PipitBase
import PipitLexicon
import PipitMemory
import PipitPractice
import PipitText

/// The words of the room's rules: its name, what a round is called, what a screen reader is told.
struct CardsText {
  static var english: CardsText { CardsText() }

  var title: String { "Flash cards" }
  var summary: String { "Words from any language into any other, in any script." }

  // Choosing
  var toCards: String { "Choose the cards" }

  // What a round is called
  func name(_ deck: String, _ options: [Deal.Option]) -> String {
    let from = languages(options["from"] ?? "en")
    let to = languages(options["to"] ?? "")
    return "\(deck) · \(from) → \(to)"
  }
  func languages(_ list: String) -> String {
    list.pieces(at: ",").map { Language($0).englishName }.joined(separator: ", ")
  }
  func name(_ way: CardWay) -> String {
    switch way {
    case .flip: "Turn and grade"
    case .choose: "Choose"
    case .type: "Type"
    case .hear: "Hear and grade"
    case .dictation: "Hear and type"
    case .mixed: "Mixed"
    }
  }

  // Where there is nothing
  func noCards(_ choice: CardsChoice) -> String {
    if choice.only != nil { return "None of these cards can be asked. Begin a new round." }
    if choice.from == choice.to {
      return
        "\(languages(choice.to[0])) is written in one way here. Choose another language to answer in."
    }
    return "No card of this deck has words in these languages. Choose others."
  }

  // What a screen reader is told
  func turned(_ question: CardsContent.Question) -> String { question.to.textWithArticle }
  func told(_ answer: Cards.Answer, _ question: CardsContent.Question) -> String {
    let word = question.to.shown(in: answer.shown.answer)
    return answer.isRight ? "Right: \(word)." : "Not right. The answer is \(word)."
  }
  func almost(_ attempt: Cards.Attempt, _ question: CardsContent.Question) -> String {
    switch attempt.verdict.kind {
    case .form(let form):
      "Right, in \(script(form)). This card asks for \(script(attempt.shown.answer))."
    case .synonym: "\(attempt.given) means it too, but is not the word asked for. Try again."
    case .accent: "Almost: mind the accents. Try again."
    case .slip, .exact, .wrong: "Almost: one letter is off. Try again."
    }
  }
  func script(_ form: Language) -> String { form.scriptName }
  var over: String { "That was the last card." }
  func undone(_ question: CardsContent.Question) -> String {
    "Taken back: \(question.from.textWithArticle)."
  }
}
