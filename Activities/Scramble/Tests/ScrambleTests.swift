import PipitBase
import PipitPractice
import Testing

@testable import PipitScramble

@Suite struct ScrambleTests {
  @Test func everyTokenIsReadAsItIsWritten() {
    let actions: [Scramble.Action] = [
      .write(3, "two words"), .ok, .shuffle, .sort(.length), .grid, .open("decal"),
      .learn("decal"), .keep, .ask, .stay, .calm, .end, .time, .back, .new, .share, .away(1200),
    ]
    for action in actions { #expect(Scramble.Action(token: action.token) == action) }
    for strange in ["", "write", "write x a", "sort up", "away -1", "ok 2", "fly"] {
      #expect(Scramble.Action(token: strange) == nil)
    }
  }
}
