import PipitBase
import PipitJournal
import PipitMemory
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

  @Test func anItemIsToldByWhenItComesUp() {
    let noon = Moment(milliseconds: 1_700_000_000_000, offsetMinutes: 60)
    func later(_ minutes: Int64) -> Moment {
      Moment(milliseconds: noon.milliseconds + minutes * 60_000, offsetMinutes: 60)
    }
    var fold = Fold()
    func keep(_ event: Event, _ id: String) {
      fold.add(Entry(id: id, device: "d", number: 1, at: noon, event: event))
    }
    keep(.set("memory.fuzz", to: "off"), "a")
    keep(.answer("spelling/en/apple", .easy, milliseconds: 900), "b")
    keep(.answer("spelling/en/geese", .again, milliseconds: 900), "c")
    let item = "spelling/en/apple"
    #expect(text.standing(of: "spelling/en/new", fold.memory, at: noon) == "new")
    #expect(text.standing(of: item, fold.memory, at: noon) == "in 8 days")
    #expect(text.standing(of: item, fold.memory, at: later(7 * 1_440)) == "in 1 day")
    #expect(text.standing(of: item, fold.memory, at: later(8 * 1_440)) == "due now")
    #expect(text.standing(of: "spelling/en/geese", fold.memory, at: noon) == "in 1 minute")
    keep(.bury("spelling/en/geese"), "d")
    #expect(text.standing(of: "spelling/en/geese", fold.memory, at: later(5)) == "tomorrow")
    keep(.suspend(item), "e")
    #expect(text.standing(of: item, fold.memory, at: noon) == "set aside")
  }
}
