import PipitBase
import PipitJournal
import PipitMarkup

/// How the catalogue shows an activity, and the one door into its room.
public final class Listing: Sendable {
  /// The activity's id, as in paths: `/practise/alphabet`.
  public let id: String
  /// Raised whenever `update` would answer an old line differently.
  public let rules: Int32
  /// The packs that a session with these options needs; with none, those that choosing needs.
  public let packs: @Sendable (_ options: [Deal.Option]) -> [String]
  /// Packs that make a session better and are not needed.
  public let wishes: [String]
  /// The names of the options that are remembered from one session to the next.
  public let remembers: [String]
  /// The names of the settings, or of what is remembered, that a session begins with and that are no
  /// choice of its own: facts of the deal.
  public let heeds: [String]
  /// Where sessions with these options keep what the learner has put by; nil where they keep nothing.
  /// What lies there is the deal's fact `kept`, a line each.
  public let shelf: @Sendable (_ options: [Deal.Option]) -> String?
  /// Whether its pages have a bar of their own above them: the way out, the heading with the id
  /// `title`, how far it is.
  public let hasOwnBar: Bool
  /// The page that a session with these options is left to.
  public let home: @Sendable (_ options: [Deal.Option]) -> String
  /// The activity's name in a language of the interface.
  public let title: @Sendable (_ language: String) -> String
  /// One sentence on what it is for.
  public let summary: @Sendable (_ language: String) -> String
  /// What a session with these options practises, in a few words.
  public let name: @Sendable (_ deal: Deal, _ language: String) -> String
  /// Fills in what was not chosen, from what is remembered; nil where the learner has to choose.
  public let complete:
    @Sendable (_ chosen: [Deal.Option], _ remembered: [Deal.Option]) -> [Deal.Option]?
  /// The page on which the learner chooses.
  public let choose: @Sendable (Choice) -> Markup
  /// What the journal adds to the facts of a deal with these options, such as the words missed last.
  public let gather: @Sendable (_ fold: Fold, _ options: [Deal.Option]) -> [Deal.Option]
  /// What the ids of the items begin with that it practises: `word` of `word/es/casa`.
  public let kinds: [String]
  /// How it practises items of these kinds; one that it cannot practise is left out.
  public let serves: @Sendable (_ items: [String], _ fold: Fold) -> [Serving]
  /// What may be begun with, in its order: words put by, letters of an alphabet that was begun.
  public let offers: @Sendable (_ fold: Fold, _ packs: [Pack]) -> [Serving]
  /// The packs by which it knows what to offer, where something was begun.
  public let offerPacks: @Sendable (_ fold: Fold) -> [String]
  /// The languages whose words it takes up when they are put by to learn.
  public let learns: [String]
  /// The activity's own pages beside its sessions; nil where it has none.
  public let pages: Pages?
  /// The page that shows a result, where the activity has one of its own.
  public let result: (@Sendable (_ session: String) -> String)?
  /// What came of a session in a few words, where a share of right answers says little.
  public let outcome: (@Sendable (_ result: LessonResult, _ language: String) -> String)?
  /// Begins a session.
  public let open: @Sendable (Deal) throws(DealError) -> Session

  /// What the page for choosing may know.
  public struct Choice {
    /// The packs at hand.
    public let packs: [Pack]
    /// What is remembered.
    public let remembered: [Deal.Option]
    /// What was chosen so far.
    public let chosen: [Deal.Option]
    /// What is around the page.
    public let surroundings: Surroundings

    /// Packs, memory and surroundings for a page.
    public init(
      packs: [Pack], remembered: [Deal.Option], chosen: [Deal.Option], surroundings: Surroundings
    ) {
      self.packs = packs
      self.remembered = remembered
      self.chosen = chosen
      self.surroundings = surroundings
    }
  }

  /// A listing of an activity.
  public init(
    id: String, rules: Int32, packs: @escaping @Sendable ([Deal.Option]) -> [String],
    wishes: [String] = [], remembers: [String] = [], heeds: [String] = [],
    shelf: @escaping @Sendable ([Deal.Option]) -> String? = { _ in nil },
    home: @escaping @Sendable ([Deal.Option]) -> String = { _ in "/" },
    hasOwnBar: Bool = false,
    title: @escaping @Sendable (String) -> String,
    summary: @escaping @Sendable (String) -> String,
    name: @escaping @Sendable (Deal, String) -> String,
    complete: @escaping @Sendable ([Deal.Option], [Deal.Option]) -> [Deal.Option]?,
    choose: @escaping @Sendable (Choice) -> Markup,
    gather: @escaping @Sendable (Fold, [Deal.Option]) -> [Deal.Option] = { _, _ in [] },
    kinds: [String] = [],
    serves: @escaping @Sendable ([String], Fold) -> [Serving] = { _, _ in [] },
    offers: @escaping @Sendable (Fold, [Pack]) -> [Serving] = { _, _ in [] },
    offerPacks: @escaping @Sendable (Fold) -> [String] = { _ in [] },
    learns: [String] = [],
    pages: Pages? = nil,
    result: (@Sendable (String) -> String)? = nil,
    outcome: (@Sendable (LessonResult, String) -> String)? = nil,
    open: @escaping @Sendable (Deal) throws(DealError) -> Session
  ) {
    self.id = id
    self.rules = rules
    self.packs = packs
    self.wishes = wishes
    self.remembers = remembers
    self.heeds = heeds
    self.shelf = shelf
    self.hasOwnBar = hasOwnBar
    self.home = home
    self.title = title
    self.summary = summary
    self.name = name
    self.complete = complete
    self.choose = choose
    self.gather = gather
    self.kinds = kinds
    self.serves = serves
    self.offers = offers
    self.offerPacks = offerPacks
    self.learns = learns
    self.pages = pages
    self.result = result
    self.outcome = outcome
    self.open = open
  }
}
