import PipitBase
import PipitJournal
import PipitMemory
import Testing

private func found(
  _ word: String, in session: String = "s", at milliseconds: Int64, points: Int32 = 6,
  kind: String = "common", language: String = "en", day: String? = nil, line: Int64? = nil
) -> Entry {
  var more: [JSON.Member] = [
    .init("name", .text("medical/\(word)")), .init("root", "medical"),
    .init("language", .text(language)), .init("points", .integer(points)),
    .init("kind", .text(kind)),
  ]
  if let day { more.append(.init("day", .text(day))) }
  return entry(
    "\(session)/\(line ?? milliseconds)/0",
    .answer("scramble/\(language)/\(word)", .good, milliseconds: 1_500, more: more),
    at: milliseconds)
}

private func ended(
  _ session: String = "s", at milliseconds: Int64, score: Int64 = 12, right: Int64 = 2,
  count: Int64 = 40, bonus: Int64 = 0, language: String = "en", day: String? = nil,
  more: [JSON.Member] = []
) -> Entry {
  var options: [JSON.Member] = [.init("language", .text(language))]
  if let day { options.append(.init("day", .text(day))) }
  let payload: [JSON.Member] = [
    .init("session", .text(session)), .init("activity", "scramble"),
    .init("options", .object(options)), .init("title", "medical"),
    .init("right", .integer(right)), .init("count", .integer(count)),
    .init("milliseconds", 60_000), .init("bestCombo", 0), .init("root", "medical"),
    .init("score", .integer(score)), .init("most", 230), .init("bonus", .integer(bonus)),
    .init("scoring", "length"), .init("clock", "calm"),
  ]
  return entry(
    "\(session)/\(milliseconds)/0", Event(kind: "finish", payload: .object(payload + more)),
    at: milliseconds)
}

private func entry(_ id: String, _ event: Event, at milliseconds: Int64) -> Entry {
  Entry(id: id, device: "d", number: 1, at: Moment(milliseconds: milliseconds), event: event)
}

private func fold(_ entries: [Entry]) -> Fold {
  var fold = Fold()
  for entry in entries { fold.add(entry) }
  return fold
}

private func history(_ entries: [Entry]) -> ScrambleHistory { fold(entries).scramble }

/// What a history says, as a text to compare.
private func told(_ history: ScrambleHistory) -> [String] {
  var told = history.games().map { game in
    "\(game.session) \(game.at.milliseconds) \(game.score) \(game.found)/\(game.count) "
      + history.found(in: game.session).map { "\($0.text)@\($0.at.milliseconds)" }.joined(
        separator: " ")
  }
  for language in ["en", "es"] {
    told.append("\(language) \(history.words(in: language))")
    told.append("\(history.best(in: language)?.session ?? "none")")
    for day in ["2026-11-29", "2026-11-30"] {
      guard let puzzle = history.day(day, in: language) else { continue }
      told.append(
        "\(day) \(language) \(puzzle.isOver) \(puzzle.score) \(puzzle.found) "
          + puzzle.words.map { $0.text }.joined(separator: " "))
    }
  }
  return told
}

@Test func aGameIsInTheHistoryOnceItIsEnded() {
  let words = [found("decal", at: 10), found("claim", at: 20), found("dace", at: 30, kind: "rare")]
  #expect(history(words).games().isEmpty)
  #expect(history(words).game("s") == nil)
  #expect(history(words).found(in: "s").map { $0.text } == ["decal", "claim", "dace"])

  let whole = history(words + [ended(at: 40, score: 17, bonus: 1)])
  let game = whole.game("s")
  #expect(whole.games().map { $0.session } == ["s"])
  #expect(game?.root == "medical" && game?.language == "en" && game?.scoring == "length")
  #expect(game?.score == 17 && game?.most == 230 && game?.found == 2 && game?.count == 40)
  #expect(game?.bonus == 1 && game?.isHinted == false && game?.day == nil)
  #expect(game?.clock == "calm" && game?.milliseconds == 60_000 && game?.at.milliseconds == 40)
  #expect(whole.found(in: "s").map { $0.points } == [6, 6, 6])
  #expect(whole.found(in: "t").isEmpty)
}

@Test func aGameThatWentOnIsToldAsItEndedLast() {
  let entries = [
    found("decal", at: 10), ended(at: 20, score: 6, right: 1), found("claim", at: 30),
    ended(at: 40, score: 12, right: 2),
  ]
  for order in [entries, entries.reversed()] {
    let fold = fold(order)
    #expect(fold.scramble.games().map { $0.score } == [12])
    #expect(fold.results.map { $0[integer: "score"] } == [12])
  }
}

@Test func aSessionIsFinishedOnceItWasEnded() {
  #expect(!fold([found("decal", at: 10)]).isFinished("s"))
  let over = fold([found("decal", at: 10), ended(at: 20)])
  #expect(over.isFinished("s") && !over.isFinished("t") && !over.isFinished(""))
  #expect(!fold([found("decal", at: 10), ended(at: 20), found("claim", at: 30)]).isFinished("s"))
}

/// A game may go on after its end, and a new version may then interrupt it.
@Test func whatWasFoundIsNotForgottenAtTheEnd() {
  let entries = [found("decal", at: 10), ended(at: 20), found("claim", at: 30)]
  #expect(fold(entries).answered(in: "s") == ["medical/decal", "medical/claim"])
}

@Test func theWordsOfAnInterruptedGameAreThoseOfTheNext() {
  let before: JSON = [["word": "decal", "points": 6, "kind": "common"]]
  let history = history([
    found("decal", in: "old", at: 10), found("claim", in: "new", at: 20),
    ended("new", at: 30, more: [.init("before", before)]),
  ])
  #expect(history.found(in: "new").map { $0.text } == ["decal", "claim"])
  #expect(history.found(in: "old").map { $0.text } == ["decal"])
}

@Test func theLatestGameIsFirstAndEachLanguageHasItsOwn() {
  let history = history([
    ended("a", at: 10), ended("b", at: 30, language: "es"), ended("c", at: 20),
  ])
  #expect(history.games().map { $0.session } == ["b", "c", "a"])
  #expect(history.games(in: "en").map { $0.session } == ["c", "a"])
  #expect(history.games(in: "de").isEmpty)
}

@Test func theBestGameIsTheFirstWithMostPoints() {
  let history = history([
    ended("a", at: 10, score: 30), ended("b", at: 20, score: 40), ended("c", at: 30, score: 40),
    ended("d", at: 40, score: 90, language: "es"),
  ])
  #expect(history.best(in: "en")?.session == "b")
  #expect(history.best()?.session == "d")
  #expect(history.best(scoring: "bee") == nil)
}

@Test func wordsAreCountedOnceInEachLanguage() {
  let history = history([
    found("decal", in: "a", at: 10), found("decal", in: "b", at: 20), found("claim", at: 30),
    found("mal", at: 40, language: "es"),
  ])
  #expect(history.words(in: "en") == 2)
  #expect(history.words(in: "es") == 1)
  #expect(history.words() == 3)
}

@Test func aDaysPuzzleIsPutTogetherFromItsSittings() {
  let day = "2026-11-30"
  var entries = [
    found("claim", in: "b", at: 20, points: 6, day: day),
    found("decal", in: "a", at: 10, points: 6, day: day),
    found("decal", in: "b", at: 30, points: 6, day: day),
    found("dace", in: "b", at: 40, points: 5, kind: "rare", day: day),
    found("mace", in: "c", at: 50),
  ]
  let open = history(entries).day(day, in: "en")
  #expect(open?.words.map { $0.text } == ["decal", "claim", "dace"])
  #expect(open?.score == 17 && open?.found == 2)
  #expect(open?.isOver == false && open?.game == nil)
  #expect(history(entries).day(day, in: "es") == nil)
  #expect(history(entries).day("2026-12-01", in: "en") == nil)

  entries.append(ended("b", at: 60, score: 17, day: day))
  let over = history(entries).day(day, in: "en")
  #expect(over?.isOver == true && over?.game?.score == 17)

  entries.append(found("lame", in: "b", at: 70, day: day))
  #expect(history(entries).day(day, in: "en")?.isOver == false)
}

@Test func aDayThatWasEndedWithoutAWordIsOver() {
  let day = history([ended(at: 10, score: 0, right: 0, day: "2026-11-30")])
    .day("2026-11-30", in: "en")
  #expect(day?.isOver == true && day?.words == [])
}

@Test func theOrderOfArrivalDoesNotMatter() {
  let words = ["decal", "claim", "dace", "mace", "lame", "acme", "email", "medal"]
  for seed in 0..<40 as Range<UInt64> {
    var dice = Dice(seed: seed)
    var entries: [Entry] = []
    for number in 0..<60 as Range<Int64> {
      let session = "s\(dice.roll(below: 4))"
      let language = dice.pick(["en", "en", "es"]) ?? "en"
      let day = dice.pick([nil, "2026-11-29", "2026-11-30"]) ?? nil
      // Now and then two at the same moment.
      let at = number / 2 * 100
      if dice.roll(below: 6) == 0 {
        entries.append(
          ended(
            session, at: at + 1_000 * number, score: Int64(dice.roll(below: 50)),
            language: language, day: day))
      } else {
        entries.append(
          found(
            dice.pick(words) ?? "", in: session, at: at, language: language, day: day,
            line: number))
      }
    }
    let wanted = told(history(entries))
    for _ in 0..<5 {
      #expect(told(history(dice.shuffled(entries))) == wanted)
      #expect(told(history(entries + dice.shuffled(entries))) == wanted)
    }
  }
}

@Test func whatIsNoGameIsPassedOver() {
  let odd = history([
    entry("s/1/0", Event(kind: "answer", payload: ["item": "scramble/en/decal"]), at: 1),
    entry("s/2/0", .answer("spelling/en/decal", .good, milliseconds: 1), at: 2),
    entry("s/3/0", .answer("scramble/en/", .good, milliseconds: 1), at: 3),
    entry("s/4/0", Event(kind: "finish", payload: ["activity": "scramble"]), at: 4),
    ended("t", at: 5, right: 3, count: 2),
  ])
  #expect(odd.games().isEmpty && odd.words() == 0)
  let vast = history([
    found("decal", at: 1, points: Int32.max), ended(at: 2, score: Int64.max, bonus: -1),
  ])
  #expect(vast.game("s")?.score == 1_000_000 && vast.game("s")?.bonus == 0)
  #expect(vast.found(in: "s").map { $0.points } == [1_000_000])
}

@Test func manyGamesAreToldTheLatestFirst() {
  var entries: [Entry] = []
  for game in 0..<1_000 as Range<Int64> {
    for word in 0..<5 as Range<Int64> {
      entries.append(
        found("word\((game * 7 + word) % 400)", in: "g\(game)", at: game * 1_000 + word))
    }
    entries.append(ended("g\(game)", at: game * 1_000 + 500))
  }
  let read = history(entries)
  #expect(read.games().map { $0.session } == (0..<1_000).reversed().map { "g\($0)" })
  #expect(read.words() == 400)
}
