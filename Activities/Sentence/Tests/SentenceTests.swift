import PipitBase
import PipitJournal
import PipitLexicon
import PipitMemory
import PipitPractice
import PipitText
import Testing

@testable import PipitSentence

/// The course of a lesson: screens, verdicts, misses, result.
struct SentenceTests {
  var lesson = Lesson.begin(Lesson.three)

  @Test func everyTokenReadsAsItIsWritten() {
    for token in [
      "take 3 5", "back 3 5", "last 3", "move 3 5 2", "sooner 3 5", "later 3 5", "seek 3 c",
      "check 3", "write 3 dos cafés", "blank 3 café", "hear 3", "slow 3", "answer 3", "show 3",
      "way 3 type", "right 3", "unright 3", "next 3", "close", "stay", "away 500",
    ] {
      #expect(Sentence.Action(token: token)?.token == token)
    }
    for token in ["take 3", "take -1 2", "take 3 05", "move 3 5", "way 3 sing", "close 3", "check"]
    {
      #expect(Sentence.Action(token: token) == nil)
    }
  }

  /// A-SB-14: a miss comes back once, at the end, however it goes then.
  @Test(arguments: [
    ([true, true, true], [0, 1, 2]),
    ([false, true, true, true], [0, 1, 2, 0]),
    ([false, true, false, true, true], [0, 1, 2, 0, 2]),
    ([false, true, true, false], [0, 1, 2, 0]),
  ])
  mutating func aMissComesBackOnceAtTheEnd(_ rights: [Bool], _ screens: [Int]) {
    var shown: [Int] = []
    for isRight in rights {
      shown.append(lesson.place(of: lesson.screen))
      lesson.play(isRight: isRight)
    }
    #expect(shown == screens)
    #expect(lesson.stage == .finished)
    #expect(lesson.result.xp == (rights.count == 3 ? 15 : 10))
  }

  @Test mutating func theResultCountsWhatTheBriefNames() {
    lesson.build("yo bebo leche", after: 4)
    lesson.next(after: 5)
    lesson.build("come gato el", after: 8)
    lesson.next(after: 9)
    lesson.build("hasta luego", after: 10)
    lesson.next(after: 11)
    lesson.build("el gato come", after: 13)
    let effects = lesson.next(after: 14)

    #expect(effects.contains(.burst(.large)))
    #expect(
      effects.result
        == LessonResult(
          session: "session", activity: "sentence", options: lesson.lesson.options,
          title: "Spanish · A coffee", right: 2, count: 3,
          milliseconds: 4_000 + 3_000 + 1_000
            + 2_000, bestCombo: 2,
          missed: [
            .init(
              item: "two", asked: "Say it.", answer: "El gato come.", given: "come gato el",
              language: "es", milliseconds: 3_000)
          ],
          slowest: [], xp: 10,
          words: ["bebo", "leche", "gato", "come", "luego"].map { .init($0, language: "es") },
          block: "coral"))
    #expect(effects.result?.stars == 1)
  }

  @Test mutating func aPerfectRunGivesFivePointsMoreAndThreeStars() {
    for _ in 0..<3 { lesson.play(isRight: true) }
    #expect(lesson.result.xp == 15)
    #expect(lesson.result.stars == 3)
    #expect(lesson.result.missed.isEmpty)
  }

  @Test mutating func aVerdictIsRecordedHeardFeltAndTold() {
    #expect(
      lesson.build("yo bebo leche", after: 3)
        == [
          .record(
            .answer(
              "sentence/es-from-en/one", .good, milliseconds: 3_000,
              more: [
                .init("name", "one"), .init("way", "tiles"), .init("words", ["bebo", "leche"]),
                .init("language", "es"),
              ])),
          .record(.progress(33, of: "sentence/es-from-en/cafe")),
          .sound(.right), .buzz(.right), .announce("Right. Yo bebo leche."), .focus("continue"),
        ])
  }

  @Test mutating func aMissTellsWhatDiffersAndIsRecordedWhenTheLearnerGoesOn() {
    #expect(
      lesson.build("bebo leche")
        == [
          .sound(.wrong), .buzz(.wrong),
          .announce(
            "Not quite. The right answer: Yo bebo leche. Yo is missing before bebo."),
          .focus("continue"),
        ])
    let effects = lesson.next()
    #expect(effects.ratings == ["sentence/es-from-en/one 1"])
    #expect(effects.shares == [0])
    lesson.play(isRight: true)
    lesson.play(isRight: true)
    #expect(lesson.build("yo bebo leche").shares == [100])
  }

  @Test(arguments: [
    ("yo agua leche", ["bebo"]), ("agua", ["bebo", "leche"]),
    ("yo bebo leche agua", []),
  ])
  func aMissTellsWhichOfTheTaughtWordsWereMissed(given: String, missed: [JSON]) {
    var lesson = Lesson.begin(Lesson.three)
    lesson.build(given)
    let answers = lesson.next().compactMap { effect -> Event? in
      if case .record(let event) = effect, event.kind == "answer" { event } else { nil }
    }
    #expect(answers.map { $0.payload["missed"] } == [.list(missed)])
    #expect(answers.map { $0.payload[text: "language"] } == ["es"])
  }

  @Test func burstsComeAtThreeFiveAndTen() {
    var lesson = Lesson.begin(
      (1...11).map { Lesson.exercise("e\($0)", "Hasta luego.", distractors: ["no"]) })
    var bursts: [Int] = []
    for number in 1...11 {
      if lesson.build("hasta luego").contains(.burst(.small)) { bursts.append(number) }
      lesson.next()
    }
    #expect(bursts == [3, 5, 10])
    #expect(lesson.bestCombo == 11)
  }

  @Test mutating func aMissEndsTheRun() {
    lesson.play(isRight: true)
    lesson.play(isRight: true)
    #expect(lesson.combo == 2)
    lesson.play(isRight: false)
    #expect(lesson.combo == 0)
    #expect(lesson.bestCombo == 2)
  }

  @Test mutating func whatNamesAnotherScreenAnswersNothing() {
    lesson.place("yo bebo leche")
    let before = lesson
    for token in ["check 1", "take 1 0", "back 1 0", "last 1", "next 0", "write 0 x", "right 0"] {
      #expect(lesson.press(token) == [], "\(token)")
      #expect(lesson == before, "\(token)")
    }
    lesson.press("check 0")
    let told = lesson
    #expect(lesson.press("check 0") == [])
    #expect(lesson.press("last 0") == [])
    #expect(lesson == told)
  }

  @Test mutating func hiddenTimeDoesNotCount() {
    lesson.press("away 5000", after: 7)
    lesson.build("yo bebo leche", after: 9)
    #expect(lesson.told?.milliseconds == 4_000)
  }

  // MARK: Closing

  @Test mutating func aLessonThatHasNotBegunIsLeftAtOnce() {
    #expect(lesson.press("close") == [.go("/courses/es-from-en")])
    #expect(!lesson.isClosing)
  }

  @Test mutating func closingPartWayAsksFirst() {
    lesson.place("yo")
    let before = lesson
    #expect(lesson.press("close") == [.focus("stay")])
    #expect(lesson.isClosing)
    #expect(lesson.press("stay") == [.focus("close")])
    #expect(lesson == before)
  }

  @Test mutating func whoComesBackIsNotAskedAgain() {
    lesson.place("yo")
    let before = lesson
    lesson.press("close")
    #expect(lesson.press("away 0") == [.focus("asked")])
    #expect(lesson == before)
    lesson.press("check 0")
    lesson.press("close")
    lesson.press("away 500")
    #expect(!lesson.isClosing && lesson.told != nil)
  }

  @Test mutating func whoGoesOnWhileItAsksStays() {
    lesson.place("yo")
    lesson.press("close")
    #expect(lesson.press("next 0") == [])
    #expect(lesson.isClosing)
    lesson.place("bebo")
    #expect(!lesson.isClosing)
    #expect(lesson.words == "yo bebo")
  }

  // MARK: “I was right”

  @Test mutating func whoWasRightHasTheSentenceKept() {
    lesson.build("leche bebo yo")
    #expect(
      lesson.press("right 0")
        == [
          .record(.keep("one\tleche bebo yo", on: "sentence/es-from-en")),
          .announce("Kept. This sentence counts as right from now on."), .focus("continue"),
        ])
    #expect(lesson.combo == 1)
    #expect(lesson.next().ratings == ["sentence/es-from-en/one 3"])
    lesson.play(isRight: true)
    lesson.play(isRight: true)
    #expect(lesson.stage == .finished)
    #expect(lesson.result.right == 3)
    #expect(lesson.result.xp == 15)
  }

  @Test mutating func beingRightCanBeTakenBack() {
    lesson.build("leche bebo yo")
    #expect(lesson.press("unright 0") == [])
    let before = lesson
    lesson.press("right 0")
    #expect(
      lesson.press("unright 0").first
        == .record(.drop("one\tleche bebo yo", from: "sentence/es-from-en")))
    #expect(lesson == before)
    #expect(lesson.next().ratings == ["sentence/es-from-en/one 1"])
  }

  @Test func whatWasKeptIsRight() {
    var lesson = Lesson.begin(
      Lesson.three, facts: [.init("kept", "two\tcome el gato\none\tleche bebo yo\nnonsense")])
    lesson.build("leche bebo yo")
    #expect(lesson.told?.verdict == .right)
    lesson.next()
    lesson.build("come el gato")
    #expect(lesson.told?.verdict == .right)
  }

  // MARK: Hearing

  @Test func whatIsToBeHeardIsSaidOnItsOwn() {
    let hola = Effect.say(Speech("Hola, amiga.", language: "es"))
    var lesson = Lesson.begin([
      Lesson.heard("a", "Hola, amiga."), Lesson.exercise("b", "Hasta luego."),
      Lesson.heard("c", "Hola, amiga."),
    ])
    #expect(lesson.isHidden)
    #expect(lesson.opening == [hola])
    #expect(lesson.press("hear 0") == [hola])
    lesson.build("hola amiga")
    #expect(lesson.opening == [])
    #expect(lesson.press("answer 0") == [hola])
    #expect(lesson.next() == [.focus("asked")])
    lesson.build("hasta luego")
    #expect(lesson.next() == [hola, .focus("asked")])
  }

  @Test func theSlowKeyAndShowingAreHelp() {
    for token in ["slow 0", "show 0"] {
      var lesson = Lesson.begin([Lesson.heard("a", "Hola, amiga.")])
      let effects = lesson.press(token)
      #expect(
        effects
          == (token == "show 0"
            ? [.focus("asked")]
            : [.say(Speech("Hola, amiga.", language: "es", ratePercent: 60))]))
      #expect(lesson.isHidden == (token == "slow 0"))
      #expect(lesson.build("hola amiga").ratings == ["sentence/es-from-en/a 2"])
      #expect(lesson.told?.verdict == .right)
    }
  }

  @Test func promptsAreReadAloudWhereTheLearnerWantsIt() {
    let read = SentenceExercise(
      id: "r", prompt: .init("Buenos días.", "es"), answer: .init("Good morning.", "en"))
    let said = [Effect.say(Speech("Buenos días.", language: "es"))]
    #expect(Lesson.begin([read]).opening == [])
    #expect(Lesson.begin([read], facts: [.init("speaks", "on")]).opening == said)
    #expect(Lesson.begin(Lesson.three, facts: [.init("speaks", "on")]).opening == [])
    var lesson = Lesson.begin([read])
    #expect(lesson.press("hear 0") == said)
    lesson.build("good morning")
    #expect(lesson.press("answer 0") == [])
  }

  @Test func whatAVoiceCannotReadHasItsReading() {
    let exercise = SentenceExercise(
      id: "j", kind: .listen,
      prompt: .init("水 を ください。", "ja", forms: [.init("ja-Hrkt", "みず を ください。")]),
      answer: .init("水 を ください。", "ja"))
    #expect(
      Lesson.begin([exercise]).opening
        == [
          .say(
            Speech(
              "水をください。", language: "ja",
              reading: .init("みず を ください。", language: "ja-Hrkt")))
        ])
  }
}
