import PipitBase
import PipitJournal
import PipitLexicon
import PipitPractice
import Testing

@testable import PipitSpelling

/// From word to word, and to the result.
struct RoundTests {
  @Test func tenWordsAndTheirResult() throws {
    var round = try Play(seed: 4)
    #expect(round.state.content.questions.count == 10)
    let first = round.word
    round.write("zzz")
    round.write(round.word)
    for number in 0..<10 {
      if number > 0 { round.write(round.word) }
      #expect(round.told?.question == number)
      let effects = round.press("next \(number)")
      if number < 9 {
        #expect(effects == [.say(round.speech), .focus("answer-\(number + 1)")])
      } else {
        let result = try #require(effects.finished)
        #expect(effects.first == .sound(.done))
        #expect(result.right == 9 && result.count == 10 && result.bestCombo == 10)
        #expect(result.missed.map { $0.item } == [first])
        #expect(result.missed.map { $0.given } == ["zzz"])
        #expect(result.missesOnly.options.last == Deal.Option("only", first))
        #expect(result.words.count == 10)
        #expect(result.title == "Spelling · English")
      }
    }
    #expect(round.state.stage == .finished)
    #expect(round.press("hear 9") == [])
    #expect(round.state.opening == [])
  }

  @Test func aRunIsCelebrated() throws {
    var round = try Play()
    for number in 0..<3 {
      let effects = round.write(round.word)
      #expect(effects.contains(.burst(.small)) == (number == 2))
      round.press("next \(number)")
    }
    #expect(round.state.combo == 3)
    round.press("show 3")
    #expect(round.state.combo == 0 && round.state.bestCombo == 3)
  }

  @Test func theBeesResultTellsHowFarItWent() throws {
    var round = try Play([("language", "en"), ("mode", "bee")])
    for number in 0..<10 {
      round.write(number == 4 ? "zzz" : round.word)
      let effects = round.press("next \(number)")
      if number == 9 {
        #expect(effects.finished?.title == "Spelling bee · English · the first miss at word 5")
      }
    }
  }

  @Test func stalePressesAndSecondOnesDoNothing() throws {
    var round = try Play()
    let before = round.state
    for token in ["next 0", "again 0", "hear 1", "write 1 apple", "show 9", "letters 0"] {
      #expect(round.press(token) == [])
    }
    #expect(round.state == before)
    round.write(round.word)
    let told = round.state
    #expect(round.press("write 0 zzz") == [])
    #expect(round.press("hint 0") == [])
    #expect(round.press("show 0") == [])
    #expect(round.state == told)
    round.press("next 0")
    #expect(round.press("next 0") == [])
    #expect(round.state.number == 1)
  }

  @Test func timeAwayDoesNotCount() throws {
    var round = try Play(of: "apple")
    round.seconds = 100
    #expect(round.press("away 90000") == [])
    #expect(round.write("apple").recorded[integer: "milliseconds"] == 12_000)
    round = try Play(of: "apple")
    round.press("away \(Int64.max)")
    #expect(round.write("apple").recorded[integer: "milliseconds"] == 1000)
  }

  @Test func aReloadGivesTheSameWordAndNoTryBack() throws {
    var round = try Play(seed: 8)
    let tokens = ["describe 0 a thing", "write 0 zzz", "away 500", "hint 0"]
    for token in tokens { round.press(token) }
    var again = try Play(seed: 8)
    for token in tokens { again.press(token) }
    #expect(again.state == round.state)
    #expect(again.word == round.word)
    #expect(again.state.triesLeft(again.asked!) == 2)
  }

  @Test func theSameTokensGiveTheSameState() throws {
    for seed in 0..<30 as Range<UInt64> {
      var dice = Dice(seed: seed)
      var one = try Play([("tries", "2")], seed: seed)
      var tokens: [String] = []
      for _ in 0..<120 {
        let number = one.state.number + (dice.roll(below: 12) == 0 ? 1 : 0)
        let word = dice.roll(below: 2) == 0 ? one.word : "zz\(dice.roll(below: 3))"
        let kinds = [
          "write \(number) \(word)", "next \(number)", "hint \(number)", "again \(number)",
          "slow \(number)", "read \(number)", "show \(number)", "describe \(number) x",
          "letters \(number)", "away \(dice.roll(below: 3000))", "sentence \(number) y",
        ]
        tokens.append(dice.pick(kinds)!)
        one.press(tokens[tokens.count - 1])
      }
      var other = try Play([("tries", "2")], seed: seed)
      for token in tokens { other.press(token) }
      #expect(one.state == other.state)
      #expect(one.state.answers.count <= 10)
    }
  }

  @Test func theDictionarysPiecesAreFetchedAhead() throws {
    let index = Pack(
      name: "dictionary-en", version: "1",
      bytes: DictionaryIndex.bytes(of: ["abacus", "m"], name: "dictionary-en"))
    var round = try Play([("only", "apple,window")], packs: [Play.words, index])
    let pieces = round.word == "apple" ? ["00", "01"] : ["01", "00"]
    let loads = pieces.map { Effect.load("dictionary-en-\($0)") }
    #expect(round.state.opening == [.say(round.speech)] + loads)
    round.press("show 0")
    #expect(round.state.opening == loads)
    #expect(round.press("next 0") == [.say(round.speech), loads[1], .focus("answer-1")])
  }
}

extension Play {
  var speech: Speech { Speech(word, language: "en") }
}
