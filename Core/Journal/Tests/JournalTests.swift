import PipitBase
import PipitJournal
import PipitMemory
import Testing

private func entry(_ id: String, _ event: Event, at milliseconds: Int64 = 0) -> Entry {
  Entry(id: id, device: "d", number: 1, at: Moment(milliseconds: milliseconds), event: event)
}

private func answer(_ name: String, leak: String? = nil) -> Event {
  var more: [JSON.Member] = [.init("name", .text(name)), .init("alphabet", "nato")]
  if let leak { more.append(.init("leak", .text(leak))) }
  return .answer("alphabet/nato/\(name)/word", .good, milliseconds: 800, more: more)
}

private func fold(_ entries: [Entry]) -> Fold {
  var fold = Fold()
  for entry in entries { fold.add(entry) }
  return fold
}

@Test func theLatestSettingCountsInWhateverOrderItComes() {
  let entries = [
    entry("app/1", .set("theme", to: "dark"), at: 1),
    entry("app/2", .set("theme", to: "light"), at: 3),
    entry("app/3", .set("theme", to: "device"), at: 2),
    entry("app/4", .set("pip", to: "off"), at: 0),
  ]
  for given in [entries, entries.reversed()] {
    #expect(fold(given)[setting: "theme"] == "light")
    #expect(fold(given)[setting: "pip"] == "off")
    #expect(fold(given)[setting: "rate"] == nil)
  }
}

@Test func settingsOfOneMomentGoByTheirIds() {
  let entries = [
    entry("app/a", .set("theme", to: "dark")), entry("app/b", .set("theme", to: "light")),
  ]
  #expect(fold(entries)[setting: "theme"] == "light")
  #expect(fold(entries.reversed())[setting: "theme"] == "light")
}

@Test func anEventThatIsKeptTwiceIsOne() {
  let fold = fold([entry("s1/1/0", answer("A")), entry("s1/1/0", answer("A"))])

  #expect(fold.answers == 1)
  #expect(fold.answered(in: "s1") == ["A"])
}

@Test func whatWasAnsweredIsKnownUntilTheSessionIsFinished() {
  var fold = fold([
    entry("s1/1/0", answer("A")), entry("s2/1/0", answer("B")), entry("s1/3/0", answer("C")),
  ])
  #expect(fold.answered(in: "s1") == ["A", "C"])

  fold.add(entry("s1/4/0", Event(kind: "finish", payload: ["session": "s1"])))

  #expect(fold.answered(in: "s1") == [])
  #expect(fold.answered(in: "s2") == ["B"])
  #expect(fold.results == [["session": "s1"]])
}

@Test func leaksAreCountedByTheirWay() {
  let fold = fold([
    entry("s1/1/0", answer("A", leak: "lapd")), entry("s1/3/0", answer("B", leak: "lapd")),
    entry("s1/5/0", answer("C", leak: "raf-1942")), entry("s1/7/0", answer("D")),
  ])
  #expect(fold.leaks.map { $0.from } == ["lapd", "raf-1942"])
  #expect(fold.leaks.map { $0.count } == [2, 1])
  #expect(fold.answers == 4)
}

@Test func whatNobodyKnowsIsPassedOver() {
  let fold = fold([
    entry("x", Event(kind: "dance", payload: .null)), entry("y", Event(kind: "set", payload: [1])),
    entry("z", Event(kind: "answer", payload: "A")), entry("", Event(kind: "finish", payload: [:])),
  ])
  #expect(fold[setting: "theme"] == nil)
  #expect(fold.answers == 1)
  #expect(fold.answered(in: "z") == [])
}

@Test func anEntryIsReadAsTheStoreKeepsIt() throws {
  let kept: JSON = [
    "id": "s1/2/0", "device": "d1", "number": 7, "kind": "answer", "payload": ["item": "x"],
    "at": 1_700_000_000_000, "offset": 330, "colour": "red",
  ]
  let entry = try #require(Entry(json: kept))

  #expect(
    entry
      == Entry(
        id: "s1/2/0", device: "d1", number: 7,
        at: Moment(milliseconds: 1_700_000_000_000, offsetMinutes: 330),
        event: Event(kind: "answer", payload: ["item": "x"])))
  #expect(entry.session == "s1")
  #expect(
    entry.unnumbered == [
      "id": "s1/2/0", "kind": "answer", "payload": ["item": "x"], "at": 1_700_000_000_000,
      "offset": 330,
    ])
}

@Test func anEntryWithoutItsMomentOrBeyondAllTimeIsNone() {
  for at in [JSON.null, "noon", .number("1e3"), .number("8640000000000001")] {
    #expect(Entry(json: ["id": "a", "kind": "set", "payload": [:], "at": at]) == nil)
  }
}

@Test func whatWasPutByLiesOnItsShelfUntilItIsTakenOff() {
  let entries = [
    entry("s/1/0", .keep("b", on: "shelf"), at: 1), entry("s/2/0", .keep("a", on: "shelf"), at: 2),
    entry("s/3/0", .keep("c", on: "other"), at: 3),
    entry("s/4/0", .drop("b", from: "shelf"), at: 4),
  ]
  for given in [entries, entries.reversed()] {
    #expect(fold(given).kept(on: "shelf") == ["a"])
    #expect(fold(given).kept(on: "other") == ["c"])
  }
  #expect(
    fold(entries + [entry("s/5/0", .keep("b", on: "shelf"), at: 5)]).kept(on: "shelf") == [
      "a", "b",
    ])
}

@Test func progressIsWhatWasReachedLast() {
  let entries = [
    entry("s/1/0", .progress(20, of: "sentence/c/l"), at: 1),
    entry("s/2/0", .progress(40, of: "sentence/c/l"), at: 2),
  ]
  for given in [entries, entries.reversed()] {
    #expect(fold(given).reached(inLesson: "l", of: "c") == 40)
  }
}

@Test func settingsAreNamedByTheirBeginning() {
  let fold = fold([
    entry("a", .set("rate-es", to: "80")), entry("b", .set("rate", to: "90")),
    entry("c", .set("rate-de", to: "70")), entry("d", .set("rate-es", to: "60")),
  ])
  #expect(fold.settings(beginning: "rate-") == ["rate-de", "rate-es"])
}
