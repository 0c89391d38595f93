import PipitBase
import PipitJournal
import PipitMemory
import Testing

private func spelled(
  _ word: String, _ verdict: SpellingVerdict, at milliseconds: Int64, language: String = "en",
  tries: Int = 0, given: String = "", faults: [String] = [], id: String? = nil
) -> Entry {
  let event = Event.answer(
    "spelling/\(language)/\(word)", verdict == .right ? .good : .again, milliseconds: 2_000,
    more: [
      .init("name", .text(word)), .init("language", .text(language)),
      .init("verdict", .text(verdict.rawValue)), .init("tries", .integer(tries)),
      .init("given", .text(given)), .init("faults", .list(faults.map { .text($0) })),
      .init("hints", .integer(0)), .init("list", ""),
    ])
  return entry(id ?? "s/\(milliseconds)/0", event, at: milliseconds)
}

private func entry(_ id: String, _ event: Event, at milliseconds: Int64) -> Entry {
  Entry(id: id, device: "d", number: 1, at: Moment(milliseconds: milliseconds), event: event)
}

private func hide(_ word: String, schedule: Bool = false, at milliseconds: Int64) -> Entry {
  entry("h/\(milliseconds)", .hide("spelling/en/\(word)", schedule: schedule), at: milliseconds)
}

private func show(_ word: String, at milliseconds: Int64) -> Entry {
  entry("w/\(milliseconds)", .show("spelling/en/\(word)"), at: milliseconds)
}

private func history(_ entries: [Entry]) -> SpellingHistory {
  var fold = Fold()
  for entry in entries { fold.add(entry) }
  return fold.spelling
}

/// What a history says, as a text to compare.
private func told(_ words: [SpelledWord]) -> [String] {
  words.map { word in
    "\(word.text) \(word.verdict.rawValue) \(word.at.milliseconds) \(word.timesRight)/\(word.timesMissed)"
  }
}

@Test func aWordIsInTheHistoryAsItWentLast() {
  let history = history([
    spelled(
      "geese", .missed, at: 10, tries: 3, given: "geece", faults: ["other"]),
    spelled("bear", .right, at: 20),
    spelled("geese", .mended, at: 30, tries: 1, given: "gese", faults: ["doubled"]),
  ])

  #expect(told(history.words()) == ["geese mended 30 1/1", "bear right 20 1/0"])
  let geese = history.words().first { $0.item == "spelling/en/geese" }
  #expect(geese?.language == "en" && geese?.tries == 1 && geese?.given == "gese")
  #expect(geese?.faults == ["doubled"])
  #expect(!history.words().contains { $0.item == "spelling/en/goose" })
}

@Test func eachLanguageHasItsWords() {
  let history = history([
    spelled("mesa", .right, at: 1, language: "es"), spelled("table", .right, at: 2),
  ])
  #expect(told(history.words(in: "es")) == ["mesa right 1 1/0"])
  #expect(told(history.words(in: "de")) == [])
  #expect(told(history.words()) == ["table right 2 1/0", "mesa right 1 1/0"])
}

@Test func theRunOfRightAnswersEndsWithAMiss() {
  #expect(history([]).streak == .init())
  let entries = [
    spelled("a", .right, at: 1), spelled("b", .mended, at: 2), spelled("c", .right, at: 3),
    spelled("d", .shown, at: 4), spelled("e", .right, at: 5),
  ]
  #expect(history(entries).streak == .init(current: 1, best: 3))
  #expect(history(entries + [spelled("f", .missed, at: 6)]).streak == .init(current: 0, best: 3))
}

@Test func aDeletedWordIsGoneAndTheRunStays() {
  let entries = [
    spelled("geese", .right, at: 10), spelled("bear", .right, at: 20), hide("geese", at: 30),
  ]
  #expect(told(history(entries).words()) == ["bear right 20 1/0"])
  #expect(told(history(entries).known()) == ["bear right 20 1/0", "geese right 10 1/0"])
  #expect(history(entries).streak == .init(current: 2, best: 2))
}

@Test func aWordDeletedWithItsScheduleIsForgotten() {
  let entries = [spelled("geese", .missed, at: 10), hide("geese", schedule: true, at: 30)]
  #expect(told(history(entries).known()) == [])
}

@Test func aDeletionIsUndone() {
  let entries = [
    spelled("geese", .right, at: 10), hide("geese", schedule: true, at: 30), show("geese", at: 31),
  ]
  #expect(told(history(entries).words()) == ["geese right 10 1/0"])
  #expect(told(history(entries.reversed()).words()) == ["geese right 10 1/0"])
}

@Test func aDeletedWordThatIsSpelledAgainBeginsAnew() {
  let entries = [
    spelled("geese", .missed, at: 10, faults: ["vowel"]), hide("geese", at: 30),
    spelled("geese", .right, at: 40),
  ]
  #expect(told(history(entries).words()) == ["geese right 40 1/0"])
  #expect(told(history(entries).known()) == ["geese right 40 1/1"])
}

@Test func faultsAreCountedByKind() {
  let entries = [
    spelled("a", .missed, at: 1, faults: ["vowel", "swap"]),
    spelled("b", .mended, at: 2, faults: ["vowel"]),
    spelled("c", .mended, at: 3, language: "es", faults: ["accent"]),
    spelled("d", .missed, at: 4, faults: ["ie"]), hide("d", at: 5),
  ]
  #expect(
    history(entries).faults() == [
      .init(fault: "vowel", count: 2), .init(fault: "accent", count: 1),
      .init(fault: "swap", count: 1),
    ])
  #expect(history(entries).faults(in: "es") == [.init(fault: "accent", count: 1)])
}

@Test func aDaysSetIsDoneWithItsBestResult() {
  func result(_ day: String?, right: Int, _ number: Int64) -> Entry {
    var options: [JSON.Member] = [.init("language", "en"), .init("mode", "daily")]
    if let day { options.append(.init("day", .text(day))) }
    return entry(
      "r/\(number)",
      Event(
        kind: "finish",
        payload: [
          "session": .text("s\(number)"), "activity": "spelling", "options": .object(options),
          "right": .integer(right), "count": 10,
        ]), at: number)
  }
  let history = history([
    result("2026-11-30", right: 7, 1), result("2026-11-30", right: 9, 2),
    result("2026-11-30", right: 8, 3), result(nil, right: 10, 4),
  ])
  #expect(
    history.daily("2026-11-30", in: "en")
      == .init(day: "2026-11-30", language: "en", right: 9, count: 10))
  #expect(history.daily("2026-11-30", in: "es") == nil)
  #expect(history.daily("2026-11-29", in: "en") == nil)
}

@Test func whatIsNoAnswerOfTheRoomIsPassedOver() {
  let history = history([
    entry("1", .answer("alphabet/nato/A/word", .good, milliseconds: 1), at: 1),
    entry("2", .answer("spelling/en/bear", .good, milliseconds: 1), at: 2),
    entry("3", Event(kind: "hide", payload: [:]), at: 3),
  ])
  #expect(history.words() == [] && history.streak == .init())
}

/// Some hundred events of all kinds, several of them at the same moment.
private func someEntries(_ dice: inout Dice, count: Int) -> [Entry] {
  let verdicts: [SpellingVerdict] = [.right, .right, .right, .mended, .missed, .shown]
  var entries: [Entry] = []
  for number in 0..<count {
    let word = "word\(dice.roll(below: 40))"
    let at = Int64(dice.roll(below: count))
    switch dice.roll(below: 10) {
    case 0:
      let forgets = dice.roll(below: 2) == 0
      entries.append(
        entry("h/\(number)", .hide("spelling/en/\(word)", schedule: forgets), at: at))
    case 1: entries.append(entry("w/\(number)", .show("spelling/en/\(word)"), at: at))
    default:
      entries.append(
        spelled(
          word, verdicts[dice.roll(below: verdicts.count)], at: at,
          faults: dice.roll(below: 3) == 0 ? ["vowel"] : [], id: "s/\(number)/0"))
    }
  }
  return entries
}

@Test(arguments: 0..<25 as Range<UInt64>)
func theOrderOfArrivalChangesNothing(seed: UInt64) {
  var dice = Dice(seed: seed)
  let entries = someEntries(&dice, count: seed == 0 ? 4_000 : 300)
  let first = history(entries)
  for _ in 0..<3 {
    let shuffled = history(dice.shuffled(entries))
    #expect(shuffled.words() == first.words())
    #expect(shuffled.known() == first.known())
    #expect(shuffled.streak == first.streak)
    #expect(shuffled.faults() == first.faults())
  }
  #expect(history(entries + entries).words() == first.words())
}

@Test func theHistoryIsWhatCountingByHandGives() {
  var dice = Dice(seed: 7)
  let entries = someEntries(&dice, count: 600)
  let inOrder = entries.sorted {
    $0.at.milliseconds < $1.at.milliseconds
      || $0.at.milliseconds == $1.at.milliseconds && $0.id < $1.id
  }
  var run = SpellingHistory.Streak()
  for entry in inOrder where entry.event.kind == "answer" {
    let isRight = entry.event.payload[text: "verdict"].map { ["right", "mended"].contains($0) }
    run.current = isRight == true ? run.current + 1 : 0
    run.best = max(run.best, run.current)
  }
  #expect(history(entries).streak == run)
  for number in 0..<40 {
    let item = "spelling/en/word\(number)"
    let own = inOrder.filter { $0.event.payload[text: "item"] == item }
    let mark = own.last { $0.event.kind != "answer" }
    let seen = own.filter { entry in
      entry.event.kind == "answer"
        && !(mark?.event.kind == "hide" && entry.at.milliseconds <= mark?.at.milliseconds ?? 0)
    }
    let word = history(entries).words().first { $0.item == item }
    #expect(word?.at == seen.last?.at)
    #expect((word?.timesRight ?? 0) + (word?.timesMissed ?? 0) == seen.count)
  }
}

@Test func manyAnswersFoldQuicklyInWhateverOrder() {
  var dice = Dice(seed: 3)
  let entries = (0..<30_000).map { number in
    spelled("word\(number % 8_000)", .right, at: Int64(number), id: "s/\(number)/0")
  }
  let clock = ContinuousClock()
  for given in [entries, entries.reversed(), dice.shuffled(entries)] {
    let time = clock.measure { #expect(history(given).words().count == 8_000) }
    // Without optimisation; where each late answer moves all others it takes minutes.
    #expect(time < .seconds(20))
  }
}
