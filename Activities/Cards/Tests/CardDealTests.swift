import PipitBase
import PipitJournal
import PipitLexicon
import PipitMemory
import PipitPractice
import PipitText
import Testing

@testable import PipitCards

struct CardDealTests {
  func entries(_ deal: Deal) throws -> [String] {
    try CardsContent(deal).questions.map { $0.name }
  }

  @Test func newCardsComeInTheDecksOrder() throws {
    #expect(try entries(SmallDeck.deal()).sorted() == ["milk", "tea", "water"])
    #expect(try entries(SmallDeck.deal(["topic": "animals"])).sorted() == ["cat", "dog", "horse"])
    #expect(try entries(SmallDeck.deal(["only": "dog,tea"])).sorted() == ["dog", "tea"])
    #expect(try entries(SmallDeck.deal(["without": "water"])).sorted() == ["dog", "milk", "tea"])
  }

  @Test func whatIsDueComesFirstAndWhatIsKnownLast() throws {
    let noon = SmallDeck.noon.milliseconds
    let met = Deal.Option(
      "met",
      "horse/en/ja\t\(noon - 5)\nwater/en/ja\t\(noon + 90_000_000)\ntea/en/es\t\(noon - 9)")
    #expect(
      try entries(SmallDeck.deal(["count": "2"], facts: [met])).sorted() == ["horse", "tea"])
    #expect(try entries(SmallDeck.deal(["count": "6"], facts: [met])).count == 6)
    #expect(
      try !entries(SmallDeck.deal(["count": "5"], facts: [met])).contains("water"))
  }

  @Test func severalLanguagesAreAskedAtOnce() throws {
    let questions = try CardsContent(SmallDeck.deal(["to": "ja,es", "count": "4"])).questions
    #expect(
      questions.map { $0.name }.sorted() == [
        "tea/en/es", "tea/en/ja", "water/en/es", "water/en/ja",
      ])
    #expect(try entries(SmallDeck.deal(["to": "ja,es", "only": "dog"])).count == 2)
    #expect(try entries(SmallDeck.deal(["to": "ja,es", "only": "dog/en/es"])) == ["dog/en/es"])
  }

  @Test func whatCannotBeAskedIsRefused() {
    #expect(throws: DealError.unknownOption(name: "way", value: "fly")) {
      try CardsContent(SmallDeck.deal(["way": "fly"]))
    }
    #expect(throws: DealError.unknownOption(name: "to", value: "ja,,x y")) {
      try CardsContent(SmallDeck.deal(["to": "ja,,x y"]))
    }
    #expect(throws: DealError.missingPack("deck-large")) {
      try CardsContent(SmallDeck.deal(["deck": "large"]))
    }
    #expect(
      throws: DealError.nothingToPractise(
        "English is written in one way here. Choose another language to answer in.")
    ) { try CardsContent(SmallDeck.deal(["to": "en"])) }
    #expect(throws: (any Error).self) { try CardsContent(SmallDeck.deal(["to": "fr"])) }
  }

  @Test func noTwoAnswersAreWrittenAlike() throws {
    for seed in 0..<30 as Range<UInt64> {
      let content = try CardsContent(
        SmallDeck.deal(["way": "choose", "from": "en", "to": "ja", "count": "6"], seed: seed))
      for question in content.questions {
        let texts = question.choices.map { $0.word(in: "ja")?.text ?? "" }
        #expect(Set(texts).count == 4 && texts.contains(question.to.text))
      }
    }
  }

  @Test func aRoundIsCompletedFromWhatIsRemembered() {
    func told(_ chosen: [Deal.Option], _ remembered: [Deal.Option]) -> String? {
      CardsChoice.complete(chosen, remembered)?.map { "\($0.name)=\($0.value)" }
        .joined(separator: " ")
    }
    #expect(told([], []) == nil)
    #expect(told([.init("to", "ja")], []) == "deck=everyday from=en to=ja way=flip count=10")
    #expect(
      told([.init("only", "water")], [.init("to", "ja,zh"), .init("way", "type")])
        == "deck=everyday from=en to=ja,zh way=type script=any only=water")
    #expect(
      told([.init("topic", "all")], [.init("to", "ja"), .init("count", "999")])
        == "deck=everyday from=en to=ja way=flip count=10")
  }

  // MARK: The memory

  func fold(_ events: [Event]) -> Fold {
    var fold = Fold()
    for (number, event) in events.enumerated() {
      let at = Moment(milliseconds: SmallDeck.noon.milliseconds + Int64(number), offsetMinutes: 60)
      fold.add(
        Entry(
          id: "e\(number)", device: "d", number: Int64(number), at: at, event: event,
          logical: fold.logical(at: at)))
    }
    return fold
  }

  @Test func itemsAreServedInTheirDirection() {
    let fold = fold([.set("cards.way", to: "type")])
    let served = CardItems.serve(
      ["card/everyday/ice-cream/en/ja", "card/everyday/water/en", "word/es/mesa"], fold)
    #expect(served.map { $0.name } == ["ice-cream"])
    #expect(served.first?.title == "ice cream")
    #expect(
      served.first?.options == [
        .init("deck", "everyday"), .init("from", "en"), .init("to", "ja"), .init("way", "type"),
        .init("script", "any"),
      ])
  }

  @Test func whatIsNotSeenInItsScriptRests() {
    let items = [
      "card/everyday/water/en/ja", "card/everyday/water/en/ja-Hrkt",
      "card/everyday/water/ja/ja-Hrkt",
    ]
    #expect(CardItems.serve(items, fold([])).map { $0.item } == [items[0], items[2]])
    let kana = ScriptPreferences().setting("ja", .answer, to: ["ja-Hrkt"])
    #expect(
      CardItems.serve(items, fold([.set("scripts", to: kana.text)])).map { $0.item }
        == [items[1], items[2]])
  }

  @Test func aRoundKnowsWhenItsCardsComeUp() {
    let fold = fold([
      .answer("card/small/water/en/ja", .again, milliseconds: 900),
      .answer("card/small/tea/en/ja", .easy, milliseconds: 900),
      .answer("card/small/milk/en/es", .good, milliseconds: 900),
      .answer("card/small/cat/en/ja-Hrkt", .good, milliseconds: 900),
    ])
    let facts = CardItems.gather(fold, SmallDeck.deal().options)
    let lines = facts["met"]?.split(separator: "\n").map { $0.split(separator: "\t")[0] }
    #expect(lines == ["water/en/ja", "tea/en/ja"])
  }
}
