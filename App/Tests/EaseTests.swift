import PipitBase
import PipitJournal
import PipitMemory
import PipitPractice
import Testing

@testable import PipitApp

/// What is quick, right at first, and has stayed for long is easy: in each room, by the facts of its deal.
struct EaseTests {
  let learner = Learner()

  /// The rating of the last answer.
  private var rating: Int64? {
    learner.events.last { $0.kind == "answer" }?.payload[integer: "rating"]
  }

  private func letters() {
    for daysAgo in [60, 30] as [Int64] {
      learner.knows(
        "alphabet/nato/A/word", "alphabet/nato/B/word", "alphabet/nato/C/word",
        "alphabet/nato/D/word", "alphabet/nato/X/word", daysAgo: daysAgo)
    }
    learner.knows("alphabet/nato/B/word", rating: .again, daysAgo: 2)
  }

  @Test(arguments: [("A", Int64(0), Int64(4)), ("A", 4_000, 3), ("B", 0, 3)])
  func lettersAreEasyWhereTheyAreMatureAndQuick(letter: String, wait: Int64, rating: Int64) {
    letters()
    learner.open("/practise/alphabet?alphabet=nato&way=choose&only=\(letter)")
    learner.clock += wait
    learner.answer(0)
    #expect(self.rating == rating)
  }

  @Test func nineAnswersAreTooFewToTell() {
    for daysAgo in [60, 50, 40, 30] as [Int64] {
      learner.knows("alphabet/nato/A/word", "alphabet/nato/B/word", daysAgo: daysAgo)
    }
    learner.knows("alphabet/nato/C/word")
    learner.open("/practise/alphabet?alphabet=nato&way=choose&only=A")
    learner.answer(0)
    #expect(rating == 3)
  }

  @Test(arguments: [(Int64(0), Int64(4)), (4_000, 3)])
  func wordsAreEasyWhereTheyAreMatureAndQuick(wait: Int64, rating: Int64) {
    for daysAgo in [60, 30] as [Int64] {
      learner.knows(
        "spelling/es/casa", "spelling/es/mesa", "spelling/es/perro", "spelling/es/zapato",
        "spelling/es/queso", daysAgo: daysAgo)
    }
    learner.open("/practise/spelling?language=es&only=casa")
    learner.clock += wait
    learner.answer(0)
    #expect(self.rating == rating)
  }

  @Test func aWordThatWasHeardSlowlyIsNeverEasy() {
    wordsAreEasyWhereTheyAreMatureAndQuick(wait: 0, rating: 4)
    learner.open("/practise/spelling?language=es&only=mesa")
    learner.press("slow 0")
    learner.clock -= 900
    learner.answer(0)
    #expect(rating == 2)
  }

  @Test(arguments: [(Int64(0), Int64(4)), (4_000, 3)])
  func sentencesAreEasyWhereAllTheirWordsAreMature(wait: Int64, rating: Int64) {
    for _ in 0..<5 { learner.knows(sentence: "coffee", "quisiera", "café") }
    for daysAgo in [30, 29, 28, 27, 26] as [Int64] {
      learner.remember(
        .answer(
          "sentence/es-from-en/coffee", .easy, milliseconds: 4_000,
          more: [.init("words", ["quisiera", "café"])]), daysAgo: daysAgo)
    }
    learner.open("/practise/sentence?course=es-from-en&only=coffee")
    learner.clock += wait
    learner.answer(0)
    #expect(self.rating == rating)
  }

  @Test func aSentenceWithAWordThatIsNotMatureIsGood() {
    for daysAgo in 30..<40 as Range<Int64> {
      learner.remember(
        .answer(
          "sentence/es-from-en/coffee", .easy, milliseconds: 4_000,
          more: [.init("words", ["quisiera"])]), daysAgo: daysAgo)
    }
    learner.open("/practise/sentence?course=es-from-en&only=coffee")
    learner.answer(0)
    #expect(rating == 3)
  }
}
