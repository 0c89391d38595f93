import PipitBase
import PipitJournal
import PipitMemory
import Testing

private let hour: Int64 = 3_600_000

/// A moment by the local calendar and clock of a zone.
private func local(
  _ date: String, _ hours: Int64, _ minutes: Int64 = 0, offset: Int32
) -> Moment {
  let day = Day(date)?.number ?? 0
  return Moment(
    milliseconds: day * 24 * hour + hours * hour + (minutes - Int64(offset)) * 60_000,
    offsetMinutes: offset)
}

private func practised(_ moments: [Moment], _ settings: [Entry] = []) -> Fold {
  var fold = Fold()
  fold.add(settings)
  for (number, at) in moments.enumerated() {
    fold.add(
      Entry(
        id: "s/\(number)/0", device: "d", number: Int64(number + 1), at: at,
        event: .answer("spelling/en/geese", .good, milliseconds: 1)))
  }
  return fold
}

private func dayStart(_ hour: Int, at: Moment) -> Entry {
  Entry(
    id: "a/\(at.milliseconds)", device: "d", number: 1, at: at,
    event: .set("memory.day-start", to: "\(hour)"))
}

private func days(_ fold: Fold) -> [String] { fold.practice.days.map { $0.day.text } }

private func current(_ moments: [Moment]) -> Int {
  practised(moments).streak(at: moments[moments.count - 1]).current
}

@Test func aClockChangeBreaksNoStreak() {
  #expect(
    current([
      local("2017-03-26", 9, offset: 120), local("2017-03-27", 9, offset: 120),
    ]) == 2)
  #expect(
    current([
      local("2017-03-25", 9, offset: 60), local("2017-03-26", 9, offset: 120),
      local("2017-03-27", 9, offset: 120),
    ]) == 3)
  #expect(
    current([local("2017-03-24", 9, offset: 60), local("2017-03-27", 9, offset: 120)]) == 1)
  #expect(
    current([local("2019-10-27", 9, offset: 60), local("2019-10-28", 9, offset: 60)]) == 2)
  #expect(
    days(
      practised([local("2019-03-31", 23, offset: 120), local("2019-04-01", 23, offset: 120)]))
      == ["2019-03-31", "2019-04-01"])
}

@Test func theDayIsThatOfTheLearnerNotOfUniversalTime() {
  let start = dayStart(0, at: local("2026-08-01", 0, offset: 330))
  let moments = [local("2026-08-03", 1, offset: 330), local("2026-08-04", 23, offset: 330)]
  let fold = practised(moments, [start])
  #expect(days(fold) == ["2026-08-03", "2026-08-04"])
  #expect(fold.streak(at: moments[1]) == .init(current: 2, best: 2, isPractisedToday: true))
}

@Test(arguments: [-480, 330, 780] as [Int32])
func thirtyEveningsAreThirtyDaysInAnyZone(offset: Int32) {
  let first = Day("2024-02-10")?.number ?? 0
  let moments = (0..<30 as Range<Int64>).map {
    local(Day(number: first + $0).text, 23, 50, offset: offset)
  }
  let fold = practised(moments)
  #expect(fold.streak(at: moments[29]).current == 30)
  // A server in UTC tells the same.
  let server = Moment(milliseconds: moments[29].milliseconds)
  #expect(fold.streak(at: server).current == 30)
  #expect(fold.practice.days.count == 30)
}

@Test func aChangeOfTheHourDatesNoPastDayAnew() {
  let moments = [local("2024-05-05", 2, offset: 120), local("2024-05-05", 20, offset: 120)]
  let change = dayStart(0, at: local("2024-05-06", 12, offset: 120))
  let now = local("2024-05-06", 13, offset: 120)
  #expect(days(practised(moments)) == ["2024-05-04", "2024-05-05"])
  #expect(practised(moments).streak(at: now).current == 2)
  for fold in [
    practised(moments, [change]),
    {
      var fold = practised(moments)
      fold.add(change)
      return fold
    }(),
  ] {
    #expect(days(fold) == ["2024-05-04", "2024-05-05"])
    #expect(fold.streak(at: now) == .init(current: 2, best: 2, isPractisedToday: false))
  }
  let night = local("2024-05-07", 1, offset: 120)
  #expect(days(practised(moments + [night], [change])).last == "2024-05-07")
}

@Test func aCalendarHasEachDayOnce() {
  // 2022-10-29 at 19:34, New York, eight days before the clocks changed.
  let moment = Moment(milliseconds: 1_667_086_444_000, offsetMinutes: -240)
  #expect(days(practised([moment])) == ["2022-10-29"])
  let last = Day("2022-12-05")?.number ?? 0
  let all = (0..<79 as Range<Int64>).map { place -> Moment in
    let day = Day(number: last - 78 + place)
    return local(day.text, 19, 34, offset: day.text < "2022-11-06" ? -240 : -300)
  }
  let fold = practised(all)
  #expect(days(fold) == (0..<79).map { Day(number: last - 78 + $0).text })
  #expect(fold.streak(at: all[78]).current == 79)
  #expect(fold.practice.days.allSatisfy { $0.answers == 1 })
}

@Test func noDayCountsTwiceHoweverManyDevicesPractise() {
  let first = Day("2024-05-01")?.number ?? 0
  var moments: [Moment] = []
  for day in 0..<7 as Range<Int64> {
    moments.append(local(Day(number: first + day).text, 8, offset: 120))
    moments.append(local(Day(number: first + day).text, 8, 30, offset: 120))
  }
  let week = practised(moments)
  #expect(week.streak(at: moments[13]).current == 7)
  #expect(week.practice.answers(on: first) == 2)
  // The streak is lost and reached again: the best one stays what it was.
  for day in 9..<16 as Range<Int64> {
    moments.append(local(Day(number: first + day).text, 8, offset: 120))
  }
  let again = practised(moments)
  #expect(
    again.streak(at: moments[moments.count - 1])
      == .init(current: 7, best: 7, isPractisedToday: true))
}

@Test func aStreakIsOverWhenAWholeDayHasGoneBy() {
  let fold = practised([local("2024-05-01", 20, offset: 120)])
  #expect(fold.streak(at: local("2024-05-01", 21, offset: 120)).isPractisedToday)
  #expect(fold.streak(at: local("2024-05-02", 23, offset: 120)).current == 1)
  #expect(fold.streak(at: local("2024-05-03", 3, 59, offset: 120)).current == 1)
  #expect(
    fold.streak(at: local("2024-05-03", 4, offset: 120))
      == .init(current: 0, best: 1, isPractisedToday: false))
  #expect(
    Fold().streak(at: local("2024-05-03", 4, offset: 120))
      == .init(current: 0, best: 0, isPractisedToday: false))
}

@Test func noFlightBreaksAStreakAndNoDayCountsTwice() {
  // Samoa left out the 30th of December 2011.
  let skipped = [local("2011-12-29", 20, offset: -600), local("2011-12-31", 8, offset: 840)]
  #expect(current(skipped) == 2)
  // From Auckland to Honolulu, where it is the day before.
  let back = [
    local("2024-05-02", 20, offset: 720), local("2024-05-01", 22, offset: -600),
    local("2024-05-02", 20, offset: -600), local("2024-05-03", 20, offset: -600),
  ]
  #expect(current(back) == 3)
  // From Honolulu to Auckland, with a night on the way.
  let forth = [local("2024-05-01", 8, offset: -600), local("2024-05-03", 9, offset: 720)]
  #expect(current(forth) == 2)
  // Two whole days without practice, whatever the zone.
  let late = [local("2024-05-01", 8, offset: -600), local("2024-05-05", 9, offset: 720)]
  #expect(current(late) == 1)
}

@Test func aClockThatRanAheadMakesNoStreak() {
  let now = local("2024-05-02", 12, offset: 0)
  let fold = practised([
    local("2024-05-01", 12, offset: 0), local("2034-05-01", 12, offset: 0),
    local("2034-05-02", 12, offset: 0), now,
  ])
  #expect(fold.streak(at: now) == .init(current: 2, best: 2, isPractisedToday: true))
}

@Test(arguments: 0..<40 as Range<UInt64>)
func theStreakIsTheSameInWhateverOrderEventsArrive(seed: UInt64) {
  var dice = Dice(seed: seed)
  let offsets: [Int32] = [-600, -240, 0, 60, 120, 330, 840]
  var moments: [Moment] = []
  var at: Int64 = 1_700_000_000_000
  for _ in 0..<60 {
    at += Int64(dice.roll(below: 40)) * hour
    moments.append(Moment(milliseconds: at, offsetMinutes: dice.pick(offsets) ?? 0))
  }
  let now = Moment(milliseconds: at + hour, offsetMinutes: 60)
  let entries = moments.enumerated().map { number, at in
    Entry(
      id: "s/\(number)/0", device: "d", number: 1, at: at,
      event: .answer("spelling/en/geese", .good, milliseconds: 1))
  }
  var first = Fold()
  first.add(entries)
  #expect(first.practice.days.reduce(0) { $0 + $1.answers } == 60)
  for _ in 0..<4 {
    var other = Fold()
    for entry in dice.shuffled(entries) { other.add(entry) }
    #expect(other.streak(at: now) == first.streak(at: now))
    #expect(other.practice.days == first.practice.days)
  }
}
