import PipitBase
import PipitPractice
import Testing

@testable import PipitApp

/// By whose voice, how fast, and what becomes of it where nobody speaks.
extension InstanceTests {
  private mutating func startHearing(own: JSON = [], server: JSON = []) {
    let device: JSON = ["voices": own, "serverVoices": server, "keeps": true]
    _ = send(
      "start",
      [
        .init("path", "/practise/alphabet?alphabet=nato&way=hear&only=A"), .init("seed", "42"),
        .init("device", device),
      ])
    _ = givePack()
  }

  private mutating func tell(own: JSON = [], server: JSON = []) -> JSON {
    send("device", [.init("device", ["voices": own, "serverVoices": server, "keeps": true])])
  }

  @Test mutating func theDeviceSpeaksBeforeTheServer() {
    startHearing(own: ["en-GB"], server: ["en"])
    #expect(effects(press("hear 0"), "say").first?["by"] == "device")
    startHearing(own: ["de-DE"], server: ["en"])
    #expect(effects(press("hear 0"), "say").first?["by"] == "server")
    startHearing(own: ["de-DE"], server: ["de"])
    #expect(effects(press("hear 0"), "say").isEmpty)
    #expect(instance.html.contains("There is no English voice, on this device or on the server."))
  }

  @Test mutating func whatNobodyCanSayYetIsSaidOnceAVoiceHasCome() {
    startHearing()
    #expect(effects(press("hear 0"), "say").isEmpty)
    #expect(effects(tell(own: ["tr"]), "say").isEmpty)
    #expect(effects(tell(server: ["en"]), "say").map { $0["text"] } == ["Alfa"])
    #expect(effects(tell(server: ["en"]), "say").isEmpty)
    startHearing()
    _ = press("hear 0")
    _ = press("show 0")
    #expect(effects(tell(server: ["en"]), "say").isEmpty)
  }

  @Test mutating func whereTheDeviceFailsTheServerTries() {
    startHearing(own: ["en-GB"], server: ["en"])
    _ = press("hear 0")
    let again = send("unsaid", [.init("by", "device"), .init("reason", "failed")])
    #expect(effects(again, "say").map { $0["by"] } == ["server"])
    #expect(!instance.html.contains("There is no voice now"))
    let silent = send("unsaid", [.init("by", "server"), .init("reason", "503")])
    #expect(effects(silent, "say").isEmpty)
    #expect(instance.html.contains("The voice is busy. Try again in a moment"))
  }

  @Test mutating func whereNobodySpeaksThePageSaysSoAndHasAWayOn() {
    startHearing(server: ["en"])
    _ = press("hear 0")
    #expect(!instance.controls.contains { $0.token == "show 0" })
    for (reason, sentence) in [
      ("offline", "this device is offline"), ("400", "it is too long for it"),
      ("500", "There is no voice now. Try again"), ("", "There is no voice now. Try again"),
    ] {
      _ = send("unsaid", [.init("by", "server"), .init("reason", .text(reason))])
      #expect(instance.html.contains(sentence))
      #expect(instance.controls.contains { $0.token == "show 0" })
      #expect(instance.controls.contains { $0.token == "hear 0" })
    }
    // A new try takes the notice away.
    #expect(effects(press("hear 0"), "say").count == 1)
    #expect(!instance.html.contains("There is no voice now"))
    #expect(!instance.controls.contains { $0.token == "show 0" })
    _ = send("unsaid", [.init("by", "device"), .init("reason", "failed")])
    _ = send("unsaid", [.init("by", "server"), .init("reason", "failed")])
    _ = press("show 0")
    #expect(instance.html.contains("Alfa"))
  }

  @Test mutating func aReadingIsSaidWhereTheServerCannotReadTheScript() {
    startHearing(server: ["ja-Hrkt", "es"])
    let said = effects(press("app read ja お水。\tja-Hrkt\tおみず。"), "say").first
    #expect(said?["text"] == "おみず。" && said?["language"] == "ja-Hrkt")
    #expect(effects(press("app say es hola"), "say").first?["text"] == "hola")
    #expect(effects(press("app read ja お水。\tja-Hrkt"), "say").isEmpty)
  }

  @Test mutating func aLanguageHasASpeedOfItsOwn() {
    startHearing(server: ["en", "es"])
    _ = press("app set rate 80")
    #expect(effects(press("app say es hola"), "say").first?["rate"] == 80)
    _ = press("app set rate-es 120")
    #expect(effects(press("app say es-MX hola"), "say").first?["rate"] == 120)
    #expect(effects(press("app say en hello"), "say").first?["rate"] == 80)
    for nonsense in ["rate-es 151", "rate-es fast", "rate- 80", "rate-ES 80", "rate-es-MX 80"] {
      #expect(press("app set \(nonsense)")["keep"] == nil, "\(nonsense)")
    }
    _ = send("go", [.init("path", "/settings")])
    #expect(instance.html.contains("Speed in Spanish"))
    #expect(instance.html.contains("app set rate-es"))
    #expect(instance.html.contains("Speed in English"))
  }

  @Test mutating func theSlowKeyStaysSlowerAtEverySpeed() {
    startHearing(server: ["en"])
    for rate in [50, 80, 150] {
      _ = press("app set rate \(rate)")
      #expect(effects(press("hear 0"), "say").first?["rate"] == .integer(rate))
      #expect(effects(press("slow 0"), "say").first?["rate"] == .integer(rate * 60 / 100))
    }
  }

  @Test mutating func readingAloudIsOffUntilItIsWished() {
    _ = start("/settings")
    #expect(instance.html.contains("Read aloud"))
    #expect(!instance.html.contains("name=\"speaks\" checked"))
    #expect(press("app set speaks on")["keep"] != nil)
    #expect(press("app set speaks maybe")["keep"] == nil)
    #expect(instance.html.contains("name=\"speaks\" checked"))
  }
}
