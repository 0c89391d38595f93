import PipitBase
import PipitPractice
import Testing

@testable import PipitApp

/// By whose voice, how fast, and what becomes of it where nobody speaks.
extension InstanceTests {
  private func device(own: [String], server: JSON) -> JSON {
    [
      "voices": .list(
        own.map { ["tag": .text($0), "name": .text("Voice of \($0)"), "isLocal": true] }),
      "serverVoices": server, "keeps": true,
    ]
  }

  private mutating func startHearing(own: [String] = [], server: JSON = []) {
    let device = device(own: own, server: server)
    _ = send(
      "start",
      [
        .init("path", "/practise/alphabet?alphabet=nato&way=hear&only=A"), .init("seed", "42"),
        .init("device", device),
      ])
    _ = givePack()
  }

  private mutating func tell(own: [String] = [], server: JSON = []) -> JSON {
    send("device", [.init("device", device(own: own, server: server))])
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

  // MARK: The page of voices

  @Test mutating func aVoiceIsChosenForALanguageAndKept() {
    startHearing(own: ["en-GB", "en-US"], server: ["en", "de"])
    _ = send("go", [.init("path", "/settings/voices")])
    _ = send(
      "pack", [.init("name", "courses"), .init("version", "1")], file: House.courseList.bytes)
    #expect(instance.html.contains("Voice of en-GB, on this device"))
    #expect(press("app set voice-en Voice of en-US")["keep"] != nil)
    #expect(instance.html.contains("Voice of en-US, on this device"))
    #expect(
      effects(press("app say en Hello"), "say").first?["voice"] == "Voice of en-US")
    _ = press("app set voice-en server")
    #expect(effects(press("app say en Hello"), "say").first?["by"] == "server")
    // A voice that is gone is no longer chosen; the setting waits for it to come back.
    _ = press("app set voice-en Voice of en-US")
    _ = tell(own: ["en-GB"], server: ["en"])
    #expect(effects(press("app say en Hello"), "say").first?["voice"] == "Voice of en-GB")
    _ = tell(own: ["en-GB", "en-US"], server: ["en"])
    #expect(effects(press("app say en Hello"), "say").first?["voice"] == "Voice of en-US")
    _ = press("app set voice-en auto")
    #expect(effects(press("app say en Hello"), "say").first?["voice"] == "Voice of en-GB")
    for nonsense in ["voice-en", "voice-EN x", "voice- x", "voice-en-GB x"] {
      #expect(press("app set \(nonsense)")["keep"] == nil, "\(nonsense)")
    }
  }

  @Test mutating func thePageOfVoicesSaysWhereNobodySpeaks() {
    startHearing(own: ["en-GB"])
    _ = send("go", [.init("path", "/settings/voices")])
    _ = send(
      "pack", [.init("name", "courses"), .init("version", "1")], file: House.courseList.bytes)
    #expect(instance.html.contains(">español</strong>"))
    #expect(instance.html.contains("Spanish · No voice, on this device or on the server"))
    #expect(instance.controls.contains { $0.name == "Hear English" })
    #expect(!instance.controls.contains { $0.name == "Hear Spanish" })
    #expect(!instance.html.contains("app set rate-es"))
    // One voice leaves nothing to choose.
    #expect(!instance.html.contains("app set voice-en"))
    #expect(instance.html.contains("app set rate-en"))
    _ = tell(own: ["en-GB"], server: ["es", "en"])
    #expect(instance.html.contains("Spanish · The server’s voice"))
    #expect(instance.html.contains("app set rate-es"))
    #expect(instance.html.contains("app set voice-en"))
    #expect(instance.controls.contains { $0.name == "Hear Spanish" })
  }

  @Test mutating func aSoundIsFetchedAheadAndNothingIsSaid() {
    startHearing(server: ["en"])
    var reply = Reply()
    let speech = Speech("Alfa", language: "en", isAhead: true)
    let app = App()
    app.surroundings.device.serverVoices = ["en"]
    app.say(speech, &reply)
    #expect(reply.effects.count == 1 && app.said == nil)
    app.surroundings.device.voices = ["en-GB"]
    app.say(speech, &reply)
    #expect(reply.effects.count == 1)
  }
}
