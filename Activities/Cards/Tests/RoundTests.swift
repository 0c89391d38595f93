import PipitBase
import PipitJournal
import PipitLexicon
import PipitMemory
import PipitPractice
import PipitText
import Testing

@testable import PipitCards

/// A round played by its tokens.
struct RoundTests {
  var cards: Cards
  var now = SmallDeck.noon

  init() throws { cards = try Cards(SmallDeck.deal()) }

  /// Sends a token a second after the one before.
  mutating func press(_ token: String) throws -> [Effect] {
    now = Moment(milliseconds: now.milliseconds + 1_000, offsetMinutes: 60)
    return cards.update(try #require(Cards.Action(token: token)), at: now)
  }

  mutating func grade(_ rating: String, _ forms: String = "en ja") throws -> [Effect] {
    _ = try press("flip \(cards.turn)")
    return try press("rate \(cards.turn) \(rating) \(forms)")
  }

  func recorded(_ effects: [Effect]) -> [Event] {
    effects.compactMap { if case .record(let event) = $0 { event } else { nil } }
  }

  @Test mutating func aCardIsTurnedAndGraded() throws {
    let entry = cards.question.entry.id
    #expect(try press("flip 0").contains(.focus("grade-3")))
    let effects = try press("rate 0 good en ja")
    #expect(
      recorded(effects) == [
        .answer(
          "card/small/\(entry)/en/ja", .good, milliseconds: 2_000,
          more: [.init("name", .text(entry)), .init("way", "flip")])
      ])
    #expect(effects.contains(.focus("flip")))
    #expect(cards.turn == 1)
  }

  @Test mutating func theItemIsOfTheFormsThatWereSeen() throws {
    let entry = cards.question.entry.id
    let effects = try grade("easy", "en ja-Hrkt")
    #expect(recorded(effects)[0].payload[text: "item"] == "card/small/\(entry)/en/ja-Hrkt")
  }

  @Test mutating func aSecondPressAnswersNothing() throws {
    _ = try grade("good")
    let before = cards
    #expect(try press("rate 0 good en ja") == [])
    #expect(try press("flip 0") == [])
    // The next card is not turned yet.
    #expect(try press("rate 1 good en ja") == [])
    #expect(cards == before)
  }

  @Test mutating func formsThatTheCardHasNotAreNone() throws {
    _ = try press("flip 0")
    let before = cards
    for forms in ["en zh-Hans", "es ja", "en ja-Kana", "ja en"] {
      #expect(try press("rate 0 good \(forms)") == [])
    }
    #expect(cards == before)
  }

  @Test mutating func aMissedCardComesAgainUntilItIsKnown() throws {
    let missed = cards.place
    _ = try grade("again")
    #expect(cards.upcoming.last == missed && cards.upcoming.count == 3)
    _ = try grade("good")
    _ = try grade("hard")
    #expect(cards.place == missed && cards.isAgain)
    _ = try grade("again")
    #expect(cards.upcoming == [missed])
    _ = try grade("good")
    #expect(cards.stage == .over)
    #expect(cards.doneCount == 3)
    let result = cards.result
    #expect(result.right == 2 && result.count == 3)
    #expect(result.missed.map { $0.item } == [cards.content.questions[missed].name])
    #expect(try press("next \(cards.turn)").contains(.finish(result)))
    #expect(cards.stage == .finished)
  }

  @Test mutating func theLastAnswerIsTakenBack() throws {
    let first = cards.place
    _ = try grade("again")
    let entry = cards.content.questions[first].entry.id
    let effects = try press("undo 1")
    #expect(effects.contains(.takeBack("card/small/\(entry)/en/ja")))
    #expect(cards.place == first && cards.answers.isEmpty)
    guard case .asked(let asked) = cards.stage else { throw NotThere() }
    #expect(asked.isTurned)
    // A second press takes nothing more back.
    #expect(try press("undo 1") == [])
    #expect(try press("undo 0") == [])
    #expect(recorded(try press("rate 0 good en ja")).count == 1)
  }

  @Test mutating func theLastCardToCanBeTakenBackBeforeTheRoundEnds() throws {
    for _ in 0..<3 { _ = try grade("good") }
    #expect(cards.stage == .over)
    _ = try press("undo 3")
    #expect(cards.answers.count == 2 && cards.doneCount == 2)
  }

  @Test func aRoundOfTheQueueEndsByItself() throws {
    var round = try RoundTests()
    round.cards = try Cards(SmallDeck.deal(facts: [.init("queue", "1")]))
    for _ in 0..<2 { _ = try round.grade("good") }
    let effects = try round.grade("good")
    #expect(round.cards.stage == .finished)
    #expect(effects.contains(.finish(round.cards.result)))
  }

  @Test mutating func timeWhileThePageWasHiddenDoesNotCount() throws {
    _ = try press("flip 0")
    _ = try press("away 1500")
    let effects = try press("rate 0 good en ja")
    #expect(recorded(effects)[0].payload[integer: "milliseconds"] == 1_500)
  }

  // MARK: Typing

  func typing(_ more: [String: String] = [:], entry: String = "cat") throws -> RoundTests {
    var round = try RoundTests()
    var options = ["way": "type", "to": "es", "only": entry]
    for (name, value) in more { options[name] = value }
    round.cards = try Cards(SmallDeck.deal(options))
    return round
  }

  @Test func whatIsTypedRightIsGood() throws {
    var round = try typing()
    let effects = try round.press("write 0 en es gato")
    #expect(recorded(effects)[0].payload[integer: "rating"] == 3)
    #expect(effects.contains(.focus("continue")))
    guard case .told(let answer) = round.cards.stage else { throw NotThere() }
    #expect(answer.isRight)
  }

  @Test func aSynonymIsAskedAgain() throws {
    var round = try typing()
    let effects = try round.press("write 0 en es minino")
    #expect(recorded(effects).isEmpty)
    #expect(effects.contains(.focus("answer-0")))
    let after = try round.press("write 0 en es gato")
    #expect(recorded(after)[0].payload[integer: "rating"] == 3)
  }

  @Test func aSlipIsMendedOnceAndThenHard() throws {
    var round = try typing(entry: "horse")
    #expect(recorded(try round.press("write 0 en es cavallo")).isEmpty)
    let effects = try round.press("write 0 en es caballo")
    #expect(recorded(effects)[0].payload[integer: "rating"] == 2)
  }

  @Test func aSecondSlipIsAMiss() throws {
    var round = try typing(entry: "horse")
    _ = try round.press("write 0 en es cavallo")
    // The same again is a second press.
    #expect(try round.press("write 0 en es cavallo") == [.focus("answer-0")])
    let effects = try round.press("write 0 en es cballo")
    #expect(recorded(effects)[0].payload[integer: "rating"] == 1)
    #expect(recorded(effects)[0].payload[text: "given"] == "cballo")
  }

  @Test(arguments: ["水", "みず", "mizu"]) func whereTheWordIsAskedAnyFormIsRight(_ text: String)
    throws
  {
    var round = try typing(["to": "ja"], entry: "water")
    let effects = try round.press("write 0 en ja \(text)")
    #expect(recorded(effects)[0].payload[integer: "rating"] == 3)
    #expect(recorded(effects)[0].payload[text: "item"] == "card/small/water/en/ja")
  }

  @Test func whereAScriptIsAskedAnotherIsNamedAndCostsNothing() throws {
    var round = try typing(["to": "ja", "script": "exact"], entry: "water")
    let effects = try round.press("write 0 en ja mizu")
    #expect(recorded(effects).isEmpty)
    #expect(
      effects.contains(.announce("Right, in Rōmaji. This card asks for Kanji.")))
    #expect(recorded(try round.press("write 0 en ja 水"))[0].payload[integer: "rating"] == 3)
  }

  @Test func readingAndWritingAskForOneScript() throws {
    var round = try typing(["from": "ja", "to": "ja"], entry: "water")
    // The question itself is no answer.
    #expect(recorded(try round.press("write 0 ja ja-Hrkt 水")).isEmpty)
    let effects = try round.press("write 0 ja ja-Hrkt みず")
    #expect(recorded(effects)[0].payload[text: "item"] == "card/small/water/ja/ja-Hrkt")
    #expect(try round.press("write 0 ja ja 水") == [])
  }

  @Test func whoGivesUpIsToldAndAskedAgain() throws {
    var round = try typing()
    let effects = try round.press("show 0 en es")
    #expect(recorded(effects)[0].payload[integer: "rating"] == 1)
    _ = try round.press("next 0")
    #expect(round.cards.turn == 1 && round.cards.isAgain)
  }

  // MARK: Choosing and hearing

  @Test func oneOfFourIsChosen() throws {
    var round = try RoundTests()
    round.cards = try Cards(SmallDeck.deal(["way": "choose"]))
    let question = round.cards.question
    #expect(question.choices.count == 4)
    #expect(question.choices.filter { $0 == question.entry }.count == 1)
    let right = try #require(question.choices.firstIndex(of: question.entry))
    let effects = try round.press("pick 0 \(right) en ja")
    #expect(recorded(effects)[0].payload[integer: "rating"] == 3)
    _ = try round.press("next 0")
    let other = try #require(
      round.cards.question.choices.firstIndex { $0 != round.cards.question.entry })
    #expect(
      recorded(try round.press("pick 1 \(other) en ja"))[0].payload[integer: "rating"] == 1)
  }

  @Test func aWordIsHeardByItself() throws {
    let cards = try Cards(SmallDeck.deal(["way": "hear", "from": "ja", "to": "en", "only": "tea"]))
    #expect(
      cards.opening == [
        .say(
          Speech(
            "お茶", language: "ja", reading: .init("おちゃ", language: "ja-Hrkt")))
      ])
    var round = try RoundTests()
    round.cards = cards
    // The answer is not heard before it is seen.
    #expect(try round.press("hear 0 answer") == [])
    _ = try round.press("flip 0")
    #expect(try round.press("hear 0 answer") == [.say(Speech("tea", language: "en"))])
  }
}

/// The round does not stand where it should.
struct NotThere: Error {}
