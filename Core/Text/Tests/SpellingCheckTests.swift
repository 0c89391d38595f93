import PipitText
import Testing

/// What was typed, what it was to be, and what went wrong.
private struct Misspelling: CustomTestStringConvertible {
  let typed: String
  let word: String
  let faults: [SpellingFault]
  let language: String

  init(_ typed: String, _ word: String, _ faults: SpellingFault..., language: String = "en") {
    (self.typed, self.word, self.faults, self.language) = (typed, word, faults, language)
  }

  var testDescription: String { "\(typed) for \(word)" }
}

private func spell(
  _ typed: String, _ word: String, in language: String = "en", or variants: [String] = [],
  homophones: [String] = [], ignoresAccents: Bool = false
) -> SpellingResult {
  SpellingCheck.check(
    typed, word: word, variants: variants, homophones: homophones, language: Language(language),
    ignoresAccents: ignoresAccents)
}

/// The marks as a word: a capital is right, a small letter elsewhere, a dot wrong.
private func marks(_ typed: String, _ word: String) -> String {
  spell(typed, word).marks.map { mark in
    switch mark.place {
    case .right: mark.letter.uppercased()
    case .elsewhere: mark.letter
    case .wrong: "."
    }
  }.joined()
}

struct SpellingCheckTests {
  @Test fileprivate func theExampleOfTheDocumentation() {
    let result = SpellingCheck.check("recieve", word: "receive", language: "en")
    #expect(result.verdict == .wrong)
    #expect(result.closest == "receive")
    #expect(result.faults == [.ie])
    #expect(
      result.edits == [
        .keep("r"), .keep("e"), .keep("c"), .swap("i", "e"), .keep("v"), .keep("e"),
      ])
  }

  @Test fileprivate func anotherWordHasNoKindOfFault() {
    let other = SpellingCheck.check("wronk", word: "meekly", language: "en")
    #expect(other.verdict == .wrong && other.faults == [.other])
    #expect(SpellingCheck.check("nite", word: "night", language: "en").faults != [.other])
  }

  @Test(arguments: [
    Misspelling("recieve", "receive", .ie), Misspelling("beleive", "believe", .ie),
    Misspelling("wierd", "weird", .ie), Misspelling("freind", "friend", .ie),
    Misspelling("nieghbor", "neighbor", .ie), Misspelling("cieling", "ceiling", .ie),
    Misspelling("acheive", "achieve", .ie), Misspelling("peice", "piece", .ie),
    Misspelling("sieze", "seize", .ie), Misspelling("reciept", "receipt", .ie),
    Misspelling("occured", "occurred", .doubled),
    Misspelling("acommodate", "accommodate", .doubled),
    Misspelling("accomodate", "accommodate", .doubled),
    Misspelling("embarass", "embarrass", .doubled), Misspelling("commitee", "committee", .doubled),
    Misspelling("tommorow", "tomorrow", .doubled), Misspelling("begining", "beginning", .doubled),
    Misspelling("neccessary", "necessary", .doubled),
    Misspelling("necesary", "necessary", .doubled),
    Misspelling("neccesary", "necessary", .doubled), Misspelling("recomend", "recommend", .doubled),
    Misspelling("reccommend", "recommend", .doubled), Misspelling("adress", "address", .doubled),
    Misspelling("proffesional", "professional", .doubled),
    Misspelling("harrass", "harass", .doubled), Misspelling("untill", "until", .doubled),
    Misspelling("buisness", "business", .swap), Misspelling("becuase", "because", .swap),
    Misspelling("strenght", "strength", .swap), Misspelling("tounge", "tongue", .vowel, .silent),
    Misspelling("gaurd", "guard", .swap), Misspelling("teh", "the", .swap),
    Misspelling("seperate", "separate", .vowel), Misspelling("definately", "definitely", .vowel),
    Misspelling("independant", "independent", .vowel), Misspelling("calender", "calendar", .vowel),
    Misspelling("grammer", "grammar", .vowel), Misspelling("catagory", "category", .vowel),
    Misspelling("privelege", "privilege", .vowel), Misspelling("relevent", "relevant", .vowel),
    Misspelling("sentance", "sentence", .vowel), Misspelling("existance", "existence", .vowel),
    Misspelling("mischievious", "mischievous", .vowel),
    Misspelling("arguement", "argument", .vowel),
    Misspelling("truely", "truly", .vowel), Misspelling("intresting", "interesting", .vowel),
    Misspelling("lightening", "lightning", .vowel),
    Misspelling("pronounciation", "pronunciation", .vowel),
    Misspelling("goverment", "government", .silent), Misspelling("rythm", "rhythm", .silent),
    Misspelling("enviroment", "environment", .silent), Misspelling("nife", "knife", .silent),
    Misspelling("rite", "write", .silent), Misspelling("lam", "lamb", .silent),
    Misspelling("dout", "doubt", .silent), Misspelling("receit", "receipt", .silent),
    Misspelling("colum", "column", .silent), Misspelling("iland", "island", .silent),
    Misspelling("lisen", "listen", .silent), Misspelling("sychology", "psychology", .silent),
    Misspelling("gost", "ghost", .silent), Misspelling("shoud", "should", .silent),
    Misspelling("tak", "talk", .silent), Misspelling("sience", "science", .silent),
    Misspelling("exellent", "excellent", .silent), Misspelling("aquire", "acquire", .silent),
    Misspelling("wich", "which", .silent), Misspelling("foreing", "foreign", .swap),
    Misspelling("sincerly", "sincerely", .silent), Misspelling("definit", "definite", .silent),
    Misspelling("kichen", "kitchen", .silent), Misspelling("knowlege", "knowledge", .silent),
    Misspelling("nite", "night", .silent, .vowel), Misspelling("gard", "guard", .vowel),
    Misspelling("definatly", "definitely", .vowel, .silent),
    Misspelling("concensus", "consensus", .other),
    Misspelling("publically", "publicly", .vowel, .doubled),
    Misspelling("supercede", "supersede", .other), Misspelling("suprise", "surprise", .other),
    Misspelling("garafa", "garrafa", .doubled, language: "es"),
    Misspelling("uevo", "huevo", .silent, language: "es"),
    Misspelling("nino", "niño", .other, language: "es"),
    Misspelling("faren", "fahren", .silent, language: "de"),
    Misspelling("daß", "dass", .other, .doubled, language: "de"),
    Misspelling("батко", "батько", .other, language: "uk"),
    Misspelling("сабака", "собака", .vowel, language: "uk"),
  ])
  fileprivate func whatWentWrongIsTold(_ one: Misspelling) {
    let result = spell(one.typed, one.word, in: one.language)
    #expect(result.verdict == .wrong)
    #expect(result.faults == one.faults, "\(result.edits)")
  }

  @Test(arguments: [
    ("apple", "Apple"), ("apple", "APPLE"), ("apple", "apple "), ("apple", "  apple\n"),
    ("apple", "Ａｐｐｌｅ"), ("don't", "don’t"), ("don’t", "don't"), ("neko", "ne\u{ad}ko"),
    ("neko", "\u{feff}neko"), ("neko", "neko\u{200b}"), ("neko", "\u{a0}neko\u{a0}"),
    ("café", "cafe\u{301}"), ("well-being", "well‑being"), ("ice cream", "ice  cream"),
  ])
  func whatKeyboardsDoCostsNothing(word: String, typed: String) {
    let result = spell(typed, word)
    #expect(result.verdict == .exact)
    #expect(result.faults == [])
    #expect(result.closest == word)
  }

  @Test(arguments: [
    ("tr", "ısparta", "ISPARTA"), ("tr", "izmir", "İZMİR"), ("el", "σκύλος", "ΣΚΎΛΟΣ"),
    ("de", "Straße", "STRASSE"), ("de", "Straße", "STRAẞE"), ("de", "Straße", "Strasse"),
    ("uk", "м'ята", "м’ята"), ("ko", "블랙", "\u{1107}\u{1173}\u{11af}\u{1105}\u{1162}\u{11a8}"),
    ("es", "niño", "nin\u{303}o"),
  ])
  func caseAndNormalFormsAreTheLanguages(language: String, word: String, typed: String) {
    #expect(spell(typed, word, in: language).verdict == .exact)
    #expect(spell(typed, word, in: language).closest == word)
  }

  @Test func aMissingCapitalIsNamed() {
    let result = spell("apfel", "Apfel", in: "de")
    #expect(result.verdict == .capital)
    #expect(result.faults == [.capital])
    #expect(result.marks.allSatisfy { $0.place == .right })
    #expect(spell("Schön", "schön", in: "de").verdict == .exact)
    #expect(spell("elise", "Élise", in: "fr").faults == [.accent, .capital])
    // ss for ß, and an accent that is ignored, are no fault beside it.
    let swiss = spell("strasse", "Straße", in: "de")
    #expect(swiss.verdict == .capital && swiss.faults == [.capital])
    #expect(swiss.marks.allSatisfy { $0.place == .right })
    let elise = spell("elise", "Élise", in: "fr", ignoresAccents: true)
    #expect(elise.verdict == .capital && elise.faults == [.capital])
  }

  @Test func anAccentIsNoLetterAndALetterIsNoAccent() {
    #expect(spell("cafe", "café").verdict == .accent)
    #expect(spell("cafe", "café").faults == [.accent])
    #expect(spell("cafe", "café", ignoresAccents: true).verdict == .exact)
    #expect(spell("cancion", "canción", in: "es").faults == [.accent])
    #expect(spell("nino", "niño", in: "es", ignoresAccents: true).verdict == .wrong)
    #expect(spell("sjo", "sjö", in: "sv", ignoresAccents: true).verdict == .wrong)
    #expect(spell("їжак", "іжак", in: "uk", ignoresAccents: true).verdict == .wrong)
  }

  @Test func otherSpellingsAreAsRight() {
    #expect(spell("colour", "color", or: ["colour"]).verdict == .exact)
    #expect(spell("colour", "color", or: ["colour"]).closest == "colour")
    #expect(spell("colur", "color", or: ["colour"]).closest == "color")
    #expect(spell("colouur", "color", or: ["colour"]).closest == "colour")
  }

  @Test func whatSoundsTheSameIsTold() {
    #expect(spell("Bear", "bare", homophones: ["bear"]).verdict == .homophone)
    #expect(spell("bear", "bare", homophones: ["bear"]).closest == "bare")
    #expect(spell("beer", "bare", homophones: ["bear"]).verdict == .wrong)
    #expect(spell("bare", "bare", homophones: ["bear", "bare"]).verdict == .exact)
  }

  @Test(arguments: [
    ("recieve", "receive", "RECieVE"), ("occured", "occurred", "OCCURED"),
    ("teeter", "letter", "tE.TER"), ("babes", "abbey", "baBE."), ("apple", "apple", "APPLE"),
    ("aaaa", "abca", "A..A"), ("zzz", "abc", "..."), ("ppa", "apple", "PPa"),
  ])
  func aLetterIsMarkedAsOftenAsTheWordHasIt(typed: String, word: String, shown: String) {
    #expect(marks(typed, word) == shown)
  }

  @Test func nothingIsEmpty() {
    for typed in ["", " ", "\u{200b}", "\n\t"] {
      #expect(spell(typed, "apple").verdict == .empty)
      #expect(spell(typed, "apple").marks == [])
    }
  }
}

/// Whatever is typed.
struct SpellingCheckLawTests {
  @Test func hostileTextsAreAnswered() {
    let many = String(repeating: "a", count: 300_000)
    let zalgo = "a" + String(repeating: "\u{301}", count: 50_000)
    for typed in [
      many, zalgo, "\u{0}", "\u{fffd}", "🧑‍🧑‍🧒", "\u{202e}elppa", "'; drop table", "<b>apple</b>",
      String(repeating: "🇺🇦", count: 500), String(repeating: "e\u{301}", count: 201),
    ] {
      let result = spell(typed, "apple")
      #expect(result.verdict == .wrong)
      #expect((1...SpellingCheck.mostLetters).contains(result.marks.count))
      #expect(result.edits.count <= SpellingCheck.mostLetters + 5)
      _ = spell("apple", typed, homophones: [typed])
    }
    #expect(spell(many, many).verdict == .wrong)
    #expect(spell("apple", "").verdict == .wrong)
  }

  @Test func theEditsMakeOneWordOfTheOtherInTheLeastSteps() {
    var state: UInt64 = 7
    func roll(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    for _ in 0..<3_000 {
      let word = String((0..<1 + roll(9)).map { _ in Array("aabcdeé")[roll(7)] })
      let typed = String((0..<1 + roll(9)).map { _ in Array("aabcdeé")[roll(7)] })
      let result = spell(typed, word)
      var (before, after, steps) = ("", "", 0)
      for edit in result.edits {
        switch edit {
        case .keep(let letter): (before, after) = (before + letter, after + letter)
        case .insert(let letter): (after, steps) = (after + letter, steps + 1)
        case .delete(let letter): (before, steps) = (before + letter, steps + 1)
        case .replace(let one, let other):
          (before, after, steps) = (before + one, after + other, steps + 1)
        case .swap(let one, let other):
          (before, after, steps) = (before + one + other, after + other + one, steps + 1)
        }
      }
      #expect(before == typed && after == word)
      #expect(steps == EditDistance.distance(Array(typed), Array(word), limit: 20))
      #expect((result.faults == []) == (typed == word))
      #expect(result.marks.map { $0.letter }.joined() == typed)
      for letter in Set(typed) {
        let marked = result.marks.count { $0.letter == String(letter) && $0.place != .wrong }
        #expect(marked <= word.count { $0 == letter })
      }
    }
  }

  @Test(arguments: [
    (SpellingFault.doubled, "letter", "later"), (.ie, "receive", "recess"),
    (.silent, "knight", "robot"), (.vowel, "separate", "tent"), (.swap, "because", "lamp"),
    (.accent, "canción", "casa"), (.capital, "Madrid", "madre"), (.other, "planet", "cat"),
  ])
  func wordsGiveOccasionForFaults(fault: SpellingFault, yes: String, no: String) {
    let language = Language(fault == .accent || fault == .capital ? "es" : "en")
    #expect(fault.isPossible(in: yes, language))
    #expect(!fault.isPossible(in: no, language))
  }
}
