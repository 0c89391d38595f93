import Foundation
import PipitLexicon
import PipitLook
import PipitText

/// Finds what is wrong with a course, each problem at its line.
struct CourseCheck {
  let source: CourseSource
  private(set) var problems: [Problem] = []
  /// The file that is looked at.
  private(set) var file = ""
  /// What the course says of words in the unit that is looked at.
  private(set) var words = CourseWords()

  /// The problems of all courses, in the order of files and lines; spelling apart.
  static func problems(in sources: [CourseSource]) -> [Problem] {
    var problems: [Problem] = []
    for source in sources {
      var check = CourseCheck(source: source)
      check.run()
      problems += source.problems + check.problems
    }
    return problems
  }

  init(source: CourseSource) {
    self.source = source
  }

  private mutating func run() {
    guard !source.id.text.isEmpty else { return }
    file = source.file
    checkCourse()
    checkIDs()
    let sentences = CourseSentences(source)
    for unit in source.units {
      file = unit.file
      words = CourseWords(source, unit)
      checkUnit(unit)
      for lesson in unit.lessons {
        checkLesson(lesson)
        for exercise in lesson.exercises where !exercise.answer.text.isEmpty {
          checkExercise(exercise, in: unit)
          checkScripts(of: exercise)
          checkForms(of: exercise)
          checkOtherSentences(exercise, sentences)
        }
      }
    }
  }

  mutating func report(_ line: Int, _ message: String, _ mend: String) {
    problems.append(Problem(file: file, line: line, message: message, mend: mend))
  }

  private mutating func checkCourse() {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().lastPathComponent
    let (language, learner) = (source.language, source.learner)
    let fitting = [
      "\(language.primary)-from-\(learner.primary)",
      "\(language.tag)-from-\(learner.tag)".lowercased(),
    ]
    if !fitting.contains(source.id.text) {
      report(
        source.id.line, "the id “\(source.id.text)” does not name the two languages",
        "Write \(fitting[0])")
    }
    if source.id.text != folder {
      report(
        source.id.line, "the id “\(source.id.text)” is not the folder's name",
        "Name the folder \(source.id.text)")
    }
    checkHintLanguages(source.hints)
  }

  private mutating func checkHintLanguages(_ hints: [CourseHint]) {
    var seen: Set<String> = []
    for hint in hints
    where ![source.language.tag, source.learner.tag].contains(hint.language)
      && seen.insert(hint.language).inserted
    {
      report(
        hint.words.line, "hints for “\(hint.language)”, which is none of the course's languages",
        "Write \(source.language.tag) or \(source.learner.tag)")
    }
  }

  /// Every id is well formed, and there once among its kind.
  private mutating func checkIDs() {
    var units: [String: Int] = [:]
    var lessons: [String: Int] = [:]
    var exercises: [String: Int] = [:]
    for unit in source.units {
      file = unit.file
      checkID(unit.id, among: &units)
      for lesson in unit.lessons {
        checkID(lesson.id, among: &lessons)
        for exercise in lesson.exercises { checkID(exercise.id, among: &exercises) }
      }
    }
  }

  private mutating func checkID(_ id: PlacedText, among seen: inout [String: Int]) {
    if id.text.isEmpty { return }
    if !id.text.allSatisfy({ ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "-" }) {
      report(
        id.line, "the id “\(id.text)” has other characters than a to z, digits and hyphens",
        "Change it")
    }
    if let line = seen.updateValue(id.line, forKey: id.text) {
      report(
        id.line, "the id “\(id.text)” is there already, at line \(line)", "Change the newer one")
    }
  }

  private mutating func checkUnit(_ unit: CourseUnitSource) {
    let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    if !unit.id.text.isEmpty, unit.id.text != name {
      report(
        unit.id.line, "the id “\(unit.id.text)” is not the file's name",
        "Name the file \(unit.id.text).yaml")
    }
    if !unit.block.text.isEmpty, Block(rawValue: unit.block.text) == nil {
      let blocks = Block.allCases.map(\.rawValue).joined(separator: ", ")
      report(
        unit.block.line, "unknown block “\(unit.block.text)”", "Write one of \(blocks)")
    }
    for entry in unit.guide {
      switch entry {
      case .paragraph(let text):
        if text.text.count(where: { $0 == "*" }) % 2 == 1 {
          report(text.line, "a “*” is without its other one", "Put one on each side of the words")
        }
      case .example(let say, _, let forms): checkForms(ofExample: say, forms)
      }
    }
    checkHintLanguages(unit.hints)
  }

  private mutating func checkLesson(_ lesson: CourseLessonSource) {
    if let xp = Int(lesson.xp.text), (1...100).contains(xp) {
    } else if !lesson.xp.text.isEmpty {
      report(lesson.xp.line, "xp is “\(lesson.xp.text)”", "Write a whole number from 1 to 100")
    }
    if !(6...8).contains(lesson.exercises.count) {
      report(
        lesson.line, "the lesson has \(lesson.exercises.count) exercises",
        "Write six to eight")
    }
    checkNeighbours(lesson.exercises)
  }

  /// Two neighbours teach one phrase, though another exercise could stand between them: that is so
  /// where no more than every second exercise teaches it.
  private mutating func checkNeighbours(_ exercises: [CourseExerciseSource]) {
    let policy = LetterPolicy(source.language)
    let sentences = exercises.map { CourseWord.key(taught($0).text, policy) }
    let words = exercises.map { exercise in
      exercise.teaches.map { CourseWord.key($0.text, policy) }.sorted()
    }
    for place in exercises.indices.dropFirst() {
      let isSentence = sentences[place] == sentences[place - 1]
      guard isSentence || !words[place].isEmpty && words[place] == words[place - 1] else {
        continue
      }
      let count =
        isSentence
        ? sentences.count { $0 == sentences[place] } : words.count { $0 == words[place] }
      guard count <= (exercises.count + 1) / 2 else { continue }
      let phrase =
        isSentence
        ? taught(exercises[place]).text
        : exercises[place].teaches.map(\.text).joined(separator: ", ")
      report(
        exercises[place].line, "“\(phrase)” is taught by the exercise before this one too",
        "Put another exercise between them")
    }
  }

  /// The exercise's sentence in the language taught.
  func taught(_ exercise: CourseExerciseSource) -> PlacedText {
    !exercise.isHeard && source.answerLanguage(exercise) == source.learner
      ? exercise.prompt : exercise.answer
  }
}
