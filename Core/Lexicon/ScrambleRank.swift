import PipitBase

/// How far a game has come, by the share of what all words that count are worth.
public enum ScrambleRank: Int, Equatable, Sendable, CaseIterable {
  case egg, hatchling, nestling, fledgling, flier, songbird, soloist, chorister, pipit

  /// The share that it takes, in percent.
  public var percent: Int {
    switch self {
    case .egg: 0
    case .hatchling: 2
    case .nestling: 5
    case .fledgling: 10
    case .flier: 20
    case .songbird: 35
    case .soloist: 50
    case .chorister: 70
    case .pipit: 100
    }
  }

  /// The rank of a score.
  ///
  /// - Parameters:
  ///   - points: what was found, bonus words too.
  ///   - most: what all words that count are worth.
  public init(points: Int32, most: Int32) {
    let share = Int64(points) * 100
    self = Self.allCases.last { most > 0 && share >= Int64($0.percent) * Int64(most) } ?? .egg
  }
}
