import PipitBase
import PipitJournal
import PipitLexicon
import PipitMemory
import PipitPractice
import PipitText
import Testing

@testable import PipitAlphabet

/// Rounds over two small alphabets of five letters.
struct RoundTests {
  static let nato = alphabet(
    "nato",
    [
      ("A", ["Alfa", "Alpha"]), ("B", ["Bravo"]), ("J", ["Juliett", "Juliet"]), ("N", ["November"]),
      ("X", ["X-ray"]),
    ])
  static let lapd = alphabet(
    "lapd", [("A", ["Adam"]), ("B", ["Boy"]), ("J", ["John"]), ("N", ["Nora"]), ("X", ["X-ray"])])
  let noon = Moment(milliseconds: 1_000_000, offsetMinutes: 60)

  static func alphabet(_ id: String, _ words: [(String, [String])]) -> SpellingAlphabet {
    SpellingAlphabet(
      id: id, name: id.uppercased(), language: Language("en"), standing: .official,
      letters: words.map { CodeWord($0.0, $0.1) },
      digits: [CodeWord("3", ["Three", "Tree"], said: "TREE"), CodeWord("8", ["Eight"])],
      decoys: words.map { .init(letter: $0.0, words: decoys($0.0)) },
      readback: .init(calls: ["@#@"], names: ["Bax", "Ban"]))
  }

  static func decoys(_ letter: String) -> [String] {
    ["one", "two", "three", "four", "five", "six"].map { letter + $0 }
  }

  func deal(_ options: [(String, String)], seed: UInt64 = 7) -> Deal {
    let bytes = AlphabetPack.bytes(of: [Self.nato, Self.lapd])
    return Deal(
      id: "s1", activity: "alphabet", rules: 1, seed: seed, made: noon,
      options: options.map { Deal.Option($0.0, $0.1) },
      packs: [Pack(name: "alphabets", version: "1", bytes: bytes)])
  }

  func round(_ way: String, _ more: [(String, String)] = []) throws -> Alphabet {
    try Alphabet(deal([("alphabet", "nato"), ("way", way)] + more))
  }

  func later(_ seconds: Int64) -> Moment {
    Moment(milliseconds: noon.milliseconds + seconds * 1000, offsetMinutes: 60)
  }

  @Test func eachLetterIsAskedOnceAndOneOfSixIsRight() throws {
    var round = try round("choose")

    #expect(round.questions.map { $0.letter }.sorted() == ["A", "B", "J", "N", "X"])
    for (number, question) in round.questions.enumerated() {
      #expect(round.choices.count == 6)
      #expect(Set(round.choices.map { $0.word }).count == 6)
      #expect(round.choices.filter { $0.isRight }.map { $0.word } == [question.answer])
      _ = round.update(.pick(number, question.answer), at: later(1))
      _ = round.update(.next(number), at: later(2))
    }
  }

  @Test func theRightWordScoresAndIsKept() throws {
    var round = try round("choose")
    let question = round.question

    let effects = round.update(.pick(0, question.answer), at: later(2))

    #expect(round.score == 1)
    #expect(
      effects.first
        == .record(
          .answer(
            "alphabet/nato/\(question.letter)/word", .good, milliseconds: 2000,
            more: [
              .init("name", .text(question.letter)), .init("alphabet", "nato"),
              .init("way", "choose"),
            ])))
    #expect(effects.last == .focus("continue"))
  }

  @Test func aWrongWordTellsWhichAlphabetItLeakedFrom() throws {
    var round = try round("choose", [("only", "A")])

    let effects = round.update(.pick(0, "Adam"), at: later(1))

    #expect(round.score == 0)
    guard case .record(let event)? = effects.first else {
      Issue.record("nothing was recorded")
      return
    }
    #expect(event.payload["rating"] == .integer(1))
    #expect(event.payload["leak"] == "lapd")
    #expect(event.payload["given"] == "Adam")
  }

  @Test func aSecondPressAnswersOnce() throws {
    var round = try round("choose")
    let first = round.question.answer
    _ = round.update(.pick(0, first), at: later(1))
    let told = round

    #expect(round.update(.pick(0, first), at: later(1)) == [])
    #expect(round.update(.pick(1, first), at: later(1)) == [])
    #expect(round.update(.next(1), at: later(1)) == [])
    #expect(round == told)
  }

  @Test func everyAcceptedSpellingIsRightWhenTyped() throws {
    for typed in ["juliett", "Juliet ", "JULIETT"] {
      var round = try round("type", [("only", "J")])
      _ = round.update(.write(0, typed), at: later(1))
      #expect(round.score == 1, "\(typed)")
    }
  }

  @Test func aSlipIsToldAndMendedOnceWithoutScoring() throws {
    var round = try round("type", [("only", "N")])

    let effects = round.update(.write(0, "Novembr"), at: later(1))
    #expect(effects.contains(.focus("answer-0")))
    #expect(round.score == 0)
    guard case .asked(let asked) = round.stage else {
      Issue.record("the slip was taken as an answer")
      return
    }
    #expect(asked.slip == "Novembr")

    _ = round.update(.write(0, "November"), at: later(3))
    guard case .told(let answer) = round.stage else {
      Issue.record("the mended answer was not taken")
      return
    }
    #expect(answer.verdict == .mended)
    #expect(round.score == 0)
    #expect(round.event(answer, asked).payload["rating"] == .integer(2))
  }

  @Test func aSecondSlipIsAMiss() throws {
    var round = try round("type", [("only", "N")])
    _ = round.update(.write(0, "Novembr"), at: later(1))
    _ = round.update(.write(0, "Novemer"), at: later(2))
    guard case .told(let answer) = round.stage else {
      Issue.record("the second slip was not taken")
      return
    }
    #expect(answer.verdict == .wrong)
  }

  @Test func nothingTypedIsNoAnswer() throws {
    var round = try round("type")
    let before = round
    #expect(round.update(.write(0, "  "), at: later(1)) == [])
    #expect(round == before)
  }

  @Test func aLetterIsNamedInAnyCase() throws {
    var round = try round("letter", [("only", "X")])
    _ = round.update(.write(0, " x"), at: later(1))
    #expect(round.score == 1)
  }

  @Test func digitsAreRightAsWordsAndAsTheyAreSaid() throws {
    for typed in ["three", "tree"] {
      var round = try round("type", [("set", "digits"), ("only", "3")])
      _ = round.update(.write(0, typed), at: later(1))
      #expect(round.score == 1, "\(typed)")
    }
  }

  @Test func aDigitIsChosenAmongDigits() throws {
    let round = try round("choose", [("set", "digits")])
    #expect(round.choices.filter { $0.isRight }.map { $0.word } == ["Three"])
    #expect(round.choices.count == 2)
  }

  @Test func hiddenTimeDoesNotCount() throws {
    var round = try round("choose")
    _ = round.update(.away(60_000), at: later(62))
    _ = round.update(.pick(0, round.question.answer), at: later(63))
    #expect(round.answers.map { $0.milliseconds } == [3000])
  }

  @Test func theLastContinueFinishesWithTheResult() throws {
    var round = try round("choose", [("only", "A,B")])
    _ = round.update(.pick(0, round.question.answer), at: later(1))
    _ = round.update(.next(0), at: later(2))
    let wrong = try #require(round.choices.first { !$0.isRight })
    let missed = round.question
    _ = round.update(.pick(1, wrong.word), at: later(5))

    let effects = round.update(.next(1), at: later(6))

    guard case .finish(let result)? = effects.last else {
      Issue.record("the round did not finish")
      return
    }
    #expect(result.right == 1)
    #expect(result.count == 2)
    #expect(result.accuracyPercent == 50)
    #expect(result.milliseconds == 4000)
    #expect(result.bestCombo == 1)
    #expect(result.missed.map { $0.item } == [missed.letter])
    #expect(result.missed.map { $0.given } == [wrong.word])
    #expect(result.missesOnly.options.last == Deal.Option("only", missed.letter))
  }

  @Test func aRoundWithoutAMissIsCelebrated() throws {
    var round = try round("choose", [("only", "A")])
    _ = round.update(.pick(0, "Alfa"), at: later(1))

    let effects = round.update(.next(0), at: later(2))

    #expect(effects.dropLast() == [.sound(.done), .burst(.large)])
    var missed = try self.round("choose", [("only", "A")])
    _ = missed.update(.giveUp(0), at: later(1))
    #expect(missed.update(.next(0), at: later(2)).dropLast() == [.sound(.done)])
  }

  @Test func codeWordsAreReadAndSpelled() throws {
    var reading = try round("read", [("only", "B3X")])
    #expect(reading.question.asked == "Bravo Three X-ray")
    _ = reading.update(.write(0, "b3 x"), at: later(1))
    #expect(reading.score == 1)

    var spelling = try round("write", [("only", "B3X")])
    _ = spelling.update(.write(0, "bravo tree xray"), at: later(1))
    #expect(spelling.score == 1)

    var missing = try round("write", [("only", "B3X")])
    _ = missing.update(.write(0, "bravo three"), at: later(1))
    #expect(missing.score == 0)
  }

  @Test(arguments: ["B 3 X", "bravo three x", "bravo what three xray", "bravo three xray zzz"])
  func copiedLettersAndStrangeWordsAreNoCodeWords(typed: String) throws {
    var spelling = try round("write", [("only", "B3X")])
    _ = spelling.update(.write(0, typed), at: later(1))
    #expect(spelling.isTold && spelling.score == 0)
  }

  @Test func aTextWithoutCodeWordsIsNotAsked() throws {
    let round = try round("write", [("only", "🙂,B3X, ,B3X")])
    #expect(round.questions.map { $0.item } == ["B3X"])
    #expect(throws: DealError.nothingToPractise("NATO")) {
      try self.round("read", [("only", "🙂")])
    }
  }

  @Test func heardWordsCanBeShownWhereThereIsNoVoice() throws {
    var round = try round("hear", [("only", "A")])
    #expect(round.update(.show(0), at: later(1)) == [.focus("answer-0")])
    _ = round.update(.write(0, "a"), at: later(2))
    guard case .told(let answer) = round.stage else {
      Issue.record("the answer was not taken")
      return
    }
    #expect(answer.verdict == .right)
  }

  @Test func whatWasNotToBePractisedIsRefused() {
    #expect(throws: DealError.unknownOption(name: "alphabet", value: "klingon")) {
      try Alphabet(deal([("alphabet", "klingon")]))
    }
    #expect(throws: DealError.unknownOption(name: "way", value: "sing")) {
      try Alphabet(deal([("alphabet", "nato"), ("way", "sing")]))
    }
    #expect(throws: DealError.nothingToPractise("NATO")) {
      try Alphabet(deal([("alphabet", "nato"), ("only", "Q")]))
    }
    #expect(throws: DealError.missingPack("alphabets")) {
      try Alphabet(
        Deal(id: "", activity: "", rules: 1, seed: 1, made: noon, options: [], packs: []))
    }
  }

  @Test func tokensAreWrittenAsTheyAreRead() {
    for token in [
      "pick 7 New York", "write 0 a b", "hear 1", "slow 2", "show 3", "tell 4", "next 5", "away 60",
    ] {
      #expect(Alphabet.Action(token: token)?.token == token)
    }
    for nonsense in ["", "pick", "pick x", "pick 1", "pick -1 A", "next 01", "fly 3", "away -1"] {
      #expect(Alphabet.Action(token: nonsense) == nil, "\(nonsense)")
    }
  }
}
