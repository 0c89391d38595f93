import PipitBase
import PipitMarkup

/// A way to practise: a value that a deal begins, presses change, and a page shows.
///
/// `update` sees the deal, the action and the moment, nothing else; an action that makes no sense
/// now changes nothing. `page` sees the state and its surroundings, and holds no rule.
public protocol Activity: Equatable, SendableMetatype {
  /// What the learner can do.
  associatedtype Action: Token
  /// Begins with a deal.
  init(_ deal: Deal) throws(DealError)
  /// What is asked of the host when the session comes upon the page: first, or again.
  var opening: [Effect] { get }
  /// Turns an action into new state and effects.
  mutating func update(_ action: Action, at now: Moment) -> [Effect]
  /// Shows the state.
  func page(in surroundings: Surroundings) -> Markup
}

extension Activity {
  /// Nothing, for activities that wait for the learner.
  public var opening: [Effect] { [] }
}

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
  /// How loud the noise under spoken call signs is, in percent, 0 to 100.
  public var noisePercent: Int32 = 0
  /// Whether Pip is to be seen.
  public var showsPip = true

  /// Surroundings of a device that can do nothing, in English.
  public init() {}
}

/// What a device can do.
public struct Device: Equatable, Sendable {
  /// The BCP 47 tags of the languages that the device has a voice for.
  public var voices: [String] = []
  /// Whether it can keep what is learned.
  public var keeps = true
  /// Whether it has told yet what it can do; the server's first page has not.
  public var isKnown = false

  /// A device of which nothing is known.
  public init() {}

  /// Whether it has a voice for a language: the same first subtag.
  public func hasVoice(for language: String) -> Bool {
    let wanted = language.pieces(at: "-").first
    return voices.contains { $0.pieces(at: "-").first == wanted }
  }
}
