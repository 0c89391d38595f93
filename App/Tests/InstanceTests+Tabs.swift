import PipitBase
import PipitPractice
import Testing

@testable import PipitApp

/// Two pages of one browser.
extension InstanceTests {
  private static let round = "/practise/alphabet?alphabet=nato&way=choose&only=A,B"

  private mutating func heard(_ keep: JSON?) -> JSON {
    send("heard", [.init("entries", keep?["events"] ?? []), .init("keep", keep ?? .null)])
  }

  @Test mutating func pagesThatShowTheSameRoundUnbegunBecomeOne() throws {
    _ = start(Self.round)
    _ = givePack()
    var other = InstanceTests()
    other.clock += 5
    _ = other.start(Self.round)
    _ = other.givePack()

    let asked = try #require(controls.first { $0.token.hasPrefix("pick 0") })
    let pressed = press(asked.token)
    _ = other.heard(pressed["keep"])

    #expect(other.instance.html.contains("verdict"))
    let next = other.press("next 0")
    #expect(
      next["keep"]?["lines"]?.list?.first?["session"] == pressed["keep"]?["deal"]?["id"])
  }

  @Test mutating func aRoundThatWasClosedElsewhereIsTold() throws {
    _ = start(Self.round)
    _ = givePack()
    let asked = try #require(controls.first { $0.token.hasPrefix("pick 0") })
    let pressed = press(asked.token)
    var other = InstanceTests()
    _ = other.start(Self.round)
    _ = other.givePack()
    _ = other.heard(pressed["keep"])

    let over = press("app over")
    let told = other.heard(over["keep"])

    #expect(told["path"] == "/")
    #expect(other.instance.html.contains("closed in another window"))
  }

  // MARK: A game that is over

  private static let game = "/practise/scramble?language=en&root=medical"

  private mutating func openGame() {
    _ = start(Self.game)
    for (name, bytes) in [("dictionary-en", Array("none".utf8)), ("words-en", House.words.bytes)] {
      _ = send("pack", [.init("name", .text(name)), .init("version", "1")], file: bytes)
    }
  }

  /// A game on two pages, ended with one word found.
  private mutating func endOnBoth(_ other: inout InstanceTests) {
    openGame()
    other.clock += 5
    other.openGame()
    for token in ["write 0 decal", "end"] { _ = other.heard(press(token)["keep"]) }
  }

  @Test mutating func aGameThatIsOverStaysWhereAnotherPageLeavesIt() throws {
    var other = InstanceTests()
    endOnBoth(&other)
    #expect(other.instance.html.contains("id=\"over-title\""))
    let page = other.instance.html

    let left = send("go", [.init("path", "/scramble")])
    #expect(left["keep"]?["close"]?.list?.count == 1)
    let told = other.heard(left["keep"])
    #expect(told["path"]?.text?.hasPrefix("/practise/") == true && other.instance.html == page)

    // Who goes on with it there keeps all of it anew.
    let back = other.press("back")
    #expect(back["keep"]?["deal"]?["id"] == left["keep"]?["close"]?.list?.first)
    let lines = back["keep"]?["lines"]?.list ?? []
    #expect(lines.map { $0["token"] } == ["write 0 decal", "end", "back"])
    #expect(lines.map { $0["number"] } == [1, 2, 3])
    #expect(other.press("write 1 claim")["keep"]?["lines"]?.list?.count == 1)

    // And the page that had left it can follow.
    _ = heard(back["keep"])
    _ = send("go", [.init("path", .text(Self.game))])
    #expect(instance.html.contains("id=\"word\""))
  }

  @Test mutating func aGameThatIsOverIsLeftAsUsual() {
    var other = InstanceTests()
    endOnBoth(&other)
    _ = other.heard(send("go", [.init("path", "/scramble")])["keep"])
    _ = other.send("go", [.init("path", "/scramble")])
    _ = other.send("go", [.init("path", .text(Self.game))])
    #expect(!other.instance.html.contains("id=\"over-title\""))
    #expect(!other.instance.html.contains("id=\"found-decal\""))
  }
}
