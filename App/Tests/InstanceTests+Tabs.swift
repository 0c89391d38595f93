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
}
