import PipitBase
import PipitJournal
import PipitMarkup

/// The pages of a room beside its sessions: what lies under `/spelling`, such as what was completed.
///
/// They obey the loop of the app: a page is a function of the visit; a press is a token, which
/// becomes effects; what they change is an event of the journal.
public final class Pages: Sendable {
  /// The settings that the pages give values to, by name without the room's: whether a value means
  /// something.
  public let allows: @Sendable (_ setting: String, _ value: String) -> Bool
  /// The packs without which a page has nothing to show.
  public let packs: @Sendable (_ path: [String], _ visit: Visit) -> [String]
  /// The page's title and the page, or nil where there is no such page.
  public let page: @Sendable (_ visit: Visit) -> (title: String, page: Markup)?
  /// Turns a press on a page into effects. Tokens begin with the room's id: `spelling remove …`.
  public let update: @Sendable (_ token: String, _ visit: Visit) -> [Effect]

  /// What a page may know.
  public struct Visit {
    /// The parts of the path after the room's name: `["completed"]`.
    public let path: [String]
    /// The whole address, with its fields.
    public let address: Address
    /// What the journal says.
    public let fold: Fold
    /// What is around the page; its packs are those at hand.
    public let surroundings: Surroundings

    /// A visit to an address.
    public init(path: [String], address: Address, fold: Fold, surroundings: Surroundings) {
      self.path = path
      self.address = address
      self.fold = fold
      self.surroundings = surroundings
    }
  }

  /// Pages with their rules.
  public init(
    allows: @escaping @Sendable (String, String) -> Bool,
    packs: @escaping @Sendable ([String], Visit) -> [String],
    page: @escaping @Sendable (Visit) -> (title: String, page: Markup)?,
    update: @escaping @Sendable (String, Visit) -> [Effect]
  ) {
    self.allows = allows
    self.packs = packs
    self.page = page
    self.update = update
  }
}
