/// How the catalogue shows an activity, and the one door into its room.
public struct Listing: Sendable {
  /// The activity's id, as in paths: `/practise/alphabet`.
  public let id: String
  /// Raised whenever `update` would answer an old line differently.
  public let rules: Int32
  /// The packs that a session needs.
  public let packs: [String]
  /// Packs that make a session better and are not needed.
  public let wishes: [String]
  /// The activity's name in a language of the interface.
  public let title: @Sendable (String) -> String
  /// One sentence on what it is for.
  public let summary: @Sendable (String) -> String
  /// Begins a session.
  public let open: @Sendable (Deal) throws(DealError) -> Session

  /// A listing of an activity.
  public init(
    id: String, rules: Int32, packs: [String], wishes: [String] = [],
    title: @escaping @Sendable (String) -> String,
    summary: @escaping @Sendable (String) -> String,
    open: @escaping @Sendable (Deal) throws(DealError) -> Session
  ) {
    self.id = id
    self.rules = rules
    self.packs = packs
    self.wishes = wishes
    self.title = title
    self.summary = summary
    self.open = open
  }
}
