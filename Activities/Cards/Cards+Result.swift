import PipitBase
import PipitJournal
import PipitLexicon
import PipitLook
import PipitMemory
import PipitPractice
import PipitText

/// What a round leaves in the journal.
extension Cards {
  /// The event of an answer.
  func event(_ answer: Answer) -> Event {
    let question = content.questions[answer.question]
    var more: [JSON.Member] = [
      .init("name", .text(question.name)), .init("way", .text(question.way.rawValue)),
    ]
    if case .typed(let attempt) = answer.kind, !answer.isRight {
      more.append(.init("given", .text(attempt.given)))
    }
    return .answer(
      content.item(question, answer.shown), answer.rating, milliseconds: answer.milliseconds,
      more: more)
  }

  /// The result of the round: what counts is the first answer to each card.
  var result: LessonResult {
    let first = firstAnswers
    var words: [LessonResult.Word] = []
    for question in content.questions {
      let language = question.to.forms.first?.language ?? question.to.language
      words.append(.init(question.to.text, language: language.tag))
    }
    return LessonResult(
      session: content.deal.id, activity: "cards", options: content.deal.options,
      title: CardsText.english.name(content.title, content.deal.options),
      right: Int32(first.count { $0.isRight }), count: Int32(content.questions.count),
      milliseconds: answers.reduce(0) { $0 + min($1.milliseconds, Moment.farthest - $0) },
      bestCombo: runs.best, missed: first.filter { !$0.isRight }.map { line($0) }, slowest: [],
      words: words, block: Self.block.rawValue)
  }

  private func line(_ answer: Answer) -> LessonResult.Line {
    let question = content.questions[answer.question]
    var given = ""
    if case .typed(let attempt) = answer.kind { given = attempt.given }
    if case .picked(let place) = answer.kind {
      let other = question.choices[place].word(in: question.to.language.primary)
      given = other?.shown(in: answer.shown.answer) ?? ""
    }
    return LessonResult.Line(
      item: question.name, asked: question.from.shown(in: answer.shown.question),
      answer: question.to.shown(in: answer.shown.answer), given: given,
      language: answer.shown.answer.tag, askedLanguage: answer.shown.question.tag,
      milliseconds: answer.milliseconds)
  }
}
