import PipitBase
import Testing

@testable import PipitCommandLine

struct SentenceFunctionTests {
  @Test func aRightSentenceIsCorrect() {
    #expect(
      result(
        #"{"function":"sentence.check","language":"es","answer":"el gato y el perro","accepted":"¡El gato y el perro!"}"#
      ) == [
        "correct": true, "closest": "¡El gato y el perro!", "differing": [], "extra": [],
        "edit": [],
      ])
    #expect(
      result(
        #"{"function":"sentence.check","answer":"el leon","accepted":"El león","ignoresAccents":true}"#
      )["correct"] == true)
    #expect(
      result(
        #"{"function":"sentence.check","answer":"como pan","accepted":"Yo como pan","alternatives":["Como pan."]}"#
      )["closest"] == "Como pan.")
  }

  @Test func whatDiffersIsTold() {
    #expect(
      result(
        #"{"function":"sentence.check","language":"es","answer":"Como pam cada día hoy","accepted":"Yo como pan todos los días","alternatives":["Como pan cada día"]}"#
      ) == [
        "correct": false, "closest": "Como pan cada día", "differing": ["pan"],
        "extra": ["pam", "hoy"],
        "edit": [
          ["kind": "replace", "given": "pam", "word": "pan"], ["kind": "leaveOut", "given": "hoy"],
        ],
      ])
    #expect(
      result(#"{"function":"sentence.check","answer":"a b d c f","accepted":"a e c d f g"}"#)[
        "edit"]
        == [
          ["kind": "replace", "given": "b", "word": "e"],
          ["kind": "swap", "word": "c", "other": "d"],
          ["kind": "missing", "word": "g", "before": .null],
        ])
    #expect(
      result(#"{"function":"sentence.check","answer":"b c d a","accepted":"a b c d"}"#)["edit"]
        == [["kind": "move", "word": "a", "before": "b"]])
    #expect(
      result(
        #"{"function":"sentence.check","language":"ja","answer":"茶を","accepted":"お茶 を","parts":["お茶","を"]}"#
      )["differing"] == ["お茶"])
  }

  @Test func pastAHundredThousandLettersASentenceIsRefused() {
    let most = String(repeating: "ab cd ", count: 16_666)
    let long = #"{"function":"sentence.check","accepted":"x","answer":""#

    #expect(result(long + most + #"ab c"}"#)["correct"] == false)
    #expect(errorCode(long + most + #"ab cd"}"#) == "too-long")
    #expect(errorCode(#"{"function":"sentence.check","answer":"a"}"#) == "missing")
    #expect(
      errorCode(#"{"function":"sentence.check","answer":"a","accepted":[]}"#) == "wrong-value")
    #expect(errorCode(#"{"function":"sentence.check","answer":"a","accepted":7}"#) == "wrong-type")
  }
}
