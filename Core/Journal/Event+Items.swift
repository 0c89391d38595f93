import PipitBase

extension Event {
  /// Something that happened counts no more: an answer, a result, a deletion, or an undoing.
  ///
  /// - Parameter id: the id of its entry. Only what comes before the undoing can be undone.
  public static func undo(_ id: String) -> Event {
    Event(kind: "undo", payload: ["of": .text(id)])
  }

  /// An item is not asked until it is resumed.
  public static func suspend(_ item: String) -> Event { about(item, "suspend") }

  /// A suspended item is asked again.
  public static func resume(_ item: String) -> Event { about(item, "resume") }

  /// An item is not asked until the next study day.
  public static func bury(_ item: String) -> Event { about(item, "bury") }

  /// What is remembered of an item begins anew; its answers stay in its history.
  public static func forget(_ item: String) -> Event { about(item, "forget") }

  private static func about(_ item: String, _ kind: String) -> Event {
    Event(kind: kind, payload: ["item": .text(item)])
  }

  /// An answer that counts for the history, the points and the streak, but leaves the schedule alone:
  /// it was extra practice. Other events are what they were.
  public var asExtra: Event {
    guard kind == "answer", case .object(let members) = payload else { return self }
    return Event(kind: kind, payload: .object(members + [.init("extra", true)]))
  }
}
