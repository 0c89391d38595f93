import PipitBase
import PipitJournal
import PipitLexicon
import PipitMarkup
import PipitMemory
import PipitPractice
import Testing

@testable import PipitSpelling

/// 2026-11-30, at noon in Kyiv.
private let noon = Moment(milliseconds: 1_796_032_800_000, offsetMinutes: 120)
private let hour: Int64 = 3_600_000

/// A learner on the room's pages: what is pressed takes effect, as the app does it.
private struct Learner {
  var fold = Fold()
  var path: String
  var fragment = ""
  var pressed: String?
  var now = noon
  var packs: [Pack] = []
  var noted: [Deal.Option] = []
  var keeping: Surroundings.Keeping?
  private var number = 0

  init(_ path: String, _ entries: [Entry] = []) {
    self.path = path
    for entry in entries { fold.add(entry) }
  }

  var visit: Pages.Visit {
    var surroundings = Surroundings()
    surroundings.device.isKnown = true
    surroundings.now = now
    surroundings.packs = packs
    surroundings.keeping = keeping
    let address = Address(path)
    return Pages.Visit(
      path: Array(address.parts.dropFirst()), address: address, fragment: fragment, fold: fold,
      surroundings: surroundings, pressed: pressed, noted: noted)
  }

  var pages: SpellingPages { SpellingPages(visit) }
  var html: String { pages.page.html }

  @discardableResult
  mutating func press(_ token: String) -> [Effect] {
    let effects = Pages.spelling.update(token, visit)
    for effect in effects {
      if case .go(let path) = effect { self.path = path }
    }
    for case .record(let event) in effects {
      number += 1
      now = Moment(milliseconds: now.milliseconds + 1, offsetMinutes: 120)
      fold.add(
        Entry(
          id: "app/p-\(1_000_000 + number)", device: "d", number: 1, at: now, event: event))
    }
    pressed = token
    return effects
  }

  /// Sends the form of a list.
  @discardableResult
  mutating func save(
    _ words: String, to id: String = "new", name: String = "Week 5", language: String = "en",
    rest: Bool = false
  ) -> [Effect] {
    let form = Address.text(
      "", [.init("name", name), .init("language", language), .init("words", words)])
    return press("spelling \(rest ? "rest" : "save") \(id) \(form.dropFirst())")
  }
}

private func spelled(
  _ word: String, _ verdict: SpellingVerdict, hoursAgo: Int64, language: String = "en",
  tries: Int = 0, given: String = "", faults: [String] = [], list: String = ""
) -> Entry {
  let at = Moment(milliseconds: noon.milliseconds - hoursAgo * hour, offsetMinutes: 120)
  let event = Event.answer(
    "spelling/\(language)/\(word)", .good, milliseconds: 1,
    more: [
      .init("name", .text(word)), .init("language", .text(language)),
      .init("verdict", .text(verdict.rawValue)), .init("tries", .integer(tries)),
      .init("given", .text(given)), .init("faults", .list(faults.map { .text($0) })),
      .init("list", .text(list)),
    ])
  return Entry(id: "s/\(hoursAgo)/\(word)", device: "d", number: 1, at: at, event: event)
}

private let some = [
  spelled("bear", .right, hoursAgo: 30),
  spelled("geese", .missed, hoursAgo: 20, tries: 3, given: "geece", faults: ["vowel", "other"]),
  spelled("colour", .mended, hoursAgo: 1, tries: 1, given: "collour", faults: ["doubled"]),
]

struct PagesTests {
  @Test func pagesThereAre() {
    let titles = ["/spelling", "/spelling/settings", "/spelling/completed", "/spelling/lists/new"]
      .map { Learner($0).pages.title }
    #expect(titles == ["Spelling", "Spelling: settings", "Completed", "New list"])
    for path in [
      "/spelling/x", "/spelling/settings/x", "/spelling/lists", "/spelling/lists/none",
      "/spelling/completed/x",
    ] {
      #expect(Learner(path).pages.title == nil, "\(path)")
    }
  }

  @Test func tabsTellWhereOneIs() {
    for (path, name) in [
      ("/spelling", "Home"), ("/spelling/settings", "Settings"),
      ("/spelling/completed", "Completed"), ("/spelling/lists/new", "Home"),
    ] {
      let here = Learner(path).html.components(at: "aria-current=\"page\"")
      #expect(here.count == 2, "\(path)")
      #expect(here[1].components(at: "</a>")[0].contains(name), "\(path)")
    }
  }

  @Test func whatIsPressedReadsAsItIsWritten() {
    let presses: [SpellingPages.Press] = [
      .shortest(3), .longest(15), .remove("spelling/en/ice cream"), .keepSchedule("a"),
      .removeSchedule("a"), .cancel("a"), .undo("spelling/en/geese"), .askAgain, .keepDictionary,
      .save("new", "name=a&words=b"), .saveRest("x", "words=b"), .refused("large"), .add,
      .deleteList("a\ten\tWeek 5"), .restoreList("a\ten\tWeek 5"), .link("a"), .file("a"),
    ]
    for press in presses {
      #expect(SpellingPages.Press(token: press.token) == press, "\(press.token)")
    }
    for nonsense in [
      "spelling", "spelling ", "spelling fly", "spelling remove", "spelling shortest 2",
      "spelling shortest x", "spelling add now", "spelling save new", "app add",
    ] {
      #expect(SpellingPages.Press(token: nonsense) == nil, "\(nonsense)")
    }
  }

  // MARK: Home

  @Test func homeTellsTheStreakAndWhatToDo() {
    let page = Learner("/spelling", some + [spelled("apple", .right, hoursAgo: 40)]).html
    #expect(page.contains("<strong>1</strong>") && page.contains("<strong>2</strong>"))
    #expect(page.contains("href=\"/practise/spelling?language=en&amp;mode=practice\""))
    #expect(page.contains("mode=daily&amp;day=2026-11-30"))
    #expect(page.contains("mode=bee"))
    #expect(page.contains("Practise the one missed") && page.contains("only=geese"))
    for kind in ["doubled", "vowel"] { #expect(page.contains("kind=\(kind)")) }
    #expect(!page.contains("kind=swap") && !page.contains("kind=other"))
  }

  @Test func atFirstThereIsNothingToRepeat() {
    let page = Learner("/spelling").html
    for part in ["kind=", "only=", "Drills"] { #expect(!page.contains(part), "\(part)") }
    #expect(page.contains("Hear a word, hear what it means, and spell it."))
  }

  @Test func aDoneDayIsMarked() {
    let done = Event(
      kind: "finish",
      payload: [
        "session": "s", "activity": "spelling", "right": 8, "count": 10,
        "options": ["language": "en", "mode": "daily", "day": "2026-11-30"],
      ])
    let entry = Entry(id: "s/9/0", device: "d", number: 1, at: noon, event: done)
    #expect(
      Learner("/spelling", [entry]).html.contains("Done: 8 of 10 right at the first try"))
    var later = Learner("/spelling", [entry])
    later.now = Moment(milliseconds: noon.milliseconds + 24 * hour, offsetMinutes: 120)
    #expect(!later.html.contains("Done:"))
  }

  // MARK: Settings

  @Test func theShortestAndTheLongestDoNotCross() {
    var learner = Learner("/spelling/settings")
    #expect(learner.html.contains("4 to 8 letters"))
    learner.press("spelling shortest 10")
    #expect(learner.html.contains("10 letters"))
    #expect(learner.pages.shortest == 10 && learner.pages.longest == 10)
    learner.press("spelling longest 5")
    #expect(learner.pages.shortest == 5 && learner.pages.longest == 5)
    #expect(learner.press("spelling longest 5") == [])
    #expect(learner.press("spelling longest 16") == [])
  }

  @Test func settingsAllowWhatMeansSomething() {
    for (name, value) in [
      ("language", "uk"), ("band", "1"), ("tries", "any"), ("tries", "9"), ("shortest", "3"),
      ("longest", "15"), ("schedule", "ask"),
    ] {
      #expect(Pages.spelling.allows(name, value), "\(name) \(value)")
    }
    for (name, value) in [
      ("language", "tlh"), ("band", "0"), ("band", "6"), ("tries", "10"), ("tries", "0"),
      ("shortest", "2"), ("longest", "16"), ("schedule", "maybe"), ("mode", "bee"), ("", ""),
    ] {
      #expect(!Pages.spelling.allows(name, value), "\(name) \(value)")
    }
  }

  @Test func settingsWishForTheListThatIsCounted() {
    #expect(Learner("/spelling/settings").pages.wishes == ["spelling-en"])
    #expect(Learner("/spelling").pages.wishes == [])
  }

  @Test func allDefinitionsCanBeKept() {
    var learner = Learner("/spelling/settings")
    #expect(learner.html.contains("Make definitions available offline"))
    #expect(learner.press("spelling offline") == [.keep("dictionary-en")])
    learner.keeping = .init(name: "dictionary-en", done: 12, count: 90, isOver: false)
    #expect(learner.html.contains("12 of 90 parts are kept.") && learner.html.contains("<progress"))
    #expect(!learner.html.contains("spelling offline"))
    learner.keeping = .init(name: "dictionary-en", done: 12, count: 90, isOver: true)
    #expect(learner.html.contains("try again") && learner.html.contains("spelling offline"))
    learner.keeping = .init(name: "dictionary-en", done: 90, count: 90, isOver: true)
    #expect(learner.html.contains("All definitions are kept on this device."))
    #expect(!learner.html.contains("spelling offline"))
    learner.fold.add(
      Entry(id: "x", device: "d", number: 1, at: noon, event: .set("spelling.language", to: "es")))
    #expect(!learner.html.contains("offline"))
  }

  // MARK: Completed

  @Test func completedTellsHowWordsWent() {
    let learner = Learner("/spelling/completed", some)
    #expect(learner.pages.shownWords.map { $0.text } == ["colour", "geese", "bear"])
    for part in [
      "Right at try 2 · you wrote “collour” · Today",
      "Missed after 3 tries · you wrote “geece” · Yesterday",
      "Right at the first try · Yesterday",
    ] {
      #expect(learner.html.contains(part), "\(part)")
    }
  }

  @Test func theFilterShowsRightOrMissedWords() {
    #expect(
      Learner("/spelling/completed?show=right", some).pages.shownWords.map { $0.text }
        == ["colour", "bear"])
    #expect(
      Learner("/spelling/completed?show=missed", some).pages.shownWords.map { $0.text }
        == ["geese"])
    #expect(
      Learner("/spelling/completed?show=missed", [some[0]]).html.contains(
        "No word was missed the last time."))
    #expect(Learner("/spelling/completed").html.contains("There are none yet."))
  }

  @Test func fiftyWordsStandOnAPage() {
    let entries = (0..<120).map { spelled("word\($0)", .right, hoursAgo: Int64($0)) }
    let first = Learner("/spelling/completed", entries)
    #expect(first.pages.shownWords.map { $0.text } == (0..<50).map { "word\($0)" })
    #expect(first.html.contains("Page 1 of 3") && first.html.contains("page=2"))
    let last = Learner("/spelling/completed?page=3", entries)
    #expect(last.pages.shownWords.map { $0.text } == (100..<120).map { "word\($0)" })
    #expect(!last.html.contains("page=4"))
    #expect(Learner("/spelling/completed?page=99", entries).pages.shownWords == [])
    #expect(Learner("/spelling/completed?page=-1", entries).pages.shownWords.count == 50)
  }

  @Test func datesAreToldInWords() {
    let text = SpellingPagesText()
    let today = Day(of: noon)
    func day(_ ago: Int64) -> String { text.day(Day(number: today.number - ago), today: today) }
    #expect(day(0) == "Today")
    #expect(day(1) == "Yesterday")
    #expect(day(2) == "28 November")
    #expect(day(333) == "1 January")
    #expect(day(334) == "31 December 2025")
    #expect(text.day(today, today: nil) == "30 November 2026")
  }

  @Test func deletingAsksAboutTheScheduleOnce() {
    var learner = Learner("/spelling/completed", some)
    let asked = learner.press("spelling remove spelling/en/geese")
    #expect(asked == [.focus("keeping"), .announce(SpellingPagesText().asksSchedule)])
    #expect(learner.pages.shownWords.count == 3)
    #expect(learner.html.contains("Let it come again"))

    let effects = learner.press("spelling keeping spelling/en/geese")
    #expect(
      effects == [
        .record(.set("spelling.schedule", to: "keep")),
        .record(.hide("spelling/en/geese", schedule: false)),
        .announce("“geese” is deleted."), .focus("undo"),
      ])
    #expect(learner.pages.shownWords.map { $0.text } == ["colour", "bear"])
    #expect(learner.html.contains("“geese” is deleted.") && learner.html.contains("Undo"))
    #expect(learner.fold.spelling.known().count == 3)

    let second = learner.press("spelling remove spelling/en/bear")
    #expect(second.first == .record(.hide("spelling/en/bear", schedule: false)))
    #expect(learner.html.contains("“bear” is deleted."))
  }

  @Test func theScheduleMayGoToo() {
    var learner = Learner("/spelling/completed", some)
    learner.press("spelling remove spelling/en/geese")
    learner.press("spelling forgetting spelling/en/geese")
    #expect(learner.fold.spelling.known().map { $0.text } == ["colour", "bear"])
    #expect(learner.pages.schedule == "remove")

    learner.path = "/spelling/settings"
    #expect(learner.html.contains("Ask me the next time"))
    learner.press("spelling asks")
    #expect(learner.pages.schedule == "ask" && !learner.html.contains("Ask me the next time"))
  }

  @Test func whatIsDeletedComesBack() {
    var learner = Learner("/spelling/completed", some)
    let streak = learner.fold.spelling.streak
    learner.press("spelling remove spelling/en/geese")
    learner.press("spelling cancel spelling/en/geese")
    #expect(learner.pages.shownWords.count == 3 && !learner.html.contains("Let it come again"))
    learner.press("spelling forgetting spelling/en/geese")
    #expect(learner.fold.spelling.streak == streak)
    let effects = learner.press("spelling undo spelling/en/geese")
    #expect(effects.contains(.announce("“geese” is back.")))
    #expect(learner.pages.shownWords.map { $0.text } == ["colour", "geese", "bear"])
    #expect(!learner.html.contains("is deleted"))
  }

  @Test func theLastWordCanComeBackToo() {
    var learner = Learner("/spelling/completed", [some[0]])
    learner.press("spelling keeping spelling/en/bear")
    #expect(learner.html.contains("There are none yet.") && learner.html.contains("Undo"))
    #expect(learner.press("spelling remove spelling/en/unknown") == [])
  }
}

extension String {
  fileprivate func components(at mark: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let found = rest.firstRange(of: mark) {
      parts.append(String(rest[..<found.lowerBound]))
      rest = rest[found.upperBound...]
    }
    return parts + [String(rest)]
  }
}

/// The learner's own lists.
struct OwnListTests {
  private func lines(_ text: String) -> [String] { ListReading(text).words }

  @Test func aListIsReadLineByLine() {
    #expect(lines("geese\nbear\n") == ["geese", "bear"])
    #expect(lines("geese\r\n\r\n  bear \r\n") == ["geese", "bear"])
    #expect(
      lines("geese\tmore than one goose\tTwo geese.") == ["geese\tmore than one goose\tTwo geese."])
    #expect(
      lines("geese; more than one goose; Two; three.") == [
        "geese\tmore than one goose\tTwo; three."
      ])
    #expect(
      lines("geese - more than one goose – Two geese") == ["geese\tmore than one goose\tTwo geese"])
    #expect(lines("well-known; famous") == ["well-known\tfamous"])
    #expect(lines("o'clock\nice cream\nétude\nїжак") == ["o'clock", "ice cream", "étude", "їжак"])
    #expect(lines("geese;;Two geese.") == ["geese\t\tTwo geese."])
    #expect(lines("\u{feff}geese\u{200b}") == ["geese"])
    #expect(lines("e\u{301}tude") == ["\u{e9}tude"])
    #expect(lines(" \n\t\n;;\n") == [])
  }

  @Test func whatCannotBeReadIsToldByLine() {
    let long = String(repeating: "a", count: 41)
    let reading = ListReading(
      "geese\n\n; a bird\nb3ar\nword,meaning\n\(long)\ngeese; again\nbear; \(String(repeating: "é", count: 301))\n-\nlast"
    )
    #expect(reading.words == ["geese", "last"])
    #expect(
      reading.problems == [
        .init(line: 3, kind: .noWord),
        .init(line: 4, kind: .strange(word: "b3ar", character: "3")),
        .init(line: 5, kind: .strange(word: "word,meaning", character: ",")),
        .init(line: 6, kind: .longWord(String(repeating: "a", count: 20) + "…")),
        .init(line: 7, kind: .twice(word: "geese", line: 1)),
        .init(line: 8, kind: .longText(word: "bear")),
        .init(line: 9, kind: .strange(word: "-", character: "-")),
      ])
  }

  @Test func aListHasAThousandWordsAtMost() {
    let words = (0..<1_200).map { number in
      "w"
        + String(number).map { String("abcdefghij".dropFirst($0.wholeNumberValue ?? 0).prefix(1)) }
        .joined()
    }
    let reading = ListReading(words.joined(separator: "\n"))
    #expect(reading.words == Array(words[..<1_000]))
    #expect(reading.problems == [.init(line: 1_001, kind: .manyWords)])
  }

  @Test func aListIsKept() {
    var learner = Learner("/spelling/lists/new")
    let effects = learner.save("geese; more than one goose\nbear\n")
    let list = learner.pages.lists[0]
    #expect(effects.contains(.go(list.path)))
    #expect(list.name == "Week 5" && list.language == "en")
    #expect(list.words(learner.fold) == ["geese\tmore than one goose", "bear"])
    #expect(learner.path == list.path)
    for part in ["Week 5", "2 words · English", "more than one goose", "list=\(list.id)"] {
      #expect(learner.html.contains(part), "\(part)")
    }
    #expect(Learner("/spelling").pages.lists == [])
  }

  @Test func whatIsToBeMendedIsToldAndNothingIsLost() {
    var learner = Learner("/spelling/lists/new")
    let effects = learner.save("oie\nb3ar", name: "Birds", language: "fr")
    #expect(effects == [.focus("problems"), .announce("1 line cannot be read.")])
    #expect(learner.pages.lists == [] && learner.path == "/spelling/lists/new")
    for part in ["Line 2: “b3ar” has “3” in it", "value=\"Birds\"", "Save without these lines"] {
      #expect(learner.html.contains(part), "\(part)")
    }
    learner.save("oie\nb3ar", name: "Birds", language: "fr", rest: true)
    #expect(learner.pages.lists.map { $0.name } == ["Birds"])
    #expect(learner.pages.lists[0].words(learner.fold) == ["oie"])
  }

  @Test func anEmptyListIsNotKept() {
    var learner = Learner("/spelling/lists/new")
    #expect(learner.save("  \n") == [.focus("problems"), .announce(SpellingPagesText().noWords)])
    learner.save("b3ar", rest: true)
    #expect(learner.pages.lists == [])
  }

  @Test func aFileThatIsNoTextIsRefusedInWords() {
    var learner = Learner("/spelling/lists/new")
    learner.press("spelling refused large")
    #expect(learner.html.contains("The file has more than 1 MB."))
    learner.press("spelling refused binary")
    #expect(learner.html.contains("The file is not plain text."))
  }

  @Test(arguments: [
    "a\nb\nc\nd", "a\nb", "b\nc", "c\nb\na", "x\na\nb\nc", "a\nx\nc", "a; new\nb\nc", "z",
    "a\nb\nc",
  ])
  func aListIsMended(_ text: String) {
    var learner = Learner("/spelling/lists/new")
    learner.save("a\nb\nc")
    let id = learner.pages.lists[0].id
    learner.path = "/spelling/lists/\(id)/edit"
    learner.save(text, to: id, name: "Week 6")
    #expect(learner.pages.lists.map { $0.name } == ["Week 6"])
    #expect(learner.pages.lists[0].words(learner.fold) == ListReading(text).words)
  }

  @Test func aListIsDeletedAndComesBack() {
    var learner = Learner("/spelling/lists/new")
    learner.save("geese")
    let list = learner.pages.lists[0]
    learner.press("spelling unlist \(list.line)")
    #expect(learner.path == "/spelling" && learner.pages.lists == [])
    #expect(learner.html.contains("“Week 5” is deleted."))
    learner.press("spelling relist \(list.line)")
    #expect(learner.pages.lists == [list] && list.words(learner.fold) == ["geese"])
    #expect(!learner.html.contains("is deleted"))
  }

  @Test func aLinkCarriesAList() {
    var giver = Learner("/spelling/lists/new")
    giver.save("їжак; тварина; Біжить їжак.\nліс", name: "Ліс & поле", language: "uk")
    let list = giver.pages.lists[0]
    let effects = giver.press("spelling link \(list.id)")
    guard case .give(.link(let link))? = effects.first else {
      Issue.record("no link in \(effects)")
      return
    }
    #expect(link.hasPrefix("/spelling/lists/new#"))
    #expect(link.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f })

    var taker = Learner("/spelling/lists/new")
    taker.fragment = String(link.split(separator: "#")[1])
    for part in ["Ліс &amp; поле", "2 words in Ukrainian", "їжак", "Add this list"] {
      #expect(taker.html.contains(part), "\(part)")
    }
    #expect(taker.pages.lists == [])
    taker.press("spelling add")
    #expect(taker.pages.lists.map { $0.name } == ["Ліс & поле"])
    #expect(taker.pages.lists[0].words(taker.fold) == list.words(giver.fold))
  }

  @Test func aLinkWithoutAListSaysSo() {
    for fragment in ["main", "language=en&words=", "words=%FF%00", "%%%", "language=xx&words=1234"]
    {
      var learner = Learner("/spelling/lists/new")
      learner.fragment = fragment
      #expect(learner.html.contains("There is no list in this link"), "\(fragment)")
      #expect(learner.press("spelling add") == [], "\(fragment)")
    }
  }

  @Test func whatIsTooLongForALinkIsAFile() {
    var learner = Learner("/spelling/lists/new")
    let words = (0..<600).map { number in
      "wordnumber"
        + String(number).map {
          String(UnicodeScalar(UInt8(ascii: "a") + UInt8($0.wholeNumberValue ?? 0)))
        }
        .joined()
    }
    learner.save(words.joined(separator: "\n"))
    let id = learner.pages.lists[0].id
    #expect(
      learner.press("spelling link \(id)")
        == [.focus("file"), .announce(SpellingPagesText().tooLongForLink)])
    #expect(learner.html.contains("too long for a link"))
    #expect(
      learner.press("spelling file \(id)")
        == [.give(.file(name: "spelling-\(id).txt", text: words.joined(separator: "\n") + "\n"))])
  }

  @Test func whatAFileHoldsIsReadAgain() {
    var learner = Learner("/spelling/lists/new")
    learner.save("geese; more than one goose; Two geese.\nbear;;A bear.")
    let list = learner.pages.lists[0]
    #expect(ListReading(list.text(learner.fold)).words == list.words(learner.fold))
  }

  @Test func whatAListSaysOfAWordIsItsMeaning() {
    var learner = Learner("/spelling/lists/new")
    learner.save("geese; birds")
    let id = learner.pages.lists[0].id
    learner.fold.add(spelled("geese", .right, hoursAgo: 1, list: id))
    learner.path = "/spelling/completed"
    #expect(learner.html.contains(">birds<"))
    #expect(learner.pages.wishes == [])
  }
}
