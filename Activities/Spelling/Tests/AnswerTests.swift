import PipitBase
import PipitJournal
import PipitMemory
import PipitPractice
import PipitText
import Testing

@testable import PipitSpelling

/// A word is spelled, from the first hearing to the verdict.
struct AnswerTests {
  @Test func aWordIsHeardAtOnceAndSpelledRight() throws {
    var round = try Play(of: "receive")
    #expect(round.state.opening == [.say(Speech("receive", language: "en"))])
    let effects = round.write("receive")
    #expect(
      effects == [
        .record(
          .answer(
            "spelling/en/receive", .good, milliseconds: 1000,
            more: [
              .init("name", .text("receive")), .init("language", .text("en")),
              .init("verdict", .text("right")), .init("tries", .integer(Int32(0))),
              .init("faults", .list([])), .init("hints", .integer(Int32(0))),
            ])), .sound(.right), .buzz(.right), .announce("Right: receive."),
        .focus("continue"),
      ])
    #expect(round.told?.verdict == .right)
  }

  @Test func aMissCostsATryAndIsToldLetterByLetter() throws {
    var round = try Play(of: "receive")
    let effects = round.write("recieve")
    #expect(
      effects == [
        .sound(.wrong), .buzz(.wrong), .announce("Not right: recieve. 2 tries left."),
        .focus("answer-0"), .say(Speech("receive", language: "en")),
      ])
    #expect(round.asked?.tries.map { $0.given } == ["recieve"])
    #expect(round.asked?.tries.first?.result.faults == [.ie])
    #expect(round.state.triesLeft(round.asked!) == 2)
    let right = round.write("receive")
    #expect(round.told?.verdict == .mended)
    #expect(right.recorded[text: "verdict"] == "mended")
    #expect(right.recorded[integer: "rating"] == 1)
    #expect(right.recorded[integer: "tries"] == 1)
    #expect(right.recorded[text: "given"] == "recieve")
    #expect(right.recorded["faults"] == .list([.text("ie")]))
    // Right within its tries counts for the run.
    #expect(round.state.combo == 1)
  }

  @Test func afterThreeTriesTheWordIsShown() throws {
    var round = try Play(of: "separate")
    round.write("seperate")
    round.write("seprate")
    #expect(round.asked?.tries.count == 2)
    let effects = round.write("separete")
    #expect(round.told?.verdict == .missed)
    #expect(effects.announced == "Not right. The word is separate.")
    #expect(effects.focused == "continue")
    #expect(effects.recorded[text: "verdict"] == "missed")
    #expect(effects.recorded[text: "given"] == "seperate")
    #expect(effects.recorded[integer: "tries"] == 3)
    #expect(effects.recorded["faults"] == .list([.text("vowel")]))
    #expect(effects.recorded[integer: "rating"] == 1)
  }

  @Test func asManyTriesAsWished() throws {
    var round = try Play(of: "apple", [("tries", "any")])
    for number in 0..<40 { round.write("aple\(number)") }
    #expect(round.asked?.tries.count == 40)
    #expect(round.state.triesLeft(round.asked!) == nil)
    #expect(round.write("apple").recorded[integer: "tries"] == 40)
  }

  @Test func aBeeHasOneTryAndNoHints() throws {
    var round = try Play(of: "apple", [("mode", "bee"), ("tries", "9")])
    #expect(round.press("hint 0") == [])
    round.write("aple")
    #expect(round.told?.verdict == .missed)
  }

  @Test func theSameOnceMoreIsNoSecondTry() throws {
    var round = try Play(of: "receive")
    round.write("recieve")
    #expect(round.write("recieve") == [.focus("answer-0")])
    #expect(round.asked?.tries.count == 1)
    round.write("receve")
    round.write("recieve")
    #expect(round.told?.tries.map { $0.given } == ["recieve", "receve", "recieve"])
  }

  @Test(arguments: ["Apple", "APPLE", "apple ", " apple", "Ａｐｐｌｅ", "app\u{ad}le"])
  func whatThePhoneDoesCostsNoTry(typed: String) throws {
    var round = try Play(of: "apple")
    #expect(round.write(typed).recorded[integer: "rating"] == 3)
    #expect(round.told?.verdict == .right)
  }

  @Test func otherSpellingsOfTheWordAreRight() throws {
    for typed in ["color", "colour"] {
      var round = try Play(of: "color")
      round.write(typed)
      #expect(round.told?.verdict == .right)
    }
  }

  @Test func nothingIsNoAnswer() throws {
    var round = try Play(of: "apple")
    let before = round.state
    #expect(round.write(" ") == [])
    #expect(round.press("write 0 \u{200b}") == [])
    #expect(round.state == before)
  }
}

/// What is almost right, and what sounds right.
struct AlmostTests {
  @Test func aCapitalIsMendedOnce() throws {
    var round = try Play(of: "Apfel", [("language", "de")])
    let effects = round.write("apfel")
    #expect(effects.announced == "Almost: a capital is missing. Try again; nothing is lost.")
    #expect(round.asked?.almost?.given == "apfel")
    #expect(round.asked?.tries == [])
    let right = round.write("Apfel")
    #expect(round.told?.verdict == .mended)
    #expect(right.recorded[integer: "rating"] == 2)
    #expect(right.recorded[integer: "tries"] == 0)
    #expect(right.recorded[text: "given"] == "apfel")
    #expect(right.recorded["faults"] == .list([.text("capital")]))
  }

  @Test func theSecondTimeItIsAMissButNotByASecondPress() throws {
    var round = try Play(of: "Apfel", [("language", "de")])
    round.write("apfel")
    #expect(round.write("apfel") == [.focus("answer-0")])
    round.write("apfell")
    #expect(round.asked?.almost == nil)
    round.write("apfel")
    #expect(round.asked?.tries.map { $0.given } == ["apfell", "apfel"])
  }

  @Test func anAccentIsMendedOnceOrIgnored() throws {
    let french = Pack(
      name: "spelling-fr", version: "1",
      bytes: Play.list([Play.word("élève", 1)]))
    let options = [("language", "fr"), ("only", "élève")]
    var round = try Play(options, packs: [french])
    round.write("eleve")
    #expect(round.asked?.almost?.result.faults == [.accent])
    round.write("élève")
    #expect(round.told?.verdict == .mended)
    round = try Play(options, facts: [("accents", "ignored")], packs: [french])
    round.write("eleve")
    #expect(round.told?.verdict == .right)
  }

  @Test func whatSoundsTheSameIsRightWhereTheMeaningIsNotKnown() throws {
    var round = try Play(of: "bear")
    let effects = round.write("bare")
    #expect(round.told?.verdict == .right)
    #expect(effects.announced == "Right: bare sounds the same. The word was bear.")
    #expect(effects.recorded[integer: "rating"] == 3)
  }

  @Test(arguments: ["describe 0 a large animal", "sentence 0 The blank ate honey.", "read 0"])
  func whereItIsKnownItCostsNoTryOnce(token: String) throws {
    var round = try Play(of: "bear")
    round.press(token)
    let effects = round.write("bare")
    #expect(
      effects.announced
        == "bare sounds the same and means something else. Try again; nothing is lost.")
    #expect(round.asked?.homophone == "bare")
    #expect(round.asked?.tries == [])
    round.write("bare")
    #expect(round.asked?.tries.map { $0.given } == ["bare"])
    #expect(round.asked?.homophone == nil)
    round.write("bear")
    #expect(round.told?.verdict == .mended)
  }
}

/// Help, and what it costs.
struct HelpTests {
  @Test func aHintTellsTheLengthAndALetterEach() throws {
    var round = try Play(of: "apple")
    #expect(
      round.press("hint 0") == [
        .announce("5 letters, beginning with a."), .focus("answer-0"),
      ])
    #expect(round.press("hint 0").announced == "5 letters, beginning with a, p.")
    round.press("hint 0")
    round.press("hint 0")
    #expect(round.press("hint 0") == [])
    #expect(round.asked?.hints == 4)
    let effects = round.write("apple")
    #expect(round.told?.verdict == .right)
    #expect(effects.recorded[integer: "rating"] == 2)
    #expect(effects.recorded[integer: "hints"] == 4)
  }

  @Test func theSlowKeyIsHard() throws {
    var round = try Play(of: "apple")
    #expect(round.press("hear 0") == [.say(Speech("apple", language: "en"))])
    #expect(round.write("apple").recorded[integer: "rating"] == 3)
    round = try Play(of: "apple")
    #expect(round.press("slow 0") == [.say(Speech("apple", language: "en", ratePercent: 60))])
    #expect(round.write("apple").recorded[integer: "rating"] == 2)
  }

  @Test func whatItMeansIsSaid() throws {
    var round = try Play(of: "apple")
    #expect(
      round.press("describe 0 A round fruit") == [.say(Speech("A round fruit", language: "en"))])
    #expect(round.press("describe 0  ") == [])
    #expect(round.press("read 0") == [.focus("answer-0")])
    #expect(round.press("read 0") == [])
    #expect(round.asked?.isRead == true)
  }

  @Test func theLettersAreSaidOnceTheWordIsTold() throws {
    var round = try Play(of: "apple")
    #expect(round.press("letters 0") == [])
    round.press("show 0")
    #expect(round.press("letters 0").said == ["a, p, p, l, e"])
  }

  @Test func whoGivesUpIsShownTheWord() throws {
    var round = try Play(of: "apple")
    let effects = round.press("show 0")
    #expect(round.told?.verdict == .shown)
    #expect(effects.announced == "The word is apple.")
    #expect(effects.recorded[text: "verdict"] == "shown")
    #expect(effects.recorded[integer: "rating"] == 1)
    #expect(effects.recorded["given"] == nil)
  }

  @Test func whatIsPractisedAfterwardsRecordsNothing() throws {
    var round = try Play(of: "apple")
    round.press("show 0")
    let answers = round.state.answers
    #expect(round.press("again 0").said == ["apple"])
    #expect(round.state.isPractised)
    for typed in ["aple", "appel", "aple"] {
      let effects = round.write(typed)
      #expect(effects.recorded == .null)
      #expect(effects.focused == "answer-0")
    }
    let effects = round.write("apple")
    #expect(effects.recorded == .null)
    #expect(effects.announced == "Right this time.")
    #expect(round.state.isMastered)
    #expect(round.state.answers == answers)
    round.press("again 0")
    #expect(round.press("next 0").finished?.right == 0)
  }

  @Test func whatWasRightIsNotTriedAgain() throws {
    var round = try Play(of: "apple")
    round.write("apple")
    #expect(round.press("again 0") == [])
  }
}
