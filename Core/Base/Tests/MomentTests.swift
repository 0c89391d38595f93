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
}
