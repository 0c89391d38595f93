import PipitBase
import PipitText
import Testing

struct FoldingTests {
  @Test func aMacronMayComeAsASeparateMark() {
    #expect(Text.equal("tōkyō", "To\u{304}kyo\u{304}", Language("ja-Latn-hepburn")))
    #expect(!Text.equal("tōkyō", "tokyo", Language("ja-Latn-hepburn")))
  }

  @Test(arguments: [
    "neko\u{200b}", "\u{feff}neko", "\u{a0}neko\u{a0}", "ne\u{ad}ko", "n\u{200d}e\u{200c}ko",
    "\u{202a}neko\u{202c}", "ne\u{fe0f}ko", " \u{3000}neko\t\n",
  ])
  func whatCannotBeSeenCostsNoAnswer(typed: String) {
    #expect(Text.equal("neko", typed, Language("ja-Latn")))
  }

  @Test func joinersInsideIndicAndArabicWordsStay() {
    let policy = LetterPolicy(Language("fa"))

    #expect(Text.fold("می‌خواهم", policy) == "می‌خواهم")
    #expect(Text.fold("क्‍ष", LetterPolicy(Language("hi"))) == "क्‍ष")
    #expect(Text.fold("خواهم\u{200c} ", policy) == "خواهم")
    #expect(Text.fold("👩‍👧", policy) == "👩‍👧")
  }

  @Test func fullWidthLettersAndHalfWidthKanaAreUsualOnes() {
    #expect(Text.equal("hitoro", "ｈｉｔｏｒｏ", Language("ja-Latn")))
    #expect(Text.equal("apple", "Ａｐｐｌｅ", Language("en")))
    #expect(Text.equal("ガギパー", "ｶﾞｷﾞﾊﾟｰ", Language("ja")))
    #expect(Text.equal("１２：３０", "12:30", Language("ja")))
    #expect(!Text.equal("か", "が", Language("ja"), ignoresAccents: true))
  }

  @Test(arguments: [
    ("the lion's tail", "the lion’s tail"), ("don’t", "don't"), ("l’eau", "l'eau"),
    ("l`eau", "lʼeau"), ("“well”", "\"well\""), ("co‑op", "co-op"), ("a – b", "a - b"),
    ("wait…", "wait..."),
  ])
  func curlyAndPlainMarksAreTheSame(one: String, other: String) {
    #expect(Text.equal(one, other, Language("en")))
    #expect(Text.equal(other, one, Language("en")))
  }

  @Test func greekCapitalsMatchWordsThatEndInFinalSigma() {
    let greek = Language("el")
    let policy = LetterPolicy(greek)

    #expect(Text.equal("Ο σκύλος", "Ο ΣΚΎΛΟΣ", greek))
    #expect(Text.equal("Ο σκύλος", "ο σκυλοσ", greek, ignoresAccents: true))
    for card in ["ο δρόμος", "ΔΡΌΜΟΣ"] {
      for search in ["δρόμος", "ΔΡΌΜΟΣ"] {
        #expect(Text.fold(card, policy).contains(Text.fold(search, policy)))
      }
    }
  }

  @Test func sharpSIsTwoS() {
    for typed in ["DIE STRASSE", "DIE STRAẞE", "die strasse", "Die Straße"] {
      #expect(Text.equal("die Straße", typed, Language("de")), "\(typed)")
    }
    #expect(!Text.equal("Straße", "Strase", Language("de")))
  }

  @Test func aCompatibilityIdeographIsItsUnifiedOne() {
    #expect(Text.equal("\u{fa46}", "\u{6e1a}", Language("ja")))
    #expect(Array(Text.composed("\u{fa46}").unicodeScalars) == ["\u{6e1a}"])
  }

  @Test func decomposedHangulIsComposed() {
    let decomposed = Text.decomposed("블랙")

    #expect(decomposed.unicodeScalars.count == 6)
    #expect(Text.equal("블랙", decomposed, Language("ko")))
    #expect(Text.letters(decomposed) == ["블", "랙"])
  }

  @Test func hebrewPointsAreAccents() {
    #expect(!Text.equal("שָׁלוֹם", "שלום", Language("he")))
    #expect(Text.equal("שָׁלוֹם", "שלום", Language("he"), ignoresAccents: true))
    #expect(Text.equal("مُحَمَّد", "محمد", Language("ar"), ignoresAccents: true))
  }

  @Test func turkicCaseKeepsTheDotApart() {
    for tag in ["tr", "az"] {
      let language = Language(tag)
      #expect(Text.equal("ısı", "ISI", language))
      #expect(Text.equal("izin", "İZİN", language))
      #expect(Text.equal("izin", "I\u{307}ZI\u{307}N", language))
      #expect(!Text.equal("ısı", "isi", language, ignoresAccents: true))
      #expect(!Text.equal("izin", "IZIN", language))
    }
    #expect(Text.equal("İstanbul", "istanbul", Language("en")))
    #expect(Text.equal("IT", "it", Language("en")))
  }

  @Test func lithuanianDotsUnderAnAccentAreTheLettersOwn() {
    #expect(Text.equal("i\u{307}\u{300}", "Ì", Language("lt")))
  }

  @Test func spacesCollapseAndMeetNoEnds() {
    #expect(Text.fold(" \t a\u{2003} \n b\u{a0}", LetterPolicy(.undetermined)) == "a b")
    #expect(Text.fold("  ", LetterPolicy(.undetermined)) == "")
    #expect(Text.fold("\u{200b}", LetterPolicy(.undetermined)) == "")
  }

  @Test(arguments: [
    ("Émile", "emile"), ("Straße", "strasse"), ("yumuşak ge", "yumusakge"), ("Niño Й", "ninoи"),
    ("Þórður", "thordur"), ("ISPARTA", "isparta"), ("İzmir ı", "izmiri"), ("Ǆ ǉ Ĳ", "dzljij"),
    ("Œuvre, «Ærø»!", "oeuvreaero"), ("Ｘ\u{2010}Ｒay", "xray"), ("1\u{fe0f}\u{20e3}", "1"),
    ("ΟΔΟΣ", "οδοσ"), ("ού", "ου"), ("don’t", "dont"), (" …–@", ""),
  ])
  func withoutMarksEveryLetterIsItsBase(text: String, bare: String) {
    #expect(Text.bare(text) == bare)
  }

  @Test func looselySpelledWordsAreBare() {
    for typed in ["X-ray", "xray", "X RAY", " x–ray. "] { #expect(Text.bare(typed) == "xray") }
    #expect(Text.unmarked("Émile’s –Ä") == "emile's -a")
  }

  @Test func lettersAreWhatAReaderCounts() {
    #expect(Text.letters("Straße").count == 6)
    #expect(Text.letters("n\u{303}o") == ["ñ", "o"])
    #expect(Text.letters("a\u{200b}b") == ["a", "b"])
    #expect(Text.letters("नमस्ते").count <= 4)
    #expect(Text.letters("👨‍👩‍👧🇺🇦❤️").count == 3)
    #expect(Text.letters("") == [])
  }

  /// Folding is a projection: a folded text is its own fold, composed or not, whatever the language.
  @Test func aFoldedTextIsItsOwnFold() {
    let pieces = [
      "a", "I", "İ", "ı", "ß", "ẞ", "ς", "Σ", "e\u{301}", "é", "Ǆ", "ﬁ", "ｱﾞ", "한",
      "\u{1112}\u{1161}",
      " ", "\u{200d}", "\u{200b}", "’", "—", "…", "שָׁ", "க்", "‍", "\u{307}", "\u{323}", "𝐀", "Å",
      "Ω",
    ]
    var dice = Dice(seed: 9)
    for tag in ["und", "tr", "el", "lt", "de", "vi", "he"] {
      let policy = LetterPolicy(Language(tag))
      for _ in 0..<300 {
        var text = ""
        for _ in 0..<dice.roll(below: 8) { text += dice.pick(pieces)! }
        for ignoresAccents in [false, true] {
          let folded = Text.fold(text, policy, ignoresAccents: ignoresAccents)
          let again = Text.fold(folded, policy, ignoresAccents: ignoresAccents)
          let apart = Text.fold(Text.decomposed(text), policy, ignoresAccents: ignoresAccents)

          #expect(Array(again.unicodeScalars) == Array(folded.unicodeScalars))
          #expect(Array(apart.unicodeScalars) == Array(folded.unicodeScalars))
        }
      }
    }
  }

  @Test func theFastWayForPlainTextIsTheSlowWay() {
    var dice = Dice(seed: 2)
    let policy = LetterPolicy(.undetermined)
    for _ in 0..<500 {
      var text = ""
      for _ in 0..<dice.roll(below: 12) {
        text.unicodeScalars.append(Unicode.Scalar(UInt8(dice.roll(below: 128))))
      }
      let slow = Text.fold(text + "é", policy)

      #expect(Text.fold(text + "e", policy) + "\u{301}" == slow)
    }
  }

  @Test func hostileTextsTakeNoLongerThanTheyAreLong() {
    let marks = "a" + String(repeating: "\u{323}\u{301}", count: 20_000)
    let joiners = "क" + String(repeating: "\u{200d}", count: 40_000) + "क"

    let isSame = Text.equal(marks, marks + "b", Language("vi"))
    #expect(!isSame)
    #expect(Text.fold(marks, LetterPolicy(.undetermined), ignoresAccents: true) == "a")
    #expect(Text.fold(joiners, LetterPolicy(Language("hi"))) == "क\u{200d}क")
  }
}
