import PipitBase
import PipitLexicon
import PipitLook
import PipitMarkup
import PipitPractice
import PipitSentence
import PipitText
import Testing

/// The lesson as other programs use it.
struct BuilderTests {
  let noon = Moment(milliseconds: 1_700_000_000_000)

  func later(_ seconds: Int64) -> Moment {
    Moment(milliseconds: noon.milliseconds + seconds * 1_000)
  }

  /// The tokens that build an exercise's answer on a screen.
  func tokens(_ exercise: SentenceExercise, _ screen: Int) -> [String] {
    var free = Array(exercise.bank.enumerated())
    return exercise.answer.tiles.map { word in
      let place = free.firstIndex { $0.element.text == word }!
      return "take \(screen) \(free.remove(at: place).offset)"
    } + ["check \(screen)", "next \(screen)"]
  }

  @Test func theCafeIsPlayedFromOrderingToTheBill() {
    var results: [SentenceLessonResult] = []
    var shares: [Double] = []
    var heard: [Speech] = []
    let exercises = SentenceBuilderExample.exercises
    let lesson = SentenceBuilder(
      exercises: exercises, block: .coral, xp: 20, learnerLanguage: "en", voiceRate: 0.9,
      speaksPrompts: false, onListen: { heard.append($0) }, onProgress: { shares.append($0) },
      onFinish: { results.append($0) })
    lesson.begin(at: noon)
    for (screen, exercise) in exercises.enumerated() {
      for token in tokens(exercise, screen) {
        lesson.press(token, at: later(Int64(screen + 1) * 10))
      }
    }
    #expect(results.count == 1)
    #expect(results.first == lesson.result)
    #expect(lesson.result?.xp == 25)
    #expect(lesson.result?.stars == 3)
    #expect(lesson.result?.milliseconds == 60_000)
    #expect(shares == [0.16, 0.33, 0.5, 0.66, 0.83, 1])
    #expect(heard == [Speech("¿Quiere algo más?", language: "es", ratePercent: 90)])
  }

  @Test func theExampleOfTheDocumentationHolds() {
    let lesson = SentenceBuilder(
      exercises: SentenceBuilderExample.exercises, block: .coral, xp: 10, onFinish: { _ in })
    for tile in [6, 2, 3, 8, 7, 4] {
      lesson.press("take 0 \(tile)", at: Moment(milliseconds: 1_000))
    }
    #expect(
      lesson.press("check 0", at: Moment(milliseconds: 9_000))
        .contains(.announce("Right. Good morning! What would you like?")))
  }

  @Test func withoutOnListenTheHostIsAskedToSpeak() {
    let heard = SentenceBuilderExample.exercises.filter { $0.kind == .listen }
    let lesson = SentenceBuilder(exercises: heard, block: .sky, onFinish: { _ in })
    #expect(lesson.begin(at: noon) == [.say(Speech("¿Quiere algo más?", language: "es"))])
  }

  @Test func aLessonGoesOnWhereItsLinesEnd() {
    let exercises = SentenceBuilderExample.exercises
    let one = SentenceBuilder(exercises: exercises, block: .coral, onFinish: { _ in })
    for token in tokens(exercises[0], 0) + ["take 1 2"] { one.press(token, at: noon) }
    let other = SentenceBuilder(exercises: exercises, block: .coral, onFinish: { _ in })
    other.resume(one.lines)
    #expect(other.page(in: Surroundings()).html == one.page(in: Surroundings()).html)
    #expect(other.lines == one.lines)
  }

  @Test func theFinishStandsAlone() {
    var isDone = false
    let result = SentenceLessonResult(
      session: "s", activity: "sentence", options: [], title: "At the café", right: 6, count: 6,
      milliseconds: 62_000, bestCombo: 6, missed: [], slowest: [], xp: 25)
    let finish = SentenceBuilderFinish(result: result, onContinue: { isDone = true })
    let html = finish.page(in: Surroundings()).html
    #expect(html.contains("value=\"continue\""))
    #expect(html.contains("100%"))
    finish.press("close")
    #expect(!isDone)
    finish.press("continue")
    #expect(isDone)
  }

  @Test func theExampleIsALessonAsTheBriefTellsIt() {
    let exercises = SentenceBuilderExample.exercises
    #expect(exercises.count == 6)
    #expect(exercises.count { $0.kind == .listen } == 1)
    #expect(exercises.contains { $0.kind == .build && $0.answer.language == "en" })
    #expect(exercises.contains { $0.kind == .build && $0.answer.language == "es" })
    for exercise in exercises {
      for part in exercise.hintedPrompt { #expect(!part.translation.isEmpty, "\(part.text)") }
      for text in [exercise.answer.text] + exercise.alternatives {
        var free = exercise.bank.map { $0.text }
        for tile in SentenceExercise.Phrase(text, exercise.answer.language).tiles {
          let place = free.firstIndex { $0.lowercased() == tile.lowercased() }
          #expect(place != nil, "\(tile) of \(text)")
          if let place { free.remove(at: place) }
        }
      }
    }
  }
}
