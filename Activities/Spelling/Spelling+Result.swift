import PipitBase
import PipitJournal
import PipitLexicon
import PipitMemory
import PipitPractice
import PipitText

/// What a round leaves in the journal.
extension Spelling {
  /// The event of a word that is done.
  func event(_ answer: Answer) -> Event {
    let language = content.language.tag
    let word = content.questions[answer.question].word.text
    var more: [JSON.Member] = [
      .init("name", .text(word)), .init("language", .text(language)),
      .init("verdict", .text(answer.verdict.rawValue)),
      .init("tries", .integer(Int32(answer.tries.count))),
    ]
    if let given = firstMiss(answer) { more.append(.init("given", .text(given))) }
    more.append(.init("faults", .list(faults(answer).map { .text($0.rawValue) })))
    more.append(.init("hints", .integer(Int32(answer.hints))))
    if let list = content.deal[option: "list"] { more.append(.init("list", .text(list))) }
    return .answer(
      "spelling/\(language)/\(word)", rating(answer), milliseconds: answer.milliseconds,
      more: more)
  }

  /// What was spelled first that was not right, or nil.
  private func firstMiss(_ answer: Answer) -> String? {
    answer.tries.first?.given ?? answer.almost?.given
  }

  /// What went wrong, each kind once.
  private func faults(_ answer: Answer) -> [SpellingFault] {
    var faults: [SpellingFault] = []
    for attempt in answer.tries + (answer.almost.map { [$0] } ?? []) {
      for fault in attempt.result.faults where !faults.contains(fault) { faults.append(fault) }
    }
    return faults
  }

  /// Right at first is good, and easy where it was quick on a word that has stayed for long; with a hint, the slow key or something mended it is hard, which is a
  /// pass; a miss at first is again.
  private func rating(_ answer: Answer) -> Rating {
    if !answer.isRight || !answer.tries.isEmpty { return .again }
    if answer.almost != nil || answer.hints > 0 || answer.isSlow { return .hard }
    let word = content.questions[answer.question].word.text
    return content.deal.facts.isEasy([word], after: answer.milliseconds) ? .easy : .good
  }

  /// The result of the round.
  var result: LessonResult {
    var words: [LessonResult.Word] = []
    for question in content.questions {
      words.append(.init(question.word.text, language: content.language.tag))
    }
    return LessonResult(
      session: content.deal.id, activity: "spelling", options: content.deal.options,
      title: title, right: Int32(answers.count { $0.verdict == .right }),
      count: Int32(content.questions.count), milliseconds: milliseconds, bestCombo: bestCombo,
      missed: answers.filter { $0.verdict != .right }.map { line($0) },
      slowest: slowest.map { line($0) }, words: words, block: Self.blockName)
  }

  /// What was practised; of a bee, how far it went without a miss.
  private var title: String {
    let name = SpellingText.english.name(content.deal.options)
    guard content.isBee else { return name }
    var run = 0
    while run < answers.count, answers[run].isRight { run += 1 }
    return SpellingText.english.bee(name, run: run, of: content.questions.count)
  }

  /// The time of all answers; the longest there is where clocks that jump make it longer.
  private var milliseconds: Int64 {
    answers.reduce(0) { $0 + min($1.milliseconds, Moment.farthest - $0) }
  }

  /// The three right answers that took longest, where there were enough to tell.
  private var slowest: [Answer] {
    let right = answers.filter { $0.verdict == .right }
    guard right.count > 3 else { return [] }
    return Array(right.ordered { $0.milliseconds > $1.milliseconds }.prefix(3))
  }

  private func line(_ answer: Answer) -> LessonResult.Line {
    let question = content.questions[answer.question]
    return LessonResult.Line(
      item: question.word.text, asked: question.definition, answer: question.word.text,
      given: firstMiss(answer) ?? "", language: content.language.tag,
      milliseconds: answer.milliseconds)
  }
}
