import PipitLook
import PipitMarkup
import Testing

@Suite struct LettersTests {
  @Test func aLetterIsSeenAndItsMarkIsHeard() {
    let html = letterMarks(
      [.init("é", .elsewhere, said: "é, in the wrong place"), .init("", .gap, said: "missing")],
      label: "Your letters", language: "fr"
    ).html

    #expect(html.contains("aria-label=\"Your letters\""))
    #expect(
      html.contains(
        "<li class=\"elsewhere\"><span class=\"face\" lang=\"fr\" aria-hidden=\"true\">é</span>"))
    #expect(html.contains("<span class=\"hidden\">é, in the wrong place</span>"))
    #expect(html.contains("<li class=\"gap\">") && html.contains(">missing</span>"))
  }

  @Test func aLetterToBeFoundHasNoPicture() {
    let html = letterMarks([.init("", .blank, said: "a letter")], label: "", language: "en").html

    #expect(!html.contains("<svg"))
  }

  @Test func twoSpellingsStandLetterOverLetter() {
    let html = letterPairs([.init("a", "a"), .init("e", "i"), .init("", "n")], language: "en").html

    #expect(html.contains("<span class=\"pair\"><span>a</span><span>a</span></span>"))
    #expect(html.contains("<span class=\"pair differs\"><del>e</del><ins>i</ins></span>"))
    #expect(html.contains("<span>\u{a0}</span><ins>n</ins>"))
    #expect(html.contains("aria-hidden=\"true\""))
  }
}
