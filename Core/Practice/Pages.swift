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
  /// Packs that make a page better and are not needed, such as those with definitions.
  public let wishes: @Sendable (_ visit: Visit) -> [String]
  /// What a page wants to remember of a pack that has come, by name: of packs that it wishes for, only
  /// few stay at hand.
  public let notes: @Sendable (_ pack: Pack, _ visit: Visit) -> [Deal.Option]
  /// The page's title, or nil where there is no such page.
  public let title: @Sendable (_ visit: Visit) -> String?
  /// The page.
  public let page: @Sendable (_ visit: Visit) -> Markup
  /// Turns a press on a page into effects. Tokens begin with the room's id: `spelling remove …`.
  public let update: @Sendable (_ token: String, _ visit: Visit) -> [Effect]

  /// What a page may know.
  public final class Visit {
    /// The parts of the path after the room's name: `["completed"]`.
    public let path: [String]
    /// The whole address, with its fields.
    public let address: Address
    /// What stands behind `#` in the address. It never leaves the device.
    public let fragment: String
    /// What the journal says.
    public let fold: Fold
    /// What is around the page; its packs are those at hand.
    public let surroundings: Surroundings
    /// What was pressed last on the page, where it was not left since: a page tells by it what has
    /// become of the press.
    public let pressed: String?
    /// What was noted of packs.
    public let noted: [Deal.Option]

    /// A visit to an address.
    public init(
      path: [String], address: Address, fragment: String = "", fold: Fold,
      surroundings: Surroundings, pressed: String? = nil, noted: [Deal.Option] = []
    ) {
      self.path = path
      self.address = address
      self.fragment = fragment
      self.fold = fold
      self.surroundings = surroundings
      self.pressed = pressed
      self.noted = noted
    }

    /// What was noted under a name, or nil.
    public func note(_ name: String) -> String? { noted[name] }
  }

  /// Pages with their rules.
  public init(
    allows: @escaping @Sendable (String, String) -> Bool,
    packs: @escaping @Sendable ([String], Visit) -> [String] = { _, _ in [] },
    wishes: @escaping @Sendable (Visit) -> [String] = { _ in [] },
    notes: @escaping @Sendable (Pack, Visit) -> [Deal.Option] = { _, _ in [] },
    title: @escaping @Sendable (Visit) -> String?,
    page: @escaping @Sendable (Visit) -> Markup,
    update: @escaping @Sendable (String, Visit) -> [Effect]
  ) {
    self.allows = allows
    self.packs = packs
    self.wishes = wishes
    self.notes = notes
    self.title = title
    self.page = page
    self.update = update
  }
}
