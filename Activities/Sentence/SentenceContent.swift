import PipitBase
import PipitLexicon
import PipitLook
import PipitPractice

/// Lessons as they are dealt and chosen.
extension SentenceLesson {
  /// The lesson that a deal's options name; without one, the exercises that they name, of whatever
  /// lessons of the course.
  convenience init(_ deal: Deal) throws(DealError) {
    let pack = try SentenceContent.pack(deal)
    if let way = deal[option: "way"], Way(rawValue: way) == nil {
      throw .unknownOption(name: "way", value: way)
    }
    let only = deal[option: "only"]?.pieces(at: ",")
    let without = deal[option: "without"]?.pieces(at: ",") ?? []
    if deal[option: "lesson"] == nil, let only {
      try self.init(deal, pack, only.filter { !without.contains($0) })
      return
    }
    let course = pack.course
    let id = deal[option: "lesson"] ?? ""
    guard let (unit, lesson) = pack.lesson(id) else {
      throw .unknownOption(name: "lesson", value: id)
    }
    let exercises = pack.exercises(of: id).filter { exercise in
      only?.contains { $0 == exercise.id } ?? true && !without.contains { $0 == exercise.id }
    }
    if exercises.isEmpty { throw .nothingToPractise(lesson.title) }
    self.init(
      Plan(
        course: course.id, lesson: id, title: SentenceContent.title(course, lesson),
        block: SentenceContent.block(of: unit, in: course),
        xp: lesson.xp * Int32(only == nil ? lesson.exerciseCount : exercises.count)
          / Int32(lesson.exerciseCount),
        learner: course.learner),
      exercises: exercises, session: deal.id, options: deal.options, facts: deal.facts, pack: pack)
  }

  /// These exercises in their order, each with its share of its lesson's points.
  private convenience init(
    _ deal: Deal, _ pack: CoursePack, _ names: [String]
  ) throws(DealError) {
    let course = pack.course
    var found: [(exercise: SentenceExercise, unit: CourseUnit)] = []
    var xp: Int32 = 0
    for unit in course.units {
      for lesson in unit.lessons where found.count < names.count {
        for exercise in pack.exercises(of: lesson.id) where names.contains(exercise.id) {
          found.append((exercise, unit))
          xp += lesson.xp / Int32(lesson.exerciseCount)
        }
      }
    }
    guard let first = found.first else { throw .nothingToPractise(course.title) }
    var exercises: [SentenceExercise] = []
    for name in names {
      if let one = found.first(where: { $0.exercise.id == name }) { exercises.append(one.exercise) }
    }
    self.init(
      Plan(
        course: course.id, lesson: "", title: course.title,
        block: SentenceContent.block(of: first.unit, in: course), xp: xp,
        learner: course.learner),
      exercises: exercises, session: deal.id, options: deal.options, facts: deal.facts, pack: pack)
  }
}

/// What the catalogue asks of the room.
enum SentenceContent {
  /// The pack that a lesson needs, or the list that choosing one needs.
  static func packs(_ options: [Deal.Option]) -> [String] {
    [options["course"].map { "course-\($0)" } ?? "courses"]
  }

  /// The course that a deal's options name.
  static func pack(_ deal: Deal) throws(DealError) -> CoursePack {
    guard let course = deal[option: "course"] else {
      throw .unknownOption(name: "course", value: "")
    }
    guard let pack = deal.pack("course-\(course)") else {
      throw .missingPack("course-\(course)")
    }
    do {
      return try CoursePack(pack.bytes)
    } catch {
      throw .brokenPack(pack.name, error.text)
    }
  }

  /// Where a course's kept sentences lie.
  static func shelf(_ options: [Deal.Option]) -> String? {
    options["course"].map { "sentence/\($0)" }
  }

  /// The course's page, where lessons are chosen; the library without a course.
  static func home(_ options: [Deal.Option]) -> String {
    options["course"].map { "/courses/\($0)" } ?? "/library"
  }

  /// What a session with this deal practises: "Spanish · A coffee, please".
  static func name(_ deal: Deal) -> String {
    let lesson = deal[option: "lesson"] ?? ""
    guard let pack = try? pack(deal) else { return lesson }
    guard let found = pack.lesson(lesson) else { return pack.course.title }
    return title(pack.course, found.lesson)
  }

  static func block(of unit: CourseUnit, in course: Course) -> Block {
    Block(rawValue: unit.block)
      ?? Block(unit: course.units.firstIndex { $0.id == unit.id } ?? 0)
  }

  static func title(_ course: Course, _ lesson: CourseLesson) -> String {
    "\(course.title) · \(lesson.title)"
  }

  /// The lesson chosen, or exercises alone; nil where the learner has to choose. How it is answered is no choice where the
  /// address does not say so: it changes within a lesson, and the lesson stays the same.
  static func complete(
    _ chosen: [Deal.Option], _ remembered: [Deal.Option]
  ) -> [Deal.Option]? {
    guard let course = chosen["course"], chosen["lesson"] != nil || chosen["only"] != nil else {
      return nil
    }
    return [.init("course", course)] + chosen.filter { $0.name == "lesson" }
      + chosen.filter { $0.name == "way" || $0.name == "only" }
  }
}
