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
  /// Whether the page shows how time goes by: it is drawn anew each second.
  var ticks: Bool { get }
  /// The packs that the page would show more with, such as those with definitions, and that are not
  /// at hand.
  func wishes(in surroundings: Surroundings) -> [String]
  /// The items of which the page shows what is remembered: `surroundings.remembered` tells it.
  func items(in surroundings: Surroundings) -> [String]
  /// Turns an action into new state and effects.
  mutating func update(_ action: Action, at now: Moment) -> [Effect]
  /// Shows the state.
  func page(in surroundings: Surroundings) -> Markup
}

extension Activity {
  /// Nothing, for activities that wait for the learner.
  public var opening: [Effect] { [] }
  /// Most pages show no time.
  public var ticks: Bool { false }
  /// Most pages show what the deal has.
  public func wishes(in surroundings: Surroundings) -> [String] { [] }
  /// Most pages show nothing of it.
  public func items(in surroundings: Surroundings) -> [String] { [] }
}
