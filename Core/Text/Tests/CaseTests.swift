import PipitText
import Testing

struct CaseTests {
  @Test(arguments: [
    ("ΜΕΣ'ΑΠΟ", "μεσ'απο"), ("ΟΔΥΣΣΕΥΣ", "οδυσσευς"), ("Σ", "σ"), ("ΑΣ ΕΙΣ", "ας εις"),
    ("ΆΣ.", "άς."), ("ΣΆΣ-", "σάς-"),
  ])
  func greekWordsEndInFinalSigma(capitals: String, small: String) {
    #expect(Text.lowercased(capitals, Language("el")) == small)
  }

  @Test(arguments: [
    ("σκύλος", "ΣΚΥΛΟΣ"), ("άυλος", "ΑΫΛΟΣ"), ("ρολόι", "ΡΟΛΟΪ"), ("προϊόν", "ΠΡΟΪΟΝ"),
    ("Ηρακλής", "ΗΡΑΚΛΗΣ"), ("ή", "Ή"), ("ταΐζω", "ΤΑΪΖΩ"),
  ])
  func greekCapitalsDropTheAccent(small: String, capitals: String) {
    #expect(Text.uppercased(small, Language("el")) == capitals)
  }

  @Test func turkicLettersKeepTheirDots() {
    for tag in ["tr", "az"] {
      #expect(Text.lowercased("IĞDIR İZMİR", Language(tag)) == "ığdır izmir")
      #expect(Text.uppercased("ığdır izmir", Language(tag)) == "IĞDIR İZMİR")
      #expect(Text.capitalised("izmir", Language(tag)) == "İzmir")
      #expect(Text.capitalised("ısı", Language(tag)) == "Isı")
    }
    #expect(Text.uppercased("izmir", Language("en")) == "IZMIR")
  }

  @Test func dutchIJIsOneCapital() {
    #expect(Text.capitalised("ijsland", Language("nl")) == "IJsland")
    #expect(Text.capitalised("ijsland", Language("en")) == "Ijsland")
    #expect(Text.capitalised("is", Language("nl")) == "Is")
    #expect(Text.capitalised("i", Language("nl")) == "I")
  }

  @Test func aSentenceBeginsWithItsFirstLetter() {
    #expect(Text.capitalised("¿dónde está?", Language("es")) == "¿Dónde está?")
    #expect(Text.capitalised("élan", Language("fr")) == "Élan")
    #expect(Text.capitalised("e\u{301}lan", Language("fr")) == "Élan")
    #expect(Text.capitalised("ǆep", Language("hr")) == "ǅep")
    #expect(Text.capitalised("42", Language("en")) == "42")
    #expect(Text.capitalised("", Language("en")) == "")
  }

  @Test func lithuanianDotsComeAndGoWithTheCase() {
    #expect(Text.lowercased("Ì", Language("lt")) == "i\u{307}\u{300}")
    #expect(Text.uppercased("i\u{307}\u{300}", Language("lt")) == "Ì")
    #expect(Text.lowercased("Ì", Language("it")) == "ì")
  }

  @Test func capitalsOfSharpSAreTwo() {
    #expect(Text.uppercased("Straße", Language("de")) == "STRASSE")
    #expect(Text.lowercased("STRAẞE", Language("de")) == "straße")
  }
}
