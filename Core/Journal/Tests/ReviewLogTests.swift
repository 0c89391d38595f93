import PipitBase
import PipitJournal
import PipitMemory
import Testing

/// What counts for fitting is what counts for the memory, since the schedule began last.
@Test func theLogForFittingIsWhatMemoryIsMadeOf() {
  let day: Int64 = 86_400_000
  let morning = 20_000 * day + 9 * 3_600_000
  func entry(_ id: String, _ event: Event, _ at: Int64) -> Entry {
    Entry(id: id, device: "d", number: at, at: Moment(milliseconds: morning + at), event: event)
  }
  var fold = Fold()
  fold.add([
    entry("a", .answer("spelling/en/geese", .good, milliseconds: 1), 0),
    entry("b", .answer("spelling/en/moose", .again, milliseconds: 1), 1),
    entry("c", .forget("spelling/en/geese"), 2),
    entry("d", .answer("spelling/en/geese", .hard, milliseconds: 1), day),
    entry("e", .answer("spelling/en/geese", .easy, milliseconds: 1).asExtra, day + 1),
    entry("f", .answer("spelling/en/geese", .good, milliseconds: 1), day + 2),
    entry("g", .undo("f"), day + 3),
    // Before four in the morning it is still the day before.
    entry("h", .answer("spelling/en/geese", .easy, milliseconds: 1), 4 * day - 6 * 3_600_000),
  ])
  #expect(
    fold.memory.reviewLog == [
      [RatedDay(day: 20_001, rating: .hard), RatedDay(day: 20_003, rating: .easy)],
      [RatedDay(day: 20_000, rating: .again)],
    ])
}
