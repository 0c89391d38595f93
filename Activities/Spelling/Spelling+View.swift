import PipitLook
import PipitMarkup
import PipitPractice

/// The page of a round.
extension Spelling {
  func page(in surroundings: Surroundings) -> Markup { .empty }
}
