import PipitBase
import PipitJournal
import PipitLexicon
import PipitMemory
import PipitPractice
import Testing

@testable import PipitSpelling

/// Which words a deal asks.
struct DealTests {
  private func words(
    _ options: [(String, String)] = [], facts: [(String, String)] = [], seed: UInt64 = 1
  ) throws -> [String] {
    try Play(options, facts: facts, seed: seed).state.content.questions.map { $0.word.text }
  }

  private func error(_ options: [(String, String)], facts: [(String, String)] = []) -> DealError? {
    do throws(DealError) {
      _ = try Spelling(Play.deal(options, facts: facts))
      return nil
    } catch {
      return error
    }
  }

  @Test func theSameSeedDealsTheSameWords() throws {
    #expect(try words(seed: 5) == words(seed: 5))
    #expect(try words(seed: 5) != words(seed: 6))
    #expect(try Set(words(seed: 5)).count == 10)
  }

  @Test func lengthsAndBandsAreKept() throws {
    for seed in 0..<20 as Range<UInt64> {
      for word in try words([("shortest", "5"), ("longest", "7"), ("band", "1")], seed: seed) {
        #expect((5...7).contains(word.count))
        // Seven of band 1 have these lengths; the rest of the ten are of band 2.
        #expect(!["quixotic", "zephyr", "abyss"].contains(word))
      }
    }
  }

  @Test func whereTheyAreTooFewRarerOnesComeToo() throws {
    #expect(try words([("shortest", "8"), ("longest", "9"), ("band", "1")]).count == 3)
    #expect(try words([("shortest", "8"), ("longest", "9"), ("band", "1")]).contains("quixotic"))
  }

  @Test func whereThereAreNoneItSaysWhatToDo() {
    #expect(
      error([("shortest", "15"), ("longest", "15"), ("band", "1")])
        == .nothingToPractise("No words of 15 letters in English. Allow other lengths."))
    #expect(
      error([("language", "de"), ("shortest", "12"), ("longest", "14")])
        == .nothingToPractise("No words of 12 to 14 letters in German. Allow other lengths."))
    #expect(
      error([("kind", "accent")])
        == .nothingToPractise(
          "No words for “Accents” in English with these lengths. Allow other lengths."))
    #expect(
      error([("list", "mine")])
        == .nothingToPractise("This list has no words. Add some, and come back."))
    #expect(
      error([("only", ",")])
        == .nothingToPractise("None of these words can be asked. Begin a new round."))
  }

  @Test(arguments: [
    ("language", "xx"), ("mode", "war"), ("shortest", "2"), ("shortest", "16"), ("longest", "x"),
    ("shortest", "-4"), ("band", "0"), ("band", "6"), ("tries", "0"), ("tries", "10"),
    ("tries", "all"), ("kind", "lazy"), ("day", "today"), ("day", "2026-13-01"),
    ("longest", "3"), ("shortest", "99999999999999999999"),
  ])
  func valuesThatMeanNothingAreNamed(name: String, value: String) {
    #expect(error([(name, value)]) == .unknownOption(name: name, value: value))
  }

  @Test func packsMustBeThereAndSound() {
    #expect(error([("language", "it")]) == .missingPack("spelling-it"))
    let broken = Pack(name: "spelling-en", version: "1", bytes: Array("nonsense".utf8))
    #expect(throws: DealError.self) { try Play(packs: [broken]) }
  }

  @Test func whatWasMissedComesBackAndWhatIsDoneWaits() throws {
    let missed = "receive\tie\nquixotic\tother\nknight\tsilent\nletter\tdoubled\nrobot\tvowel"
    for seed in 0..<10 as Range<UInt64> {
      let dealt = try words(facts: [("missed", missed), ("done", "apple\nbear")], seed: seed)
      #expect(dealt.count == 10)
      // Three of those missed that fit the settings, the latest first.
      #expect(dealt.contains("receive") && dealt.contains("knight") && dealt.contains("letter"))
      #expect(!dealt.contains("robot") && !dealt.contains("quixotic"))
      #expect(!dealt.contains("apple") && !dealt.contains("bear"))
    }
    let all = try words(
      [("shortest", "4"), ("longest", "4")], facts: [("done", "bear\nbare")])
    #expect(Set(all) == ["bear", "bare"])
  }

  @Test func aDrillHasItsKind() throws {
    #expect(try Set(words([("kind", "ie")])) == ["receive", "believe"])
    #expect(try Set(words([("kind", "doubled")])) == ["occurred", "letter", "apple"])
    let drill = try words(
      [("kind", "ie")], facts: [("missed", "quixotic\tie,swap\nletter\tdoubled")])
    #expect(Set(drill) == ["receive", "believe", "quixotic"])
  }

  @Test func theDaysWordsAreTheSameForEverybody() throws {
    let day = [("mode", "daily"), ("day", "2026-11-30")]
    let one = try words(day, seed: 1)
    #expect(one.count == 10)
    #expect(
      try words(
        day + [("shortest", "3"), ("longest", "4"), ("band", "5"), ("tries", "1")],
        facts: [("missed", "receive\tie"), ("done", one[0])], seed: 99) == one)
    #expect(try words([("mode", "daily"), ("day", "2026-12-01")]) != one)
    #expect(try Play(day + [("tries", "9")]).state.content.tries == 3)
    #expect(one.allSatisfy { (4...8).contains($0.count) && $0 != "quixotic" })
  }

  @Test func anOwnListIsAskedWithWhatItSays() throws {
    let kept = "apple\ta round fruit\tI ate an apple.\nbear\nice cream\tcold and sweet\napple\tx\n"
    let round = try Play([("list", "mine"), ("tries", "any")], facts: [("kept", kept)])
    let questions = round.state.content.questions
    #expect(Set(questions.map { $0.word.text }) == ["apple", "bear", "ice cream"])
    let apple = try #require(questions.first { $0.word.text == "apple" })
    #expect(apple.definition == "a round fruit" && apple.sentence == "I ate an apple.")
    #expect(questions.first { $0.word.text == "bear" }?.word.homophones == ["bare"])
    #expect(questions.first { $0.word.text == "ice cream" }?.word.length == 9)
  }

  @Test func aLongListIsAskedByTwentyTheMissedFirst() throws {
    let kept = (10..<60).map { "word\($0)" }.joined(separator: "\n")
    let done = (10..<40).map { "word\($0)" }.joined(separator: "\n")
    let dealt = try words(
      [("list", "mine")], facts: [("kept", kept), ("done", done), ("missed", "word59\t\nword41\t")])
    #expect(dealt.count == 20)
    #expect(Set(dealt.prefix(2)) == ["word59", "word41"])
    #expect(Set(dealt) == Set((40..<60).map { "word\($0)" }))
    #expect(
      try Set(words([("list", "mine"), ("only", "word11,word12")], facts: [("kept", kept)]))
        == ["word11", "word12"])
  }

  @Test func whatIsAnsweredAlreadyIsLeftOut() throws {
    let all = try words([("only", "apple,bear,robot"), ("without", "bear")])
    #expect(Set(all) == ["apple", "robot"])
  }
}

/// What the catalogue asks.
struct ListingTests {
  private func complete(_ chosen: String, _ remembered: [Deal.Option] = []) -> String {
    let options = Listing.spelling.complete(
      Address(chosen).fields.map { .init($0.name, $0.value) }, remembered)
    return (options ?? []).map { "\($0.name)=\($0.value)" }.joined(separator: "&")
  }

  @Test func aRoundIsWholeWithoutAChoice() {
    #expect(
      complete("/") == "language=en&mode=practice&shortest=4&longest=8&band=3&tries=3")
    let remembered = [
      Deal.Option("language", "de"), .init("longest", "12"), .init("tries", "any"),
    ]
    #expect(
      complete("/", remembered)
        == "language=de&mode=practice&shortest=4&longest=12&band=3&tries=any")
    #expect(
      complete("/?mode=bee&tries=5", remembered)
        == "language=de&mode=bee&shortest=4&longest=12&band=3")
    #expect(
      complete("/?mode=daily&day=2026-11-30&shortest=9", remembered)
        == "language=de&mode=daily&day=2026-11-30")
    #expect(
      complete("/?list=mine&language=en") == "language=en&list=mine&mode=practice&tries=3")
    #expect(
      complete("/?kind=ie&only=a,b")
        == "language=en&mode=practice&shortest=4&longest=8&band=3&tries=3&kind=ie&only=a,b")
  }

  @Test(arguments: [
    ("/", "shortest=12&longest=12"), ("/?longest=5", "shortest=5&longest=5"),
    ("/?shortest=13", "shortest=13&longest=13"),
    // What is chosen itself is left, and is told to be wrong.
    ("/?shortest=9&longest=3", "shortest=9&longest=3"),
  ])
  func rememberedLengthsGiveWay(chosen: String, lengths: String) {
    let options = complete(chosen, [.init("shortest", "12"), .init("longest", "5")])
    #expect(options == "language=en&mode=practice&\(lengths)&band=3&tries=3")
  }

  @Test func whatIsRememberedAndMeansNothingIsLeft() {
    let remembered = [
      Deal.Option("language", "xx"), .init("longest", "99"), .init("band", "0"),
      .init("tries", "0"),
    ]
    #expect(complete("/", remembered) == complete("/"))
  }

  @Test func aRoundNamesItsPacksAndItsHome() {
    #expect(Listing.spelling.packs([.init("language", "en")]) == ["spelling-en", "dictionary-en"])
    #expect(Listing.spelling.packs([.init("language", "uk")]) == ["spelling-uk"])
    #expect(Listing.spelling.home([]) == "/spelling")
    #expect(Listing.spelling.shelf([.init("list", "mine")]) == "spelling/mine")
    #expect(Listing.spelling.shelf([]) == nil)
  }

  @Test func theJournalTellsWhatWasMissedAndWhatIsDone() throws {
    var fold = Fold()
    for (number, (word, verdict)) in [
      ("receive", "missed"), ("apple", "right"), ("letter", "mended"), ("bear", "shown"),
    ].enumerated() {
      let event = Event.answer(
        "spelling/en/\(word)", .good, milliseconds: 1,
        more: [
          .init("name", .text(word)), .init("language", .text("en")),
          .init("verdict", .text(verdict)), .init("faults", .list([.text("ie"), .text("swap")])),
        ])
      fold.add(
        Entry(
          id: "s/\(number)/0", device: "d", number: Int64(number),
          at: Moment(milliseconds: Int64(number)), event: event))
    }
    #expect(
      Listing.spelling.gather(fold, [.init("language", "en")]) == [
        .init("missed", "bear\tie,swap\nletter\tie,swap\nreceive\tie,swap"), .init("done", "apple"),
      ])
    #expect(Listing.spelling.gather(fold, [.init("language", "de")]) == [])
    #expect(
      Listing.spelling.gather(fold, [.init("language", "en"), .init("mode", "daily")]) == [])
  }
}
