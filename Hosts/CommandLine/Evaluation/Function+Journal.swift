import PipitBase
import PipitJournal
import PipitMemory

extension Function {
  /// What a journal says.
  static let journal = [foldJournal]

  private static let foldJournal = Function(
    name: "journal.fold", takes: ["events", "now", "zone?", "dayStartsAtHour?", "fuzz?"],
    gives: [
      "streak", "bestStreak", "practisedToday", "today", "days", "answers", "xp", "due", "nextDue",
      "items", "settings", "latest",
    ],
    summary:
      "Folds a journal's events, in whatever order, to the streak, the points and what is due at "
      + "“now”; an event told in UTC (Z) is dated by “zone”, others by their own offset."
  ) { request, _ throws(EvaluationError) in
    let zone = try zone(of: request)
    let told = try request.moment("now")
    let now = zone.map { $0.moment(told.milliseconds) } ?? told
    let settings = try settings(of: request)
    var entries: [Entry] = []
    for (place, event) in try request.list("events").enumerated() {
      entries.append(try entry(request.part(event, "events[\(place)]"), zone))
    }
    var fold = Fold()
    fold.add(settings + entries)
    var own = Fold()
    own.add(entries.filter { $0.event.kind.isAmong("set undo") })
    return json(fold, settings: own, latest: entries.map { $0.logical }.max(), at: now)
  }

  /// Settings that hold where the journal has none: they are set before all time.
  private static func settings(of request: Request) throws(EvaluationError) -> [Entry] {
    let hour = try request.number("dayStartsAtHour", 0...23, usual: 4)
    let values: [(MemorySetting, String)] = [
      (.dayStart, "\(hour)"), (.fuzz, try request.flag("fuzz") ? "on" : "off"),
    ]
    return values.map { setting, value in
      Entry(
        id: "usual \(setting.rawValue)", device: "", number: 0,
        at: Moment(milliseconds: -Moment.farthest), event: .set(setting.rawValue, to: value))
    }
  }

  private static func zone(of request: Request) throws(EvaluationError) -> LocalZone? {
    guard request.has("zone") else { return nil }
    let text = try request.text("zone")
    if let zone = LocalZone(text) { return zone }
    throw EvaluationError(
      .wrongValue,
      "“zone” is a name in \(LocalZone.folder) or an offset such as +05:30, not “\(text.prefix(40))”"
    )
  }

  private static func entry(
    _ request: Request, _ zone: LocalZone?
  ) throws(EvaluationError) -> Entry {
    let device = try request.text("device")
    let number = try request.number("number", 0...Int64.max)
    let logical =
      request.has("logical")
      ? try request.number("logical", -Moment.farthest...Moment.farthest * 2) : nil
    return Entry(
      id: request.has("id") ? try request.text("id") : "\(device)/\(number)", device: device,
      number: number, at: try request.moment("at", in: zone), event: try event(request),
      logical: logical)
  }

  private static func event(_ request: Request) throws(EvaluationError) -> Event {
    let kind = try request.text("kind")
    let payload = try request.object("payload")
    guard kind == "answer" else { return Event(kind: kind, payload: payload) }
    let answer = try request.part(payload, "\(request.function), payload")
    _ = try answer.text("item")
    return Event(kind: kind, payload: try rated(answer, payload))
  }

  /// The payload of an answer with its rating as the journal has it: a number. An answer may have no
  /// rating, or 0: then it counts for no memory.
  private static func rated(_ answer: Request, _ payload: JSON) throws(EvaluationError) -> JSON {
    guard answer.has("rating"), let members = payload.members else { return payload }
    if payload["rating"]?.integer == 0 { return payload }
    let rating = try answer.rating("rating")
    return .object(
      members.map { $0.name == "rating" ? .init("rating", .integer(rating.rawValue)) : $0 })
  }

  private static func json(
    _ fold: Fold, settings own: Fold, latest: Int64?, at now: Moment
  ) -> JSON {
    let streak = fold.streak(at: now)
    let memory = fold.memory
    let settings = own.settings(beginning: "").map { name in
      JSON.Member(name, .text(own[setting: name] ?? ""))
    }
    let today = memory.day(of: now)
    let next = memory.nextDue(after: now)
    return [
      "streak": .integer(streak.current), "bestStreak": .integer(streak.best),
      "practisedToday": .bool(streak.isPractisedToday), "today": .text(Day(number: today).text),
      "days": .list(
        fold.practice.days.map {
          ["day": .text($0.day.text), "answers": .integer($0.answers)]
        }),
      "answers": .integer(fold.answers), "xp": .integer(fold.xp),
      "due": .list(memory.due(at: now).map { .text($0) }),
      "nextDue": next.map { .text(Moment(milliseconds: $0).isoText) } ?? .null,
      "items": .list(memory.items.map { json($0, memory, at: now) }),
      "settings": .object(settings), "latest": latest.map { .integer($0) } ?? .null,
    ]
  }

  private static func json(_ item: String, _ history: MemoryHistory, at now: Moment) -> JSON {
    let memory = history.memory(of: item) ?? .new
    return [
      "item": .text(item), "state": .text(memory.stage.name),
      "due": memory.last == nil
        ? .null : .text(Moment(milliseconds: memory.dueAt).isoText),
      "dueDay": memory.dueDay.map { .text(Day(number: $0).text) } ?? .null,
      "intervalDays": .integer(memory.intervalDays),
      "stability": memory.state.map { .number("\($0.stability)") } ?? .null,
      "difficulty": memory.state.map { .number("\($0.difficulty)") } ?? .null,
      "reviews": .integer(memory.reviews), "lapses": .integer(memory.lapses),
      "suspended": .bool(history.isSuspended(item)),
      "buried": .bool(history.isBuried(item, at: now)),
      "history": .list(history.history(of: item).map { json($0) }),
    ]
  }

  private static func json(_ review: Review) -> JSON {
    [
      "at": .text(review.at.isoText),
      "rating": review.rating.map { .integer($0.rawValue) } ?? .null,
      "scheduledDays": .integer(review.scheduledDays),
      "elapsedDays": .integer(review.elapsedDays), "intervalDays": .integer(review.intervalDays),
      "extra": .bool(review.isExtra), "undone": .bool(review.isUndone),
    ]
  }
}

extension Request {
  /// A moment; one that is told in UTC has the offset of the learner's zone, where that is known.
  fileprivate func moment(
    _ name: String, in zone: LocalZone?
  ) throws(EvaluationError) -> Moment {
    let moment = try moment(name)
    guard let zone, let last = try text(name).last, "Zz".contains(last) else { return moment }
    return zone.moment(moment.milliseconds)
  }
}
