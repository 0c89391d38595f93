import PipitBase
import Testing

struct EqualityTests {
  @Test func textsAreTheSameHoweverTheirMarksAreWritten() {
    let (composed, decomposed) = ("caf\u{e9}", "cafe\u{301}")
    #expect(composed == decomposed)
    #expect(!(composed != decomposed))
    #expect(composed ~= decomposed)
    #expect(composed != "cafe")
  }

  @Test func aMissingTextIsLikeNoOther() {
    let missing: String? = nil
    let text: String? = "a"
    #expect(missing == nil && missing == missing)
    #expect(text == "a" && text != nil && text != "b" && missing != "a")
  }
}
