import PipitBase
import PipitText

/// The rules of a word scramble over one root: what is accepted, why something is not, and what it is
/// worth.
///
/// The checks come in the order of the game, and the first that fails is told: nothing typed, too
/// short, the root itself, found already, letters that are not there, no word.
///
///     let rules = ScrambleRules(root: "silkworm", words)
///     rules.check("Works ", found: [])          // accepted: works, 6 points
///     rules.check("milky", found: [])           // refused: there is no y
public final class ScrambleRules: Equatable, Sendable {
  /// The root word.
  public let root: String
  /// The root's tiles in its order.
  public let tiles: [String]
  /// How a word is worth points.
  public let scoring: ScrambleScoring
  /// The fewest letters of a word.
  public let shortest: Int
  /// The tile that every word has, where words are found as in a spelling bee; nil otherwise.
  public let centre: String?
  /// All words of the root that the list knows, shortest first, the offensive ones left out.
  public let all: [ScrambleWords.Word]
  private let words: ScrambleWords

  /// The rules for a root.
  ///
  /// - Parameters:
  ///   - root: the root word.
  ///   - words: the words that there are.
  ///   - scoring: what words are worth.
  ///   - shortest: the fewest letters of a word, 3 or more.
  ///   - centre: the tile that every word has, in a spelling bee.
  public init(
    root: String, _ words: ScrambleWords, scoring: ScrambleScoring = .length, shortest: Int = 3,
    centre: String? = nil
  ) {
    self.root = root
    self.words = words
    self.scoring = scoring
    self.shortest = shortest
    self.centre = centre
    tiles = words.tiles.tiles(of: root) ?? []
    all = words.words(of: root, shortest: shortest).filter { !$0.isOffensive }
  }

  /// Whether they are the rules of the same game.
  public static func == (one: ScrambleRules, other: ScrambleRules) -> Bool {
    one === other
      || one.root == other.root && one.scoring == other.scoring && one.shortest == other.shortest
        && one.centre == other.centre && one.words == other.words
  }

  /// How many words count for the total: the common ones.
  public var count: Int { all.filter { $0.tier == .common }.count }

  /// What all that count for the total are worth together.
  public var most: Int32 {
    all.reduce(0) { $1.tier == .common ? $0 + points(for: $1.tiles) : $0 }
  }

  /// What was typed, looked at in the order of the game's checks.
  ///
  /// - Parameters:
  ///   - typed: what was typed, with spaces and capitals as they came.
  ///   - found: the words that were accepted before, as they were told.
  ///   - own: words that the learner keeps although the list has them not.
  public func check(_ typed: String, found: [String], own: [String] = []) -> ScrambleVerdict {
    .refused(ScrambleRefusal(.empty, typed: typed, root: root))
  }

  /// What a word of these tiles is worth.
  public func points(for tiles: [String]) -> Int32 { Int32(tiles.count + 1) }

  /// Whether a word uses every tile of the root: a pangram of the spelling bee.
  public func isPangram(_ tiles: [String]) -> Bool { false }
}

/// What becomes of what was typed.
public enum ScrambleVerdict: Equatable, Sendable {
  /// It is a word of the root.
  case accepted(ScrambleFind)
  /// It is not, for the first of the reasons that holds.
  case refused(ScrambleRefusal)
}

/// A word that was accepted.
public final class ScrambleFind: Equatable, Sendable {
  /// The word as the list has it.
  public let word: String
  /// Its tiles.
  public let tiles: [String]
  /// What sort of find it is.
  public let kind: Kind
  /// What it is worth.
  public let points: Int32

  /// What sort of find a word is, by its name in the journal.
  public enum Kind: String, Equatable, Sendable {
    /// It counts for the total.
    case common
    /// It is a bonus.
    case rare
    /// The list does not know it, the learner keeps it.
    case own
  }

  /// A word with what it is worth.
  public init(_ word: String, tiles: [String], kind: Kind, points: Int32) {
    (self.word, self.tiles, self.kind, self.points) = (word, tiles, kind, points)
  }

  /// Whether they are the same find.
  public static func == (one: ScrambleFind, other: ScrambleFind) -> Bool {
    one === other
      || one.word == other.word && one.kind == other.kind && one.points == other.points
  }
}

/// Why a word was not accepted.
public final class ScrambleRefusal: Equatable, Sendable {
  /// The first reason that holds.
  public let reason: Reason
  /// What was typed, without spaces around it and in small letters.
  public let typed: String
  /// The tile that is not there, or not so often; nothing for other reasons.
  public let missing: String
  private let root: String

  /// A reason, by its name in answers.
  public enum Reason: String, Equatable, Sendable {
    case empty, short, root, used, letters, centre, word
  }

  init(_ reason: Reason, typed: String, root: String, missing: String = "") {
    (self.reason, self.typed, self.root, self.missing) = (reason, typed, root, missing)
  }

  /// What the message is headed with.
  public var title: String { "" }

  /// What is to be known and done.
  public var message: String { "" }

  /// Whether the same was refused for the same reason.
  public static func == (one: ScrambleRefusal, other: ScrambleRefusal) -> Bool {
    one === other
      || one.reason == other.reason && one.typed == other.typed && one.missing == other.missing
        && one.root == other.root
  }
}

/// What words are worth, by its name in addresses.
public enum ScrambleScoring: String, Equatable, Sendable {
  /// One point, and one for each letter: `goal` is 5.
  case length
  /// By how rare the letters are in the language, and by the word's length.
  case letters
  /// As in a spelling bee: 1 for four letters, else one for each; 7 more for a pangram.
  case bee
}
