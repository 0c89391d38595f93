import PipitBase
import PipitPractice
import Testing

@testable import PipitApp

/// What comes from outside and may be anything: a store's entries, tokens, messages.
extension InstanceTests {
  @Test mutating func settingsThatMeanNothingAreAsAtFirst() {
    let entries = [("rate", "99999999999"), ("noise", "-7"), ("theme", "pink")].map { name, value in
      [
        "id": .text(name), "kind": "set", "at": 1,
        "payload": ["name": .text(name), "value": .text(value)],
      ] as JSON
    }
    _ = start("/practise/alphabet?alphabet=nato&way=readback&only=B1", entries: entries)
    let opened = givePack()

    #expect(opened["classes"] == "")
    let spoken = effects(press("hear 0"), "say")
    #expect(spoken.map { $0["rate"] } == [100])
    #expect(spoken.map { $0["noise"] } == [30])
  }

  @Test mutating func awayForLongerThanEverIsNoTimeAtAll() throws {
    _ = start("/practise/alphabet?alphabet=nato&way=choose&only=A")
    _ = givePack()
    _ = press("away \(Int64.max)")
    _ = press("away 9223372036854775808")
    let picked = press("pick 0 Alfa")

    let payload = try #require(picked["keep"]?["events"]?.list?.first?["payload"])
    #expect(payload["milliseconds"] == 2000)
    #expect(picked["keep"]?["lines"]?.list?.map { $0["number"] } == [2])
  }

  @Test mutating func comingBackLeavesOneLineHoweverOftenNothingHappens() throws {
    let path = "/practise/alphabet?alphabet=nato&way=choose"
    _ = start(path)
    _ = givePack()
    #expect(send("away", [.init("milliseconds", 500)])["keep"] == nil)
    let asked = try #require(controls.first { $0.token.hasPrefix("pick 0") })
    _ = press(asked.token)

    for _ in 0..<3 {
      _ = send("go", [.init("path", "/")])
      #expect(send("go", [.init("path", .text(path))])["keep"] == nil, "the answer is told")
    }
    _ = press("next 0")
    _ = send("go", [.init("path", "/")])
    let back = send("go", [.init("path", .text(path))])
    #expect(back["keep"]?["lines"]?.list?.map { $0["token"] } == ["away 2000"])
    #expect(press("hear 5")["keep"] == nil)
  }

  @Test mutating func aRoundInWhichATextWasBegunIsTheSameAfterAReload() throws {
    let path = "/practise/alphabet?alphabet=nato&way=type"
    _ = start(path)
    _ = givePack()
    let drafted = send("drafted")
    let deal = try #require(drafted["keep"]?["deal"])
    #expect(send("drafted")["keep"] == nil)

    var again = InstanceTests()
    again.clock += 77_000
    _ = again.start(path, sessions: [["deal": deal, "lines": []]])
    _ = again.givePack()
    #expect(again.instance.html == instance.html)
    _ = again.send("go", [.init("path", "/")])
    #expect(!again.instance.html.contains("Left open"))
  }

  @Test mutating func whatCannotBeReadIsAnError() throws {
    for bytes in [[], [0x7b], Array("{}".utf8), Array("[]".utf8), [0xff, 0xfe]] {
      let answer = try JSON(parsing: instance.answer(bytes))
      #expect(answer["error"]?.text != nil)
    }
  }
}
