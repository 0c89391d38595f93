import PipitBase
import PipitLexicon
import PipitLook
import PipitMarkup
import PipitPractice

/// The page on which a learner chooses a course and a lesson.
struct SentenceChoice {
  private let choice: Listing.Choice
  private let text = SentenceText.english

  init(_ choice: Listing.Choice) {
    self.choice = choice
  }

  var page: Markup {
    stack { p { text.chooseTitle } }.block(.coral)
  }
}
