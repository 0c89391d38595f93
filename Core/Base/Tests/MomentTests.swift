import Testing

@testable import PipitBase

struct MomentTests {
  @Test func timeBetweenMomentsIsCountedWhateverTheZone() {
    let earlier = Moment(milliseconds: 1_000, offsetMinutes: 120)
    let later = Moment(milliseconds: 3_500, offsetMinutes: -300)

    #expect(later.milliseconds(since: earlier) == 2_500)
  }

  @Test func aClockSetBackGivesNoNegativeTime() {
    let noon = Moment(milliseconds: 43_200_000)

    #expect(Moment(milliseconds: 0).milliseconds(since: noon) == 0)
  }

  @Test func momentsAtTheEndsOfTimeDoNotTrap() {
    let first = Moment(milliseconds: .min)
    let last = Moment(milliseconds: .max)

    #expect(last.milliseconds(since: first) == 0)
    #expect(first.milliseconds(since: last) == 0)
  }

  @Test func aMomentFromOutsideIsOneThatAClockCanTell() {
    #expect(
      Moment(json: ["at": 5, "offset": 330]) == Moment(milliseconds: 5, offsetMinutes: 330))
    #expect(Moment(json: ["now": -5], at: "now") == Moment(milliseconds: -5))
    #expect(Moment(json: ["at": .integer(Moment.farthest)])?.milliseconds == Moment.farthest)
    #expect(Moment(json: ["at": .integer(-Moment.farthest - 1)]) == nil)
    #expect(Moment(json: ["at": .number("9223372036854775808")]) == nil)
    #expect(Moment(json: ["offset": 60]) == nil)
  }

  @Test func aMomentIsPutOffByTheTimeAwayButNotIntoTheFuture() {
    let asked = Moment(milliseconds: 1_000, offsetMinutes: 60)
    let now = Moment(milliseconds: 5_000)
    #expect(
      asked.later(by: 3_000, notAfter: now) == Moment(milliseconds: 4_000, offsetMinutes: 60))
    #expect(asked.later(by: 9_000, notAfter: now).milliseconds == 5_000)
    #expect(asked.later(by: -9, notAfter: now) == asked)
    #expect(now.later(by: 9, notAfter: asked) == now)
  }

  @Test func anOffsetThatNoZoneHasBecomesTheNearest() {
    #expect(Moment(json: ["at": 0, "offset": .integer(Int64.max)])?.offsetMinutes == 1_080)
    #expect(Moment(json: ["at": 0, "offset": .integer(Int64.min)])?.offsetMinutes == -1_080)
  }
}
