import PipitBase
import PipitJournal
import PipitLexicon
import PipitMarkup
import PipitPractice
import Testing

@testable import PipitScramble

private let paths = [
  "/scramble", "/scramble/days", "/scramble/settings", "/scramble/words", "/scramble/games/old",
]

/// What a learner has who has played: two games, a day's puzzle ended and one left open, words.
private func played(_ path: String) -> Visitor {
  var visitor = Visitor(
    path,
    [
      foundWord("works", session: "old", hoursAgo: 31),
      foundWord("milk", session: "old", hoursAgo: 30),
      endedGame("old", hoursAgo: 30),
      foundWord("milk", session: "new", hoursAgo: 2),
      endedGame("new", hoursAgo: 1, score: 40, found: 9, bonus: 0, root: "elephant"),
      foundWord("slim", session: "d1", hoursAgo: 26, day: "2026-11-29"),
      endedGame("d1", hoursAgo: 25, score: 6, found: 1, bonus: 0, day: "2026-11-29"),
      foundWord("milk", session: "d2", hoursAgo: 49, day: "2026-11-28"),
    ])
  for word in ["decal", "claim"] { visitor.add(.keep(word, on: "learn/en")) }
  visitor.add(.keep("glork", on: "scramble/en"))
  visitor.add(.keep("été", on: "learn/fr"))
  return visitor
}

/// A dictionary in two pieces.
private enum Shelf {
  static let index = Pack(
    name: "dictionary-en", version: "1",
    bytes: DictionaryIndex.bytes(of: ["claim", "goose"], name: "dictionary-en"))
  static let first = Pack(
    name: "dictionary-en-00", version: "1",
    bytes: DictionaryPiece.bytes(of: [
      word("decal", "a picture"), .init("geese", headwords: ["goose"]),
    ]))
  static let second = Pack(
    name: "dictionary-en-01", version: "1",
    bytes: DictionaryPiece.bytes(of: [word("goose", "a bird that hisses"), word("milk", "white")]))

  private static func word(_ word: String, _ definition: String) -> DictionaryPiece.Word {
    .init(
      word,
      entry: DictionaryEntry(
        headword: word, pronunciation: "", forms: [],
        senses: [.init(part: .noun, definition: definition)]))
  }
}

extension Visitor {
  /// What the page tells of the word that is opened.
  fileprivate var meaning: String? {
    page.all.first { $0["id"] == "meaning" }.map { Markup.group($0.content).read }
  }
}

struct ScramblePagesTests {
  @Test func pagesThereAre() {
    #expect(
      paths.map { Visitor($0).pages.title } == [
        "Word scramble", "Word scramble: days", "Word scramble: settings", "Word scramble: words",
        "Word scramble: a game",
      ])
    #expect(played("/scramble/games/old").pages.title == "Word scramble: silkworm")
    for path in [
      "/scramble/x", "/scramble/days/x", "/scramble/settings/x", "/scramble/words/x",
      "/scramble/games", "/scramble/games/a/b",
    ] {
      #expect(Visitor(path).pages.title == nil, "\(path)")
    }
  }

  @Test func headingsStandInOrder() {
    let expected = [
      ["h1 Word scramble", "h2 Last games"],
      ["h1 Days"],
      ["h1 Settings", "h2 List of words"],
      ["h1 Words", "h2 Words to learn", "h2 Words that you keep"],
      ["h1 silkworm", "h2 Words found"],
    ]
    for (path, headings) in zip(paths, expected) {
      #expect(played(path).page.headings == headings, "\(path)")
      #expect(played(path).page.all.filter { $0["id"] == "title" }.map { $0.tag } == ["h1"])
    }
  }

  @Test func tabsTellWhereOneIs() {
    for (path, name) in zip(paths, ["Home", "Days", "Settings", "Words", "Home"]) {
      let tabs = Visitor(path).page.all.filter { $0["aria-current"] == "page" }
      #expect(tabs.map { Markup.group($0.content).read } == [name], "\(path)")
    }
  }

  @Test func everythingHasANameAndEachIdIsThereOnce() {
    for path in paths {
      for visitor in [Visitor(path), played(path)] {
        #expect(visitor.page.nameless == [], "\(path)")
        let ids = visitor.page.all.compactMap { $0["id"] }
        #expect(Set(ids).count == ids.count, "\(path)")
        let keys = visitor.page.all.compactMap { $0.key }
        #expect(Set(keys).count == keys.count, "\(path)")
      }
    }
  }

  @Test func everyKeyDoesSomething() {
    for path in paths {
      for token in played(path).page.sent {
        var visitor = played(path)
        if let rest = token.rest(after: "app set scramble.") {
          let parts = rest.pieces(at: " ")
          #expect(Pages.scramble.allows(parts[0], parts[1]), "\(token)")
        } else if !token.begins(with: "app say ") {
          #expect(!visitor.press(token).isEmpty, "\(path): \(token)")
        }
      }
    }
  }

  @Test func whatIsPressedReadsAsItIsWritten() {
    let presses: [ScramblePages.Press] = [
      .drop(ScrambleShelf(.learn, "en"), "ice cream"), .put(ScrambleShelf(.own, "uk"), "їжак"),
      .learn("decal"), .open("en", "ice cream"), .close, .file("fr"), .share, .keepList,
    ]
    for press in presses {
      #expect(ScramblePages.Press(token: press.token) == press, "\(press.token)")
    }
    for nonsense in [
      "scramble", "scramble ", "scramble fly", "scramble drop", "scramble drop learn/en",
      "scramble drop learn/tlh a", "scramble put spelling/en a", "scramble put learn a",
      "scramble put learn/en/x a", "scramble file", "scramble file tlh", "scramble share now",
      "scramble open en", "scramble open tlh a", "scramble close now",
      "app share", "spelling drop learn/en a",
    ] {
      #expect(ScramblePages.Press(token: nonsense) == nil, "\(nonsense)")
    }
  }

  // MARK: Home

  @Test func thePlayKeyNamesWhatItDeals() {
    var visitor = Visitor("/scramble")
    #expect(visitor.page.read.contains("Play 8 letters · English · calm"))
    #expect(visitor.page.ways.contains("/practise/scramble?language=en"))
    visitor.add(.set("scramble.language", to: "es"))
    visitor.add(.set("scramble.letters", to: "11"))
    visitor.add(.set("scramble.clock", to: "120"))
    visitor.add(.set("scramble.scoring", to: "letters"))
    #expect(
      visitor.page.read.contains(
        "Play 11 letters · Spanish · rare letters count more · 2 minutes"))
    #expect(visitor.page.ways.contains("/practise/scramble?language=es"))
    visitor.add(.set("scramble.scoring", to: "bee"))
    #expect(visitor.page.read.contains("Play Spelling bee · Spanish · 2 minutes"))
  }

  @Test func aSettingThatMeansNothingCountsAsTheUsualOne() {
    var visitor = Visitor("/scramble")
    for name in ["language", "letters", "clock", "scoring", "shortest", "accents", "list"] {
      visitor.add(.set("scramble.\(name)", to: "nonsense <b>"))
    }
    #expect(visitor.page.read.contains("Play 8 letters · English · calm"))
    visitor.go("/scramble/settings")
    #expect(!visitor.html.contains("nonsense"))
  }

  @Test func todaysPuzzleTellsHowFarItIs() {
    var visitor = Visitor("/scramble")
    let way = "/practise/scramble?language=en&day=2026-11-30"
    #expect(visitor.page.ways.contains(way))
    #expect(visitor.page.read.contains("Today’s puzzle The same letters for everyone today"))
    visitor.fold.add(foundWord("milk", session: "t", hoursAgo: 3, day: "2026-11-30"))
    #expect(visitor.page.read.contains("Today’s puzzle Open: 1 word so far"))
    visitor.fold.add(endedGame("t", hoursAgo: 2, day: "2026-11-30"))
    #expect(
      visitor.page.read.contains("Today’s puzzle Done: Songbird · 24 of 83 words · 112 points"))
    visitor.fold.add(foundWord("slim", session: "t", hoursAgo: 1, day: "2026-11-30"))
    #expect(visitor.page.read.contains("Today’s puzzle Ended before, goes on: 2 words so far"))
    visitor.go("/scramble/days")
    #expect(visitor.page.read.contains("Today Ended before, goes on: 2 words so far"))
  }

  @Test func theDayIsTheOneOfTheLearnersZone() {
    var visitor = Visitor("/scramble")
    let evening = Moment(milliseconds: 1_796_081_400_000, offsetMinutes: 0)  // 23:30 UTC
    visitor.now = evening
    #expect(visitor.page.ways.contains("/practise/scramble?language=en&day=2026-11-30"))
    visitor.now = Moment(milliseconds: evening.milliseconds, offsetMinutes: 60)
    #expect(visitor.page.ways.contains("/practise/scramble?language=en&day=2026-12-01"))
    visitor.isKnown = false
    #expect(!visitor.page.ways.contains { $0.contains("day=") })
  }

  @Test func lastGamesLeadToTheirPages() {
    let page = played("/scramble").page
    #expect(
      page.ways.filter { $0.begins(with: "/scramble/games/") }
        == ["/scramble/games/new", "/scramble/games/d1", "/scramble/games/old"])
    #expect(page.read.contains("elephant Fledgling · 9 of 83 words · 40 points · Today"))
    #expect(page.read.contains("silkworm Songbird · 24 of 83 words · 112 points · Yesterday"))
    #expect(page.read.contains("3 different words found in English"))
    #expect(page.read.contains("112 most points in a game"))
    #expect(Visitor("/scramble").page.read.contains("There are none yet."))
  }

  // MARK: Days

  @Test func thirtyDaysAreShownWithHowFarTheyAre() {
    let visitor = played("/scramble/days")
    let days = visitor.pages.shownDays.map { $0.text }
    #expect(days.count == 30 && days[0] == "2026-11-30" && days[29] == "2026-11-01")
    #expect(
      visitor.page.ways.filter { $0.contains("day=") }
        == days.map { "/practise/scramble?language=en&day=\($0)" })
    for part in [
      "Today Not begun", "Yesterday Done: Hatchling · 1 of 83 words · 6 points",
      "Saturday, 28 November Open: 1 word so far", "Friday, 27 November Not begun",
    ] {
      #expect(visitor.page.read.contains(part), "\(part)")
    }
    #expect(visitor.page.ways.contains("/scramble/days?before=2026-11-01"))
    #expect(!visitor.page.read.contains("Later days"))
  }

  @Test func earlierDaysGoBackToTheFirst() {
    var visitor = Visitor("/scramble/days?before=2026-11-01")
    #expect(visitor.pages.shownDays.map { $0.text }.first == "2026-10-31")
    #expect(visitor.pages.shownDays.count == 30)
    #expect(visitor.page.ways.contains("/scramble/days?before=2026-10-02"))
    #expect(visitor.page.ways.last { $0.begins(with: "/scramble/days?") } != "/scramble/days")
    visitor.go("/scramble/days?before=2026-01-04")
    #expect(
      visitor.pages.shownDays.map { $0.text } == ["2026-01-03", "2026-01-02", "2026-01-01"])
    #expect(visitor.page.ways.contains("/scramble/days?before=2026-02-03"))
    #expect(!visitor.page.read.contains("Earlier days"))
  }

  @Test func allDaysAreReachedByTheWaysEachOnce() {
    var visitor = Visitor("/scramble/days")
    var seen: [String] = []
    while true {
      seen += visitor.pages.shownDays.map { $0.text }
      guard visitor.page.read.contains("Earlier days"), seen.count < 1000,
        let way = visitor.page.ways.last(where: { $0.begins(with: "/scramble/days?") })
      else { break }
      visitor.go(way)
    }
    #expect(seen.count == 334 && Set(seen).count == 334)
    #expect(seen.first == "2026-11-30" && seen.last == "2026-01-01")
  }

  @Test func noDayOfTheFutureIsShown() {
    for before in ["2027-05-05", "9999-12-31", "2026-12-02", "nonsense", "", "2026-13-01"] {
      let days = Visitor("/scramble/days?before=\(before)").pages.shownDays
      #expect(days.first?.text == "2026-11-30" && days.count == 30, "\(before)")
    }
    for before in ["2026-01-01", "2025-01-01", "1999-12-31"] {
      let visitor = Visitor("/scramble/days?before=\(before)")
      #expect(visitor.pages.shownDays == [], "\(before)")
      #expect(visitor.page.read.contains("The first puzzle is that of 1 January 2026."))
    }
    var early = Visitor("/scramble/days")
    early.now = Moment(milliseconds: 0)
    #expect(early.page.read.contains("Has this device the right date?"))
    early.isKnown = false
    #expect(early.page.read.contains("The days appear as soon as"))
  }

  @Test func aDayIsToldInWords() {
    let text = ScramblePagesText()
    let today = Day(of: noonInKyiv)
    func day(_ ago: Int64) -> String { text.day(Day(number: today.number - ago), today: today) }
    #expect(day(0) == "Today")
    #expect(day(1) == "Yesterday")
    #expect(day(3) == "Friday, 27 November")
    #expect(day(333) == "Thursday, 1 January")
    #expect(day(334) == "Wednesday, 31 December 2025")
    #expect(text.day(today, today: nil) == "Monday, 30 November 2026")
    #expect(text.day(Day(number: -1), today: today) == "Wednesday, 31 December 1969")
  }

  // MARK: Settings

  @Test func settingsShowWhatIsUsualAtFirst() {
    let page = Visitor("/scramble/settings").page
    let chosen = page.all.filter { $0["selected"] != nil }.map { $0["value"] ?? "" }
    #expect(chosen == ["en", "length", "calm"])
    let pressed = page.all.filter { $0["aria-pressed"] == "true" }.map { $0["value"] ?? "" }
    #expect(
      pressed == [
        "app set scramble.shortest 3", "app set scramble.list usual",
      ])
    #expect(page.read.contains("8 letters"))
    #expect(page.all.first { $0["type"] == "range" }?["value"] == "8")
  }

  @Test func everySettingIsOfferedWithAllItsValues() {
    let page = Visitor("/scramble/settings").page
    let changes = page.all.compactMap { $0["data-change"] }
    #expect(
      changes == [
        "app set scramble.language", "app set scramble.scoring", "app set scramble.clock",
        "app set scramble.letters",
      ])
    let options = page.all.filter { $0.tag == "option" }.map { $0["value"] ?? "" }
    #expect(
      options == [
        "en", "es", "fr", "de", "it", "uk", "length", "letters", "bee", "calm", "60", "120", "180",
        "300",
      ])
    #expect(
      page.sent == [
        "app set scramble.shortest 3", "app set scramble.shortest 4",
        "app set scramble.shortest 5", "app set scramble.list usual",
        "app set scramble.list large", "scramble offline",
      ])
    var french = Visitor("/scramble/settings")
    french.add(.set("scramble.language", to: "fr"))
    #expect(
      french.page.sent.suffix(2) == [
        "app set scramble.accents folded", "app set scramble.accents kept",
      ])
  }

  @Test func aBeeHasItsOwnNumberOfLetters() {
    var visitor = Visitor("/scramble/settings")
    visitor.add(.set("scramble.scoring", to: "bee"))
    #expect(!visitor.html.contains("scramble.letters"))
    #expect(visitor.page.read.contains("Seven letters, used as often as you like."))
  }

  @Test func theLargeListIsEnglishAndCanBeFetchedNow() {
    var visitor = Visitor("/scramble/settings")
    #expect(visitor.page.read.contains("some 250,000"))
    #expect(visitor.press("scramble offline") == [.keep("words-en-large")])
    visitor.keeping = .init(name: "words-en-large", done: 0, count: 2, isOver: false)
    #expect(visitor.html.contains("<progress") && !visitor.html.contains("scramble offline"))
    #expect(visitor.page.read.contains("is being fetched"))
    visitor.keeping = .init(name: "words-en-large", done: 0, count: 1, isOver: true)
    #expect(visitor.page.read.contains("could not be fetched"))
    #expect(visitor.html.contains("scramble offline"))
    visitor.keeping = .init(name: "words-en-large", done: 1, count: 1, isOver: true)
    #expect(visitor.page.read.contains("The large list is kept on this device."))
    #expect(!visitor.html.contains("scramble offline"))
    for other in ["dictionary-en", "words-en"] {
      visitor.keeping = .init(name: other, done: 1, count: 1, isOver: true)
      #expect(visitor.html.contains("scramble offline"), "\(other)")
    }
    visitor.add(.set("scramble.language", to: "uk"))
    #expect(!visitor.html.contains("scramble.list") && !visitor.html.contains("offline"))
  }

  // MARK: Words

  @Test func wordsAreShownByLanguageTheLatestFirst() {
    var visitor = played("/scramble/words")
    let read = visitor.page.read
    #expect(read.contains("claim") && !read.contains("été"))
    #expect(visitor.pages.kept(on: ScrambleShelf(.learn, "en")) == ["claim", "decal"])
    #expect(read.contains("2 words in English") && read.contains("1 word in English. It is"))
    #expect(visitor.page.sent.contains("app say en claim"))
    #expect(
      visitor.page.ways.filter { $0.begins(with: "/scramble/words?") }
        == ["/scramble/words?language=en", "/scramble/words?language=fr"])
    visitor.go("/scramble/words?language=fr")
    #expect(visitor.page.read.contains("été") && !visitor.page.read.contains("claim"))
    #expect(visitor.page.read.contains("Where a game does not know a word"))
    visitor.go("/scramble/words?language=tlh")
    #expect(visitor.page.read.contains("claim"))
  }

  @Test func wordsOfAnotherLanguageAreFound() {
    var visitor = Visitor("/scramble/words")
    #expect(visitor.page.read.contains("There are none yet."))
    visitor.add(.keep("їжак", on: "learn/uk"))
    visitor.add(.keep("nonsense", on: "learn/tlh"))
    #expect(visitor.pages.languageOfWords == "uk" && visitor.page.read.contains("їжак"))
    #expect(!visitor.page.read.contains("nonsense"))
  }

  @Test func aWordIsRemovedAndComesBack() {
    for (shelf, word) in [("learn/en", "decal"), ("scramble/en", "glork")] {
      var visitor = played("/scramble/words")
      let removed = visitor.press("scramble drop \(shelf) \(word)")
      #expect(
        removed == [
          .record(.drop(word, from: shelf)), .announce("“\(word)” is removed."), .focus("undo"),
        ])
      #expect(!visitor.fold.kept(on: shelf).contains(word))
      #expect(visitor.page.all.contains { $0["id"] == "undo" })
      #expect(visitor.press("scramble drop \(shelf) \(word)") == [])

      let back = visitor.press("scramble put \(shelf) \(word)")
      #expect(back.first == .record(.keep(word, on: shelf)))
      guard case .focus(let id)? = back.last else {
        Issue.record("no focus in \(back)")
        continue
      }
      #expect(visitor.page.all.contains { $0["id"] == id }, "\(id)")
      #expect(!visitor.page.all.contains { $0["id"] == "undo" })
      #expect(visitor.press("scramble put \(shelf) \(word)") == [])
    }
  }

  @Test func aWordToLearnTellsWhatItMeans() throws {
    var visitor = played("/scramble/words")
    visitor.add(.keep("geese", on: "learn/en"))
    #expect(visitor.page.sent.filter { $0.contains(" open ") }.count == 3)
    #expect(Pages.scramble.wishes(visitor.visit) == [])

    // What is not at hand is asked for: where words lie, the word's piece, its headword's.
    #expect(visitor.press("scramble open en geese") == [.load("dictionary-en")])
    #expect(visitor.meaning == "Fetching what it means…")
    visitor.lost = ["dictionary-en"]
    #expect(visitor.meaning == "What it means cannot be fetched now.")
    visitor.lost = []
    visitor.packs = [Shelf.index]
    #expect(Pages.scramble.wishes(visitor.visit) == ["dictionary-en-00"])
    visitor.packs.append(Shelf.first)
    #expect(Pages.scramble.wishes(visitor.visit) == ["dictionary-en-01"])
    visitor.packs.append(Shelf.second)
    #expect(Pages.scramble.wishes(visitor.visit) == [])
    #expect(visitor.meaning == "A form of “goose” Noun a bird that hisses")
    let key = try #require(visitor.page.all.first { $0["aria-expanded"] == "true" })
    #expect(Markup.group(key.content).read == "What geese means")
    #expect(key["aria-controls"] == "meaning")

    #expect(key["value"] == "scramble close")
    #expect(visitor.press("scramble close") == [] && visitor.meaning == nil)
    #expect(visitor.press("scramble open en decal") == [] && visitor.meaning == "Noun a picture")
    // In a language without a dictionary there is nothing to open.
    visitor.go("/scramble/words?language=fr")
    #expect(!visitor.page.sent.contains { $0.contains(" open ") })
    #expect(visitor.press("scramble open fr été") == [] && visitor.meaning == nil)
  }

  @Test func aWordOfAGameTellsWhatItMeans() {
    var visitor = played("/scramble/games/old")
    #expect(visitor.press("scramble open en milk") == [.load("dictionary-en")])
    visitor.packs = [Shelf.index, Shelf.second]
    #expect(visitor.meaning == "Noun white")
    #expect(visitor.page.sent.contains("scramble close"))
  }

  @Test func theLastWordComesBackToo() {
    var visitor = Visitor("/scramble/words")
    visitor.add(.keep("ice cream", on: "learn/en"))
    visitor.press("scramble drop learn/en ice cream")
    #expect(visitor.page.read.contains("There are none yet."))
    #expect(visitor.page.sent == ["scramble put learn/en ice cream"])
    visitor.press("scramble put learn/en ice cream")
    #expect(visitor.page.read.contains("ice cream"))
  }

  @Test func keptWordsAreSavedAsAFile() {
    var visitor = played("/scramble/words")
    visitor.add(.keep("zorb", on: "scramble/en"))
    #expect(
      visitor.press("scramble file en")
        == [.give(.file(name: "scramble-en.txt", text: "glork\nzorb\n"))])
    #expect(visitor.press("scramble file de") == [])
  }

  @Test func wordsArePractisedByEarInRoundsOfTwenty() {
    var visitor = Visitor("/scramble/words")
    visitor.add(.keep("decal", on: "learn/en"))
    visitor.add(.keep("claim", on: "learn/en"))
    #expect(visitor.page.ways.contains("/practise/spelling?language=en&only=claim%2Cdecal"))
    #expect(visitor.page.read.contains("Practise by ear"))
    let words = (0..<45).map { "w\($0)" }
    #expect(visitor.pages.rounds(words).map { $0.count } == [20, 20, 5])
    #expect(visitor.pages.rounds(words).flatMap { $0 } == words)
    #expect(visitor.pages.rounds(["a", "b,c", ",", "d"]) == [["a", "d"]])
    #expect(visitor.pages.rounds([]) == [])
  }

  @Test func fiftyWordsStandOnAPage() {
    var visitor = Visitor("/scramble/words")
    for number in 0..<120 { visitor.add(.keep("w\(number)", on: "learn/en")) }
    func shown() -> [String] {
      let shelf = ScrambleShelf(.learn, "en")
      return visitor.pages.shown(of: visitor.pages.kept(on: shelf), shelf)
    }
    #expect(shown() == (70..<120).reversed().map { "w\($0)" })
    #expect(visitor.page.read.contains("Page 1 of 3"))
    #expect(visitor.page.read.contains("Practise by ear: 41 to 50"))
    #expect(visitor.page.ways.contains("/scramble/words?language=en&learn=2"))
    for (page, first) in [("3", "w19"), ("99", "w19"), ("-5", "w119"), ("x", "w119")] {
      visitor.go("/scramble/words?language=en&learn=\(page)")
      #expect(shown().first == first, "\(page)")
    }
  }

  // MARK: A game

  @Test func aGameTellsHowItWent() {
    var visitor = played("/scramble/games/old")
    let read = visitor.page.read
    for part in [
      "silkworm", "English · played: Yesterday", "Songbird", "112 points", "24 of 83 words",
      "3 bonus words", "works", "milk",
    ] {
      #expect(read.contains(part), "\(part)")
    }
    #expect(visitor.page.all.first { $0.tag == "progress" }?["value"] == "112")
    #expect(
      visitor.page.ways.contains("/practise/scramble?language=en&scoring=length&root=silkworm"))
    #expect(!read.contains("went on"))
    visitor.fold.add(foundWord("slim", session: "old", hoursAgo: 29))
    #expect(visitor.page.read.contains("After this end the game went on: 1 more word."))
    visitor.go("/scramble/games/d1")
    #expect(visitor.page.read.contains("Puzzle of 29 November 2026"))
    #expect(!visitor.page.read.contains("bonus word"))
    visitor.fold.add(
      endedGame("h", hoursAgo: 1, found: 0, scoring: "bee", isHinted: true))
    visitor.go("/scramble/games/h")
    #expect(visitor.page.read.contains("English · Spelling bee · played: Today · with hints"))
    #expect(visitor.page.read.contains("No word was found in this game."))
  }

  @Test func aWordOfAGameIsPutByToLearn() {
    var visitor = played("/scramble/games/old")
    #expect(
      visitor.press("scramble learn milk") == [
        .record(.keep("milk", on: "learn/en")), .announce("“milk” is put by to learn."),
      ])
    let pressed = visitor.page.all.filter { $0["aria-pressed"] == "true" }
    #expect(pressed.map { $0["value"] } == ["scramble learn milk"])
    #expect(visitor.press("scramble learn milk").first == .record(.drop("milk", from: "learn/en")))
    #expect(visitor.press("scramble learn zebra") == [])
    visitor.go("/scramble")
    #expect(visitor.press("scramble learn milk") == [])
  }

  @Test func aGameIsSharedWithoutAWordOfIt() {
    var visitor = played("/scramble/games/old")
    #expect(
      visitor.press("scramble share") == [
        .give(
          .copy(
            "Pipit Word scramble\nSongbird · 24 of 83 words · 112 points\n■■■□□□□□\n/scramble")),
        .announce("How it went is copied, without a word of the puzzle."),
      ])
    visitor.go("/scramble/games/d1")
    guard case .give(.copy(let text))? = visitor.press("scramble share").first else {
      Issue.record("nothing is shared")
      return
    }
    #expect(text.begins(with: "Pipit Word scramble, 29 November 2026\nHatchling · 1 of 83 words"))
    #expect(text.contains("/practise/scramble?language=en&day=2026-11-29"))
    #expect(!text.contains("slim") && !text.contains("silkworm"))
  }

  @Test func aGameThatIsNotHereIsToldKindly() {
    var visitor = Visitor("/scramble/games/none")
    #expect(visitor.page.headings == ["h1 Word scramble"])
    #expect(visitor.page.read.contains("This one is not on this device."))
    #expect(visitor.press("scramble share") == [])
  }

  // MARK: Whatever comes

  @Test func nothingThatIsWrittenTraps() {
    var dice = Dice(seed: 5)
    let pieces = [
      "scramble", "days", "settings", "words", "games", "old", "before=", "2026-11-30",
      "99999999999999999999-99-99", "-1", "learn=", "scramble=", "language=", "en", "\u{0}", "é",
      "9223372036854775807", "-9223372036854775808", "%", "%ff", "\u{202e}", "<b>", "drop", "put",
      "learn", "file", "share", "learn/en", "scramble/uk", "app", " ", "\n", "🪶", "…",
    ]
    func drawn(_ marks: [String]) -> String {
      (0..<dice.roll(below: 7)).map { _ in
        (dice.pick(pieces) ?? "") + (dice.pick(marks) ?? "")
      }.joined()
    }
    for _ in 0..<1500 {
      var visitor = played("/scramble/" + drawn(["/", "?", "&", "=", ""]))
      visitor.now = Moment(
        milliseconds: [noonInKyiv.milliseconds, 0, -62_135_596_800_000, 253_402_300_799_000][
          dice.roll(below: 4)])
      _ = visitor.pages.title
      _ = visitor.html
      visitor.press("scramble " + drawn([" ", ""]))
      visitor.press(drawn([" "]))
      #expect(visitor.page.nameless == [])
    }
  }

  @Test func whateverTheJournalHoldsIsEscaped() {
    var visitor = Visitor("/scramble/words")
    visitor.add(.keep("<b>&\"", on: "learn/en"))
    visitor.add(.keep("", on: "scramble/en"))
    visitor.fold.add(endedGame("<s>/x", hoursAgo: 1, root: "<i>", scoring: "<u>", day: "<d>"))
    for path in paths + ["/scramble/games/%3Cs%3E%2Fx"] {
      visitor.go(path)
      for mark in ["<b>", "<i>", "<u>", "<s>", "<d>"] {
        #expect(!visitor.html.contains(mark), "\(path) \(mark)")
      }
    }
  }
}
