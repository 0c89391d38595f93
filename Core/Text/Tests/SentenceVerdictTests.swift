import PipitText
import Testing

private let known = ["pero", "perro", "el", "gato", "leon"]

private func verdict(
  _ given: String, _ answer: String, alternatives: [String] = [], language: Language = "es"
) throws -> SentenceVerdict {
  try SentenceCheck.verdict(
    given, answer: answer, alternatives: alternatives, options: .init(language: language)
  ) { known.contains($0) }
}

@Test func whatIsAcceptedIsExact() throws {
  #expect(try verdict("EL PERRO", "¡El perro!") == .exact)
  #expect(try verdict("Un perro", "El perro", alternatives: ["Un perro."]) == .exact)
}

@Test func nothingButAccentsIsAnAccent() throws {
  #expect(try verdict("El leon come", "El león come") == .accent)
  #expect(try verdict("Él león comé", "El león come") == .accent)
  #expect(try verdict("un nino", "un niño") == .slip("niño"))
}

@Test(arguments: ["el gatto", "el gto", "el gazo", "el agto", "elg ato x"])
func oneLetterIsASlipAndMoreIsNone(_ given: String) throws {
  #expect(try verdict(given, "El gato") == (given == "elg ato x" ? .wrong : .slip("gato")))
}

@Test func aWordOfItsOwnIsNoSlip() throws {
  #expect(try verdict("el perrro", "El perro") == .slip("perro"))
  #expect(try verdict("el pero", "El perro") == .wrong)
}

@Test func twoSlipsOrAMissingWordAreWrong() throws {
  #expect(try verdict("eel gatto", "El gato") == .wrong)
  #expect(try verdict("gato", "El gato") == .wrong)
  #expect(try verdict("el gato y", "El gato") == .wrong)
  #expect(try verdict("el gato o", "El gato y") == .wrong)
}

@Test func aSlipInAnAlternativeIsToldInItsWord() throws {
  #expect(
    try verdict(
      "Como pam cada día", "Yo como pan todos los días", alternatives: ["Como pan cada día"])
      == .slip("pan"))
}

@Test func slipsAreToldInEveryScript() throws {
  #expect(try verdict("я люблю каау", "Я люблю каву", language: "uk") == .slip("каву"))
  #expect(try verdict("ਮੈਨੂੰ ਚਾਅ ਚਾਹੀਦੀ", "ਮੈਨੂੰ ਚਾਹ ਚਾਹੀਦੀ", language: "pa") == .slip("ਚਾਹ"))
}

@Test func nothingIsNeverRight() throws {
  for given in ["", " ", "...", "\u{200b}"] { #expect(try verdict(given, "sí") == .wrong) }
}

@Test func theExamplesOfTheDocumentationHold() throws {
  let result = try SentenceCheck.check(
    "una cafe con leche", answer: "Un café con leche, por favor.")
  #expect(!result.isCorrect)
  #expect(result.differing == ["Un", "café", "por", "favor"])
  #expect(result.extra == ["una", "cafe"])
  #expect(
    result.pieces.map { $0.text } == ["Un", " ", "café", " con leche, ", "por", " ", "favor", "."])
  let closest = try SentenceCheck.check(
    "Como pam cada día", answer: "Yo como pan todos los días", alternatives: ["Como pan cada día"])
  #expect(closest.closest == "Como pan cada día")
  #expect(closest.differing == ["pan"])
}
