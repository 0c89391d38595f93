import PipitBase
import PipitText
import Testing

struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("casa", "casa", 0), ("casa", "csaa", 1),
    ("casa", "caza", 1), ("casa", "cassa", 1), ("casa", "csa", 1), ("kitten", "sitting", 3),
    ("ca", "abc", 3), ("abcd", "badc", 2), ("niño", "nino", 1),
  ])
  func theLeastEditsAreCounted(one: String, other: String, edits: Int) {
    #expect(EditDistance.distance(Array(one), Array(other), limit: 9) == edits)
    #expect(EditDistance.distance(Array(other), Array(one), limit: 9) == edits)
    #expect(EditDistance.distance(Array(one), Array(other), limit: edits) == edits)
    if edits > 0 {
      #expect(EditDistance.distance(Array(one), Array(other), limit: edits - 1) == nil)
    }
  }

  @Test func aLimitChangesNoDistanceWithinIt() {
    var dice = Dice(seed: 21)
    for _ in 0..<2_000 {
      let one = (0..<dice.roll(below: 7)).map { _ in dice.pick(Array("abc"))! }
      let other = (0..<dice.roll(below: 7)).map { _ in dice.pick(Array("abc"))! }
      let full = EditDistance.distance(one, other, limit: 99)!
      for limit in 0..<7 {
        let limited = EditDistance.distance(one, other, limit: limit)
        #expect(limited == (full <= limit ? full : nil))
      }
    }
  }

  @Test(arguments: [
    ("November", "November", 0), ("novemebr", "November", 1), ("Novmbr", "November", 2),
    ("Novmb", "November", nil), ("Lime", "Lima", 1), ("Lyme", "Lima", nil), ("cat", "cut", nil),
    ("cut", "cut", 0), ("STRASSE", "Straße", 0), ("Strase", "Straße", 1), ("", "Lima", nil),
  ])
  func slipsAreFewAndOnlyInLongerWords(typed: String, answer: String, slips: Int?) {
    let english = LetterPolicy(Language("en"))
    let folded = Text.fold(answer, english)

    #expect(EditDistance.slips(Text.fold(typed, english), of: folded) == slips)
  }

  @Test func theDocumentedExamplesHold() {
    #expect(EditDistance.distance(Array("casa"), Array("csaa"), limit: 2) == 1)
    #expect(EditDistance.slips("novmeber", of: "november") == 1)
    #expect(EditDistance.slips("cat", of: "cut") == nil)
  }
}
