import PipitBase
import PipitText

/// A course with its exercises, as text that is read where it lies.
///
/// The first line is the version, the second the course. Every line is one letter that tells its kind,
/// then columns divided by tabs; in a column that is a list, `|` divides. A line belongs to the unit,
/// lesson or exercise that was opened last.
/// ```
/// pipit-course 1
/// =es-from-en   es   en   Spanish   Español   From a coffee at the bar …
/// ucafe   At the café   coral
/// pEvery Spanish noun belongs to …
/// eun café, una mesa   a coffee, a table
/// lordering   Ordering   10
/// bcoffee   A coffee, please.   Un café, por favor.   una|té   Por favor, un café.   café
/// wa   un   coffee   café   please   por favor
/// ```
/// The whole text is checked at once; a lesson's exercises are made into values when they are asked for.
public final class CoursePack: Equatable {
  /// The first line of a pack that this can read.
  public static let version = "pipit-course 1"

  /// The course with its units, guides and lessons, without exercises.
  public let course: Course
  private let bytes: [UInt8]
  private let bodies: [LessonBody]

  /// Where a lesson's exercises lie.
  struct LessonBody: Equatable {
    /// The lesson's id.
    let id: String
    /// Where its lines lie, its first one left out.
    var lines: Range<Int>
  }

  /// What a line holds.
  enum Kind: UInt8 {
    case course = 0x3d  // =
    case unit = 0x75  // u
    case paragraph = 0x70  // p
    /// An example with what it means, and by turns a script's tag and the example in it.
    case example = 0x65  // e
    case lesson = 0x6c  // l
    /// An exercise whose answer is in the language taught.
    case built = 0x62  // b
    /// An exercise whose answer is in the learner's language.
    case read = 0x72  // r
    /// An exercise that is heard.
    case heard = 0x68  // h
    /// The answer's tiles, where they are not the usual ones.
    case tiles = 0x74  // t
    /// The answer in another script.
    case answerForm = 0x66  // f
    /// The prompt in another script.
    case promptForm = 0x67  // g
    /// The distractors in another script.
    case distractorForms = 0x64  // d
    /// The prompt's words and their translations by turns.
    case hints = 0x77  // w

    /// How many columns a line may have.
    var columns: ClosedRange<Int> {
      switch self {
      case .course: 6...6
      case .unit, .lesson: 3...3
      case .example: 2...20
      case .answerForm, .promptForm, .distractorForms: 2...2
      case .paragraph, .tiles: 1...1
      case .built, .read, .heard: 3...8
      case .hints: 2...1_000
      }
    }

    /// Whether the line opens an exercise.
    var opensExercise: Bool { self == .built || self == .read || self == .heard }
  }

  /// Reads a pack and checks every line of it.
  public init(_ bytes: [UInt8]) throws(PackError) {
    var check = CoursePackCheck(bytes)
    course = try check.run()
    self.bytes = bytes
    bodies = check.bodies
  }

  /// Whether both were read from the same bytes.
  public static func == (one: CoursePack, other: CoursePack) -> Bool {
    one === other || one.bytes == other.bytes
  }

  /// The lesson with this id and its unit, or nil where there is none.
  public func lesson(_ id: String) -> (unit: CourseUnit, lesson: CourseLesson)? {
    for unit in course.units {
      if let lesson = unit.lessons.first(where: { $0.id == id }) { return (unit, lesson) }
    }
    return nil
  }

  /// A lesson's exercises in their order, made from its lines alone; none where there is no such
  /// lesson.
  public func exercises(of lesson: String) -> [SentenceExercise] {
    guard let body = bodies.first(where: { $0.id == lesson }) else { return [] }
    var exercises: [SentenceExercise] = []
    var open: CourseExerciseLines?
    var lines = Lines(bytes, body.lines)
    while let line = lines.next() {
      guard let kind = Kind(rawValue: bytes[line.lowerBound]) else { continue }
      let columns = Columns(bytes, line.dropFirst())
      if kind.opensExercise {
        if let open { exercises.append(open.exercise(in: course)) }
        open = CourseExerciseLines(kind, columns)
      } else {
        open?.add(kind, columns)
      }
    }
    if let open { exercises.append(open.exercise(in: course)) }
    return exercises
  }

  /// The words of all sentences and tiles in one of the course's languages, folded by its letter
  /// policy, each once: what must not be taken for a slip of the pen.
  public func words(in language: Language) -> [String] {
    let policy = LetterPolicy(language)
    var seen = KeyTable()
    var words: [String] = []
    func add(_ texts: [String]) {
      for text in texts {
        let word = Text.fold(SentenceExercise.Phrase.trimmed(text), policy)
        if !word.isEmpty, seen.insert(word, at: words.count) { words.append(word) }
      }
    }
    for body in bodies {
      for exercise in exercises(of: body.id) {
        if exercise.prompt.language == language { add(exercise.prompt.parts) }
        if exercise.answer.language == language {
          add(exercise.answer.parts)
          add(exercise.distractors.map { $0.text })
        }
      }
    }
    return words
  }
}

/// The lines of one exercise on their way to become it.
private struct CourseExerciseLines {
  private let kind: CoursePack.Kind
  private let columns: Columns
  private var tiles: [String]?
  private var answerForms: [SentenceExercise.Form] = []
  private var promptForms: [SentenceExercise.Form] = []
  private var distractorForms: [(language: Language, texts: [String])] = []
  private var hints: [SentenceExercise.Hint] = []

  init(_ kind: CoursePack.Kind, _ columns: Columns) {
    self.kind = kind
    self.columns = columns
  }

  mutating func add(_ kind: CoursePack.Kind, _ columns: Columns) {
    switch kind {
    case .tiles: tiles = columns.list(0)
    case .answerForm:
      answerForms.append(.init(Language(columns.text(0)), columns.text(1)))
    case .promptForm:
      promptForms.append(.init(Language(columns.text(0)), columns.text(1)))
    case .distractorForms:
      distractorForms.append(
        (Language(columns.text(0)), columns.text(1).pieces(at: "|", keepsEmpty: true)))
    case .hints:
      for pair in 0..<columns.count / 2 {
        hints.append(.init(columns.text(2 * pair), columns.text(2 * pair + 1)))
      }
    default: break
    }
  }

  func exercise(in course: Course) -> SentenceExercise {
    let answer = SentenceExercise.Phrase(
      columns.text(2), kind == .read ? course.learner : course.language, tiles: tiles,
      forms: answerForms)
    let prompt =
      kind == .heard
      ? answer
      : SentenceExercise.Phrase(
        columns.text(1), kind == .read ? course.language : course.learner, forms: promptForms)
    return SentenceExercise(
      id: columns.text(0), kind: kind == .heard ? .listen : .build, prompt: prompt, answer: answer,
      distractors: distractors, alternatives: columns.list(4), hints: hints,
      teaches: columns.list(5), context: columns.text(6), meaning: columns.text(7))
  }

  private var distractors: [SentenceExercise.Tile] {
    var tiles: [SentenceExercise.Tile] = []
    for (place, text) in columns.list(3).enumerated() {
      var forms: [SentenceExercise.Form] = []
      for (language, texts) in distractorForms where place < texts.count && !texts[place].isEmpty {
        forms.append(.init(language, texts[place]))
      }
      tiles.append(.init(text, forms: forms))
    }
    return tiles
  }
}
