import Testing

@testable import PipitVoice

struct UtteranceTests {
  private func refusal(_ text: String, _ language: String, rate: String? = nil) -> VoiceError? {
    do throws(VoiceError) {
      _ = try Utterance(text, language: language, rate: rate)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    ("es", "es"), ("es-ES", "es"), ("es_MX", "es-419"), ("en", "en-us"), ("en-AU", "en-us"),
    ("EN-gb", "en-gb"), ("fr-CA", "fr-fr"), ("uk-Cyrl-UA", "uk"), ("ja-Hrkt", "ja"),
    ("zh-Latn-pinyin", "cmn-latn-pinyin"), ("pa-Guru-IN", "pa"), ("sr-Latn", "sr"),
    ("de-1996", "de"),
  ])
  func aVoiceFitsLanguageAndScript(tag: String, name: String) {
    #expect(VoiceEntry.fitting(tag)?.name == name)
  }

  @Test(arguments: [
    "ja", "ja-Latn-hepburn", "zh", "zh-Hans", "zh-Hant", "zh-TW", "pa-Arab", "pa-PK", "pa-Latn",
    "uk-Latn", "xx", "", "e", "es/../../etc", "-v", "en us", "*",
  ])
  func noVoiceIsTakenForAnother(tag: String) {
    #expect(refusal("1", tag) == .unknownLanguage(tag))
  }

  @Test(arguments: [
    ("ja-Hrkt", "日本", "日"), ("zh-Latn-pinyin", "你好", "你"), ("pa", "سلام", "س"),
    ("uk", "hello", "h"),
    ("es", "привет", "п"), ("ja-Hrkt", "Tシャツ", "T"), ("en", "ﬀ", "ﬀ"),
  ])
  func lettersThatAVoiceCannotReadAreRefused(tag: String, text: String, letter: String) {
    #expect(refusal(text, tag) == .wrongScript(language: tag, letter: letter))
  }

  @Test func lettersAreCountedAsLearnersCount() {
    let letters = String(repeating: "é", count: 500)
    #expect(refusal(letters, "fr") == nil)
    #expect(refusal(letters + "!", "fr") == .tooLong(letters: 501))
    #expect(refusal(String(repeating: "e\u{301}", count: 500), "fr") == nil)
    #expect(refusal(String(repeating: "a", count: 200_000), "fr") == .tooLong(letters: 200_000))
  }

  @Test(arguments: [
    "24", "151", "fast", "", "1e2", "-100", "99999999999999999999", "100 -w /tmp/x",
  ])
  func ratesAreWholeNumbersWithinBounds(rate: String) {
    #expect(refusal("hola", "es", rate: rate) == .badRate(rate))
  }

  @Test(arguments: ["", "   ", "...", "\0", "-", "[]", "__", "👍"])
  func nothingToSayIsTold(text: String) {
    #expect(refusal(text, "es") == .noText)
  }

  @Test(arguments: [
    ("o-", "o"), ("Hawaiʻi", "Hawaiʻi"), ("<b>hund</b>", "hund"), ("__ está", "está"),
    ("[[hello]]", "hello"), ("x-ray", "x-ray"), ("a 🫠 b", "a b"), ("a \u{1fb00}b", "a  b"),
    ("<speak><mark name='x'/>hi</speak>", "hi"), ("a &lt; b", "a &lt; b"), ("don’t", "don’t"),
    ("a\0b\u{1b}[1m", "a b 1m"),
    ("a \"b\" (c) *d* #e", "a b c d e"), ("3 < 4", "3 4"),
    ("$(reboot) `id` ; | & \\", "$ reboot id; &"),
    ("5 €, 100 %", "5 €, 100 %"), ("cafe\u{301}", "café"), ("two\r\nlines", "two lines"),
  ])
  func onlyWordsAreSaid(text: String, said: String) throws {
    #expect(try Utterance(text, language: "en").text == said)
  }

  @Test(arguments: [
    ("これ は いくら です か。", "これ わ いくら です か。"), ("こんにちは！ えき へ。", "こんにちわ！ えき え。"),
    ("はい、 はは です。", "はい、 はは です。"), ("きょうと に は", "きょうと に わ"),
  ])
  func particlesAreSaidAsParticles(kana: String, said: String) throws {
    #expect(try Utterance(kana, language: "ja-Hrkt").text == said)
  }

  @Test(arguments: [
    ("y, a, w", "es", "ye, a, uve doble"), ("Ó, n", "es-MX", "o con tilde, n"), ("y", "es", "y"),
    ("y, no", "es", "y, no"), ("a, y", "en", "a, y"), ("w, ó, z", "pl", "wu, o kreskowane, zet"),
  ])
  func lettersAreGivenTheirNames(text: String, tag: String, said: String) throws {
    #expect(try Utterance(text, language: tag).text == said)
  }

  @Test func theProgramIsGivenNumbersAndNamesAlone() throws {
    #expect(
      try Utterance("--help", language: "en", rate: "80").arguments
        == ["-b", "1", "-z", "-v", "en-us", "-s", "140", "--stdin", "--stdout"])
    let slowest = try Utterance("-v xx", language: "en", rate: "25")
    #expect(slowest.arguments[6] == "80" && slowest.stretch > 1.8)
    #expect(try Utterance("-v xx", language: "en", rate: "50").stretch == 1)
    #expect(
      try Utterance("hola", language: "es").fingerprint
        == Utterance("hola", language: "es-ES", rate: "100").fingerprint)
    #expect(
      try Utterance("hola", language: "es").fingerprint
        != Utterance("hola", language: "es", rate: "90").fingerprint)
  }
}
