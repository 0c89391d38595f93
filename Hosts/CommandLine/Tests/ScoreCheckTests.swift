import PipitBase
import PipitPractice
import PipitServer
import Testing

@testable import PipitCommandLine

/// Games of word scramble that are played again for their score.
struct ScoreCheckTests {
  private func claim(
    _ tokens: String, score: Int, deal: String = #""root":"silkworm""#, more: String = ""
  ) -> String {
    #"{"function":"scramble.verify","deal":{"seed":"1",\#(deal)},"tokens":[\#(tokens)],"#
      + #""score":\#(score)\#(more)}"#
  }

  private func verified(
    _ tokens: String, score: Int, deal: String = #""root":"silkworm""#, more: String = ""
  ) -> JSON {
    result(claim(tokens, score: score, deal: deal, more: more), scrambleShelf())
  }

  @Test func aScoreIsThatOfTheWordsFound() {
    let tokens = #""write 0 works","write 1 milky","write 2 Milk","write 3 worm","end""#
    #expect(
      verified(tokens, score: 16) == ["score": 16, "own": 0, "stopped": false, "verified": true])
    #expect(
      verified(tokens, score: 17) == ["score": 16, "own": 0, "stopped": false, "verified": false])
    #expect(verified("", score: 0) == ["score": 0, "own": 0, "stopped": false, "verified": true])
  }

  @Test func theSameWordTwiceIsNoGain() {
    let tokens = #""write 0 works","write 0 works","write 1 works","write 2 works","nonsense""#
    #expect(
      verified(tokens, score: 6) == ["score": 6, "own": 0, "stopped": false, "verified": true])
  }

  @Test func wordsThatOnlyTheLearnerKeepsDoNotCount() {
    let tokens = #""write 0 works","write 1 lorms","keep""#
    #expect(
      verified(tokens, score: 6) == ["score": 6, "own": 1, "stopped": false, "verified": true])
    #expect(verified(tokens, score: 12)["verified"] == false)
  }

  @Test func aDaysPuzzleAndOtherScoringsAreVerified() {
    let day = #""language":"en","day":"2026-11-30""#
    #expect(
      verified(#""write 0 works""#, score: 6, deal: day)
        == ["score": 6, "own": 0, "stopped": false, "verified": true])
    let letters = verified(
      #""write 0 works""#, score: 0, deal: #""root":"silkworm","scoring":"letters""#)
    #expect(letters["own"] == 0 && letters[integer: "score"] ?? 0 > 6)
  }

  @Test func aClockCountsWhereTimesAreTold() {
    let tokens = #""write 0 works","write 1 milk""#
    let deal = #""root":"silkworm","clock":"60""#
    #expect(verified(tokens, score: 11, deal: deal)["verified"] == true)
    #expect(
      verified(tokens, score: 6, deal: deal, more: #","times":[1000,61000]"#)
        == ["score": 6, "own": 0, "stopped": false, "verified": true])
  }

  @Test func timesThatRunBackGainNothing() {
    let tokens = #""write 0 works","write 1 milk","write 2 worm""#
    let deal = #""root":"silkworm","clock":"60""#
    #expect(
      verified(tokens, score: 6, deal: deal, more: #","times":[1000,61000,2000]"#)
        == ["score": 6, "own": 0, "stopped": false, "verified": true])
  }

  @Test(arguments: [#""calm","write 0 works""#, #""write 0 works","end","back""#])
  func aGameThatHadMoreTimeSaysSo(tokens: String) {
    let timed = #""root":"silkworm","clock":"60""#
    #expect(verified(tokens, score: 6, deal: timed)["stopped"] == true)
    #expect(verified(tokens, score: 6)["stopped"] == false)
  }

  @Test(arguments: [
    (#"{"function":"scramble.verify","tokens":[],"score":0}"#, "missing"),
    (#"{"function":"scramble.verify","deal":{},"tokens":[],"score":0}"#, "missing"),
    (#"{"function":"scramble.verify","deal":{"seed":"1"},"score":0}"#, "missing"),
    (#"{"function":"scramble.verify","deal":{"seed":"1"},"tokens":[]}"#, "missing"),
    (#"{"function":"scramble.verify","deal":{"seed":"1"},"tokens":[],"score":-1}"#, "wrong-value"),
    (#"{"function":"scramble.verify","deal":{"seed":"1"},"tokens":[3],"score":1}"#, "wrong-type"),
    (
      #"{"function":"scramble.verify","deal":{"seed":"1","root":"a b"},"tokens":[],"score":1}"#,
      "cannot-deal"
    ),
    (
      #"{"function":"scramble.verify","deal":{"seed":"1","language":"xx"},"tokens":[],"score":1}"#,
      "missing-pack"
    ),
    (
      #"{"function":"scramble.verify","deal":{"seed":"1","without":"a/b"},"tokens":[],"score":1}"#,
      "wrong-value"
    ),
    (
      #"{"function":"scramble.verify","deal":{"seed":"1"},"tokens":["end"],"times":[],"score":1}"#,
      "wrong-value"
    ),
  ])
  func whatCannotBeVerifiedIsToldByCode(line: String, code: String) {
    #expect(errorCode(line, scrambleShelf()) == code)
  }

  @Test func aGameHasNoMoreThanSoManyTokens() {
    let tokens = [String](repeating: #""ok""#, count: ScoreCheck.mostTokens)
    #expect(verified(tokens.joined(separator: ","), score: 0)["verified"] == true)
    let more = (tokens + [#""ok""#]).joined(separator: ",")
    #expect(errorCode(claim(more, score: 0), scrambleShelf()) == "too-long")
  }

  // MARK: On the server

  private func answer(_ body: String) -> (status: Int, json: JSON?) {
    let response = ServedScores.answer(
      to: Array(body.utf8), scramblePacks)
    return (response.status, try? JSON(parsing: response.body.array))
  }

  @Test func theServerAnswersAsTheFunctionDoes() {
    let body =
      #"{"deal":{"seed":"1","root":"silkworm"},"tokens":["write 0 works"],"score":6}"#
    let (status, json) = answer(body)
    #expect(status == 200)
    #expect(json == ["score": 6, "own": 0, "stopped": false, "verified": true])
  }

  @Test(arguments: [
    ("", 400), ("[]", 400), ("{", 400), ("{}", 400), ("7", 400),
    (#"{"deal":{"seed":"x"},"tokens":[],"score":0}"#, 400),
    (#"{"deal":{"seed":"1","scoring":"golf"},"tokens":[],"score":0}"#, 400),
    (#"{"deal":{"seed":"1","language":"de"},"tokens":[],"score":0}"#, 400),
  ])
  func theServerTellsWhatIsWrongInASentence(body: String, status: Int) {
    let told = answer(body)
    #expect(told.status == status)
    let message = told.json?["error"]?[text: "message"] ?? ""
    #expect(message.hasSuffix(".") && message.first?.isLowercase == false, "\(message)")
  }
}
