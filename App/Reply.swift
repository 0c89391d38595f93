import PipitBase
import PipitJournal
import PipitMarkup
import PipitPractice

/// What the host is told after a message: what to do, and what to keep in one transaction.
struct Reply {
  var effects: [Effect] = []
  var errands: [Errand] = []
  var deal: JSON?
  var lines: [JSON] = []
  var events: [Entry] = []
  var closed: [String] = []
  var replacesPath = false
  /// A block to be kept in the place of its entries.
  var block: Tail.Block?

  /// What the frame asks of the host besides an activity's effects.
  enum Errand: Equatable {
    /// Lets the waiting version take over.
    case renew
    /// Asks the device to keep the store for good.
    case persist
    /// Fits weights to a log, in a worker.
    case fit(log: String, weights: [Int64])
  }

  /// What is to be kept, or nil where there is nothing.
  var keep: JSON? {
    if deal == nil && lines.isEmpty && events.isEmpty && closed.isEmpty { return nil }
    var members: [JSON.Member] = []
    if let deal { members.append(.init("deal", deal)) }
    members.append(.init("lines", .list(lines)))
    members.append(.init("events", .list(events.map { $0.unnumbered })))
    members.append(.init("close", .list(closed.map { .text($0) })))
    return .object(members)
  }

  /// Sends the focus to the heading where nothing else is to have it.
  mutating func focusHeading() {
    for effect in effects { if case .focus = effect { return } }
    effects.append(.focus("title"))
  }

  /// Notes a line of a session for the store.
  mutating func keep(_ line: Session.Line, number: Int, of deal: Deal) {
    lines.append([
      "session": .text(deal.id), "number": .integer(number), "token": .text(line.token),
      "at": .integer(line.at.milliseconds), "offset": .integer(line.at.offsetMinutes),
    ])
  }
}
