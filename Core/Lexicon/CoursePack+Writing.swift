import PipitBase
import PipitText

extension CoursePack {
  /// The pack's bytes for a course and the exercises of each of its lessons: the same course, the
  /// same bytes.
  ///
  /// Tabs, line ends and, inside a list, `|` divide the text, so that texts must be free of them. The
  /// tiles of a prompt are not kept: nothing is built from them.
  public static func bytes(
    of course: Course, exercises: (CourseLesson) -> [SentenceExercise]
  ) -> [UInt8] {
    var lines = [
      version,
      line(
        .course,
        [
          course.id, course.language.tag, course.learner.tag, course.title, course.native,
          course.summary,
        ]),
    ]
    for unit in course.units {
      lines.append(line(.unit, [unit.id, unit.title, unit.block]))
      for entry in unit.guide {
        switch entry {
        case .paragraph(let text): lines.append(line(.paragraph, [text]))
        case .example(let phrase, let means):
          lines.append(
            line(
              .example,
              [phrase.parts.joined(separator: " "), means]
                + phrase.forms.flatMap { [$0.language.tag, $0.text] }))
        }
      }
      for lesson in unit.lessons {
        lines.append(line(.lesson, [lesson.id, lesson.title, String(lesson.xp)]))
        for exercise in exercises(lesson) { lines += self.lines(of: exercise, in: course) }
      }
    }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private static func lines(of exercise: SentenceExercise, in course: Course) -> [String] {
    let answer = exercise.answer
    let isHeard = exercise.kind == .listen
    let kind: Kind = isHeard ? .heard : answer.language == course.language ? .built : .read
    var columns = [
      exercise.id, isHeard ? "" : exercise.prompt.parts.joined(separator: " "),
      answer.parts.joined(separator: " "), list(exercise.distractors.map { $0.text }),
      list(exercise.alternatives), list(exercise.teaches), exercise.context, exercise.meaning,
    ]
    // Empty columns at the end are left out.
    while columns.last == "" { columns.removeLast() }
    var lines = [line(kind, columns)]
    let usual = SentenceExercise.Phrase(answer.parts.joined(separator: " "), answer.language)
    if answer.tiles != usual.tiles { lines.append(line(.tiles, [list(answer.tiles)])) }
    for form in answer.forms { lines.append(line(.answerForm, [form.language.tag, form.text])) }
    if !isHeard {
      for form in exercise.prompt.forms {
        lines.append(line(.promptForm, [form.language.tag, form.text]))
      }
    }
    lines += distractorForms(exercise.distractors)
    if !exercise.hints.isEmpty {
      lines.append(line(.hints, exercise.hints.flatMap { [$0.words, $0.translation] }))
    }
    return lines
  }

  /// A line for each script in which a distractor is written, with a place for each distractor.
  private static func distractorForms(_ distractors: [SentenceExercise.Tile]) -> [String] {
    var languages: [Language] = []
    for form in distractors.flatMap({ $0.forms }) where !languages.contains(form.language) {
      languages.append(form.language)
    }
    return languages.map { language in
      let texts = distractors.map { tile in
        tile.forms.first { $0.language == language }?.text ?? ""
      }
      return line(.distractorForms, [language.tag, list(texts)])
    }
  }

  private static func list(_ texts: [String]) -> String { texts.joined(separator: "|") }

  private static func line(_ kind: Kind, _ columns: [String]) -> String {
    String(UnicodeScalar(kind.rawValue)) + columns.joined(separator: "\t")
  }
}
