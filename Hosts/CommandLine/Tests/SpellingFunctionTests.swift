import PipitBase
import Testing

@testable import PipitCommandLine

struct SpellingFunctionTests {
  private func deal(_ members: String) -> String? {
    result(#"{"function":"spelling.deal",\#(members)}"#)[text: "word"]
  }

  @Test func aWordOfTheLengthIsDealt() {
    var words: Set<String> = []
    for seed in 0..<40 {
      words.insert(deal(#""seed":"\#(seed)","shortest":3,"longest":3"#) ?? "")
    }
    #expect(words == ["cat", "dog"])
    #expect(deal(#""seed":"1","shortest":"6","longest":"6","language":"en-GB""#) == "zephyr")
    #expect(
      deal(#""seed":"18446744073709551615","shortest":3,"longest":6"#)
        == deal(#""seed":"18446744073709551615","shortest":3,"longest":6"#))
  }

  @Test(arguments: [
    (#""seed":"1","shortest":9,"longest":9"#, "too-few-words"),
    (#""seed":"1","shortest":5,"longest":4"#, "wrong-value"),
    (#""seed":"1","shortest":0,"longest":4"#, "wrong-value"),
    (#""seed":"1","shortest":3,"longest":3.5"#, "wrong-value"),
    (#""seed":"x","shortest":3,"longest":3"#, "wrong-value"),
    (#""seed":"1","shortest":3"#, "missing"), (#""shortest":3,"longest":3"#, "missing"),
    (#""seed":"1","shortest":3,"longest":3,"band":6"#, "wrong-value"),
    (#""seed":"1","shortest":3,"longest":3,"language":"xx""#, "missing-pack"),
  ])
  func whatCannotBeDealtIsAnError(members: String, code: String) {
    #expect(errorCode(#"{"function":"spelling.deal",\#(members)}"#) == code)
  }

  @Test func aSpellingIsMarkedLetterByLetter() {
    #expect(
      result(#"{"function":"spelling.check","word":"receive","typed":"recieve","language":"en"}"#)
        == [
          "correct": false, "verdict": "wrong", "closest": "receive",
          "marks": ["right", "right", "right", "elsewhere", "elsewhere", "right", "right"],
          "edits": [
            ["kind": "keep", "letter": "r"], ["kind": "keep", "letter": "e"],
            ["kind": "keep", "letter": "c"], ["kind": "swap", "letter": "i", "with": "e"],
            ["kind": "keep", "letter": "v"], ["kind": "keep", "letter": "e"],
          ],
          "faults": ["ie"],
        ])
    #expect(
      result(#"{"function":"spelling.check","word":"cat","typed":"kaat"}"#)["edits"]
        == [
          ["kind": "replace", "letter": "k", "with": "c"], ["kind": "keep", "letter": "a"],
          ["kind": "delete", "letter": "a"], ["kind": "keep", "letter": "t"],
        ])
  }

  @Test(arguments: [
    (#""word":"apple","typed":"APPLE ""#, true, "exact"),
    (#""word":"color","typed":"colour""#, true, "exact"),
    (#""word":"bear","typed":"bare""#, false, "homophone"),
    (#""word":"café","typed":"cafe""#, false, "accent"),
    (#""word":"café","typed":"cafe","ignoresAccents":true"#, true, "exact"),
    (#""word":"Apfel","typed":"apfel","language":"de""#, false, "capital"),
    (#""word":"niño","typed":"nino","language":"es","ignoresAccents":true"#, false, "wrong"),
    (#""word":"apple","typed":"""#, false, "empty"),
  ])
  func aSpellingHasAVerdict(members: String, isCorrect: Bool, verdict: String) {
    let result = result(#"{"function":"spelling.check",\#(members)}"#)
    #expect(result["correct"] == .bool(isCorrect))
    #expect(result[text: "verdict"] == verdict)
  }
}
