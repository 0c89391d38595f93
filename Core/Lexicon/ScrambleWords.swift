import PipitBase
import PipitText

/// All words of a language by the tiles that spell them: whether a word is one, and which words the
/// tiles of another spell.
public final class ScrambleWords: Equatable, Sendable {
  /// How letters are counted.
  public let tiles: ScrambleTiles
  private let words: [Word]

  /// A word as the list has it.
  public final class Word: Equatable, Sendable {
    /// The word as it is written: `été`, `Haus`.
    public let text: String
    /// Its tiles, small.
    public let tiles: [String]
    /// Whether it counts for the total, or is a bonus.
    public let tier: WordTier
    /// Whether it is accepted and never shown before it was typed.
    public let isOffensive: Bool

    /// What comes first of words that are spelled the same.
    fileprivate var rank: Int { (isOffensive ? 2 : 0) + (tier == .rare ? 1 : 0) }

    init(_ text: String, tiles: [String], tier: WordTier, isOffensive: Bool) {
      (self.text, self.tiles, self.tier, self.isOffensive) = (text, tiles, tier, isOffensive)
    }

    /// Whether they are the same word.
    public static func == (one: Word, other: Word) -> Bool {
      one === other || one.text == other.text
    }
  }

  /// The words of one or more packs, such as the usual list and the larger one.
  public init(_ packs: [WordPack], _ tiles: ScrambleTiles) {
    self.tiles = tiles
    var words: [Word] = []
    for pack in packs {
      for word in pack.all {
        guard let spelled = tiles.tiles(of: word.text) else { continue }
        words.append(
          Word(word.text, tiles: spelled, tier: word.tier, isOffensive: word.isOffensive))
      }
    }
    self.words = words
  }

  /// Whether both know the same words.
  public static func == (one: ScrambleWords, other: ScrambleWords) -> Bool {
    one === other || one.tiles == other.tiles && one.words == other.words
  }

  /// The words that are spelled with exactly these tiles in this order: `cote`, `côte` and `côté` where
  /// accents are folded. The common ones come first.
  public func words(spelled tiles: [String]) -> [Word] {
    let fitting = words.filter { $0.tiles == tiles }
    return fitting.ordered { $0.rank < $1.rank }
  }

  /// The words that the tiles of a root spell, the root itself left out; one of those that are spelled
  /// the same. Shortest first, then by their letters.
  ///
  /// - Parameters:
  ///   - root: the root's tiles.
  ///   - shortest: how few letters a word may have.
  ///   - centre: in a spelling bee the tile that each word has: then tiles are used again and again,
  ///     else once.
  public func words(of root: [String], shortest: Int = 3, centre: String? = nil) -> [Word] {
    let fitting = words.filter { word in
      if word.tiles.count < shortest || word.tiles == root { return false }
      if let centre, !word.tiles.contains(centre) { return false }
      var left = root
      for tile in word.tiles {
        guard let place = left.firstIndex(of: tile) else { return false }
        if centre == nil { left.remove(at: place) }
      }
      return true
    }
    var kept: [Word] = []
    for word in fitting.ordered(by: { $0.tiles.count < $1.tiles.count })
    where !kept.contains(where: { $0.tiles == word.tiles }) {
      kept.append(word)
    }
    return kept
  }

  /// What a tile is worth by how rare it is in the list: 1 and how often the count of the commonest
  /// halves until it is no more than the tile's, at most 10.
  func value(of tile: String) -> Int32 { 1 }
}
