import PipitBase
import PipitJournal
import PipitMemory
import PipitPractice

/// What is due over all activities, dealt in short rounds of the activity that fits.
///
/// Nothing of the queue is kept but the rounds themselves: whoever opens it, after a reload or in
/// another tab, is led by the journal and the moment alone.
extension App {
  /// What may be asked today.
  struct Waiting {
    var due: [Queue.Due] = []
    var new: [Serving] = []
  }

  /// A step that comes up within so many milliseconds is asked where nothing else is left.
  private static let soonMilliseconds: Int64 = 1_200_000

  // MARK: What waits

  /// What is due and what may be begun with, without what was put by.
  func waiting(at now: Moment) -> Waiting {
    let minute = now.milliseconds / 60_000
    if let waitingRead, waitingRead.minute == minute { return waitingRead.value }
    let memory = fold.memory
    var value = Waiting()
    for serving in servings(of: memory.due(at: now)) {
      value.due.append(
        Queue.Due(
          serving: serving, recall: memory.retrievability(of: serving.item, at: now) ?? 0,
          isStep: isStepOfToday(serving.item, at: now)))
    }
    value.new = (offered + begunAnew).filter { isAsked($0.item, at: now) }
    waitingRead = (minute, value)
    return value
  }

  /// Whether an item comes again within minutes since it was answered today: it was counted then.
  private func isStepOfToday(_ item: String, at now: Moment) -> Bool {
    let memory = fold.memory
    guard let kept = memory.memory(of: item), kept.dueDay == nil, let last = kept.last else {
      return false
    }
    return memory.day(of: last) == memory.day(of: now)
  }

  /// Items whose schedule begins anew, or whose only answer was undone: they are new once more.
  private var begunAnew: [Serving] {
    let memory = fold.memory
    let items = memory.items.filter { item in
      memory.memory(of: item)?.last == nil && !memory.history(of: item).isEmpty
    }
    var offers: [String] = []
    for serving in offered where items.contains(serving.item) { offers.append(serving.item) }
    return servings(of: items.filter { !offers.contains($0) })
  }

  /// Whether some activity asks an item: what was found in a scramble is remembered alone.
  func isServed(_ item: String) -> Bool { activity(ofItem: item) != nil }

  /// When the next item is to be asked that is not to be asked now, in milliseconds since 1970.
  func nextDue(after now: Moment) -> Int64? {
    fold.memory.nextDue(after: now) { isServed($0) }
  }

  /// How items are practised, in their order; without those that no activity asks.
  func servings(of items: [String]) -> [Serving] {
    var table = KeyTable()
    var servings: [Serving] = []
    for listing in Catalogue.listings where !listing.kinds.isEmpty {
      let own = items.filter { item in
        listing.kinds.contains { item.begins(with: $0 + "/") }
      }
      if own.isEmpty { continue }
      for serving in listing.serves(own, fold) {
        if table.insert(serving.item, at: servings.count) { servings.append(serving) }
      }
    }
    return items.compactMap { item in table.place(of: item).map { servings[$0] } }
  }

  /// What may be begun with, of each activity in turn.
  private var offered: [Serving] {
    var offers: [[Serving]] = []
    for listing in Catalogue.listings {
      let own = listing.offers(fold, packs)
      if !own.isEmpty { offers.append(own) }
    }
    var offered: [Serving] = []
    var turn = 0
    while offers.contains(where: { turn < $0.count }) {
      for own in offers where turn < own.count { offered.append(own[turn]) }
      turn += 1
    }
    return offered
  }

  private func isAsked(_ item: String, at now: Moment) -> Bool {
    !fold.memory.isSuspended(item) && !fold.memory.isBuried(item, at: now)
  }

  /// What was begun with and comes up within minutes, the next first.
  func soon(at now: Moment) -> [Serving] {
    let memory = fold.memory
    let latest = now.milliseconds &+ Self.soonMilliseconds
    var soon: [(at: Int64, item: String)] = []
    for item in memory.items {
      guard let kept = memory.memory(of: item), kept.last != nil, kept.dueDay == nil,
        kept.dueAt <= latest, !kept.isDue(at: now, dayStartsAtHour: memory.dayStartsAtHour),
        isAsked(item, at: now),
        memory.answers(to: item, on: memory.day(of: now)) < Self.mostAhead
      else { continue }
      soon.append((kept.dueAt, item))
    }
    return servings(of: soon.ordered { $0.at < $1.at }.map { $0.item })
  }

  /// An item that was answered so often today is asked when it is due, and not ahead of that: else who
  /// keeps missing it would be asked it without end.
  private static let mostAhead = 4

  /// What is not due, for extra practice: the most forgotten first, each once a day.
  func extra(at now: Moment) -> [Queue.Due] {
    let memory = fold.memory
    let today = memory.day(of: now)
    let hour = memory.dayStartsAtHour
    let items = memory.items.filter { item in
      guard let kept = memory.memory(of: item), kept.last != nil,
        !kept.isDue(at: now, dayStartsAtHour: hour), isAsked(item, at: now)
      else { return false }
      return memory.answers(to: item, on: today, areExtra: true) == 0
    }
    return servings(of: items).map {
      Queue.Due(
        serving: $0, recall: memory.retrievability(of: $0.item, at: now) ?? 0, isStep: true)
    }
  }

  /// The queue of this moment; without what could not be asked since Today was open.
  func queue(isExtra: Bool, at now: Moment) -> Queue {
    let waiting = isExtra ? Waiting(due: extra(at: now)) : waiting(at: now)
    let day = fold.memory.day(of: now)
    func build(_ soon: [Serving]) -> Queue {
      Queue(
        due: waiting.due.filter { !isSkipped($0.serving) },
        new: waiting.new.filter { !isSkipped($0) }, soon: soon, bounds: bounds, done: done(on: day),
        last: fold.memory.lastItem.flatMap { activity(ofItem: $0) }, seed: UInt64(bitPattern: day))
    }
    let queue = build([])
    return queue.isEmpty && !isExtra ? build(soon(at: now).filter { !isSkipped($0) }) : queue
  }

  var bounds: Queue.Count {
    .init(
      reviews: Int(truncatingIfNeeded: value(.reviews).integer() ?? 0),
      new: Int(truncatingIfNeeded: value(.new).integer() ?? 0))
  }

  func done(on day: Int64) -> Queue.Count {
    let done = fold.memory.done(on: day) { isServed($0) }
    return .init(reviews: done.reviews, new: done.new)
  }

  func activity(ofItem item: String) -> String? {
    let kind = item.pieces(at: "/").first ?? ""
    return Catalogue.listings.first { $0.kinds.contains(kind) }?.id
  }

  func isSkipped(_ serving: Serving) -> Bool {
    skipped.contains { $0.item == serving.item || $0.name.isEmpty && $0.goesWith(serving) }
  }
}
