import PipitBase
import PipitLook
import PipitMarkup
import PipitPractice

extension Spelling {
  /// Where a round is chosen: the room's own pages.
  static func choosing(_ choice: Listing.Choice) -> Markup {
    let text = SpellingText.english
    return stack {
      coach(.thinks, isSeen: choice.surroundings.showsPip) {
        p { text.summary }.class("soft")
      }
      row {
        linkKey(to: "/spelling", kind: .primary, icon: .forward) { text.toRounds }
        linkKey(to: "/spelling/settings", icon: .gear) { text.toSettings }
      }
    }
    .block(block)
  }
}
