import PipitLexicon
import PipitMarkup
import PipitPractice
import PipitText
import Testing

private func course(_ id: String, learner: String) -> Course {
  Course(
    id: id, language: "fr", learner: .init(learner), title: id, native: "Français",
    summary: "From here to there.",
    units: [
      CourseUnit(
        id: "u", title: "U", block: "sky",
        lessons: [CourseLesson(id: "l", title: "L", xp: 10, exerciseCount: 6, teaches: ["mot"])])
    ])
}

@Test func coursesForOtherSpeakersStandBelowUnderTheirLanguage() throws {
  let list = try CourseList(
    CourseList.bytes(of: [
      course("fr-from-es", learner: "es"), course("fr-from-en", learner: "en"),
    ]))
  let html = CourseList.links(to: list.courses, language: "en").html
  let own = try #require(html.firstRange(of: "/courses/fr-from-en"))
  let heading = try #require(html.firstRange(of: "<h3>For speakers of Spanish</h3>"))
  let other = try #require(html.firstRange(of: "/courses/fr-from-es"))

  #expect(own.upperBound < heading.lowerBound)
  #expect(heading.upperBound < other.lowerBound)
}
