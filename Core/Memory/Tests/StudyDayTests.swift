import PipitBase
import PipitMemory
import Testing

struct StudyDayTests {
  /// The second of May 2024, midnight in UTC.
  private let second: Int64 = 1_714_608_000_000

  private func day(_ hour: Int64, _ minute: Int64, offset: Int32) -> Int64 {
    let local = second + (hour * 60 + minute) * 60_000
    return StudyDay.number(
      of: Moment(milliseconds: local - Int64(offset) * 60_000, offsetMinutes: offset),
      startsAtHour: 4)
  }

  @Test(arguments: [0, 330, -480, 840, -720] as [Int32])
  func theNightBelongsToTheDayBefore(offset: Int32) {
    let number = Day("2024-05-02")?.number ?? 0
    #expect(day(3, 30, offset: offset) == number - 1)
    #expect(day(3, 59, offset: offset) == number - 1)
    #expect(day(4, 0, offset: offset) == number)
    #expect(day(27, 59, offset: offset) == number)
    #expect(day(28, 0, offset: offset) == number + 1)
  }

  @Test func daysBeforeNineteenSeventyCountBackwards() {
    let start = StudyDay.start(of: -3, startsAtHour: 4, offsetMinutes: 60)
    #expect(
      StudyDay.number(
        of: Moment(milliseconds: start, offsetMinutes: 60), startsAtHour: 4) == -3)
    #expect(
      StudyDay.number(
        of: Moment(milliseconds: start - 1, offsetMinutes: 60), startsAtHour: 4) == -4)
  }
}
