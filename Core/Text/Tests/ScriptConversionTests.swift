import PipitBase
import Testing

@testable import PipitText

struct ScriptConversionTests {
  private static func convert(_ text: String, _ from: String, _ to: String) -> String? {
    ScriptConversion.convert(text, from: Language(from), to: Language(to))?.text
  }

  private static func isSure(_ text: String, _ from: String, _ to: String) -> Bool? {
    ScriptConversion.convert(text, from: Language(from), to: Language(to))?.isSure
  }

  // MARK: Kana

  @Test(
    "SC-04, SC-05",
    arguments: [
      ("デッデー", "deddē"), ("シークヮーサー", "shīkuwāsā"), ("おっちょこちょい", "otchokochoi"), ("ヴァ", "va"),
      ("がっこう", "gakkō"), ("おおきい", "ōkii"), ("おかあさん", "okāsan"), ("せんせい", "sensei"),
      ("しんぶん", "shinbun"), ("きんえん", "kin'en"), ("パーティー", "pātī"), ("チェック", "chekku"),
      ("ウェイター", "weitā"), ("ｶﾞｯｺｳ", "gakkō"), ("コーヒー・カップ。", "kōhī kappu."), ("とうきょう", "tōkyō"),
    ])
  func kanaAreWrittenInHepburn(_ kana: String, _ latin: String) {
    #expect(Self.convert(kana, "ja-Hrkt", "ja-Latn-hepburn") == latin)
    #expect(Self.isSure(kana, "ja-Hrkt", "ja-Latn-hepburn") == true)
  }

  @Test func whatRulesCannotKnowIsNotSure() {
    for (kana, latin) in [
      ("おもう", "omou"), ("みずうみ", "mizuumi"), ("こんにちは", "konnichiha"), ("あっ", "a"),
    ] {
      #expect(Self.convert(kana, "ja-Hrkt", "ja-Latn") == latin)
      #expect(Self.isSure(kana, "ja-Hrkt", "ja-Latn") == false)
    }
    #expect(Self.isSure("は", "ja-Hrkt", "ja-Latn") == true)
    #expect(Self.isSure("はは", "ja-Hrkt", "ja-Latn") == true)
    for latin in ["tōkyō", "ji", "tsuzuku"] {
      #expect(Self.isSure(latin, "ja-Latn", "ja-Hrkt") == false)
    }
  }

  @Test(
    "SC-01, SC-02, SC-03, SC-11, SC-19",
    arguments: [
      ("思った", "ja", "ja-Latn-hepburn"), ("佐々木", "ja", "ja-Hrkt"),
      ("元気ですか？元気です。", "ja", "ja-Latn-hepburn"), ("还钱", "zh-Hans", "zh-Latn-pinyin"),
      ("头发", "zh-Hans", "zh-Hant"), ("پانی", "pa-Arab", "pa-Latn"), ("パン", "ja", "zh-Hans"),
    ])
  func whatSaysTooLittleIsNeverGuessed(_ text: String, _ from: String, _ to: String) {
    #expect(Self.convert(text, from, to) == nil)
  }

  @Test(
    "SC-01, SC-02, SC-03",
    arguments: [
      ("思[おも]った", "omotta"), ("言[い]ったら", "ittara"), ("行[い]って", "itte"), ("佐々木[ささき]", "sasaki"),
      ("中佐々木[なかささき]", "nakasasaki"), ("時々[ときどき]", "tokidoki"),
      ("元気[げんき]ですか？ 元気[げんき]です。", "genkidesuka?genkidesu."), ("ハ゛ー", "bā"),
    ])
  func readingsInBracketsTellTheRest(_ text: String, _ latin: String) {
    #expect(Self.convert(text, "ja", "ja-Latn-hepburn") == latin)
  }

  @Test(
    "SC-05",
    arguments: [
      ("DANNA", "だんな"), ("occhokochoi", "おっちょこちょい"), ("va", "ゔぁ"), ("konnyaku", "こんにゃく"),
      ("kin'en", "きんえん"), ("shimbun", "しんぶん"), ("gakkou", "がっこう"), ("sibu", "しぶ"), ("zyuu", "じゅう"),
      ("pātī", "ぱあてぃい"), ("neko to inu", "ねこ と いぬ"),
    ])
  func romajiIsWrittenInKana(_ latin: String, _ kana: String) {
    #expect(Self.convert(latin, "ja-Latn-hepburn", "ja-Hrkt") == kana)
  }

  @Test func whatIsNoRomajiIsNoKana() {
    for text in ["houses", "straße", "q", "にほん日本", "ñandú"] {
      #expect(Self.convert(text, "ja-Latn-hepburn", "ja-Hrkt") == nil)
    }
  }

  /// Kana alone and in twos, long ones and doubled ones: what is sure comes back as it was.
  @Test func everySureSyllableComesBack() {
    let syllables =
      """
      あ い う え お か き く け こ さ し す せ そ た ち つ て と な に ぬ ね の は ひ ふ へ ほ ま み む め も や ゆ よ ら り る れ ろ \
      わ が ぎ ぐ げ ご ざ ず ぜ ぞ だ で ど ば び ぶ べ ぼ ぱ ぴ ぷ ぺ ぽ じ きゃ きゅ きょ しゃ しゅ しょ ちゃ ちゅ ちょ にゃ にゅ にょ \
      ひゃ ひゅ ひょ みゃ みゅ みょ りゃ りゅ りょ ぎゃ ぎゅ ぎょ じゃ じゅ じょ びゃ びゅ びょ ぴゃ ぴゅ ぴょ てぃ でぃ とぅ どぅ \
      てゅ でゅ ふぁ ふぃ ふぇ ふぉ ふゅ ゔぁ ゔぃ ゔ ゔぇ ゔぉ つぁ つぃ つぇ つぉ うぃ うぇ うぉ しぇ ちぇ じぇ いぇ くぁ くぃ \
      くぇ くぉ ぐぁ ん
      """.pieces(at: " ")
    for (place, one) in syllables.enumerated() {
      for other in [one]
        + syllables[(place % 7)...].enumerated().filter({ $0.offset % 7 == 0 }).map({ $0.element })
      {
        for kana in [one + other, one + "っ" + other] {
          // A macron does not tell how its vowel was written.
          guard let latin = Kana.romanized(kana), latin.isSure,
            !Text.decomposed(latin.text).has("\u{304}")
          else { continue }
          #expect(Kana.read(latin.text)?.text == kana, "\(kana) \(latin.text)")
          #expect(Kana.agrees(latin.text, with: kana))
        }
      }
    }
  }

  @Test func romajiAgreesWithItsKana() {
    for (latin, kana) in [
      ("konnichiwa", "こんにちは"), ("tsuzuku", "つづく"), ("o", "を"), ("e", "へ"), ("okāsan", "おかあさん"),
      ("okaasan", "おかあさん"), ("Tōkyō", "とうきょう"), ("kōhī", "コーヒー"),
    ] {
      #expect(Kana.agrees(latin, with: kana), "\(latin)")
    }
    for (latin, kana) in [
      ("gako", "がっこう"), ("gakko", "がっこう"), ("si", "し"), ("ha", "わ"), ("neko", "いぬ"), ("di", "じ"),
    ] {
      #expect(!Kana.agrees(latin, with: kana), "\(latin)")
    }
  }

  // MARK: Pinyin

  @Test(
    "SC-10, SC-11",
    arguments: [
      ("nü3", "nǚ"), ("shao4nv3", "shàonǚ"), ("huan2 qian2", "huán qián"), ("xi1an1", "xī'ān"),
      ("Bei3jing1", "Běijīng"), ("xue2 3", "xué 3"), ("wanr2", "wánr"),
      ("hui4 gou3 xiu1", "huì gǒu xiū"),
      ("lün5", "lün"), ("er4", "èr"), ("ma1ma", "māma"),
    ])
  func numbersBecomeMarks(_ numbers: String, _ marks: String) {
    #expect(Self.convert(numbers, "zh-Latn-pinyin", "zh-Latn-pinyin") == marks)
    #expect(Pinyin.marked(numbers) == marks)
  }

  @Test(
    "SC-10",
    arguments: [
      ("lün", "lvn5"), ("shàonǚ", "shao4nv3"), ("nǚ'ér", "nv3er2"), ("xiān", "xian1"),
      ("xī'ān", "xi1an1"),
      ("xǐnán", "xi3nan2"), ("fángǎn", "fan2gan3"), ("māma", "ma1ma5"), ("LÜ4", "LV4"),
    ])
  func marksBecomeNumbers(_ marks: String, _ numbers: String) {
    #expect(Self.convert(marks, "zh-Latn-pinyin", "zh-Latn-pinyin-x-numbers") == numbers)
  }

  @Test(arguments: [
    ("xuéxiào", "ㄒㄩㄝˊ ㄒㄧㄠˋ"), ("māma", "ㄇㄚ ˙ㄇㄚ"), ("zhīshi", "ㄓ ˙ㄕ"), ("wánr", "ㄨㄢˊㄦ"),
    ("nǚ'ér", "ㄋㄩˇ ㄦˊ"),
    ("yuánwēng", "ㄩㄢˊ ㄨㄥ"), ("zhōng", "ㄓㄨㄥ"), ("xióng", "ㄒㄩㄥˊ"), ("qù", "ㄑㄩˋ"), ("lüè", "ㄌㄩㄝˋ"),
  ])
  func pinyinIsWrittenInBopomofo(_ pinyin: String, _ bopomofo: String) {
    #expect(Self.convert(pinyin, "zh-Latn-pinyin", "zh-Bopo") == bopomofo)
    let back = Self.convert(bopomofo, "zh-Bopo", "zh-Latn-pinyin")
    #expect(back.flatMap { Self.convert($0, "zh-Latn-pinyin", "zh-Bopo") } == bopomofo)
  }

  @Test func everySyllableInEveryToneComesBack() {
    #expect(Pinyin.syllables.count > 400)
    for packed in Pinyin.syllables {
      for tone in 1...5 {
        let syllable = Pinyin.Piece(letters: Pinyin.letters(of: packed), tone: tone)
        let marks = Pinyin.written([syllable], .marks)
        let numbers = Pinyin.written(marks, .numbers)
        let bopomofo = numbers.flatMap { Pinyin.written($0, .bopomofo) }
        #expect(numbers == Pinyin.written([syllable], .numbers))
        #expect(bopomofo.flatMap { Pinyin.written($0, .marks) } == marks, "\(marks)")
        #expect(Pinyin.agrees(marks, syllables: 1, "字"))
      }
    }
  }

  @Test func whatIsNoPinyinStays() {
    #expect(Pinyin.marked("yi 1 er, hello4") == "yi 1 er, hello4")
    for text in ["hello", "学校", "xuq2", "ㄅㄅ"] {
      #expect(Self.convert(text, "zh-Latn-pinyin", "zh-Bopo") == nil, "\(text)")
    }
    #expect(!Pinyin.agrees("nià", syllables: 1, "字"))
    #expect(!Pinyin.agrees("xuexíao", syllables: 2, "学校"))
    #expect(!Pinyin.agrees("xuéxiào", syllables: 3, "学校们"))
    #expect(Pinyin.agrees("wánr", syllables: 2, "玩儿"))
  }

  // MARK: Cyrillic

  @Test(
    "SC-12, SC-13",
    arguments: [
      ("Згуровський", "Zghurovskyi"), ("Євген", "Yevhen"), ("Яготин", "Yahotyn"),
      ("Костянтин", "Kostiantyn"), ("Феодосія", "Feodosiia"), ("Ньютон", "Niuton"),
      ("піранья", "pirania"), ("ЗГУРОВСЬКИЙ", "ZGHUROVSKYI"), ("Зеленський", "Zelenskyi"),
      ("моя", "moia"), ("твоє", "tvoie"), ("мій", "mii"), ("їжак", "yizhak"), ("з'їзд", "zizd"),
      ("м’ята", "miata"), ("Нова Єва-Юна", "Nova Yeva-Yuna"), ("Щука", "Shchuka"),
    ])
  func ukrainianIsWrittenByTheTableOf2010(_ cyrillic: String, _ latin: String) {
    #expect(Self.convert(cyrillic, "uk", "uk-Latn") == latin)
    #expect(Self.isSure(cyrillic, "uk-Cyrl", "uk-Latn") == true)
  }

  @Test(arguments: [
    ("Његош", "Njegoš"), ("љубав", "ljubav"), ("ЉУБАВ", "LJUBAV"), ("џеп", "džep"), ("ђак", "đak"),
    ("ћуприја", "ćuprija"), ("коњ", "konj"), ("чај, шећер", "čaj, šećer"),
  ])
  func serbianGoesBothWays(_ cyrillic: String, _ latin: String) {
    #expect(Self.convert(cyrillic, "sr-Cyrl", "sr-Latn") == latin)
    if latin != "LJUBAV" { #expect(Self.convert(latin, "sr-Latn", "sr-Cyrl") == cyrillic) }
  }

  @Test func lettersThatMeetAreNotSure() {
    for (latin, cyrillic) in [
      ("injekcija", "инјекција"), ("nadživeti", "надживети"), ("konjunktura", "конјунктура"),
    ] {
      #expect(Self.convert(latin, "sr-Latn", "sr-Cyrl") == cyrillic)
      #expect(Self.isSure(latin, "sr-Latn", "sr-Cyrl") == false)
    }
    #expect(Self.convert("yoga", "sr-Latn", "sr-Cyrl") == nil)
    #expect(Self.convert("ёлка", "uk", "uk-Latn") == nil)
  }

  // MARK: Gurmukhi and Devanagari

  @Test(
    "SC-14, SC-18",
    arguments: [
      ("ਲੂੰਬੜੀ", "lūṁbaṛī"), ("ਮੂੰਹ", "mūṁh"), ("ਪੜ੍ਹਨਾ", "paṛhnā"), ("ਪਾਣੀ", "pāṇī"),
      ("ਬੱਚਾ", "bachchā"), ("ਕੁੜੀ", "kuṛī"), ("ਪੰਜਾਬੀ", "pañjābī"), ("ਘਰ", "ghar"), ("ਸੋਹਣਾ", "sohṇā"),
      ("ਭੁੱਖ", "bhukkh"), ("ਮੱਛੀ", "machchhī"), ("ਕੰਮ", "kamm"), ("ਖੰਡ", "khaṇḍ"), ("ਹਾਂ", "hāṁ"),
      ("ਆਉਣਾ", "āuṇā"), ("ਉਂਗਲ", "uṅgal"), ("ਪ੍ਰੇਮ", "prem"), ("ਸ਼ਹਿਰ", "shahir"), ("ਫ਼ਸਲ", "fasal"),
      ("ਗਈ", "gaī"), ("ਬੱਕਰੀ", "bakkrī"), ("ਸੰਤਰਾ", "santrā"),
    ])
  func gurmukhiGoesBothWays(_ gurmukhi: String, _ latin: String) {
    #expect(Self.convert(gurmukhi, "pa", "pa-Latn") == latin)
    #expect(Self.convert(latin, "pa-Latn", "pa") == Text.composed(gurmukhi))
  }

  @Test(arguments: [
    ("पानी", "pānī"), ("बच्चा", "bachchā"), ("हिंदी", "hindī"), ("लड़का", "laṛkā"), ("शहर", "shahar"),
    ("पढ़ना", "paṛhnā"), ("मतलब", "matlab"), ("मित्र", "mitra"), ("ज़मीन", "zamīn"), ("हाँ", "hāṁ"),
    ("आठ", "āṭh"), ("नमस्ते।", "namaste."), ("दोस्त", "dost"), ("उन्होंने", "unhoṁne"), ("ख़ुश", "khush"),
    ("डॉक्टर", "ḍokṭar"), ("कृपया", "kripyā"), ("ऋतु", "ritu"),
  ])
  func devanagariIsWrittenInLatin(_ devanagari: String, _ latin: String) {
    #expect(Self.convert(devanagari, "hi", "hi-Latn") == latin)
    #expect(Indic.agrees(latin, with: devanagari))
  }

  /// The words of the Punjabi course.
  @Test func everyWordInGurmukhiComesBack() {
    let words =
      """
      ਪੰਜਾਬੀ ਸ਼ੁਕਰੀਆ ਧੰਨਵਾਦ ਵਿੱਚ ਵਿਚ ਨਾਂ ਨਾਮ ਸੋਹਣਾ ਸੁੰਦਰ ਇਹ ਹੈ ਹਾਂ ਹਨ ਜੀ ਮੈਂ ਮੇਰਾ ਮੇਰੀ ਤੁਹਾਡਾ ਬਹੁਤ ਚਾਹ ਖੰਡ ਘਰ ਤੁਸੀਂ ਤੂੰ ਮੈਨੂੰ ਪਾਣੀ \
      ਚਾਹੀਦਾ ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ ਉਹ ਅੰਦਰ ਆਓ ਠੀਕ ਵੀ ਥੋੜ੍ਹੀ ਜਿਹੀ ਨਾਲ ਬਿਸਕੁਟ ਖਾਓ ਠੰਢੀ ਹੋ ਰਹੀ ਇੱਕ ਕੱਪ ਹੋਰ ਪੀਓ ਭੈਣ ਦਾਦੀ ਕਿੱਥੇ ਰਸੋਈ ਰੋਟੀ ਤਿਆਰ ਕੀ \
      ਹਾਲ ਬੈਠੋ ਇੱਥੇ ਪੀਓਗੇ ਨਹੀਂ ਚਾਹੀਦੀ ਸੁਆਦੀ ਭਰਾ ਰਹਿੰਦਾ ਲਾਹੌਰ ਭੁੱਖ ਲੱਗੀ ਆਉਣਾ ਸਾਡੇ ਫਿਰ ਤੁਹਾਡੀ ਕੌਣ ਉੱਥੇ ਬੈਠੀ ਤੇਰਾ ਸੋਹਣੀ ਖਾਓਗੇ ਲੂਣ \
      ਗਰਮ ਰਹਿੰਦੀ ਤੇ ਦਾਦਾ ਲੱਗਾ ਸਾਡਾ ਤੁਹਾਡੇ ਗਿਆ
      """.pieces(at: " ")
    #expect(words.count == 85)
    for word in words {
      let latin = Indic.romanized(word)?.text ?? ""
      #expect(Indic.gurmukhi(latin)?.text == Text.composed(word), "\(latin)")
      #expect(Indic.agrees(latin, with: word))
    }
  }

  @Test func aSilentVowelMayBeWrittenByItsAuthor() {
    #expect(Self.isSure("ਪਾਣੀ", "pa", "pa-Latn") == true)
    #expect(Self.isSure("जनवरी", "hi", "hi-Latn") == false)
    #expect(Indic.agrees("janvarī", with: "जनवरी"))
    #expect(Indic.agrees("panjābī", with: "ਪੰਜਾਬੀ"))
    #expect(Indic.agrees("sāmp", with: "सांप"))
    #expect(!Indic.agrees("pānī", with: "ਪਾਣਾ"))
    #expect(!Indic.agrees("bachā", with: "ਬੱਚਾ"))
    #expect(Self.convert("q1ж", "pa-Latn", "pa") == nil)
  }
}
