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
  private func soon(at now: Moment) -> [Serving] {
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
  private func extra(at now: Moment) -> [Queue.Due] {
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

  private var bounds: Queue.Count {
    .init(
      reviews: Int(truncatingIfNeeded: value(.reviews).integer() ?? 0),
      new: Int(truncatingIfNeeded: value(.new).integer() ?? 0))
  }

  func done(on day: Int64) -> Queue.Count {
    let done = fold.memory.done(on: day) { isServed($0) }
    return .init(reviews: done.reviews, new: done.new)
  }

  private func activity(ofItem item: String) -> String? {
    let kind = item.pieces(at: "/").first ?? ""
    return Catalogue.listings.first { $0.kinds.contains(kind) }?.id
  }

  private func isSkipped(_ serving: Serving) -> Bool {
    skipped.contains { $0.item == serving.item || $0.name.isEmpty && $0.goesWith(serving) }
  }

  // MARK: Going through it

  /// Whether the address is one of the queue's: its page, or a round of it.
  var isQueue: Bool { route == .queue || address["queue"] == "1" }
  var isExtra: Bool { address["extra"] == "1" }

  static func queuePath(isExtra: Bool) -> String { isExtra ? "/queue?extra=1" : "/queue" }

  /// Goes on with the round of the queue that was left half way today, else with the next one; where
  /// none is left, the page says how it went.
  func enterQueue(at now: Moment, _ reply: inout Reply) {
    let isExtra = isExtra
    let round = openRound(isExtra: isExtra, at: now)
    closeRounds(besides: round, isExtra: isExtra, &reply)
    if let open = round {
      return self.open(address(of: open), at: now, &reply)
    }
    var queue = queue(isExtra: isExtra, at: now)
    let batch = queue.next()
    guard let first = batch.first else { return }
    let options = Serving.options(batch) + Self.frameOptions(isExtra: isExtra)
    open(
      Address.text(
        "/practise/\(first.activity)", options.map { Address.Field($0.name, $0.value) }),
      at: now, &reply)
  }

  /// The round of the queue that was begun today and not ended, where all that it has still to ask is
  /// still to be asked.
  func openRound(isExtra: Bool, at now: Moment) -> OpenSession? {
    sessions.last {
      $0.isQueued && $0.isExtra == isExtra && $0.isBegun && !fold.isFinished($0.deal.id)
        && fold.memory.day(of: $0.lastMoment) == fold.memory.day(of: now)
        && isStillAsked($0, at: now)
    }
  }

  private func isStillAsked(_ round: OpenSession, at now: Moment) -> Bool {
    let answered = fold.answered(in: round.deal.id)
    let left = names(of: round).filter { !answered.contains($0) }
    if left.isEmpty { return true }
    let asked = servings(for: round, at: now) + (round.isExtra ? [] : soon(at: now))
    return left.allSatisfy { name in
      asked.contains { $0.activity == round.deal.activity && $0.name == name }
    }
  }

  /// What may be asked in a round of its sort.
  private func servings(for round: OpenSession, at now: Moment) -> [Serving] {
    if round.isExtra { return extra(at: now).map { $0.serving } }
    let waiting = waiting(at: now)
    return waiting.due.map { $0.serving } + waiting.new
  }

  /// What a round was dealt to ask, as its room calls it.
  private func names(of round: OpenSession) -> [String] {
    round.deal[option: "only"]?.pieces(at: ",") ?? []
  }

  /// Closes the rounds that are not gone on with; their answers are in the journal.
  private func closeRounds(besides round: OpenSession?, isExtra: Bool, _ reply: inout Reply) {
    for other in sessions
    where other.isQueued && other.isExtra == isExtra && other.isBegun
      && other.deal.id != round?.deal.id
    {
      reply.closed.append(other.deal.id)
    }
    sessions.removeAll { other in reply.closed.contains { $0 == other.deal.id } }
  }

  /// What an address says of a round besides its activity's own options.
  static func frameOptions(isExtra: Bool) -> [Deal.Option] {
    isExtra ? [.init("queue", "1"), .init("extra", "1")] : [.init("queue", "1")]
  }

  /// Whether a round with these options is the one that the queue asks next.
  func isNext(_ listing: Listing, _ options: [Deal.Option], at now: Moment) -> Bool {
    var queue = queue(isExtra: isExtra, at: now)
    let batch = queue.next()
    return batch.first?.activity == listing.id
      && Serving.options(batch).last?.value == options["only"]
  }

  /// Leaves out, until Today is opened again, what the queue asks next and what cannot be asked now:
  /// these items, or all that are practised with the same options. Then goes on.
  func skip(all: Bool, at now: Moment, _ reply: inout Reply) {
    let isExtra = isExtra
    var queue = queue(isExtra: isExtra, at: now)
    for one in queue.next() {
      skipped.append(one)
      if all {
        skipped.append(
          Serving(
            item: "", activity: one.activity, options: one.options, name: "", title: "",
            language: ""))
      }
    }
    refusal = nil
    reply.replacesPath = true
    open(Self.queuePath(isExtra: isExtra), at: now, &reply)
  }

  /// Ends a round of the queue and goes on to the next.
  func finishRound(
    _ round: OpenSession, _ result: LessonResult, at now: Moment, _ reply: inout Reply
  ) {
    leaveOutUnasked(of: round, at: now)
    open(Self.queuePath(isExtra: round.isExtra), at: now, &reply)
    if route == .queue {
      reply.effects.append(.sound(.done))
    } else {
      let left = left(isExtra: round.isExtra, at: now)
      news = .roundDone(answered: Int(result.count), left: left, last: lastAnswer(at: now))
      reply.effects.append(.announce(text.roundDone(Int(result.count), left: left)))
    }
  }

  /// What a round was to ask and did not is left out until Today is opened again, as a word that its
  /// sentence teaches no longer: else the queue would never end.
  private func leaveOutUnasked(of round: OpenSession, at now: Moment) {
    let names = names(of: round)
    for one in servings(for: round, at: now)
    where one.activity == round.deal.activity && names.contains(one.name) {
      let last = fold.memory.memory(of: one.item)?.last?.milliseconds ?? 0
      if round.isExtra || last < round.deal.made.milliseconds { skipped.append(one) }
    }
  }

  /// How many wait now, within the day's bounds, with those that come again in some minutes.
  func left(isExtra: Bool, at now: Moment) -> Int {
    let queue = queue(isExtra: isExtra, at: now)
    let soon = isExtra ? [] : soon(at: now).filter { !isSkipped($0) }
    return queue.due.count + queue.new.count + soon.count
  }

  // MARK: Undoing

  /// The entry of the last answer, where it was given today.
  func lastAnswer(at now: Moment) -> String? {
    guard let item = fold.memory.lastItem, isServed(item) else { return nil }
    let review = fold.memory.history(of: item).last { !$0.isUndone }
    return review.flatMap {
      fold.memory.day(of: $0.at) == fold.memory.day(of: now) ? $0.entry : nil
    }
  }

  /// Lets an answer count no more, or lets it count again where its undoing is undone.
  func undoAnswer(_ entry: String, at now: Moment, _ reply: inout Reply) {
    let isAgain = news == .answerUndone(entry)
    let undoing = record(.undo(entry), at: now, &reply)
    news = isAgain ? nil : .answerUndone(undoing)
    reply.effects.append(.announce(isAgain ? text.answerCounts : text.answerUndone))
    reply.effects.append(.focus(isAgain ? "title" : "undo"))
    if route == .queue { open(path, at: now, &reply) }
  }

  /// Takes away what was told of the round before, once the next one is begun.
  func forgetRound() {
    switch news {
    case .roundDone, .answerUndone: news = nil
    default: break
    }
  }
}
