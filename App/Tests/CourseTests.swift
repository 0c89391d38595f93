import PipitBase
import PipitJournal
import PipitLexicon
import PipitMarkup
import PipitPractice
import PipitText
import Testing

@testable import PipitApp

/// The pages about courses, and what the journal says of them.
struct CourseTests {
  let app = App(packs: [House.alphabets, House.courseList, House.coursePack])

  init() { app.surroundings = House.surroundings }

  private func page(_ path: String) -> String {
    var reply = Reply()
    app.open(path, at: House.noon, &reply)
    return app.page.html
  }

  private func add(_ event: Event, id: String, at milliseconds: Int64 = 1) {
    app.add(
      Entry(
        id: id, device: "d", number: 1, at: Moment(milliseconds: milliseconds), event: event))
  }

  private func finish(_ lesson: String, right: Int32, of count: Int32, only: String? = nil) {
    var options = [Deal.Option("course", "es-from-en"), Deal.Option("lesson", lesson)]
    if let only { options.append(Deal.Option("only", only)) }
    let result = LessonResult(
      session: "s-\(lesson)-\(right)-\(only ?? "")", activity: "sentence", options: options,
      title: "Spanish", right: right, count: count, milliseconds: 60_000, bestCombo: right,
      missed: [], slowest: [], xp: 10, words: [.init("café", language: "es")], block: "coral")
    add(result.event, id: "\(result.session)/1/0")
  }

  @Test func theLibraryListsTheCourses() {
    let html = page("/library")

    #expect(html.contains("href=\"/courses/es-from-en\""))
    #expect(html.contains("Español"))
    #expect(html.contains("A coffee, and then the world."))
  }

  @Test func aCourseShowsItsUnitsAndWhatIsNext() {
    let html = page("/courses/es-from-en")

    #expect(html.contains("At the café"))
    #expect(html.contains("quisiera, café"))
    #expect(html.contains("0 of 6 stars"))
    #expect(html.contains("Start: Ordering"))
    #expect(html.contains("block-coral"))
    #expect(app.title == "Spanish · Pipit")
  }

  @Test func theBestResultOfAWholeLessonGivesItsStars() {
    finish("ordering", right: 5, of: 7)
    finish("ordering", right: 3, of: 7)
    finish("asking", right: 1, of: 1, only: "street")

    #expect(app.fold.best(inLesson: "ordering", of: "es-from-en") == 71)
    #expect(app.fold.best(inLesson: "asking", of: "es-from-en") == nil)
    #expect(app.fold.xp == 30)
    let html = page("/courses/es-from-en")
    #expect(html.contains("2 of 6 stars"))
    #expect(html.contains("Start: Asking"))
  }

  @Test func whereAllIsDoneTheLessonWithTheFewestStarsIsNext() {
    finish("ordering", right: 10, of: 10)
    finish("asking", right: 5, of: 7)

    #expect(app.nextLesson(of: House.course)?.id == "asking")
    #expect(page("/courses/es-from-en").contains("Again: Asking"))
  }

  @Test func aGuideIsReadableBeforeAnythingIsTaken() {
    let html = page("/courses/es-from-en/cafe")

    #expect(html.contains("A noun goes with <em lang=\"es\">un</em> or with"))
    #expect(html.contains("a coffee"))
    #expect(html.contains("href=\"/practise/sentence?course=es-from-en&amp;lesson=ordering\""))
  }

  @Test func anExampleIsSaidByAVoiceThatReadsIt() {
    #expect(!page("/courses/es-from-en/cafe").contains("app say"))
    app.surroundings.device.serverVoices = ["es"]
    #expect(page("/courses/es-from-en/cafe").contains("value=\"app say es un café\""))
    let water = SentenceExercise.Phrase(
      "お水 を。", "ja", forms: [.init("ja-Hrkt", "おみず を。")])
    let action = FrameAction.say(
      language: "ja", water.text, reading: Speech(water).reading)
    #expect(action.token == "app read ja お水を。\tja-Hrkt\tおみず を。")
    #expect(FrameAction(token: action.token) == action)
  }

  @Test func whatIsNotThereIsSaid() {
    #expect(page("/courses/tlh-from-en").contains("There is no course called “tlh-from-en”."))
    #expect(page("/courses/es-from-en/moon").contains("no course called “es-from-en/moon”"))
  }

  @Test func acceptedSentencesAreListedExportedAndForgotten() {
    add(.keep("coffee\tUn café \"quisiera\".", on: "sentence/es-from-en"), id: "s/1/0")
    #expect(page("/courses/es-from-en").contains("Sentences you had accepted"))
    #expect(
      app.patch(forCourse: "es-from-en")
        == """
        course: es-from-en
        alternatives:
          - exercise: coffee
            sentence: "Un café \\"quisiera\\"."

        """)

    var reply = Reply()
    app.press(
      FrameAction.forget(course: "es-from-en", "coffee\tUn café \"quisiera\".").token,
      at: House.noon, &reply)
    #expect(app.accepted(in: "es-from-en").isEmpty)
    app.press("app undo", at: House.noon.later, &reply)
    #expect(app.accepted(in: "es-from-en").count == 1)
  }

  @Test func aLessonsResultHasStarsPointsAndTheWordsMet() {
    finish("ordering", right: 7, of: 7)
    let html = page("/finish/s-ordering-7-")

    #expect(html.contains("Lesson done!"))
    #expect(html.contains("aria-label=\"3 stars of 3\""))
    #expect(html.contains("<strong>+10</strong>"))
    #expect(html.contains("<li lang=\"es\" dir=\"auto\">café</li>"))
    #expect(html.contains("block-coral"))
  }
}

extension Moment {
  fileprivate var later: Moment {
    Moment(milliseconds: milliseconds + 1, offsetMinutes: offsetMinutes)
  }
}
