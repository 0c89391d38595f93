import PipitBase
import Testing

@testable import PipitCommandLine

struct CardFunctionTests {
  private static let forms =
    #"{"ja":["水"],"ja-Hrkt":["みず"],"ja-JP":"mizu","en":["water"]}"#

  private static func check(_ typed: String, _ more: String = "") -> JSON {
    result(
      #"{"function":"card.check","language":"ja","typed":"\#(typed)","forms":\#(forms)\#(more)}"#)
  }

  @Test func aCardIsCheckedInTheFormThatIsAsked() {
    let form = Self.check("MIZU", #","asked":"ja""#)
    #expect(form["verdict"] == "form")
    #expect(form["form"] == "ja-Latn-hepburn")
    #expect(form["closest"] == "mizu")
    #expect(Self.check("水", #","asked":"ja""#)["verdict"] == "exact")
    let any = Self.check("みず", #","asked":null"#)
    #expect(any["verdict"] == "exact")
    #expect(any["form"] == "ja-Hrkt")
    #expect(Self.check("火", #","asked":"ja","synonyms":["火"]"#)["verdict"] == "synonym")
  }

  @Test(arguments: [
    ("cafe", "accent", ""), ("cafe", "exact", #","ignoresAccents":true"#), ("caféé", "wrong", ""),
    ("cafés", "slip", ""), ("cafés", "wrong", #","known":["CAFÉS"]"#), ("", "wrong", ""),
  ])
  func aSpanishWordHasEveryVerdict(_ typed: String, _ verdict: String, _ more: String) {
    let answer = result(
      #"{"function":"card.check","language":"es","typed":"\#(typed)","forms":{"es":["café"]},"#
        + #""asked":"es"\#(more)}"#)
    #expect(answer["verdict"] == .text(verdict))
    #expect(answer["closest"] == "café")
    #expect(answer["form"] == "es")
  }

  @Test func theEditsAreTold() {
    let answer = result(
      #"{"function":"card.check","language":"en","typed":"wter","forms":{"en":["water"]}}"#)
    #expect(answer["edits"]?.list?[1] == ["kind": "insert", "letter": "a"])
  }

  @Test func aLanguageIsNeeded() {
    let answer = answers(#"{"function":"card.check","typed":"a","forms":{"en":["a"]}}"#)[0]
    #expect(answer["error"]?["code"] == "missing")
  }
}
