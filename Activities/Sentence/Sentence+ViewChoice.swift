import PipitBase
import PipitLexicon
import PipitLook
import PipitMarkup
import PipitPractice
import PipitText

/// The page on which a learner chooses a course; its lessons are on the course's own page.
struct SentenceChoice {
  private let courses: [CourseList.Entry]
  private let showsPip: Bool
  private let text = SentenceText.english

  init(_ choice: Listing.Choice) {
    let pack = choice.packs.first { $0.name == "courses" }
    courses = pack.flatMap { try? CourseList($0.bytes) }?.courses ?? []
    showsPip = choice.surroundings.showsPip
  }

  var page: Markup {
    stack {
      coach(.thinks, isSeen: showsPip) { text.chooseTitle }
      list {
        for (number, course) in courses.enumerated() {
          entry(
            to: "/courses/\(course.id)", title: course.title, detail: course.summary,
            native: course.native, language: course.language.tag, hasKnob: true
          )
          .block(Block(unit: number))
        }
      }
    }
    .block(.coral)
  }
}
