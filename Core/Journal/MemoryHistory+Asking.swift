import PipitBase
import PipitMemory

extension MemoryHistory {
  /// The items that were answered or put by, those first that were met first.
  public var items: [String] {
    let keys = known.map { item -> Int64 in
      item.answers.first?.entry.logical ?? item.anyMark?.logical ?? Int64.max
    }
    return ids(Array(known.indices), by: keys)
  }

  /// Whether there is an item whose id begins like this.
  public func hasItem(beginning start: String) -> Bool {
    known.contains { $0.id.begins(with: start) }
  }

  /// What is remembered of an item; nil where nothing is known of it.
  public func memory(of item: String) -> Memory? { number(of: item).map { known[$0].memory } }

  /// What becomes of an item by each of the four ratings, were it answered now.
  public func futures(of item: String, at now: Moment) -> Futures {
    let memory = memory(of: item) ?? .new
    return scheduler.futures(
      of: memory, seed: Dice.hash(item), at: now,
      afterDays: number(of: item).flatMap { elapsed(of: known[$0], at: now) })
  }

  /// The chance that an item is known now; nil where it was never answered.
  public func retrievability(of item: String, at now: Moment) -> Double? {
    number(of: item).flatMap {
      scheduler.retrievability(
        of: known[$0].memory, at: now, afterDays: elapsed(of: known[$0], at: now))
    }
  }

  /// The study days since the last answer that an item's memory is made of.
  private func elapsed(of item: Item, at now: Moment) -> Int64? {
    item.memory.last == nil
      ? nil : item.lastDay(before: item.answers.count).map { max(0, day(of: now) - Int64($0)) }
  }

  /// Whether it is not to be asked until it is resumed.
  public func isSuspended(_ item: String) -> Bool {
    number(of: item).map { known[$0].isSuspended } ?? false
  }

  /// Whether it is not to be asked until the next study day.
  public func isBuried(_ item: String, at now: Moment) -> Bool {
    number(of: item).map { known[$0].isBuried(on: day(of: now)) } ?? false
  }

  /// The study day of a moment, by the hour that is set.
  public func day(of now: Moment) -> Int64 {
    StudyDay.number(of: now, startsAtHour: dayStarts.now)
  }

  /// The local hour at which study days begin.
  public var dayStartsAtHour: Int32 { dayStarts.now }

  /// The exercise by which a word can be asked: the item of the last answer to one that teaches it.
  public func source(of item: String) -> String? {
    number(of: item).flatMap { known[$0].source?.event[text: "item"] }
  }

  /// The items that are to be asked, those first that are the least likely to be known still; without
  /// those that were suspended or buried.
  public func due(at now: Moment) -> [String] {
    let today = day(of: now)
    var due: [Int] = []
    var keys: [Int64] = []
    for (place, item) in known.enumerated() where !item.isPutBy(on: today) {
      guard item.memory.isDue(at: now, dayStartsAtHour: dayStarts.now) else { continue }
      due.append(place)
      // A share of one, in parts that are too small to matter: whole numbers are put in order.
      let chance =
        scheduler.retrievability(
          of: item.memory, at: now, afterDays: elapsed(of: item, at: now)) ?? 0
      keys.append(Int64(chance * 1e15))
    }
    return ids(due, by: keys)
  }

  /// When the next item is to be asked that is not to be asked now, in milliseconds since 1970; nil
  /// where there is none among those that are asked.
  public func nextDue(
    after now: Moment, where isAsked: (String) -> Bool = { _ in true }
  ) -> Int64? {
    let today = day(of: now)
    var next: Int64?
    for item in known where item.memory.last != nil && !item.isSuspended {
      var at = item.memory.dueDay.map { start(of: $0, now) } ?? item.memory.dueAt
      if item.isBuried(on: today) { at = max(at, start(of: today + 1, now)) }
      if item.memory.isDue(at: now, dayStartsAtHour: dayStarts.now) && !item.isBuried(on: today) {
        continue
      }
      if next.map({ $0 <= at }) ?? false || !isAsked(item.id) { continue }
      next = at
    }
    return next
  }

  private func start(of day: Int64, _ now: Moment) -> Int64 {
    StudyDay.start(of: day, startsAtHour: dayStarts.now, offsetMinutes: now.offsetMinutes)
  }

  /// How many items that count were answered on a study day, for the first time and again.
  public func done(
    on day: Int64, where counts: (String) -> Bool = { _ in true }
  ) -> (new: Int, reviews: Int) {
    var (new, reviews) = (0, 0)
    for item in known {
      var place = item.answers.count - 1
      // Clocks go by a day and zones by more, so that days need not stand in order.
      while place >= 0, item.answers[place].day > day || !item.answers[place].counts { place -= 1 }
      if place < 0 || item.answers[place].day != day || !counts(item.id) { continue }
      while place >= 0, item.answers[place].day == day || !item.answers[place].counts { place -= 1 }
      if place < 0 { new += 1 } else { reviews += 1 }
    }
    return (new, reviews)
  }

  /// How many answers to an item there were on a study day: those that its memory is made of, or those
  /// of extra practice.
  public func answers(to item: String, on day: Int64, areExtra: Bool = false) -> Int {
    guard let number = number(of: item) else { return 0 }
    return known[number].answers.count {
      $0.day == day && (areExtra ? $0.isExtra && !$0.isUndone : $0.counts)
    }
  }

  /// The items that slip again and again, met first ones first.
  public var leeches: [String] {
    items.filter { id in memory(of: id).map { $0.lapses >= Self.leechLapses } ?? false }
  }

  /// An item that slipped so often is told of.
  public static let leechLapses: Int32 = 8

  /// Whether an item that has slipped so often now is to be told of: at eight times, then every four.
  public static func isTold(lapses: Int32) -> Bool {
    lapses >= leechLapses && (lapses - leechLapses) % 4 == 0
  }

  /// Ids of items, those with small keys first, equal ones by the id.
  private func ids(_ places: [Int], by keys: [Int64]) -> [String] {
    KeyOrder.order(keys) { known[places[$0]].id < known[places[$1]].id }
      .map { known[places[$0]].id }
  }
}

extension MemoryHistory.Item {
  var isSuspended: Bool { suspension?.event.kind == "suspend" }

  /// Whether it was buried on the day, by a clock that may be a day ahead.
  func isBuried(on day: Int64) -> Bool { burial.map { 0...1 ~= $0.day - day } ?? false }

  func isPutBy(on day: Int64) -> Bool { isSuspended || isBuried(on: day) }

  /// Something that happened to it besides answers.
  var anyMark: Entry? { suspension ?? burial?.entry ?? forgotten.first ?? deletions.first }
}
