import PipitBase
import Testing

@testable import PipitCommandLine

struct TextFunctionTests {
  @Test func equalGoesByTheLanguage() {
    #expect(
      result(#"{"function":"text.equal","language":"de","a":"die Straße","b":"DIE STRASSE"}"#)
        == ["equal": true])
    #expect(
      result(#"{"function":"text.equal","language":"tr","a":"ISI","b":"isi"}"#)
        == ["equal": false])
    #expect(
      result(#"{"function":"text.equal","a":"cafe","b":"café","ignoresAccents":true}"#)
        == ["equal": true])
    #expect(
      result(#"{"function":"text.equal","a":"nino","b":"niño","ignoresAccents":true}"#)
        == ["equal": false])
  }

  @Test func foldGivesTheTextAsItIsCompared() {
    #expect(
      result(
        #"{"function":"text.fold","language":"es","text":" El  Niño CANTÓ ","ignoresAccents":true}"#
      )
        == ["text": "el niño canto"])
  }

  @Test func normalizeKnowsBothForms() {
    let composed = result(#"{"function":"text.normalize","form":"nfc","text":"e\u0301"}"#)
    let apart = result(#"{"function":"text.normalize","form":"NFD","text":"é"}"#)

    #expect(composed["text"]?.text.map { Array($0.unicodeScalars) } == ["é"])
    #expect(apart["text"]?.text.map { Array($0.unicodeScalars) } == ["e", "\u{301}"])
  }

  @Test func lettersAreCountedAsAReaderDoes() {
    #expect(
      result(#"{"function":"text.letters","text":"Straße"}"#)
        == ["letters": ["S", "t", "r", "a", "ß", "e"]])
  }
}
