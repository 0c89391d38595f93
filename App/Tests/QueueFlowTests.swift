import PipitBase
import PipitJournal
import PipitMarkup
import PipitMemory
import PipitPractice
import Testing

@testable import PipitApp

/// The queue in the app: from Today through its rounds to its end.
struct QueueFlowTests {
  let learner = Learner()

  private func mixed() {
    learner.knows("alphabet/nato/A/word", "alphabet/nato/B/word", "alphabet/nato/C/word")
    learner.knows("spelling/es/casa", "spelling/es/mesa", daysAgo: 20)
    learner.knows(sentence: "coffee", "quisiera", "café")
    learner.remember(.set("queue.new", to: "0"))
  }

  @Test func aNewcomerSeesNothingOfIt() {
    learner.open("/")
    #expect(!learner.html.contains("queue"))
    learner.open("/queue")
    #expect(learner.words.contains("Nothing is due."))
    #expect(learner.app.session == nil)
  }

  @Test func todayTellsWhatIsDueAndStarts() {
    mixed()
    learner.open("/")
    #expect(learner.words.contains("7 due"))
    #expect(!learner.words.contains(" new"))
    #expect(learner.app.page.elements.contains { $0["href"] == "/queue" })
  }

  @Test func roundsOfAllActivitiesFollowOnOneAnother() {
    mixed()
    learner.open("/queue")
    var activities: [String] = []
    while let round = learner.app.session, activities.count < 20 {
      activities.append(round.deal.activity)
      #expect(learner.app.path.contains("queue=1"))
      #expect(round.deal.options.allSatisfy { $0.name != "queue" })
      learner.playRound()
    }
    #expect(activities == ["sentence", "alphabet", "spelling"])
    #expect(learner.app.path == "/queue")
    #expect(learner.words.contains("That was all for now."))
    let answers = learner.events.filter { $0.kind == "answer" }
    #expect(answers.count == 6)
    #expect(answers.allSatisfy { $0.payload["extra"] == nil })
    #expect(learner.app.fold.memory.due(at: learner.now) == [])
    learner.open("/")
    #expect(learner.words.contains("Nothing is due."))
    #expect(!learner.words.contains("Last rounds"))
  }

  @Test func aSlipComesAgainInTheSameSitting() {
    learner.knows("spelling/es/casa", "spelling/es/mesa")
    learner.open("/queue")
    learner.playRound(missing: 0)
    #expect(learner.app.session?.deal.activity == "spelling")
    #expect(learner.asked.count == 1)
    learner.playRound()
    #expect(learner.app.path == "/queue")
    #expect(learner.words.contains("Slipped today"))
  }

  @Test func whoKeepsMissingIsNotAskedWithoutEnd() {
    learner.knows("spelling/es/casa")
    learner.open("/queue")
    var rounds = 0
    while learner.app.session != nil, rounds < 20 {
      learner.playRound(missing: 0)
      rounds += 1
    }
    #expect(rounds == 4)
    #expect(learner.app.path == "/queue")
  }

  @Test func whatIsSetAsideMeanwhileIsNotAskedInTheRoundThatIsOpen() throws {
    learner.knows("alphabet/nato/A/word", "alphabet/nato/B/word", "alphabet/nato/C/word")
    learner.remember(.set("queue.new", to: "0"))
    learner.open("/queue")
    learner.answer(0)
    let round = try #require(learner.app.session)
    let answered = learner.events.compactMap { $0.payload[text: "item"] }
    let left = ["A", "B", "C"].map { "alphabet/nato/\($0)/word" }.filter { !answered.contains($0) }
    learner.press("app item suspend \(left[0])")
    learner.open("/queue")
    let next = try #require(learner.app.session)
    #expect(next.deal.id != round.deal.id)
    #expect(next.deal.options["only"] == ItemName(left[1]).title)
    #expect(!learner.app.sessions.contains { $0.deal.id == round.deal.id })
  }

  @Test func onlyWhatTheQueueAsksIsUndoneByIt() {
    learner.remember(.answer("scramble/en/decal", .good, milliseconds: 900))
    #expect(learner.app.lastAnswer(at: learner.now) == nil)
    learner.remember(.answer("spelling/es/casa", .good, milliseconds: 900))
    #expect(learner.app.lastAnswer(at: learner.now) == "past/2/0")
  }

  @Test func findsTakeNothingOfADaysBounds() {
    for word in ["decal", "claim", "medical"] {
      learner.remember(.answer("scramble/en/\(word)", .good, milliseconds: 900))
    }
    let day = learner.app.fold.memory.day(of: learner.now)
    #expect(learner.app.done(on: day) == .init(reviews: 0, new: 0))
    #expect(learner.app.nextDue(after: learner.now) == nil)
  }

  @Test func stepsOfEarlierDaysCountForTheBound() {
    learner.remember(.set("queue.reviews", to: "2"))
    learner.remember(.set("queue.new", to: "0"))
    learner.knows("spelling/es/casa", "spelling/es/mesa", "spelling/es/perro", rating: .again)
    #expect(learner.app.left(isExtra: false, at: learner.now) == 2)
  }

  @Test func whatComesAgainIsCountedFromTheStart() {
    learner.knows("spelling/es/casa")
    learner.knows("spelling/es/mesa", rating: .again, daysAgo: 0)
    #expect(learner.app.left(isExtra: false, at: learner.now) == 2)
  }

  @Test func todayIsDrawnAnewEachMinute() {
    learner.knows("spelling/es/casa")
    let reply = learner.act { learner.app.handle("away", [:], file: [], at: learner.now, &$0) }
    #expect(
      reply.effects.contains { $0 == .after(milliseconds: 60_000, token: App.minuteToken) })
    let again = learner.act { learner.app.handle("away", [:], file: [], at: learner.now, &$0) }
    #expect(!again.effects.contains { $0 == .after(milliseconds: 60_000, token: App.minuteToken) })
  }

  @Test func aRoundLeftHalfWayIsGoneOnWith() throws {
    mixed()
    learner.open("/queue")
    learner.playRound()
    learner.answer(0)
    let round = try #require(learner.app.session)
    learner.open("/")
    #expect(learner.words.contains("A round is half done"))
    #expect(!learner.words.contains("Left open"))
    learner.clock += 600_000
    learner.open("/queue")
    #expect(learner.app.session?.deal.id == round.deal.id)
    #expect(learner.app.session?.lines.count == round.lines.count + 1)
  }

  @Test func anUnbegunRoundIsTheSameAfterAReload() {
    mixed()
    learner.open("/queue")
    let path = learner.app.path
    learner.open(path)
    #expect(learner.app.path == path)
    learner.app.sessions = []
    learner.open("/queue")
    #expect(learner.app.path == path)
  }

  @Test func theWayBackToADoneRoundLeadsOn() {
    mixed()
    learner.open("/queue")
    let first = learner.app.path
    learner.playRound()
    let second = learner.app.path
    learner.open(first)
    #expect(learner.app.path == second)
  }

  @Test func theLastAnswerCanBeUndoneAndCountAgain() throws {
    learner.knows("spelling/es/casa")
    learner.open("/queue")
    learner.playRound()
    let before = learner.app.fold.memory.memory(of: "spelling/es/casa")
    #expect(before?.reviews == 2)
    let undo = try #require(
      learner.app.page.controls.first { $0.token.hasPrefix("app undo-answer") })
    learner.press(undo.token)
    #expect(learner.app.fold.memory.memory(of: "spelling/es/casa")?.reviews == 1)
    #expect(learner.asked == ["casa"])
    #expect(learner.words.contains("That answer counts no more."))
    let again = try #require(learner.app.page.controls.first { $0.name == "Undo" })
    learner.press(again.token)
    #expect(learner.app.fold.memory.memory(of: "spelling/es/casa") == before)
    #expect(!learner.words.contains("counts no more"))
  }

  @Test func extraPracticeLeavesTheScheduleAlone() {
    learner.knows("spelling/es/casa", "alphabet/nato/A/word", daysAgo: 1)
    learner.remember(.set("queue.new", to: "0"))
    learner.open("/queue")
    #expect(learner.words.contains("Nothing is due."))
    let before = learner.app.fold.memory.memory(of: "spelling/es/casa")
    learner.open("/queue?extra=1")
    var rounds = 0
    while learner.app.session != nil, rounds < 10 {
      learner.playRound()
      rounds += 1
    }
    #expect(rounds == 2)
    #expect(learner.app.path == "/queue?extra=1")
    #expect(learner.words.contains("There is nothing more to practise today."))
    let answers = learner.events.filter { $0.kind == "answer" }
    #expect(answers.count == 2)
    #expect(answers.allSatisfy { $0.payload["extra"] == true })
    #expect(learner.app.fold.memory.memory(of: "spelling/es/casa") == before)
    #expect(learner.app.fold.streak(at: learner.now).isPractisedToday)
  }

  @Test func whatWasPutByOutOfTheQueueIsNotAsked() {
    learner.knows("spelling/es/casa", "spelling/es/mesa", "spelling/es/perro")
    learner.remember(.suspend("spelling/es/casa"))
    learner.remember(.bury("spelling/es/mesa"))
    learner.open("/queue")
    #expect(learner.asked == ["perro"])
  }

  @Test func wordsPutByAndListsAreBegunWith() {
    learner.remember(.keep("zapato", on: "learn/es"))
    learner.remember(.keep("l1\tes\tHome", on: "spelling"))
    learner.remember(.keep("mesa\twhere one eats\tLa mesa.", on: "spelling/l1"))
    learner.open("/")
    #expect(learner.words.contains("2 new"))
    learner.open("/queue")
    #expect(learner.asked == ["zapato"])
    learner.playRound()
    #expect(learner.asked == ["mesa"])
    #expect(learner.app.session?.deal[option: "list"] == "l1")
  }

  @Test func lettersOfAnAlphabetThatWasBegunFollow() {
    learner.knows("alphabet/nato/A/word", "alphabet/nato/1/word", daysAgo: 1)
    learner.remember(.set("queue.new", to: "3"))
    learner.open("/queue")
    #expect(learner.app.session?.deal[option: "alphabet"] == "nato")
    #expect(learner.asked == ["B", "C", "D"])
  }

  @Test func whatCannotBeAskedIsLeftOutAndTold() {
    learner.knows("spelling/tlh/qapla", "spelling/es/casa", "scramble/en/decal")
    learner.knows("alphabet/gone/A/word", daysAgo: 50)
    learner.knows(sentence: "no-such-sentence", "nada")
    learner.open("/queue")
    #expect(learner.asked == ["casa"])
    learner.playRound()
    #expect(learner.app.path == "/queue")
    #expect(learner.words.contains("could not be asked now"))
  }

  @Test func aWordThatItsSentenceTeachesNoLongerIsAskedOnce() {
    learner.knows(sentence: "coffee", "taza")
    learner.open("/queue")
    #expect(learner.asked == ["coffee"])
    var rounds = 0
    while learner.app.session != nil, rounds < 9 {
      learner.playRound()
      rounds += 1
    }
    // The second is for the words that it teaches now, which were begun with in the first.
    #expect(rounds == 2)
    #expect(learner.app.path == "/queue")
    #expect(learner.words.contains("could not be asked now"))
  }

  @Test func wordsBesideWhatIsAskedAreBegunWithWithinTheDaysBound() {
    learner.knows(sentence: "coffee", "café")
    learner.remember(.set("queue.new", to: "0"))
    learner.open("/queue")
    #expect(learner.asked == ["coffee"])
    learner.playRound()
    #expect(learner.app.fold.memory.history(of: "word/es/café").count == 2)
    #expect(learner.app.fold.memory.memory(of: "word/es/quisiera")?.last == nil)
    #expect(learner.events.first { $0.kind == "answer" }?.payload["beside"] == ["quisiera"])
    #expect(learner.app.done(on: learner.app.fold.memory.day(of: learner.now)).new == 0)
    learner.clock += 90 * Learner.day
    learner.remember(.set("queue.new", to: "1"))
    learner.open("/queue")
    learner.playRound()
    #expect(learner.app.fold.memory.memory(of: "word/es/quisiera")?.last != nil)
  }

  @Test func whereNoWordIsLeftTheScheduleIsLeftAlone() {
    learner.knows(sentence: "coffee", "taza")
    learner.remember(.set("queue.new", to: "0"))
    learner.open("/queue")
    learner.playRound()
    #expect(learner.app.path == "/queue")
    #expect(learner.events.first { $0.kind == "answer" }?.payload["extra"] == true)
    #expect(learner.app.fold.memory.memory(of: "word/es/café")?.last == nil)
  }

  @Test func withoutANetworkTheQueueGoesOnWithWhatIsAtHand() {
    learner.knows("spelling/fr/mer", daysAgo: 90)
    learner.knows("spelling/es/casa")
    let opened = learner.open("/queue")
    #expect(opened.effects == [.load("spelling-fr")])
    learner.lose("spelling-fr")
    #expect(learner.asked == ["casa"])
    learner.playRound()
    #expect(learner.words.contains("could not be asked now"))
    learner.open("/")
    #expect(learner.words.contains("1 due"))
  }

  @Test func theQueueChangesNothingThatIsRemembered() {
    learner.remember(.set("alphabet.alphabet", to: "lapd"))
    learner.knows("alphabet/nato/A/word")
    learner.remember(.set("queue.new", to: "0"))
    learner.open("/queue")
    learner.playRound()
    #expect(learner.app.fold[setting: "alphabet.alphabet"] == "lapd")
  }

  @Test func aWordIsPutByInOnePressAndTakenBack() {
    learner.open("/")
    learner.press("app learn es zapato")
    #expect(learner.app.fold.kept(on: "learn/es") == ["zapato"])
    #expect(learner.app.surroundings.isPutBy("zapato", "es"))
    learner.press("app learn es zapato")
    #expect(learner.app.fold.kept(on: "learn/es") == [])
    learner.press("app learn tlh qapla")
    #expect(learner.app.fold.kept(on: "learn/tlh") == [])
  }

  @Test func aDayHasItsBoundAndTheRestIsTold() {
    learner.knows("spelling/es/casa", "spelling/es/mesa", "spelling/es/perro")
    learner.remember(.set("queue.reviews", to: "2"))
    learner.open("/queue")
    #expect(learner.asked.count == 2)
    learner.playRound()
    #expect(learner.app.path == "/queue")
    #expect(learner.words.contains("One more waits: it comes tomorrow."))
  }
}
