import PipitMemory

/// What is remembered of an item that a page shows, and what becomes of it by each rating.
public final class Remembered: Equatable, Sendable {
  /// The item's id.
  public let item: String
  /// What is remembered of it; new where it was never answered.
  public let memory: Memory
  /// What becomes of it by each rating, were it given now.
  public let futures: Futures

  /// An item with its memory and its futures.
  public init(item: String, memory: Memory, futures: Futures) {
    (self.item, self.memory, self.futures) = (item, memory, futures)
  }

  /// Whether the same is remembered of the same item.
  public static func == (one: Remembered, other: Remembered) -> Bool {
    one === other
      || one.item == other.item && one.memory == other.memory && one.futures == other.futures
  }
}

extension Surroundings {
  /// What is remembered of an item, where the page has asked for it.
  public func remembered(_ item: String) -> Remembered? { remembered.first { $0.item == item } }
}
