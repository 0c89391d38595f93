import Testing

@testable import PipitApp

/// What can be read without scripts.
struct FirstPageTests {
  func page(_ path: String) -> FirstPage { FirstPage(path, packs: [House.alphabets]) }

  @Test func theReferenceCanBeRead() {
    let page = page("/library/alphabets/nato")
    #expect(page.isFound)
    #expect(page.title == "NATO · Pipit")
    for word in ["Alfa", "Bravo", "Charlie", "Delta", "X-ray", "A note.", "No word."] {
      #expect(page.html.contains(word), "\(word)")
    }
  }

  @Test func theSpellerAnswersAForm() {
    let page = page("/speller?alphabet=lapd&text=Bad+Z1")
    for word in ["Boy", "Adam", "David", "One"] { #expect(page.html.contains(word), "\(word)") }
    #expect(page.html.contains("no word"))
  }

  @Test func whatIsTypedIsEscaped() {
    let page = page("/speller?text=%3Cscript%3Ealert(1)%3C/script%3E&alphabet=nato")
    #expect(!page.html.contains("<script"))
    #expect(page.html.contains("&lt;script&gt;"))
  }

  @Test func practisingSaysWhatItNeeds() {
    let page = page("/practise/alphabet?alphabet=nato&way=choose")
    #expect(page.isFound)
    #expect(page.html.contains("JavaScript and WebAssembly"))
    #expect(!page.html.contains("Which word stands"))
  }

  @Test func whatThereIsNotIsNotFound() {
    for path in ["/nowhere", "/practise/chess", "/library/alphabets/klingon", "/library/x"] {
      #expect(!page(path).isFound, "\(path)")
    }
    #expect(page("/").isFound)
    #expect(page("/finish/s1").isFound)
  }
}
