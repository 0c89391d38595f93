import PipitMarkup

/// A unit's colour: one accent for its keys, bars and badges, in light and in dark.
public enum Block: String, CaseIterable, Equatable, Sendable {
  case sky, leaf, plum, coral, amber, sea

  /// The class that gives an element and all that stands in it this colour.
  public var name: String { "block-" + rawValue }

  /// The colour of the unit with this number, counted from 0: neighbours differ.
  public init(unit number: Int) {
    let all = Self.allCases
    self = all[(number % all.count + all.count) % all.count]
  }
}

extension Markup {
  /// The same element, with all that stands in it, in a unit's colour.
  public func block(_ block: Block) -> Markup { self.class(block.name) }
}
