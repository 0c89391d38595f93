import PipitBase
import PipitPractice
import Testing

@Suite struct DayTextTests {
  let text = DayText.english
  let today = Day("2026-11-30")!

  @Test func aDayIsToldAsSeenFromAnother() {
    #expect(text.day(today, today: today) == "Today")
    #expect(text.day(Day("2026-11-29")!, today: today) == "Yesterday")
    #expect(text.day(Day("2026-12-01")!, today: today) == "Tomorrow")
    #expect(text.day(Day("2026-12-02")!, today: today) == "2 December")
    #expect(text.day(Day("2027-01-02")!, today: today) == "2 January 2027")
    #expect(text.day(today, today: nil) == "30 November 2026")
  }

  @Test func weekdaysAreThoseOfTheCalendar() {
    #expect(text.weekday(today) == "Monday")
    #expect(text.weekday(Day("1970-01-01")!) == "Thursday")
    #expect(text.weekday(Day("1969-12-31")!) == "Wednesday")
  }

  @Test(
    arguments: [
      (1, "1 day"), (3, "3 days"), (59, "59 days"), (60, "2 months"), (61, "2 months"),
      (365, "12 months"), (699, "23 months"), (731, "2 years"), (913, "2.4 years"),
      (36_500, "99.8 years"),
    ] as [(Int64, String)])
  func daysAreToldAsALearnerCountsThem(days: Int64, told: String) {
    #expect(text.span(days: days) == told)
  }

  @Test(
    arguments: [
      (0, "0 seconds"), (1_000, "1 second"), (59_400, "59 seconds"), (60_000, "1 minute"),
      (330_000, "6 minutes"), (600_000, "10 minutes"), (3_569_000, "59 minutes"),
      (3_600_000, "1 hour"), (86_399_000, "24 hours"), (86_400_000, "1 day"),
      (172_800_000, "2 days"),
    ] as [(Int64, String)])
  func aShortSpanIsTold(milliseconds: Int64, told: String) {
    #expect(text.span(milliseconds: milliseconds) == told)
  }
}
