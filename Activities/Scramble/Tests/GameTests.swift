import PipitBase
import PipitJournal
import PipitLexicon
import PipitMemory
import PipitPractice
import Testing

@testable import PipitScramble

/// What a game answers to what is written in it.
@Suite struct GameTests {
  /// The example's game: a short word, the root, a repeat, what cannot be built, what is no word, right
  /// ones, the score, and a new game.
  @Test func aGameIsPlayedAsInTheExample() throws {
    var board = try Board([("root", "silkworm")])

    board.write("is")
    #expect(board.game.refused?.title == "Word too short.")
    #expect(
      board.game.refused?.message == "Please enter words that are at least 3 characters long!")
    board.write("silkworm")
    #expect(board.game.refused?.title == "That's our starting word.")
    #expect(board.game.refused?.message == "That would be too easy, don't you think?")
    board.write("Works ")
    #expect(board.game.refused == nil && board.game.foundWords == ["works"])
    #expect(board.game.score == 6)
    board.write(" works")
    #expect(board.game.refused?.title == "Word used already.")
    #expect(board.game.refused?.message == "Be more original!")
    board.write("milky")
    #expect(board.game.refused?.title == "Word not possible.")
    #expect(
      board.game.refused?.message == "You can't spell that word from silkworm. There is no y.")
    board.write("lorms")
    #expect(board.game.refused?.title == "Word not recognized.")
    #expect(board.game.refused?.message == "You can't just make up words, you know!")
    #expect(board.game.score == 6 && board.game.found.count == 1)
    board.write("milk\n")
    #expect(board.game.foundWords == ["works", "milk"])
    #expect(board.game.score == 11 && board.game.writes == 7)

    board.press(.ask)
    #expect(board.game.asksForNew)
    #expect(board.press(.new) == [.go("/practise/scramble")])
    let next = try Board([("root", "silkworm")])
    #expect(next.game.found.isEmpty && next.game.score == 0)
  }

  @Test func anAcceptedWordIsKeptHeardAndTold() throws {
    var board = try Board()
    board.write("claim")
    board.press(.write(1, " Decal"), after: 3)

    let event = Event.answer(
      "scramble/en/decal", .good, milliseconds: 3_000,
      more: [
        .init("name", "medical/decal"), .init("root", "medical"), .init("language", "en"),
        .init("points", 6), .init("kind", "common"),
      ])
    #expect(
      board.effects == [
        .record(event), .sound(.right), .buzz(.right),
        .announce("decal, 6 points. Score 12. Flier."), .focus("word"),
      ])
  }

  @Test func aRefusedWordIsToldOnceAndStays() throws {
    var board = try Board()
    board.write("meddle")
    #expect(
      board.effects == [
        .sound(.wrong), .buzz(.wrong),
        .announce(
          "Word not possible. You can't spell that word from medical. There is no second d."),
        .focus("word"),
      ])
    #expect(board.game.lastWritten == "meddle")
    #expect(board.press(.ok) == [.focus("word")])
    #expect(board.game.refused == nil)
    #expect(board.press(.ok) == [])
  }

  @Test func nothingTypedIsNothingDone() throws {
    var board = try Board()
    board.write("meddle")
    let before = board.game
    for text in ["", " ", "\n\t", "\u{200b}"] {
      #expect(board.write(text) == [])
      #expect(board.game == before)
    }
  }

  @Test func aSecondPressIsNoneAndFastTypingLosesNothing() throws {
    var board = try Board()
    board.press(.write(0, "decal"))
    let before = board.game
    #expect(board.press(.write(0, "decal")) == [])
    #expect(board.press(.write(9, "claim")) == [])
    #expect(board.game == before)

    board.press(.write(0, "claim"))
    #expect(board.game.foundWords == ["decal", "claim"])
    // On a page that shows that it was found, the same is a repeat.
    board.press(.write(2, "claim"))
    #expect(board.game.refused?.reason == .used)
  }

  @Test func capitalsAndSpacesMakeNoOtherWord() throws {
    var board = try Board()
    board.write("decal")
    for text in ["Decal", " decal ", "DECAL"] {
      board.write(text)
      #expect(board.game.refused?.reason == .used)
    }
    #expect(board.game.score == 6)
  }

  @Test func rareWordsAreABonus() throws {
    var board = try Board()
    board.write("dace")
    #expect(board.game.score == 5 && board.game.foundCount == 0 && board.game.bonus == 1)
    #expect(board.told.first?.begins(with: "dace, 5 points. A bonus word. Score 5.") == true)
    board.write("idem")
    #expect(board.game.bonus == 2)
    #expect(!board.game.content.rules.all.contains { $0.text == "idem" })
  }

  @Test func everyWordFoundIsCelebrated() throws {
    var board = try Board([("root", "silkworm")])
    board.write("works")
    #expect(!board.effects.contains(.burst(.large)))
    board.write("milk")
    #expect(board.effects.contains(.burst(.large)))
    #expect(board.told == ["milk, 5 points. Score 11. Pipit. Every word is found!"])
  }

  @Test func aWordIsKeptForTheLearner() throws {
    var board = try Board()
    #expect(board.press(.keep) == [])
    board.write("cam")
    let before = board.game.writes
    board.press(.keep)
    #expect(board.game.found.last?.find.kind == .own)
    #expect(board.game.foundWords == ["cam"] && board.game.own == ["cam"])
    #expect(board.game.refused == nil && board.game.score == 4)
    #expect(board.game.writes == before)
    #expect(board.recorded.first == .keep("cam", on: "scramble/en"))
    #expect(board.recorded.last?.payload["kind"] == "own")
    #expect(board.told.first?.begins(with: "cam, 4 points. A word of yours. Score 4.") == true)
    #expect(board.press(.keep) == [])

    // What was refused for another reason is not kept.
    board.write("milky")
    #expect(board.press(.keep) == [])
  }

  @Test func whatIsKeptIsAWordFromThenOn() throws {
    var board = try Board(facts: [("kept", "cam\nlim")])
    board.write("lim")
    #expect(board.game.found.last?.find.kind == .own)
  }

  @Test func wordsAreLearntAndLeft() throws {
    var board = try Board()
    #expect(board.press(.learn("decal")) == [])
    board.write("decal")
    #expect(
      board.press(.learn("decal")) == [
        .record(.keep("decal", on: "learn/en")), .announce("decal is put by to learn."),
      ])
    #expect(board.game.learnt == ["decal"])
    #expect(
      board.press(.learn("decal")) == [
        .record(.drop("decal", from: "learn/en")), .announce("decal is no longer put by."),
      ])
    #expect(board.game.learnt == [])
    #expect(board.press(.learn("claim")) == [])
    board.press(.end)
    #expect(board.press(.learn("claim")).first == .record(.keep("claim", on: "learn/en")))
  }

  @Test func whatAWordMeansIsOpenedOneAtATime() throws {
    var board = try Board()
    board.press(.open("decal"))
    #expect(board.game.opened == nil)
    board.write("decal")
    board.write("claim")
    board.press(.open("decal"))
    #expect(board.game.opened == "decal")
    board.press(.open("claim"))
    #expect(board.game.opened == "claim")
    board.press(.open("claim"))
    #expect(board.game.opened == nil)
  }

  @Test func wordsAreSortedAndHintsNoted() throws {
    var board = try Board()
    #expect(board.press(.sort(.length)) == [.announce("The longest word is first.")])
    #expect(board.game.order == .length)
    board.press(.grid)
    #expect(board.game.showsGrid && board.game.wasHinted)
    board.press(.grid)
    #expect(!board.game.showsGrid && board.game.wasHinted)
  }

  @Test func whoAsksForANewGameIsAskedBackWhereWordsWouldBeLost() throws {
    var board = try Board()
    #expect(board.press(.ask) == [])
    board.write("decal")
    #expect(board.press(.ask) == [.focus("dialog-title")])
    #expect(board.press(.stay) == [.focus("word")])
    #expect(!board.game.asksForNew)
    #expect(board.press(.stay) == [])
    // Who comes back, also by the undo of a new game, sees the words.
    board.press(.ask)
    board.press(.away(1_000))
    #expect(!board.game.asksForNew)
  }

  @Test func aGameOfTheSameKindFollows() throws {
    var board = try Board([
      ("language", "en"), ("scoring", "letters"), ("clock", "60"), ("root", "medical"),
    ])
    #expect(
      board.press(.new) == [.go("/practise/scramble?language=en&scoring=letters&clock=60")])
  }
}
