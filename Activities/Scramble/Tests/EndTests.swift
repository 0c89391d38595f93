import PipitBase
import PipitJournal
import PipitLexicon
import PipitMarkup
import PipitPractice
import Testing

@testable import PipitScramble

/// Clocks, ends, and what is left of a game.
@Suite struct EndTests {
  private let timed = [("root", "medical"), ("clock", "60")]

  @Test func aCalmGameHasNoClock() throws {
    var board = try Board()
    #expect(board.game.opening == [] && !board.game.ticks)
    #expect(board.game.left(at: board.now) == nil)
    #expect(board.press(.time) == [] && board.press(.calm) == [])
    #expect(board.press(.away(5_000)) == [])
  }

  @Test func theClockEndsATimedGame() throws {
    var board = try Board(timed)
    #expect(board.game.opening == [.after(milliseconds: 60_000, token: "time")])
    #expect(board.game.ticks)
    board.write("decal")
    #expect(
      board.press(.time, after: 9) == [.after(milliseconds: 50_000, token: "time")])
    #expect(board.game.stage == .playing)
    board.press(.time, after: 50)
    #expect(board.game.stage == .over(milliseconds: 60_000))
    #expect(!board.game.ticks && board.game.opening == [])
    #expect(board.told.first?.begins(with: "Time is up. ") == true)
    #expect(board.recorded.first?.payload["clock"] == "60")
  }

  @Test func whatIsWrittenAfterTheTimeIsTooLate() throws {
    var board = try Board(timed)
    board.press(.write(0, "decal"), after: 61)
    #expect(board.game.found.isEmpty && board.game.stage == .over(milliseconds: 60_000))
  }

  @Test func timeAwayDoesNotCount() throws {
    var board = try Board(timed)
    board.write("decal")
    #expect(
      board.press(.away(100_000), after: 100)
        == [.after(milliseconds: 59_000, token: "time")])
    #expect(board.game.left(at: board.now) == 59_000)
    board.press(.write(1, "claim"), after: 2)
    #expect(board.game.found.last?.milliseconds == 2_000)
    board.press(.end)
    #expect(board.game.stage == .over(milliseconds: 4_000))
  }

  @Test func theClockIsStoppedForGood() throws {
    var board = try Board(timed)
    #expect(board.press(.calm) == [.announce("The clock is stopped."), .focus("word")])
    #expect(!board.game.ticks && board.game.opening == [])
    board.press(.write(0, "decal"), after: 300)
    #expect(board.game.foundWords == ["decal"])
    board.press(.end)
    #expect(board.recorded.first?.payload["clock"] == "calm")
  }

  @Test func theEndTellsWhatThereWas() throws {
    var board = try Board()
    board.write("decal")
    board.write("dace")
    board.press(.grid)
    board.press(.end)
    let content = board.game.content

    #expect(board.game.stage == .over(milliseconds: 4_000))
    #expect(board.effects.contains(.sound(.done)))
    #expect(board.effects.last == .focus("over-title"))
    let payload = try #require(board.recorded.first?.payload)
    #expect(board.recorded.map { $0.kind } == ["finish"])
    #expect(payload["activity"] == "scramble" && payload["session"] == "board")
    #expect(payload["root"] == "medical" && payload["score"] == 11 && payload["bonus"] == 1)
    #expect(payload["right"] == 1 && payload[integer: "count"] == Int64(content.count))
    #expect(payload[integer: "most"] == Int64(content.most) && payload["hinted"] == true)
    #expect(payload["scoring"] == "length" && payload["clock"] == "calm")
    #expect(payload["day"] == nil && payload["before"] == nil && payload["xp"] == 0)
    #expect(payload[list: "words"].map { $0[text: "text"] } == ["decal", "dace"])
    #expect(LessonResult(json: payload)?.title == "medical")
  }

  @Test func aSongbirdIsCelebrated() throws {
    var low = try Board()
    low.press(.end)
    #expect(!low.effects.contains(.burst(.small)))
    var high = try Board([("root", "silkworm")])
    high.write("works")
    high.press(.end)
    #expect(high.effects.contains(.burst(.small)))
  }

  @Test func afterTheEndNothingIsWritten() throws {
    var board = try Board()
    board.write("decal")
    board.press(.end)
    let before = board.game
    for action in [
      Scramble.Action.write(1, "claim"), .ok, .shuffle, .grid, .keep, .ask, .stay, .calm, .end,
      .time, .away(10),
    ] {
      #expect(board.press(action) == [] && board.game == before)
    }
  }

  @Test func aGameGoesOnAfterItsEnd() throws {
    var board = try Board(timed)
    #expect(board.press(.back) == [])
    board.write("decal")
    board.press(.time, after: 60)
    board.press(.back, after: 30)
    #expect(board.game.stage == .playing && board.game.isCalm && board.game.wasHinted)
    // Nothing new, nothing kept.
    board.press(.end, after: 5)
    #expect(board.recorded == [] && board.game.stage == .over(milliseconds: 65_000))
    board.press(.back)
    board.write("claim")
    #expect(board.game.found.last?.find.word == "claim")
    board.press(.end)
    #expect(board.recorded.first?.payload["score"] == 12)
  }

  @Test func whatIsSharedHasNoWordOfThePuzzle() throws {
    var board = try Board([("language", "en"), ("day", "2027-01-15")])
    #expect(board.game.content.rules.root == "medical")
    board.write("decal")
    board.write("claim")
    board.write("medal")
    board.press(.end)
    let effects = board.press(.share)
    guard case .give(.copy(let text)) = effects.first else { preconditionFailure("No copy") }
    let lines = text.pieces(at: "\n")
    #expect(lines[0] == "Pipit Word scramble, 15 January 2027")
    #expect(
      lines[1] == "\(ScrambleText.english.name(of: board.game.rank)) · 3 of 10 words · 18 points")
    #expect(lines[2] == "■■□□□□□□")
    #expect(lines[3] == "/practise/scramble?language=en&day=2027-01-15" && lines.count == 4)
    for word in ["medical", "decal", "claim"] { #expect(!text.contains(word)) }

    var other = try Board()
    other.press(.end)
    guard case .give(.copy(let plain)) = other.press(.share).first else {
      preconditionFailure("No copy")
    }
    #expect(plain.pieces(at: "\n").last == "/scramble" && !plain.contains("medical"))
  }

  @Test func randomPressesNeverTrapAndTheScoreIsTheSum() throws {
    let words = [
      "decal", "claim", "dace", "idem", "cam", "lim", "medical", "me", "", " ", "zzz", "é", "🐦",
      "declaim", "acme", "a b",
    ]
    for options in [
      [("root", "medical")], timed, [("root", "medical"), ("scoring", "letters")],
      [("root", "reading"), ("scoring", "bee")], [("day", "2027-01-15")],
    ] {
      for seed in 0..<8 as Range<UInt64> {
        var dice = Dice(seed: seed)
        var board = try Board(options, seed: seed)
        var lines: [Session.Line] = []
        let deal = board.game.content.deal
        let session = try Session.begin(Scramble.self, deal)
        for _ in 0..<150 {
          let word = dice.pick(words) ?? ""
          let action: Scramble.Action =
            switch dice.roll(below: 26) {
            case 0: .ok
            case 1: .shuffle
            case 2: .grid
            case 3: .keep
            case 4: .ask
            case 5: .stay
            case 6: .calm
            case 7: .end
            case 8: .time
            case 9: .share
            case 10: .away(Int64(dice.roll(below: 9_000)))
            case 11: .learn(word)
            case 12: .open(word)
            case 13: .sort(dice.pick([.newest, .alphabet, .length]) ?? .newest)
            case 14...18: .back
            default: .write(max(0, board.game.writes - dice.roll(below: 2)), word)
            }
          board.press(action)
          _ = session.press(action.token, at: board.now)
          lines.append(.init(action.token, at: board.now))
          let sum = board.game.found.reduce(0) { $0 + Int($1.find.points) }
          #expect(Int(board.game.score) == sum)
          #expect(Set(board.game.foundWords).count == board.game.found.count)
          if board.game.refused != nil { #expect(board.game.stage == .playing) }
        }
        let again = try Session.begin(Scramble.self, deal)
        again.replay(lines)
        #expect(
          again.page(in: Surroundings()).html == session.page(in: Surroundings()).html)
        #expect(again.lines == session.lines)
      }
    }
  }
}
