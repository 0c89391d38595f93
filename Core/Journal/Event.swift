import PipitBase
import PipitMemory

/// Something that happened and is worth remembering: the truth that all state is a fold of.
///
/// The kinds are `answer`, `finish`, `set`, `keep`, `drop`, `progress`, `hide`, `show`, `suspend`,
/// `resume`, `bury`, `forget` and `undo`; unknown ones are kept and passed over.
public final class Event: Equatable, Sendable {
  /// What sort of thing happened.
  public let kind: String
  /// What the fold does with it.
  let sort: Sort
  /// What is known of it; of an event in a block, put together each time it is asked for.
  public var payload: JSON {
    @inline(never) get { events.map { $0.payload(place) } ?? written }
  }
  private let written: JSON
  /// The events of a block that it is one of, and which.
  let events: BlockEvents?
  let place: Int

  /// An event of a kind with its payload.
  public init(kind: String, payload: JSON) {
    self.kind = kind
    sort = Sort(kind)
    written = payload
    events = nil
    place = 0
  }

  /// An event of a block.
  init(kind: String, _ place: Int, of events: BlockEvents) {
    self.kind = kind
    sort = events.sort
    written = .null
    self.events = events
    self.place = place
  }

  /// The kinds that mean something here, those first that are the most frequent.
  enum Sort: String {
    case answer, progress, finish, set, keep, drop, hide, show, suspend, resume, bury, forget, undo
    case other

    init(_ kind: String) { self = Sort(rawValue: kind) ?? .other }
  }

  /// Whether the same happened.
  public static func == (one: Event, other: Event) -> Bool {
    one === other
      || one.kind == other.kind && one.payload == other.payload
  }

  /// An item was answered.
  ///
  /// - Parameters:
  ///   - item: the item's id, such as `alphabet/nato/A/word`.
  ///   - rating: how well.
  ///   - milliseconds: the time from the question to the answer, while the page was seen.
  ///   - more: further members, such as what was answered instead.
  public static func answer(
    _ item: String, _ rating: Rating, milliseconds: Int64, more: [JSON.Member] = []
  ) -> Event {
    Event(
      kind: "answer",
      payload: .object(
        [
          .init("item", .text(item)), .init("rating", .integer(rating.rawValue)),
          .init("milliseconds", .integer(milliseconds)),
        ] + more))
  }

  /// A setting got a value.
  public static func set(_ name: String, to value: String) -> Event {
    Event(kind: "set", payload: ["name": .text(name), "value": .text(value)])
  }
}

extension Event {
  /// A member of the payload. Of an event in a block nothing else is put together.
  subscript(name: String) -> JSON? {
    @inline(never) get { if let events { events.member(name, of: place) } else { written[name] } }
  }

  /// The text of a member of the payload, or nil.
  subscript(text name: String) -> String? {
    @inline(never) get {
      if let events { events.text(name, of: place) } else { written[text: name] }
    }
  }

  /// The whole number of a member of the payload, or nil.
  subscript(integer name: String) -> Int64? {
    @inline(never) get {
      if let events { events.integer(name, of: place) } else { written[integer: name] }
    }
  }

  /// The elements of a member of the payload; none where there is no such list.
  subscript(list name: String) -> [JSON] { self[name]?.list ?? [] }
}

extension Event {
  /// A text was put by on a shelf, such as a sentence that an exercise accepts from now on.
  public static func keep(_ text: String, on shelf: String) -> Event {
    Event(kind: "keep", payload: ["shelf": .text(shelf), "text": .text(text)])
  }

  /// A text was taken off a shelf.
  public static func drop(_ text: String, from shelf: String) -> Event {
    Event(kind: "drop", payload: ["shelf": .text(shelf), "text": .text(text)])
  }

  /// The history of an item was deleted: its answers up to now are shown no more.
  ///
  /// - Parameters:
  ///   - item: the item's id, such as `spelling/en/word`.
  ///   - schedule: whether rounds are dealt as if it had never been answered.
  public static func hide(_ item: String, schedule: Bool) -> Event {
    Event(kind: "hide", payload: ["item": .text(item), "schedule": .bool(schedule)])
  }

  /// The deletion of an item's history was undone.
  public static func show(_ item: String) -> Event {
    Event(kind: "show", payload: ["item": .text(item)])
  }

  /// Something was done in part.
  ///
  /// - Parameters:
  ///   - percent: the share that is done, 0 to 100.
  ///   - what: what it is a share of: `sentence/es-from-en/cafe`.
  public static func progress(_ percent: Int32, of what: String) -> Event {
    Event(
      kind: "progress", payload: ["of": .text(what), "percent": .integer(percent)])
  }
}
