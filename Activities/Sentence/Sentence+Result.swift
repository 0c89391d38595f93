import PipitBase
import PipitJournal
import PipitLexicon
import PipitLook
import PipitMemory
import PipitPractice
import PipitText

/// What a lesson leaves in the journal.
extension Sentence {
  /// An answer, and how much of the lesson is solved.
  func records(of answer: Answer) -> [Effect] {
    let exercise = lesson.exercises[answer.exercise]
    var more: [JSON.Member] = [
      .init("name", .text(exercise.id)), .init("way", .text(answer.way.rawValue)),
      .init("words", .list(exercise.teaches.map { .text($0) })),
      .init("language", .text(lesson.taught(exercise).language.tag)),
    ]
    if let missed = missed(answer) {
      more.append(.init("missed", .list(missed.map { .text($0) })))
    }
    if answer.verdict != .right { more.append(.init("given", .text(answer.given))) }
    let record = Effect.record(
      .answer(
        "\(lesson.shelf)/\(exercise.id)", rating(answer), milliseconds: answer.milliseconds,
        more: more))
    return [record]
      + (lesson.path.map { [.record(.progress(percentSolved, of: $0))] } ?? [])
  }

  /// Exact is good, and easy where it was quick and all its words have stayed for long; with help or
  /// after a mended slip it is hard, which is a pass; a miss is again.
  private func rating(_ answer: Answer) -> Rating {
    switch answer.verdict {
    case .right: answer.isHelped ? .hard : isEasy(answer) ? .easy : .good
    case .mended: .hard
    case .claimed: .good
    case .wrong: .again
    }
  }

  /// The taught words among what was wrong; nil where that cannot be told: the answer was right, or
  /// compared in another script, or is not in the language of the words.
  private func missed(_ answer: Answer) -> [String]? {
    let exercise = lesson.exercises[answer.exercise]
    let language = exercise.answer.language
    guard answer.verdict == .wrong, lesson.isForeign(exercise.answer),
      let judged = lesson.judge(answer.given, answer.exercise, isTyped: answer.way.isTyped),
      judged.form == nil
    else { return nil }
    return exercise.teaches.filter { taught in
      taught.pieces(at: " ").contains { word in
        judged.result.differing.contains { Text.equal($0, word, language) }
      }
    }
  }

  private func isEasy(_ answer: Answer) -> Bool {
    lesson.isEasy(lesson.exercises[answer.exercise].teaches, answer.milliseconds)
  }

  private var percentSolved: Int32 {
    Int32(solvedCount * 100 / lesson.exercises.count)
  }

  /// The result of the lesson.
  var result: LessonResult {
    let right = Int32(firstAnswers.count { $0.isRight })
    let isPerfect = right == lesson.exercises.count
    var missed: [LessonResult.Line] = []
    for answer in firstAnswers where !answer.isRight { missed.append(line(answer)) }
    return LessonResult(
      session: lesson.session, activity: "sentence", options: lesson.options, title: lesson.title,
      right: right, count: Int32(lesson.exercises.count),
      milliseconds: answers.reduce(0) { $0 + min($1.milliseconds, Moment.farthest - $0) },
      bestCombo: bestCombo, missed: missed, slowest: [],
      xp: lesson.xp + (isPerfect ? 5 : 0), words: lesson.words,
      block: lesson.block.rawValue)
  }

  private func line(_ answer: Answer) -> LessonResult.Line {
    let exercise = lesson.exercises[answer.exercise]
    let asked =
      exercise.kind == .listen && !exercise.meaning.isEmpty
      ? exercise.meaning : exercise.prompt.text
    return LessonResult.Line(
      item: exercise.id, asked: asked, answer: exercise.answer.text, given: answer.given,
      language: exercise.answer.language.tag, milliseconds: answer.milliseconds)
  }
}
