import PipitBase
import PipitText

/// What a device can do.
public struct Device: Equatable, Sendable {
  /// The device's own voices, in the order in which it tells them.
  public var voices: [Voice] = []
  /// The BCP 47 tags of the languages and scripts that the server has a voice for.
  public var serverVoices: [String] = []
  /// So many letters the server says at once.
  public var longestText = 200
  /// Which voices the learner has chosen.
  public var chosen: [ChosenVoice] = []
  /// Whether it can keep what is learned.
  public var keeps = true
  /// Whether it has told yet what it can do; the server's first page has not.
  public var isKnown = false

  /// A voice of the device.
  public final class Voice: Equatable, Sendable, ExpressibleByStringLiteral {
    /// Its language as the device tells it: `en-GB`, or `uk_UA`.
    public let tag: String
    /// Its name, by which it is chosen.
    public let name: String
    /// Whether it speaks without a network.
    public let isLocal: Bool
    /// Whether it is the one that the device itself would take.
    public let isDefault: Bool
    let language: Language

    /// A voice of the device.
    public init(_ tag: String, name: String, isLocal: Bool = true, isDefault: Bool = false) {
      self.tag = tag
      self.name = name
      self.isLocal = isLocal
      self.isDefault = isDefault
      language = Language(tag)
    }

    /// A voice of which no more than its language is told.
    public convenience init(stringLiteral tag: String) {
      self.init(tag, name: "")
    }

    /// Whether tag, name and ways are the same.
    public static func == (one: Voice, other: Voice) -> Bool {
      one.tag == other.tag && one.name == other.name && one.isLocal == other.isLocal
        && one.isDefault == other.isDefault
    }
  }

  /// The voice that a learner has chosen for a language.
  public struct ChosenVoice: Equatable, Sendable {
    /// The language's first subtag.
    public let language: String
    /// The name of one of the device's voices, or `server`.
    public let name: String

    /// A language with its voice.
    public init(_ language: String, name: String) {
      self.language = language
      self.name = name
    }
  }

  /// A device of which nothing is known.
  public init() {}

  /// Whether words of a language can be heard, by the device's voice or the server's.
  ///
  /// The reading is the tag of the script in which a voice of the server can read the words, where
  /// they have such a form: `ja-Hrkt`.
  public func hasVoice(for language: String, reading: String? = nil) -> Bool {
    let wanted = Language(language)
    return voices.contains { fits($0, wanted) }
      || hasServerVoice(for: reading) || hasServerVoice(for: language)
  }

  /// The device's voices that fit a language, each name once, in the order told.
  public func voices(for language: String) -> [Voice] {
    let wanted = Language(language)
    var fitting: [Voice] = []
    for voice in voices where fits(voice, wanted) {
      if !fitting.contains(where: { $0.name == voice.name }) { fitting.append(voice) }
    }
    return fitting
  }

  /// The name of the voice that is chosen for a language, or nil where that is left to Pipit; a voice
  /// that is gone is chosen no longer.
  public func chosenVoice(for language: String) -> String? {
    let primary = Language(language).primary
    guard let name = chosen.first(where: { $0.language == primary })?.name else { return nil }
    let isThere = name == Self.server || voices(for: language).contains { $0.name == name }
    return isThere ? name : nil
  }

  /// What the server's voice is called where one is chosen.
  public static let server = "server"

  /// The speech as it can be said best, or nil where there is no voice for it. None of another
  /// language is ever taken.
  public func voiced(_ speech: Speech) -> Speech? { voicings(of: speech).first }

  /// The ways to say a speech, each for where the one before it fails: the voice that was chosen,
  /// the device's best, one of the device that needs no network, the server's in a script that it
  /// reads.
  public func voicings(of speech: Speech) -> [Speech] {
    let fitting = voices(for: speech.language)
    let chosen = chosenVoice(for: speech.language)
    var own = fitting.filter { $0.name == chosen }
    for candidate in [
      best(fitting, speech.language), best(fitting.filter { $0.isLocal }, speech.language),
    ] {
      if let candidate, !own.contains(where: { $0 == candidate }) { own.append(candidate) }
    }
    var ways = own.map { speech.said(by: $0) }
    let canRead = hasServerVoice(for: speech.reading?.language)
    if canRead || hasServerVoice(for: speech.language) {
      let way = speech.saidByServer(canRead ? speech.reading : nil, longest: longestText)
      ways.insert(way, at: chosen == Self.server ? 0 : ways.count)
    }
    return ways
  }

  /// The voice of the very region comes first, then one that needs no network, then the device's own
  /// choice.
  private func best(_ voices: [Voice], _ language: String) -> Voice? {
    let tag = Language(language).tag
    var best: Voice?
    var most = -1
    for voice in voices {
      let merit =
        (voice.language.tag == tag ? 4 : 0) + (voice.isLocal ? 2 : 0) + (voice.isDefault ? 1 : 0)
      if merit > most { (best, most) = (voice, merit) }
    }
    return best
  }

  /// The device's voice fits by the first subtag. It reads any script of its language but Arabic
  /// letters, unless it is for them: Punjabi of Pakistan, not of India. Chinese of Hong Kong is
  /// Cantonese.
  private func fits(_ voice: Voice, _ wanted: Language) -> Bool {
    guard voice.language.primary == wanted.primary else { return false }
    switch wanted.primary {
    case "pa": return isArabic(voice.language) == isArabic(wanted)
    case "zh": return isCantonese(voice.language) == isCantonese(wanted)
    default: return true
    }
  }

  private func isArabic(_ language: Language) -> Bool { language.usualScript == "Arab" }

  private func isCantonese(_ language: Language) -> Bool {
    (language.region ?? "").isAmong("HK MO")
  }

  private func hasServerVoice(for language: String?) -> Bool {
    guard let language else { return false }
    return Language(language).fitting(among: serverVoices) != nil
  }
}
