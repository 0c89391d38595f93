import PipitLexicon
import PipitText

extension CourseSource {
  /// The course without its exercises.
  var course: Course {
    Course(
      id: id.text, language: language, learner: learner, title: title.text, native: native,
      summary: summary.text,
      units: units.map { unit in
        CourseUnit(
          id: unit.id.text, title: unit.title.text, block: unit.block.text,
          guide: unit.guide.map(guideEntry), lessons: unit.lessons.map(lesson))
      })
  }

  /// The pack's bytes.
  var pack: [UInt8] {
    var exercises: [String: [SentenceExercise]] = [:]
    for unit in units {
      for lesson in unit.lessons {
        exercises[lesson.id.text] = lesson.exercises.map { exercise($0, in: unit) }
      }
    }
    return CoursePack.bytes(of: course) { exercises[$0.id] ?? [] }
  }

  private func guideEntry(_ source: CourseUnitSource.GuideEntry) -> CourseUnit.GuideEntry {
    switch source {
    case .paragraph(let text): .paragraph(text.text)
    case .example(let say, let means, let forms):
      .example(
        .init(
          say.text, language, forms: forms.map { .init(Language($0.tag.text), $0.text) }),
        means: means.text)
    }
  }

  private func lesson(_ source: CourseLessonSource) -> CourseLesson {
    var teaches: [String] = []
    for word in source.exercises.flatMap(\.teaches) where !teaches.contains(word.text) {
      teaches.append(word.text)
    }
    return CourseLesson(
      id: source.id.text, title: source.title.text, xp: Int32(source.xp.text) ?? 0,
      exerciseCount: source.exercises.count, teaches: teaches)
  }

  /// An exercise with its tiles, and with the hints that its prompt needs.
  func exercise(_ source: CourseExerciseSource, in unit: CourseUnitSource) -> SentenceExercise {
    let forms = source.forms.map { SentenceExercise.Form(Language($0.tag.text), $0.text) }
    let answerLanguage = answerLanguage(source)
    let isTaught = answerLanguage == language
    let answer = phrase(source.answer.text, answerLanguage, forms: isTaught ? forms : [])
    let prompt =
      source.isHeard
      ? answer
      : SentenceExercise.Phrase(
        source.prompt.text, isTaught ? learner : language, forms: isTaught ? [] : forms)
    return SentenceExercise(
      id: source.id.text, kind: source.isHeard ? .listen : .build, prompt: prompt, answer: answer,
      distractors: source.distractors.map { distractor in
        .init(
          distractor.word.text,
          forms: distractor.forms.map { .init(Language($0.tag.text), $0.text) })
      },
      alternatives: source.alternatives.map(\.text),
      hints: needed(hints(for: source, in: unit), by: prompt),
      teaches: source.teaches.map(\.text), context: source.context.text,
      meaning: source.meaning.text)
  }

  /// A sentence with its tiles: what opens it is small, but for names.
  func phrase(
    _ text: String, _ language: Language, forms: [SentenceExercise.Form] = []
  ) -> SentenceExercise.Phrase {
    let parts = text.split(separator: " ").map(String.init)
    var tiles: [String] = []
    for (place, part) in parts.enumerated() {
      let tile = SentenceExercise.Phrase.trimmed(part)
      let opens = place == 0 || Self.opensSentence(part, after: parts[place - 1])
      tiles.append(
        opens && !keepsCapital(tile)
          ? SentenceExercise.Phrase.beginningSmall(tile, language) : tile)
    }
    return SentenceExercise.Phrase(text, language, tiles: tiles, forms: forms)
  }

  /// Whether a sentence begins with a part that stands after another.
  private static func opensSentence(_ part: String, after previous: String) -> Bool {
    if let first = part.first, "¿¡“„«‘—–".contains(first) { return true }
    let end = previous.last { !"”“»’\"'）)".contains($0) }
    return end.map { ".!?…。！？।۔؟".contains($0) } ?? false
  }

  /// Whether a word is one of the course's names, a possessive of one, or the English I.
  func keepsCapital(_ word: String) -> Bool {
    let word = Self.plain(word)
    if word == "I" || names.contains(word) { return true }
    return word.hasSuffix("'s") && names.contains(String(word.dropLast(2)))
  }

  /// All hints that an exercise may use, the nearest first: of two for the same words the first
  /// counts.
  func hints(
    for exercise: CourseExerciseSource, in unit: CourseUnitSource
  ) -> [SentenceExercise.Hint] {
    let prompt =
      exercise.isHeard || answerLanguage(exercise) == learner ? language : learner
    let all = exercise.hints + (unit.hints + hints).filter { $0.language == prompt.tag }
    var seen: Set<[String]> = []
    return all.filter { seen.insert(Self.keys($0.words.text, prompt)).inserted }
      .map { .init($0.words.text, $0.translation) }
  }

  /// The words of a prompt or of a hint as they are compared.
  static func keys(_ text: String, _ language: Language) -> [String] {
    text.split(separator: " ").map {
      Text.lowercased(SentenceExercise.Phrase.trimmed(String($0)), language)
    }
  }

  /// Those of the hints that cover a word of the prompt, as they are shown: the longest first.
  private func needed(
    _ hints: [SentenceExercise.Hint], by prompt: SentenceExercise.Phrase
  ) -> [SentenceExercise.Hint] {
    let words = prompt.parts.flatMap { Self.keys($0, prompt.language) }
    let keys = hints.map { Self.keys($0.words, prompt.language) }
    var needed: [SentenceExercise.Hint] = []
    var place = 0
    while place < words.count {
      var best: Int?
      for (hint, key) in keys.enumerated()
      where key.count > (best.map { keys[$0].count } ?? 0)
        && words[place...].starts(with: key)
      {
        best = hint
      }
      if let best, !needed.contains(hints[best]) { needed.append(hints[best]) }
      place += best.map { keys[$0].count } ?? 1
    }
    return needed
  }
}
