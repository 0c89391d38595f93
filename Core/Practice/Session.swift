import PipitBase
import PipitMarkup

/// An activity being played: its deal and the tokens that followed, whatever the activity's type.
public class Session {
  /// What it began with.
  public let deal: Deal
  /// What the learner did, in order.
  public private(set) var lines: [Line] = []

  /// A token with its moment.
  public struct Line: Equatable, Sendable {
    /// The token.
    public let token: String
    /// When it was sent.
    public let at: Moment

    /// A token sent at a moment.
    public init(_ token: String, at: Moment) {
      self.token = token
      self.at = at
    }
  }

  fileprivate init(deal: Deal) {
    self.deal = deal
  }

  /// Begins an activity with a deal.
  public static func begin<Played: Activity>(
    _ type: Played.Type, _ deal: Deal
  ) throws(DealError) -> Session {
    Playing(try Played(deal), deal: deal)
  }

  /// Begins with an activity that was made without a pack.
  public static func begin<Played: Activity>(_ activity: Played, _ deal: Deal) -> Session {
    Playing(activity, deal: deal)
  }

  /// Sends a token. What the activity does not understand, or what changes nothing, leaves no line.
  ///
  /// - Returns: the effects, or nil where nothing changed and nothing is asked of the host.
  public final func press(_ token: String, at now: Moment) -> [Effect]? {
    guard token.utf8.count <= longestToken, let effects = act(token, now) else { return nil }
    lines.append(Line(token, at: now))
    return effects
  }

  /// Sends kept tokens again; performs nothing.
  public final func replay(_ lines: [Line]) {
    for line in lines { _ = press(line.token, at: line.at) }
  }

  /// What is asked of the host when the session comes upon the page.
  public var opening: [Effect] { [] }

  /// Whether the page shows how time goes by: it is drawn anew each second.
  public var ticks: Bool { false }

  /// The packs that the page would show more with.
  public func wishes(in surroundings: Surroundings) -> [String] { [] }

  /// The items of which the page shows what is remembered.
  public func items(in surroundings: Surroundings) -> [String] { [] }

  /// The page that shows the state now.
  public func page(in surroundings: Surroundings) -> Markup { .empty }

  fileprivate func act(_ token: String, _ now: Moment) -> [Effect]? { nil }
}

private final class Playing<Played: Activity>: Session {
  private var state: Played

  init(_ state: Played, deal: Deal) {
    self.state = state
    super.init(deal: deal)
  }

  override func page(in surroundings: Surroundings) -> Markup {
    state.page(in: surroundings)
  }

  override var opening: [Effect] { state.opening }

  override var ticks: Bool { state.ticks }

  override func wishes(in surroundings: Surroundings) -> [String] {
    state.wishes(in: surroundings)
  }

  override func items(in surroundings: Surroundings) -> [String] {
    state.items(in: surroundings)
  }

  override func act(_ token: String, _ now: Moment) -> [Effect]? {
    guard let action = Played.Action(token: token) else { return nil }
    let before = state
    let effects = state.update(action, at: now)
    return effects.isEmpty && state == before ? nil : effects
  }
}
