import PipitBase
import Testing

@testable import PipitApp

struct ItemNameTests {
  @Test func anIdSaysWhatIsShownOfAnItem() {
    let letter = ItemName("alphabet/nato/A/word")
    #expect(letter.kind == .alphabet)
    #expect(letter.title == "A")
    #expect(letter.source == "nato")
    #expect(letter.direction == "word")
    #expect(letter.language == nil)
    let word = ItemName("word/es/buenos días")
    #expect(word.kind == .word)
    #expect(word.title == "buenos días")
    #expect(word.language == "es")
    #expect(word.direction == "")
    let card = ItemName("card/everyday/ice-cream/en/ja-Hrkt")
    #expect(card.kind == .card)
    #expect(card.title == "ice cream")
    #expect(card.source == "everyday")
    #expect(card.direction == "en ja-Hrkt")
    #expect(ItemsText.english.forms(card.direction) == "English → Japanese, Kana")
  }

  @Test func whatIsShownMayHaveASlashInIt() {
    #expect(ItemName("alphabet/nato///word").title == "/")
    #expect(ItemName("spelling/en/and/or").title == "and/or")
  }

  @Test(arguments: ["", "?", "word", "word/es", "planet/en/mars"])
  func whatIsNotKnownIsShownAsItStands(id: String) {
    let name = ItemName(id)
    #expect(name.kind == nil)
    #expect(name.title == id)
  }

  @Test func aFilterIsReadFromItsOwnAddress() {
    let filter = ItemFilter(Address("/items?kind=word&state=due&find=mesa%20larga"))
    #expect(filter.kind == .word)
    #expect(filter.state == .due)
    #expect(filter.find == "mesa larga")
    #expect(filter.count == 50)
    #expect(ItemFilter(Address(filter.path())) == filter)
    #expect(filter.path(kind: .some(nil), state: .all) == "/items?find=mesa%20larga")
    #expect(ItemFilter(Address(filter.path(count: 100))).count == 100)
    #expect(
      ItemFilter(Address("/items?kind=no&state=no&count=-7")) == ItemFilter(Address("/items")))
  }
}
