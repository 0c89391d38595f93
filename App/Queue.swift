import PipitBase
import PipitJournal
import PipitPractice

/// What is to be practised today, over all activities: a function of what waits, what was done, and a
/// seed. Whoever asks for the next batch twice gets the same one twice.
struct Queue {
  /// What is due: the most forgotten first, what is equally forgotten as the dice fall.
  private(set) var due: [Serving]
  /// What was never answered and is to be begun with, in its order.
  private(set) var new: [Serving]
  /// What was begun with and comes up again in some minutes: asked when nothing else is left.
  private(set) var soon: [Serving]
  /// How many were done today.
  private var done: Count
  /// The activity of the last answer.
  private var last: String?

  /// The most items of a batch, and the most new ones while others are due.
  static let most = 5
  static let mostNew = 3

  /// How many items of both sorts.
  struct Count: Equatable {
    var reviews: Int
    var new: Int
  }

  /// An item that is due.
  struct Due {
    let serving: Serving
    /// How likely it is still remembered, 0 to 1.
    let recall: Double
    /// Whether it was begun with or has slipped, and comes again within minutes. It does not count
    /// for the day's bound: it was counted when it was begun with.
    let isStep: Bool
  }

  /// A queue of what waits, within the bounds of a day.
  init(
    due: [Due], new: [Serving], soon: [Serving] = [], bounds: Count, done: Count, last: String?,
    seed: UInt64
  ) {
    let keys = due.map { one -> Int64 in
      // What differs by less than a percent is mixed, so that a round does not come back as it was.
      let percent = Int64(max(0, min(100, one.recall * 100)))
      var dice = Dice(seed: Dice.hash(one.serving.item) ^ seed)
      return percent << 56 | Int64(dice.roll() >> 8)
    }
    var left = bounds.reviews - done.reviews
    self.due = []
    for place in KeyOrder.order(keys, { $0 < $1 }) where due[place].isStep || left > 0 {
      let one = due[place]
      if !one.isStep { left -= 1 }
      self.due.append(one.serving)
    }
    self.new = Array(new.prefix(max(0, bounds.new - done.new)))
    self.soon = soon
    self.done = done
    self.last = last
  }

  /// Whether nothing is left, not even what comes again in some minutes.
  var isEmpty: Bool { due.isEmpty && new.isEmpty && soon.isEmpty }

  /// Takes the next batch: items of one activity that go together, of another activity than the last
  /// answer's where there is one.
  mutating func next() -> [Serving] {
    if due.isEmpty && new.isEmpty {
      let batch = Self.take(Self.first(soon, after: last) ?? soon.first, Self.most, from: &soon)
      last = batch.first?.activity ?? last
      return batch
    }
    let isNewNext = isNewNext
    let first = isNewNext ? new : due
    let second = isNewNext ? due : new
    let start = Self.first(first, after: last) ?? Self.first(second, after: last) ?? first.first
    let isNew = start.map { start in new.contains { $0 === start } } ?? false
    let batch =
      isNew
      ? Self.take(start, due.isEmpty ? Self.most : Self.mostNew, from: &new)
      : Self.take(start, Self.most, from: &due)
    if isNew { done.new += batch.count } else { done.reviews += batch.count }
    last = batch.first?.activity ?? last
    return batch
  }

  /// All batches of the day, as they would follow on one another.
  var batches: [[Serving]] {
    var rest = self
    var batches: [[Serving]] = []
    while !rest.isEmpty { batches.append(rest.next()) }
    return batches
  }

  /// New items are spread among the reviews: the share that is done of them is never ahead.
  private var isNewNext: Bool {
    if due.isEmpty || new.isEmpty { return due.isEmpty }
    let share = (done.new + min(Self.mostNew, new.count)) * (done.reviews + due.count)
    return share <= done.reviews * (done.new + new.count)
  }

  private static func first(_ servings: [Serving], after last: String?) -> Serving? {
    servings.first { $0.activity != last }
  }

  /// Takes so many items out that go with one, that one first.
  private static func take(_ start: Serving?, _ most: Int, from rest: inout [Serving]) -> [Serving]
  {
    guard let start else { return [] }
    var taken: [Serving] = []
    var left: [Serving] = []
    for one in rest {
      if taken.count < most, one === start || !taken.isEmpty && one.goesWith(start) {
        taken.append(one)
      } else {
        left.append(one)
      }
    }
    rest = left
    return taken
  }
}
