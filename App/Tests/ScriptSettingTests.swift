import PipitBase
import PipitJournal
import PipitLexicon
import PipitMarkup
import PipitMemory
import PipitPractice
import PipitText
import Testing

@testable import PipitApp

/// The choice of scripts: one setting of the journal, its page, and what every page gets of it.
struct ScriptSettingTests {
  let learner = Learner()
  static let courses = Pack(
    name: "courses", version: "2",
    bytes: CourseList.bytes(
      of: ["uk", "es", "ja"].map { tag in
        Course(
          id: "\(tag)-from-en", language: Language(tag), learner: "en",
          title: Language(tag).englishName, native: Language(tag).ownName, summary: "Words.",
          units: [])
      }))

  init() {
    learner.app.packs.removeAll { $0.name == "courses" }
    learner.app.packs.append(Self.courses)
    learner.open("/settings/scripts")
  }

  private var scripts: ScriptPreferences { learner.app.surroundings.scripts }

  private func values(_ id: String) -> [String] {
    learner.app.page.tags.filter { $0["id"]?.hasPrefix(id) ?? false }.compactMap { $0["value"] }
  }

  @Test func theChoiceIsOneValueOfTheJournal() {
    let record = #"{"version":1,"languages":{"ja":{"question":["ja-Hrkt"]}}}"#
    learner.press("app set scripts \(record)")

    #expect(scripts == ScriptPreferences().setting("ja", .question, to: ["ja-Hrkt"]))
    #expect(learner.events.last == .set("scripts", to: record))
  }

  @Test func theBriefsRecordIsTakenAndNonsenseIsNot() {
    learner.press(#"app set scripts {"ja": false}"#)
    #expect(scripts.order(of: "ja", .answer)[0] == "ja-Latn-hepburn")

    let count = learner.events.count
    for nonsense in ["on", "{", #"{"ja":7}"#, #"{"version":9,"languages":{}}"#] {
      learner.press("app set scripts \(nonsense)")
    }
    #expect(learner.events.count == count)
  }

  @Test func languagesOfManyScriptsHaveOneRowEachByTheirNames() {
    let rows = learner.app.page.tags.filter { $0["id"]?.hasPrefix("scripts-") ?? false }

    #expect(rows.map { $0["id"] } == ["scripts-ja", "scripts-uk"])
    #expect(learner.words.contains("日本語"))
    #expect(learner.words.contains("Japanese · Kanji, with Kana"))
    learner.press(#"app set scripts {"pa":["pnb"]}"#)
    #expect(learner.app.page.tags.contains { $0["id"] == "scripts-pa" })
    #expect(learner.words.contains("Punjabi · Shahmukhi, with Roman"))
  }

  @Test func threeScriptsAreMovedByKeysAndTheEndOfTheListStays() {
    let up = values("up-ja-question-ja-Hrkt")
    #expect(up.count == 1)
    learner.press(up[0])
    #expect(scripts.order(of: "ja", .question) == ["ja-Hrkt", "ja", "ja-Latn-hepburn"])
    #expect(scripts.order(of: "ja", .answer)[0] == "ja")

    let count = learner.events.count
    learner.press(values("up-ja-question-ja-Hrkt")[0])
    #expect(learner.events.count == count, "it is the first already")
    learner.press(values("down-ja-question-ja-Hrkt")[0])
    #expect(scripts.order(of: "ja", .question) == ["ja", "ja-Hrkt", "ja-Latn-hepburn"])
  }

  @Test func twoScriptsAreASwitch() {
    let radios = learner.app.page.tags.filter { $0["name"] == "scripts-uk-question" }

    #expect(radios.count == 2)
    learner.press("app set scripts \(radios[1]["value"] ?? "")")
    #expect(scripts.order(of: "uk", .question) == ["uk-Latn", "uk"])
    #expect(scripts.order(of: "uk", .answer) == ["uk", "uk-Latn"])
  }

  @Test func aLanguageIsPutBackAndTheFocusHasAPlace() {
    learner.press(#"app set scripts {"ja":false,"uk":false}"#)
    let reply = learner.press(
      "app set scripts " + ScriptPreferences(text: #"{"uk":false}"#).text)

    #expect(!scripts.isChosen("ja") && scripts.isChosen("uk"))
    #expect(reply.effects.contains(.focus("scripts-ja")))
    #expect(
      reply.effects.contains(
        .announce(
          "Japanese in questions: Kanji, Kana, Rōmaji. Japanese in answers: Kanji, Kana, Rōmaji")))
  }

  @Test func wordsOfItemsAreSeenInTheScriptThatIsPreferred() {
    learner.knows("spelling/uk/вода", "word/ja/お水")
    learner.app.packs.append(Self.japanese)
    learner.open("/items")
    #expect(learner.words.contains("вода") && learner.words.contains("お水"))

    learner.press(#"app set scripts {"uk":false,"ja":["ja-Hrkt"]}"#)
    #expect(learner.words.contains("voda") && learner.words.contains("おみず"))
    #expect(!learner.words.contains("вода") && !learner.words.contains("お水"))
    let titles = learner.app.page.tags.filter { $0["lang"] == "ja-Hrkt" }
    #expect(titles.count == 1)
    learner.open(App.path(ofItem: "word/ja/お水"))
    #expect(learner.html.contains("lang=\"ja-Hrkt\" dir=\"auto\">おみず</h1>"))
  }

  @Test func whatWasMissedIsSeenSoToo() {
    learner.remember(.answer("spelling/uk/вода", .again, milliseconds: 900), minutesAgo: 9)
    learner.remember(.answer("spelling/uk/вода", .easy, milliseconds: 900), minutesAgo: 5)
    learner.press(#"app set scripts {"uk":false}"#)
    learner.open("/queue")

    #expect(learner.words.contains("voda"))
  }

  @Test func theCourseOfTheWordsIsAskedForOnlyWhereItIsNeeded() {
    learner.knows("word/ja/お水")
    #expect(loads(learner.open("/items")) == [])
    let reply = learner.press(#"app set scripts {"ja":["ja-Hrkt"]}"#)
    #expect(loads(reply) == ["course-ja-from-en"])
  }

  private func loads(_ reply: Reply) -> [String] {
    reply.effects.compactMap { effect in
      if case .load(let name) = effect { name } else { nil }
    }
  }

  private static let japanese = Pack(
    name: "course-ja-from-en", version: "1",
    bytes: CoursePack.bytes(
      of: Course(
        id: "ja-from-en", language: "ja", learner: "en", title: "Japanese", native: "日本語",
        summary: "Words.",
        units: [
          CourseUnit(
            id: "one", title: "One", block: "coral",
            lessons: [
              CourseLesson(id: "water", title: "Water", xp: 10, exerciseCount: 1, teaches: [])
            ])
        ]),
      exercises: { _ in
        [
          SentenceExercise(
            id: "water", prompt: .init("Water, please.", "en"),
            answer: .init(
              "お水 を。", "ja",
              forms: [.init("ja-Hrkt", "おみず を。"), .init("ja-Latn-hepburn", "Omizu o.")]))
        ]
      }))

  @Test func aRecordThatCannotBeReadIsToldAndMended() {
    learner.remember(.set("scripts", to: #"{"version":2,"languages":{"ja":["ja-Hrkt"],"uk":7}}"#))
    learner.open("/settings/scripts")

    #expect(learner.words.contains("could not be read whole"))
    #expect(scripts.order(of: "ja", .question)[0] == "ja-Hrkt", "what is understood holds")
    learner.open("/settings")
    #expect(learner.words.contains("could not be read whole"))
    learner.press("app set scripts \(scripts.text)")
    #expect(scripts.isReadable)
    #expect(!learner.words.contains("could not be read whole"))
  }
}

extension Markup {
  fileprivate var tags: [Element] {
    nodes.flatMap { node -> [Element] in
      guard case .element(let element) = node.kind else { return [] }
      return [element] + Markup.group(element.content).tags
    }
  }
}
