import PipitBase
import PipitJournal
import PipitLexicon
import PipitText

/// What the host is asked to do. It may decline; an activity stays usable when it does.
public enum Effect: Equatable, Sendable {
  /// Says something aloud.
  case say(Speech)
  /// Plays a short sound.
  case sound(Chime)
  /// Shakes the device.
  case buzz(Haptic)
  /// Throws confetti.
  case burst(Burst)
  /// Tells a screen reader.
  case announce(String)
  /// Moves the focus to the element with this id.
  case focus(String)
  /// Sends a token later.
  case after(milliseconds: Int32, token: String)
  /// Leaves the session, of which nothing is worth keeping, for another page.
  case go(String)
  /// Asks for a pack.
  case load(String)
  /// Hands something to the learner.
  case give(Gift)
  /// Keeps an event in the journal.
  case record(Event)
  /// Ends the session with its result.
  case finish(LessonResult)
}

/// Something to be said aloud.
public final class Speech: Equatable, Sendable {
  /// The words.
  public let text: String
  /// The BCP 47 tag of their language.
  public let language: String
  /// The speed in percent of the voice's own, 50 to 150.
  public let ratePercent: Int32
  /// The loudness of the noise under the voice in percent, 0 to 100.
  public let noisePercent: Int32

  /// The same words in a script that a voice of the server can read: kana for Japanese, pinyin for
  /// Chinese. Nil where their own script will do.
  public let reading: Reading?
  /// Whose voice says it; nil until that is decided.
  public let voice: Voice?

  /// Whose voice.
  public enum Voice: String, Equatable, Sendable { case device, server }

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

  /// Words in a language, with the speed and the noise they are heard with.
  public init(
    _ text: String, language: String, reading: Reading? = nil, ratePercent: Int32 = 100,
    noisePercent: Int32 = 0, voice: Voice? = nil
  ) {
    self.text = text
    self.language = language
    self.reading = reading
    self.ratePercent = ratePercent
    self.noisePercent = noisePercent
    self.voice = voice
  }

  /// Whether the same is said in the same way.
  public static func == (one: Speech, other: Speech) -> Bool {
    one === other
      || one.text == other.text && one.language == other.language
        && one.ratePercent == other.ratePercent && one.noisePercent == other.noisePercent
        && one.reading == other.reading && one.voice == other.voice
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

  /// The same speech at a share of its speed and of its noise, in percent; no voice is slower than 25
  /// or faster than 150.
  public func scaled(ratePercent: Int32, noisePercent: Int32) -> Speech {
    Speech(
      text, language: language, reading: reading,
      ratePercent: max(25, min(150, self.ratePercent * ratePercent / 100)),
      noisePercent: self.noisePercent * noisePercent / 100)
  }

  /// The same speech by a voice, which may read its words in another script.
  func said(by voice: Voice, _ reading: Reading? = nil) -> Speech {
    Speech(
      reading?.text ?? text, language: reading?.language ?? language,
      reading: reading == nil ? self.reading : nil, ratePercent: ratePercent,
      noisePercent: noisePercent, voice: voice)
  }
}

/// A short sound.
public enum Chime: String, Equatable, Sendable { case right, wrong, done }

/// A shake of the device.
public enum Haptic: String, Equatable, Sendable { case right, wrong, tap }

/// How much confetti.
public enum Burst: String, Equatable, Sendable { case small, large }

/// Something handed to the learner.
public enum Gift: Equatable, Sendable {
  /// Text for the clipboard.
  case copy(String)
  /// A path of the app as a whole address, for the clipboard.
  case link(String)
  /// The page on paper.
  case print
  /// A file.
  case file(name: String, text: String)
}
