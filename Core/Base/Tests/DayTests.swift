import PipitBase
import Testing

@Test(arguments: [
  (0, "1970-01-01"), (-1, "1969-12-31"), (59, "1970-03-01"), (11_016, "2000-02-29"),
  (11_017, "2000-03-01"), (19_782, "2024-02-29"), (20_787, "2026-11-30"), (20_788, "2026-12-01"),
  (47_540, "2100-02-28"), (47_541, "2100-03-01"),
])
func aDayHasItsDate(number: Int64, text: String) {
  #expect(Day(number: number).text == text)
  #expect(Day(text) == Day(number: number))
}

@Test func everyDayIsReadAsItIsWritten() {
  for number in stride(from: -354_285, through: 2_932_896, by: 365) as StrideThrough<Int64> {
    #expect(Day(Day(number: number).text) == Day(number: number))
  }
}

@Test(arguments: [
  "", "2026", "2026-11", "2026-11-31", "2026-02-29", "2026-13-01", "2026-00-10", "2026-11-00",
  "2026-1-01", "26-11-30", "2026-11-3x", " 2026-11-30", "2026-11-30 ", "2026/11/30", "-026-11-30",
  "9223372036854775807-01-01", "today",
])
func whatTheCalendarDoesNotHaveIsNoDay(text: String) {
  #expect(Day(text) == nil)
}

@Test func aDayBeginsAtMidnightWhereTheLearnerIs() {
  let evening = Moment(milliseconds: 1_796_079_600_000)  // 2026-11-30T23:00Z
  #expect(Day(of: evening).text == "2026-11-30")
  #expect(
    Day(of: Moment(milliseconds: evening.milliseconds, offsetMinutes: 60)).text == "2026-12-01")
  #expect(Day(of: Moment(milliseconds: -1)).text == "1969-12-31")
  #expect(Day(of: Moment(milliseconds: 0, offsetMinutes: -1)).text == "1969-12-31")
}
