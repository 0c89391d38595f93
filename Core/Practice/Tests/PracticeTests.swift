import PipitBase
import PipitJournal
import PipitMarkup
import PipitPractice
import Testing

private let noon = Moment(milliseconds: 1_700_000_000_000, offsetMinutes: 60)
private let words = Pack(name: "words", version: "1", bytes: [1, 2])

/// The smallest activity: it counts how often it was greeted, three times at the most.
private struct Greeting: Activity {
  var count = 0

  enum Action: Token {
    case greet(String)
    case listen

    init?(token: String) {
      let words = split(token, words: 1)
      switch (words[0], words.count) {
      case ("greet", 2): self = .greet(words[1])
      case ("listen", 1): self = .listen
      default: return nil
      }
    }

    var token: String {
      switch self {
      case .greet(let name): "greet \(name)"
      case .listen: "listen"
      }
    }
  }

  init(_ deal: Deal) throws(DealError) {
    if deal.pack("words") == nil { throw .missingPack("words") }
  }

  mutating func update(_ action: Action, at now: Moment) -> [Effect] {
    switch action {
    case .greet where count == 3: return []
    case .greet(let name):
      count += 1
      return [.announce(name), .sound(.right)]
    case .listen: return [.sound(.done)]
    }
  }

  func page(in surroundings: Surroundings) -> Markup { .text(String(count)) }
}

private func deal(packs: [Pack] = [words]) -> Deal {
  Deal(
    id: "s1", activity: "greeting", rules: 2, seed: .max, made: noon,
    options: [.init("name", "Ö & x"), .init("only", "A,B")], packs: packs)
}

@Test func aSessionIsItsDealAndTheLinesThatChangedSomething() throws {
  let session = try Session.begin(Greeting.self, deal())

  #expect(session.press("greet two words", at: noon) == [.announce("two words"), .sound(.right)])
  #expect(session.press("nonsense", at: noon) == nil)
  #expect(session.press("listen", at: noon) == [.sound(.done)])
  for name in ["a", "b"] { _ = session.press("greet \(name)", at: noon) }
  #expect(session.press("greet once more", at: noon) == nil)

  #expect(
    session.lines
      == ["greet two words", "listen", "greet a", "greet b"].map {
        Session.Line($0, at: noon)
      })
  #expect(session.page(in: Surroundings()).html == "3")
}

@Test func aReplayGivesTheSamePageAndTheSameLines() throws {
  let session = try Session.begin(Greeting.self, deal())
  for name in ["a", "b"] { _ = session.press("greet \(name)", at: noon) }
  let again = try Session.begin(Greeting.self, deal())

  again.replay(session.lines)

  #expect(again.lines == session.lines)
  #expect(again.page(in: Surroundings()).html == session.page(in: Surroundings()).html)
}

@Test func aTokenThatIsTooLongIsNone() throws {
  let session = try Session.begin(Greeting.self, deal())
  let name = String(repeating: "a", count: longestToken - 6)

  #expect(session.press("greet " + name + "a", at: noon) == nil)
  #expect(session.press("greet " + name, at: noon) != nil)
}

@Test func aDealWithoutItsPackIsRefused() {
  #expect(throws: DealError.missingPack("words")) {
    try Session.begin(Greeting.self, deal(packs: []))
  }
}

@Test func theLastWordOfATokenIsFreeText() {
  #expect(split("write 7 dos  cafés ", words: 2) == ["write", "7", "dos  cafés "])
  #expect(split("write", words: 2) == ["write"])
  #expect(split("", words: 2) == [""])
}

@Test func aDealComesBackAsItWasKept() {
  #expect(Deal(json: deal().json, packs: [words]) == deal())
  #expect(Deal.kept(json: deal().json) == deal())
}

@Test func aDealWhosePackIsNotAtHandDoesNotComeBack() {
  let newer = Pack(name: "words", version: "2", bytes: [])

  #expect(Deal(json: deal().json, packs: []) == nil)
  #expect(Deal(json: deal().json, packs: [newer]) == nil)
}

@Test func whatADealDoesNotKnowIsPassedOver() throws {
  let members = try #require(deal().json.members) + [.init("colour", "red")]

  #expect(Deal.kept(json: .object(members)) == deal())
}

@Test(arguments: [
  ("rules", JSON.number("4294967298")), ("rules", .number("1.5")), ("seed", "-1"),
  ("seed", .number("7")), ("at", .number("9223372036854775807")), ("at", "noon"), ("packs", .null),
])
func aDealThatCannotBeIsNone(name: String, value: JSON) throws {
  let members = try #require(deal().json.members)

  #expect(
    Deal.kept(json: .object(members.map { $0.name == name ? .init(name, value) : $0 })) == nil)
}

@Test func aLineComesBackAsItWasKept() {
  let line = Session.Line("write 7 dos cafés", at: noon)

  #expect(Session.Line(json: line.json) == line)
  #expect(Session.Line(json: ["token": "next"]) == nil)
}

private let result = LessonResult(
  session: "s1", activity: "alphabet",
  options: [.init("alphabet", "nato"), .init("only", "A"), .init("without", "B")], title: "NATO",
  right: 2, count: 3, milliseconds: 4_000, bestCombo: 2,
  missed: [
    .init(
      item: "C", asked: "C", answer: "Charlie", given: "Charles", language: "en",
      milliseconds: 900)
  ], slowest: [])

@Test func aResultComesBackAsItWasKept() {
  #expect(LessonResult(json: result.json) == result)
  #expect(result.event.kind == "finish")
}

@Test func whatAResultDoesNotKnowIsPassedOver() throws {
  let members = try #require(result.json.members) + [.init("stars", 3)]

  #expect(LessonResult(json: .object(members)) == result)
}

@Test func numbersOfAResultThatCannotBeAreRefusedOrBroughtIntoRange() throws {
  let members = try #require(result.json.members)
  func changed(_ name: String, _ value: JSON) -> LessonResult? {
    LessonResult(json: .object(members.map { $0.name == name ? .init(name, value) : $0 }))
  }

  #expect(changed("count", .number("9223372036854775807")) == nil)
  #expect(changed("right", 4) == nil)
  #expect(changed("right", -1) == nil)
  #expect(changed("bestCombo", .number("9223372036854775807"))?.bestCombo == 3)
  #expect(changed("milliseconds", .number("9223372036854775807"))?.milliseconds == Moment.farthest)
  #expect(changed("milliseconds", .number("-9223372036854775808"))?.milliseconds == 0)
}

@Test(arguments: [
  (0, 0, 100), (0, 3, 0), (1, 3, 33), (2, 3, 67), (1, 8, 13), (3, 3, 100),
  (2_000_000_000, 2_000_000_000, 100),
])
func accuracyIsRoundedHalfUp(right: Int32, count: Int32, percent: Int32) {
  let result = LessonResult(
    session: "", activity: "", options: [], title: "", right: right, count: count, milliseconds: 0,
    bestCombo: 0, missed: [], slowest: [])

  #expect(result.accuracyPercent == percent)
}

@Test(arguments: [(0, 1), (69, 1), (70, 2), (89, 2), (90, 3), (100, 3)] as [(Int32, Int)])
func starsComeAtSeventyAndNinetyPercent(percent: Int32, stars: Int) {
  #expect(LessonResult.stars(percent) == stars)
}

@Test func aResultCanBePlayedAgainOrItsMissesAlone() {
  #expect(result.repeated.options == [.init("alphabet", "nato")])
  #expect(result.missesOnly.options == [.init("alphabet", "nato"), .init("only", "C")])
}

@Test func aLanguageIsSpokenAtItsOwnSpeedOrAtThatOfAll() {
  var surroundings = Surroundings()
  surroundings.voiceRatePercent = 90
  surroundings.voiceRates = [.init("es", percent: 70)]

  #expect(surroundings.voiceRatePercent(for: "es-MX") == 70)
  #expect(surroundings.rateSetting(for: "es-MX") == "rate-es")
  #expect(surroundings.voiceRatePercent(for: "en") == 90)
  #expect(surroundings.rateSetting(for: "en") == "rate")
}
