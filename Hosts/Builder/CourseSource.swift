import Foundation
import PipitLexicon
import PipitText

/// A course as its author wrote it, with the lines where things stand.
struct CourseSource {
  /// The file `course.yaml`.
  let file: String
  private(set) var id = PlacedText(text: "", line: 1)
  private(set) var language = Language.undetermined
  private(set) var learner = Language.undetermined
  private(set) var title = PlacedText(text: "", line: 1)
  private(set) var native = ""
  private(set) var summary = PlacedText(text: "", line: 1)
  private(set) var unitNames: [PlacedText] = []
  /// Words that keep their capital.
  private(set) var names: Set<String> = []
  /// Words that no dictionary must know.
  private(set) var words: Set<String> = []
  /// Groups of words that may stand for each other.
  private(set) var interchangeable: [[String]] = []
  /// Groups of words that share a translation and yet never stand for each other.
  private(set) var distinct: [[String]] = []
  private(set) var hints: [CourseHint] = []
  private(set) var units: [CourseUnitSource] = []
  private(set) var problems: [Problem] = []

  /// Reads a course's folder, collecting what is wrong with the form of its files.
  init(folder: String) {
    file = "\(folder)/course.yaml"
    let found = Disk.files(in: folder).filter { $0.hasSuffix(".yaml") }
    files = found.contains(file) ? found : [file] + found
    do {
      read(Fields(try YAML.read(file), in: file))
    } catch {
      problems.append(error)
      return
    }
    for name in unitNames where !name.text.isEmpty {
      read(unit: name, in: folder)
    }
    let listed = Set(unitNames.map { "\(folder)/\($0.text).yaml" } + [file])
    for path in found where !listed.contains(path) {
      problems.append(
        Problem(
          file: path, line: 1, message: "the course does not list this unit",
          mend: "Name it under “units” in course.yaml, or remove it"))
    }
  }

  /// All files of the course, read, refused or missing.
  let files: [String]

  /// The language in which an exercise's answer is written.
  func answerLanguage(_ exercise: CourseExerciseSource) -> Language {
    exercise.into.map { $0.text != language.tag } == true ? learner : language
  }

  private mutating func read(unit name: PlacedText, in folder: String) {
    let path = "\(folder)/\(name.text).yaml"
    guard Disk.exists(path) else {
      problems.append(
        Problem(
          file: file, line: name.line, message: "there is no unit “\(name.text)”",
          mend: "Write \(name.text).yaml, or leave it out"))
      return
    }
    do {
      let unit = CourseUnitSource(Fields(try YAML.read(path), in: path), file: path)
      problems += unit.problems
      units.append(unit)
    } catch {
      problems.append(error)
    }
  }

  private mutating func read(_ given: Fields) {
    var fields = given
    id = fields.placedText("id")
    language = Language(fields.text("language"))
    learner = Language(fields.text("learner"))
    title = fields.placedText("title")
    native = fields.text("native")
    summary = fields.placedText("summary")
    unitNames = fields.placedTexts("units")
    names = Set(fields.placedTexts("names", isNeeded: false).flatMap { Self.words(in: $0.text) })
    words = Set(fields.placedTexts("words", isNeeded: false).flatMap { Self.words(in: $0.text) })
    interchangeable = groups("interchangeable", &fields)
    distinct = groups("distinct", &fields)
    hints = CourseHint.read(&fields, file: file, &problems)
    problems += fields.end()
  }

  private static func words(in text: String) -> [String] {
    text.split(separator: " ").map { plain(String($0)) }
  }

  /// A word with the apostrophe that typewriters have, so that both kinds are one.
  static func plain(_ word: String) -> String {
    String(word.map { "’ʼ‘`´".contains($0) ? "'" : $0 })
  }

  private mutating func groups(_ key: String, _ fields: inout Fields) -> [[String]] {
    var groups: [[String]] = []
    for element in fields.elements(key, isNeeded: false) {
      var texts: [String] = []
      if case .list(let words) = element.content {
        for case .text(let word) in words.map(\.content) {
          texts.append(word.precomposedStringWithCanonicalMapping)
        }
        if texts.count < words.count { texts = [] }
      }
      if texts.count < 2 {
        problems.append(
          Problem(
            file: file, line: element.line, message: "a group in “\(key)” must be a list of words",
            mend: "Write lines such as “- [coche, carro]”"))
      }
      groups.append(texts)
    }
    return groups
  }
}

/// A translation of one or more words, with its place.
struct CourseHint: Equatable {
  /// The language of the words, or nothing where it is the prompt's.
  let language: String
  let words: PlacedText
  let translation: String

  /// The hints of a course or a unit: a map for each language.
  static func read(
    _ fields: inout Fields, file: String, _ problems: inout [Problem]
  ) -> [CourseHint] {
    var hints: [CourseHint] = []
    for (language, map) in fields.namedMaps("hints") {
      var map = map
      for (words, translation) in map.allPairs() {
        hints.append(
          CourseHint(
            language: Language(language.text).tag, words: words, translation: translation))
      }
      problems += map.end()
    }
    return hints
  }
}

/// A unit as its author wrote it.
struct CourseUnitSource {
  let file: String
  let id: PlacedText
  let title: PlacedText
  let block: PlacedText
  let guide: [GuideEntry]
  let hints: [CourseHint]
  let lessons: [CourseLessonSource]
  let problems: [Problem]

  /// A piece of the guide.
  enum GuideEntry {
    case paragraph(PlacedText)
    case example(PlacedText, means: PlacedText, forms: [(tag: PlacedText, text: String)])
  }

  init(_ given: Fields, file: String) {
    self.file = file
    var fields = given
    var problems: [Problem] = []
    id = fields.placedText("id")
    title = fields.placedText("title")
    block = fields.placedText("block")
    guide = fields.elements("guide").map { Self.entry($0, file, &problems) }
    hints = CourseHint.read(&fields, file: file, &problems)
    lessons = fields.maps("lessons").map { CourseLessonSource($0, file, &problems) }
    self.problems = fields.end() + problems
  }

  private static func entry(
    _ element: YAML, _ file: String, _ problems: inout [Problem]
  ) -> GuideEntry {
    if case .text = element.content {
      var fields = Fields(element.asMap("guide"), in: file)
      let text = fields.placedText("guide")
      problems += fields.end()
      return .paragraph(text)
    }
    var fields = Fields(element, in: file)
    let example = GuideEntry.example(
      fields.placedText("say"), means: fields.placedText("means"),
      forms: fields.pairs("forms").map { ($0.name, $0.text) })
    problems += fields.end()
    return example
  }
}

/// A lesson as its author wrote it.
struct CourseLessonSource {
  let line: Int
  let id: PlacedText
  let title: PlacedText
  let xp: PlacedText
  let exercises: [CourseExerciseSource]

  init(_ given: Fields, _ file: String, _ problems: inout [Problem]) {
    var fields = given
    line = fields.line
    id = fields.placedText("id")
    title = fields.placedText("title")
    xp = fields.placedText("xp")
    exercises = fields.maps("exercises").map { CourseExerciseSource($0, file, &problems) }
    problems += fields.end()
  }
}

/// An exercise as its author wrote it.
struct CourseExerciseSource {
  let line: Int
  let id: PlacedText
  let kind: PlacedText
  let into: PlacedText?
  let prompt: PlacedText
  let answer: PlacedText
  let meaning: PlacedText
  let alternatives: [PlacedText]
  let distractors: [Distractor]
  let hints: [CourseHint]
  let teaches: [PlacedText]
  let context: PlacedText
  let forms: [(tag: PlacedText, text: String)]

  struct Distractor {
    let word: PlacedText
    let forms: [(tag: PlacedText, text: String)]
  }

  /// A kind that nobody knows is taken for the one that is written.
  var isHeard: Bool { !kind.text.isEmpty && kind.text != SentenceExercise.Kind.build.rawValue }

  init(_ given: Fields, _ file: String, _ problems: inout [Problem]) {
    var fields = given
    line = fields.line
    id = fields.placedText("id")
    kind = fields.placedText("kind", isNeeded: false)
    let into = fields.placedText("into", isNeeded: false)
    self.into = into.text.isEmpty ? nil : into
    let isHeard = !kind.text.isEmpty && kind.text != SentenceExercise.Kind.build.rawValue
    prompt = fields.placedText("prompt", isNeeded: !isHeard)
    answer = fields.placedText("answer")
    meaning = fields.placedText("meaning", isNeeded: isHeard)
    alternatives = fields.placedTexts("alternatives", isNeeded: false)
    distractors = fields.elements("distractors").map { Self.distractor($0, file, &problems) }
    hints = fields.pairs("hints").map {
      CourseHint(language: "", words: $0.name, translation: $0.text)
    }
    teaches = fields.placedTexts("teaches", isNeeded: false)
    context = fields.placedText("context", isNeeded: false)
    forms = fields.pairs("forms").map { ($0.name, $0.text) }
    problems += fields.end()
  }

  private static func distractor(
    _ element: YAML, _ file: String, _ problems: inout [Problem]
  ) -> Distractor {
    var fields = Fields(element.asMap("word"), in: file)
    let word = fields.placedText("word")
    let forms = fields.allPairs().filter { $0.name.text != "word" }
    problems += fields.end()
    return Distractor(word: word, forms: forms.map { ($0.name, $0.text) })
  }
}

extension YAML {
  /// What is written short, as a text, written out as a map of one.
  func asMap(_ key: String) -> YAML {
    guard case .text = content else { return self }
    return YAML(line: line, content: .map([.init(key: key, line: line, value: self)]))
  }
}
