import PipitBase
import PipitJournal
import PipitPractice

/// Dealing, resuming and playing sessions.
extension App {
  /// Goes on with the session that the address asks for, or deals it; where the learner has to
  /// choose first, no session is shown.
  func enter(_ listing: Listing, at now: Moment, _ reply: inout Reply) {
    guard let options = options(of: listing) else { return }
    let isQueue = isQueue
    let isExtra = isExtra
    let frame = isQueue ? Self.frameOptions(isExtra: isExtra) : []
    path = Address.text(
      "/practise/\(listing.id)", (options + frame).map { Address.Field($0.name, $0.value) })
    let isBegun = sessions.contains { isAsked($0, listing, options) && $0.isBegun }
    if isQueue && !isBegun && !isNext(listing, options, at: now) {
      // It was asked already, or is not to be asked any more: as where the learner went back.
      reply.replacesPath = true
      return open(Self.queuePath(isExtra: isExtra), at: now, &reply)
    }
    if resume(listing, options: options, at: now, &reply) { return }
    deal(listing, options: options, at: now, &reply)
    if isQueue, let refusal {
      if case .nothingToPractise = refusal {
        skip(all: false, at: now, &reply)
      } else {
        skip(all: true, at: now, &reply)
      }
    }
  }

  /// What the address says of the session: its options, filled in from what is remembered; nil where
  /// the learner has to choose.
  private func options(of listing: Listing) -> [Deal.Option]? {
    address["choose"] == nil ? listing.complete(chosen, remembered(listing)) : nil
  }

  private var chosen: [Deal.Option] {
    address.fields.filter { !$0.name.isAmong("choose queue extra") && !$0.value.isEmpty }
      .map { Deal.Option($0.name, $0.value) }
  }

  /// The options of the practice page's session, or none where the learner has to choose.
  var wanted: [Deal.Option] {
    guard case .practise(let activity) = route, let listing = Catalogue.listing(activity) else {
      return []
    }
    return options(of: listing) ?? []
  }

  /// What a session begins with besides its options: settings, or what is remembered by these names,
  /// and what lies on the shelf.
  private func facts(_ listing: Listing, _ options: [Deal.Option]) -> [Deal.Option] {
    var facts = listing.heeds.compactMap { name in
      let own = Setting(rawValue: name).map { value($0) }
      return (own ?? fold[setting: "\(listing.id).\(name)"]).map { Deal.Option(name, $0) }
    }
    let kept = listing.shelf(options).map { fold.kept(on: $0) } ?? []
    if !kept.isEmpty {
      facts.append(Deal.Option("kept", kept.joined(separator: "\n")))
    }
    if isQueue { facts += Self.frameOptions(isExtra: isExtra) + [.init("home", "/")] }
    return facts + listing.gather(fold, options)
  }

  /// What was chosen last, by the names that the activity asks to be remembered.
  func remembered(_ listing: Listing) -> [Deal.Option] {
    listing.remembers.compactMap { name in
      fold[setting: "\(listing.id).\(name)"].map { Deal.Option(name, $0) }
    }
  }

  /// Whether a session is the one that the address asks for.
  private func isAsked(_ open: OpenSession, _ listing: Listing, _ options: [Deal.Option]) -> Bool {
    open.deal.activity == listing.id && open.options == options && open.isQueued == isQueue
      && open.isExtra == isExtra
  }

  private func resume(
    _ listing: Listing, options: [Deal.Option], at now: Moment, _ reply: inout Reply
  ) -> Bool {
    let place = sessions.lastIndex { isAsked($0, listing, options) }
    guard let place else { return false }
    let id = sessions[place].deal.id
    guard sessions[place].resume(listing, packs: packs) else {
      if isQueue {
        // What is left of it is due, and asked by a round of its own.
        sessions.remove(at: place)
        reply.closed.append(id)
        return false
      }
      mend(sessions.remove(at: place), listing, at: now, &reply)
      return true
    }
    shown = id
    if let session = sessions[place].session { perform(session.opening, &reply) }
    let away = now.milliseconds(since: sessions[place].lastMoment)
    if sessions[place].isBegun { pressSession("away \(away)", at: now, &reply) }
    return true
  }

  /// Deals a session anew that cannot be played again, without what was answered in it, and in those
  /// that were mended so before it. Where nothing is left, it is dealt whole.
  private func mend(
    _ old: OpenSession, _ listing: Listing, at now: Moment, _ reply: inout Reply
  ) {
    reply.closed.append(old.deal.id)
    var answered: [String] = []
    if !fold.isFinished(old.deal.id) {
      let before = old.deal[option: "without"]?.pieces(at: ",") ?? []
      for name in before + fold.answered(in: old.deal.id) where !answered.contains(name) {
        answered.append(name)
      }
    }
    if !answered.isEmpty {
      let left = Deal.Option("without", answered.joined(separator: ","))
      deal(listing, options: old.options + [left], at: now, &reply)
      guard case .nothingToPractise = refusal else { return keepUnbegun(&reply) }
      refusal = nil
    }
    deal(listing, options: old.options, at: now, &reply)
  }

  private func deal(
    _ listing: Listing, options: [Deal.Option], at now: Moment, _ reply: inout Reply
  ) {
    let needed = listing.packs(options) + listing.wishes
    let deal = Deal(
      id: sessionId(at: now), activity: listing.id, rules: listing.rules, seed: dice.roll(),
      made: now, options: options, facts: facts(listing, options),
      packs: packs.filter { needed.contains($0.name) })
    do {
      let session = try listing.open(deal)
      sessions.removeAll { $0.lines.isEmpty && !$0.isKept }
      sessions.append(OpenSession(deal: deal, session: session, isKept: false))
      shown = deal.id
      perform(session.opening, &reply)
    } catch {
      refusal = error
      return
    }
    if isQueue { return }
    for option in options where listing.remembers.contains(option.name) {
      let name = "\(listing.id).\(option.name)"
      if fold[setting: name] != option.value {
        record(.set(name, to: option.value), at: now, &reply)
      }
    }
  }

  /// An id that no other session has: the moment and 64 random bits.
  private func sessionId(at now: Moment) -> String {
    String(now.milliseconds, radix: 36) + "-" + String(dice.roll(), radix: 36)
  }

  /// Sends a token to the session on the page.
  func pressSession(_ token: String, at now: Moment, _ reply: inout Reply) {
    guard let place = sessions.firstIndex(where: { $0.deal.id == shown }),
      let effects = sessions[place].press(token, at: now)
    else { return }
    let open = sessions[place]
    if open.isKept {
      reply.keep(open.lines[open.lines.count - 1], number: open.lines.count, of: open.deal)
    } else {
      keepWhole(place, &reply)
    }
    var recorded = 0
    for effect in effects {
      switch effect {
      case .record(let event):
        let id = "\(open.deal.id)/\(open.lines.count)/\(recorded)"
        keep(told(event, in: open, at: now), id: id, at: now, &reply)
        recorded += 1
        if open.isQueued { forgetRound() }
      case .takeBack(let item):
        let answers = fold.memory.history(of: item)
        let own = open.deal.id + "/"
        guard let last = answers.last(where: { !$0.isUndone && $0.entry.begins(with: own) }) else {
          continue
        }
        let id = "\(open.deal.id)/\(open.lines.count)/\(recorded)"
        keep(.undo(last.entry), id: id, at: now, &reply)
        recorded += 1
      case .finish(let result):
        let id = "\(open.deal.id)/\(open.lines.count)/\(recorded)"
        let told = open.isQueued ? result.event.asRound : result.event
        keep(told, id: id, at: now, &reply)
        recorded += 1
        finish(result, at: now, &reply)
      // A round of the queue is one of many: only the last is an end.
      case .sound(.done) where open.isQueued, .burst(.large) where open.isQueued: break
      case .go(let path):
        sessions.removeAll { $0.deal.id == open.deal.id }
        reply.closed.append(open.deal.id)
        self.open(path, at: now, &reply)
      default: perform([effect], &reply)
      }
    }
  }

  /// Keeps a session that the store does not have: its deal and its lines.
  func keepWhole(_ place: Int, _ reply: inout Reply) {
    let open = sessions[place]
    reply.deal = open.deal.json
    for (number, line) in open.lines.enumerated() {
      reply.keep(line, number: number + 1, of: open.deal)
    }
    sessions[place].isKept = true
  }

  /// Hands effects on to the host.
  private func perform(_ effects: [Effect], _ reply: inout Reply) {
    for effect in effects {
      switch effect {
      case .say(let speech): say(speech, &reply)
      case .load(let name): if !hasPack(name) { load(name, &reply) }
      default: reply.effects.append(effect)
      }
    }
  }

  private func finish(_ result: LessonResult, at now: Moment, _ reply: inout Reply) {
    let open = sessions.first { $0.deal.id == result.session }
    sessions.removeAll { $0.deal.id == result.session }
    reply.closed.append(result.session)
    reply.errands.append(.persist)
    reply.replacesPath = true
    if let open, open.isQueued {
      finishRound(open, result, at: now, &reply)
    } else {
      self.open("/finish/\(result.session)", at: now, &reply)
    }
    reply.effects.append(.focus("title"))
  }

  /// Closes the sessions that were finished and whose page is left: the next visit deals anew.
  func closeFinished(_ reply: inout Reply) {
    sessions.removeAll { open in
      let isOver = open.deal.id != shown && fold.isFinished(open.deal.id)
      if isOver { reply.closed.append(open.deal.id) }
      return isOver
    }
  }

  /// Where the result of a session is shown.
  func resultPath(of session: String, _ listing: Listing?) -> String {
    listing?.result?(session) ?? "/finish/\(session)"
  }

  /// The page that a session is left to.
  func home(of open: OpenSession) -> String {
    if open.isQueued { return "/" }
    return Catalogue.listing(open.deal.activity)?.home(open.deal.options) ?? "/"
  }

  /// The session on the page.
  var session: OpenSession? {
    sessions.first { $0.deal.id == shown }
  }

  /// What a session practises, in a few words; asked of its room once, since that reads the pack.
  func name(of deal: Deal) -> String {
    if let named = names.first(where: { $0.session == deal.id }) { return named.name }
    guard let listing = Catalogue.listing(deal.activity) else { return deal.activity }
    guard let whole = Deal(json: deal.json, packs: packs) else {
      return listing.name(deal, surroundings.language)
    }
    let name = listing.name(whole, surroundings.language)
    names.append((deal.id, name))
    return name
  }

  /// What a round with the options remembered practises, or nil where the learner has to choose.
  func nextName(_ listing: Listing) -> String? {
    guard let options = listing.complete([], remembered(listing)),
      listing.packs(options).allSatisfy({ hasPack($0) })
    else { return nil }
    let deal = Deal(
      id: "", activity: listing.id, rules: listing.rules, seed: 0, made: Moment(milliseconds: 0),
      options: options, packs: packs)
    return listing.name(deal, surroundings.language)
  }

  /// The sessions to go on with, the latest first.
  var leftOpen: [OpenSession] {
    sessions.filter {
      $0.isBegun && !$0.isQueued && !fold.isFinished($0.deal.id)
    }.ordered {
      $0.lastMoment.milliseconds > $1.lastMoment.milliseconds
    }
  }
}
