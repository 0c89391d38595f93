import PipitBase
import PipitJournal
import PipitMemory
import PipitPractice
import PipitText
import Testing

@testable import PipitCards

struct CardsTests {
  @Test func tokensAreReadAsTheyAreWritten() {
    for token in [
      "flip 0", "rate 3 good en ja-Hrkt", "pick 1 2 ja en", "write 4 en ja-Latn-hepburn gyū nyū",
      "show 2 en ja", "help 1", "read 5", "hear 0 question", "slow 1 answer", "next 3", "undo 2",
      "away 900",
    ] {
      #expect(Cards.Action(token: token)?.token == token)
    }
  }

  @Test func nonsenseIsNoAction() {
    for token in [
      "flip", "flip -1", "flip 01", "flip 1 x", "rate 1 good", "rate 1 great en ja",
      "rate 1 good EN ja", "pick 1 9 en ja", "write 1 en", "hear 1", "hear 1 both", "away 1 2", "",
    ] {
      #expect(Cards.Action(token: token) == nil, "\(token)")
    }
  }

  @Test func itemsNameDeckEntryAndForms() {
    let item = CardItem("card/everyday/water/en/ja-Hrkt")
    #expect(
      item
        == CardItem(deck: "everyday", entry: "water", question: "en", answer: "ja-Hrkt"))
    #expect(item?.id == "card/everyday/water/en/ja-Hrkt")
    #expect(CardItem("card/everyday/water/en") == nil)
    #expect(CardItem("card/everyday//en/ja") == nil)
  }
}
