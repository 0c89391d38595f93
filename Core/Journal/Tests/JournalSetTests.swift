import PipitBase
import PipitJournal
import PipitMemory
import Testing

private func entry(
  _ id: String, _ device: String, _ number: Int64, at milliseconds: Int64? = nil
) -> Entry {
  Entry(
    id: id, device: device, number: number,
    at: Moment(milliseconds: milliseconds ?? number * 1_000),
    event: .answer("spelling/en/\(id)", .good, milliseconds: 1))
}

private func run(_ device: String, _ numbers: ClosedRange<Int64>) -> [Entry] {
  numbers.map { entry("\(device)-\($0)", device, $0) }
}

/// What both have after each has told the other.
private func merged(_ one: Journal, _ other: Journal) -> (Journal, Journal) {
  var (one, other) = (one, other)
  let (toOne, toOther) = (
    other.missing(for: one.summary), one.missing(for: other.summary)
  )
  one.merge(toOne)
  other.merge(toOther)
  return (one, other)
}

private func ids(_ journal: Journal) -> [String] { journal.entries.map { $0.id }.sorted() }

@Test func aMergeIsTheUnionOfBoth() {
  let (one, other) = merged(Journal(run("a", 1...3)), Journal(run("b", 1...2)))
  #expect(ids(one) == ["a-1", "a-2", "a-3", "b-1", "b-2"])
  #expect(ids(other) == ids(one) && one.summary == other.summary)
}

@Test func onlyWhatIsMissingIsTold() {
  let whole = Journal(run("a", 1...2_500) + run("b", 1...10))
  let part = Journal(run("a", 1...2_400) + run("b", 1...10))
  #expect(whole.missing(for: part.summary).map { $0.id } == (2_401...2_500).map { "a-\($0)" })
  #expect(part.missing(for: whole.summary).count == 400)
  #expect(whole.missing(for: whole.summary).isEmpty)
  #expect(whole.missing(for: Journal().summary).count == 2_510)
  #expect(whole.summary.lines.count == 4)
}

@Test func whatIsToldTwiceIsOne() {
  var journal = Journal(run("a", 1...3))
  #expect(journal.merge(run("a", 2...4)).map { $0.id } == ["a-4"])
  #expect(journal.entries.count == 4)
  // Kept on two devices, with two numbers.
  #expect(journal.merge([entry("a-1", "b", 7, at: 1_000)]).isEmpty)
}

/// Between two exchanges of the other device there are reviews on this one, before and after.
@Test func nothingIsSkippedBetweenTwoExchanges() {
  var (a, server) = merged(Journal(run("a", 1...3)), Journal())
  a.merge(run("a", 4...5))
  var b = Journal()
  (b, server) = merged(b, server)
  (a, server) = merged(a, server)
  (b, server) = merged(b, server)
  #expect(ids(b) == (1...5).map { "a-\($0)" })
}

@Test func aDevicePutBackToAnOldCopyLosesNothing() {
  let old = Journal(run("a", 1...3))
  var other = Journal(run("a", 1...6))
  var put = old
  // It gives the numbers 4 and 5 again.
  put.merge([entry("new-4", "a", 4), entry("new-5", "a", 5)])
  (put, other) = merged(put, other)
  #expect(put.entries.count == 8 && put.summary == other.summary)
  #expect(put.nextNumber(of: "a") == 7)
  #expect(put.nextNumber(of: "b") == 1)
}

@Test func dataCopiedToAnotherDeviceIsNeitherLostNorDoubled() {
  let common = run("a", 1...3)
  var one = Journal(common + [entry("s/4/0", "a", 4, at: 40)])
  var copy = Journal(common + [entry("s/4/0", "a", 4, at: 41), entry("x", "a", 5)])
  (one, copy) = merged(one, copy)
  #expect(one.entries.count == 6 && copy.entries.count == 6)
  #expect(one.summary == copy.summary)
  #expect(one.fold.answers == 6 && copy.fold.answers == 6)
}

/// Of 300 items answered on two devices, all have the memory that their log gives.
@Test func itemsAnsweredOnTwoDevicesHaveTheMemoryOfTheirLog() {
  var dice = Dice(seed: 300)
  var devices = [Journal(), Journal()]
  var folds = [Fold(), Fold()]
  let day: Int64 = 86_400_000
  let ratings: [Rating] = [.again, .hard, .good, .easy]
  var all: [(item: Int, rating: Rating, at: Moment)] = []
  for round in 0..<6 as Range<Int64> {
    for item in 0..<300 {
      let device = (item + Int(round)) % 2
      let at = Moment(
        milliseconds: 1_700_000_000_000 + round * 9 * day + Int64(item) * 5_000,
        offsetMinutes: device == 0 ? 60 : -300)
      let rating = dice.pick(ratings) ?? .good
      all.append((item, rating, at))
      let new = Entry(
        id: "d\(device)-\(round)/\(item)/0", device: "d\(device)",
        number: devices[device].nextNumber(of: "d\(device)"), at: at,
        event: .answer("spelling/en/word\(item)", rating, milliseconds: 900))
      devices[device].merge([new])
      folds[device].add(new)
    }
  }
  let (toFirst, toSecond) = (
    devices[1].missing(for: devices[0].summary), devices[0].missing(for: devices[1].summary)
  )
  folds[0].add(toFirst)
  folds[1].add(dice.shuffled(toSecond))

  let scheduler = Scheduler(fuzzes: true, dayStartsAtHour: 4)
  for item in 0..<300 {
    let id = "spelling/en/word\(item)"
    var memory = Memory.new
    for answer in all where answer.item == item {
      memory = scheduler.review(memory, answer.rating, seed: Dice.hash(id), at: answer.at)
    }
    #expect(folds[0].memory.memory(of: id) == memory)
    #expect(folds[1].memory.memory(of: id) == memory)
  }
}
