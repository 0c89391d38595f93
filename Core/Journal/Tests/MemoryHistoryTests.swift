import PipitBase
import PipitJournal
import PipitMemory
import Testing

private let day: Int64 = 86_400_000
/// Nine in the morning of a day in UTC.
private let morning: Int64 = 20_000 * day + 9 * 3_600_000

private func entry(_ id: String, _ event: Event, at milliseconds: Int64) -> Entry {
  Entry(id: id, device: "d", number: 1, at: Moment(milliseconds: milliseconds), event: event)
}

private func answered(
  _ item: String, _ rating: Rating, at milliseconds: Int64, took: Int64 = 2_000,
  more: [JSON.Member] = []
) -> Entry {
  entry(
    "s/\(milliseconds)/0", .answer(item, rating, milliseconds: took, more: more), at: milliseconds)
}

private func fold(_ entries: [Entry]) -> Fold {
  var fold = Fold()
  fold.add(entries)
  return fold
}

/// What the scheduler gives for ratings at moments, one after the other.
private func replayed(
  _ item: String, _ answers: [(Rating, Int64)], _ scheduler: Scheduler? = nil
) -> Memory {
  let scheduler = scheduler ?? Scheduler(fuzzes: true, dayStartsAtHour: 4)
  var memory = Memory.new
  for (rating, at) in answers {
    memory = scheduler.review(
      memory, rating, seed: Dice.hash(item), at: Moment(milliseconds: at))
  }
  return memory
}

private let geese = "spelling/en/geese"

@Test func aMemoryIsWhatTheAnswersGive() {
  let times: [(Rating, Int64)] = [
    (.good, morning), (.good, morning + 600_000), (.hard, morning + 3 * day),
    (.again, morning + 9 * day),
  ]
  let memory = fold(times.map { answered(geese, $0.0, at: $0.1) }).memory
  #expect(memory.memory(of: geese) == replayed(geese, times))
  #expect(memory.memory(of: geese)?.stage == .relearning)
  #expect(memory.items == [geese] && memory.lastItem == geese)
  #expect(memory.memory(of: "spelling/en/goose") == nil)
}

@Test func whatTheButtonSaidIsWhatIsKept() {
  for number in 0..<200 as Range<Int64> {
    let item = "spelling/en/word\(number)"
    var all = fold([
      answered(item, .good, at: morning), answered(item, .good, at: morning + 600_000),
      answered(item, .good, at: morning + 3 * day),
    ])
    let now = Moment(milliseconds: morning + (10 + number) * day)
    let label = all.memory.futures(of: item, at: now).good
    all.add(answered(item, .good, at: now.milliseconds))
    #expect(all.memory.memory(of: item) == label)
    #expect(all.memory.history(of: item).last?.intervalDays == label.intervalDays)
  }
}

@Test func anUndoneAnswerCountsNowhere() {
  let one = answered(geese, .good, at: morning)
  let other = answered(geese, .again, at: morning + day)
  let undo = entry("u", .undo(other.id), at: morning + day + 1)
  for given in [[one, other, undo], [undo, other, one], [other, undo, one]] {
    var all = Fold()
    for entry in given { all.add(entry) }
    #expect(all.memory.memory(of: geese) == replayed(geese, [(.good, morning)]))
    #expect(all.answers == 1)
    #expect(all.practice.days.count == 1)
    #expect(all.memory.history(of: geese).map { $0.isUndone } == [false, true])
  }
}

@Test func anUndoingIsUndone() {
  let one = answered(geese, .good, at: morning)
  let undo = entry("u", .undo(one.id), at: morning + 1)
  let again = entry("v", .undo("u"), at: morning + 2)
  for given in [[one, undo, again], [again, undo, one], [undo, one, again]] {
    var all = Fold()
    for entry in given { all.add(entry) }
    #expect(all.memory.memory(of: geese) == replayed(geese, [(.good, morning)]))
    #expect(all.answers == 1)
  }
  let third = entry("w", .undo("v"), at: morning + 3)
  #expect(fold([one, undo, again, third]).answers == 0)
}

@Test func whatComesLaterCannotBeUndoneYet() {
  let undo = entry("u", .undo("s/\(morning)/0"), at: morning - 1)
  #expect(fold([undo, answered(geese, .good, at: morning)]).answers == 1)
  #expect(fold([entry("u", .undo("u"), at: 1), answered(geese, .good, at: 2)]).answers == 1)
}

@Test func anUndoingReachesWhateverTheEventReached() {
  let word = entry(
    "s/1/0",
    .answer(
      geese, .again, milliseconds: 900,
      more: [
        .init("name", "geese"), .init("language", "en"), .init("verdict", "missed"),
        .init("tries", 3), .init("faults", ["vowel"]), .init("alphabet", "nato"),
        .init("leak", "lapd"),
      ]), at: morning)
  let find = entry(
    "s/2/0",
    .answer(
      "scramble/en/decal", .good, milliseconds: 900,
      more: [.init("name", "medical/decal"), .init("language", "en"), .init("points", 6)]),
    at: morning + 1)
  let end = entry(
    "s/3/0", Event(kind: "finish", payload: ["session": "s", "xp": 12]), at: morning + 2)
  let theme = entry("a/1", .set("theme", to: "dark"), at: morning + 3)
  let put = entry("a/2", .keep("geese", on: "learn/en"), at: morning + 4)
  let all = [word, find, end, theme, put]
  let before = fold(all)
  #expect(before.answers == 2 && before.xp == 12 && before.isFinished("s"))
  #expect(before.spelling.words().count == 1 && before.scramble.words() == 1)
  #expect(before.leaks.count == 1 && before[setting: "theme"] == "dark")

  let undoings = all.map { entry("u\($0.id)", .undo($0.id), at: morning + 10) }
  for given in [all + undoings, undoings + all] {
    let after = fold(given)
    #expect(after.answers == 0 && after.xp == 0 && !after.isFinished("s"))
    #expect(after.results.isEmpty && after.answered(in: "s").isEmpty)
    #expect(after.spelling.words().isEmpty && after.spelling.faults().isEmpty)
    #expect(after.scramble.words() == 0 && after.scramble.found(in: "s").isEmpty)
    #expect(after.leaks.isEmpty && after[setting: "theme"] == nil)
    #expect(after.kept(on: "learn/en").isEmpty)
    #expect(after.memory.due(at: Moment(milliseconds: morning + 900 * day)).isEmpty)
  }
}

@Test func extraPracticeLeavesTheScheduleAlone() {
  let extra = entry(
    "x/1/0", Event.answer(geese, .again, milliseconds: 5).asExtra, at: morning + day)
  let all = fold([answered(geese, .good, at: morning), extra])
  #expect(all.memory.memory(of: geese) == replayed(geese, [(.good, morning)]))
  #expect(all.answers == 2 && all.practice.days.count == 2)
  #expect(all.memory.history(of: geese).map { $0.isExtra } == [false, true])
  #expect(Event.set("theme", to: "dark").asExtra == Event.set("theme", to: "dark"))
}

@Test func anAnswerWithoutARatingCountsForNoMemory() {
  for rating in [JSON.null, 0, 5, "good", .number("1.0"), .number("99999999999")] {
    let odd = entry(
      "s/1/0", Event(kind: "answer", payload: ["item": .text(geese), "rating": rating]),
      at: morning)
    let all = fold([odd])
    #expect(all.memory.memory(of: geese) == .new)
    #expect(all.memory.history(of: geese).map { $0.rating } == [nil])
    #expect(all.answers == 1)
  }
}

@Test func aForgottenItemBeginsAnewAndItsHistoryStays() {
  let entries = [
    answered(geese, .good, at: morning), answered(geese, .again, at: morning + day),
    entry("f", .forget(geese), at: morning + 2 * day),
    answered(geese, .easy, at: morning + 3 * day),
  ]
  for given in [entries, entries.reversed()] {
    let memory = fold(given).memory
    #expect(memory.memory(of: geese) == replayed(geese, [(.easy, morning + 3 * day)]))
    #expect(memory.history(of: geese).map { $0.isFirst } == [true, false, true])
  }
  #expect(fold(Array(entries[..<3])).memory.memory(of: geese) == .new)
  let undone = entries + [entry("u", .undo("f"), at: morning + 4 * day)]
  #expect(
    fold(undone).memory.memory(of: geese)
      == replayed(
        geese, [(.good, morning), (.again, morning + day), (.easy, morning + 3 * day)]))
}

@Test func aDeletionWithTheScheduleForgetsUntilItIsUndone() {
  let one = answered(geese, .good, at: morning)
  let hide = entry("h", .hide(geese, schedule: true), at: morning + 1)
  let show = entry("i", .show(geese), at: morning + 2)
  #expect(fold([one, hide]).memory.memory(of: geese) == .new)
  for given in [[one, hide, show], [show, hide, one]] {
    #expect(fold(given).memory.memory(of: geese) == replayed(geese, [(.good, morning)]))
  }
  let kept = entry("h", .hide(geese, schedule: false), at: morning + 1)
  #expect(fold([one, kept]).memory.memory(of: geese) == replayed(geese, [(.good, morning)]))
}

@Test func eachDeletionOfAScheduleHoldsUntilItIsUndone() {
  let early = answered(geese, .easy, at: morning)
  let first = entry("h1", .hide(geese, schedule: true), at: morning + day)
  let late = answered(geese, .good, at: morning + 2 * day)
  let kept = entry("h2", .hide(geese, schedule: false), at: morning + 3 * day)
  let second = entry("h3", .hide(geese, schedule: true), at: morning + 4 * day)
  let show = entry("h4", .show(geese), at: morning + 5 * day)
  let one = replayed(geese, [(.good, morning + 2 * day)])
  for (given, memory) in [
    ([early, first, late], one), ([early, first, late, kept], one),
    ([early, first, late, second], .new), ([early, first, late, second, show], one),
    ([early, first, late, kept, show], one),
  ] {
    #expect(fold(given).memory.memory(of: geese) == memory)
    #expect(fold(given.reversed()).memory.memory(of: geese) == memory)
    #expect(fold(given).memory.history(of: geese).last?.isFirst == true)
  }
}

@Test func aWordOfASentenceIsAnsweredOnceHoweverOftenItIsThere() {
  func answer(_ rating: Rating, _ words: JSON, missed: JSON? = nil) -> MemoryHistory {
    var more: [JSON.Member] = [.init("words", words), .init("language", "es")]
    if let missed { more.append(.init("missed", missed)) }
    return fold([answered("sentence/es-from-en/one", rating, at: morning, more: more)]).memory
  }
  #expect(answer(.good, ["la", "la"]).memory(of: "word/es/la")?.reviews == 1)
  #expect(answer(.again, ["la", "mesa"], missed: ["mesa"]).memory(of: "word/es/la") == nil)
  #expect(answer(.again, ["la", "la"], missed: ["la"]).memory(of: "word/es/la")?.reviews == 1)
}

@Test func daysGoneByAreThoseThatTheHistoryTells() {
  // Two in the night belongs to the day before, by the hour that held then.
  let night = morning + 17 * 3_600_000
  let given = [
    answered(geese, .easy, at: night),
    entry("d", .set("memory.day-start", to: "0"), at: morning + 2 * day),
    answered(geese, .good, at: morning + 3 * day),
  ]
  let all = fold(given).memory
  #expect(all.history(of: geese).map { $0.elapsedDays } == [0, 3])
  let scheduler = Scheduler(fuzzes: true, dayStartsAtHour: 0)
  let first = replayed(geese, [(.easy, night)])
  #expect(
    all.memory(of: geese)
      == scheduler.review(
        first, .good, seed: Dice.hash(geese), at: Moment(milliseconds: morning + 3 * day),
        afterDays: 3))
  let before = fold(Array(given.dropLast())).memory
  let now = Moment(milliseconds: morning + 3 * day)
  #expect(before.futures(of: geese, at: now).good == all.memory(of: geese))
  #expect(
    before.retrievability(of: geese, at: now)
      == scheduler.retrievability(of: first, at: now, afterDays: 3))
}

@Test func aSuspendedItemIsNotDueUntilItIsResumed() {
  let one = answered(geese, .good, at: morning)
  let later = Moment(milliseconds: morning + 5 * day)
  #expect(fold([one]).memory.due(at: later) == [geese])
  let out = [one, entry("p", .suspend(geese), at: morning + day)]
  #expect(fold(out).memory.isSuspended(geese))
  #expect(fold(out).memory.due(at: later).isEmpty)
  #expect(fold(out).memory.nextDue(after: Moment(milliseconds: morning)) == nil)
  let back = out + [entry("r", .resume(geese), at: morning + 2 * day)]
  for given in [back, back.reversed()] {
    #expect(fold(given).memory.due(at: later) == [geese])
  }
}

@Test func aBuriedItemIsBackOnTheNextStudyDay() {
  let all = fold([
    answered(geese, .good, at: morning), entry("b", .bury(geese), at: morning + 3 * day),
  ])
  let night = morning + 3 * day + 18 * 3_600_000
  #expect(all.memory.isBuried(geese, at: Moment(milliseconds: night)))
  #expect(all.memory.due(at: Moment(milliseconds: night)).isEmpty)
  let four = 20_004 * day + 4 * 3_600_000
  #expect(all.memory.nextDue(after: Moment(milliseconds: night)) == four)
  #expect(all.memory.due(at: Moment(milliseconds: four - 1)).isEmpty)
  #expect(all.memory.due(at: Moment(milliseconds: four)) == [geese])
}

@Test func theWordsOfASentenceAreItems() {
  func exercise(
    _ rating: Rating, at: Int64, _ words: [JSON], missed: [JSON]? = nil, language: String? = nil
  ) -> Entry {
    var more: [JSON.Member] = [.init("name", "table"), .init("words", .list(words))]
    if let missed { more.append(.init("missed", .list(missed))) }
    if let language { more.append(.init("language", .text(language))) }
    return answered("sentence/es-from-en/table", rating, at: at, more: more)
  }
  let right = exercise(.hard, at: morning, ["mesa", "la cuenta"])
  let wrong = exercise(.again, at: morning + day, ["mesa", "silla"], missed: ["silla"])
  let all = fold([right, wrong])
  #expect(all.memory.items == ["word/es/la cuenta", "word/es/mesa", "word/es/silla"])
  #expect(all.memory.memory(of: "word/es/mesa") == replayed("word/es/mesa", [(.hard, morning)]))
  #expect(
    all.memory.memory(of: "word/es/silla")
      == replayed("word/es/silla", [(.again, morning + day)]))
  #expect(all.memory.source(of: "word/es/mesa") == "sentence/es-from-en/table")
  #expect(all.memory.source(of: "sentence/es-from-en/table") == nil)

  let old = fold([exercise(.again, at: morning, ["mesa", "silla"])])
  #expect(old.memory.items == ["word/es/mesa", "word/es/silla"])
  #expect(
    fold([exercise(.good, at: morning, ["机"], language: "ja")]).memory.items == ["word/ja/机"])
  #expect(
    fold([exercise(.good, at: morning, [])]).memory.items == ["sentence/es-from-en/table"])
}

@Test func dueItemsStandInTheOrderOfWhatIsLikelyForgotten() {
  let strong = "spelling/en/strong"
  let weak = "spelling/en/weak"
  let steps = "spelling/en/steps"
  let all = fold([
    answered(strong, .easy, at: morning), answered(weak, .again, at: morning + 1),
    answered(steps, .good, at: morning + 40 * day),
  ])
  #expect(all.memory.due(at: Moment(milliseconds: morning + 40 * day + 1)) == [weak, strong])
  #expect(
    all.memory.due(at: Moment(milliseconds: morning + 40 * day + 600_000))
      == [weak, strong, steps])
  #expect(
    all.memory.nextDue(after: Moment(milliseconds: morning + 40 * day + 1))
      == morning + 40 * day + 600_000)
}

/// A case of a real scheduler: the hour at which a study day begins must count.
@Test func itemsAreDueFromTheHourOnThatWasChosen() {
  // 2024-05-01, Berlin in summer.
  let noon: Int64 = 1_714_557_600_000
  func at(_ hour: Int64, _ minute: Int64, ofDay: Int64) -> Moment {
    Moment(
      milliseconds: noon + ((ofDay - 1) * 24 + hour - 12) * 3_600_000 + minute * 60_000,
      offsetMinutes: 120)
  }
  var entries: [Entry] = []
  for number in 0..<10 {
    for (line, moment) in [at(20, 0, ofDay: 1), at(20, 11, ofDay: 1)].enumerated() {
      entries.append(
        Entry(
          id: "s\(number)/\(line)/0", device: "d", number: 1, at: moment,
          event: .answer("spelling/en/word\(number)", line == 0 ? .good : .again, milliseconds: 1)))
    }
    entries.append(
      Entry(
        id: "s\(number)/9/0", device: "d", number: 1, at: at(20, 30, ofDay: 1),
        event: .answer("spelling/en/word\(number)", .easy, milliseconds: 1)))
  }
  let memory = fold(entries).memory
  let dueDay = memory.memory(of: "spelling/en/word0")?.dueDay ?? 0
  #expect(memory.day(of: at(3, 30, ofDay: 2)) == memory.day(of: at(4, 0, ofDay: 1)))
  #expect(memory.day(of: at(4, 30, ofDay: 2)) == memory.day(of: at(4, 0, ofDay: 1)) + 1)
  let wait = dueDay - memory.day(of: at(20, 30, ofDay: 1))
  #expect(memory.due(at: at(3, 59, ofDay: 1 + wait)).isEmpty)
  #expect(memory.due(at: at(4, 0, ofDay: 1 + wait)).count == 10)
}

@Test func anItemOfOneDayIsDueAfterTheNightTheClocksChange() {
  // 2017-03-26 at nine, Berlin, which was at +01:00 until two in that night.
  let nine = Moment(milliseconds: 1_490_511_600_000, offsetMinutes: 120)
  let lone = Entry(
    id: "s/1/0", device: "d", number: 1, at: nine,
    event: .answer(geese, .good, milliseconds: 1))
  let steps = Entry(
    id: "a/1", device: "d", number: 1, at: nine,
    event: .set("memory.learning-steps", to: ""), logical: nine.milliseconds - 1)
  let interval = Entry(
    id: "a/2", device: "d", number: 1, at: nine,
    event: .set("memory.maximum-interval", to: "1"), logical: nine.milliseconds - 1)
  let memory = fold([lone, steps, interval]).memory
  #expect(memory.memory(of: geese)?.intervalDays == 1)
  let four: Int64 = nine.milliseconds + 19 * 3_600_000
  #expect(memory.due(at: Moment(milliseconds: four - 1, offsetMinutes: 120)).isEmpty)
  #expect(memory.due(at: Moment(milliseconds: four, offsetMinutes: 120)) == [geese])
}

/// In a log the days passed and the days planned are easily exchanged.
@Test func theHistoryTellsTheDaysThatWentByAndTheDaysThatWerePlanned() {
  let reviews = fold([
    answered(geese, .good, at: morning), answered(geese, .good, at: morning + 600_000),
    answered(geese, .good, at: morning + 3 * day + 600_000),
  ]).memory.history(of: geese)
  #expect(reviews.map { $0.elapsedDays } == [0, 0, 3])
  #expect(reviews.map { $0.scheduledDays } == [0, 0, 2])
  #expect(reviews.map { $0.intervalDays }[..<2] == [0, 2])
  #expect(reviews.map { $0.milliseconds } == [2_000, 2_000, 2_000])
}

@Test func nothingMovesOnADeviceInAnotherZone() {
  // 2024-03-10T23:30+05:30 is 18:00 in UTC.
  let at = Moment(milliseconds: 1_710_093_600_000, offsetMinutes: 330)
  let memory = fold([
    Entry(
      id: "s/1/0", device: "d", number: 1, at: at, event: .answer(geese, .good, milliseconds: 1))
  ]).memory
  let due = memory.memory(of: geese)?.dueAt ?? 0
  #expect(due == 1_710_094_200_000)
  for offset: Int32 in [-480, 0, 330] {
    #expect(
      memory.due(at: Moment(milliseconds: 1_710_094_199_999, offsetMinutes: offset)).isEmpty)
    #expect(
      memory.due(at: Moment(milliseconds: 1_710_094_200_000, offsetMinutes: offset)) == [geese])
  }
}

@Test func settingsChangeWhatIsRememberedAndWhen() {
  let answers = [
    answered(geese, .good, at: morning), answered(geese, .good, at: morning + 600_000),
    answered(geese, .good, at: morning + 3 * day),
  ]
  let times: [(Rating, Int64)] = [
    (.good, morning), (.good, morning + 600_000), (.good, morning + 3 * day),
  ]
  func set(_ name: String, _ value: String) -> [Entry] {
    answers + [entry("a/\(name)", .set("memory.\(name)", to: value), at: morning + 4 * day)]
  }
  var scheduler = Scheduler(fuzzes: true, dayStartsAtHour: 4)
  let usual = replayed(geese, times, scheduler)
  func expect(_ entries: [Entry], _ scheduler: Scheduler) {
    #expect(fold(entries).memory.memory(of: geese) == replayed(geese, times, scheduler))
    var one = Fold()
    for entry in entries { one.add(entry) }
    #expect(one.memory.memory(of: geese) == replayed(geese, times, scheduler))
  }
  scheduler.retention = 0.75
  expect(set("retention", "0.75"), scheduler)
  scheduler = Scheduler(fuzzes: false, dayStartsAtHour: 4)
  expect(set("fuzz", "off"), scheduler)
  scheduler = Scheduler(learningSteps: [5, 25.5], fuzzes: true, dayStartsAtHour: 4)
  expect(set("learning-steps", "5 25.5"), scheduler)
  scheduler = Scheduler(maximumInterval: 3, fuzzes: true, dayStartsAtHour: 4)
  expect(set("maximum-interval", "3"), scheduler)
  var weights = Parameters().weights
  weights[2] = 5.25
  scheduler = Scheduler(parameters: Parameters(weights)!, fuzzes: true, dayStartsAtHour: 4)
  expect(set("parameters", weights.map { "\($0)" }.joined(separator: " ")), scheduler)
  for (name, value) in [
    ("retention", "0.5"), ("retention", "much"), ("parameters", "1 2 3"),
    ("learning-steps", "0"), ("maximum-interval", "0"), ("day-start", "24"), ("day-start", "-1"),
  ] {
    #expect(fold(set(name, value)).memory.memory(of: geese) == usual)
  }
}

@Test func theDayIsCountedByNewItemsAndReviews() {
  let all = fold([
    answered("a", .good, at: morning), answered("a", .good, at: morning + 600_000),
    answered("b", .good, at: morning + 1), answered("a", .good, at: morning + day),
    answered("c", .good, at: morning + day + 1),
    entry("x", Event.answer("d", .good, milliseconds: 1).asExtra, at: morning + day),
  ])
  let today = all.memory.day(of: Moment(milliseconds: morning))
  #expect(all.memory.answers(to: "a", on: today) == 2)
  #expect(all.memory.answers(to: "d", on: today + 1) == 0)
  #expect(all.memory.answers(to: "d", on: today + 1, areExtra: true) == 1)
  #expect(all.memory.answers(to: "e", on: today) == 0)
  #expect(all.memory.hasItem(beginning: "d") && !all.memory.hasItem(beginning: "e"))
  #expect(all.memory.done(on: today) == (new: 2, reviews: 0))
  #expect(all.memory.done(on: today + 1) == (new: 1, reviews: 1))
  #expect(all.memory.done(on: today + 2) == (new: 0, reviews: 0))
}

@Test func anItemThatSlipsEightTimesIsToldOf() {
  var entries = [answered(geese, .easy, at: morning)]
  for slip in 1...8 as ClosedRange<Int64> {
    let at = morning + slip * 40 * day
    entries.append(answered(geese, .again, at: at))
    if slip < 8 { entries.append(answered(geese, .good, at: at + 600_000)) }
  }
  #expect(fold(Array(entries.dropLast())).memory.leeches.isEmpty)
  #expect(fold(entries).memory.leeches == [geese])
  #expect((0...16).filter { MemoryHistory.isTold(lapses: $0) } == [8, 12, 16])
}

@Test func howLongRightAnswersTakeIsToldByKind() {
  var entries = (1...10 as ClosedRange<Int64>).map {
    answered("alphabet/nato/A/word", .good, at: morning + $0, took: $0 * 1_000)
  }
  entries.append(answered("alphabet/nato/A/word", .again, at: morning + 20, took: 1))
  entries.append(answered("alphabet/nato/A/ear", .good, at: morning + 21, took: 9))
  let memory = fold(entries).memory
  #expect(memory.medianMilliseconds(of: "alphabet/word") == 5_025)
  #expect(memory.medianMilliseconds(of: "alphabet/ear") == nil)
  #expect(MemoryHistory.kind(of: "alphabet/nato/A/ear") == "alphabet/ear")
  #expect(MemoryHistory.kind(of: geese) == "spelling")
}

@Test func whatAClockHasToldAheadHidesNothing() {
  let ahead = fold([answered(geese, .easy, at: morning + 3_650 * day)])
  #expect(ahead.memory.due(at: Moment(milliseconds: morning)) == [geese])
  #expect(ahead.logical(at: Moment(milliseconds: morning)) == morning + 3_650 * day + 1)
}

@Test func whatFollowsSomethingComesAfterItThoughTheClockRanBack() {
  var all = Fold()
  #expect(all.logical(at: Moment(milliseconds: morning)) == morning)
  all.add(answered(geese, .good, at: morning))
  let back = Moment(milliseconds: morning - day)
  all.add(
    Entry(
      id: "s/2/0", device: "d", number: 2, at: back,
      event: .answer(geese, .again, milliseconds: 1), logical: all.logical(at: back)))
  #expect(all.memory.history(of: geese).map { $0.rating } == [.good, .again])
  #expect(all.memory.history(of: geese).map { $0.elapsedDays } == [0, 0])
  #expect(all.memory.memory(of: geese)?.last == back)
}

/// An open session was copied with all data to another device, and went on there too.
@Test func aLineOfEachOfTwoCopiesCountsForItself() {
  let one = Entry(
    id: "s/5/0", device: "d", number: 5, at: Moment(milliseconds: morning),
    event: .answer(geese, .good, milliseconds: 1))
  let other = Entry(
    id: "s/5/0", device: "e", number: 5, at: Moment(milliseconds: morning + day),
    event: .answer(geese, .hard, milliseconds: 1))
  for given in [[one, other, one], [other, one, other]] {
    let all = fold(given)
    #expect(all.answers == 2)
    #expect(
      all.memory.memory(of: geese)
        == replayed(geese, [(.good, morning), (.hard, morning + day)]))
    var undone = all
    undone.add(entry("u", .undo("s/5/0"), at: morning + 2 * day))
    #expect(undone.answers == 0)
  }
}
