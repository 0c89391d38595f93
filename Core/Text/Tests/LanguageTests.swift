import PipitText
import Testing

struct LanguageTests {
  @Test(arguments: [
    ("EN", "en"), ("ja-latn-HEPBURN", "ja-Latn-hepburn"), ("fr-ca", "fr-CA"),
    ("zh_hant_tw", "zh-Hant-TW"), ("es-419", "es-419"), ("de-1996", "de-1996"),
    ("en-ca-x-CA", "en-CA-x-ca"), ("sgn-be-fr", "sgn-BE-FR"), ("az-latn-x-LATN", "az-Latn-x-latn"),
    ("qqq", "qqq"), ("x-Klingon", "x-klingon"), ("", ""), ("ja-", "ja-"),
    ("i-enochian", "i-enochian"),
  ])
  func aTagIsKeptInItsUsualCase(written: String, tag: String) {
    #expect(Language(written).tag == tag)
    #expect(Language(written) == Language(tag))
  }

  @Test func aTagIsTakenApartOnce() {
    let hepburn = Language("ja-Latn-hepburn-heploc")
    let spanish = Language("es-419")
    let extended = Language("de-DE-u-co-phonebk")

    #expect(hepburn.primary == "ja")
    #expect(hepburn.script == "Latn")
    #expect(hepburn.region == nil)
    #expect(hepburn.variants == ["hepburn", "heploc"])
    #expect(spanish.region == "419")
    #expect(Language("de-1996").variants == ["1996"])
    #expect(extended.region == "DE")
    #expect(extended.variants == [])
  }

  @Test(arguments: [
    ("en", "Latn"), ("uk", "Cyrl"), ("uk-Latn", "Latn"), ("pa", "Guru"), ("pa-PK", "Arab"),
    ("pa-Arab", "Arab"), ("zh", "Hans"), ("zh-TW", "Hant"), ("ja", "Jpan"), ("ja-JP", "Jpan"),
    ("he", "Hebr"), ("ko", "Kore"), ("el", "Grek"), ("qqq", nil), ("und", nil),
  ])
  func aLanguageKnowsItsScript(tag: String, script: String?) {
    #expect(Language(tag).usualScript == script)
  }

  @Test func directionFollowsTheScriptAndNotTheLanguage() {
    for tag in ["ar", "he", "fa", "ur", "yi", "pa-Arab", "dv", "az-IR", "ff-Adlm"] {
      #expect(Language(tag).direction == .rightToLeft, "\(tag)")
    }
    for tag in ["en", "pa", "ar-Latn", "ja", "qqq", ""] {
      #expect(Language(tag).direction == .leftToRight, "\(tag)")
    }
    #expect(Direction.rightToLeft.rawValue == "rtl")
  }

  @Test(arguments: [
    ("es", "es"), ("es-AR", "es"), ("es-419", "es-419"), ("ES_419", "es-419"), ("en-GB", nil),
    ("ja", nil), ("ja-JP", nil), ("ja-Hrkt", "ja-Hrkt"), ("ja-Hrkt-JP", "ja-Hrkt"),
    ("ja-Latn-hepburn", nil), ("zh-Latn-pinyin", "zh-Latn-pinyin"), ("zh-Latn", nil), ("zh", nil),
    ("pa-Guru-IN", "pa"), ("pa-Arab", nil), ("pa-PK", nil), ("de-1996", "de"), ("d", nil),
    ("", nil),
  ])
  func aLanguageIsFoundAmongOthersInItsOwnScriptAlone(tag: String, found: String?) {
    let tags = ["es", "es-419", "ja-Hrkt", "zh-Latn-pinyin", "pa", "de"]
    #expect(Language(tag).fitting(among: tags) == found)
  }

  @Test func lettersThatAKeyboardLacksAreKnown() {
    #expect(
      Language("es-MX").lettersBesideKeyboard == ["á", "é", "í", "ñ", "ó", "ú", "ü", "¿", "¡"])
    #expect(Language("en").lettersBesideKeyboard == [])
    #expect(Language("sv").lettersBesideKeyboard == ["å", "ä", "ö"])
    #expect(Language("uk").lettersBesideKeyboard.count == 34)
    #expect(Language("ja").lettersBesideKeyboard == [])
    #expect(Language("sr-Latn").lettersBesideKeyboard == ["č", "ć", "đ", "š", "ž"])
  }
}
