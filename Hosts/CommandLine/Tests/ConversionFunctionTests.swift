import PipitBase
import PipitBuilder
import PipitPractice
import Testing

@testable import PipitCommandLine

struct ConversionFunctionTests {
  private static func converted(
    _ text: String, _ language: String, _ from: String, _ to: String
  ) -> JSON {
    result(
      #"{"function":"script.convert","language":"\#(language)","from":"\#(from)","to":"\#(to)","#
        + #""text":"\#(text)"}"#)
  }

  @Test(arguments: [
    ("がっこう", "ja", "ja-Hrkt", "ja-Latn-hepburn", "gakkō"), ("DANNA", "ja", "Latn", "Hrkt", "だんな"),
    ("lv3", "zh", "zh-Latn-pinyin", "zh-Latn-pinyin", "lǚ"),
    ("Згуровський", "uk", "uk", "uk-Latn", "Zghurovskyi"),
    ("ljubav", "sr", "sr-Latn", "sr-Cyrl", "љубав"), ("ਪੜ੍ਹਨਾ", "pa", "pa-Guru", "pa-Latn", "paṛhnā"),
  ])
  func rulesAreSure(
    _ text: String, _ language: String, _ from: String, _ to: String, _ right: String
  ) {
    #expect(Self.converted(text, language, from, to) == ["text": .text(right), "sure": true])
  }

  @Test func whatNoRuleAndNoAuthorTellsIsAnError() {
    for (text, from, to) in [("鬱", "ja", "ja-Latn-hepburn"), ("پانی", "pa-Arab", "pa-Latn")] {
      let answer = answers(
        #"{"function":"script.convert","language":"\#(from)","to":"\#(to)","text":"\#(text)"}"#)[0]
      #expect(answer["error"]?["code"] == "cannot-convert")
    }
  }

  /// Some lines of the list of readings, as its pack has them.
  private static var shelf: Shelf {
    Shelf(packs: [
      Pack(
        name: PhraseReadings.pack, version: "1",
        bytes: Array(
          """
          思っ おもっ
          言っ いっ
          行っ いっ
          元気 げんき
          佐々木 ささき
          時々 ときどき
          中佐々木 なかささき\u{c}还钱\t還錢\thuán qián
          还有\t還有\thái yǒu
          头发\t頭髮\ttóufa
          发展\t發展\tfāzhǎn
          个\t個\tgè
          """.utf8))
    ])
  }

  @Test(
    "SC-01, SC-02, SC-03, SC-11, SC-19",
    arguments: [
      ("思った", "ja", "ja-Latn-hepburn", "omotta"), ("言ったら", "ja", "ja-Latn-hepburn", "ittara"),
      ("行って", "ja", "ja-Latn-hepburn", "itte"), ("佐々木", "ja", "ja-Latn-hepburn", "sasaki"),
      ("中佐々木", "ja", "ja-Hrkt", "なかささき"), ("時々", "ja", "ja-Latn-hepburn", "tokidoki"),
      ("元気ですか？元気です。", "ja", "ja-Latn-hepburn", "genkidesuka?genkidesu."),
      ("还钱", "zh-Hans", "zh-Latn-pinyin", "huán qián"),
      ("还有", "zh-Hans", "zh-Latn-pinyin", "hái yǒu"),
      ("个", "zh-Hans", "zh-Hant", "個"), ("头发", "zh-Hans", "zh-Hant", "頭髮"),
      ("发展", "zh-Hans", "zh-Hant", "發展"), ("发展", "zh-Hans", "zh-Bopo", "ㄈㄚ ㄓㄢˇ"),
    ])
  func whatAuthorsWroteIsNotSure(_ text: String, _ from: String, _ to: String, _ right: String) {
    let language = from.prefix(2)
    let answer = result(
      #"{"function":"script.convert","language":"\#(language)","from":"\#(from)","to":"\#(to)","#
        + #""text":"\#(text)"}"#, Self.shelf)
    #expect(answer == ["text": .text(right), "sure": false])
  }
}
