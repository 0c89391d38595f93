import PipitBase
import Testing

@testable import PipitCommandLine

struct ScriptFunctionTests {
  @Test(arguments: [
    (#"{"ja":true}"#, #"["en","fr","ja"]"#), (#"{"ja":false}"#, #"["en","fr","ja-Latn-hepburn"]"#),
    (#"{"ja":["ja-JP"]}"#, #"["en","fr","ja-Latn-hepburn"]"#), ("{}", #"["en","fr","ja"]"#),
  ])
  func theBriefsLanguagesAreShownOnceEach(preferences: String, tags: String) throws {
    let answer = result(
      #"{"function":"script.languages","languages":["en","fr","ja","ja-JP"],"#
        + #""preferences":\#(preferences)}"#)

    #expect(answer == ["tags": try JSON.parse(tags), "readable": true])
  }

  @Test(arguments: ["7", #""{\"ja\"""#, "[]", #"{"ja":7}"#])
  func preferencesThatAreNotUnderstoodLeaveNobodyWithoutLanguages(preferences: String) {
    let answer = result(
      #"{"function":"script.languages","languages":["en","ja","ja-JP"],"#
        + #""preferences":\#(preferences)}"#)

    #expect(answer == ["tags": ["en", "ja"], "readable": false])
  }

  @Test func unknownTagsAreKept() {
    let answer = result(
      #"{"function":"script.languages","languages":["tlh","xx-Qaaa","en-GB"]}"#)

    #expect(answer == ["tags": ["tlh", "xx-Qaaa", "en-GB"], "readable": true])
  }

  private let water = """
    {"en":["water"],"ja":["水"],"ja-Hrkt":["みず"],"ja-JP":"mizu","pa":["ਪਾਣੀ"],"pnb":["پانی"]}
    """

  @Test func aWordHasOneFaceForEachLanguage() {
    let stated = result(
      #"{"function":"script.faces","languages":["ja","pa","en","fr"],"preferences":{},"entry":"#
        + water + "}")
    let chosen = result(
      #"{"function":"script.faces","languages":["en","ja","pa"],"#
        + #""preferences":{"ja":["ja-Hrkt"],"pa":["pa-Latn","pa-Arab"]},"entry":"# + water + "}")

    #expect(
      stated["faces"] == [
        ["tag": "ja", "text": "水", "fallback": false],
        ["tag": "pa", "text": "ਪਾਣੀ", "fallback": false],
        ["tag": "en", "text": "water", "fallback": false],
      ])
    #expect(
      chosen["faces"] == [
        ["tag": "en", "text": "water", "fallback": false],
        ["tag": "ja-Hrkt", "text": "みず", "fallback": false],
        ["tag": "pa-Arab", "text": "پانی", "fallback": true],
      ])
  }

  @Test func romajiIsWrittenUnderItsOwnTag() {
    let answer = result(
      #"{"function":"script.faces","languages":["ja"],"preferences":{"ja":false},"entry":"#
        + water + "}")

    #expect(
      answer["faces"] == [["tag": "ja-Latn-hepburn", "text": "mizu", "fallback": false]])
  }

  @Test func helpIsASideToo() {
    let answer = result(
      #"{"function":"script.faces","languages":["ja","en"],"side":"help","entry":"# + water + "}")

    #expect(answer["faces"] == [["tag": "ja-Hrkt", "text": "みず", "fallback": false]])
  }

  @Test(arguments: [
    (#"{"function":"script.faces","languages":["ja"],"entry":{"ja":7}}"#, "wrong-type"),
    (#"{"function":"script.faces","languages":["ja"]}"#, "missing"),
    (#"{"function":"script.faces","languages":7,"entry":{}}"#, "wrong-type"),
    (#"{"function":"script.faces","languages":[],"entry":{},"side":"back"}"#, "wrong-value"),
    (#"{"function":"script.languages"}"#, "missing"),
  ])
  func aRequestIsChecked(line: String, code: String) {
    #expect(errorCode(line) == code)
  }
}
