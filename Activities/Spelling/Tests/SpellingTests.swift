import Testing

@testable import PipitSpelling

struct SpellingTests {
  @Test func tokensAreReadAsTheyAreWritten() {
    for token in [
      "hear 0", "slow 3", "letters 1", "describe 2 a small bird", "sentence 2 It sang.", "read 2",
      "hint 4", "write 7 pipit", "show 7", "again 7", "next 7", "away 900",
    ] {
      #expect(Spelling.Action(token: token)?.token == token)
    }
  }

  @Test func nonsenseIsNoAction() {
    for token in ["hear", "hear -1", "hear 01", "write 1", "next 1 x", "away 1 2", "fly 1", ""] {
      #expect(Spelling.Action(token: token) == nil)
    }
  }
}
