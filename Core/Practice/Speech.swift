import PipitBase
import PipitLexicon
import PipitText

/// Something to be said aloud.
public final class Speech: Equatable, Sendable {
  /// The words.
  public let text: String
  /// The BCP 47 tag of their language; once a device's voice is to say them, that voice's tag.
  public let language: String
  /// The speed in percent of the voice's own, 50 to 150.
  public let ratePercent: Int32
  /// The loudness of the noise under the voice in percent, 0 to 100.
  public let noisePercent: Int32

  /// The same words in a script that a voice of the server can read: kana for Japanese, pinyin for
  /// Chinese. Nil where their own script will do.
  public let reading: Reading?
  /// Whether nothing is to be heard yet: the sound is fetched, so that it is at hand when it is asked
  /// for, without a network too.
  public let isAhead: Bool
  /// Whose voice says it; nil until that is decided.
  public let voice: Voice?
  /// What is said one after the other, once a voice is decided: short enough that no browser stops in
  /// the middle, and without signs whose names a voice would read out. Of the server's voice the
  /// addresses of the sounds.
  public let parts: [String]

  /// Whose voice: one of the device by its name, or the server's.
  public enum Voice: Equatable, Sendable {
    case device(String)
    case server
  }

  /// Words in another script.
  public struct Reading: Equatable, Sendable {
    /// The words.
    public let text: String
    /// The BCP 47 tag of language and script: `ja-Hrkt`.
    public let language: String

    /// Words in a script.
    public init(_ text: String, language: String) {
      self.text = text
      self.language = language
    }
  }

  private init(
    _ text: String, _ language: String, _ reading: Reading?, _ ratePercent: Int32,
    _ noisePercent: Int32, isAhead: Bool, _ voice: Voice? = nil, parts: [String] = []
  ) {
    self.text = text
    self.language = language
    self.reading = reading
    self.ratePercent = ratePercent
    self.noisePercent = noisePercent
    self.isAhead = isAhead
    self.voice = voice
    self.parts = parts
  }

  /// Words in a language, with the speed and the noise they are heard with.
  public convenience init(
    _ text: String, language: String, reading: Reading? = nil, ratePercent: Int32 = 100,
    noisePercent: Int32 = 0, isAhead: Bool = false
  ) {
    self.init(text, language, reading, ratePercent, noisePercent, isAhead: isAhead)
  }

  /// A word letter by letter, each by its name.
  ///
  ///     Speech(lettersOf: "cat", language: "en").text  // "c, a, t"
  public convenience init(lettersOf word: String, language: String, ratePercent: Int32 = 100) {
    let letters = word.characters.filter { Text.isWordly($0) }.map { String($0) }
    self.init(
      letters.joined(separator: ", "), language: language, ratePercent: ratePercent)
  }

  /// A sentence aloud, with the reading that a voice of the server needs.
  public convenience init(_ phrase: SentenceExercise.Phrase, ratePercent: Int32 = 100) {
    let tag =
      switch phrase.language.primary {
      case "ja": "ja-Hrkt"
      case "zh": "zh-Latn-pinyin"
      default: ""
      }
    // The spaces between the parts stay: by them the voice knows a particle.
    let reading = phrase.forms.first { $0.language.tag == tag }
    self.init(
      phrase.text, language: phrase.language.tag,
      reading: reading.map { .init($0.text, language: tag) }, ratePercent: ratePercent)
  }

  /// Whether the same is said in the same way.
  public static func == (one: Speech, other: Speech) -> Bool {
    one === other
      || one.text == other.text && one.language == other.language
        && one.ratePercent == other.ratePercent && one.noisePercent == other.noisePercent
        && one.reading == other.reading && one.isAhead == other.isAhead
        && one.voice == other.voice && one.parts == other.parts
  }

  /// The same speech at a share of its speed and of its noise, in percent; no voice is slower than 25
  /// or faster than 150.
  public func scaled(ratePercent: Int32, noisePercent: Int32) -> Speech {
    Speech(
      text, language, reading, max(25, min(150, self.ratePercent * ratePercent / 100)),
      self.noisePercent * noisePercent / 100, isAhead: isAhead)
  }

  /// The same speech, not to be heard yet but to be at hand.
  public var ahead: Speech {
    Speech(text, language, reading, ratePercent, noisePercent, isAhead: true)
  }

  /// The same speech by a voice of the device. Where that is espeak-ng it reads what the server's
  /// does.
  func said(by voice: Device.Voice) -> Speech {
    let text = "espeak-ng".isAmong(voice.name) ? reading?.text ?? text : text
    let parts = Self.parts(
      of: text, language: language, mostLetters: mostLetters(in: language))
    return Speech(
      text, voice.tag, nil, ratePercent, noisePercent, isAhead: isAhead, .device(voice.name),
      parts: parts)
  }

  /// The same speech by the server's voice, which may read its words in another script and says at
  /// most so many letters at once.
  func saidByServer(_ reading: Reading?, longest: Int) -> Speech {
    let text = reading?.text ?? text
    let language = reading?.language ?? language
    let parts = Self.parts(
      of: text, language: language, mostLetters: min(longest, mostLetters(in: language)))
    return Speech(
      text, language, nil, ratePercent, noisePercent, isAhead: isAhead, .server,
      parts: parts.map { part in
        Address.text(
          "/voice",
          [
            .init("language", language), .init("rate", String(ratePercent)), .init("text", part),
          ])
      })
  }

  /// So many letters are heard in some twelve seconds: a browser stops by itself after fifteen.
  private func mostLetters(in language: String) -> Int {
    (Language(language).isSpaced ? 160 : 60) * Int(min(ratePercent, 100)) / 100
  }
}

extension Speech {
  /// The speech as hosts are told it: once a voice is decided with its parts, before that with its
  /// reading.
  var json: JSON {
    var members: [JSON.Member] = [
      .init("do", "say"), .init("text", .text(text)), .init("language", .text(language)),
      .init("rate", .integer(ratePercent)), .init("noise", .integer(noisePercent)),
    ]
    switch voice {
    case .device(let name):
      members.append(.init("by", "device"))
      members.append(.init("voice", .text(name)))
    case .server: members.append(.init("by", "server"))
    case nil: break
    }
    if voice != nil { members.append(.init("parts", .list(parts.map { .text($0) }))) }
    if isAhead { members.append(.init("ahead", true)) }
    if let reading {
      members.append(.init("reading", .text(reading.text)))
      members.append(.init("readingLanguage", .text(reading.language)))
    }
    return .object(members)
  }
}
