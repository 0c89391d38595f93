import PipitBase
import PipitLexicon
import PipitLook
import PipitMarkup
import PipitPractice

/// The page on which a learner chooses a course; its lessons are on the course's own page.
struct SentenceChoice {
  private let courses: [CourseList.Entry]
  private let showsPip: Bool
  private let language: String
  private let text = SentenceText.english

  init(_ choice: Listing.Choice) {
    let pack = choice.packs.first { $0.name == "courses" }
    courses = pack.flatMap { try? CourseList($0.bytes) }?.courses ?? []
    language = choice.surroundings.language
    showsPip = choice.surroundings.showsPip
  }

  var page: Markup {
    stack {
      coach(.thinks, isSeen: showsPip) { text.chooseTitle }
      CourseList.links(to: courses, language: language)
    }
    .block(.coral)
  }
}
