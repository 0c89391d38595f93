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
      "xp": .integer(xp), "block": .text(block),
      "words": .list(
        words.map { ["text": .text($0.text), "language": .text($0.language)] }),
      "missed": .list(missed.map { $0.json }), "slowest": .list(slowest.map { $0.json }),
    ]
  }

  /// A kept result, or nil where the payload is not one. Times and the longest run are brought into
  /// the range that they can have.
  public convenience init?(json: JSON) {
    guard let session = json[text: "session"], let activity = json[text: "activity"],
      let title = json[text: "title"],
      let right = json[integer: "right"], let count = json[integer: "count"],
      (0...1_000_000).contains(count), (0...count).contains(right),
      let milliseconds = json[integer: "milliseconds"], let combo = json[integer: "bestCombo"]
    else { return nil }
    self.init(
      session: session, activity: activity, options: Deal.Option.options(json["options"]),
      title: title, right: Int32(right), count: Int32(count),
      milliseconds: max(0, min(milliseconds, Moment.farthest)),
      bestCombo: Int32(max(0, min(combo, count))),
      missed: json[list: "missed"].compactMap { Line(json: $0) },
      slowest: json[list: "slowest"].compactMap { Line(json: $0) },
      xp: Int32(max(0, min(json[integer: "xp"] ?? 0, 1_000_000))),
      words: json[list: "words"].compactMap { word in
        word[text: "text"].map { Word($0, language: word[text: "language"] ?? "") }
      },
      block: json[text: "block"] ?? "")
  }
}

extension LessonResult.Line {
  fileprivate var json: JSON {
    var members: [JSON.Member] = [
      .init("item", .text(item)), .init("asked", .text(asked)), .init("answer", .text(answer)),
      .init("given", .text(given)), .init("language", .text(language)),
      .init("milliseconds", .integer(milliseconds)),
    ]
    if !askedLanguage.isEmpty {
      members.append(.init("askedLanguage", .text(askedLanguage)))
    }
    return .object(members)
  }

  fileprivate convenience init?(json: JSON) {
    guard let item = json[text: "item"], let asked = json[text: "asked"],
      let answer = json[text: "answer"]
    else { return nil }
    self.init(
      item: item, asked: asked, answer: answer, given: json[text: "given"] ?? "",
      language: json[text: "language"] ?? "", askedLanguage: json[text: "askedLanguage"] ?? "",
      milliseconds: max(0, min(json[integer: "milliseconds"] ?? 0, Moment.farthest)))
  }
}
