import Foundation
import PipitBase
import PipitJournal
import PipitLexicon
import PipitPractice
import PipitText
import Testing

@testable import PipitScramble

/// What is chosen, and what is dealt for it.
@Suite struct DealTests {
  private func choice(_ options: [(String, String)]) throws(DealError) -> ScrambleChoice {
    try ScrambleChoice(options.map { .init($0.0, $0.1) })
  }

  private func completed(
    _ chosen: [(String, String)], _ remembered: [(String, String)] = []
  ) -> String {
    ScrambleChoice.complete(
      chosen.map { .init($0.0, $0.1) }, remembered.map { .init($0.0, $0.1) }
    ).map { "\($0.name)=\($0.value)" }.joined(separator: " ")
  }

  @Test func whatIsNotChosenIsRememberedOrUsual() {
    #expect(
      completed([])
        == "language=en scoring=length clock=calm shortest=3 letters=8 accents=folded list=usual")
    #expect(
      completed([("scoring", "letters")], [("clock", "120"), ("letters", "10"), ("shortest", "9")])
        == "language=en scoring=letters clock=120 shortest=3 letters=10 accents=folded list=usual")
    #expect(
      completed([("root", "medical")], [("language", "de"), ("list", "large")])
        == "language=de scoring=length clock=calm shortest=3 accents=folded list=usual root=medical"
    )
    #expect(
      completed([("scoring", "bee")], [("list", "large")])
        == "language=en scoring=bee clock=calm shortest=3 accents=folded list=large")
    #expect(
      completed([("day", "2026-11-30"), ("clock", "60"), ("root", "tea")], [("language", "fr")])
        == "language=fr day=2026-11-30")
  }

  @Test(arguments: [
    ("language", "tlh"), ("scoring", "golf"), ("clock", "61"), ("shortest", "2"),
    ("letters", "13"), ("letters", "x"), ("accents", ""), ("list", "huge"), ("day", "2026-02-30"),
    ("day", "today"), ("root", "te"), ("root", "silk worm"), ("root", "a-b-c"), ("root", "malice"),
    ("root", "abcdefghijklmnopqrstu"), ("root", "123"),
  ])
  func whatCannotBeChosenIsToldByName(name: String, value: String) {
    #expect(throws: DealError.unknownOption(name: name, value: value)) {
      try Board([(name, value)])
    }
  }

  @Test func theLargeListIsEnglish() throws {
    #expect(throws: DealError.unknownOption(name: "list", value: "large")) {
      try Board([("language", "es"), ("list", "large"), ("root", "caños")])
    }
    var usual = try Board([("root", "medical")])
    usual.write("calid")
    #expect(usual.game.refused?.reason == .word)
    var large = try Board([("root", "medical"), ("list", "large")])
    large.write("calid")
    #expect(large.game.foundWords == ["calid"])
    #expect(
      ScrambleGames.packs([.init("list", "large")])
        == ["words-en", "words-en-large", "dictionary-en"])
    #expect(
      ScrambleGames.packs([.init("list", "large"), .init("language", "fr")]) == ["words-fr"])
  }

  @Test func whatIsMissingOrBrokenIsTold() {
    #expect(throws: DealError.missingPack("words-en")) {
      try Board(packs: [])
    }
    #expect(throws: DealError.missingPack("days-en")) {
      try Board([("day", "2027-01-15")], packs: [Board.words])
    }
    #expect(throws: DealError.self) {
      try Board(packs: [Pack(name: "words-en", version: "1", bytes: [1, 2, 3])])
    }
    #expect(
      throws: DealError.nothingToPractise("no word can be made of the letters of zzzz")
    ) { try Board([("root", "zzzz")]) }
  }

  @Test func aNameIsARootToo() throws {
    var board = try Board([("root", "Micaela")])
    #expect(board.game.content.rules.root == "Micaela")
    board.write("lame")
    #expect(board.game.foundWords == ["lame"])
    #expect(try Board([("root", "MEDICAL")]).game.content.rules.root == "medical")
  }

  @Test func aDaysPuzzleIsThatOfTheDay() throws {
    let board = try Board([
      ("language", "en"), ("day", "2027-01-15"), ("clock", "60"), ("shortest", "5"),
    ])
    #expect(board.game.content.rules.root == "medical")
    #expect(board.game.content.choice.seconds == nil && board.game.content.rules.shortest == 3)
    #expect(try Board([("day", "2027-01-16")]).game.content.rules.root == "silkworm")
    #expect(
      throws: DealError.nothingToPractise("the puzzle of 17 January 2027 is not there yet")
    ) { try Board([("day", "2027-01-17")]) }
    #expect(
      ScrambleGames.packs([.init("language", "en"), .init("day", "2027-01-15")])
        == ["words-en", "days-en", "dictionary-en"])
    #expect(ScrambleGames.shelf([.init("day", "2027-01-15")]) == nil)
    #expect(ScrambleGames.shelf([.init("language", "de")]) == "scramble/de")
  }

  @Test func noWordIsKeptInADaysPuzzle() throws {
    var board = try Board([("day", "2027-01-15")])
    board.write("cam")
    #expect(board.press(.keep) == [] && board.game.found.isEmpty)
    board.write("decal")
    #expect(board.recorded.first?.payload["day"] == "2027-01-15")
  }

  /// A day that was begun goes on with what was found, and one that was ended is over.
  @Test func aDayIsMetAgainAsItWasLeft() throws {
    let options = [Deal.Option("language", "en"), Deal.Option("day", "2027-01-15")]
    var fold = Fold()
    var number: Int64 = 0
    func take(_ events: [Event]) {
      for event in events {
        number += 1
        fold.add(
          Entry(
            id: "board/\(number)/0", device: "d", number: number,
            at: Moment(milliseconds: number), event: event))
      }
    }
    #expect(ScrambleGames.gather(fold, options) == [])
    var board = try Board([("language", "en"), ("day", "2027-01-15")])
    board.write("decal")
    take(board.recorded)
    board.write("dace")
    take(board.recorded)
    #expect(ScrambleGames.gather(fold, options) == [.init("found", "decal\ndace")])
    board.press(.end)
    take(board.recorded)
    let facts = ScrambleGames.gather(fold, options)
    #expect(facts == [.init("found", "decal\ndace"), .init("over", "1")])

    var again = try Board(
      [("language", "en"), ("day", "2027-01-15")], facts: facts.map { ($0.name, $0.value) })
    #expect(again.game.stage == .over(milliseconds: 0))
    #expect(again.game.foundWords == ["decal", "dace"] && again.game.score == 11)
    #expect(again.press(.write(0, "claim")) == [])
    again.press(.back)
    again.write("decal")
    #expect(again.game.refused?.reason == .used)
    again.write("claim")
    take(again.recorded)
    again.press(.end)
    #expect(again.recorded.first?.payload["score"] == 17)
    take(again.recorded)
    #expect(fold.scramble.day("2027-01-15", in: "en")?.words.count == 3)
  }

  /// A new version of a list interrupts a game: it goes on with its root and its words.
  @Test func anInterruptedGameGoesOn() throws {
    var board = try Board(
      [("language", "en"), ("letters", "8"), ("without", "medical/decal,medical/cam,medical/zzz")],
      seed: 99, facts: [("kept", "cam")])
    #expect(board.game.content.rules.root == "medical")
    #expect(board.game.foundWords == ["decal", "cam"] && board.game.score == 10)
    board.write("decal")
    #expect(board.game.refused?.reason == .used)
    board.press(.end)
    let payload = try #require(board.recorded.first?.payload)
    #expect(payload[list: "before"].map { $0[text: "word"] } == ["decal", "cam"])
    #expect(payload["options"]?["without"] == nil)
    #expect(board.press(.new) == [.go("/practise/scramble?language=en&letters=8")])
  }

  @Test func aBeeHasAMiddleLetter() throws {
    let board = try Board([("root", "reading"), ("scoring", "bee")])
    let rules = board.game.content.rules
    let centre = try #require(rules.centre)
    #expect(rules.shortest == 4)
    #expect(rules.all.allSatisfy { $0.tiles.contains(centre) && $0.tiles.count >= 4 })
    #expect(board.game.content.letters(shuffles: 3).first == centre)
    #expect(Set(board.game.content.letters(shuffles: 3)) == Set(rules.tiles))
    // The root alone decides, whatever the seed.
    for seed in 2..<12 as Range<UInt64> {
      let other = try Board([("root", "reading"), ("scoring", "bee")], seed: seed)
      #expect(other.game.content.rules.centre == centre)
    }
    #expect(throws: DealError.unknownOption(name: "root", value: "silkworm")) {
      try Board([("root", "silkworm"), ("scoring", "bee")])
    }
  }

  @Test func theLettersNeverLieAsTheRootOrAsBefore() throws {
    let board = try Board()
    let content = board.game.content
    for shuffles in 0..<2_000 {
      let laid = content.letters(shuffles: shuffles)
      #expect(laid != content.rules.tiles && laid.sorted() == content.rules.tiles.sorted())
      #expect(laid != content.letters(shuffles: shuffles + 1))
    }
    let other = try Board(seed: 2)
    #expect(content.letters(shuffles: 0) != other.game.content.letters(shuffles: 0))
  }

  @Test func fewLettersAreShuffledAsFarAsTheyCanBe() throws {
    let words = Pack(
      name: "words-en", version: "1",
      bytes: WordPack.bytes(of: ["noon", "tea", "eat", "aaaa", "aaa", "noo"].map { .init($0) }))
    for (root, isOne) in [("noon", false), ("tea", false), ("aaaa", true)] {
      guard let board = try? Board([("root", root)], packs: [words]) else { continue }
      for shuffles in 0..<500 {
        let laid = board.game.content.letters(shuffles: shuffles)
        #expect((laid == board.game.content.rules.tiles) == isOne)
      }
    }
  }

  @Test func lettersAreCountedAsTheLanguageHasThem() throws {
    var board = try Board([("language", "es"), ("root", "caños")])
    board.write("caso")
    board.write("ASNO")
    #expect(board.game.refused?.message.hasSuffix(" There is no n.") == true)
    board.write("AN\u{303}OS")
    #expect(board.game.foundWords == ["caso", "años"])
  }

  // MARK: With the real lists, where they are built

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent(".build/packs")

  private static func pack(_ name: String) -> Pack? {
    (try? Data(contentsOf: folder.appendingPathComponent("\(name).pack"))).map {
      Pack(name: name, version: "1", bytes: [UInt8]($0))
    }
  }

  @Test func everyLanguageDealsAGame() throws {
    for language in ScrambleChoice.languages {
      guard let pack = Self.pack("words-\(language)") else { continue }
      let board = try Board([("language", language)], packs: [pack])
      let content = board.game.content
      #expect(content.rules.tiles.count == 8, "\(content.rules.root)")
      #expect((35...145).contains(content.count), "\(content.rules.root): \(content.count)")
    }
  }

  @Test func everyRootDealtHasWordsEnough() throws {
    guard let pack = Self.pack("words-en") else { return }
    let deal = Board.deal([("letters", "8")], packs: [pack])
    let choice = try ScrambleChoice(deal.options)
    let words = try ScrambleDealer.words(deal, choice)
    var roots: Set<String> = []
    for seed in 0..<200 as Range<UInt64> {
      let rules = try ScrambleDealer(
        Board.deal([("letters", "8")], seed: seed, packs: [pack]), choice, words
      ).rules()
      #expect(rules.tiles.count == 8 && (35...145).contains(rules.count), "\(rules.root)")
      roots.insert(rules.root)
    }
    #expect(roots.count > 150)
  }
}
