import PipitBase
import PipitJournal
import PipitMarkup
import PipitPractice
import Testing

@testable import PipitApp

/// Sessions whose end is in the journal while their page is still open.
extension InstanceTests {
  private static let round = "/practise/alphabet?alphabet=nato&way=choose"

  /// Plays a first answer and lets the journal hear that its session was ended.
  private mutating func end() throws -> (session: String, answers: [JSON]) {
    _ = start(Self.round)
    var answers = [givePack()]
    let pick = try #require(controls.first { $0.token.hasPrefix("pick 0") })
    answers.append(press(pick.token))
    let session = try #require(answers.last?["keep"]?["deal"]?[text: "id"])
    _ = send("kept", [.init("entries", [finish(of: session, activity: "alphabet")])])
    return (session, answers)
  }

  private func finish(of session: String, activity: String, right: Int32 = 24) -> JSON {
    let result = LessonResult(
      session: session, activity: activity, options: [], title: "silkworm", right: right, count: 83,
      milliseconds: 60_000, bestCombo: 0, missed: [], slowest: [])
    return Entry(
      id: "\(session)/9/\(right)", device: "d", number: Int64(right),
      at: Moment(milliseconds: clock + Int64(right)), event: result.event
    ).unnumbered
  }

  @Test mutating func whatWasEndedIsNotLeftOpenAndIsClosedWhenItsPageIsLeft() throws {
    let (session, _) = try end()
    #expect(controls.contains { $0.token == "next 0" }, "it stays while its page is open")

    let left = send("go", [.init("path", "/")])
    #expect(left["keep"]?["close"] == [.text(session)])
    #expect(!instance.html.contains("Left open"))

    _ = send("go", [.init("path", .text(Self.round))])
    #expect(controls.contains { $0.token.hasPrefix("pick 0") }, "the next visit deals anew")
  }

  @Test mutating func aWayToTheSamePageDealsAnewAndAReloadShowsTheEnd() throws {
    let (session, answers) = try end()
    let entries = kept(answers).entries + [finish(of: session, activity: "alphabet")]
    var again = InstanceTests()
    again.clock = clock
    let reloaded = again.start(Self.round, entries: entries, sessions: kept(answers).sessions)
    _ = again.givePack()
    #expect(reloaded["keep"] == nil)
    #expect(again.controls.contains { $0.token == "next 0" })

    let anew = send("go", [.init("path", .text(Self.round))])
    #expect(anew["keep"]?["close"] == [.text(session)])
    #expect(controls.contains { $0.token.hasPrefix("pick 0") })
  }

  @Test mutating func anotherPageOpenedFirstClosesWhatWasEndedBefore() throws {
    let (session, answers) = try end()
    let entries = kept(answers).entries + [finish(of: session, activity: "alphabet")]
    var later = InstanceTests()
    later.clock = clock
    let opened = later.start("/", entries: entries, sessions: kept(answers).sessions)
    #expect(opened["keep"]?["close"] == [.text(session)])
    #expect(!later.instance.html.contains("Left open"))
  }

  @Test mutating func whatWentOnAfterItsEndIsLeftOpen() throws {
    _ = try end()
    clock += 60_000
    _ = press("next 0")
    let pick = try #require(controls.first { $0.token.hasPrefix("pick 1") })
    _ = press(pick.token)
    let left = send("go", [.init("path", "/")])
    #expect(left["keep"] == nil)
    #expect(instance.html.contains("Left open"))
  }

  @Test mutating func aRoundThatWasEndedIsStartedOverWithoutAWord() throws {
    let (session, _) = try end()
    let over = press("app over")
    #expect(over["keep"]?["close"] == [.text(session)])
    #expect(!controls.contains { $0.token == "app undo" })
  }

  @Test mutating func theLastRoundsTellAndShowResultsAsTheirRoomDoes() {
    _ = start(
      "/",
      entries: [
        finish(of: "a-1", activity: "alphabet", right: 20),
        finish(of: "s-1", activity: "scramble"), finish(of: "s-1", activity: "scramble", right: 25),
      ])
    let links = instance.markup.elements.compactMap { $0["href"] }
    #expect(links.filter { $0 == "/scramble/games/s-1" }.count == 1)
    #expect(links.contains("/finish/a-1"))
    #expect(instance.html.contains("25 of 83 words"))
    #expect(!instance.html.contains("24 of 83 words"))
    #expect(instance.html.contains("You scored 24% accuracy"))
  }

  // MARK: Ticks

  private mutating func openTimed() -> JSON {
    _ = start("/practise/scramble?language=en&clock=60")
    _ = send(
      "pack", [.init("name", "dictionary-en"), .init("version", "1")], file: Array("none".utf8))
    return send(
      "pack", [.init("name", "words-en"), .init("version", "1")], file: House.words.bytes)
  }

  private func ticks(_ answer: JSON) -> Int {
    effects(answer, "after").filter { $0["token"] == "app tick" }.count
  }

  @Test mutating func aPageThatShowsTimeIsDrawnEachSecondWhileItIsOpen() {
    let opened = openTimed()
    #expect(
      effects(opened, "after").contains(["do": "after", "milliseconds": 1000, "token": "app tick"]))
    #expect(ticks(press("nonsense")) == 0, "one is on its way")
    let tick = press("app tick")
    #expect(ticks(tick) == 1)
    #expect(tick["keep"] == nil)

    _ = send("go", [.init("path", "/")])
    #expect(ticks(press("app tick")) == 0)
    #expect(ticks(send("go", [.init("path", "/practise/scramble?language=en&clock=60")])) == 1)
  }

  @Test mutating func aPageBackWithinASecondHasNoSecondClock() {
    _ = openTimed()
    _ = send("go", [.init("path", "/")])
    #expect(ticks(send("go", [.init("path", "/practise/scramble?language=en&clock=60")])) == 0)
    #expect(ticks(press("app tick")) == 1)
  }

  @Test mutating func aPageWithoutTimeIsNotDrawnEachSecond() {
    _ = start(Self.round)
    #expect(ticks(givePack()) == 0)
  }

  // MARK: What is typed

  @Test mutating func whatIsTypedIsKnownUntilItIsSent() throws {
    _ = start(Self.round)
    _ = givePack()
    let typed = send("typed", [.init("text", "de")])
    #expect(instance.typed == "de")
    #expect(typed["keep"]?["lines"] == [])
    #expect(typed["keep"]?["events"] == [])
    #expect(typed["keep"]?["deal"] != nil, "the draft finds its session after a reload")
    #expect(send("typed", [.init("text", "dec")])["keep"] == nil)

    _ = press("app tick")
    _ = press("nonsense")
    #expect(instance.typed == "dec")
    _ = send("press", [.init("token", "nonsense"), .init("isSent", true)])
    #expect(instance.typed == nil)

    _ = send("typed", [.init("text", "")])
    #expect(instance.typed == "")
    _ = send("go", [.init("path", "/")])
    #expect(instance.typed == nil)
  }

  // MARK: Lists on their way

  @Test mutating func aWordListOnItsWayIsToldAndSoIsOneThatCannotBeHad() {
    _ = start("/practise/scramble?language=en")
    #expect(instance.html.contains("The word list is loading…"))
    _ = send("lost", [.init("name", "words-en"), .init("reason", "offline")])
    #expect(instance.html.contains("this device is offline. Connect once"))
    _ = send("lost", [.init("name", "words-en"), .init("reason", "missing")])
    #expect(instance.html.contains("The word list could not be loaded. Check the connection"))
    #expect(instance.html.contains("Try again"))
  }

  @Test mutating func theLibraryLeadsToTheRoomsOfWords() {
    _ = start("/library")
    _ = givePack()
    _ = send("pack", [.init("name", "courses"), .init("version", "1")], file: [])
    let links = instance.markup.elements.compactMap { $0["href"] }
    #expect(links.contains("/scramble") && links.contains("/spelling"))
  }
}
