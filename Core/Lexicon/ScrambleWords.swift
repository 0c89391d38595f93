import PipitBase
import PipitText

/// All words of a language by the tiles that spell them: whether a word is one, and which words the
/// tiles of another spell.
///
/// Opened once, which takes a walk over the packs, it finds the words of a root in microseconds.
public final class ScrambleWords: Equatable, Sendable {
  /// How letters are counted.
  public let tiles: ScrambleTiles
  let packs: [WordPack]
  let index: ScrambleIndex

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
    self.packs = packs
    index = ScrambleIndex(packs, tiles)
  }

  /// Whether both know the same words.
  public static func == (one: ScrambleWords, other: ScrambleWords) -> Bool {
    one === other || one.tiles == other.tiles && one.packs == other.packs
  }

  /// The words that are spelled with exactly these tiles in this order: `cote`, `côte` and `côté` where
  /// accents are folded. The common ones come first, the offensive ones last.
  public func words(spelled tiles: [String]) -> [Word] {
    sorted(index.numbers(spelled: tiles).map { sortable($0) }).filter { $0.tiles == tiles }
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
    guard let centre else {
      var limits = [UInt8](repeating: 0, count: 0x100)
      for tile in root {
        if let number = index.names.firstIndex(where: { $0 == tile }) { limits[number] += 1 }
      }
      // The letters have the last word on what the table has told.
      return sorted(
        index.numbers(of: root, shortest: shortest).map { sortable($0) }.filter {
          $0.fits(limits)
        })
    }
    var bit: UInt64 = 0
    for (place, tile) in root.enumerated() where tile == centre { bit = 1 << UInt64(place + 32) }
    var found: [Sortable] = []
    for word in index.beeWords(of: root, shortest: shortest, in: packs) where word & bit != 0 {
      found.append(sortable(Int(truncatingIfNeeded: word & 0xffff_ffff)))
    }
    return sorted(found)
  }

  /// How many words the tiles of a root spell, the root itself left out, without making their texts.
  public func count(of root: [String], shortest: Int = 3) -> Int32 {
    Int32(index.numbers(of: root, shortest: shortest).count)
  }

  /// A word with what it is sorted by: how many tiles it has, and their places in the alphabet.
  private final class Sortable {
    let word: Word
    let count: Int
    let numbers: [UInt8]
    let letters: [UInt8]

    init(_ word: Word, _ numbers: [UInt8], _ letters: [UInt8]) {
      self.word = word
      self.numbers = numbers
      self.letters = letters
      count = word.tiles.count
    }

    private var rank: Int { (word.isOffensive ? 2 : 0) + (word.tier == .rare ? 1 : 0) }

    /// Whether there are enough of each tile.
    func fits(_ limits: [UInt8]) -> Bool {
      for number in numbers {
        var used = 0
        for other in numbers where other == number { used += 1 }
        if used > limits[Int(number)] { return false }
      }
      return true
    }

    func precedes(_ other: Sortable) -> Bool {
      if count != other.count { return count < other.count }
      for place in 0..<count where letters[place] != other.letters[place] {
        return letters[place] < other.letters[place]
      }
      return rank < other.rank
    }
  }

  private func sortable(_ number: Int) -> Sortable {
    let (word, numbers) = read(number)
    var letters = numbers
    for place in letters.indices { letters[place] = index.ranks[Int(numbers[place])] }
    return Sortable(word, numbers, letters)
  }

  /// Words in their order, by Shell's method with the gaps that Ciura found.
  private func sorted(_ words: [Sortable]) -> [Word] {
    var sorted = words
    for gap in [701, 301, 132, 57, 23, 10, 4, 1] where gap < sorted.count {
      for start in gap..<sorted.count {
        let word = sorted[start]
        var place = start
        while place >= gap, word.precedes(sorted[place - gap]) {
          sorted[place] = sorted[place - gap]
          place -= gap
        }
        sorted[place] = word
      }
    }
    return sorted.map { $0.word }
  }

  /// A word by its number, counted through all packs.
  func word(at number: Int) -> Word { read(number).word }

  private func read(_ number: Int) -> (word: Word, numbers: [UInt8]) {
    var place = number
    for pack in packs {
      if place < pack.count {
        let (letters, mark) = pack.word(at: place)
        let numbers = index.tiles(of: letters)
        var own = [String](repeating: "", count: numbers.count)
        for place in own.indices { own[place] = index.names[Int(numbers[place])] }
        let word = Word(
          String(decoding: letters, as: UTF8.self), tiles: own,
          tier: mark & 1 == 0 ? .common : .rare, isOffensive: mark & 8 != 0)
        return (word, numbers)
      }
      place -= pack.count
    }
    preconditionFailure("There is no word of this number")
  }

  /// What a tile is worth by how rare it is in the first list: 1 and how often the count of the
  /// commonest is to be halved until it is no more than the tile's, at most 10.
  func value(of tile: String) -> Int32 {
    var most: Int64 = 0
    var count: Int64 = 0
    for (place, other) in index.names.enumerated() {
      most = max(most, Int64(index.counts[place]))
      if other == tile { count = Int64(index.counts[place]) }
    }
    var value: Int32 = 1
    while most > count, value < 10 {
      count *= 2
      value += 1
    }
    return value
  }
}
