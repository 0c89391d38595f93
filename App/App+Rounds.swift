import PipitBase
import PipitJournal
import PipitMemory
import PipitPractice

/// The rounds of the queue: which comes next, what they record, what becomes of them.
extension App {
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

  // MARK: What is recorded

  /// An answer as a round records it. Extra practice leaves the schedule alone; and where a day's new
  /// items are done, words that only stand beside what was asked are not begun with.
  func told(_ event: Event, in round: OpenSession, at now: Moment) -> Event {
    if round.isExtra { return event.asExtra }
    guard round.isQueued, done(on: fold.memory.day(of: now)).new >= bounds.new else { return event }
    return event.withoutWords { fold.memory.memory(of: $0)?.last == nil }
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
