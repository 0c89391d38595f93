/// What becomes of an item by each of the four ratings.
public struct Futures: Equatable, Sendable {
  /// What becomes of it where it was not known.
  public let again: Memory
  /// What becomes of it where it was known with trouble.
  public let hard: Memory
  /// What becomes of it where it was known.
  public let good: Memory
  /// What becomes of it where it was known at once.
  public let easy: Memory

  /// What becomes of the item by a rating.
  public subscript(rating: Rating) -> Memory {
    switch rating {
    case .again: again
    case .hard: hard
    case .good: good
    case .easy: easy
    }
  }
}
