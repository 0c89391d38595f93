import PipitText
import Testing

struct SpokenTextTests {
  @Test(arguments: [
    ("Hawaiʻi", "Hawaiʻi"), ("o-", "o"), ("-o", "o"), ("<b>hund</b>", "hund"),
    ("en <i>röd</i> hund", "en röd hund"), ("x-ray", "x-ray"), ("don’t", "don’t"),
    ("colo[u]r", "colo u r"), ("[[hEl@U]]", "hEl U"), ("*bold* #tag “quoted”", "bold tag quoted"),
    ("a\0b\u{1b}[1m", "a b 1m"), ("3 < 4 > 2", "3 4 2"), ("<3", "3"), ("<b", "b"),
    ("snake_case", "snake case"), ("two\r\nlines", "two lines"), ("5 €, 100 %", "5 €, 100 %"),
    ("¿Qué? ¡No!", "¿Qué? ¡No!"), ("ਸਤਿ ਸ੍ਰੀ।", "ਸਤਿ ਸ੍ਰੀ।"), ("", ""), ("<>", ""), ("- [ ]", ""),
    ("at -5 °", "at -5 °"), ("a (b) , c", "a b, c"), ("hy\u{ad}phen", "hyphen"), ("a_", "a"),
  ])
  func onlyWordsAreSaid(text: String, said: String) {
    #expect(SpokenText.clean(text, language: "en") == said)
  }

  @Test(arguments: [
    ("__ está", "está"), ("a ▁▁▁ that barks", "a, that barks"), ("Ella ___.", "Ella,."),
    ("wait… what", "wait, what"), ("_____", ""), ("one — two", "one, two"), ("so …", "so"),
  ])
  func aGapIsAPause(text: String, said: String) {
    #expect(SpokenText.clean(text, language: "es") == said)
  }

  @Test func theCallerMaySayAWordForAGap() {
    #expect(
      SpokenText.clean("a ▁▁▁ that barks", language: "en", gap: "blank") == "a blank that barks")
  }

  @Test(arguments: [
    ("食[た]べる", "ja", "たべる"), ("お母[かあ]さん", "ja-JP", "おかあさん"), ("人々[ひとびと]", "ja", "ひとびと"),
    ("食[た]べる", "zh", "食 た べる"), ("[た]べる", "ja", "た べる"), ("食[taberu]", "ja", "食 taberu"),
    ("食[た", "ja", "食 た"),
  ])
  func aReadingIsSaidInPlaceOfItsLetters(text: String, language: String, said: String) {
    #expect(SpokenText.clean(text, language: language) == said)
  }
}
