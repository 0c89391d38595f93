import PipitBase
import PipitLexicon

/// What is told as a game goes on, and what is shared of it.
extension ScrambleText {
  /// What a rank is called.
  func name(of rank: ScrambleRank) -> String {
    switch rank {
    case .egg: "Egg"
    case .hatchling: "Hatchling"
    case .nestling: "Nestling"
    case .fledgling: "Fledgling"
    case .flier: "Flier"
    case .songbird: "Songbird"
    case .soloist: "Soloist"
    case .chorister: "Chorister"
    case .pipit: "Pipit"
    }
  }

  /// A day in full: 30 November 2026.
  func name(of day: Day) -> String {
    let (year, month, number) = day.date
    let months =
      "January February March April May June July August September October November December"
    return "\(number) \(months.pieces(at: " ")[month - 1]) \(year)"
  }

  /// Points with their noun: 1 point, 6 points.
  func points(_ points: Int32) -> String { points == 1 ? "1 point" : "\(points) points" }
}
