import PipitBase
import PipitText

/// All courses as a list shows them, each on one line; a course itself is a pack of its own, named
/// `course-` and its id.
/// ```
/// pipit-courses 1
/// es-from-en   es   en   Spanish   Español   From a coffee at the bar …   6   24   160
/// ```
public final class CourseList: Equatable {
  /// The first line of a pack that this can read.
  public static let version = "pipit-courses 1"

  /// The courses in their order.
  public let courses: [Entry]

  /// A course without its units.
  public final class Entry: Equatable, Sendable {
    /// The id: `es-from-en`.
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
    /// How many units it has.
    public let unitCount: Int
    /// How many lessons it has.
    public let lessonCount: Int
    /// How many exercises it has.
    public let exerciseCount: Int

    init(
      id: String, language: Language, learner: Language, title: String, native: String,
      summary: String, unitCount: Int, lessonCount: Int, exerciseCount: Int
    ) {
      self.id = id
      self.language = language
      self.learner = learner
      self.title = title
      self.native = native
      self.summary = summary
      self.unitCount = unitCount
      self.lessonCount = lessonCount
      self.exerciseCount = exerciseCount
    }

    /// The name of the course's pack.
    public var pack: String { "course-" + id }

    /// Whether they show the same.
    public static func == (one: Entry, other: Entry) -> Bool {
      one === other
        || one.id == other.id && one.language == other.language && one.learner == other.learner
          && one.title == other.title && one.native == other.native && one.summary == other.summary
          && one.unitCount == other.unitCount && one.lessonCount == other.lessonCount
          && one.exerciseCount == other.exerciseCount
    }
  }

  /// Reads a pack and checks every line of it.
  public init(_ bytes: [UInt8]) throws(PackError) {
    var lines = try Lines(bytes, version: Self.version)
    var courses: [Entry] = []
    while let line = lines.next() {
      let entry = try Self.entry(Columns(bytes, line), at: lines.number)
      guard !courses.contains(where: { $0.id == entry.id }) else {
        throw PackError(line: lines.number, reason: .doubleID)
      }
      courses.append(entry)
    }
    self.courses = courses
  }

  /// Whether both list the same courses.
  public static func == (one: CourseList, other: CourseList) -> Bool {
    one === other || one.courses == other.courses
  }

  private static func entry(_ columns: Columns, at line: Int) throws(PackError) -> Entry {
    guard columns.count == 9 else { throw PackError(line: line, reason: .wrongFields) }
    for column in 0..<9 where columns.isEmpty(column) {
      throw PackError(line: line, reason: .emptyField)
    }
    guard let units = columns.count(6), let lessons = columns.count(7),
      let exercises = columns.count(8)
    else { throw PackError(line: line, reason: .unknownValue) }
    return Entry(
      id: columns.text(0), language: Language(columns.text(1)), learner: Language(columns.text(2)),
      title: columns.text(3), native: columns.text(4), summary: columns.text(5),
      unitCount: units, lessonCount: lessons, exerciseCount: exercises)
  }

  /// The pack's bytes for courses, in the order given.
  public static func bytes(of courses: [Course]) -> [UInt8] {
    var text = version + "\n"
    for course in courses {
      let lessons = course.units.flatMap { $0.lessons }
      var exerciseCount = 0
      for lesson in lessons { exerciseCount += lesson.exerciseCount }
      let columns = [
        course.id, course.language.tag, course.learner.tag, course.title, course.native,
        course.summary, String(course.units.count), String(lessons.count), String(exerciseCount),
      ]
      text += columns.joined(separator: "\t") + "\n"
    }
    return text.bytes
  }
}
