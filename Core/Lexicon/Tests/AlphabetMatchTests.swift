import PipitLexicon
import PipitText
import Testing

private let match = AlphabetMatch(
  SpellingAlphabet(
    id: "nato", name: "NATO", language: Language("en"), standing: .official,
    letters: [
      CodeWord("A", ["Alfa", "Alpha"]), CodeWord("G", ["Golf"]), CodeWord("J", ["Juliett"]),
      CodeWord("N", ["November"]), CodeWord("X", ["X-ray"]), CodeWord("Y", ["Yam"]),
      CodeWord("Q", ["Québec"]), CodeWord("R", ["Gold"]),
    ],
    digits: [CodeWord("3", ["Three"], said: "TREE"), CodeWord("9", ["Nine"], said: "NIN-ER")],
    marks: [CodeWord("…", ["…"])]))

@Test(arguments: [
  ("alfa", "A"), ("ALPHA", "A"), ("Alfa ", "A"), ("x-ray", "X"), ("xray", "X"), ("X ray", "X"),
  ("Ｘ\u{2010}Ray", "X"), ("al\u{AD}fa\u{200B}", "A"), ("quebec", "Q"), ("QUE\u{301}BEC", "Q"),
  ("three", "3"), ("tree", "3"), ("niner", "9"), ("nine", "9"),
])
func anAcceptedSpellingIsExact(typed: String, letter: String) {
  #expect(match.verdict(typed, for: letter) == .exact)
}

@Test(arguments: [
  ("alfaa", "A"), ("afla", "A"), ("aifa", "A"), ("alf", "A"), ("juliet", "J"), ("Noevmbr", "N"),
  ("Novembre", "N"), ("xrai", "X"),
])
func aWordNearlyRightIsASlip(typed: String, letter: String) {
  #expect(match.verdict(typed, for: letter) == .slip)
}

@Test(arguments: [
  ("", "A"), ("bravo", "A"), ("alffaa", "A"), ("ya", "Y"), ("yan", "Y"), ("gold", "G"),
  ("golf", "A"), ("Nvmbr", "N"), ("alfa", "Å"), ("a", "…"), ("-", "…"),
])
func anythingElseIsWrong(typed: String, letter: String) {
  #expect(match.verdict(typed, for: letter) == .wrong)
}

@Test func aHugeAnswerIsSimplyWrong() {
  #expect(match.verdict(String(repeating: "alfa", count: 20_000), for: "A") == .wrong)
}
