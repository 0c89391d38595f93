import PipitBase
import PipitJournal
import PipitLexicon
import PipitPractice
import PipitText
import Testing

@testable import PipitSentence

/// The three ways to answer, and what an answer is worth.
struct AnsweringTests {
  // MARK: Tiles

  /// A-SB-05: tiles are told apart by their words alone.
  @Test func twoTilesOfOneWordCanChangePlaces() {
    var lesson = Lesson.begin([Lesson.exercise("a", "El gato y el perro.")])
    let twins = lesson.bank.indices.filter { lesson.bank[$0].text == "el" }
    #expect(twins.count == 2)
    for order in [twins, twins.reversed()] {
      lesson = Lesson.begin([Lesson.exercise("a", "El gato y el perro.")])
      lesson.press("take 0 \(order[0])")
      lesson.place("gato y")
      lesson.press("take 0 \(order[1])")
      lesson.place("perro")
      lesson.press("check 0")
      #expect(lesson.told?.verdict == .right)
    }
  }

  /// A-SB-06: only the line at the moment of Check counts.
  @Test func tilesCanBeSentBackAndBuiltAgain() {
    var lesson = Lesson.begin(Lesson.three)
    lesson.place("leche bebo yo")
    for tile in lesson.placed { lesson.press("back 0 \(tile)") }
    #expect(lesson.placed.isEmpty)
    #expect(lesson.build("yo bebo leche").last == .focus("continue"))
    #expect(lesson.told?.verdict == .right)
    lesson.next()
    #expect(lesson.build("gato").last == .focus("continue"))
    #expect(lesson.next().last == .focus("asked"))
  }

  /// A-SB-07: what the author accepts is right, what he does not is not.
  @Test(arguments: [
    ("tésztát eszem holnap", true), ("eszem tésztát holnap", true),
    ("tésztát holnap eszem", true), ("holnap eszem tésztát", true),
    ("holnap tésztát eszem", true), ("eszem holnap tésztát", false),
  ])
  func everyAcceptedOrderIsRight(_ built: String, _ isRight: Bool) {
    var lesson = Lesson.begin([
      SentenceExercise(
        id: "a", prompt: .init("Tomorrow I eat pasta.", "en"),
        answer: .init("Holnap tésztát eszem", "hu"),
        alternatives: [
          "Eszem tésztát holnap", "Tésztát eszem holnap", "Tésztát holnap eszem",
          "Holnap eszem tésztát",
        ])
    ])
    lesson.build(built)
    #expect(lesson.told?.isRight == isRight)
  }

  @Test func aShorterAlternativeNeedsNotAllTiles() {
    var lesson = Lesson.begin([Lesson.exercise("a", "Yo como pan", alternatives: ["Como pan"])])
    lesson.build("como pan")
    #expect(lesson.told?.verdict == .right)
  }

  @Test func tilesMoveSoonerLaterAndToAPlace() {
    var lesson = Lesson.begin(Lesson.three)
    lesson.place("leche bebo yo")
    let leche = lesson.placed[0]
    lesson.press("later 0 \(leche)")
    #expect(lesson.words == "bebo leche yo")
    lesson.press("later 0 \(leche)")
    #expect(lesson.words == "bebo yo leche")
    lesson.press("later 0 \(leche)")
    #expect(lesson.words == "bebo yo leche")
    lesson.press("sooner 0 \(lesson.placed[1])")
    #expect(lesson.words == "yo bebo leche")
    lesson.press("move 0 \(leche) 0")
    #expect(lesson.words == "leche yo bebo")
    lesson.press("move 0 \(leche) 99")
    #expect(lesson.words == "yo bebo leche")
    lesson.press("last 0")
    #expect(lesson.words == "yo bebo")
    lesson.press("move 0 \(leche) 1")
    #expect(lesson.words == "yo leche bebo")
    let before = lesson
    for token in ["take 0 \(leche)", "take 0 99", "back 0 99", "sooner 0 99"] {
      #expect(lesson.press(token) == [])
      #expect(lesson == before)
    }
  }

  @Test func nothingIsCheckedWhereNothingIsBuilt() {
    var lesson = Lesson.begin(Lesson.three)
    lesson.press("check 0")
    #expect(lesson.isBuilding)
    for text in ["", "   ", "...", "\u{200b}"] {
      var typing = Lesson.begin([Lesson.exercise("a", "Sí.")], way: .type)
      #expect(typing.press("write 0 \(text)") == [])
      #expect(typing.isBuilding)
    }
  }

  // MARK: A word's first letters

  @Test func firstLettersTakeTheOnlyWordTheyBegin() {
    var lesson = Lesson.begin([
      Lesson.exercise("a", "Un café con té.", distractors: ["una", "él", "casa"])
    ])
    lesson.press("seek 0 T", after: 1)
    #expect(lesson.words == "té")
    lesson.press("seek 0 c", after: 3)
    #expect(lesson.words == "té")
    lesson.press("seek 0 o", after: 3.5)
    #expect(lesson.words == "té con")
    // The rest of a word that is placed takes no other.
    lesson.press("seek 0 n", after: 4)
    #expect(lesson.words == "té con")
    lesson.press("seek 0 e", after: 4.2)
    #expect(lesson.words == "té con él")
  }

  @Test func lettersStartAnewAfterASecond() {
    var lesson = Lesson.begin([
      Lesson.exercise("a", "Casa con oro.", distractors: ["cena"])
    ])
    lesson.press("seek 0 c", after: 1)
    lesson.press("seek 0 o", after: 2.5)
    #expect(lesson.words == "oro")
  }

  @Test func aWholeWordIsTakenByTheNextOnesLetter() {
    var lesson = Lesson.begin([Lesson.exercise("a", "Un té.", distractors: ["una"])])
    lesson.press("seek 0 u", after: 1)
    lesson.press("seek 0 n", after: 1.2)
    #expect(lesson.words == "")
    lesson.press("seek 0 t", after: 1.4)
    #expect(lesson.words == "un té")
  }

  @Test func twinsAreOneWordAndOtherScriptsCount() {
    var lesson = Lesson.begin([
      SentenceExercise(
        id: "a", prompt: .init("Water and water.", "en"),
        answer: .init("水 と 水", "ja", forms: [.init("ja-Latn", "mizu to mizu")]))
    ])
    lesson.press("seek 0 m", after: 1)
    #expect(lesson.words == "水")
    lesson.press("seek 0 m", after: 3)
    #expect(lesson.words == "水 水")
  }

  // MARK: Typing

  @Test func aTypedSentenceIsRightWithoutMarksAndCapitals() {
    var lesson = Lesson.begin(Lesson.three, way: .type)
    #expect(lesson.press("write 0 YO bebo leche").ratings == ["sentence/es-from-en/one 3"])
    #expect(lesson.told?.verdict == .right)
    #expect(lesson.next() == [.focus("field-1")])
  }

  @Test func aSlipMayBeMendedOnce() {
    var lesson = Lesson.begin(Lesson.three, way: .type)
    #expect(
      lesson.press("write 0 yo bebo lehce")
        == [
          .buzz(.wrong),
          .announce(
            "Almost: a slip. Look at lehce again. A letter is wrong, missing or too many. "
              + "Mend it and check once more."),
          .focus("field-0"),
        ])
    #expect(lesson.press("write 0 yo bebo leche").ratings == ["sentence/es-from-en/one 2"])
    #expect(lesson.told?.verdict == .mended)
    lesson.next()
    #expect(lesson.misses == [])
    #expect(lesson.combo == 0)
    lesson.press("way 1 tiles")
    lesson.play(isRight: true)
    lesson.play(isRight: true)
    #expect(lesson.stage == .finished)
    #expect(lesson.result.right == 2)
    #expect(lesson.result.missed.map { $0.item } == ["one"])
  }

  @Test func aSecondSlipIsAMiss() {
    var lesson = Lesson.begin(Lesson.three, way: .type)
    lesson.press("write 0 yo bebo lehce")
    lesson.press("write 0 yo bebo lech")
    #expect(lesson.told?.verdict == .wrong)
    #expect(lesson.next().ratings == ["sentence/es-from-en/one 1"])
  }

  @Test func aMissingAccentIsToldAsOne() {
    var lesson = Lesson.begin([Lesson.exercise("a", "El león come.")], way: .type)
    lesson.press("write 0 el leon come")
    #expect(
      lesson.building?.slip == .init(given: "el leon come", word: "leon", isAccent: true))
    lesson.press("write 0 el león come")
    #expect(lesson.told?.verdict == .mended)
  }

  @Test func accentsCanBeIgnored() {
    var lesson = Lesson.begin(
      [Lesson.exercise("a", "El león come.")], way: .type, facts: [.init("accents", "ignored")])
    lesson.press("write 0 el leon come")
    #expect(lesson.told?.verdict == .right)
  }

  @Test func aWordOfTheLessonIsNoSlip() {
    var lesson = Lesson.begin(
      [Lesson.exercise("a", "Mi perro come.", distractors: ["pero"])], way: .type)
    lesson.press("write 0 mi pero come")
    #expect(lesson.told?.verdict == .wrong)
    #expect(lesson.judgement?.result.differing == ["perro"])
    #expect(
      lesson.judgement?.result.edit == [.replace(given: "pero", wanted: "perro")])
  }

  /// A-SB-09: the verdict shows the accepted sentence that is closest.
  @Test func theClosestAcceptedSentenceIsShown() {
    var lesson = Lesson.begin(
      [
        Lesson.exercise(
          "a", "Yo como pan todos los días", alternatives: ["Como pan cada día"])
      ], way: .type)
    lesson.press("write 0 Como pam cada día")
    lesson.press("write 0 Como pam cada día")
    #expect(lesson.told?.verdict == .wrong)
    #expect(lesson.judgement?.result.closest == "Como pan cada día")
    #expect(lesson.judgement?.result.differing == ["pan"])
  }

  @Test(arguments: [
    ("おにぎりとお茶ください", true, "おにぎりとお茶ください。"), ("お茶とおにぎりくださ", false, "お茶とおにぎりください。"),
    ("おにぎり", false, "おにぎりとお茶ください。"),
  ])
  func anAlternativeIsShownWithoutSpacesWhereItsLanguageHasNone(
    _ typed: String, _ isRight: Bool, _ closest: String
  ) {
    var lesson = Lesson.begin(
      [
        SentenceExercise(
          id: "a", prompt: .init("A rice ball and tea, please.", "en"),
          answer: .init("おにぎり と お茶 を ください。", "ja"),
          alternatives: ["おにぎり と お茶 ください。", "お茶 と おにぎり ください。"])
      ], way: .type)
    for _ in 0..<2 { lesson.press("write 0 \(typed)") }
    #expect(lesson.told?.isRight == isRight)
    #expect(lesson.judgement?.result.closest == closest)
  }

  @Test(
    arguments: [
      ("水をください", true, nil), ("みずをください", true, "ja-Hrkt"),
      ("mizu o kudasai", true, "ja-Latn"), ("mizu kudasai", false, "ja-Latn"),
      ("水ください", false, nil),
    ] as [(String, Bool, String?)])
  func anyRightFormCounts(_ typed: String, _ isRight: Bool, _ form: String?) {
    var lesson = Lesson.begin(
      [
        SentenceExercise(
          id: "a", prompt: .init("Water, please.", "en"),
          answer: .init(
            "水 を ください。", "ja",
            forms: [
              .init("ja-Hrkt", "みず を ください。"), .init("ja-Latn", "mizu o kudasai"),
            ]))
      ], way: .type)
    lesson.press("write 0 \(typed)")
    #expect(lesson.told?.isRight == isRight)
    #expect(lesson.judgement?.form?.tag == form)
  }

  @Test(arguments: ["ni3 hao3", "nǐ hǎo", "NI3HAO3", "你好"])
  func pinyinCountsWithDigits(_ typed: String) {
    var lesson = Lesson.begin(
      [
        SentenceExercise(
          id: "a", prompt: .init("Hello.", "en"),
          answer: .init("你 好。", "zh", forms: [.init("zh-Latn-pinyin", "Nǐ hǎo.")]))
      ], way: .type)
    lesson.press("write 0 \(typed)")
    #expect(lesson.told?.verdict == .right)
  }

  // MARK: One word to type

  @Test func theBlankIsAWordThatTheExerciseTeaches() {
    let exercise = Lesson.exercise("a", "Un café con leche.", teaches: ["leche"])
    let lesson = Lesson.begin([exercise], way: .blank)
    #expect(lesson.blankTile.map { lesson.bank[$0].text } == "leche")
    let other = Lesson.begin([Lesson.exercise("a", "Un café caliente.")], way: .blank)
    #expect(other.blankTile.map { other.bank[$0].text } == "caliente")
    #expect(Lesson.begin([exercise]).blankTile == nil)
  }

  @Test func theTypedWordStandsWhereItsBlankLies() {
    var lesson = Lesson.begin(
      [Lesson.exercise("a", "Un café con leche.", teaches: ["café"])], way: .blank)
    lesson.place("un")
    #expect(
      lesson.press("blank 0 café")
        == [
          .announce("Put the blank in its place first."),
          .focus("tile-0-\(lesson.blankTile ?? 99)"),
        ])
    lesson.place("café con leche")
    #expect(lesson.press("check 0") == [])
    lesson.press("blank 0 cafe")
    #expect(lesson.building?.slip?.isAccent == true)
    #expect(lesson.building?.slip?.word == "cafe")
    lesson.press("blank 0 café")
    #expect(lesson.told?.verdict == .mended)
    #expect(lesson.told?.given == "un café con leche")
  }

  @Test func theWayChangesAndIsRemembered() {
    var lesson = Lesson.begin(Lesson.three)
    lesson.place("yo")
    #expect(
      lesson.press("way 0 type")
        == [.record(.set("sentence.way", to: "type")), .focus("field-0")])
    #expect(lesson.press("check 0") == [])
    #expect(lesson.press("way 0 type") == [])
    lesson.press("way 0 tiles")
    #expect(lesson.words == "yo")
  }

  // MARK: The bank

  @Test func theSameExerciseDealsTheSameBank() {
    let exercise = SentenceBuilderExample.exercises[5]
    #expect(
      Lesson.begin([exercise]).bank.map { $0.text }
        == Lesson.begin([Lesson.three[0], exercise]).lesson.banks[1].map { $0.text })
    #expect(
      exercise.bank.map { $0.text }.joined(separator: " ")
        == "trae el cuento me nos cuenta la favor por")
  }
}
