import PipitBase
import PipitLexicon
import PipitLook
import PipitMarkup
import PipitPractice

/// The page of a game.
extension Scramble {
  static let block = Block.sea

  func page(in surroundings: Surroundings) -> Markup {
    stack { h1 { content.rules.root }.id("title") }.class("scramble").block(Self.block)
  }

  /// The page on which a game is chosen.
  static func choosing(_ choice: Listing.Choice) -> Markup { .empty }
}
