import PipitBase
import Testing

@testable import PipitText

struct CardCheckTests {
  private static let water = Forms([
    .init("en", ["water"]), .init("ja", ["水"]), .init("ja-Hrkt", ["みず"]),
    .init("ja-Latn-hepburn", ["mizu"]),
  ])
  private static let school = Forms([
    .init("ja", ["学校"]), .init("ja-Hrkt", ["がっこう"]), .init("ja-Latn-hepburn", ["gakkō"]),
  ])

  private static func kind(
    _ typed: String, _ forms: Forms, asked: Language? = nil, _ language: Language,
    synonyms: [String] = [], article: String? = nil, ignoresAccents: Bool = false
  ) -> CardVerdict.Kind {
    CardCheck.check(
      typed: typed, forms: forms, asked: asked, language: language, synonyms: synonyms,
      article: article, ignoresAccents: ignoresAccents
    ).kind
  }

  private static func kind(
    _ typed: String, _ wanted: String, _ language: Language, ignoresAccents: Bool = false
  ) -> CardVerdict.Kind {
    kind(
      typed, Forms([.init(language, [wanted])]), asked: language, language,
      ignoresAccents: ignoresAccents)
  }

  // MARK: Which form

  @Test func whereTheWordIsAskedAnyFormIsRightAndNamed() {
    let verdict = CardCheck.check(typed: "みず", forms: Self.water, asked: nil, language: "ja")
    #expect(
      verdict
        == CardVerdict(
          .exact, form: "ja-Hrkt", closest: "みず", difference: [.keep("み"), .keep("ず")]))
  }

  @Test func whereOneScriptIsAskedAnotherFormIsNoMiss() {
    #expect(Self.kind("mizu", Self.water, asked: "ja", "ja") == .form("ja-Latn-hepburn"))
    #expect(Self.kind("みず", Self.water, asked: "ja", "ja") == .form("ja-Hrkt"))
    #expect(Self.kind("水", Self.water, asked: "ja", "ja") == .exact)
    #expect(Self.kind("水", Self.water, asked: "ja-JP", "ja") == .form("ja"))
    #expect(Self.kind("water", Self.water, asked: "ja", "ja") == .wrong)
  }

  @Test func aFormThatIsMissingIsMadeByRule() {
    let kana = Forms([.init("ja-Hrkt", ["がっこう"])])
    #expect(Self.kind("gakkou", kana, asked: "ja-Latn-hepburn", "ja") == .exact)
    let pinyin = Forms([.init("zh-Hans", ["学校"]), .init("zh-Latn-pinyin", ["xuéxiào"])])
    #expect(Self.kind("ㄒㄩㄝˊ ㄒㄧㄠˋ", pinyin, asked: "zh-Bopo", "zh") == .exact)
  }

  @Test func aSynonymIsNeitherRightNorWrong() {
    let forms = Forms([.init("de", ["danke"])])
    #expect(Self.kind("Vielen Dank!", forms, "de", synonyms: ["vielen Dank"]) == .synonym)
    let verdict = CardCheck.check(
      typed: "vielen dank", forms: forms, asked: "de", language: "de", synonyms: ["vielen Dank"])
    #expect(verdict.closest == "danke")
  }

  @Test func nothingIsNeverRight() {
    for typed in ["", " ", "\u{200b}", "..."] {
      #expect(Self.kind(typed, "sí", "es") == .wrong)
    }
    #expect(Self.kind("x", Forms([]), "es") == .wrong)
  }

  // MARK: What does not count

  @Test(arguments: [
    ("ice cream", "ice-cream"), ("Icecream", "ice cream"), ("hello", "Hello!"),
    ("¿como estas?", "como estas"), ("colour", "colo(u)r"), ("color", "colo(u)r"),
    ("the dog", "dog"), ("dog", "the dog"), ("run", "to run"), ("(to) run", "to run"),
    ("C++", "c++"),
  ])
  func spacesHyphensMarksBracketsAndArticlesDoNotCount(_ typed: String, _ wanted: String) {
    #expect(Self.kind(typed, wanted, "en") == .exact)
  }

  @Test func anotherArticleIsWrong() {
    #expect(Self.kind("der Hund", "der Hund", "de") == .exact)
    #expect(Self.kind("ein Hund", "der Hund", "de") == .exact)
    #expect(Self.kind("Hund", "der Hund", "de") == .exact)
    #expect(Self.kind("die Hund", "der Hund", "de") == .wrong)
    let dog = Forms([.init("de", ["Hund"])])
    #expect(Self.kind("das Hund", dog, "de") == .exact)
    #expect(Self.kind("das Hund", dog, "de", article: "der") == .wrong)
    #expect(Self.kind("der Hund", dog, "de", article: "der") == .exact)
    #expect(Self.kind("l’eau", Forms([.init("fr", ["eau"])]), "fr", article: "l'") == .exact)
    #expect(Self.kind("un agua", "el agua", "es") == .exact)
  }

  // MARK: Accents and slips

  @Test func whatDiffersInAccentsAloneIsToldSo() {
    #expect(Self.kind("cafe", "café", "es") == .accent)
    #expect(Self.kind("cafe", "café", "es", ignoresAccents: true) == .exact)
    #expect(Self.kind("nino", "niño", "es", ignoresAccents: true) == .slip)
    #expect(Self.kind("ano", "año", "es", ignoresAccents: true) == .wrong)
    #expect(Self.kind("tokyo", "tōkyō", "ja-Latn-hepburn") == .accent)
    #expect(Self.kind("ma3ma", "māma", "zh-Latn-pinyin") == .accent)
  }

  @Test func aSlipIsOneLetterInFour() {
    #expect(Self.kind("wather", "water", "en") == .slip)
    #expect(Self.kind("wtaer", "water", "en") == .slip)
    #expect(Self.kind("wothar", "water", "en") == .wrong)
    #expect(Self.kind("cut", "cat", "en") == .wrong)
    #expect(Self.kind("学生校", "学生証", "ja") == .wrong)
    #expect(Self.kind("shang", "shān", "zh-Latn-pinyin") == .wrong)
    let house = Forms([.init("en", ["house"])])
    let verdict = CardCheck.check(
      typed: "horse", forms: house, asked: nil, language: "en", isWord: { $0 == "horse" })
    #expect(verdict.kind == .wrong)
    #expect(
      verdict.difference == [
        .keep("h"), .keep("o"), .replace("r", with: "u"), .keep("s"), .keep("e"),
      ]
    )
  }

  @Test(arguments: [
    ("pero", "perro", "es"), ("caro", "carro", "es"), ("perrro", "perro", "es"),
    ("kite", "kitte", "ja-Latn-hepburn"), ("がこう", "がっこう", "ja-Hrkt"),
    ("おばさん", "おばーさん", "ja-Hrkt"),
  ])
  func doubleLettersCount(_ typed: String, _ wanted: String, _ tag: String) {
    #expect(Self.kind(typed, wanted, Language(tag)) == .wrong)
  }

  @Test func theClosestTextIsNamed() {
    let forms = Forms([.init("es", ["casa", "hogar", "vivienda"])])
    let verdict = CardCheck.check(typed: "hoga", forms: forms, asked: nil, language: "es")
    #expect(verdict.kind == .slip)
    #expect(verdict.closest == "hogar")
    #expect(
      CardCheck.check(typed: "viviendo mal", forms: forms, asked: nil, language: "es").closest
        == "vivienda")
  }

  // MARK: Field cases

  @Test(
    "UN-01, UN-02, UN-03",
    arguments: [
      ("To\u{304}kyo\u{304}", "tōkyō", "ja-Latn-hepburn"),
      ("neko\u{200b}", "neko", "ja-Latn-hepburn"),
      ("\u{feff}neko", "neko", "ja-Latn-hepburn"), ("\u{a0}neko\u{a0}", "neko", "ja-Latn-hepburn"),
      ("ne\u{ad}ko", "neko", "ja-Latn-hepburn"), ("ｈｉｔｏｒｏ", "hitoro", "ja-Latn-hepburn"),
      ("Ａｐｐｌｅ", "apple", "en"), ("ﾈｺ", "ねこ", "ja-Hrkt"),
    ])
  func keyboardsDoNotCount(_ typed: String, _ wanted: String, _ tag: String) {
    #expect(Self.kind(typed, wanted, Language(tag)) == .exact)
  }

  @Test(
    "UN-04, UN-05, UN-06, UN-07, UN-10",
    arguments: [
      ("the lion’s tail", "the lion's tail", "en"), ("don't", "don’t", "en"),
      ("l'eau", "l’eau", "fr"),
      ("Ο ΣΚΎΛΟΣ", "Ο σκύλος", "el"), ("DIE STRASSE", "die Straße", "de"),
      ("DIE STRAẞE", "die Straße", "de"), ("\u{6e1a}", "\u{fa46}", "ja"),
      ("블랙", "\u{1107}\u{1173}\u{11af}\u{1105}\u{1162}\u{11a8}", "ko"),
    ])
  func writingsOfTheSameDoNotCount(_ typed: String, _ wanted: String, _ tag: String) {
    #expect(Self.kind(typed, wanted, Language(tag)) == .exact)
  }

  @Test("UN-12") func pointsHangOnTheirLetters() {
    let pointed = "שָׁלוֹם"
    let forms = Forms([.init("he", [pointed])])
    let verdict = CardCheck.check(typed: "שלום", forms: forms, asked: nil, language: "he")
    #expect(verdict.kind == .accent)
    #expect(verdict.difference == [.replace("שלום", with: pointed)])
    #expect(Self.kind("שלום", forms, "he", ignoresAccents: true) == .exact)
    #expect(Self.kind("كتب", "كَتَبَ", "ar") == .accent)
    #expect(Self.kind("كتب", "كَتَبَ", "ar", ignoresAccents: true) == .exact)
  }

  @Test(
    "SC-06",
    arguments: [
      ("ふ", "fu", "hu"), ("し", "shi", "si"), ("ち", "chi", "ti"), ("つ", "tsu", "tu"),
      ("ん", "n", "nn"),
      ("しぶ", "shibu", "sibu"), ("きんえん", "kin'en", "kinnenn"), ("こんにちは", "konnichiwa", "konnnitiha"),
      ("がっこう", "gakkō", "gakkou"), ("おおきい", "ōkii", "ookii"), ("コーヒー", "kōhī", "ko-hi-"),
      ("パーティー", "pātī", "paathii"), ("しんぶん", "shinbun", "shimbun"), ("まっちゃ", "matcha", "maccha"),
      ("じゅう", "jū", "zyuu"),
    ])
  func romajiOfEveryKindIsRight(_ kana: String, _ hepburn: String, _ typed: String) {
    let forms = Forms([.init("ja-Hrkt", [kana]), .init("ja-Latn-hepburn", [hepburn])])
    #expect(Self.kind(typed, forms, asked: "ja-Latn-hepburn", "ja") == .exact)
    #expect(Self.kind(hepburn, forms, asked: "ja-Latn-hepburn", "ja") == .exact)
    #expect(Self.kind(typed, forms, asked: nil, "ja") == .exact)
  }

  @Test("SC-07") func soundsWithTwoKana() {
    let di = Forms([.init("ja-Hrkt", ["ぢ"]), .init("ja-Latn-hepburn", ["ji"])])
    for typed in ["ji", "di"] {
      #expect(Self.kind(typed, di, asked: "ja-Latn-hepburn", "ja") == .exact)
    }
    #expect(Self.kind("dji", di, asked: "ja-Latn-hepburn", "ja") == .wrong)
    let ji = Forms([.init("ja-Hrkt", ["じ"]), .init("ja-Latn-hepburn", ["ji"])])
    for typed in ["じ", "ぢ"] { #expect(Self.kind(typed, ji, asked: "ja-Hrkt", "ja") == .exact) }
    #expect(Self.kind("はなじ", "はなぢ", "ja-Hrkt") == .wrong)
  }

  @Test("SC-08") func theScriptThatIsAskedIsRightByOneRule() {
    let glad = Forms([.init("ja", ["嬉しい"]), .init("ja-Hrkt", ["うれしい"])])
    let friend = Forms([.init("ja", ["友達", "友だち"]), .init("ja-Hrkt", ["ともだち"])])
    for (forms, kanji, kana) in [(glad, "嬉しい", "うれしい"), (friend, "友だち", "ともだち")] {
      #expect(Self.kind(kanji, forms, asked: "ja", "ja") == .exact)
      #expect(Self.kind(kana, forms, asked: "ja", "ja") == .form("ja-Hrkt"))
      #expect(Self.kind(kana, forms, asked: "ja-Hrkt", "ja") == .exact)
      #expect(Self.kind(kanji, forms, asked: "ja-Hrkt", "ja") == .form("ja"))
    }
  }

  @Test("SC-09") func hiraganaCountsAsKatakana() {
    let page = Forms([.init("ja", ["頁"]), .init("ja-Hrkt", ["ページ"])])
    for typed in ["ページ", "ぺーじ", "ﾍﾟｰｼﾞ"] {
      #expect(Self.kind(typed, page, asked: "ja-Hrkt", "ja") == .exact)
    }
    let seven = Forms([.init("ja", ["七"]), .init("ja-Hrkt", ["なな", "しち"])])
    for typed in ["なな", "しち"] { #expect(Self.kind(typed, seven, asked: "ja-Hrkt", "ja") == .exact) }
  }

  @Test(
    "SC-10",
    arguments: [
      ("lv3", true), ("lü3", true), ("lu:3", true), ("lǚ", true), ("LV3", true), ("lu3", false),
    ])
  func pinyinMayBeTypedWithNumbers(_ typed: String, _ isRight: Bool) {
    #expect(Self.kind(typed, "lǚ", "zh-Latn-pinyin") == (isRight ? .exact : .wrong))
  }

  @Test func wordsOfPinyinMayBeParted() {
    for typed in ["xue2 xiao4", "xuéxiào", "xue2xiao4", "Xué Xiào"] {
      #expect(Self.kind(typed, "xuéxiào", "zh-Latn-pinyin") == .exact)
    }
    #expect(Self.kind("nv3er2", "nǚ'ér", "zh-Latn-pinyin") == .exact)
    #expect(Self.kind("xian1", "xī'ān", "zh-Latn-pinyin") != .exact)
  }

  @Test func aLongAnswerIsComparedSoon() {
    let long = String(repeating: "なが", count: 40_000)
    #expect(Self.kind(long, Self.school, "ja") == .wrong)
    #expect(Self.kind("がっこう", Forms([.init("ja-Hrkt", [long])]), "ja") == .wrong)
  }
}
