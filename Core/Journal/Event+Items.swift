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

  /// An answer to an exercise as one to some of its words; the others stand in `beside`. Where none is
  /// left, it is an answer that leaves the schedule alone.
  ///
  /// - Parameter isLeftOut: whether the item of a word, such as `word/es/mesa`, is left out.
  public func withoutWords(where isLeftOut: (_ item: String) -> Bool) -> Event {
    guard kind == "answer", case .object(let members) = payload, !self[list: "words"].isEmpty else {
      return self
    }
    let start = "word/\(self[text: "language"] ?? "")/"
    var left: [JSON] = []
    var beside: [JSON] = []
    for word in self[list: "words"] {
      if isLeftOut(start + (word.text ?? "")) { beside.append(word) } else { left.append(word) }
    }
    if left.isEmpty { return asExtra }
    if beside.isEmpty { return self }
    return Event(
      kind: kind,
      payload: .object(
        members.map { $0.name == "words" ? .init("words", .list(left)) : $0 }
          + [.init("beside", .list(beside))]))
  }

  /// An answer that counts for the history, the points and the streak, but leaves the schedule alone:
  /// it was extra practice. Other events are what they were.
  public var asExtra: Event {
    guard kind == "answer", case .object(let members) = payload else { return self }
    return Event(kind: kind, payload: .object(members + [.init("extra", true)]))
  }
}
