import PipitBase
import Testing

@testable import PipitCommandLine

struct JournalFunctionTests {
  /// An event of one device, answers to one item where nothing else is told.
  private func event(
    _ number: Int, _ at: String, kind: String = "answer",
    payload: String = #"{"item":"spelling/en/geese","rating":3}"#
  ) -> String {
    #"{"device":"d","number":\#(number),"at":"\#(at)","kind":"\#(kind)","payload":\#(payload)}"#
  }

  private func folded(_ events: [String], now: String, more: String = "") -> JSON {
    result(
      #"{"function":"journal.fold","events":[\#(events.joined(separator: ","))],"#
        + #""now":"\#(now)"\#(more)}"#)
  }

  private func practised(_ moments: [String]) -> [String] {
    moments.enumerated().map { event($0 + 1, $1) }
  }

  private func days(_ result: JSON) -> [String] {
    result[list: "days"].compactMap { $0[text: "day"] }
  }

  @Test func anEmptyJournalSaysNothing() {
    #expect(
      folded([], now: "2024-05-02T12:00:00Z")
        == [
          "streak": 0, "bestStreak": 0, "practisedToday": false, "today": "2024-05-02",
          "days": [], "answers": 0, "xp": 0, "due": [], "nextDue": .null, "items": [],
          "settings": .object([]), "latest": .null,
        ])
  }

  @Test func anAnswerMakesAMemory() {
    let result = folded(
      practised(["2024-05-02T10:00:00+02:00"]), now: "2024-05-02T10:05:00+02:00")
    #expect(result[integer: "streak"] == 1 && result[integer: "answers"] == 1)
    #expect(result["due"] == [] && result[text: "nextDue"] == "2024-05-02T08:10:00Z")
    let item = result[list: "items"].first
    #expect(item?[text: "item"] == "spelling/en/geese" && item?[text: "state"] == "learning")
    #expect(item?[text: "due"] == "2024-05-02T08:10:00Z")
    #expect(item?["stability"] == .number("2.3065") && item?[integer: "intervalDays"] == 0)
    let later = folded(
      practised(["2024-05-02T10:00:00+02:00"]), now: "2024-05-02T10:10:00+02:00")
    #expect(later["due"] == ["spelling/en/geese"])
  }

  /// Without fuzz the days are those that are published; the journal's own settings come first.
  @Test func intervalsVaryWhereThatIsAskedFor() {
    let events = practised([
      "2024-05-02T10:00:00+02:00", "2024-05-02T10:10:00+02:00", "2024-05-04T10:00:00+02:00",
    ])
    func days(_ events: [String], _ more: String = "") -> Int64? {
      folded(events, now: "2024-05-04T12:00:00+02:00", more: more)[list: "items"].first?[
        integer: "intervalDays"]
    }
    #expect(days(events) == 11)
    let on = event(
      9, "2024-05-04T11:00:00+02:00", kind: "set",
      payload: #"{"name":"memory.fuzz","value":"on"}"#)
    #expect(days(events, #","fuzz":true"#) == days(events + [on]))
    let settings = folded(events + [on], now: "2024-05-04T12:00:00+02:00")["settings"]
    #expect(settings == ["memory.fuzz": "on"])
  }

  @Test func whatIsToldTwiceOrInAnotherOrderIsTheSame() {
    let events =
      practised([
        "2024-05-02T10:00:00+02:00", "2024-05-03T10:00:00+02:00", "2024-05-07T10:00:00+02:00",
      ]) + [event(4, "2024-05-07T10:01:00+02:00", kind: "finish", payload: #"{"xp":12}"#)]
    let now = "2024-05-07T12:00:00+02:00"
    let once = folded(events, now: now)
    #expect(once[integer: "xp"] == 12 && once[integer: "streak"] == 1)
    #expect(once[integer: "bestStreak"] == 2)
    #expect(folded(events.reversed() + events, now: now) == once)
  }

  @Test func anUndoneAnswerCountsNowhere() {
    let undo = event(2, "2024-05-02T10:01:00Z", kind: "undo", payload: #"{"of":"d/1"}"#)
    let result = folded(
      practised(["2024-05-02T10:00:00Z"]) + [undo], now: "2024-05-02T12:00:00Z")
    #expect(result[integer: "answers"] == 0 && result[integer: "streak"] == 0)
    let history = result[list: "items"].first?[list: "history"]
    #expect(history?.map { $0["undone"] } == [true])
  }

  @Test func summerTimeBreaksNoStreak() {
    let berlin = #","zone":"Europe/Berlin""#
    let two = folded(
      practised(["2017-03-26T09:00:00+02:00", "2017-03-27T09:00:00+02:00"]),
      now: "2017-03-27T08:00:00Z", more: berlin)
    #expect(two[integer: "streak"] == 2)
    let gap = folded(
      practised(["2017-03-24T09:00:00+01:00", "2017-03-27T09:00:00+02:00"]),
      now: "2017-03-27T08:00:00Z", more: berlin)
    #expect(gap[integer: "streak"] == 1)
    let told = folded(
      practised(["2017-03-25T22:30:00Z", "2017-03-26T21:30:00Z"]),
      now: "2017-03-26T21:45:00Z", more: berlin + #","dayStartsAtHour":0"#)
    #expect(days(told) == ["2017-03-25", "2017-03-26"])
    let vienna = folded(
      practised(["2019-10-27T09:00:00+01:00", "2019-10-28T09:00:00+01:00"]),
      now: "2019-10-28T09:00:00Z", more: #","zone":"Europe/Vienna""#)
    #expect(vienna[integer: "streak"] == 2)
  }

  @Test func todayIsTheLearnersNotTheServers() {
    let result = folded(
      practised(["2026-08-03T01:00:00+05:30", "2026-08-04T23:00:00+05:30"]),
      now: "2026-08-04T18:00:00Z", more: #","zone":"Asia/Kolkata","dayStartsAtHour":0"#)
    #expect(days(result) == ["2026-08-03", "2026-08-04"])
    #expect(result[integer: "streak"] == 2 && result[text: "today"] == "2026-08-04")
    let offset = folded(
      practised(["2026-08-02T19:30:00Z"]), now: "2026-08-02T19:30:00Z",
      more: #","zone":"+05:30","dayStartsAtHour":0"#)
    #expect(days(offset) == ["2026-08-03"] && offset[text: "today"] == "2026-08-03")
  }

  @Test(arguments: ["-08:00", "+05:30", "+13:00"])
  func thirtyEveningsAreThirtyDays(offset: String) {
    let first = Day("2024-02-10")?.number ?? 0
    let evenings = (0..<30 as Range<Int64>).map {
      "\(Day(number: first + $0).text)T23:50:00\(offset)"
    }
    let result = folded(
      practised(evenings), now: evenings[29], more: #","zone":"\#(offset)""#)
    #expect(result[integer: "streak"] == 30)
  }

  @Test func aChangeOfTheDaysStartDatesNothingAnew() {
    let events =
      practised(["2024-05-05T02:00:00+02:00", "2024-05-05T20:00:00+02:00"]) + [
        event(
          3, "2024-05-06T12:00:00+02:00", kind: "set",
          payload: #"{"name":"memory.day-start","value":"0"}"#)
      ]
    let result = folded(events, now: "2024-05-06T13:00:00+02:00")
    #expect(days(result) == ["2024-05-04", "2024-05-05"] && result[integer: "streak"] == 2)
  }

  @Test(arguments: [
    (#""events":[],"now":"2024-05-02T12:00:00""#, "wrong-value"),
    (#""events":[]"#, "missing"), (#""now":"2024-05-02T12:00:00Z""#, "missing"),
    (#""events":{},"now":"2024-05-02T12:00:00Z""#, "wrong-type"),
    (#""events":[7],"now":"2024-05-02T12:00:00Z""#, "wrong-type"),
    (#""events":[],"now":"2024-05-02T12:00:00Z","zone":"Mars/Olympus""#, "wrong-value"),
    (#""events":[],"now":"2024-05-02T12:00:00Z","zone":"../../etc/passwd""#, "wrong-value"),
    (#""events":[],"now":"2024-05-02T12:00:00Z","zone":"Europe""#, "wrong-value"),
    (#""events":[],"now":"2024-05-02T12:00:00Z","dayStartsAtHour":24"#, "wrong-value"),
  ])
  func whatCannotBeFoldedIsAnError(members: String, code: String) {
    #expect(errorCode(#"{"function":"journal.fold",\#(members)}"#) == code)
  }

  @Test(arguments: [
    (#"{"device":"d","number":1,"at":"2024-05-02T10:00:00","kind":"set","payload":{}}"#, "at"),
    (
      #"{"device":"d","number":-1,"at":"2024-05-02T10:00:00Z","kind":"set","payload":{}}"#, "number"
    ),
    (#"{"number":1,"at":"2024-05-02T10:00:00Z","kind":"set","payload":{}}"#, "device"),
    (#"{"device":"d","number":1,"at":"2024-05-02T10:00:00Z","payload":{}}"#, "kind"),
    (
      #"{"device":"d","number":1,"at":"2024-05-02T10:00:00Z","kind":"answer","payload":{}}"#, "item"
    ),
    (
      #"{"device":"d","number":1,"at":"2024-05-02T10:00:00Z","kind":"answer","#
        + #""payload":{"item":"a","rating":"best"}}"#, "rating"
    ),
  ])
  func anEventThatCannotBeReadIsNamed(event: String, member: String) {
    let answer = answers(
      #"{"function":"journal.fold","events":[\#(event)],"now":"2024-05-02T12:00:00Z"}"#)
    #expect(answer.first?["error"]?[text: "message"]?.contains("“\(member)”") == true)
  }
}
