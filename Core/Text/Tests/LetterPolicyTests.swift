import PipitText
import Testing

struct LetterPolicyTests {
  /// Each row: a language, what stays a letter, and what folds away.
  @Test(arguments: [
    ("es", "ñ", "áéíóúü"), ("de", "äöü", "éà"), ("sv", "åäö", "éü"), ("fi", "åäö", "éü"),
    ("da", "åøæ", "éü"), ("nb", "åøæ", "éò"), ("tr", "çğıöşü", "âîû"), ("az", "çəğıöşü", "á"),
    ("fr", "ç", "éèêëàâîïôùûüÿ"), ("pt", "ç", "ãõáâéêíóôú"), ("it", "", "àèéìòù"),
    ("pl", "ąćęłńóśźż", "éü"), ("cs", "čřšž", "áďéěíňóťúůý"), ("sk", "äčôšž", "áéíľĺŕúý"),
    ("hu", "öőüű", "áéíóú"), ("is", "öæðþ", "áéíóúý"), ("ro", "ăâîșț", "é"), ("sq", "çë", "é"),
    ("lv", "āčēģīķļņšūž", "é"), ("lt", "ąčęėįšųūž", "éñ"), ("et", "õäöüšž", "é"),
    ("uk", "йїґ", "ё"), ("ru", "й", "ё"), ("be", "йёў", "ї"), ("mk", "ѓќ", "ѐѝ"),
    ("el", "", "άέήίόύώϊϋΐ"), ("vi", "ăâđêôơư", "áàảãạ"), ("en", "ñ", "éïæœø"),
    ("und", "ñйї", "áéíóúüåäöçё"), ("zh-Latn-pinyin", "ü", "āáǎà"),
    ("ja-Latn-hepburn", "", "āīūēō"),
  ])
  func marksAreLettersOrAccentsByTheLanguage(tag: String, letters: String, accents: String) {
    let policy = LetterPolicy(Language(tag))

    for letter in letters {
      #expect(Text.fold(String(letter), policy, ignoresAccents: true) == String(letter))
    }
    for letter in accents {
      #expect(
        Text.fold(String(letter), policy, ignoresAccents: true) != String(letter), "\(letter)")
      #expect(Text.fold(String(letter), policy) == String(letter))
    }
  }

  @Test func aToneOnAVietnameseLetterIsAnAccentAndItsHatIsNot() {
    let policy = LetterPolicy(Language("vi"))

    #expect(Text.fold("Tiếng Việt", policy, ignoresAccents: true) == "tiêng viêt")
  }

  @Test func marksThatBelongToTheirLetterNeverFold() {
    let policy = LetterPolicy(.undetermined)

    for text in ["がぎぱ", "한국", "ਸ਼ੇਰ", "हिन्दी", "آأؤ", "กำ"] {
      #expect(
        Text.fold(text, policy, ignoresAccents: true) == Text.composed(text), "\(text)")
    }
  }

  @Test func wordsAreSpacedByTheScriptInUse() {
    #expect(LetterPolicy(Language("en")).isSpaced)
    #expect(LetterPolicy(Language("ko")).isSpaced)
    #expect(LetterPolicy(Language("ja-Latn-hepburn")).isSpaced)
    #expect(!LetterPolicy(Language("ja")).isSpaced)
    #expect(!LetterPolicy(Language("zh-Hant")).isSpaced)
    #expect(!LetterPolicy(Language("th")).isSpaced)
  }

  @Test func theApostropheIsALetterInUkrainianAndAMarkInEnglish() {
    #expect(LetterPolicy(Language("uk")).apostropheIsLetter)
    #expect(!LetterPolicy(Language("en")).apostropheIsLetter)
  }

  @Test func theDocumentedExamplesHold() {
    let spanish = LetterPolicy(Language("es"))
    let swedish = LetterPolicy(Language("sv"))

    #expect(Text.fold("El Niño cantó", spanish, ignoresAccents: true) == "el niño canto")
    #expect(Text.fold("Idé på Ön", swedish, ignoresAccents: true) == "ide på ön")
  }
}
