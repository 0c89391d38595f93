import PipitText
import Testing

/// Checks a sentence; the language is nil where the brief's own rules stand.
func check(
  _ given: String, _ answer: String, or alternatives: [String] = [], in language: String? = nil,
  ignoresAccents: Bool = false, parts: [String] = []
) -> SentenceResult {
  let options = SentenceCheck.Options(
    language: language.map { Language($0) }, ignoresAccents: ignoresAccents, parts: parts)
  do {
    return try SentenceCheck.check(
      given, answer: answer, alternatives: alternatives, options: options)
  } catch {
    Issue.record("\(error)")
    return try! SentenceCheck.check("", answer: "")
  }
}

/// A wrong sentence of which only these words differ.
private func expectWrong(
  _ result: SentenceResult, closest: String, differing: [String], extra: [String],
  _ edit: [SentenceEdit], sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(!result.isCorrect, sourceLocation: sourceLocation)
  #expect(result.closest == closest, sourceLocation: sourceLocation)
  #expect(result.differing == differing, sourceLocation: sourceLocation)
  #expect(result.extra == extra, sourceLocation: sourceLocation)
  #expect(result.edit == edit, sourceLocation: sourceLocation)
}

/// Faults that people reported of other checkers; none may come back.
struct SentenceCaseTests {
  @Test(arguments: [
    ("Yo bebo leche", "Yo bebo leche."), ("me gusta", "¡Me gusta!"), ("qué tal", "¿Qué tal?"),
    ("Es un caballo.", "Es un caballo"), ("¿Es un caballo?", "Es un caballo"),
    ("buenos días yo  soy cecilia", "Buenos días, yo soy Cecilia."), ("perro  ", "perro"),
    ("Madrid - Sevilla", "Madrid – Sevilla"), ("ça va?", "Ça va\u{202f}?"),
    ("no sé", "no\u{a0}sé"), ("el gato y el perro", "el gato y el perro"),
  ])
  func caseMarksAndSpacesNeverCount(given: String, answer: String) {
    #expect(check(given, answer).isCorrect)
    #expect(check(answer, given, in: "es").differing == [])
  }

  @Test func anAccentCountsUnlessItIsIgnored() {
    expectWrong(
      check("El leon come", "El león come"), closest: "El león come", differing: ["león"],
      extra: ["leon"], [.replace(given: "leon", wanted: "león")])
    #expect(check("El leon come", "El león come", ignoresAccents: true).isCorrect)
    #expect(check("El leon come", "El león come", ignoresAccents: true).differing == [])
  }

  @Test func onlyTheOrdersThatAreListedAreAccepted() {
    let others = [
      "Eszem tésztát holnap", "Tésztát eszem holnap", "Tésztát holnap eszem",
      "Holnap eszem tésztát",
    ]
    let answer = "Holnap tésztát eszem"

    #expect(check("como pan", "Yo como pan", or: ["Como pan"]).isCorrect)
    for built in others + [answer] {
      let result = check(built, answer, or: others, in: "hu")
      #expect(result.isCorrect)
      #expect(result.closest == built)
    }
    #expect(!check("eszem holnap tésztát", answer, or: others, in: "hu").isCorrect)
  }

  @Test func theClosestAcceptedSentenceIsTold() {
    expectWrong(
      check("Como pam cada día", "Yo como pan todos los días", or: ["Como pan cada día"]),
      closest: "Como pan cada día", differing: ["pan"], extra: ["pam"],
      [.replace(given: "pam", wanted: "pan")])
  }

  @Test func everyDifferenceIsTold() {
    expectWrong(
      check("the quik brown fx jumps", "the quick brown fox jumps", in: "en"),
      closest: "the quick brown fox jumps", differing: ["quick", "fox"], extra: ["quik", "fx"],
      [.replace(given: "quik", wanted: "quick"), .replace(given: "fx", wanted: "fox")])
  }

  @Test(arguments: ["", " ", "...", "\u{200b}", "¿?", "\u{301}\u{200b} — "])
  func nothingIsNeverCorrect(given: String) {
    if given.unicodeScalars.contains("\u{301}") {
      #expect(!check(given, "sí").isCorrect)
    } else {
      expectWrong(
        check(given, "sí"), closest: "sí", differing: ["sí"], extra: [],
        [.missing("sí", before: nil)])
    }
    #expect(!check(given, "...").isCorrect)
    #expect(!check(given, given).isCorrect || given.unicodeScalars.contains("\u{301}"))
  }

  @Test func aMissingDoubleLetterIsAMiss() {
    #expect(check("pero", "perro").differing == ["perro"])
    #expect(check("caro", "carro").differing == ["carro"])
  }
}

/// The same of typed answers in every script.
struct SentenceScriptTests {
  @Test(arguments: [
    ("To\u{304}kyo\u{304}", "tōkyō", "ja-Latn-hepburn"), ("neko\u{200b}", "neko", "ja-Latn"),
    ("\u{feff}neko", "neko", "ja-Latn"), ("\u{a0}neko\u{a0}", "neko", "ja-Latn"),
    ("ne\u{ad}ko", "neko", "ja-Latn"), ("ｈｉｔｏｒｏ", "hitoro", "ja-Latn"),
    ("Ａｐｐｌｅ", "apple", "en"), ("the lion’s tail", "the lion's tail", "en"),
    ("don't", "don’t", "en"), ("l’eau", "l'eau", "fr"), ("Ο ΣΚΎΛΟΣ", "Ο σκύλος", "el"),
    ("ΔΡΌΜΟΣ", "δρόμος", "el"), ("DIE STRASSE", "die Straße", "de"),
    ("DIE STRAẞE", "die Straße", "de"), ("\u{fa46}", "\u{6e1a}", "ja"),
    ("\u{1107}\u{1173}\u{11af}\u{1105}\u{1162}\u{11a8}", "블랙", "ko"),
    ("м’ята", "м'ята", "uk"), ("мʼята і м＇яч", "м’ята і м'яч", "uk"),
    ("aujourd’hui c'est fermé", "Aujourd'hui, c’est ferme\u{301}.", "fr"),
    ("IĞDIR İZMİR", "ığdır izmir", "tr"), ("I\u{307}ZMI\u{307}R", "izmir", "tr"),
    ("ｶﾞｷﾞ", "ガギ", "ja"), ("水 を 下さい", "水を下さい。", "ja"), ("我是学生", "我 是 学生！", "zh"),
    ("میخواهم", "می‌خواهم", "fa"), ("محـمـد", "محمد", "ar"),
    ("میں پانی پیتا ہاں", "میں پانی پیتا ہاں۔", "pa-Arab"),
    ("ਮੈਂ ਪਾਣੀ ਪੀਂਦਾ ਹਾਂ", "ਮੈਂ ਪਾਣੀ ਪੀਂਦਾ ਹਾਂ।", "pa"), ("क\u{94d}ष", "क\u{94d}\u{200d}ष", "hi"),
    ("न\u{93c}मस\u{94d}ते", "\u{929}मस\u{94d}ते", "hi"), ("שלום עולם", "שלום־עולם", "he"),
    ("ฉันชอบ กาแฟ", "ฉันชอบกาแฟ", "th"), ("Tiê\u{301}ng Viê\u{323}t", "Tiếng Việt", "vi"),
    ("ĲSLAND", "ĳsland", "nl"), ("Ǆep", "ǆep", "hr"), ("ԱՅՈ", "այո։", "hy"),
    ("ᎣᏏᏲ", "ꭳꮟᏺ", "chr"), ("1 000,50", "1000,50", "es"),
  ])
  func theSameSentenceIsCorrectBothWays(given: String, answer: String, language: String) {
    #expect(check(given, answer, in: language).isCorrect)
    #expect(check(answer, given, in: language).isCorrect)
  }

  @Test(arguments: [
    ("isi", "ısı", "tr"), ("か", "が", "ja"), ("niño", "nino", "es"), ("Strase", "Straße", "de"),
    ("иод", "йод", "ru"), ("कि", "की", "hi"), ("กา", "กำ", "th"), ("al", "ål", "sv"),
    ("ло", "іо", "uk"),
  ])
  func lettersStayApartWhereAccentsAreIgnored(given: String, answer: String, language: String) {
    #expect(!check(given, answer, in: language, ignoresAccents: true).isCorrect)
    #expect(!check(answer, given, in: language, ignoresAccents: true).isCorrect)
  }

  @Test func withoutALanguageEveryMarkIsAnAccentButThatOfEnye() {
    #expect(
      check("El nino comio en Malaga", "El niño comió en Málaga", ignoresAccents: true).differing
        == ["niño"])
    #expect(check("al uber Acao", "ål über Ação", ignoresAccents: true).isCorrect)
  }

  @Test func aPointedWordIsTakenAsAWhole() {
    expectWrong(
      check("שלום", "שָׁלוֹם", in: "he"), closest: "שָׁלוֹם", differing: ["שָׁלוֹם"], extra: ["שלום"],
      [.replace(given: "שלום", wanted: "שָׁלוֹם")])
    #expect(check("שלום", "שָׁלוֹם", in: "he", ignoresAccents: true).isCorrect)
  }

  @Test func wordsOfRightToLeftScriptsDifferAsWords() {
    expectWrong(
      check("میں چاء پیتا ہاں", "میں پانی پیتا ہاں", in: "pa-Arab"), closest: "میں پانی پیتا ہاں",
      differing: ["پانی"], extra: ["چاء"], [.replace(given: "چاء", wanted: "پانی")])
  }

  @Test func withoutSpacesLettersDifferAndNeighboursAreJoined() {
    expectWrong(
      check("木曜日にコーヒーを飲みます", "水曜日にお茶を飲みます。", in: "ja"), closest: "水曜日にお茶を飲みます。",
      differing: ["水", "お茶"], extra: ["木", "コーヒー"],
      [.replace(given: "木", wanted: "水"), .replace(given: "コーヒー", wanted: "お茶")])
    expectWrong(
      check("我学生", "我是学生。", in: "zh"), closest: "我是学生。", differing: ["是"], extra: [],
      [.missing("是", before: "学")])
    expectWrong(
      check("私はAppleが好き", "私はBananaが好き", in: "ja"), closest: "私はBananaが好き",
      differing: ["Banana"], extra: ["Apple"], [.replace(given: "Apple", wanted: "Banana")])
  }

  @Test func theAuthorsTilesAreTheWordsWhereTheyAreKnown() {
    let tiles = ["水", "を", "ください", "お茶", "コーヒー"]

    expectWrong(
      check("おちゃをくだちい", "お茶をください", in: "ja", parts: tiles), closest: "お茶をください",
      differing: ["お茶", "ください"], extra: ["おちゃ", "くだちい"],
      [.replace(given: "おちゃ", wanted: "お茶"), .replace(given: "くだちい", wanted: "ください")])
    expectWrong(
      check("ください水を", "水をください", in: "ja", parts: tiles), closest: "水をください",
      differing: ["ください"], extra: ["ください"], [.move("ください", before: nil)])
    #expect(check("お茶 を ください", "お茶をください", in: "ja", parts: tiles).isCorrect)
  }

  @Test(arguments: [
    ("qué es lo que", "¿Qué es lo que es?", "¿Qué es lo que [es]?"),
    ("lo que es", "¿Qué es lo que es?", "¿[Qué] [es] lo que es?"),
    ("", "Sí, sí.", "[Sí], [sí]."), ("sí sí", "Sí, sí.", "Sí, sí."),
    ("el leon", "el leo\u{301}n", "el [leo\u{301}n]"),
    ("水はいります", "水は水です。", "水は[水で]す。"),
  ])
  func piecesTellWhichOfTwoTwinsDiffers(given: String, answer: String, marked: String) {
    let pieces = check(given, answer, in: "ja").pieces
    #expect(pieces.map { $0.differs ? "[\($0.text)]" : $0.text }.joined() == marked)
    #expect(pieces.map { $0.text }.joined() == answer)
  }
}
