import PipitBase
import PipitText

/// What a page may know besides the state: what can change without changing what is right.
public struct Surroundings: Equatable, Sendable {
  /// The BCP 47 tag of the interface's language.
  public var language = "en"
  /// The last moment the host told.
  public var now = Moment(milliseconds: 0)
  /// What the device can do.
  public var device = Device()
  /// How fast voices speak, in percent, 50 to 150.
  public var voiceRatePercent: Int32 = 100
  /// The languages that are spoken at a speed of their own, each by its first subtag.
  public var voiceRates: [VoiceRate] = []
  /// How loud the noise under spoken call signs is, in percent, 0 to 100.
  public var noisePercent: Int32 = 0
  /// Whether a prompt is read aloud as it appears.
  public var speaksPrompts = false
  /// Whether what was to be heard last could not be said, though there is a voice for it. Pages that
  /// ask by ear offer another way then.
  public var isUnsaid = false
  /// What stands in the field that tells what is typed in it; nil where nothing was typed since the
  /// field's form was sent, or another page opened. For what is only shown: a rule hears of a text when
  /// it is sent.
  public var typed: String?
  /// In which scripts the learner sees each language.
  public var scripts = ScriptPreferences()
  /// Whether Pip is to be seen.
  public var showsPip = true
  /// The packs at hand. What decides what is right is in the deal's own; these are for what is only
  /// shown, such as definitions, and may come late.
  public var packs: [Pack] = []

  /// What is remembered of the items that the page asks for.
  public var remembered: [Remembered] = []

  /// The languages whose words can be put by to be learnt.
  public var learns: [String] = []
  /// What was put by: a language, a space, the word.
  public var learning: [String] = []

  /// The names of packs that were asked for and could not be had.
  public var lost: [String] = []
  /// How far the keeping of packs is that was asked for last.
  public var keeping: Keeping?

  /// How many packs are kept of those that were to be.
  public struct Keeping: Equatable, Sendable {
    /// What the packs' names begin with.
    public let name: String
    /// How many are kept.
    public let done: Int64
    /// How many there are.
    public let count: Int64
    /// Whether no more will come: all are kept, or something failed.
    public let isOver: Bool

    /// Whether all are kept.
    public var isWhole: Bool { isOver && done == count }

    /// A keeping of packs, and how far it is.
    public init(name: String, done: Int64, count: Int64, isOver: Bool) {
      self.name = name
      self.done = done
      self.count = count
      self.isOver = isOver
    }
  }

  /// How fast one language is spoken.
  public struct VoiceRate: Equatable, Sendable {
    /// The language's first subtag.
    public let language: String
    /// The speed in percent, 50 to 150.
    public let percent: Int32

    /// A language with its speed.
    public init(_ language: String, percent: Int32) {
      self.language = language
      self.percent = percent
    }
  }

  /// Surroundings of a device that can do nothing, in English.
  public init() {}

  /// How fast a language is spoken, in percent: at a speed of its own, else as all are.
  public func voiceRatePercent(for language: String) -> Int32 {
    ownRate(of: language)?.percent ?? voiceRatePercent
  }

  /// The name of the setting that decides how fast a language is spoken.
  public func rateSetting(for language: String) -> String {
    ownRate(of: language).map { "rate-\($0.language)" } ?? "rate"
  }

  /// The pack with this name, or nil while it is not at hand.
  public func pack(_ name: String) -> Pack? {
    packs.first { $0.name == name }
  }

  /// Whether a word was put by to be learnt.
  public func isPutBy(_ word: String, _ language: String) -> Bool {
    learning.contains("\(language) \(word)")
  }

  private func ownRate(of language: String) -> VoiceRate? {
    let first = language.pieces(at: "-").first
    return voiceRates.first { $0.language == first }
  }
}
