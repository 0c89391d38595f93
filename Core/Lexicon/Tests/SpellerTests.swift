import PipitLexicon
import PipitText
import Testing

/// German letters, as many as the stories need.
private let german = Speller(
  SpellingAlphabet(
    id: "de", name: "German", language: Language("de"), standing: .official,
    letters: [
      CodeWord("A", ["Aachen"]), CodeWord("Ä", ["Umlaut Aachen"], begins: false),
      CodeWord("C", ["Chemnitz"]), CodeWord("Ch", ["Charlotte"]), CodeWord("E", ["Essen"]),
      CodeWord("H", ["Hamburg"]), CodeWord("R", ["Rostock"]), CodeWord("S", ["Salzwedel"]),
      CodeWord("Sch", ["Schule"]), CodeWord("ß", ["Eszett"], begins: false),
      CodeWord("T", ["Tübingen"]), CodeWord("X", ["X-ray"]),
    ],
    digits: [
      CodeWord("0", ["null"]), CodeWord("2", ["zwei", "zwo"]), CodeWord("4", ["vier"]),
      CodeWord("00", ["hundert"]),
    ],
    marks: [CodeWord("-", ["Bindestrich"])]))

private let turkish = Speller(
  SpellingAlphabet(
    id: "tr", name: "Turkish", language: Language("tr"), standing: .customary,
    letters: [
      CodeWord("Ğ", ["yumuşak ge"], begins: false), CodeWord("I", ["Isparta"]),
      CodeWord("İ", ["İzmir"]), CodeWord("M", ["Muş"]), CodeWord("R", ["Rize"]),
      CodeWord("Z", ["Zonguldak"]),
    ]))

private func words(_ speller: Speller, _ text: String) -> [String] {
  speller.spell(text).map { $0.word ?? $0.letter }
}

@Test func aStreetIsSpelledLetterByLetter() {
  #expect(
    words(german, "Straße 24") == [
      "Salzwedel", "Tübingen", "Rostock", "Aachen", "Eszett", "Essen", " ", "zwei", "vier",
    ])
  #expect(german.spell("ß")[0].letter == "ß")
}

@Test func theLongestLetterWins() {
  #expect(words(german, "Schach") == ["Schule", "Aachen", "Charlotte"])
  #expect(words(german, "SCHA") == ["Schule", "Aachen"])
  #expect(words(german, "SC") == ["Salzwedel", "Chemnitz"])
}

@Test func turkishKnowsTwoKindsOfI() {
  #expect(words(turkish, "İzmir") == ["İzmir", "Zonguldak", "Muş", "İzmir", "Rize"])
  #expect(words(turkish, "Iı") == ["Isparta", "Isparta"])
  #expect(turkish.letter("i") == "İ" && turkish.letter("ı") == "I")
}

@Test func anAccentTheAlphabetLacksFallsBackOnTheBaseLetter() {
  #expect(words(german, "é") == ["Essen"])
  #expect(words(german, "e\u{301}") == ["Essen"])
  #expect(words(turkish, "ß") == ["ß"])
  #expect(words(german, "ä") == ["Umlaut Aachen"])
  #expect(words(german, "æ") == ["Aachen Essen"])
  #expect(german.spell("æ")[0].letters == ["A", "E"])
}

@Test func theFinalSigmaAndYoAreTheirLetters() {
  let greek = Speller(
    SpellingAlphabet(
      id: "el", name: "Greek", language: Language("el"), standing: .singleSource,
      letters: [CodeWord("Η", ["Ηρώ"]), CodeWord("Σ", ["σοφός"])]))
  let russian = Speller(
    SpellingAlphabet(
      id: "ru", name: "Russian", language: Language("ru"), standing: .official,
      letters: [CodeWord("Е", ["Елена"]), CodeWord("Й", ["Иван краткий"], begins: false)]))

  #expect(words(greek, "ής") == ["Ηρώ", "σοφός"])
  #expect(words(russian, "ЁЙё") == ["Елена", "Иван краткий", "Елена"])
}

@Test func whatHasNoWordIsShownAsItIs() {
  #expect(words(german, "a-@Ж😀") == ["Aachen", "Bindestrich", "@", "Ж", "😀"])
  #expect(words(german, " a\u{200B}\u{AD} \n e ") == ["Aachen", " ", "Essen"])
  #expect(german.spell("").isEmpty)
}

@Test func codeWordsAreReadBack() {
  let reading = german.read("schule AACHEN charlotte, Umlaut Aachen / zwo 4 e x ray Xray X-ray")

  #expect(reading.text == "SchAChÄ 24EXXX")
  #expect(reading.unknown.isEmpty)
}

@Test func hundredsAreReadAndSpelledDigitByDigit() {
  #expect(words(german, "200") == ["zwei", "null", "null"])
  #expect(german.read("zwei hundert").text == "200")
}

@Test func unknownWordsAreMarked() {
  let reading = german.read("Aachen Banane Essen")

  #expect(reading.text == "A?E")
  #expect(reading.unknown == ["Banane"])
  #expect(reading.parts[1] == Reading.Part(given: "Banane", letter: nil))
}

@Test func wordsInOnePieceAndWordsAboutCaseAreUnderstood() {
  #expect(german.read("Essen-Tübingen-umlaut aachen").text == "ET?A")
  #expect(german.read("capital Essen small Tubingen").text == "ET")
  #expect(turkish.read("yumusak ge\nIZMIR").text == "Ğ İ")
}

@Test func whatIsSpelledIsReadBack() {
  for text in ["Straße 24", "Schach", "ÄX-ray"] {
    let spelled = german.spell(text).map { $0.isBreak ? "/" : $0.word ?? $0.letter }

    #expect(german.isSame(german.read(spelled.joined(separator: " ")).text, text))
  }
}

@Test func textsAreTheSameByTheirLetters() {
  #expect(german.isSame("STRASSE-2", "strasse 2") == false)
  #expect(german.isSame("straße2", "Straße 2"))
  #expect(!german.isSame("Ac", "Äc"))
  #expect(!german.isSame("", ""))
}

@Test func aWordBeginsWithItsLetter() {
  #expect(german.begins("Élan", with: "E"))
  #expect(german.begins("Ärger", with: "Ä"))
  #expect(!german.begins("Ärger", with: "A"))
  #expect(turkish.begins("ilk", with: "İ") && !turkish.begins("ilk", with: "I"))
}

@Test func thePointInANumberHasItsOwnWord() {
  let digits = (0...9).map { CodeWord(String($0), ["d\($0)"]) }
  let letters = [CodeWord("A", ["Alfa"])]
  let marine = Speller(
    SpellingAlphabet(
      id: "itu", name: "ITU", language: Language("en"), standing: .official, letters: letters,
      digits: digits, marks: [CodeWord(".", ["Stop"]), CodeWord("·", ["Decimal"])]))
  #expect(words(marine, "118.3") == ["d1", "d1", "d8", "Decimal", "d3"])
  #expect(words(marine, "A.3.") == ["Alfa", "Stop", "d3", "Stop"])
  #expect(marine.read("d1 d1 d8 decimal d3").text == "118.3")
  #expect(marine.isSame("118.3", "118·3"))

  let plain = Speller(
    SpellingAlphabet(
      id: "lapd", name: "LAPD", language: Language("en"), standing: .official, letters: letters,
      digits: digits, marks: [CodeWord(".", ["Stop"])]))
  #expect(words(plain, "1.3") == ["d1", "Stop", "d3"])
}
