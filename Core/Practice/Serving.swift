import PipitBase
import PipitJournal

/// How an item of the memory is practised: with which options of its activity, and by what name there.
public final class Serving: Equatable, Sendable {
  /// The item's id in the journal: `spelling/en/geese`.
  public let item: String
  /// The activity's id.
  public let activity: String
  /// What a session is dealt with besides the names of its items. Items with the same options may be
  /// asked in one round.
  public let options: [Deal.Option]
  /// What the option `only` calls it. Several items may have one name, as the words of one sentence do.
  public let name: String
  /// What is shown of it: a letter, a word.
  public let title: String
  /// The BCP 47 tag of the title's language, or nothing.
  public let language: String

  /// An item with the way it is practised.
  public init(
    item: String, activity: String, options: [Deal.Option], name: String, title: String,
    language: String
  ) {
    self.item = item
    self.activity = activity
    self.options = options
    self.name = name
    self.title = title
    self.language = language
  }

  /// Whether the same is practised in the same way.
  public static func == (one: Serving, other: Serving) -> Bool {
    one === other
      || one.item == other.item && one.name == other.name && one.goesWith(other)
        && one.title == other.title && one.language == other.language
  }

  /// Whether both may be asked in one round.
  public func goesWith(_ other: Serving) -> Bool {
    activity == other.activity && options == other.options
  }

  /// The options of a round of items that go together.
  public static func options(_ servings: [Serving]) -> [Deal.Option] {
    var names: [String] = []
    for serving in servings where !names.contains(serving.name) { names.append(serving.name) }
    return (servings.first?.options ?? []) + [.init("only", names.joined(separator: ","))]
  }
}
