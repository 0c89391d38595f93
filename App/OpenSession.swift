import PipitBase
import PipitJournal
import PipitPractice

/// A session that was begun and not finished, kept as its deal and its lines.
///
/// It is played again only when it is shown: until then the lines are enough.
struct OpenSession {
  let deal: Deal
  private(set) var lines: [Session.Line]
  private(set) var session: Session?
  /// Whether the store has the deal; it is kept with the first line.
  var isKept: Bool

  init(deal: Deal, lines: [Session.Line] = [], session: Session? = nil, isKept: Bool) {
    self.deal = deal
    self.lines = lines
    self.session = session
    self.isKept = isKept
  }

  /// A session as the store kept it, or nil where something is missing.
  init?(json: JSON) {
    guard let deal = json["deal"].flatMap({ Deal.kept(json: $0) }) else { return nil }
    let lines = json[list: "lines"].compactMap { Session.Line(json: $0) }
    self.init(deal: deal, lines: lines, isKept: true)
  }

  /// Plays the lines again with the packs at hand.
  ///
  /// - Returns: false where the rules or a pack have changed, or the deal cannot be dealt.
  mutating func resume(_ listing: Listing, packs: [Pack]) -> Bool {
    if session != nil { return true }
    guard deal.rules == listing.rules, let whole = Deal(json: deal.json, packs: packs),
      let opened = try? listing.open(whole)
    else { return false }
    opened.replay(lines)
    session = opened
    return true
  }

  /// Sends a token and notes its line; nil where it changed nothing.
  mutating func press(_ token: String, at now: Moment) -> [Effect]? {
    guard let session, let effects = session.press(token, at: now) else { return nil }
    lines = session.lines
    return effects
  }

  /// Takes over a line that another page has added, where it is the next one.
  mutating func hear(_ line: Session.Line, number: Int64) {
    guard number == lines.count + 1 else { return }
    if let session {
      session.replay([line])
      lines = session.lines
    } else {
      lines.append(line)
    }
  }

  /// Whether it plays what another plays: the same activity with the same choices.
  func isAgain(_ other: OpenSession) -> Bool {
    deal.activity == other.deal.activity && options == other.options
      && isQueued == other.isQueued && isExtra == other.isExtra
  }

  /// Whether it is a round of the queue.
  var isQueued: Bool { deal[fact: "queue"] != nil }

  /// Whether it is extra practice, which leaves the schedule alone.
  var isExtra: Bool { deal[fact: "extra"] != nil }

  /// What the learner chose; what a mended deal leaves out is no choice.
  var options: [Deal.Option] { deal.options.filter { $0.name != "without" } }

  /// Whether something was done in it, or in the one that it goes on with.
  var isBegun: Bool { !lines.isEmpty || deal[option: "without"] != nil }

  /// When something last happened in it.
  var lastMoment: Moment { lines.last?.at ?? deal.made }
}
