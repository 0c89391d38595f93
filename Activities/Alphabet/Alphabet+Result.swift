import PipitBase
import PipitJournal
import PipitLexicon
import PipitMemory
import PipitPractice
import PipitText

/// What a round leaves in the journal.
extension Alphabet {
  /// The event of an answer: the item is a letter in one direction, or a way with whole texts.
  func event(_ answer: Answer, _ asked: Asked) -> Event {
    let question = questions[answer.question]
    var more: [JSON.Member] = [
      .init("name", .text(question.item)), .init("alphabet", .text(alphabet.id)),
      .init("way", .text(way.rawValue)),
    ]
    if !answer.isRight { more.append(.init("given", .text(answer.given))) }
    if let leak = answer.leak { more.append(.init("leak", .text(leak.id))) }
    return .answer(
      item(question), rating(answer, asked), milliseconds: answer.milliseconds, more: more)
  }

  private func item(_ question: Question) -> String {
    guard question.codeWord != nil else { return "alphabet/\(alphabet.id)/\(way.rawValue)" }
    return "alphabet/\(alphabet.id)/\(question.letter)/\(way.direction)"
  }

  /// Exact is good, and easy where it was quick on a letter that has stayed for long; after help or a
  /// mended slip it is hard, which is a pass; a miss is again.
  private func rating(_ answer: Answer, _ asked: Asked) -> Rating {
    switch answer.verdict {
    case .right:
      asked.isShown ? .hard : isEasy(answer) ? .easy : .good
    case .mended: .hard
    case .wrong, .shown: .again
    }
  }

  private func isEasy(_ answer: Answer) -> Bool {
    content.deal.facts.isEasy([questions[answer.question].letter], after: answer.milliseconds)
  }

  /// The result of the round.
  var result: LessonResult {
    LessonResult(
      session: session, activity: "alphabet", options: options,
      title: "\(alphabet.name) · \(AlphabetText.english.name(way))",
      right: score, count: Int32(questions.count),
      milliseconds: milliseconds, bestCombo: bestCombo,
      missed: answers.filter { !$0.isRight }.map { line($0) },
      slowest: slowest.map { line($0) })
  }

  /// The time of all answers; the longest there is where clocks that jump make it longer.
  private var milliseconds: Int64 {
    answers.reduce(0) { $0 + min($1.milliseconds, Moment.farthest - $0) }
  }

  /// The three right answers that took longest, where there were enough to tell.
  private var slowest: [Answer] {
    let right = answers.filter { $0.isRight }
    guard right.count > 3 else { return [] }
    return Array(right.ordered { $0.milliseconds > $1.milliseconds }.prefix(3))
  }

  private func line(_ answer: Answer) -> LessonResult.Line {
    let question = questions[answer.question]
    return LessonResult.Line(
      item: question.item, asked: question.asked, answer: question.answer, given: answer.given,
      language: alphabet.language.tag, milliseconds: answer.milliseconds)
  }

  /// What is said aloud: the word of the letter, or the code words of the text.
  func speech(of question: Question, slow: Bool) -> Speech {
    let words = question.codeWord?.word ?? (way == .write ? question.answer : question.asked)
    return Speech(
      words, language: alphabet.language.tag, ratePercent: slow ? 60 : 100,
      noisePercent: way == .readback && !isTold ? 100 : 0)
  }
}
