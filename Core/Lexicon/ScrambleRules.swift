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

  /// How letters are counted on tiles.
  public var alphabet: ScrambleTiles { words.tiles }

  /// The rules for a root.
  ///
  /// - Parameters:
  ///   - root: the root word.
  ///   - words: the words that there are.
  ///   - scoring: what words are worth; where it is a spelling bee, letters are used again and again.
  ///   - shortest: the fewest letters of a word, 3 or more, in a spelling bee 4.
  ///   - centre: the tile that every word has in a spelling bee, else the root's first.
  public init(
    root: String, _ words: ScrambleWords, scoring: ScrambleScoring = .length, shortest: Int = 3,
    centre: String? = nil
  ) {
    let isBee = scoring == .bee
    let tiles = words.tiles.tiles(of: root) ?? []
    let middle = isBee ? centre ?? tiles.first : nil
    let fewest = isBee ? max(shortest, 4) : shortest
    self.root = root
    self.words = words
    self.scoring = scoring
    self.shortest = fewest
    self.centre = middle
    self.tiles = tiles
    all = words.words(of: tiles, shortest: fewest, centre: middle).filter { !$0.isOffensive }
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
    var most: Int32 = 0
    for word in all where word.tier == .common { most += points(for: word.tiles) }
    return most
  }

  /// What was typed, looked at in the order of the game's checks.
  ///
  /// What is accepted is the word as the list has it: `Haus`, `été`. Where several are spelled with
  /// the same tiles it is the one that was typed, else the commonest, and all are the same find.
  ///
  /// - Parameters:
  ///   - typed: what was typed, with spaces and capitals as they came.
  ///   - found: the words that were accepted before, as they were told.
  ///   - own: words that the learner keeps although the list has them not.
  public func check(_ typed: String, found: [String], own: [String] = []) -> ScrambleVerdict {
    let clean = trimmed(typed)
    let small = Text.lowercased(clean, words.tiles.language)
    let spelled = words.tiles.spelled(clean).tiles
    func refused(
      _ reason: ScrambleRefusal.Reason, _ missing: String = "", _ number: Int = 0
    ) -> ScrambleVerdict {
      .refused(ScrambleRefusal(reason, typed: small, root: root, missing: missing, number: number))
    }
    if spelled.isEmpty { return refused(.empty) }
    if spelled.count < shortest { return refused(.short, "", shortest) }
    if spelled == tiles { return refused(.root) }
    if isSpelled(spelled, among: found) != nil { return refused(.used) }
    if let (tile, count) = missing(in: spelled) { return refused(.letters, tile, count) }
    if let centre, !spelled.contains(centre) { return refused(.centre, centre) }

    let known = words.words(spelled: spelled)
    let points = points(for: spelled)
    guard let best = known.first else {
      guard let word = isSpelled(spelled, among: own) else { return refused(.word) }
      return .accepted(ScrambleFind(word, tiles: spelled, kind: .own, points: points))
    }
    let word =
      known.first { $0.text.hasSameBytes(as: clean) }
      ?? known.first { $0.text.hasSameBytes(as: small) } ?? best
    let counts = best.tier == .common && !best.isOffensive
    return .accepted(
      ScrambleFind(word.text, tiles: spelled, kind: counts ? .common : .rare, points: points))
  }

  /// A text composed, without spaces around it and what cannot be seen.
  private func trimmed(_ text: String) -> String {
    let letters = Text.letters(text)
    var start = 0
    var end = letters.count
    while start < end, Text.isSpace(letters[start]) { start += 1 }
    while start < end, Text.isSpace(letters[end - 1]) { end -= 1 }
    var trimmed = ""
    for place in start..<end { trimmed.append(letters[place]) }
    return trimmed
  }

  /// The first of some words that has these tiles.
  private func isSpelled(_ tiles: [String], among words: [String]) -> String? {
    words.first { self.words.tiles.spelled($0).tiles == tiles }
  }

  /// The first tile that the root does not have, or not so often, and how often it has it.
  private func missing(in spelled: [String]) -> (tile: String, count: Int)? {
    for (place, tile) in spelled.enumerated() {
      let count = times(tile, in: tiles, before: tiles.count)
      if centre == nil ? times(tile, in: spelled, before: place + 1) > count : count == 0 {
        return (tile, count)
      }
    }
    return nil
  }

  private func times(_ tile: String, in tiles: [String], before end: Int) -> Int {
    var times = 0
    for place in 0..<end where tiles[place] == tile { times += 1 }
    return times
  }

  /// What a word of these tiles is worth.
  public func points(for tiles: [String]) -> Int32 {
    let count = Int32(tiles.count)
    switch scoring {
    case .length: return count + 1
    case .letters:
      var sum: Int32 = 0
      for tile in tiles { sum += words.value(of: tile) }
      return sum * max(count - 2, 1)
    case .bee: return (count == 4 ? 1 : count) + (isPangram(tiles) ? 7 : 0)
    }
  }

  /// What a tile is worth where words are worth their letters: 1 for the commonest of the list, up
  /// to 10.
  public func value(of tile: String) -> Int32 { words.value(of: tile) }

  /// Whether a word uses every tile of the root: a pangram of the spelling bee.
  public func isPangram(_ tiles: [String]) -> Bool {
    for tile in self.tiles where !tiles.contains(tile) { return false }
    return !self.tiles.isEmpty
  }
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
  /// The tile that is not there, or not so often, or the centre; nothing for other reasons.
  public let missing: String
  let root: String
  /// How many tiles there must be, or how often the missing one is there.
  let number: Int

  /// A reason, by its name in answers.
  public enum Reason: String, Equatable, Sendable {
    case empty, short, root, used, letters, centre, word
  }

  init(_ reason: Reason, typed: String, root: String, missing: String, number: Int) {
    (self.reason, self.typed, self.root) = (reason, typed, root)
    (self.missing, self.number) = (missing, number)
  }

  /// Whether the same was refused for the same reason.
  public static func == (one: ScrambleRefusal, other: ScrambleRefusal) -> Bool {
    one === other
      || one.reason == other.reason && one.typed == other.typed && one.missing == other.missing
        && one.root == other.root && one.number == other.number
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
