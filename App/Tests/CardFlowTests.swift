import PipitBase
import PipitJournal
import PipitMarkup
import PipitMemory
import PipitPractice
import PipitText
import Testing

@testable import PipitApp

/// Flash cards within the app: what their grades promise, what is taken back, what the queue asks.
struct CardFlowTests {
  let learner = Learner()

  init() {
    for pack in House.deck { learner.act { learner.app.take(pack, at: learner.now, &$0) } }
  }

  var app: App { learner.app }

  func open(_ only: String, _ more: String = "") {
    learner.open("/practise/cards?deck=everyday&from=en&to=ja&way=flip&only=\(only)\(more)")
  }

  /// The token of the key with a grade.
  func token(_ grade: String) throws -> String {
    try #require(
      app.page.controls.map { $0.token }.first {
        $0.hasPrefix("rate ") && $0.contains(" \(grade) ")
      })
  }

  @Test(arguments: [0, 3, 25] as [Int64])
  func aGradeGivesWhatItsKeySays(daysAgo: Int64) throws {
    let item = "card/everyday/dog/en/ja"
    for grade in ["again", "hard", "good", "easy"] {
      let learner = Learner()
      for pack in House.deck { learner.act { learner.app.take(pack, at: learner.now, &$0) } }
      if daysAgo > 0 {
        learner.knows(item, rating: .good, daysAgo: daysAgo + 2)
        learner.knows(item, rating: .good, daysAgo: daysAgo)
      }
      learner.open("/practise/cards?deck=everyday&from=en&to=ja&way=flip&only=dog,cat")
      while !learner.html.contains(">dog<") {
        learner.press("flip 0")
        learner.press(
          learner.app.page.controls.first { $0.token.hasPrefix("rate ") }!.token
            .replacingOccurrences("again", "good"))
      }
      let turn = learner.app.session!.lines.count / 2
      learner.press("flip \(turn)")
      let key = try #require(
        learner.app.page.controls.first { $0.token.hasPrefix("rate \(turn) \(grade) ") })
      learner.press(key.token)
      let memory = try #require(learner.app.fold.memory.memory(of: item))
      let told = DayText.english.long(memory, at: learner.now)
      #expect(key.name.contains("comes again in \(told)"), "\(grade): \(key.name), \(told)")
    }
  }

  @Test func aGradeThatIsTakenBackCountsNoMore() throws {
    open("dog,cat")
    learner.press("flip 0")
    let token = try token("easy")
    learner.press(token)
    let item = try #require(app.fold.memory.items.first)
    #expect(app.fold.memory.memory(of: item)?.reviews == 1)
    learner.press("undo 1")
    #expect(app.fold.memory.memory(of: item)?.last == nil)
    #expect(learner.events.last?.kind == "undo")
    // Taken back and given again: the last one holds.
    learner.press(try self.token("good"))
    #expect(app.fold.memory.memory(of: item)?.reviews == 1)
    #expect(app.fold.memory.history(of: item).filter { !$0.isUndone }.map { $0.rating } == [.good])
  }

  @Test func extraPracticePromisesNothing() throws {
    learner.knows("card/everyday/dog/en/ja", daysAgo: 1)
    learner.open("/queue?extra=1")
    #expect(app.path.hasPrefix("/practise/cards"))
    learner.press("flip 0")
    #expect(learner.html.contains("value=\"rate 0 good en ja\""))
    #expect(!learner.html.contains("comes again in"))
  }

  @Test func theQueueAsksCardsThatAreDueAndThenNewOnes() {
    learner.remember(.set("cards.to", to: "ja"))
    learner.knows("card/everyday/horse/en/ja", "card/everyday/fish/en/ja-Hrkt")
    learner.open("/queue")
    // Fish was asked in kana, which are not seen now.
    #expect(learner.asked == ["horse"])
    learner.press("flip 0")
    learner.press("rate 0 good en ja")
    #expect(learner.asked == ["dog", "cat", "fish"])
  }

  @Test func theQueueHeedsTheScript() {
    let kana = ScriptPreferences().setting("ja", .answer, to: ["ja-Hrkt"])
    learner.press("app set scripts \(kana.text)")
    learner.knows("card/everyday/horse/en/ja", "card/everyday/fish/en/ja-Hrkt")
    learner.open("/queue")
    #expect(learner.asked == ["fish"])
    learner.press("flip 0")
    #expect(learner.html.contains("rate 0 good en ja-Hrkt"))
  }

  @Test func theScriptChangesOnTheCard() {
    open("dog")
    learner.press("flip 0")
    #expect(learner.html.contains(">犬<") || learner.html.contains("犬<rt"))
    let romaji = ScriptPreferences().setting("ja", .answer, to: ["ja-Latn-hepburn"])
    learner.press("app set scripts \(romaji.text)")
    #expect(learner.html.contains("rate 0 good en ja-Latn-hepburn"))
    learner.press("rate 0 good en ja-Latn-hepburn")
    #expect(app.fold.memory.items == ["card/everyday/dog/en/ja-Latn-hepburn"])
  }

  @Test func whatWasMissedIsListedInItsTwoLanguages() throws {
    open("dog,cat")
    for turn in 0..<4 {
      guard app.session != nil, learner.html.contains("flip \(turn)") else { break }
      learner.press("flip \(turn)")
      learner.press(try token(turn == 0 ? "again" : "good"))
    }
    learner.press("next 3")
    #expect(app.path.hasPrefix("/finish/"))
    #expect(learner.html.contains(#"lang="en" dir="auto">"#))
    #expect(learner.html.contains(#"lang="ja" dir="auto">"#))
    #expect(learner.words.contains("1 of 2"))
  }

  @Test func homeTellsWhatIsDueAndKnown() {
    learner.remember(.set("cards.to", to: "ja"))
    learner.knows("card/everyday/horse/en/ja", "card/everyday/dog/en/ja")
    learner.knows("card/everyday/cat/en/ja", daysAgo: 1)
    learner.open("/cards")
    #expect(learner.words.contains("2 due now 1 on the way 1 new"))
    #expect(learner.words.contains("3 begun, 2 due"))
    learner.press("cards to es")
    #expect(app.fold[setting: "cards.to"] == "ja,es")
    learner.press("cards to ja")
    learner.press("cards to es")
    #expect(app.fold[setting: "cards.to"] == "es")
    learner.press("cards turn")
    #expect(app.fold[setting: "cards.from"] == "es" && app.fold[setting: "cards.to"] == "en")
  }

  @Test func aDeckListsItsWordsAndFindsThem() {
    learner.remember(.set("cards.to", to: "ja"))
    learner.open("/cards/everyday?find=NEKO")
    #expect(learner.words.contains("cat") && !learner.words.contains("horse"))
    #expect(learner.html.contains(#"<span lang="ja-Hrkt" dir="auto">ねこ</span>"#))
    learner.open("/cards/nothing")
    #expect(learner.words.contains("There is no such page"))
  }
}

extension String {
  /// The text with one word in another's place.
  fileprivate func replacingOccurrences(_ word: String, _ other: String) -> String {
    split(separator: " ").map { $0 == word ? other : String($0) }.joined(separator: " ")
  }
}
