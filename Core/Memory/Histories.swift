import PipitBase

/// The answers of many items, item after item: what `Scheduler.replay` takes.
public struct Histories: Sendable {
  private(set) var ratings: [Rating] = []
  private(set) var moments: [Moment] = []
  /// Behind the last answer of each item.
  private(set) var ends: [Int] = []
  private(set) var seeds: [UInt64] = []

  /// No items yet.
  public init() {}

  /// The number of items that are finished.
  public var count: Int { ends.count }

  /// Adds an answer to the item that is being written.
  public mutating func append(_ rating: Rating, at moment: Moment) {
    ratings.append(rating)
    moments.append(moment)
  }

  /// Ends the item: what is appended next is another's. An item may have no answers.
  ///
  /// - Parameter seed: the item's own, such as `Dice.hash(id)`.
  public mutating func finish(seed: UInt64) {
    ends.append(ratings.count)
    seeds.append(seed)
  }

  /// Where the answers of an item stand.
  func answers(of item: Int) -> Range<Int> {
    (item == 0 ? 0 : ends[item - 1])..<ends[item]
  }
}
