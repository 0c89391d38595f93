import PipitBase
import Testing

@testable import PipitPractice

/// By whose voice a text is said, and what the voice is given of it.
struct SpeechTests {
  var device = Device()

  // MARK: Whose voice

  @Test mutating func aVoiceFitsALanguageByItsFirstSubtag() {
    device.voices = ["en-GB", "pt", "uk_UA"]

    #expect(device.hasVoice(for: "en") && device.hasVoice(for: "pt-BR"))
    #expect(device.hasVoice(for: "uk"))
    #expect(!device.hasVoice(for: "e") && !device.hasVoice(for: "de"))
  }

  @Test mutating func cantoneseAndTheOtherPunjabiAreNotTheLanguageMeant() {
    device.voices = ["zh-HK", "pa-PK", "pt-MO"]
    #expect(!device.hasVoice(for: "zh-Hans") && device.hasVoice(for: "zh-HK"))
    #expect(!device.hasVoice(for: "pa") && device.hasVoice(for: "pa-Arab"))
    #expect(device.hasVoice(for: "pt"))
    device.voices = ["zh-TW", "pa-IN"]
    #expect(device.hasVoice(for: "zh-Hans"))
    #expect(device.hasVoice(for: "pa") && !device.hasVoice(for: "pa-Arab"))
  }

  @Test mutating func theServersVoiceFitsByLanguageAndScript() {
    device.serverVoices = ["es", "ja-Hrkt", "zh-Latn-pinyin", "pa"]

    #expect(device.hasVoice(for: "es-MX") && device.hasVoice(for: "pa-Guru"))
    #expect(!device.hasVoice(for: "ja") && device.hasVoice(for: "ja", reading: "ja-Hrkt"))
    #expect(!device.hasVoice(for: "zh-Hans"))
    #expect(device.hasVoice(for: "zh-Hans", reading: "zh-Latn-pinyin"))
    #expect(!device.hasVoice(for: "pa-Arab") && device.hasVoice(for: "pa-Arab", reading: "pa"))
  }

  @Test mutating func aSpeechIsVoicedByTheDeviceElseInTheScriptTheServerReads() throws {
    let speech = Speech(
      "今日", language: "ja", reading: .init("きょう", language: "ja-Hrkt"), ratePercent: 80,
      noisePercent: 20)
    #expect(device.voiced(speech) == nil)
    device.serverVoices = ["ja-Hrkt"]
    let read = try #require(device.voiced(speech))
    #expect(read.text == "きょう" && read.language == "ja-Hrkt" && read.voice == .server)
    #expect(
      read.parts == ["/voice?language=ja-Hrkt&rate=80&text=%E3%81%8D%E3%82%87%E3%81%86"])
    device.voices = ["en-US", "zh-CN", .init("ja-JP", name: "Kyoko")]
    let own = try #require(device.voiced(speech))
    #expect(own.text == "今日" && own.language == "ja-JP" && own.voice == .device("Kyoko"))
    #expect(own.parts == ["今日"] && own.ratePercent == 80 && own.noisePercent == 20)
    // It knows no kanji on the device either.
    device.voices = [.init("ja", name: "Japanese espeak-ng")]
    #expect(device.voiced(speech)?.parts == ["きょう"])
  }

  private static let voices: [Device.Voice] = [
    .init("en-AU", name: "Karen", isLocal: false, isDefault: true),
    .init("en_US", name: "Samantha"),
    .init("en-GB", name: "Cloud", isLocal: false), .init("pt-PT", name: "Joana"),
  ]

  @Test(arguments: [
    ("en-GB", "Cloud"), ("en-US", "Samantha"), ("en", "Samantha"), ("pt-BR", "Joana"),
    ("de", nil as String?),
  ])
  mutating func theBestVoiceIsTaken(language: String, name: String?) {
    device.voices = Self.voices
    #expect(device.voiced(Speech("x", language: language))?.voice == name.map { .device($0) })
  }

  @Test mutating func whereOneVoiceFailsTheNextTries() {
    device.voices = Self.voices
    device.serverVoices = ["en"]
    func voices(_ language: String) -> [Speech.Voice?] {
      device.voicings(of: Speech("x", language: language)).map { $0.voice }
    }
    #expect(voices("en-GB") == [.device("Cloud"), .device("Samantha"), .server])
    #expect(voices("en") == [.device("Samantha"), .server])
    #expect(voices("pt") == [.device("Joana")])
    #expect(voices("de") == [])
  }

  @Test mutating func theVoiceThatWasChosenComesFirstAsLongAsItIsThere() {
    device.voices = Self.voices
    device.serverVoices = ["en"]
    func voices() -> [Speech.Voice?] {
      device.voicings(of: Speech("x", language: "en")).map { $0.voice }
    }
    device.chosen = [.init("en", name: "Karen")]
    #expect(voices() == [.device("Karen"), .device("Samantha"), .server])
    device.chosen = [.init("en", name: Device.server)]
    #expect(voices() == [.server, .device("Samantha")])
    #expect(device.chosenVoice(for: "en-US") == Device.server)
    device.chosen = [.init("en", name: "Gone")]
    #expect(voices() == [.device("Samantha"), .server])
    #expect(device.chosenVoice(for: "en") == nil)
    // A voice of another language is not taken, whatever was chosen.
    device.chosen = [.init("en", name: "Joana")]
    #expect(voices() == [.device("Samantha"), .server])
  }

  @Test func aVoiceIsListedOnce() {
    var device = Device()
    device.voices = [.init("en-US", name: "A"), .init("en-US", name: "A"), .init("en", name: "B")]
    #expect(device.voices(for: "en").map { $0.name } == ["A", "B"])
  }

  // MARK: What hosts are told

  @Test mutating func aSpeechIsToldWithItsVoiceAndItsParts() throws {
    let speech = Speech("hola", language: "es", reading: .init("ola", language: "es-Latn"))
    #expect(
      Effect.say(speech).json == [
        "do": "say", "text": "hola", "language": "es", "rate": 100, "noise": 0,
        "reading": "ola", "readingLanguage": "es-Latn",
      ])
    device.voices = [.init("es_ES", name: "Mónica")]
    let own = try #require(device.voiced(speech))
    #expect(
      Effect.say(own).json == [
        "do": "say", "text": "hola", "language": "es_ES", "rate": 100, "noise": 0,
        "by": "device", "voice": "Mónica", "parts": ["hola"],
      ])
    device = Device()
    device.serverVoices = ["es"]
    let server = try #require(device.voiced(Speech("hola", language: "es").ahead))
    #expect(
      Effect.say(server).json == [
        "do": "say", "text": "hola", "language": "es", "rate": 100, "noise": 0,
        "by": "server", "parts": ["/voice?language=es&rate=100&text=hola"], "ahead": true,
      ])
  }

  @Test func noVoiceIsSlowerOrFasterThanItCanBe() {
    let slow = Speech("hola", language: "es", ratePercent: 60, noisePercent: 100)
    #expect(slow.scaled(ratePercent: 50, noisePercent: 30).ratePercent == 30)
    #expect(slow.scaled(ratePercent: 50, noisePercent: 30).noisePercent == 30)
    #expect(slow.scaled(ratePercent: 10, noisePercent: 0).ratePercent == 25)
    #expect(slow.scaled(ratePercent: 300, noisePercent: 0).ratePercent == 150)
    #expect(slow.ahead.scaled(ratePercent: 100, noisePercent: 0).isAhead)
  }

  // MARK: What a voice is given

  /// A-TT-09: only words are spoken, a gap is a short pause.
  @Test mutating func signsAreNotRead() throws {
    device.voices = ["en-GB", "es-ES", "ja-JP"]
    func said(_ text: String, _ language: String) -> [String]? {
      device.voiced(Speech(text, language: language))?.parts
    }
    #expect(said("<b>hound</b>", "en") == ["hound"])
    #expect(said("o-", "en") == ["o"])
    #expect(said("Hawaiʻi", "en") == ["Hawaiʻi"])
    #expect(said("__ está", "es") == ["está"])
    #expect(said("Ella __ aquí", "es") == ["Ella, aquí"])
    #expect(said("食[た]べる", "ja") == ["たべる"])
    #expect(said("c, a, t", "en") == ["c, a, t"])
    #expect(said("__", "en") == [])
  }

  /// A-TT-02: read to the end, nothing twice.
  @Test func aLongTextIsCutWhereSentencesClausesOrWordsEnd() {
    func parts(_ text: String, _ most: Int, _ language: String = "en") -> [String] {
      Speech.parts(of: text, language: language, mostLetters: most)
    }

    #expect(parts("One two. Three four, five six seven.", 40).count == 1)
    #expect(
      parts("One two. Three four, five six seven.", 30) == [
        "One two.", "Three four, five six seven.",
      ])
    #expect(
      parts("One two. Three four, five six seven.", 20) == [
        "One two.", "Three four,", "five six seven.",
      ])
    #expect(parts("Pi is 3.14159 or so", 12) == ["Pi is", "3.14159 or", "so"])
    #expect(parts("一二三。四五、六七八九", 6, "zh") == ["一二三。", "四五、", "六七八九"])
    #expect(parts("abcdefgh", 3) == ["abc", "def", "gh"])
    #expect(parts("abe\u{301}f", 3) == ["ab", "e\u{301}f"])
  }

  @Test(arguments: [25, 50, 100, 150] as [Int32])
  func noPartTakesLongAndNothingIsLost(rate: Int32) throws {
    var device = Device()
    device.voices = ["en-GB"]
    let words = (1...60).map { $0 % 11 == 0 ? "word\($0)." : "word\($0)" }
    let speech = Speech(words.joined(separator: " "), language: "en", ratePercent: rate)
    let parts = try #require(device.voiced(speech)).parts
    let most = 160 * Int(min(rate, 100)) / 100
    #expect(parts.allSatisfy { $0.count <= most })
    #expect(parts.joined(separator: " ") == speech.text)
    #expect(parts.count >= speech.text.count / most)
  }

  @Test func theServerIsGivenNoMoreThanItSaysAtOnce() throws {
    var device = Device()
    device.serverVoices = ["en"]
    device.longestText = 10
    let speech = Speech("one two three & four", language: "en")
    #expect(
      try #require(device.voiced(speech)).parts == [
        "/voice?language=en&rate=100&text=one%20two",
        "/voice?language=en&rate=100&text=three%20%26",
        "/voice?language=en&rate=100&text=four",
      ])
  }

  @Test func aWordIsSpelledByItsLetters() {
    #expect(Speech(lettersOf: "cat", language: "en").text == "c, a, t")
    #expect(Speech(lettersOf: "it’s o-k", language: "en").text == "i, t, s, o, k")
    #expect(Speech(lettersOf: "çà", language: "fr", ratePercent: 60).ratePercent == 60)
  }
}
