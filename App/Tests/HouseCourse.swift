import PipitLexicon
import PipitPractice
import PipitText

extension House {
  /// A course of two units with a lesson each.
  static let course = Course(
    id: "es-from-en", language: "es", learner: "en", title: "Spanish", native: "Español",
    summary: "A coffee, and then the world.",
    units: [
      CourseUnit(
        id: "cafe", title: "At the café", block: "coral",
        guide: [
          .paragraph("A noun goes with *un* or with *una*."),
          .example(.init("un café", "es"), means: "a coffee"),
        ],
        lessons: [
          CourseLesson(
            id: "ordering", title: "Ordering", xp: 10, exerciseCount: 2,
            teaches: ["quisiera", "café"])
        ]),
      CourseUnit(
        id: "street", title: "In the street", block: "sea",
        lessons: [
          CourseLesson(
            id: "asking", title: "Asking", xp: 12, exerciseCount: 1, teaches: ["calle"])
        ]),
    ])

  static let coursePack = Pack(
    name: "course-es-from-en", version: "1",
    bytes: CoursePack.bytes(of: course) { lesson in
      lesson.id == "ordering" ? [coffee, bill] : [street]
    })

  static let courseList = Pack(name: "courses", version: "1", bytes: CourseList.bytes(of: [course]))

  private static let coffee = SentenceExercise(
    id: "coffee", prompt: .init("I would like a coffee.", "en"),
    answer: .init("Quisiera un café.", "es"), distractors: ["una", "té"],
    hints: [.init("I would like", "quisiera"), .init("a", "un"), .init("coffee", "café")],
    teaches: ["quisiera", "café"])

  private static let bill = SentenceExercise(
    id: "bill", kind: .listen, prompt: .init("La cuenta.", "es"),
    answer: .init("La cuenta.", "es"), distractors: ["el", "cuento"],
    hints: [.init("la", "the"), .init("cuenta", "bill")], teaches: ["cuenta"],
    meaning: "The bill.")

  private static let street = SentenceExercise(
    id: "street", prompt: .init("La calle es larga.", "es"),
    answer: .init("The street is long.", "en"), distractors: ["a", "short"],
    hints: [
      .init("la", "the"), .init("calle", "street"), .init("es", "is"), .init("larga", "long"),
    ], teaches: ["calle"])
}
