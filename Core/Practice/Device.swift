import PipitBase
import PipitText

/// What a device can do.
public struct Device: Equatable, Sendable {
  /// The BCP 47 tags of the languages that the device has a voice for.
  public var voices: [String] = []
  /// The BCP 47 tags of the languages and scripts that the server has a voice for.
  public var serverVoices: [String] = []
  /// Whether it can keep what is learned.
  public var keeps = true
  /// Whether it has told yet what it can do; the server's first page has not.
  public var isKnown = false

  /// A device of which nothing is known.
  public init() {}

  /// Whether words of a language can be heard, by the device's voice or the server's.
  ///
  /// The reading is the tag of the script in which a voice of the server can read the words, where
  /// they have such a form: `ja-Hrkt`.
  public func hasVoice(for language: String, reading: String? = nil) -> Bool {
    hasOwnVoice(for: language) || hasServerVoice(for: reading) || hasServerVoice(for: language)
  }

  /// The speech as it can be said: by the device's own voice, else by the server's, in the script that
  /// it reads; nil where there is no voice for it. None of another language is ever taken.
  public func voiced(_ speech: Speech) -> Speech? {
    if hasOwnVoice(for: speech.language) { return speech.said(by: .device) }
    if let reading = speech.reading, hasServerVoice(for: reading.language) {
      return speech.said(by: .server, reading)
    }
    return hasServerVoice(for: speech.language) ? speech.said(by: .server) : nil
  }

  /// The device's voice fits by the first subtag. It reads any script of its language but Arabic
  /// letters, unless it is for them: Punjabi of Pakistan, not of India.
  private func hasOwnVoice(for language: String) -> Bool {
    let wanted = Language(language)
    return voices.contains { tag in
      let voice = Language(tag)
      return voice.primary == wanted.primary
        && (voice.usualScript == "Arab") == (wanted.usualScript == "Arab")
    }
  }

  private func hasServerVoice(for language: String?) -> Bool {
    guard let language else { return false }
    return Language(language).fitting(among: serverVoices) != nil
  }
}
