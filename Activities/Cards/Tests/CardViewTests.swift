import PipitBase
import PipitLexicon
import PipitMarkup
import PipitMemory
import PipitPractice
import PipitText
import Testing

@testable import PipitCards

/// What is seen of a card.
struct CardViewTests {
  var around = Surroundings()

  init() {
    around.device.isKnown = true
    around.now = SmallDeck.noon
  }

  func cards(_ options: [String: String], _ tokens: [String] = []) throws -> Cards {
    var cards = try Cards(SmallDeck.deal(options))
    for token in tokens {
      _ = cards.update(try #require(Cards.Action(token: token)), at: SmallDeck.noon)
    }
    return cards
  }

  @Test func theAnswerIsNowhereBeforeTheCardIsTurned() throws {
    let options = ["only": "water"]
    let asked = try cards(options).page(in: around).html
    #expect(asked.contains("water"))
    for text in ["水", "みず", "mizu", "rate "] { #expect(!asked.contains(">" + text)) }
    let turned = try cards(options, ["flip 0"]).page(in: around).html
    #expect(turned.contains("水") && turned.contains(#"value="rate 0 good en ja""#))
  }

  @Test func everyTextTellsItsLanguage() throws {
    let page = try cards(["only": "tea", "to": "ja"], ["flip 0"]).page(in: around).html
    #expect(page.contains(#"lang="ja" dir="auto""#))
    #expect(page.contains(#"<rt lang="ja-Hrkt">ちゃ</rt>"#))
    #expect(page.contains(#"<dd lang="ja-Latn-hepburn" dir="auto">ocha</dd>"#))
  }

  @Test mutating func theFormIsTheOneThatIsPreferred() throws {
    around.scripts = ScriptPreferences().setting("ja", .answer, to: ["ja-Latn-hepburn"])
    let round = try cards(["only": "water"], ["flip 0"])
    let page = round.page(in: around).html
    #expect(page.contains(#"value="rate 0 good en ja-Latn-hepburn""#))
    #expect(round.items(in: around) == ["card/small/water/en/ja-Latn-hepburn"])
  }

  @Test mutating func theReadingStandsAboveItsKanjiOnceItIsAskedFor() throws {
    let options = ["from": "ja", "to": "en", "only": "tea"]
    #expect(try !cards(options).page(in: around).html.contains("<ruby"))
    let helped = try cards(options, ["help 0"])
    #expect(
      helped.page(in: around).html.contains(
        #"お<ruby>茶<rt lang="ja-Hrkt">ちゃ</rt></ruby>"#))
    #expect(helped.page(in: around).html.contains(#"aria-pressed="true""#))
    // Well known, there is none to be asked for.
    let known = Memory(
      known: try #require(MemoryState(stability: 40, difficulty: 5)), last: SmallDeck.noon,
      intervalDays: 40)
    let item = "card/small/tea/ja/en"
    around.remembered = [
      Remembered(
        item: item, memory: known,
        futures: Scheduler().futures(of: known, seed: 1, at: SmallDeck.noon))
    ]
    let page = helped.page(in: around).html
    #expect(!page.contains("<ruby") && !page.contains(#"value="help 0""#))
  }

  @Test mutating func eachGradeSaysWhatBecomesOfTheCard() throws {
    around.remembered = [
      Remembered(
        item: "card/small/water/en/ja", memory: .new,
        futures: Scheduler().futures(of: .new, seed: 1, at: SmallDeck.noon))
    ]
    let page = try cards(["only": "water"], ["flip 0"]).page(in: around).html
    for label in ["1 min", "6 min", "10 min", "8 d"] {
      #expect(page.contains(#"aria-hidden="true">\#(label)<"#), "\(label)")
    }
    #expect(page.contains("comes again in 10 minutes"))
    #expect(page.contains("comes again in 8 days"))
  }

  @Test func theRuleForScriptsIsOnThePage() throws {
    let any = try cards(["way": "type", "only": "water"]).page(in: around).html
    #expect(any.contains("Any script counts: Kanji, Kana, Rōmaji."))
    let exact = try cards(["way": "type", "script": "exact", "only": "water"]).page(in: around).html
    #expect(exact.contains("Kanji counts here; another script is named and asked again."))
  }

  @Test func whatWasRightInAnotherScriptIsNamed() throws {
    let page = try cards(["way": "type", "only": "water"], ["write 0 en ja mizu"])
      .page(in: around).html
    #expect(page.contains("You wrote it in Rōmaji."))
  }

  @Test func aWordComesWithItsArticle() throws {
    let page = try cards(["to": "es", "only": "dog"], ["flip 0"]).page(in: around).html
    #expect(page.contains("el perro") && page.contains("masculine"))
  }
}
