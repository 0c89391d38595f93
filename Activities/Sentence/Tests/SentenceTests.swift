import PipitBase
import PipitPractice
import Testing

@testable import PipitSentence

struct SentenceTests {
  @Test func everyTokenReadsAsItIsWritten() {
    for token in [
      "take 3 5", "back 3 5", "last 3", "move 3 5 2", "sooner 3 5", "later 3 5",
      "seek 3 c", "check 3", "write 3 dos cafés", "blank 3 café", "hear 3", "slow 3", "answer 3",
      "show 3", "way 3 type", "right 3", "unright 3", "next 3", "close", "stay", "away 500",
    ] {
      #expect(Sentence.Action(token: token)?.token == token)
    }
  }
}
