import PipitBase
import PipitMarkup
import PipitPractice
import Testing

@testable import PipitCommandLine

struct TerminalTests {
  private let noon = Moment(milliseconds: 43_200_000)

  private func game(way: String) throws -> TerminalGame {
    TerminalGame(
      try Playing.open(
        "alphabet", seed: 1, [Deal.Option("alphabet", "small"), Deal.Option("way", way)],
        at: noon, smallShelf()))
  }

  /// The number of the button whose text is this.
  private func number(of word: String, in shown: String) -> String {
    for line in shown.split(separator: "\n") where line.hasSuffix("] \(word)") {
      return String(line.dropFirst().prefix { $0 != "]" })
    }
    return "none"
  }

  @Test func aPageIsShownAsText() {
    let page = PlainPage(
      div {
        h1 { "Title" }
        p {
          "A "
          element("strong") { "big" }
          " word\u{1b}[2J, "
          element("em") { "two" }
          "."
        }
        element("svg") { "picture" }
        link(to: "/elsewhere") { "Elsewhere" }
        button(sends: "pick 1") { "One" }
        button(sends: "pick 2") { "Two" }.attribute("disabled", when: true)
        button(sends: "pick 3") { "Three" }
        element("form") {
          element("input").attribute("type", "text")
          button(sends: "write 0") { "Check" }.attribute("type", "submit")
        }
      })

    #expect(page.text == "Title\nA big word[2J, two.\n[1] One\n    Two\n[2] Three\n____")
    #expect(page.buttons == ["pick 1", "pick 3"])
    #expect(page.form == "write 0")
  }

  @Test func aRoundIsPlayedByNumbers() throws {
    var game = try game(way: "choose")
    var shown = game.shown
    for _ in 0..<3 {
      let right = ["Alfa", "Bravo", "X-ray"].first { number(of: $0, in: shown) != "none" }
      shown = game.take(number(of: try #require(right), in: shown), at: noon)
      #expect(!game.isOver)
      shown = game.take("", at: noon)
    }

    #expect(game.isOver)
    #expect(shown.contains("3 of 3 right, 100 %"))
  }

  @Test func aRoundIsPlayedByTyping() throws {
    var game = try game(way: "type")
    var shown = game.shown
    for _ in 0..<3 {
      let word = ["A": "alpha", "B": "=Bravo", "X": "Wrong"].first {
        shown.contains("\n\($0.key)\n")
      }
      _ = game.take(try #require(word).value, at: noon)
      shown = game.take("", at: noon)
    }

    #expect(game.isOver)
    #expect(shown.contains("2 of 3 right, 67 %\n  X: X-ray, not Wrong"))
  }

  @Test func whatMeansNothingIsToldAndChangesNothing() throws {
    var game = try game(way: "choose")
    let before = game.shown

    #expect(game.take("99", at: noon) == "“99” is not understood.\n\(before)")
    #expect(game.take("hello", at: noon) == "“hello” is not understood.\n\(before)")
    #expect(game.take("", at: noon) == before)
    #expect(!game.isOver)
  }

  @Test func qLeaves() throws {
    var game = try game(way: "type")

    #expect(game.take(" q ", at: noon) == "")
    #expect(game.isOver)
  }

  private func sentences(way: String) throws -> TerminalGame {
    TerminalGame(
      try Playing.open(
        "sentence", seed: 1,
        [.init("course", "es-from-en"), .init("lesson", "cafe"), .init("way", way)], at: noon,
        smallShelf()))
  }

  @Test func aSentenceIsBuiltByNumbersAndGoneOnFrom() throws {
    var game = try sentences(way: "tiles")
    var shown = game.shown
    for word in ["good", "morning", "what", "would", "you", "like", "Check"] {
      shown = game.take(number(of: word, in: shown), at: noon)
    }
    #expect(shown.contains("Right"))
    shown = game.take(number(of: "Continue", in: shown), at: noon)
    #expect(shown.contains("A coffee with milk, please."))
  }

  @Test func aLessonOfSentencesIsPlayedByTyping() throws {
    var game = try sentences(way: "type")
    var shown = ""
    for sentence in [
      "good morning what would you like", "un café con leche por favor",
      "for me a tea without sugar", "quiere algo más", "sí una tostada con tomate",
      "nos trae la cuenta por favor",
    ] {
      shown = game.take(sentence, at: noon)
      shown = game.take(number(of: "Continue", in: shown), at: noon)
    }
    #expect(game.isOver)
    #expect(shown.contains("Spanish · A coffee: 6 of 6 right, 100 %\n15 XP, 3 of 3 stars"))
  }

  @Test func closingALessonThatHasNotBegunLeaves() throws {
    var game = try sentences(way: "tiles")
    #expect(game.take("1", at: noon) == "")
    #expect(game.isOver)
  }

  @Test func wordsAreFoundByTypingAndAnotherGameFollows() throws {
    let options = [Deal.Option("root", "silkworm")]
    let first = try Playing.open("scramble", seed: 1, options, at: noon, scrambleShelf())
    var game = TerminalGame(first) { path in
      guard path == "/practise/scramble" else { return nil }
      return try? Playing.open("scramble", seed: 2, options, at: noon, scrambleShelf())
    }
    let row = game.shown.split(separator: "\n").first { line in
      line.split(separator: " ").map { String($0) }.sorted().joined() == "iklmorsw"
    }
    #expect(row != nil, "the letters lie in a row")
    #expect(game.take("works", at: noon).contains("Score 6"))
    #expect(game.take("milky", at: noon).contains("There is no y."))
    var shown = game.take(number(of: "New Game", in: game.shown), at: noon)
    shown = game.take(number(of: "New Game", in: shown), at: noon)
    #expect(shown.contains("silkworm") && shown.contains("Score 0") && !game.isOver)
    #expect(game.take("works", at: noon).contains("Score 6"))
  }

  @Test func aGameOfWordsIsEndedByItsKey() throws {
    var game = TerminalGame(
      try Playing.open(
        "scramble", seed: 1, [.init("root", "silkworm")], at: noon, scrambleShelf()))
    _ = game.take("works", at: noon)
    let shown = game.take(number(of: "End game", in: game.shown), at: noon)
    #expect(shown.contains("milk") && !game.isOver)
  }
}
