import PipitBase
import PipitLexicon
import PipitLook
import PipitMarkup
import PipitText

extension CourseList {
  /// The courses as links to their pages: those for speakers of the interface's language first, then
  /// those for speakers of other languages under a heading each.
  public static func links(to courses: [Entry], language: String) -> Markup {
    var learners = [Language(language)]
    for course in courses where !learners.contains(where: { $0 == course.learner }) {
      learners.append(course.learner)
    }
    return stack {
      for (place, learner) in learners.enumerated() {
        if place > 0 { element("h3") { "For speakers of \(learner.englishName)" } }
        list {
          for (number, course) in courses.enumerated() where course.learner == learner {
            entry(
              to: "/courses/\(course.id)", title: course.title, detail: course.summary,
              native: course.native, language: course.language.tag, hasKnob: true
            )
            .block(Block(unit: number))
          }
        }
      }
    }
  }
}
