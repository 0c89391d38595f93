import PipitBase
import PipitJournal

extension LessonResult {
  /// The event that keeps the result.
  public var event: Event { Event(kind: "finish", payload: json) }

  /// The result as JSON.
  public var json: JSON {
    [
      "session": .text(session), "activity": .text(activity), "options": Deal.Option.json(options),
      "title": .text(title), "right": .integer(right), "count": .integer(count),
      "milliseconds": .integer(milliseconds), "bestCombo": .integer(bestCombo),
      "missed": .list(missed.map { $0.json }), "slowest": .list(slowest.map { $0.json }),
    ]
  }

  /// A kept result, or nil where the payload is not one.
  public init?(json: JSON) {
    guard let session = json["session"]?.text, let activity = json["activity"]?.text,
      let title = json["title"]?.text,
      let right = json["right"]?.integer, let count = json["count"]?.integer,
      (0...1_000_000).contains(count), (0...count).contains(right),
      let milliseconds = json["milliseconds"]?.integer, let combo = json["bestCombo"]?.integer
    else { return nil }
    self.init(
      session: session, activity: activity, options: Deal.Option.options(json["options"]),
      title: title, right: Int32(right), count: Int32(count), milliseconds: milliseconds,
      bestCombo: Int32(truncatingIfNeeded: combo),
      missed: (json["missed"]?.list ?? []).compactMap { Line(json: $0) },
      slowest: (json["slowest"]?.list ?? []).compactMap { Line(json: $0) })
  }
}

extension LessonResult.Line {
  fileprivate var json: JSON {
    [
      "item": .text(item), "asked": .text(asked), "answer": .text(answer), "given": .text(given),
      "language": .text(language), "milliseconds": .integer(milliseconds),
    ]
  }

  fileprivate init?(json: JSON) {
    guard let item = json["item"]?.text, let asked = json["asked"]?.text,
      let answer = json["answer"]?.text
    else { return nil }
    self.init(
      item: item, asked: asked, answer: answer, given: json["given"]?.text ?? "",
      language: json["language"]?.text ?? "", milliseconds: json["milliseconds"]?.integer ?? 0)
  }
}
