import PipitBase
import PipitJournal
import PipitLexicon
import PipitMarkup
import PipitPractice
import Testing

@testable import PipitApp

/// The pages that an activity has beside its sessions, in the app around them.
struct RoomPagesTests {
  let instance = Instance()
  var clock: Int64 = House.noon.milliseconds

  mutating func send(_ kind: String, _ members: [JSON.Member] = [], file: [UInt8]? = nil) -> JSON {
    clock += 1000
    let head: [JSON.Member] = [
      .init("kind", .text(kind)), .init("now", .integer(clock)), .init("offset", 60),
    ]
    var bytes: [UInt8] = []
    JSON.object(head + members).write(to: &bytes)
    if let file { bytes += [0] + file }
    return try! JSON(parsing: instance.answer(bytes))
  }

  mutating func start(_ path: String, entries: [JSON] = []) -> JSON {
    send(
      "start",
      [
        .init("path", .text(path)), .init("build", "b1"), .init("seed", "42"),
        .init("device", ["voices": ["en-US"], "keeps": true]), .init("entries", .list(entries)),
        .init("sessions", .list([])),
      ])
  }

  mutating func go(_ path: String) -> JSON { send("go", [.init("path", .text(path))]) }

  mutating func press(_ token: String) -> JSON { send("press", [.init("token", .text(token))]) }

  func effects(_ answer: JSON, _ name: String) -> [JSON] {
    answer[list: "effects"].filter { $0[text: "do"] == name }
  }

  func loaded(_ answer: JSON) -> [String] {
    effects(answer, "load").compactMap { $0[text: "name"] }
  }

  /// A word that was spelled, as the store keeps it.
  func spelled(_ word: String, _ number: Int) -> JSON {
    [
      "id": .text("s/\(number)/0"), "device": "d", "number": .integer(number), "kind": "answer",
      "at": .integer(clock - 1000), "offset": 60,
      "payload": [
        "item": .text("spelling/en/\(word)"), "rating": 3, "milliseconds": 1000,
        "name": .text(word), "language": "en", "verdict": "right", "tries": 0, "given": "",
        "faults": .list([]), "hints": 0, "list": "",
      ],
    ]
  }

  @Test mutating func todayLeadsToTheRoom() {
    _ = start("/")
    #expect(instance.html.contains("href=\"/spelling\""))
    let there = go("/spelling")
    #expect(there[text: "title"] == "Spelling · Pipit")
    #expect(effects(there, "focus") == [["do": "focus", "id": "title"]])
    let here = instance.markup.elements.filter { $0["aria-current"] == "page" }
    #expect(here.compactMap { $0["href"] } == ["/", "/spelling"])
    #expect(go("/spelling/settings")[text: "title"] == "Spelling: settings · Pipit")
  }

  @Test func theServerPrintsThePages() {
    for path in ["/spelling", "/spelling/settings", "/spelling/completed", "/spelling/lists/new"] {
      let page = FirstPage(path, packs: [])
      #expect(page.isFound && page.html.contains("class=\"tabs\""), "\(path)")
    }
    for path in ["/spelling/x", "/spelling/lists/x", "/alphabet", "/sentence/settings"] {
      #expect(!FirstPage(path, packs: []).isFound, "\(path)")
    }
  }

  @Test mutating func aSettingOfTheRoomIsKeptWhereItMeansSomething() {
    _ = start("/spelling/settings")
    let answer = press("app set spelling.tries 5")
    #expect(
      answer["keep"]?[list: "events"].map { $0["payload"] } == [
        ["name": "spelling.tries", "value": "5"]
      ])
    for nonsense in ["spelling.tries 77", "spelling.mode bee", "spelling. x", "chess.tries 5"] {
      #expect(press("app set \(nonsense)")["keep"] == nil, "\(nonsense)")
    }
  }

  @Test mutating func aPressOfThePageIsPerformed() {
    _ = start("/spelling/completed", entries: [spelled("bear", 1), spelled("geese", 2)])
    let asked = press("spelling remove spelling/en/bear")
    #expect(asked["keep"] == nil)
    #expect(effects(asked, "focus") == [["do": "focus", "id": "keeping"]])

    let deleted = press("spelling keeping spelling/en/bear")
    let events = deleted["keep"]?[list: "events"] ?? []
    #expect(events.map { $0[text: "kind"] } == ["set", "hide"])
    #expect(effects(deleted, "focus") == [["do": "focus", "id": "undo"]])
    #expect(effects(deleted, "announce").count == 1)
    #expect(instance.html.contains("“bear” is deleted."))
    #expect(!instance.html.contains("Delete bear"))

    // What was deleted is not offered back on another page.
    _ = go("/spelling/settings")
    _ = go("/spelling/completed")
    #expect(!instance.html.contains("“bear” is deleted."))
    #expect(press("spelling nonsense")["keep"] == nil)
  }

  @Test mutating func aPressOfThePageMeansNothingElsewhere() {
    _ = start("/", entries: [spelled("bear", 1)])
    #expect(press("spelling keeping spelling/en/bear")["keep"] == nil)
  }

  @Test mutating func whatIsKeptInOnePressHasItsOrder() {
    _ = start("/spelling/lists/new")
    let words = (0..<120).map {
      "word" + String(repeating: "a", count: $0 / 10) + "bcdefghijk".dropFirst($0 % 10).prefix(1)
    }
    let form = Address.text(
      "",
      [
        .init("name", "Long"), .init("language", "en"),
        .init("words", words.joined(separator: "\n")),
      ])
    let kept = press("spelling save new \(form.dropFirst())")
    let events = kept["keep"]?[list: "events"] ?? []
    #expect(events.count == 121)
    let ids = events.compactMap { $0[text: "id"] }
    #expect(ids == ids.sorted() && Set(ids).count == 121)
    #expect(kept[text: "path"]?.hasPrefix("/spelling/lists/") == true)
    #expect(effects(kept, "focus") == [["do": "focus", "id": "title"]])
    #expect(instance.html.contains("120 words"))
  }

  @Test mutating func theFragmentReachesThePageAndNoAddress() {
    let first = start("/spelling/lists/new#language=fr&name=Deux&words=oie")
    #expect(first[text: "path"] == "/spelling/lists/new")
    #expect(instance.html.contains("“Deux”, 1 word in French."))
    _ = go("/spelling/lists/new#language=fr&name=Trois&words=ours")
    #expect(instance.html.contains("“Trois”"))
    _ = go("/spelling")
    _ = go("/spelling/lists/new")
    #expect(!instance.html.contains("“Trois”"))
  }

  @Test mutating func aPageAsksOnceForWhatMakesItBetter() {
    #expect(loaded(start("/spelling/settings")) == ["spelling-en"])
    #expect(loaded(press("app set spelling.tries 5")) == [])
    #expect(loaded(press("app set spelling.language es")) == ["spelling-es"])
    let lost = send("lost", [.init("name", "spelling-es"), .init("reason", "offline")])
    #expect(loaded(lost) == [] && !instance.html.contains("could not be loaded"))
    #expect(loaded(press("app set spelling.tries 6")) == [])
    #expect(loaded(go("/spelling/settings")) == ["spelling-es"])
  }

  @Test func whatCannotBeHadIsToldToThePages() {
    let app = App()
    let piece = Pack(name: "dictionary-en-10", version: "1", bytes: [1])
    var reply = Reply()
    app.load(piece.name, &reply)
    #expect(app.surroundings.lost == [])
    app.handle(
      "lost", ["name": .text(piece.name), "reason": "offline"], file: [], at: House.noon, &reply)
    #expect(app.surroundings.lost == [piece.name])
    app.take(piece, at: House.noon, &reply)
    #expect(app.surroundings.lost == [])
  }

  @Test mutating func fewPiecesOfADictionaryStayAtHand() {
    let app = App()
    var reply = Reply()
    for number in 10..<40 {
      app.take(
        Pack(name: "dictionary-en-\(number)", version: "1", bytes: [1]), at: House.noon, &reply)
    }
    app.take(Pack(name: "dictionary-en", version: "1", bytes: [1]), at: House.noon, &reply)
    #expect(
      app.packs.map { $0.name } == (28..<40).map { "dictionary-en-\($0)" } + ["dictionary-en"])
  }

  // MARK: What a game wishes for

  @Test mutating func aMeaningThatIsOpenIsFetchedAfterAReloadAndOnTheOtherPageToo() {
    let index = DictionaryIndex.bytes(of: ["claim", "decals"], name: "dictionary-en")
    let first = DictionaryPiece.bytes(of: [.init("decal", headwords: ["decals"])])
    func open(_ sessions: [JSON]) -> (RoomPagesTests, JSON) {
      var tests = RoomPagesTests()
      _ = tests.send(
        "start",
        [
          .init("path", "/practise/scramble?language=en&root=medical"), .init("build", "b1"),
          .init("seed", "42"), .init("device", ["voices": ["en-US"], "keeps": true]),
          .init("entries", .list([])), .init("sessions", .list(sessions)),
        ])
      _ = tests.send(
        "pack", [.init("name", "dictionary-en"), .init("version", "1")], file: index)
      let last = tests.send(
        "pack", [.init("name", "words-en"), .init("version", "1")], file: House.words.bytes)
      return (tests, last)
    }
    var (tests, _) = open([])
    let wrote = tests.press("write 0 decal")["keep"]
    let opened = tests.press("open decal")
    #expect(tests.loaded(opened) == ["dictionary-en-00"])
    let came = tests.send(
      "pack", [.init("name", "dictionary-en-00"), .init("version", "1")], file: first)
    #expect(tests.loaded(came) == ["dictionary-en-01"], "its headword lies elsewhere")
    #expect(tests.loaded(tests.press("shuffle")) == [], "it was asked for")

    let lines = (wrote?["lines"]?.list ?? []) + (opened["keep"]?["lines"]?.list ?? [])
    let session: JSON = ["deal": wrote?["deal"] ?? .null, "lines": .list(lines)]
    let (_, again) = open([session])
    #expect(tests.loaded(again) == ["dictionary-en-00"])

    var (other, _) = open([])
    _ = other.send("heard", [.init("entries", .list([])), .init("keep", wrote ?? .null)])
    let heard = other.send(
      "heard", [.init("entries", .list([])), .init("keep", opened["keep"] ?? .null)])
    #expect(other.loaded(heard) == ["dictionary-en-00"])
  }
}
