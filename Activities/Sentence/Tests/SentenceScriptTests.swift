import PipitBase
import PipitLexicon
import PipitMarkup
import PipitMemory
import PipitPractice
import PipitText
import Testing

@testable import PipitSentence

/// The script preference in a lesson: what is seen changes, what is right does not.
struct SentenceScriptTests {
  static let water = SentenceExercise(
    id: "water", prompt: .init("Water and tea, please.", "en"),
    answer: .init(
      "お水 と お茶 を。", "ja",
      forms: [
        .init("ja-Hrkt", "おみず と おちゃ を。"), .init("ja-Latn-hepburn", "Omizu to ocha o."),
      ]),
    distractors: [
      .init("飯", forms: [.init("ja-Hrkt", "めし"), .init("ja-Latn-hepburn", "meshi")])
    ],
    alternatives: ["お茶 と お水 を。"], hints: [.init("tea", "お茶")], teaches: ["お水"])

  static let reading = SentenceExercise(
    id: "read",
    prompt: .init(
      "ਪਾਣੀ ਦਿਓ।", "pa",
      forms: [.init("pa-Arab", "پانی دیو۔"), .init("pa-Latn", "pāṇī dio.")]),
    answer: .init("Give water.", "en"), hints: [.init("ਪਾਣੀ", "water")], teaches: ["ਪਾਣੀ"])

  private var game = Lesson.begin([Self.water])

  private func surroundings(_ record: String = "{}", stability: Double? = nil) -> Surroundings {
    var surroundings = ViewTests.surroundings
    surroundings.scripts = ScriptPreferences(text: record)
    if let stability, let state = MemoryState(stability: stability, difficulty: 5) {
      let memory = Memory(known: state, last: Lesson.noon, intervalDays: 1)
      let futures = Scheduler().futures(of: memory, seed: 0, at: Lesson.noon)
      surroundings.remembered = game.items(in: surroundings).map {
        Remembered(item: $0, memory: memory, futures: futures)
      }
    }
    return surroundings
  }

  private func tiles(_ record: String) -> [String] {
    game.page(in: surroundings(record)).tiles.map { "\($0["lang"] ?? "") \($0.seen)" }.sorted()
  }

  @Test func tilesAreSeenInTheScriptOfAnswers() {
    #expect(tiles("{}") == ["ja お水", "ja お茶", "ja と", "ja を", "ja 飯"])
    #expect(
      tiles(#"{"ja":["ja-Hrkt"]}"#)
        == ["ja-Hrkt おちゃ", "ja-Hrkt おみず", "ja-Hrkt と", "ja-Hrkt めし", "ja-Hrkt を"])
    #expect(
      tiles(#"{"ja":false}"#) == [
        "ja-Latn-hepburn meshi", "ja-Latn-hepburn o", "ja-Latn-hepburn ocha",
        "ja-Latn-hepburn omizu", "ja-Latn-hepburn to",
      ])
    #expect(tiles(#"{"ja":{"question":["ja-Hrkt"]}}"#) == tiles("{}"))
  }

  @Test func aScriptThatATileLacksIsShownForNone() {
    let game = Lesson.begin([
      SentenceExercise(
        id: "a", prompt: .init("Tea.", "en"),
        answer: .init("お茶 を。", "ja", forms: [.init("ja-Hrkt", "おちゃ を。")]),
        distractors: ["水"])
    ])
    let shown = game.page(in: surroundings(#"{"ja":["ja-Hrkt"]}"#)).tiles.map { $0["lang"] }

    #expect(shown == ["ja", "ja", "ja"])
  }

  @Test mutating func theLineIsReadInTheScriptThatIsSeen() {
    game.place("お水 と")
    let roman = game.page(in: surroundings(#"{"ja":false}"#))

    #expect(roman.element("lines")?["aria-label"] == "omizu to")
    #expect(roman.element("lines")?["lang"] == "ja-Latn-hepburn")
    #expect(game.page(in: surroundings()).element("lines")?["aria-label"] == "お水と")
  }

  @Test mutating func whatIsRightDoesNotChange() {
    let effects = game.build("お水 と お茶 を")
    var other = Lesson.begin([Self.water])

    #expect(other.build("お水 と お茶 を") == effects)
    #expect(other == game)
    #expect(game.told?.verdict == .right)
    #expect(fact(#"{"ja":["ja-Hrkt"]}"#) == "ja-Hrkt おみずとおちゃを。")
    #expect(fact(#"{"ja":false}"#) == "ja-Latn-hepburn Omizu to ocha o.")
    #expect(fact("{}") == "ja お水とお茶を。")
  }

  private func fact(_ record: String) -> String {
    let fact = game.page(in: surroundings(record)).elements.first { $0["class"] == "fact" }
    return "\(fact?["lang"] ?? "") \(fact?.seen ?? "")"
  }

  @Test mutating func anotherRightSentenceIsShownInTheScriptToo() {
    game.build("お茶 と お水 を")

    #expect(fact(#"{"ja":["ja-Hrkt"]}"#) == "ja-Hrkt おちゃとおみずを")
  }

  @Test mutating func aMissIsToldInTheScriptThatIsSeen() {
    game.build("飯 と お茶 を")
    let html = game.page(in: surroundings(#"{"ja":["ja-Hrkt"]}"#)).html

    #expect(html.contains("<strong>おみず</strong>とおちゃを。"))
    #expect(html.contains("<em lang=\"ja-Hrkt\">めし</em>"))
  }

  @Test mutating func whatIsTypedIsRightInEveryScriptWhateverIsPreferred() {
    for typed in ["お水とお茶を", "おみずとおちゃを", "omizu to ocha o"] {
      var game = Lesson.begin([Self.water], way: .type)
      game.press("write 0 \(typed)")
      #expect(game.told?.verdict == .right, "\(typed)")
    }
    let game = Lesson.begin([Self.water], way: .type)
    let field = game.page(in: surroundings(#"{"ja":false}"#)).elements.first {
      $0["name"] == "answer"
    }
    #expect(field?["lang"] == "ja-Latn-hepburn")
  }

  // MARK: Help

  @Test func theReadingWaitsUntilItIsAskedFor() {
    let page = game.page(in: surroundings())
    let readings = page.elements.filter { $0.tag == "small" && $0["lang"] == "ja-Hrkt" }

    #expect(!readings.isEmpty && readings.allSatisfy { $0["class"] == "when-asked" })
    #expect(page.element("readings")?["type"] == "checkbox")
  }

  @Test(arguments: [
    ("always", 1.0, true, true), ("always", 30, true, true), ("fading", 1, true, true),
    ("fading", 30, true, false), ("asked", 30, true, false), ("asked-fading", 20, true, false),
    ("asked-fading", 30, false, false), ("never", 1, false, false),
  ])
  func helpFadesAsTheWordGetsKnown(when: String, days: Double, isThere: Bool, isOpen: Bool) {
    let page = game.page(
      in: surroundings(#"{"ja":{"when":"\#(when)"}}"#, stability: days))
    let reading = page.elements.first { $0.tag == "small" && $0.seen == "おみず" }

    // The memory is asked only where the help changes with it.
    #expect((reading != nil) == isThere)
    #expect((reading.map { $0["class"] == nil } ?? false) == isOpen)
  }

  @Test func onlyWordsWhoseHelpFadesAreAskedAfter() {
    #expect(
      game.items(in: surroundings()).sorted()
        == ["word/ja/お水", "word/ja/お茶", "word/ja/と", "word/ja/を", "word/ja/飯"])
    #expect(game.items(in: surroundings(#"{"ja":{"when":"always"}}"#)) == [])
    #expect(Lesson.begin(Lesson.three).items(in: surroundings()) == [])
  }

  @Test func aPromptIsSeenInTheScriptOfQuestionsWithItsReadingAbove() throws {
    let game = Lesson.begin([Self.reading])
    let stated = game.page(in: surroundings())
    let shahmukhi = game.page(in: surroundings(#"{"pa":["pnb"]}"#))
    let ruby = try #require(shahmukhi.elements.first { $0.tag == "ruby" })

    #expect(stated.element("prompt")?["lang"] == "pa")
    #expect(shahmukhi.element("prompt")?["lang"] == "pa-Arab")
    #expect(ruby.seen == "پانی")
    #expect(ruby.all.first { $0.tag == "rt" }?["lang"] == "pa-Latn")
    #expect(shahmukhi.html.contains(">pāṇī</span>"), "the tip has it too")
  }

  @Test func aTranslationIsSeenInTheScriptOfItsTile() {
    let html = game.page(in: surroundings(#"{"ja":["ja-Hrkt"]}"#)).html

    #expect(html.contains("<strong lang=\"ja-Hrkt\">おちゃ</strong>"))
  }

  // MARK: The switch

  @Test func theSwitchOffersTheScriptsThatThereAre() throws {
    let page = game.page(in: surroundings(#"{"ja":["ja-Hrkt"]}"#))
    let radios = page.elements.filter { $0["type"] == "radio" }
    let chosen = try #require(radios.first { $0["checked"] != nil })
    let roman = try #require(radios.last?["value"])

    #expect(radios.count == 3)
    #expect(
      ScriptPreferences(text: chosen["value"] ?? "") == surroundings(#"{"ja":["ja-Hrkt"]}"#).scripts
    )
    #expect(radios.allSatisfy { $0["data-change"] == "app set scripts" })
    let preferences = ScriptPreferences(text: roman)
    #expect(preferences.order(of: "ja", .question)[0].tag == "ja-Latn-hepburn")
    #expect(preferences.order(of: "ja", .answer)[0].tag == "ja-Latn-hepburn")
    #expect(!Lesson.begin(Lesson.three).page(in: surroundings()).html.contains("app set scripts"))
  }
}

extension Markup {
  fileprivate var elements: [Element] {
    nodes.flatMap { node -> [Element] in
      guard case .element(let element) = node.kind else { return [] }
      return [element] + element.all
    }
  }

  fileprivate func element(_ id: String) -> Element? { elements.first { $0["id"] == id } }

  fileprivate var tiles: [Element] { elements.filter { $0["class"] == "tile" } }
}

extension Element {
  fileprivate var all: [Element] { Markup.group(content).elements }

  /// The text that is read aloud.
  fileprivate var seen: String {
    content.nodes.map { node in
      switch node.kind {
      case .text(let text): text
      case .element(let element): element["aria-hidden"] == "true" ? "" : element.seen
      case .group: ""
      }
    }.joined()
  }
}
