import PipitBase
import Testing

@testable import PipitCommandLine

struct MemoryFunctionTests {
  private func steps(_ members: String) -> [JSON] {
    result(#"{"function":"memory.review",\#(members)}"#)[list: "steps"]
  }

  /// A-FS-06: at half past eleven at night in Kolkata.
  @Test func anAnswerIsScheduled() {
    #expect(
      steps(#""history":[{"rating":3,"at":"2024-03-10T23:30+05:30"}]"#) == [
        [
          "due": "2024-03-10T18:10:00Z", "intervalDays": 0, "stability": .number("2.3065"),
          "difficulty": .number("2.118103970459015"), "state": "learning", "elapsedDays": 0,
          "scheduledDays": 0, "lapses": 0,
        ]
      ])
  }

  /// A-FS-10
  @Test func daysThatWentByAndDaysThatWerePlanned() {
    let last = steps(
      #""history":[{"rating":"good","at":"2024-05-02T12:00:00Z"},"#
        + #"{"rating":"good","at":"2024-05-02T12:10:00Z"},"#
        + #"{"rating":"again","at":"2024-05-05T14:10:00.250+02:00"}]"#
    ).last
    #expect(last?["elapsedDays"] == 3)
    #expect(last?["scheduledDays"] == 2)
    #expect(last?["due"] == "2024-05-05T12:20:00.250Z")
    #expect(last?["state"] == "relearning")
    #expect(last?["lapses"] == 1)
  }

  @Test func settingsCount() {
    let answer = #""history":[{"rating":"good","at":"2024-05-02T01:30:00Z"}]"#
    func days(_ members: String) -> [JSON?] {
      let step = steps(answer + "," + members).first
      return [step?["intervalDays"], step?["due"]]
    }
    #expect(days(#""learningSteps":[]"#) == [2, "2024-05-04T01:30:00Z"])
    #expect(days(#""learningSteps":[],"retention":0.8"#) == [8, "2024-05-10T01:30:00Z"])
    #expect(
      days(#""learningSteps":[],"retention":0.8,"maximumInterval":5"#)
        == [5, "2024-05-07T01:30:00Z"])
    #expect(days(#""learningSteps":[0.5,2.25]"#) == [0, "2024-05-02T01:32:15Z"])
    #expect(
      days(#""learningSteps":[],"dayStartsAtHour":4"#) == [2, "2024-05-03T04:00:00Z"])
    var seen: Set<String> = []
    for seed in 0..<40 {
      let step = days(#""learningSteps":[],"retention":0.8,"fuzz":true,"seed":"\#(seed)""#)
      seen.insert(step[0]?.written ?? "")
    }
    #expect(seen == ["6", "7", "8", "9", "10"])
  }

  @Test func parametersOfAnyFSRSAreTaken() {
    let weights =
      "0.4,0.6,2.4,5.8,4.93,0.94,0.86,0.01,1.49,0.14,0.94,2.18,0.05,0.34,1.26,0.29,2.61"
    for more in ["", ",0.5,0.1", ",0.5,0.1,0.05,0.2"] {
      let step = steps(
        #""history":[{"rating":1,"at":"2024-05-02T01:30:00Z"}],"parameters":[\#(weights)\#(more)]"#)
      #expect(step.first?["stability"] == .number("0.4"))
    }
  }

  /// A-FS-11
  @Test func anItemMayBeKnownFromElsewhere() {
    let step = steps(
      #""start":{"stability":5,"difficulty":9,"at":"2024-01-01T00:00:00Z"},"#
        + #""history":[{"rating":1,"at":"2024-02-10T00:00:00Z"}]"#
    ).first
    #expect(step?["stability"].map { $0.written.hasPrefix("1.24852") } == true)
    #expect(step?["elapsedDays"] == 40)
  }

  private static let answer = #""history":[{"rating":3,"at":"2024-05-02T12:00:00Z"}]"#

  @Test(arguments: [
    ("", "missing"), (#""history":3"#, "wrong-type"), (#""history":[3]"#, "wrong-type"),
    (#""history":[{"at":"2024-05-02T12:00:00Z"}]"#, "missing"),
    (#""history":[{"rating":3}]"#, "missing"),
    (#""history":[{"rating":0,"at":"2024-05-02T12:00:00Z"}]"#, "wrong-value"),
    (#""history":[{"rating":5,"at":"2024-05-02T12:00:00Z"}]"#, "wrong-value"),
    (#""history":[{"rating":2.5,"at":"2024-05-02T12:00:00Z"}]"#, "wrong-value"),
    (#""history":[{"rating":"Good","at":"2024-05-02T12:00:00Z"}]"#, "wrong-value"),
    (#""history":[{"rating":3,"at":1714651200}]"#, "wrong-type"),
    (answer + #","parameters":[1,2,3]"#, "wrong-value"),
    (answer + #","parameters":["a"]"#, "wrong-type"),
    (answer + #","retention":0"#, "wrong-value"), (answer + #","retention":1"#, "wrong-value"),
    (answer + #","retention":"high""#, "wrong-value"),
    (answer + #","learningSteps":[0]"#, "wrong-value"),
    (answer + #","relearningSteps":[-1]"#, "wrong-value"),
    (answer + #","learningSteps":10"#, "wrong-type"),
    (answer + #","maximumInterval":0"#, "wrong-value"),
    (answer + #","maximumInterval":36501"#, "wrong-value"),
    (answer + #","dayStartsAtHour":24"#, "wrong-value"),
    (answer + #","fuzz":"yes""#, "wrong-type"), (answer + #","seed":"x""#, "wrong-value"),
    (
      answer + #","start":{"stability":0,"difficulty":0,"at":"2024-01-01T00:00:00Z"}"#,
      "wrong-value"
    ),
    (
      answer + #","start":{"stability":"abc","difficulty":5,"at":"2024-01-01T00:00:00Z"}"#,
      "wrong-value"
    ),
  ])
  func whatCannotBeScheduledIsAnError(members: String, code: String) {
    let more = members.isEmpty ? "" : "," + members
    #expect(errorCode(#"{"function":"memory.review"\#(more)}"#) == code)
  }

  /// A-FS-06
  @Test(arguments: [
    "2024-05-02T12:00:00", "2024-05-02", "12:00Z", "2024-02-30T12:00:00Z", "2024-05-02T24:00:00Z",
    "2024-05-02T12:60:00Z", "2024-05-02T12:00:61Z", "2024-05-02T12:00:00+19:00",
    "2024-05-02T12:00:00 Europe/Berlin", "2024-05-02T12:00:00.Z", "2024-05-02T1２:00:00Z", "",
    "2024-05-02T12:00:00Zz", "2024-05-02T12:00:00+2", "now",
  ])
  func aMomentWithoutAZoneIsRefused(text: String) {
    #expect(Moment(isoText: text) == nil)
    #expect(
      errorCode(#"{"function":"memory.review","history":[{"rating":3,"at":"\#(text)"}]}"#)
        == "wrong-value")
  }

  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0, 0), ("1969-12-31T23:59:59.999Z", -1, 0),
    ("2024-05-02T03:30:00+02:00", 1_714_613_400_000, 120),
    ("2024-05-02t03:30:00.123456+0200", 1_714_613_400_123, 120),
    ("2024-05-01 17:30-08", 1_714_613_400_000, -480),
    ("9999-12-31T23:59:59Z", 253_402_300_799_000, 0),
  ])
  func momentsAreRead(text: String, milliseconds: Int64, offset: Int32) {
    let moment = Moment(isoText: text)
    #expect(moment == Moment(milliseconds: milliseconds, offsetMinutes: offset))
    #expect(moment.flatMap { Moment(isoText: $0.isoText)?.milliseconds } == milliseconds)
  }
}
