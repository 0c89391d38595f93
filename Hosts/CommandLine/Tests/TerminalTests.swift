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
          " word\u{1b}[2J"
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

    #expect(page.text == "Title\nA big word[2J\n[1] One\n    Two\n[2] Three\n____")
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
}
