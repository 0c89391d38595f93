import PipitBase
import PipitJournal
import PipitLexicon
import PipitLook
import PipitMarkup
import PipitPractice
import PipitText
import Testing

@testable import PipitScramble

/// What stands on a game's page.
@Suite struct ScrambleViewTests {
  @Test func thePageHasTheRootTheFieldTheLettersAndTheKeys() throws {
    let page = try Shown.page()
    let field = try #require(page.element("word"))

    #expect(page.element("title")?.tag == "h1" && page.element("title")?.words == "medical")
    #expect(field["placeholder"] == "Enter your own word" && field["value"] == "")
    #expect(field["data-draft"] == "game 0" && field["data-typed"] == "")
    #expect(field["data-typing"] == "" && field["spellcheck"] == "false")
    #expect(page.elements.contains { $0.tag == "label" && $0.words == "Enter your own word" })
    #expect(page.tokens == ["new", "shuffle", "write 0", "grid", "end"])
    #expect(page.inserts.sorted() == ["", "a", "c", "d", "e", "i", "l", "m"])
    #expect(page.words.contains("New Game") && page.words.contains("Score 0"))
    #expect(page.words.contains("0 of 5 words"))
  }

  @Test func aLetterThatIsTakenSaysSoAndCanStillBePressed() throws {
    let page = try Shown.page(typed: "dea")
    let tiles = page.elements.filter { $0["data-insert"]?.isEmpty == false }

    #expect(
      tiles.compactMap { $0["aria-label"] }.sorted()
        == ["a, used", "c", "d, used", "e, used", "i", "l", "m"])
    #expect(tiles.allSatisfy { $0["disabled"] == nil && $0["aria-disabled"] == nil })
    #expect(tiles.filter { $0["class"] == "tile used" }.count == 3)
  }

  @Test func ofALetterThatIsThereTwiceOneIsTaken() throws {
    let once = try Shown.page(root: "lesson", typed: " S").said
    #expect(once.filter { $0.hasPrefix("s") } == ["s, used", "s"])
    let twice = try Shown.page(root: "lesson", typed: "sso").said
    #expect(twice.sorted() == ["e", "l", "n", "o, used", "s, used", "s, used"])
  }

  @Test func whatWasRefusedStandsInTheFieldAndIsTold() throws {
    let page = try Shown.page {
      $0.writes = 1
      $0.lastWritten = "Camels "
      $0.refused = $0.refusal(of: "camels")
    }
    let field = try #require(page.element("word"))

    #expect(field["value"] == "camels" && field["aria-invalid"] == "true")
    #expect(field["data-select"] == "" && field["data-draft"] == "game 1")
    #expect(
      page.element("message")?.words
        == "Word not possible. You can't spell that word from medical. There is no s. OK")
    // The next letter begins the word anew: none is taken.
    #expect(!page.elements.contains { $0["class"] == "tile used" })
    #expect(page.tokens.contains("ok") && !page.tokens.contains("keep"))
    #expect(page.elements.first { $0["value"] == "ok" }?["data-key"] == "Escape")
  }

  @Test func theMessageGoesWithTheNextLetterAndTheWordStaysAfterOk() throws {
    let refuse: (inout Scramble) -> Void = {
      $0.writes = 1
      $0.lastWritten = "camels"
      $0.refused = $0.refusal(of: "camels")
    }
    let mended = try Shown.page(typed: "camel", refuse)
    #expect(mended.element("message") == nil && mended.element("word")?["aria-invalid"] == nil)

    let put = try Shown.page {
      refuse(&$0)
      $0.refused = nil
    }
    #expect(put.element("message") == nil && put.element("word")?["value"] == "camels")
  }

  @Test func anUnknownWordCanBeKeptButNotInADaysPuzzle() throws {
    let refuse: (inout Scramble) -> Void = {
      $0.refused = $0.refusal(of: "mica")
    }
    #expect(try Shown.page(refuse).tokens.contains("keep"))
    #expect(!(try Shown.page(options: Shown.day, refuse).tokens.contains("keep")))
  }

  @Test func anAcceptedWordLeavesTheFieldEmpty() throws {
    let page = try Shown.page {
      $0.found = [Shown.found("decal"), Shown.found("Claim")]
      $0.lastWritten = " claim"
      $0.writes = 2
    }
    #expect(page.element("word")?["value"] == "")
    #expect(page.words.contains("Score 12"))
  }

  @Test func theWordsFoundStandNewestFirstWithTheirLettersCounted() throws {
    let game = try Shown.game {
      $0.found = [
        Shown.found("decal"), Shown.found("decimal", .rare), Shown.found("ace", .own),
      ]
    }
    let page = game.page(in: Shown.surroundings)
    let rows = page.elements.filter { $0.key?.hasPrefix("found-") == true }

    #expect(
      rows.map { $0.words } == [
        "3 letters: Hear ace 4 points your own Put ace by to learn",
        "7 letters: Hear decimal 8 points bonus word Put decimal by to learn",
        "5 letters: Hear decal 6 points Put decal by to learn",
      ])
    #expect(rows.map { $0["class"] } == ["new", nil, nil])
    #expect(page.tokens.contains("app say en decal"))
    #expect(page.words.contains("1 of 5 words, 2 bonus words"))
  }

  @Test func theWordsFoundAreSortedOtherwise() throws {
    var game = try Shown.game {
      $0.found = [Shown.found("decal"), Shown.found("claimed"), Shown.found("ace")]
    }
    game.order = .alphabet
    #expect(game.sorted.map { $0.find.word } == ["ace", "claimed", "decal"])
    game.order = .length
    #expect(game.sorted.map { $0.find.word } == ["claimed", "decal", "ace"])
    let chosen = game.page(in: Shown.surroundings).elements.filter { $0["data-change"] == "sort" }
    #expect(chosen.map { $0["value"] } == ["newest", "alphabet", "length"])
    #expect(chosen.map { $0["checked"] } == [nil, nil, ""])
  }

  @Test func aWordThatWasUsedIsShownWhereItStands() throws {
    let page = try Shown.page {
      $0.found = [Shown.found("decal"), Shown.found("ace")]
      $0.refused = $0.refusal(of: "decal")
    }
    let rows = page.elements.filter { $0.key?.hasPrefix("found-") == true }
    #expect(rows.map { $0["class"] } == ["new", "again"])
  }

  @Test func wordsThatWouldBeLostAreAskedAbout() throws {
    let found: (inout Scramble) -> Void = { $0.found = [Shown.found("decal")] }
    #expect(try Shown.page(found).tokens.contains("ask"))
    #expect(!(try Shown.page(found).tokens.contains("new")))

    let asked = try Shown.page {
      found(&$0)
      $0.asksForNew = true
    }
    #expect(asked.tokens == ["new", "stay"])
    #expect(asked.element("dialog-title")?.words == "Begin a new game?")
    #expect(asked.element("word") == nil)
  }

  @Test func aGameWithoutAChosenRootIsDealtAnew() throws {
    let options = [Deal.Option("language", "en"), .init("without", "medical/none")]
    let page = try Shown.page(options: options)
    #expect(page.tokens.contains("app over") && !page.tokens.contains("new"))
  }

  @Test func hintsCountWhatIsLeftByFirstLetterAndLength() throws {
    let grid = ScrambleGrid([["a", "c", "e"], ["d", "i", "a", "l"], ["a", "i", "d", "e"]])
    #expect(grid.lengths == [3, 4])
    #expect(grid.rows.map { $0.letter } == ["a", "d"])
    #expect(grid.rows.map { $0.counts } == [[1, 1], [0, 1]])
    #expect(grid.sums == [1, 2])

    let page = try Shown.page {
      $0.showsGrid = true
      $0.found = [Shown.found("decal")]
    }
    let cells = page.elements.filter { $0.tag == "td" || $0.tag == "th" }
    #expect(
      cells.map { $0.words } == [
        "Letter", "3", "5", "7", "All", "a", "1", "0", "0", "1", "c", "0", "1", "1", "2", "d", "0",
        "0", "1", "1", "All", "1", "1", "2", "4",
      ])
    #expect(cells.filter { $0["scope"] == "row" }.map { $0.words } == ["a", "c", "d", "All"])
    #expect(!page.words.contains("claimed"))
  }

  @Test func theEndTellsTheRankTheScoreAndWhatWasMissed() throws {
    let page = try Shown.page {
      $0.found = [Shown.found("decal"), Shown.found("ace")]
      $0.stage = .over(milliseconds: 60_000)
      $0.opened = "claim"
    }
    #expect(page.element("over-title")?.tag == "h2")
    #expect(page.words.contains("Words you missed (3)"))
    #expect(page.words.contains("7 letters (2) claimed declaim 5 letters (1) claim"))
    #expect(page.words.contains("1 bonus word was there too"))
    let opened = page.element("opened")?.words ?? ""
    #expect(opened.hasPrefix("Hear claim Put claim by to learn"))
    #expect(page.element("word") == nil)
    for token in ["new", "back", "share", "open claim", "open declaim", "learn claim"] {
      #expect(page.tokens.contains(token), "\(token)")
    }
  }

  @Test func aWordIsToldWhatItMeans() throws {
    let open: (inout Scramble) -> Void = {
      $0.found = [Shown.found("decal"), Shown.found("aces")]
      $0.opened = "decal"
    }
    let page = try Shown.page(options: Shown.options, packs: [Shown.index], open)
    #expect(page.element("meaning")?.words == "Noun a picture that sticks “a decal on a car”")
    let button = try #require(page.elements.first { $0["value"] == "open decal" })
    #expect(button["aria-expanded"] == "true" && button["aria-controls"] == "meaning")

    let form = try Shown.page(packs: [Shown.index]) {
      open(&$0)
      $0.opened = "aces"
    }
    #expect(form.element("meaning")?.words == "A form of “ace” Noun a card with one sign")
    var surroundings = Shown.surroundings
    surroundings.packs = []
    let game = try Shown.game(packs: [Shown.index], open)
    #expect(
      game.page(in: surroundings).element("meaning")?.words == "Fetching what it means…")
    surroundings.lost = ["dictionary-en-00"]
    #expect(
      game.page(in: surroundings).element("meaning")?.words
        == "What it means cannot be fetched now.")
  }

  @Test func theMeaningOfAWordInAnotherPieceIsFetchedToo() throws {
    let index = Pack(
      name: "dictionary-en", version: "2",
      bytes: DictionaryIndex.bytes(of: ["ace", "goose"], name: "dictionary-en"))
    let first = Pack(
      name: "dictionary-en-00", version: "2",
      bytes: DictionaryPiece.bytes(of: [.init("geese", headwords: ["goose"])]))
    let second = Pack(
      name: "dictionary-en-01", version: "2",
      bytes: DictionaryPiece.bytes(of: [
        .init(
          "goose",
          entry: DictionaryEntry(
            headword: "goose", pronunciation: "", forms: ["geese"],
            senses: [.init(part: .noun, definition: "a bird that hisses")]))
      ]))
    var game = try Shown.game(packs: [index]) { $0.found = [Shown.found("geese")] }
    var around = Shown.surroundings
    around.packs = []
    #expect(game.wishes(in: around) == [])
    game.opened = "geese"
    #expect(game.wishes(in: around) == ["dictionary-en-00"])

    around.packs = [first]
    #expect(game.wishes(in: around) == ["dictionary-en-01"])
    #expect(
      game.page(in: around).element("meaning")?.words
        == "A form of “goose” Fetching what it means…")

    around.lost = ["dictionary-en-01"]
    #expect(game.wishes(in: around) == [])
    #expect(
      game.page(in: around).element("meaning")?.words
        == "A form of “goose” What it means cannot be fetched now.")

    around.packs = [first, second]
    #expect(game.wishes(in: around) == [])
    #expect(
      game.page(in: around).element("meaning")?.words
        == "A form of “goose” Noun a bird that hisses")
  }

  @Test func whatWasPutByBeforeTheGameIsPutByInIt() throws {
    var fold = Fold()
    for (number, shelf) in ["learn/en", "learn/es", "scramble/en"].enumerated() {
      for word in ["decal \(number)", "lame"] where shelf == "learn/en" || word != "lame" {
        fold.add(
          Entry(
            id: "app/\(number)-\(word)", device: "d", number: 1, at: Shown.noon,
            event: .keep(word, on: shelf)))
      }
    }
    #expect(
      ScrambleGames.gather(fold, [.init("language", "en")]) == [.init("learnt", "decal 0\nlame")])
    #expect(ScrambleGames.gather(fold, [.init("language", "fr")]) == [])

    let deal = Deal(
      id: "game", activity: "scramble", rules: 1, seed: 7, made: Shown.noon,
      options: Shown.options, facts: [.init("learnt", "decal\nlame")], packs: [Shown.words])
    var game = try Scramble(deal)
    game.found = [Shown.found("decal"), Shown.found("ace")]
    func stars() -> [String?] {
      game.page(in: Shown.surroundings).elements
        .filter { $0["value"]?.hasPrefix("learn ") == true }.map { $0["aria-pressed"] }
    }
    #expect(stars() == ["false", "true"])
    #expect(
      game.update(.learn("decal"), at: Shown.noon).first
        == .record(.drop("decal", from: "learn/en")))
    #expect(stars() == ["false", "false"])
  }

  @Test func everyTokenIsUnderstoodEveryControlHasANameAndEveryIdIsThereOnce() throws {
    for (name, game) in try Shown.all() {
      let page = game.page(in: Shown.surroundings)
      for element in page.elements where element.tag == "button" || element.tag == "a" {
        #expect(!(element["aria-label"] ?? element.words).isEmpty, "\(name)")
      }
      for token in page.tokens where !token.hasPrefix("app ") {
        let read = Scramble.Action(token: token) ?? Scramble.Action(token: token + " x")
        #expect(read?.token.hasPrefix(token) == true, "\(name): \(token)")
      }
      let ids = page.elements.compactMap { $0["id"] }
      let keys = page.elements.compactMap { $0.key }
      #expect(Set(ids).count == ids.count && Set(keys).count == keys.count, "\(name)")
      #expect(page.elements.allSatisfy { $0["style"] == nil }, "\(name)")
    }
  }

  @Test func headingsStandInOrder() throws {
    for (name, game) in try Shown.all() {
      var last = 0
      for element in game.page(in: Shown.surroundings).elements {
        guard ["h1", "h2", "h3"].contains(element.tag), let level = Int(element.tag.dropFirst())
        else { continue }
        #expect(level <= last + 1, "\(name): \(element.words)")
        last = level
      }
      #expect(last > 0, "\(name)")
    }
  }

  @Test func theClockTellsWhatIsLeft() throws {
    var surroundings = Shown.surroundings
    let game = try Shown.game(options: Shown.options + [.init("clock", "120")])
    surroundings.now = Moment(milliseconds: Shown.noon.milliseconds + 29_500)
    let page = game.page(in: surroundings)
    #expect(page.elements.first { $0["role"] == "timer" }?.words == "1:31")
    #expect(page.tokens.contains("calm"))
    #expect(!(try Shown.page().tokens.contains("calm")))
  }

  @Test func aDayThatIsOverIsToldAndTheNextOneIsNear() throws {
    let game = try Shown.game(options: Shown.day)
    #expect(!game.page(in: Shown.surroundings).words.contains("This is the puzzle of"))

    var surroundings = Shown.surroundings
    surroundings.now = Moment(milliseconds: Shown.noon.milliseconds + 86_400_000)
    let page = game.page(in: surroundings)
    #expect(page.words.contains("This is the puzzle of 30 November. Today’s is ready."))
    #expect(
      page.elements.contains {
        $0["href"] == "/practise/scramble?language=en&day=2026-12-01"
      })
  }

  @Test func theLettersOfABeeLieRoundTheMiddleOne() throws {
    let options = Shown.options + [.init("scoring", "bee")]
    let game = try Shown.game(options: options)
    let centre = try #require(game.content.rules.centre)
    let said = game.page(in: Shown.surroundings).said

    #expect(said.count == 7 && said[3] == "\(centre), the middle letter")
    var surroundings = Shown.surroundings
    surroundings.typed = "decimal"
    #expect(game.page(in: surroundings).said == said)
  }

  @Test func aGameIsChosenByLinks() {
    let choice = Listing.Choice(
      packs: [], remembered: [.init("clock", "120"), .init("language", "xx")],
      chosen: [.init("language", "fr")], surroundings: Shown.surroundings)
    let page = Scramble.choosing(choice)
    let here = page.elements.filter { $0["aria-current"] == "true" }.map { $0.words }

    #expect(here == ["French", "By length", "2 minutes", "8", "3", "é counts as e"])
    #expect(
      page.element("play")?["href"]
        == "/practise/scramble?language=fr&scoring=length&clock=120&shortest=3&letters=8&accents=folded&list=usual"
    )
    let form = page.elements.first { $0.tag == "form" }
    #expect(form?["action"] == "/practise/scramble")
    #expect(page.element("root")?["name"] == "root")
    #expect(
      page.elements.filter { $0["type"] == "hidden" }.compactMap { $0["name"] } == [
        "language", "scoring", "clock", "shortest", "accents", "list",
      ])
  }
}

/// Games on the page.
private enum Shown {
  static let noon = Moment(milliseconds: 1_796_040_000_000)
  static let options = [Deal.Option("language", "en"), Deal.Option("root", "medical")]

  static let day = [Deal.Option("language", "en"), Deal.Option("day", "2026-11-30")]
  static let days = Pack(
    name: "days-en", version: "1", bytes: Array("pipit-days 1\nmedical\n".utf8))

  static let words = Pack(
    name: "words-en", version: "1",
    bytes: WordPack.bytes(of: [
      .init("ace"), .init("claim"), .init("claimed"), .init("decal"), .init("declaim"),
      .init("decimal", .rare), .init("eon"), .init("lesson"), .init("medical"),
    ]))
  static let index = Pack(
    name: "dictionary-en", version: "1",
    bytes: DictionaryIndex.bytes(of: ["ace"], name: "dictionary-en"))
  static let piece = Pack(
    name: "dictionary-en-00", version: "1",
    bytes: DictionaryPiece.bytes(of: [
      .init(
        "ace",
        entry: DictionaryEntry(
          headword: "ace", pronunciation: "", forms: ["aces"],
          senses: [.init(part: .noun, definition: "a card with one sign")])),
      .init("aces", headwords: ["ace"]),
      .init(
        "decal",
        entry: DictionaryEntry(
          headword: "decal", pronunciation: "", forms: [],
          senses: [
            .init(
              part: .noun, definition: "a picture that sticks", examples: ["a decal on a car"])
          ])),
    ]))

  static var surroundings: Surroundings {
    var surroundings = Surroundings()
    surroundings.now = noon
    surroundings.device.isKnown = true
    surroundings.device.voices = ["en-GB"]
    surroundings.packs = [index, piece]
    return surroundings
  }

  static func found(_ word: String, _ kind: ScrambleFind.Kind = .common) -> Scramble.Found {
    let tiles = word.lowercased().map { String($0) }
    return Scramble.Found(
      ScrambleFind(word, tiles: tiles, kind: kind, points: Int32(tiles.count + 1)),
      milliseconds: 1000)
  }

  static func game(
    options: [Deal.Option] = options, packs: [Pack] = [],
    _ change: (inout Scramble) -> Void = { _ in }
  ) throws -> Scramble {
    let deal = Deal(
      id: "game", activity: "scramble", rules: 1, seed: 7, made: noon, options: options,
      packs: [words, days] + packs)
    var game = try Scramble(deal)
    change(&game)
    return game
  }

  static func page(
    root: String = "medical", options: [Deal.Option]? = nil, packs: [Pack] = [],
    typed: String? = nil, _ change: (inout Scramble) -> Void = { _ in }
  ) throws -> Markup {
    let chosen = options ?? [.init("language", "en"), .init("root", root)]
    var surroundings = surroundings
    surroundings.typed = typed
    return try game(options: chosen, packs: packs, change).page(in: surroundings)
  }

  /// A game in each state that its page shows.
  static func all() throws -> [(name: String, game: Scramble)] {
    let found = ["decal", "claim", "ace"].map { Self.found($0) }
    let changes: [(String, (inout Scramble) -> Void)] = [
      ("new", { _ in }),
      ("found", { $0.found = found }),
      (
        "opened",
        {
          $0.found = found
          $0.opened = "decal"
          $0.learnt = ["ace"]
        }
      ),
      ("refused", { $0.refused = $0.refusal(of: "mad") }),
      ("hints", { $0.showsGrid = true }),
      (
        "asked",
        {
          $0.found = found
          $0.asksForNew = true
        }
      ),
      ("over", { $0.stage = .over(milliseconds: 1000) }),
      (
        "over, opened",
        {
          $0.found = found
          $0.stage = .over(milliseconds: 1000)
          $0.opened = "claimed"
        }
      ),
    ]
    return try changes.map { ($0.0, try game(packs: [index], $0.1)) }
  }
}

extension Scramble {
  /// What the rules say against a word; nil where they accept it.
  fileprivate func refusal(of typed: String) -> ScrambleRefusal? {
    if case .refused(let refusal) = content.rules.check(
      typed, found: found.map { $0.find.word })
    {
      refusal
    } else {
      nil
    }
  }
}

extension Element {
  /// The text that is to be read aloud.
  fileprivate var words: String { Markup.group(content).words }
}

extension Markup {
  /// All elements of the page, outer ones first.
  fileprivate var elements: [Element] {
    nodes.flatMap { node -> [Element] in
      guard case .element(let element) = node.kind else { return [] }
      return [element] + Markup.group(element.content).elements
    }
  }

  fileprivate func element(_ id: String) -> Element? { elements.first { $0["id"] == id } }

  /// The tokens of the keys that can be pressed.
  fileprivate var tokens: [String] {
    elements.compactMap { $0.tag == "button" && $0["disabled"] == nil ? $0["value"] : nil }
  }

  fileprivate var inserts: [String] { elements.compactMap { $0["data-insert"] } }

  /// The names of the letters.
  fileprivate var said: [String] {
    elements.compactMap { $0["data-insert"]?.isEmpty == false ? $0["aria-label"] : nil }
  }

  fileprivate var words: String {
    nodes.map { node in
      switch node.kind {
      case .text(let text): text
      case .element(let element):
        element["aria-hidden"] == "true" ? "" : Markup.group(element.content).words
      case .group: ""
      }
    }.joined(separator: " ").split(separator: " ").joined(separator: " ")
  }
}
