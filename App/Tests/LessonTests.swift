import PipitBase
import PipitJournal
import PipitLexicon
import PipitMarkup
import PipitPractice
import PipitSentence
import Testing

@testable import PipitApp

/// A lesson of sentences in the app: dealt, left, taken up again, finished.
struct LessonTests {
  let app = App(packs: [House.alphabets, House.courseList, House.coursePack])
  let ordering = "/practise/sentence?course=es-from-en&lesson=ordering"

  init() { app.surroundings = House.surroundings }

  private func open(_ path: String) {
    var reply = Reply()
    app.open(path, at: House.noon, &reply)
  }

  private func press(_ tokens: String...) {
    var reply = Reply()
    for token in tokens { app.press(token, at: House.noon, &reply) }
  }

  @Test func aLessonIsTheSameInWhicheverWayItIsAnswered() {
    open(ordering)
    let session = app.session?.deal.id
    press("take 0 0", "way 0 type")
    open("/")
    open(ordering)
    #expect(app.session?.deal.id == session)
    #expect(app.page.html.contains("field-0"))
    open("/practise/sentence?course=es-from-en&lesson=asking")
    #expect(app.session?.deal.id != session)
    #expect(app.page.html.contains("field-0"))
  }

  @Test func whatWasRightForTheLearnerIsRightTheNextTime() {
    open(ordering)
    press("way 0 type", "write 0 un café quisiera", "right 0", "next 0")
    #expect(app.accepted(in: "es-from-en").map { $0.sentence } == ["un café quisiera"])
    press("app discard \(app.session?.deal.id ?? "")")
    open("/")
    open(ordering)
    press("write 0 un café quisiera")
    #expect(app.page.html.contains("Right"))
    #expect(!app.page.html.contains("Not quite"))
  }

  @Test func theFileOfAcceptedSentencesHoldsNothingThatYAMLForbids() {
    open(ordering)
    press("way 0 type", "write 0 a\u{0}\u{1}\"b\\\u{7f}\u{feff}\u{fffe}\tc", "right 0", "next 0")
    #expect(
      app.patch(forCourse: "es-from-en")
        == "course: es-from-en\nalternatives:\n"
        + "  - exercise: \(app.accepted(in: "es-from-en")[0].exercise)\n"
        + "    sentence: \"a\\\"b\\\\ c\"\n")
  }

  @Test func aLessonLeftBeforeItBeganIsNotLeftOpen() {
    open(ordering)
    press("hear 0", "close")
    #expect(app.path == "/courses/es-from-en")
    #expect(app.session == nil && app.leftOpen.isEmpty)
    open(ordering)
    press("take 0 0", "close")
    open("/courses/es-from-en")
    #expect(app.leftOpen.count == 1)
    open(ordering)
    #expect(app.page.html.contains("id=\"lines\""))
  }

  @Test func aFinishedLessonCountsInItsCourse() {
    open(ordering)
    press("way 0 type", "write 0 quisiera un café", "next 0")
    #expect(app.fold.reached(inLesson: "ordering", of: "es-from-en") == 50)
    press("write 1 la cuenta", "next 1")
    #expect(app.fold.best(inLesson: "ordering", of: "es-from-en") == 100)
    #expect(app.fold.reached(inLesson: "ordering", of: "es-from-en") == 100)
    #expect(app.fold.xp == 15)
    #expect(app.session == nil)
    #expect(app.page.html.contains("cuenta"))
  }

  @Test func theMissesAloneGiveTheirShareOfThePoints() {
    open(ordering + "&only=bill")
    press("way 0 type", "write 0 la cuenta", "next 0")
    #expect(app.fold.xp == 10)
    #expect(app.fold.best(inLesson: "ordering", of: "es-from-en") == nil)
    #expect(app.nextLesson(of: House.course)?.id == "ordering")
  }

  @Test func aLessonLeftOpenIsGoneOnWithFromItsCourse() {
    #expect(app.nextPath(.sentence) == "/practise/sentence")
    open(ordering)
    press("way 0 type", "write 0 quisiera un café", "next 0")
    open("/courses/es-from-en")
    #expect(app.page.html.contains("Go on: Ordering"))
    #expect(app.page.html.contains("50% done"))
    #expect(app.nextPath(.sentence) == ordering)
  }

  @Test(arguments: ["lesson=moon", "lesson=ordering&only=moon", "lesson=ordering&way=sing"])
  func whatTheCourseDoesNotHaveIsNoLesson(_ asked: String) {
    open("/practise/sentence?course=es-from-en&\(asked)")
    #expect(app.session == nil)
  }
}
