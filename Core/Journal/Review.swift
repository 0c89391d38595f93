import PipitBase
import PipitMemory

/// An answer in the history of an item.
public struct Review: Equatable, Sendable {
  /// When it was given.
  public let at: Moment
  /// How well the item was known; nil where the answer was not rated.
  public let rating: Rating?
  /// How long it took.
  public let milliseconds: Int64
  /// The id of its entry, by which it can be undone.
  public let entry: String
  /// The days that had been planned before it: 0 for the first, and within steps.
  public let scheduledDays: Int32
  /// The study days since the answer before it.
  public let elapsedDays: Int64
  /// The days that it gave: 0 within steps, and where it counts for no memory.
  public let intervalDays: Int32
  /// Whether it was extra practice, which leaves the schedule alone.
  public let isExtra: Bool
  /// Whether it was undone.
  public let isUndone: Bool
  /// Whether the schedule began anew before it.
  public let isFirst: Bool
}

extension MemoryHistory {
  /// All answers to an item, oldest first; also those that count for nothing.
  public func history(of item: String) -> [Review] {
    guard let number = number(of: item) else { return [] }
    let item = known[number]
    var reviews: [Review] = []
    var memory = Memory.new
    var resets = item.resets
    var last: Int32?
    for answer in item.answers {
      var isFirst = false
      while let reset = resets.first, answer.entry.isAfter(reset) {
        resets.removeFirst()
        memory = .new
        last = nil
      }
      let after = answer.counts ? review(memory, answer, after: last, seed: item.seed) : memory
      isFirst = answer.counts && memory.last == nil
      reviews.append(
        Review(
          at: answer.entry.at, rating: answer.rating,
          milliseconds: AnswerEvent(answer.entry.event).milliseconds,
          entry: answer.entry.id, scheduledDays: memory.intervalDays,
          elapsedDays: last.map { max(0, Int64(answer.day) - Int64($0)) } ?? 0,
          intervalDays: answer.counts ? after.intervalDays : 0, isExtra: answer.isExtra,
          isUndone: answer.isUndone, isFirst: isFirst))
      if answer.counts { last = answer.day }
      memory = after
    }
    return reviews
  }
}

extension MemoryHistory.Item {
  /// What made the schedule begin anew, in the journal's order. A deletion that was undone is none; what
  /// undid it reaches the one before it alone.
  var resets: [Entry] {
    var resets = forgotten
    for (place, deletion) in deletions.enumerated() where MemoryHistory.forgets(deletion) {
      let isUndone = place + 1 < deletions.count && deletions[place + 1].event.sort == .show
      if !isUndone { deletion.insert(into: &resets) }
    }
    return resets
  }

  /// The study day of the last answer that counts among the first ones.
  func lastDay(before end: Int) -> Int32? {
    var place = end - 1
    while place >= 0, !answers[place].counts { place -= 1 }
    return place >= 0 ? answers[place].day : nil
  }
}
