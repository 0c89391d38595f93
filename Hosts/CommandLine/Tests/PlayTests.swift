import PipitBase
import Testing

@testable import PipitCommandLine

struct PlayTests {
  private func play(_ tokens: JSON, deal: String = #"{"alphabet":"small","seed":"1"}"#) -> JSON {
    result(
      #"{"function":"play","activity":"alphabet","deal":\#(deal),"tokens":\#(tokens.written)}"#)
  }

  /// The right answers of the round, in its order.
  private var rightWords: [String] {
    let dealt = result(#"{"function":"alphabet.deal","alphabet":"small","seed":"1"}"#)
    return (dealt["questions"]?.list ?? []).compactMap { $0["answer"]?.text }
  }

  @Test func aRoundPlayedToItsEndFinishesWithItsResult() {
    var tokens: [JSON] = []
    for (number, word) in rightWords.enumerated() {
      tokens += [.text("pick \(number) \(word)"), .text("next \(number)")]
    }

    let effects = play(.list(tokens))["effects"]?.list ?? []

    #expect(effects.count { $0["do"] == "record" && $0["kind"] == "answer" } == 3)
    let finish = effects.first { $0["do"] == "finish" }
    #expect(finish?["result"]?["right"] == 3)
    #expect(finish?["result"]?["count"] == 3)
  }

  @Test func theDealIsTheOneThatAlphabetDealTells() throws {
    let page = try #require(play([])["page"]?.text)

    #expect(page.contains("value=\"pick 0 \(rightWords[0])\""))
  }

  @Test func nonsenseChangesNothing() {
    #expect(play(["", "nonsense", "pick 7 Alfa", "next 0", "app set theme dark"]) == play([]))
    #expect(play([])["effects"] == [])
  }

  @Test func sentencesAreBuiltByTheirTokens() {
    let answer = result(
      #"{"function":"play","activity":"sentence","deal":{"course":"es-from-en","lesson":"cafe","#
        + #""seed":"1"},"tokens":["take 0 6","way 0 type","write 0 good morning what would you like"]}"#
    )
    #expect(answer["lines"] == 3)
    let effects = answer["effects"]?.list ?? []
    #expect(
      effects.contains {
        $0["do"] == "announce" && $0["text"]?.text?.begins(with: "Right. ") == true
      })
    #expect(
      effects.first { $0["kind"] == "progress" }?["payload"]
        == ["of": "sentence/es-from-en/cafe", "percent": 16])
  }

  @Test func aGameOfWordsIsPlayedByItsTokens() {
    let answer = result(
      #"{"function":"play","activity":"scramble","deal":{"root":"silkworm","seed":"1"},"#
        + #""tokens":["write 0 Works ","write 1 works","write 2 milky","end"]}"#,
      scrambleShelf())
    #expect(answer["lines"] == 4)
    let effects = answer["effects"]?.list ?? []
    let told = effects.filter { $0["do"] == "announce" }.compactMap { $0[text: "text"] }
    #expect(told.first?.hasPrefix("works, 6 points. Score 6.") == true)
    #expect(told.dropFirst().first == "Word used already. Be more original!")
    let kept = effects.filter { $0["do"] == "record" }
    #expect(kept.map { $0["kind"] } == ["answer", "finish"])
    #expect(kept.last?["payload"]?["score"] == 6)
  }

  @Test func aDaysPuzzleIsPlayedOnItsDay() {
    let answer = result(
      #"{"function":"play","activity":"scramble","deal":{"day":"2026-11-30","seed":"1"},"#
        + #""tokens":["write 0 works"]}"#, scrambleShelf())
    let kept = answer["effects"]?.list?.first { $0["do"] == "record" }
    #expect(kept?["payload"]?["day"] == "2026-11-30")
  }

  @Test(arguments: [
    (
      #"{"function":"play","activity":"chess","deal":{"seed":"1"},"tokens":[]}"#, "unknown-activity"
    ),
    (#"{"function":"play","activity":"alphabet","deal":{},"tokens":[]}"#, "missing"),
    (
      #"{"function":"play","activity":"sentence","deal":{"seed":"1","course":"es-from-en"},"tokens":[]}"#,
      "cannot-deal"
    ),
    (
      #"{"function":"play","activity":"sentence","deal":{"seed":"1","course":"q"},"tokens":[]}"#,
      "missing-pack"
    ),
    (#"{"function":"play","activity":"alphabet","deal":{"seed":"x"},"tokens":[]}"#, "wrong-value"),
    (
      #"{"function":"play","activity":"alphabet","deal":{"seed":"1","alphabet":[]},"tokens":[]}"#,
      "wrong-type"
    ),
    (
      #"{"function":"play","activity":"alphabet","deal":{"seed":"1","alphabet":"q"},"tokens":[]}"#,
      "unknown-alphabet"
    ),
    (
      #"{"function":"play","activity":"alphabet","deal":{"seed":"1","alphabet":"small","way":"q"},"tokens":[]}"#,
      "cannot-deal"
    ),
    (
      #"{"function":"play","activity":"alphabet","deal":{"seed":"1","alphabet":"small"},"tokens":[1]}"#,
      "wrong-type"
    ),
  ])
  func whatCannotBePlayedIsToldByCode(line: String, code: String) {
    #expect(errorCode(line) == code)
  }
}
