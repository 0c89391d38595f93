import PipitBase
import PipitJournal
import PipitLexicon
import PipitMemory
import PipitPractice
import PipitText

/// In which forms cards are seen, as the learner prefers them now.
struct CardFaces {
  let scripts: ScriptPreferences

  init(_ scripts: ScriptPreferences) { self.scripts = scripts }

  init(_ fold: Fold) {
    scripts = fold[setting: "scripts"].map { ScriptPreferences(text: $0) } ?? ScriptPreferences()
  }

  /// The forms of a question and of its answer; nil where one word has no second form.
  func shown(_ question: DeckWord, _ answer: DeckWord) -> Cards.Action.Shown? {
    guard let from = scripts.face(of: question.allForms, question.language.primary, .question)
    else { return nil }
    let isOneWord = question.language == answer.language
    let others = answer.forms.filter { !isOneWord || $0.language != from.language }
    let forms = Forms(others.map { .init($0.language, $0.texts) })
    guard let to = scripts.face(of: forms, answer.language.primary, .answer) else { return nil }
    return .init(from.language, to.language)
  }

  /// Whether an item is asked in the forms that are seen now. Of the learner's own decks all are: there
  /// a card may lack the form that is liked best.
  func shows(_ item: CardItem) -> Bool {
    if CardsDeck.isOwn(item.deck) { return true }
    let question = Language(item.question)
    let answer = Language(item.answer)
    let liked = scripts.order(of: question.primary, .question).first
    let answers = scripts.order(of: answer.primary, .answer)
    let likedAnswer =
      question.primary == answer.primary ? answers.first { $0 != liked } : answers.first
    return liked == question && likedAnswer == answer
  }

  /// What is read above a word in a form, in parts; nil where there is nothing to read.
  func ruby(of word: DeckWord, in form: Language) -> [Ruby.Part]? {
    let face = Face(form, word.text(in: form) ?? "")
    guard let help = scripts.help(of: word.allForms, besides: face).first else { return nil }
    if help.language.tag == "ja-Hrkt", form.tag == "ja", !word.ruby.isEmpty {
      return Ruby(word.ruby).parts
    }
    return [Ruby.Part(face.text, reading: help.text)]
  }

  /// How what is read above a word stands, by how well the word is remembered.
  func stage(of word: DeckWord, _ remembered: Remembered?) -> ScriptPreferences.HelpStage {
    scripts.help(
      of: word.language.primary, stabilityDays: remembered?.memory.state.map { $0.stability })
  }
}
