import PipitBase
import PipitJournal
import PipitLexicon
import PipitPractice

/// The courses as far as they are at hand, and how far the learner has come in them.
extension App {
  /// All courses, or none where the list is not at hand or cannot be read.
  var courses: [CourseList.Entry] {
    guard let pack = packs.first(where: { $0.name == "courses" }) else { return [] }
    return (try? CourseList(pack.bytes))?.courses ?? []
  }

  /// Whether the list at hand has the course.
  func lists(course id: String) -> Bool { courses.contains { $0.id == id } }

  /// The course with this id, or nil where it is not at hand or cannot be read.
  func course(_ id: String) -> CoursePack? {
    guard let pack = packs.first(where: { $0.name == "course-\(id)" }) else { return nil }
    if let courseRead, courseRead.pack == pack { return courseRead.value }
    let value = try? CoursePack(pack.bytes)
    courseRead = (pack, value)
    return value
  }

  func unit(_ id: String, of course: String) -> CourseUnit? {
    self.course(course)?.course.units.first { $0.id == id }
  }

  /// The stars of a lesson, or nil where it was never finished.
  func won(_ lesson: CourseLesson, of course: String) -> Int? {
    fold.best(inLesson: lesson.id, of: course).map { LessonResult.stars($0) }
  }

  /// The lesson that comes next: the first that was never finished, else the first with the fewest
  /// stars.
  func nextLesson(of course: Course) -> CourseLesson? {
    var next: (lesson: CourseLesson, stars: Int)?
    for unit in course.units {
      for lesson in unit.lessons {
        let stars = won(lesson, of: course.id) ?? 0
        if stars < next?.stars ?? 4 { next = (lesson, stars) }
      }
    }
    return next?.lesson
  }

  /// The lesson that comes next in the course an activity remembers, or nil where it remembers none
  /// or the course is not at hand.
  func nextLesson(_ listing: Listing) -> (course: Course, lesson: CourseLesson)? {
    guard let id = remembered(listing).first(where: { $0.name == "course" })?.value,
      let course = course(id)?.course, let lesson = nextLesson(of: course)
    else { return nil }
    return (course, lesson)
  }

  /// Where an activity is gone on with.
  func nextPath(_ listing: Listing) -> String {
    nextLesson(listing).map { path(lesson: $0.lesson.id, of: $0.course.id) }
      ?? "/practise/\(listing.id)"
  }

  /// The session of a lesson that was left open, or nil.
  func leftOpen(_ lesson: CourseLesson, of course: String) -> OpenSession? {
    leftOpen.first {
      $0.deal[option: "course"] == course && $0.deal[option: "lesson"] == lesson.id
    }
  }

  /// The sentences that the learner had accepted in a course, each with its exercise.
  func accepted(in course: String) -> [(exercise: String, sentence: String)] {
    fold.kept(on: Self.shelf(ofCourse: course)).compactMap { line in
      let columns = line.pieces(at: "\t")
      return columns.count == 2 ? (columns[0], columns[1]) : nil
    }
  }

  /// Where the sentence builder keeps what the learner had accepted in a course.
  static func shelf(ofCourse course: String) -> String {
    Catalogue.listing("sentence")?.shelf([Deal.Option("course", course)]) ?? ""
  }

  /// The accepted sentences as a file that the course's author can take over.
  func patch(forCourse course: String) -> String {
    var patch = "course: \(course)\nalternatives:\n"
    for (exercise, sentence) in accepted(in: course) {
      patch += "  - exercise: \(exercise)\n    sentence: \"\(Self.quoted(sentence))\"\n"
    }
    return patch
  }

  /// A text for quotes in YAML, without the characters that may not stand in such a file.
  private static func quoted(_ text: String) -> String {
    var quoted = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case ..<0x20, 0x7f...0x9f, 0xfeff, 0xfffe, 0xffff: continue
      default: break
      }
      if scalar == "\"" || scalar == "\\" { quoted += "\\" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted
  }
}
