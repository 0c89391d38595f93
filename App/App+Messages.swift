import PipitBase
import PipitJournal
import PipitPractice

/// What a host tells the app.
extension App {
  private enum Message: String {
    case start, press, go, pack, lost, kept, heard, unkept, device, unsaid, away, drafted, typed,
      update, keeping
  }

  func handle(_ kind: String, _ json: JSON, file: [UInt8], at now: Moment, _ reply: inout Reply) {
    switch Message(rawValue: kind) {
    case .start: start(json, file, at: now, &reply)
    case .press where json[text: "token"] == Self.blockToken: makeBlock(&reply)
    case .press:
      if json["isSent"]?.bool ?? false { surroundings.typed = nil }
      press(json[text: "token"] ?? "", at: now, &reply)
    case .go:
      // The browser is there already where it went back or forward by itself.
      reply.replacesPath = json["isThere"]?.bool ?? false
      shown = nil
      closeFinished(&reply)
      open(json[text: "path"] ?? "/", at: now, &reply)
      reply.effects.append(.focus("title"))
    case .pack:
      guard let name = json[text: "name"] else { return }
      take(
        Pack(name: name, version: json[text: "version"] ?? "", bytes: file), at: now, &reply)
    case .lost: lost(json[text: "name"] ?? "", json[text: "reason"] ?? "", at: now, &reply)
    case .keeping:
      surroundings.keeping = .init(
        name: json[text: "name"] ?? "", done: json[integer: "done"] ?? 0,
        count: json[integer: "count"] ?? 0, isOver: json["isOver"]?.bool ?? false)
    case .kept: settle(json, &reply)
    case .heard:
      let wasOver = shown.map { fold.isFinished($0) } ?? false
      settle(json, &reply)
      hear(json["keep"], wasOver: wasOver, at: now, &reply)
      loadWishes(&reply)
    case .unkept: unkept(json[text: "reason"] ?? "", &reply)
    case .device:
      surroundings.device = Device(json: json["device"])
      chooseVoices()
      voicesCame(&reply)
    case .unsaid:
      unsaid(by: json[text: "by"] ?? "", reason: json[text: "reason"] ?? "", &reply)
    case .away:
      if session?.isBegun ?? false, let away = json[integer: "milliseconds"] {
        pressSession("away \(away)", at: now, &reply)
      }
    case .typed:
      surroundings.typed = json[text: "text"]
      keepUnbegun(&reply)
    case .drafted: keepUnbegun(&reply)
    case .update:
      isUpdateWaiting = true
      if shown == nil { reply.errands.append(.renew) }
    case nil: break
    }
    tick(&reply)
  }

  private func start(_ json: JSON, _ file: [UInt8], at now: Moment, _ reply: inout Reply) {
    surroundings.device = Device(json: json["device"])
    dice = Dice(seed: json[text: "seed"].flatMap { $0.unsigned() } ?? 0)
    let entries = json[list: "entries"].compactMap { Entry(json: $0) }
    fold.add(self.entries(inBlocks: json[list: "blocks"], file) + entries)
    tail.add(json[list: "entries"])
    awaitBlock(&reply)
    applySettings()
    showLearning()
    sessions = json[list: "sessions"].compactMap { OpenSession(json: $0) }
    var path = json[text: "path"] ?? "/"
    if let trap = json["trap"] {
      news = .trapped(report: report(trap, build: json[text: "build"] ?? ""))
    }
    if let aside = json[text: "aside"] {
      sessions.removeAll { $0.deal.id == aside }
      reply.closed.append(aside)
      news = .setAside
      path = "/"
    }
    reply.replacesPath = true
    open(path, at: now, &reply)
  }

  /// Keeps the session on the page before anything was pressed, since a text was begun in it or it goes
  /// on with another.
  func keepUnbegun(_ reply: inout Reply) {
    guard let place = sessions.firstIndex(where: { $0.deal.id == shown }), !sessions[place].isKept
    else { return }
    keepWhole(place, &reply)
  }

  private func report(_ trap: JSON, build: String) -> String {
    "Pipit \(build)\n\(path)\n\(trap[text: "token"] ?? "")\n\(trap[text: "message"] ?? "")"
  }

  private func settle(_ json: JSON, _ reply: inout Reply) {
    let entries = json[list: "entries"].compactMap { Entry(json: $0) }
    for entry in entries { add(entry) }
    tail.add(json[list: "entries"])
    awaitBlock(&reply)
  }

  /// What is done cannot be kept, or only by another page: where a newer version has taken over the store,
  /// this page gives way as soon as no session is on it.
  private func unkept(_ reason: String, _ reply: inout Reply) {
    news = .unkept(reason: reason)
    guard reason == "replaced" else { return }
    isUpdateWaiting = true
    if shown == nil { reply.errands.append(.renew) }
  }

  /// Takes over what another tab has kept, so that a session on two pages is one session.
  private func hear(_ keep: JSON?, wasOver: Bool, at now: Moment, _ reply: inout Reply) {
    guard let keep else { return }
    if let deal = keep["deal"], let open = OpenSession(json: ["deal": deal]),
      !sessions.contains(where: { $0.deal.id == open.deal.id })
    {
      sessions.append(open)
    }
    for json in keep[list: "lines"] {
      guard let line = Session.Line(json: json),
        let place = sessions.firstIndex(where: { $0.deal.id == json[text: "session"] })
      else { continue }
      sessions[place].hear(line, number: json[integer: "number"] ?? 0)
    }
    if let id = keep["deal"]?[text: "id"] { join(id) }
    var closed = (keep[list: "close"]).compactMap { $0.text }
    let left = session
    if wasOver, let place = sessions.firstIndex(where: { $0.deal.id == shown }) {
      // What is over stays on this page until that is left; who goes on with it keeps it anew.
      let isClosed = closed.contains(sessions[place].deal.id)
      if isClosed { sessions[place].isKept = false }
      closed.removeAll { $0 == shown }
    }
    sessions.removeAll { closed.contains($0.deal.id) }
    if let left, closed.contains(left.deal.id) {
      let id = left.deal.id
      let isFinished = fold.isFinished(id)
      let listing = Catalogue.listing(left.deal.activity)
      if !isFinished { news = .closedElsewhere }
      let result =
        left.isQueued ? Self.queuePath(isExtra: left.isExtra) : resultPath(of: id, listing)
      open(isFinished ? result : home(of: left), at: now, &reply)
    } else if let left, left.isQueued, !left.isBegun,
      let listing = Catalogue.listing(left.deal.activity),
      !isNext(listing, left.options, at: now)
    {
      // What it was to ask was answered there.
      open(Self.queuePath(isExtra: left.isExtra), at: now, &reply)
    }
  }

  /// Goes over to a session that was begun on another page, where this page shows the same one, not
  /// yet begun.
  private func join(_ id: String) {
    guard let empty = session, !empty.isBegun, empty.deal.id != id,
      let listing = Catalogue.listing(empty.deal.activity),
      let place = sessions.firstIndex(where: { $0.deal.id == id }), empty.isAgain(sessions[place]),
      sessions[place].resume(listing, packs: packs)
    else { return }
    sessions.removeAll { $0.deal.id == empty.deal.id }
    shown = id
  }

  private func lost(_ name: String, _ reason: String, at now: Moment, _ reply: inout Reply) {
    missing.removeAll { $0.name == name }
    missing.append((name, reason))
    if isQueue, shown == nil, route == .queue || neededPacks.contains(name) {
      if route == .queue { return open(path, at: now, &reply) }
      return skip(all: true, at: now, &reply)
    }
    // An activity with pages of its own tells it where it matters.
    if case .practise(let activity) = route, let listing = Catalogue.listing(activity),
      listing.pages == nil, listing.wishes.contains(name)
    {
      news = .lost(pack: name)
    }
  }
}

extension Device {
  @inline(never)
  init(json: JSON?) {
    self.init()
    guard let json else { return }
    isKnown = true
    voices = json[list: "voices"].compactMap { voice in
      guard let tag = voice[text: "tag"] else { return nil }
      return Voice(
        tag, name: voice[text: "name"] ?? "", isLocal: voice["isLocal"]?.bool ?? false,
        isDefault: voice["isDefault"]?.bool ?? false)
    }
    serverVoices = json[list: "serverVoices"].compactMap { $0.text }
    if let letters = json[integer: "longestText"], letters > 0 { longestText = Int(letters) }
    keeps = json["keeps"]?.bool ?? true
  }
}

extension Reply.Errand {
  var json: JSON {
    switch self {
    case .renew: ["do": "renew"]
    case .persist: ["do": "persist"]
    case .fit(let log, let weights):
      ["do": "fit", "log": .text(log), "weights": .list(weights.map { .integer($0) })]
    }
  }
}
