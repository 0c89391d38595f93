import PipitText

/// A course of sentences from one language into another and back: units of lessons of exercises.
public struct Course: Equatable, Sendable {
  /// The id: the language taught, `-from-`, the learner's: `es-from-en`.
  public let id: String
  /// The language taught.
  public let language: Language
  /// The learner's language.
  public let learner: Language
  /// The language's name in the learner's language.
  public let title: String
  /// The language's own name.
  public let native: String
  /// What the course leads to, in a sentence.
  public let summary: String
  /// The units in their order.
  public var units: [CourseUnit]

  /// A course with its units.
  public init(
    id: String, language: Language, learner: Language, title: String, native: String,
    summary: String, units: [CourseUnit]
  ) {
    self.id = id
    self.language = language
    self.learner = learner
    self.title = title
    self.native = native
    self.summary = summary
    self.units = units
  }
}

/// A unit of a course: a situation, its grammar, its lessons.
public struct CourseUnit: Equatable, Sendable {
  /// The id, unique in the course.
  public let id: String
  /// What it is about, in the learner's language.
  public let title: String
  /// The name of its colour.
  public let block: String
  /// Its grammar in plain words.
  public var guide: [GuideEntry]
  /// Its lessons in their order.
  public var lessons: [CourseLesson]

  /// A unit with its lessons.
  public init(
    id: String, title: String, block: String, guide: [GuideEntry] = [], lessons: [CourseLesson] = []
  ) {
    self.id = id
    self.title = title
    self.block = block
    self.guide = guide
    self.lessons = lessons
  }

  /// A piece of a unit's guide.
  public enum GuideEntry: Equatable, Sendable {
    /// A paragraph; words of the language taught stand between `*`.
    case paragraph(String)
    /// An example: a sentence and what it means.
    case example(SentenceExercise.Phrase, means: String)
  }
}

/// A lesson: six to eight exercises in their author's order.
public struct CourseLesson: Equatable, Sendable {
  /// The id, unique in the course.
  public let id: String
  /// What it is about, in the learner's language.
  public let title: String
  /// The points that it gives.
  public let xp: Int32
  /// How many exercises it has.
  public let exerciseCount: Int
  /// The words that it teaches, each once.
  public let teaches: [String]

  /// A lesson as a course's page shows it.
  public init(id: String, title: String, xp: Int32, exerciseCount: Int, teaches: [String]) {
    self.id = id
    self.title = title
    self.xp = xp
    self.exerciseCount = exerciseCount
    self.teaches = teaches
  }
}
