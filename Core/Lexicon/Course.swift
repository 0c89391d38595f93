import PipitBase
import PipitText

/// A course of sentences from one language into another and back: units of lessons of exercises.
public final class Course: Equatable, Sendable {
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
  public let units: [CourseUnit]

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

  /// Whether they have the same names and units.
  public static func == (one: Course, other: Course) -> Bool {
    one === other
      || one.id == other.id && one.language == other.language && one.learner == other.learner
        && one.title == other.title && one.native == other.native && one.summary == other.summary
        && one.units == other.units
  }
}

/// A unit of a course: a situation, its grammar, its lessons.
public final class CourseUnit: Equatable, Sendable {
  /// The id, unique in the course.
  public let id: String
  /// What it is about, in the learner's language.
  public let title: String
  /// The name of its colour.
  public let block: String
  /// Its grammar in plain words.
  public let guide: [GuideEntry]
  /// Its lessons in their order.
  public let lessons: [CourseLesson]

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

  /// Whether they have the same names, guide and lessons.
  public static func == (one: CourseUnit, other: CourseUnit) -> Bool {
    one === other
      || one.id == other.id && one.title == other.title && one.block == other.block
        && one.guide == other.guide && one.lessons == other.lessons
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
public final class CourseLesson: Equatable, Sendable {
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

  /// Whether they have the same names, points and words.
  public static func == (one: CourseLesson, other: CourseLesson) -> Bool {
    one === other
      || one.id == other.id && one.title == other.title && one.xp == other.xp
        && one.exerciseCount == other.exerciseCount && one.teaches == other.teaches
  }
}
