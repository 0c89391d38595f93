import PipitBase
import PipitLexicon
import PipitMarkup
import PipitPractice
import PipitText
import Testing

@testable import PipitSentence

/// What stands on a lesson's page.
struct ViewTests {
  static let surroundings: Surroundings = {
    var surroundings = Surroundings()
    surroundings.device.isKnown = true
    surroundings.device.voices = ["es-ES"]
    return surroundings
  }()

  static let coffee = SentenceExercise(
    id: "coffee", prompt: .init("A coffee, please.", "en"),
    answer: .init("Un café, por favor.", "es"), distractors: ["una"],
    alternatives: ["Por favor, un café."],
    hints: [.init("coffee", "café")], teaches: ["café"], context: "At the bar.")

  var game = Lesson.begin([Self.coffee, Lesson.heard("heard", "¿Qué hay?")])

  func page(of game: Sentence) -> Markup { game.page(in: Self.surroundings) }

  var page: Markup { page(of: game) }

  @Test mutating func aTileLeavesItsGhostAndNothingElseMoves() {
    let before = page.slots
    game.place("café")
    let after = page.slots

    #expect(before.count == 5 && after.count == 5)
    for (one, other) in zip(before, after) {
      #expect(one.first == other.first, "the ghost lies there always")
      #expect(other.count == (one.first!.html.contains("café") ? 1 : 2))
    }
  }

  @Test mutating func aTileIsTheSameOneInTheSentence() throws {
    let taken = try #require(page.elements.first { $0["class"] == "tile" && $0.words == "café" })
    game.place("café")
    let placed = try #require(page.elements.first { $0["class"] == "tile" && $0.words == "café" })

    #expect(taken["lang"] == "es" && taken["aria-describedby"] == "adds")
    #expect(placed.key == taken.key && placed["id"] == taken["id"])
    #expect(placed["aria-describedby"] == "sends-back")
    #expect(placed["data-then"] == nil)
  }

  @Test func theFirstTenTilesHaveTheirDigit() {
    let digits = page.elements.compactMap { $0["class"] == "tile" ? $0["data-key"] : nil }

    #expect(digits == ["1", "2", "3", "4", "5"])
  }

  @Test mutating func theLineIsReadAsTheSentence() throws {
    #expect(page.element("lines")?["aria-label"] == "Nothing yet")
    game.place("un café")
    #expect(page.element("lines")?["aria-label"] == "un café")
    #expect(page.element("lines")?["lang"] == "es")
  }

  @Test mutating func aPlacedTileIsMovedByKeysToo() throws {
    game.place("café un")
    let tiles = page.elements.filter { $0["data-drag"] != nil }
    let movers = page.elements.filter { $0["class"]?.contains("mover") ?? false }

    #expect(tiles.map(\.words) == ["café", "un"])
    let numbers = game.placed
    #expect(
      tiles[0]["data-alt"] == "ArrowLeft sooner 0 \(numbers[0])\nArrowRight later 0 \(numbers[0])")
    #expect(movers.map { $0["value"] } == ["later 0 \(numbers[0])", "sooner 0 \(numbers[1])"])
    game.press("later 0 \(numbers[0])")
    #expect(game.words == "un café")
  }

  @Test func anExerciseReadFromTheRightIsMovedTheOtherWay() throws {
    var game = Lesson.begin([
      SentenceExercise(
        id: "tea", prompt: .init("Tea is hot.", "en"), answer: .init("چاہ گرم ہے۔", "pa-Arab"))
    ])
    game.place(game.exercise.answer.tiles.prefix(2).joined(separator: " "))
    let first = try #require(page(of: game).elements.first { $0["data-drag"] != nil })

    #expect(first["data-alt"]?.hasPrefix("ArrowLeft later 0 ") == true)
    #expect(page(of: game).element("lines")?["dir"] == "rtl")
  }

  @Test mutating func nothingToCheckIsSaid() {
    #expect(page.element("check")?["aria-disabled"] == "true")
    #expect(game.press("check 0") == [.announce("Build your sentence first.")])
    game.place("un")
    #expect(page.element("check")?["aria-disabled"] == nil)
  }

  @Test func aHintedWordHasItsTip() throws {
    let hint = try #require(page.elements.first { $0["class"] == "hint" })
    let name = try #require(hint["popovertarget"])
    let tip = try #require(page.element(name))

    #expect(hint.words == "coffee,")
    #expect(hint["aria-describedby"] == tip["id"] && tip["popover"] == "auto")
    #expect(tip.words == "café")
    #expect(page.elements.count { $0["class"] == "hint" } == 1)
  }

  @Test func aPromptInTheLearnersLanguageHasNoSpeaker() {
    #expect(!page.html.contains("value=\"hear 0\""))
  }

  @Test mutating func whatIsHeardIsNotSeen() {
    game.play(isRight: true)
    #expect(!page.html.contains("¿Qué hay?"))
    #expect(page.html.contains("value=\"hear 1\"") && page.html.contains("value=\"slow 1\""))
    game.press("show 1")
    #expect(page.html.contains("id=\"prompt\""))
  }

  @Test mutating func withoutAVoiceThereIsAWayOn() {
    game.play(isRight: true)
    var surroundings = Self.surroundings
    surroundings.device.voices = []
    let html = game.page(in: surroundings).html

    #expect(!html.contains("value=\"hear 1\""))
    #expect(html.contains("This device has no voice for it."))
    #expect(html.contains("value=\"show 1\""))
  }

  @Test mutating func theVerdictTellsWhatDiffersInBoldAndInWords() {
    game.build("una café por favor")
    let html = page.html

    #expect(html.contains("class=\"verdict wrong\""))
    #expect(html.contains("<strong>Un</strong> café, por favor."))
    #expect(html.contains("<em lang=\"es\">Un</em>, not <em lang=\"es\">una</em>"))
    #expect(html.contains("value=\"answer 0\"") && html.contains("value=\"right 0\""))
    #expect(page.elements.allSatisfy { $0["class"] != "tile" || $0["disabled"] != nil })
  }

  @Test func ofTwoTwinsTheOneThatDiffersIsBold() {
    var game = Lesson.begin([Lesson.exercise("a", "¿Qué es lo que es?")])
    game.build("qué es lo que")
    #expect(page(of: game).html.contains(">¿Qué es lo que <strong>es</strong>?</p>"))
  }

  @Test func aDraftBelongsToItsExerciseAndItsWay() {
    func draft(_ game: Sentence) -> String? {
      game.page(in: Self.surroundings).elements.first { $0["name"] == "answer" }?["data-draft"]
    }
    var game = Lesson.begin(Lesson.three, way: .type)
    #expect(draft(game) == "es one type")
    game.press("way 0 blank")
    #expect(draft(game) == "es one blank")
  }

  @Test mutating func anotherRightSentenceIsShownAsItWasMeant() {
    game.build("por favor un café")
    #expect(page.html.contains("class=\"fact\" lang=\"es\" dir=\"auto\">Por favor, un café.</p>"))
  }

  @Test func whatWasTypedIsShownBesideTheRightAnswer() {
    var game = Lesson.begin([Self.coffee], way: .type)
    game.press("write 0 un té frío")
    #expect(page(of: game).html.contains("<p lang=\"es\" dir=\"auto\">un té frío</p>"))
    game.press("right 0")
    #expect(page(of: game).html.contains("class=\"fact\" lang=\"es\" dir=\"auto\">un té frío</p>"))
  }

  @Test func aSlipIsToldAboveTheFieldThatMendsIt() throws {
    var game = Lesson.begin([Self.coffee], way: .type)
    game.press("write 0 un cafe por favor")
    let ids = page(of: game).elements.map { $0["class"] ?? $0["id"] ?? "" }
    let slip = try #require(ids.firstIndex(of: "verdict slip"))
    let field = try #require(ids.firstIndex(of: "field"))

    #expect(slip < field)
  }

  @Test func aReadingThatIsTheWordItselfIsLeftOut() {
    let kana = Language("ja-Hira")
    let game = Lesson.begin([
      SentenceExercise(
        id: "water", prompt: .init("Water, please.", "en"),
        answer: .init("お水 を", "ja", forms: [.init(kana, "おみず を")]))
    ])
    let html = page(of: game).html

    #expect(
      html.contains(
        "<small aria-hidden=\"true\" lang=\"ja-Hira\" class=\"when-asked\">おみず</small>"))
    #expect(!html.contains(">を</small>"))
    #expect(page(of: game).html.contains("Build this in Japanese"))
  }

  @Test func coursesAreChosenFromTheirList() {
    let course = Course(
      id: "es-from-en", language: "es", learner: "en", title: "Spanish", native: "Español",
      summary: "A coffee.", units: [])
    let html = SentenceChoice(
      Listing.Choice(
        packs: [Pack(name: "courses", version: "1", bytes: CourseList.bytes(of: [course]))],
        remembered: [], chosen: [], surroundings: Self.surroundings)
    ).page.html

    #expect(html.contains("href=\"/courses/es-from-en\""))
    #expect(html.contains("Spanish") && html.contains("lang=\"es\">Español"))
    #expect(html.contains("class=\"knob\" lang=\"es\" aria-hidden=\"true\">E<"))
  }

  @Test func whoTypesHasTheLettersOfTheLanguage() {
    let html = page(of: Lesson.begin([Self.coffee], way: .type)).html

    for letter in ["á", "é", "í", "ñ", "ó", "ú", "ü", "¿", "¡"] {
      #expect(html.contains("data-insert=\"\(letter)\""))
    }
    #expect(html.contains("aria-controls=\"field-0\""))
    #expect(html.contains("autocapitalize=\"off\" autocorrect=\"off\""))
    #expect(!html.contains("class=\"bank\""))
  }

  @Test func aMissingWordIsATileAndAField() {
    let game = Lesson.begin([Self.coffee], way: .blank)
    let html = page(of: game).html

    #expect(html.contains("aria-label=\"A word to type\""))
    #expect(html.contains("value=\"blank 0\""))
    #expect(!html.contains("class=\"label\">café<"))
  }

  @Test mutating func closingPartWayIsAsked() {
    game.place("un")
    game.press("close")
    let html = page.html

    #expect(html.contains("role=\"dialog\" aria-modal=\"true\""))
    #expect(html.contains("href=\"/courses/es-from-en\""))
    #expect(html.contains("value=\"app discard session\""))
    #expect(html.contains("data-key=\"Escape\""))
    #expect(!html.contains("value=\"take"))
  }
}

extension Markup {
  fileprivate var elements: [Element] {
    nodes.flatMap { node -> [Element] in
      guard case .element(let element) = node.kind else { return [] }
      return [element] + Markup.group(element.content).elements
    }
  }

  fileprivate func element(_ id: String) -> Element? { elements.first { $0["id"] == id } }

  /// What stands in each slot of the bank.
  fileprivate var slots: [[Markup]] {
    elements.filter { $0["class"] == "slot" }.map { $0.content.nodes }
  }
}

extension Element {
  /// The text that is to be read.
  fileprivate var words: String {
    content.nodes.map { node in
      switch node.kind {
      case .text(let text): text
      case .element(let element): element["aria-hidden"] == "true" ? "" : element.words
      case .group: ""
      }
    }.joined()
  }
}
