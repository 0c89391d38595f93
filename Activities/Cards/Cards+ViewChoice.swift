import PipitBase
import PipitLook
import PipitMarkup
import PipitPractice

extension Cards {
  /// Where a round is chosen: the room's own page.
  static func choosing(_ choice: Listing.Choice) -> Markup {
    let text = CardsText.english
    return stack {
      coach(.thinks, isSeen: choice.surroundings.showsPip) {
        p { text.summary }.class("soft")
      }
      row { linkKey(to: "/cards", kind: .primary, icon: .forward) { text.toCards } }
    }
    .block(block)
  }
}
