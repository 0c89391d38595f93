import PipitBase
import PipitMarkup
import PipitPractice
import Testing

@testable import PipitApp

/// The app through its messages, as a browser sends them.
struct InstanceTests {
  let instance = Instance()
  var clock: Int64 = House.noon.milliseconds
  /// The number of the node that has the focus.
  var focus: Int64 = 0

  mutating func send(_ kind: String, _ members: [JSON.Member] = [], file: [UInt8]? = nil) -> JSON {
    clock += 1000
    let head: [JSON.Member] = [
      .init("kind", .text(kind)), .init("now", .integer(clock)), .init("offset", 60),
      .init("focus", .integer(focus)),
    ]
    var bytes: [UInt8] = []
    JSON.object(head + members).write(to: &bytes)
    if let file { bytes += [0] + file }
    return try! JSON(parsing: instance.answer(bytes))
  }

  mutating func start(
    _ path: String, entries: [JSON] = [], sessions: [JSON] = [], more: [JSON.Member] = []
  ) -> JSON {
    send(
      "start",
      [
        .init("path", .text(path)), .init("build", "b1"), .init("seed", "42"),
        .init(
          "device",
          ["voices": [["tag": "en-US", "name": "Samantha", "isLocal": true]], "keeps": true]),
        .init("entries", .list(entries)), .init("sessions", .list(sessions)),
      ] + more)
  }

  mutating func givePack() -> JSON {
    send(
      "pack", [.init("name", "alphabets"), .init("version", "1")], file: House.alphabets.bytes)
  }

  mutating func press(_ token: String) -> JSON { send("press", [.init("token", .text(token))]) }

  /// What a store would hold after these answers.
  func kept(_ answers: [JSON]) -> (sessions: [JSON], entries: [JSON]) {
    var deals: [JSON] = []
    var lines: [JSON] = []
    var entries: [JSON] = []
    var closed: [String] = []
    for keep in answers.compactMap({ $0["keep"] }) {
      if let deal = keep["deal"] { deals.append(deal) }
      lines += keep["lines"]?.list ?? []
      entries += keep["events"]?.list ?? []
      closed += (keep["close"]?.list ?? []).compactMap { $0.text }
    }
    let sessions = deals.filter { deal in !closed.contains(deal["id"]?.text ?? "") }.map { deal in
      JSON.object([
        .init("deal", deal), .init("lines", .list(lines.filter { $0["session"] == deal["id"] })),
      ])
    }
    return (sessions, entries)
  }

  func effects(_ answer: JSON, _ name: String) -> [JSON] {
    (answer["effects"]?.list ?? []).filter { $0["do"]?.text == name }
  }

  @Test mutating func theFirstVisitAsksForTheAlphabetAndLaterOnesDealAtOnce() {
    _ = start("/")
    #expect(instance.html.contains("Choose what to practise"))
    #expect(!instance.html.contains("Something else"))

    self = InstanceTests()
    let first = start("/practise/alphabet")
    #expect(effects(first, "load") == [["do": "load", "name": "alphabets"]])
    _ = givePack()
    #expect(instance.html.contains("Which alphabet?"))

    let chosen = send("go", [.init("path", "/practise/alphabet?alphabet=lapd")])
    #expect(chosen["path"] == "/practise/alphabet?alphabet=lapd&way=choose")
    #expect(instance.html.contains("LAPD"))
    let entries = kept([chosen]).entries
    #expect(
      entries.map { $0["payload"] } == [
        ["name": "alphabet.alphabet", "value": "lapd"],
        ["name": "alphabet.way", "value": "choose"],
      ])

    var later = InstanceTests()
    _ = later.start("/practise/alphabet", entries: entries)
    let opened = later.givePack()
    #expect(opened["path"] == "/practise/alphabet?alphabet=lapd&way=choose")
    #expect(later.instance.html.contains("Which word stands for this letter?"))
  }

  @Test mutating func aReloadInTheMiddleFindsTheRoundAsItWas() throws {
    _ = start("/practise/alphabet?alphabet=nato&way=choose")
    var answers = [givePack()]
    for number in 0..<3 {
      let pick = try #require(controls.first { $0.token.hasPrefix("pick \(number)") })
      answers.append(press(pick.token))
      answers.append(press("next \(number)"))
    }
    let page = instance.html
    let (sessions, entries) = kept(answers)
    #expect(sessions.count == 1)

    var again = InstanceTests()
    again.clock = clock + 60_000
    _ = again.start(
      "/practise/alphabet?alphabet=nato&way=choose", entries: entries, sessions: sessions)
    answers.append(again.givePack())
    #expect(again.instance.html == page)

    var elsewhere = InstanceTests()
    let home = elsewhere.start("/", entries: entries, sessions: kept(answers).sessions)
    #expect(effects(home, "load") == [["do": "load", "name": "alphabets"]])
    _ = elsewhere.givePack()
    #expect(elsewhere.instance.html.contains("Next: NATO · Choose the word"))
    #expect(elsewhere.instance.html.contains("Something else"))
    #expect(elsewhere.instance.html.contains("Go on"))
    #expect(elsewhere.instance.html.contains("3 answers so far"))
  }

  var controls: [Control] { instance.controls }

  @Test mutating func theEndShowsTheResultAndForgetsTheSession() throws {
    _ = start("/practise/alphabet?alphabet=nato&way=choose&only=A")
    var answers = [givePack()]
    answers.append(press("pick 0 Alfa"))
    let last = press("next 0")
    answers.append(last)

    #expect(instance.html.contains("Game Over!"))
    #expect(instance.html.contains("You scored 100% accuracy"))
    #expect(last["path"]?.text?.hasPrefix("/finish/") == true)
    #expect(effects(last, "persist").count == 1)
    let (sessions, entries) = kept(answers)
    #expect(sessions == [])

    var later = InstanceTests()
    _ = later.start(last["path"]?.text ?? "", entries: entries)
    #expect(later.instance.html.contains("You scored 100% accuracy"))
  }

  @Test mutating func startingOverCanBeUndone() throws {
    _ = start("/practise/alphabet?alphabet=nato&way=choose&only=A")
    _ = givePack()
    _ = press("pick 0 Alfa")
    let answered = instance.html

    let over = press("app over")
    #expect(over["keep"]?["close"]?.list?.count == 1)
    #expect(instance.html.contains("Score 0"))
    let undone = press("app undo")

    #expect(undone["keep"]?["lines"]?.list?.map { $0["token"] } == ["pick 0 Alfa"])
    #expect(instance.html.contains("Score 1"))
    #expect(answered.contains("Score 1"))
  }

  @Test mutating func theRoundBegunInPlaceOfOneThatComesBackIsDropped() {
    _ = start("/practise/alphabet?alphabet=nato&way=choose&only=A")
    _ = givePack()
    _ = press("pick 0 Alfa")
    _ = press("app over")
    let second = press("pick 0 Adam")
    let undone = press("app undo")

    #expect(undone["keep"]?["close"]?.list == [second["keep"]?["deal"]?["id"] ?? .null])
    _ = send("go", [.init("path", "/")])
    #expect(controls.filter { $0.token.hasPrefix("app discard") }.count == 1)
  }

  /// The number of the button that sends a token, as an answer's patches tell it.
  private func number(of token: String, in json: JSON?) -> Int64? {
    guard let list = json?.list else { return nil }
    if list.count == 4, list[1] == "button", list[2].list?.contains(.text(token)) == true {
      return list[0].integer
    }
    return list.lazy.compactMap { number(of: token, in: $0) }.first
  }

  @Test mutating func whatTakesTheFocusAwayGivesItToTheHeading() throws {
    _ = start("/")
    let told = send("unkept", [.init("reason", "QuotaExceededError")])
    focus = try #require(number(of: "app dismiss", in: told["patches"]))
    #expect(effects(send("device", [.init("device", ["keeps": true])]), "focus") == [])
    #expect(effects(press("app dismiss"), "focus") == [["do": "focus", "id": "title"]])

    var waiting = InstanceTests()
    _ = waiting.start("/practise/alphabet?alphabet=nato")
    waiting.focus = 9_999  // what stood on the page while the pack was on its way
    #expect(effects(waiting.givePack(), "focus") == [["do": "focus", "id": "title"]])
  }

  @Test mutating func anAddressNeverNamesAnotherHost() {
    let opened = start("//evil.example/library")
    #expect(opened["path"] == "/evil.example/library")
    #expect(opened["replace"] == true)
    #expect(send("go", [.init("path", "///")])["path"] == "/")
  }

  @Test mutating func whatAnotherTabHasDoneIsNotCalledLost() {
    _ = start("/")
    let told = send("unkept", [.init("reason", "conflict")])
    let patches = told["patches"]?.written ?? ""
    #expect(patches.contains("Another tab went on with this round."))
    #expect(!patches.contains("is lost"))
  }

  @Test mutating func aRoundIsAPageOfItsOwnInTheHistory() {
    _ = start("/")
    _ = givePack()
    let gone = send("go", [.init("path", "/practise/alphabet?way=choose&alphabet=nato")])
    #expect(gone["path"] == "/practise/alphabet?alphabet=nato&way=choose")
    #expect(gone["replace"] == false)
    _ = send("go", [.init("path", "/"), .init("isThere", true)])
    let back = send(
      "go", [.init("path", "/practise/alphabet?way=choose&alphabet=nato"), .init("isThere", true)])
    #expect(back["path"] == "/practise/alphabet?alphabet=nato&way=choose")
    #expect(back["replace"] == true, "the address is mended where the browser is already")
  }

  @Test mutating func aSessionOfOtherRulesIsDealtAnewFromWhatIsLeft() throws {
    _ = start("/practise/alphabet?alphabet=nato&way=choose")
    var answers = [givePack()]
    let asked = try #require(controls.first { $0.token.hasPrefix("pick 0") })
    answers.append(press(asked.token))
    let (sessions, entries) = kept(answers)
    let deal = try #require(sessions[0]["deal"]?.members)
    let older = JSON.object([
      .init("deal", .object(deal.map { $0.name == "rules" ? .init("rules", 0) : $0 })),
      .init("lines", sessions[0]["lines"] ?? []),
    ])

    var later = InstanceTests()
    _ = later.start(
      "/practise/alphabet?alphabet=nato&way=choose", entries: entries, sessions: [older])
    let opened = later.givePack()

    #expect(later.instance.html.contains("1 of 4"))
    #expect(opened["keep"]?["close"]?.list?.count == 1)
  }

  @Test mutating func aTrapIsToldWithAReportAndASessionThatTrapsIsPutAside() {
    let trapped = start(
      "/", more: [.init("trap", ["token": "pick 3 Alfa", "message": "unreachable"])])
    #expect(trapped["title"] == "Today · Pipit")
    #expect(instance.html.contains("Pipit started afresh"))
    #expect(controls.contains { $0.token.contains("pick 3 Alfa") })

    var other = InstanceTests()
    let aside = other.start("/practise/alphabet", more: [.init("aside", "s1")])
    #expect(aside["path"] == "/")
    #expect(aside["keep"]?["close"] == ["s1"])
    #expect(other.instance.html.contains("was put aside"))
  }

  @Test mutating func whatLeaksInFromAnotherAlphabetIsCountedInTheLibrary() throws {
    _ = start("/practise/alphabet?alphabet=nato&way=choose&only=A")
    _ = givePack()
    _ = press("pick 0 Adam")
    _ = send("go", [.init("path", "/library/alphabets/nato")])
    #expect(instance.html.contains("1 word of LAPD"))
    _ = send("go", [.init("path", "/library/alphabets/lapd")])
    #expect(!instance.html.contains("Mixed up"))
  }

  @Test mutating func callSignsAreHeardWithTheSpeedAndNoiseThatAreSet() {
    _ = start("/practise/alphabet?alphabet=nato&way=readback&only=B1")
    _ = givePack()
    #expect(instance.html.contains("Noise under the voice"))
    _ = press("app set rate 80")
    _ = press("app set noise 50")
    let spoken = effects(press("hear 0"), "say")
    #expect(
      spoken == [
        [
          "do": "say", "text": "Bravo One", "language": "en-US", "rate": 80, "noise": 50,
          "by": "device", "voice": "Samantha", "parts": ["Bravo One"],
        ]
      ])
    #expect(effects(press("slow 0"), "say").first?["rate"] == 48)
  }

  @Test mutating func twoPagesOfOneSessionStayOne() throws {
    _ = start("/practise/alphabet?alphabet=nato&way=choose&only=A,B")
    _ = givePack()
    let asked = try #require(controls.first { $0.token.hasPrefix("pick 0") })
    let first = press(asked.token)

    var other = InstanceTests()
    _ = other.start("/")
    _ = other.send("heard", [.init("entries", []), .init("keep", first["keep"] ?? .null)])
    #expect(other.instance.html.contains("Go on"))
    _ = other.send("go", [.init("path", "/practise/alphabet?alphabet=nato&way=choose&only=A,B")])
    _ = other.givePack()
    #expect(other.instance.html.contains("verdict"))

    _ = other.send(
      "heard", [.init("entries", []), .init("keep", press("next 0")["keep"] ?? .null)])
    #expect(other.instance.html.contains("2 of 2"))
    let last = try #require(controls.first { $0.token.hasPrefix("pick 1") })
    _ = other.send("heard", [.init("keep", press(last.token)["keep"] ?? .null)])
    let end = press("next 1")
    _ = other.send(
      "heard",
      [.init("entries", end["keep"]?["events"] ?? []), .init("keep", end["keep"] ?? .null)])
    #expect(other.instance.html.contains("Game Over!"))
  }

  @Test mutating func aResultThatIsNotHereSaysSoInTheTitleToo() {
    #expect(start("/finish/none")["title"] == "No result here · Pipit")
  }

  @Test mutating func theSpellersLettersAreTypedWhateverWasPractisedLast() {
    _ = start("/practise/alphabet?alphabet=nato&way=read")
    _ = givePack()
    _ = send("go", [.init("path", "/speller?alphabet=nato&text=Bad")])
    let links = instance.markup.elements.compactMap { $0["href"] }
    #expect(links.contains("/practise/alphabet?alphabet=nato&way=type&only=A%2CB%2CD"))
  }

  @Test mutating func whatCannotBeKeptIsTold() {
    _ = start("/")
    _ = send("unkept", [.init("reason", "QuotaExceededError")])
    #expect(instance.html.contains("This device is full"))
    _ = press("app dismiss")
    #expect(!instance.html.contains("This device is full"))
  }

  @Test mutating func aPackThatCannotBeLoadedIsToldWithAWayOn() {
    _ = start("/library")
    _ = send("lost", [.init("name", "alphabets"), .init("reason", "offline")])
    #expect(instance.html.contains("could not be loaded"))
    #expect(instance.html.contains("Try again"))
  }

  @Test mutating func aNewVersionWaitsForTheEndOfTheSession() {
    _ = start("/practise/alphabet?alphabet=nato&way=choose&only=A")
    _ = givePack()
    #expect(effects(send("update"), "renew") == [])
    _ = press("pick 0 Alfa")
    #expect(effects(press("next 0"), "renew").count == 1)

    var idle = InstanceTests()
    _ = idle.start("/")
    #expect(effects(idle.send("update"), "renew").count == 1)
  }

  @Test mutating func settingsTakeEffectAndAreKept() {
    _ = start("/settings")
    let dark = press("app set theme dark")
    #expect(dark["classes"] == "theme-dark")
    #expect(dark["keep"]?["events"]?.list?.first?["payload"] == ["name": "theme", "value": "dark"])
    #expect(press("app set theme pink")["keep"] == nil)
    #expect(press("app set nonsense on")["keep"] == nil)
    _ = press("app set pip off")
    _ = send("go", [.init("path", "/")])
    #expect(!instance.html.contains("class=\"pip"))
  }

  @Test mutating func everyAddressHasAPageWithOneHeading() {
    _ = start("/")
    _ = givePack()
    for path in [
      "/", "/library", "/library/alphabets/nato", "/library/alphabets/klingon",
      "/library/alphabets/nato/card", "/speller", "/speller?text=Bad+1&alphabet=nato", "/settings",
      "/about", "/nowhere", "/practise/alphabet", "/practise/nothing", "/finish/none",
      "/practise/alphabet?alphabet=klingon", "/practise/alphabet?alphabet=nato&way=sing", "/%ff%00",
    ] {
      _ = send("go", [.init("path", .text(path))])
      let headings = instance.markup.elements.filter { $0.tag == "h1" }
      #expect(headings.count == 1, "\(path)")
      for control in controls { #expect(!control.name.isEmpty, "\(path) \(control.token)") }
    }
  }

  @Test mutating func aPrintedPageStaysUntilItsPacksHaveCome() {
    let printed: [JSON.Member] = [.init("printed", true)]
    let first = start("/speller", more: printed)
    #expect(first[list: "patches"].isEmpty)
    #expect(first[list: "effects"].contains { $0["do"] == "load" })
    let asked = send("go", [.init("path", "/speller?text=Pip")])
    #expect(asked[list: "patches"].isEmpty)
    let whole = givePack()
    #expect(whole[list: "patches"].count == 1)
    #expect(whole["path"] == "/speller?text=Pip")
  }

  @Test mutating func aPrintedPageGivesWayToTheReasonWhyItCannotGoOn() {
    _ = start("/speller", more: [.init("printed", true)])
    let lost = send("lost", [.init("name", "alphabets"), .init("reason", "offline")])
    #expect(lost[list: "patches"].count == 1)
  }

  @Test mutating func aPageThatIsNotPrintedSaysThatItLoads() {
    #expect(start("/speller")[list: "patches"].count == 1)
  }
}
