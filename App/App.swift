import PipitBase
import PipitJournal
import PipitLexicon
import PipitMarkup
import PipitPractice

/// The app around the activities: which page is open, what the journal says, and the sessions
/// left open. Hosts send it what happens and carry out its replies; it keeps no clock and no files.
public final class App {
  var surroundings = Surroundings()
  var fold = Fold()
  var tail = Tail()
  var packs: [Pack] {
    didSet {
      surroundings.packs = packs
      waitingRead = nil
    }
  }
  /// Packs that were asked for and have not come, each with why once that is known.
  var missing: [(name: String, reason: String?)] = [] {
    didSet { surroundings.lost = missing.filter { $0.reason != nil }.map { $0.name } }
  }
  var sessions: [OpenSession] = []
  /// The id of the session on the page.
  var shown: String?
  /// Why the practice page has no session.
  var refusal: DealError?
  var path = "/"
  /// What stands behind `#` in the address.
  var fragment = ""
  /// What was pressed last on a page of an activity's own.
  var pressed: String?
  /// What pages of an activity have noted of packs.
  var noted: [Deal.Option] = []
  var news: Notice?
  /// The sessions put away last, which `app undo` brings back.
  var putAway: [OpenSession] = []
  var dice = Dice(seed: 0)
  var isUpdateWaiting = false
  /// Where fitting the memory's weights stands; nil where nobody has asked for it.
  var fitting: Fitting?
  /// The weights, as the setting had them, in whose place fitted ones were put.
  var weightsBefore: String?
  /// Whether the host was asked for the next tick.
  var awaitsTick = false
  /// Whether the host was asked for the next minute.
  var awaitsMinute = false
  /// What was to be said last.
  var said: Speech?
  /// The other ways to say it, where the one that is tried fails.
  var voicings: [Speech] = []
  /// Whether it waits for a voice.
  var awaitsVoice = false
  /// What waits, as it was found in this minute.
  var waitingRead: (minute: Int64, value: Waiting)?
  /// What of the queue could not be asked since Today was open; one without a name stands for all
  /// that are practised as it is.
  var skipped: [Serving] = []
  /// What sessions practise, as their rooms have told it.
  var names: [(session: String, name: String)] = []
  /// The alphabets as they were read last, so that a page need not read them again.
  var alphabetsRead: (pack: Pack, value: AlphabetPack?)?
  /// The words of the course that was asked for them last, in their other scripts.
  var wordForms: WordForms?
  /// The course that was read last.
  var courseRead: (pack: Pack, value: CoursePack?)?

  /// An app with these packs at hand and an empty journal.
  public init(packs: [Pack] = []) {
    self.packs = packs
    surroundings.packs = packs
  }

  var address: Address { Address(path) }
  var route: Route { Route(address) }

  /// Opens the page of an address.
  func open(_ path: String, at now: Moment, _ reply: inout Reply) {
    let halves = path.pieces(at: "#", most: 2, keepsEmpty: true)
    if halves.count > 1 || halves[0] != self.path { fragment = halves.count > 1 ? halves[1] : "" }
    self.path = halves[0]
    pressed = nil
    // Two slashes would begin the name of another host.
    while self.path.begins(with: "//") { self.path = self.path.rest(after: "/") ?? "" }
    shown = nil
    surroundings.typed = nil
    awaitsVoice = false
    refusal = nil
    for name in neededPacks where !hasPack(name) { load(name, &reply) }
    if surroundings.device.isKnown && route == .today { loadWhatNames(&reply) }
    if route == .today { skipped = [] }
    if route == .queue, surroundings.device.isKnown, neededPacks.allSatisfy({ hasPack($0) }) {
      enterQueue(at: now, &reply)
      if route != .queue { return }
    }
    for name in wishes where !hasPack(name) && !isComing(name) { load(name, &reply) }
    if surroundings.device.isKnown,
      case .practise(let activity) = route, let listing = Catalogue.listing(activity),
      neededPacks.allSatisfy({ hasPack($0) })
    {
      enter(listing, at: now, &reply)
      for name in listing.wishes where !hasPack(name) { load(name, &reply) }
      loadWishes(&reply)
    }
    // While the session is still to be opened, nobody knows which one it will be.
    if shown != nil || wanted.isEmpty { closeFinished(&reply) }
    if shown == nil && isUpdateWaiting { reply.errands.append(.renew) }
  }

  /// Sends what the learner pressed to the frame or to the session on the page.
  func press(_ token: String, at now: Moment, _ reply: inout Reply) {
    if token == Self.tickToken { return awaitsTick = false }
    if token == Self.minuteToken { return awaitsMinute = false }
    if let action = FitAction(token: token) { return fit(action, at: now, &reply) }
    awaitsVoice = false
    if token.begins(with: "app ") {
      pressFrame(token, at: now, &reply)
    } else if let room, token.begins(with: room.id + " ") {
      pressPage(token, of: room, at: now, &reply)
    } else {
      pressSession(token, at: now, &reply)
    }
    loadWishes(&reply)
  }

  /// What the host sends each second while the page shows how time goes by. It changes nothing: the page is
  /// drawn with the moment it came at.
  static var tickToken: String { "app tick" }

  /// What the host sends each minute while Today or the queue's end is on the page: what is due may be
  /// another.
  static var minuteToken: String { "app minute" }

  /// Asks for the next tick, where the session on the page needs one and none is on its way.
  func tick(_ reply: inout Reply) {
    if !awaitsMinute, route == .today || route == .queue, fold.memory.lastItem != nil {
      awaitsMinute = true
      reply.effects.append(.after(milliseconds: 60_000, token: Self.minuteToken))
    }
    guard !awaitsTick, session?.session?.ticks ?? false else { return }
    awaitsTick = true
    reply.effects.append(.after(milliseconds: 1000, token: Self.tickToken))
  }

  // MARK: Packs

  func hasPack(_ name: String) -> Bool {
    packs.contains { $0.name == name }
  }

  /// Whether a pack was asked for, and may still come.
  private func isComing(_ name: String) -> Bool {
    missing.contains { $0.name == name && $0.reason == nil }
  }

  /// Whether the page waits for a pack that may still come.
  var isLoading: Bool {
    neededPacks.contains { name in
      !hasPack(name) && !missing.contains { $0.name == name && $0.reason != nil }
    }
  }

  func load(_ name: String, _ reply: inout Reply) {
    missing.removeAll { $0.name == name }
    missing.append((name, nil))
    reply.effects.append(.load(name))
  }

  /// Asks for the packs by which Today names what was practised before.
  private func loadWhatNames(_ reply: inout Reply) {
    for listing in Catalogue.listings where listing.pages == nil && !remembered(listing).isEmpty {
      let options = listing.complete([], remembered(listing)) ?? remembered(listing)
      for name in listing.packs(options) where !hasPack(name) { load(name, &reply) }
    }
  }

  /// The packs without which the page has nothing to show.
  var neededPacks: [String] {
    switch route {
    case .practise(let activity): Catalogue.listing(activity)?.packs(wanted) ?? []
    case .pages: neededByPage
    case .library, .voices: ["alphabets", "courses"]
    case .alphabet, .card, .speller: ["alphabets"]
    case .course(let id), .unit(let id, _):
      ["courses"] + (lists(course: id) ? ["course-\(id)"] : [])
    case .about: ["licences"]
    case .queue: packsBegun
    case .today, .finish, .items, .item, .settings, .memory, .scripts, .unknown: []
    }
  }

  /// The packs of what was begun: for what comes after it, and its names.
  var packsBegun: [String] {
    Catalogue.listings.flatMap { $0.offerPacks(fold) }
      .filter { !surroundings.lost.contains($0) }
  }

  /// Takes in a pack and opens the page anew if it waited for it.
  func take(_ pack: Pack, at now: Moment, _ reply: inout Reply) {
    missing.removeAll { $0.name == pack.name }
    packs.removeAll { $0.name == pack.name }
    packs.append(pack)
    note(pack)
    keepFewPieces()
    if shown == nil && neededPacks.contains(pack.name) {
      reply.replacesPath = true
      open(path, at: now, &reply)
    } else {
      loadWishes(&reply)
    }
  }

  /// A dictionary comes in pieces, of which the last ones are enough: the module's memory never shrinks.
  private func keepFewPieces() {
    let pieces = packs.filter { $0.isPieceOfDictionary }
    guard pieces.count > 12 else { return }
    packs.removeAll { $0.name == pieces[0].name }
  }

  // MARK: Journal

  /// Records an event that happened outside of a session.
  ///
  /// - Returns: the id of its entry.
  @discardableResult
  func record(_ event: Event, at now: Moment, _ reply: inout Reply) -> String {
    let id = "app/\(dice.roll())"
    keep(event, id: id, at: now, &reply)
    return id
  }

  /// Keeps what has happened, behind all that is known.
  func keep(_ event: Event, id: String, at now: Moment, _ reply: inout Reply) {
    let entry = Entry(
      id: id, device: "", number: 0, at: now, event: event, logical: fold.logical(at: now))
    reply.events.append(entry)
    add(entry)
  }

  /// Takes in an entry of the journal and lets its settings take effect.
  func add(_ entry: Entry) {
    fold.add(entry)
    waitingRead = nil
    if entry.event.kind == "set" { applySettings() }
    if entry.event.payload[text: "shelf"]?.begins(with: "learn/") ?? false { showLearning() }
  }
}

extension Pack {
  /// Whether it is one of many, as `dictionary-en-07` is.
  fileprivate var isPieceOfDictionary: Bool {
    name.begins(with: "dictionary-") && name.pieces(at: "-").count == 3
  }
}
