/// What FSRS holds of an item: how long it stays, and how hard it is to make it stay longer.
public struct MemoryState: Equatable, Sendable {
  /// The stabilities there are, in days.
  public static let stabilities: ClosedRange<Double> = 0.001...36_500
  /// The difficulties there are.
  public static let difficulties: ClosedRange<Double> = 1...10

  /// The days until the chance to know the item has fallen to 90 %; 0.001 to 36,500.
  public let stability: Double
  /// From 1, easy, to 10.
  public let difficulty: Double

  /// A state; nil where a number is none or outside of its range, so that none is ever kept.
  public init?(stability: Double, difficulty: Double) {
    guard Self.stabilities.contains(stability), Self.difficulties.contains(difficulty) else {
      return nil
    }
    self.init(known: stability, difficulty)
  }

  /// A state of numbers that the model has made.
  init(known stability: Double, _ difficulty: Double) {
    self.stability = stability
    self.difficulty = difficulty
  }
}
