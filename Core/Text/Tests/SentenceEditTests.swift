import PipitBase
import PipitText
import Testing

struct SentenceEditTests {
  @Test(arguments: [
    ("quiero cuenta", [SentenceEdit.missing("la", before: "cuenta")]),
    ("quiero la", [.missing("cuenta", before: nil)]),
    ("la quiero cuenta", [.swap("quiero", "la")]),
    ("cuenta la quiero", [.swap("quiero", "cuenta")]),
    ("la cuenta quiero", [.move("quiero", before: "la")]),
    ("cuenta quiero la", [.move("cuenta", before: nil)]),
    ("quiero la cuanta", [.replace(given: "cuanta", wanted: "cuenta")]),
    ("quiero la cuenta fría", [.leaveOut("fría")]),
    ("no quiero la la cuenta", [.leaveOut("no"), .leaveOut("la")]),
    (
      "",
      [
        .missing("quiero", before: "la"), .missing("la", before: "cuenta"),
        .missing("cuenta", before: nil),
      ]
    ),
  ])
  func theLeastChangesAreTold(given: String, edit: [SentenceEdit]) {
    #expect(check(given, "¡quiero la cuenta!").edit == edit)
  }

  @Test func twoWordsOrNoneAreTheBorders() {
    #expect(check("una", "la").edit == [.replace(given: "una", wanted: "la")])
    #expect(check("una", "...").edit == [.leaveOut("una")])
    #expect(check("la cuenta", "la cuenta").edit == [])
  }

  @Test func wordsRunTogetherOrCutStandForWhatTheySpell() {
    let answer = "Un café con leche, por favor"

    #expect(check("uncafé con lechepor fa vor", answer).isCorrect)
    #expect(check("uncafé con te por fa vor", answer).differing == ["leche"])
    #expect(check("uncafé con te por fa vor", answer).extra == ["te"])
    #expect(check("unca fé conte por favor", answer).differing == ["con", "leche"])
    #expect(check("ala mesa roja", "a lamesa azul").differing == ["azul"])
    #expect(check("well known woman", "well-known man").differing == ["man"])
    #expect(check("a la casa a la", "ala mesa ala").differing == ["mesa"])
  }

  @Test func wordsAreToldAsTheyAreWritten() {
    let result = check(
      "I do know, e.g. 3.50 or 1:20", "“I don’t know”, e.g. 3,50 (or 1:30).", in: "en")

    #expect(result.differing == ["don’t", "1:30"])
    #expect(result.extra == ["do", "1:20"])
  }
}
