import PipitBase

/// A sentence made ready for comparing: its words without case, punctuation and what cannot be seen.
///
/// Folded once, it can be compared as often as you like:
///
///     let options = SentenceCheck.Options(language: Language("es"))
///     let answer = try FoldedSentence("¡Me gusta el café!", options)
///     answer.words  // ["me", "gusta", "el", "café"]
///
/// Words are parted by spaces and by punctuation, but not by what stands inside a word: apostrophes,
/// hyphens, full stops, and a comma or colon between digits. Letters of scripts that part no words
/// (Han, kana, Thai, Lao, Khmer, Burmese, Tibetan) are words of their own, unless the author's tiles
/// are known. Takes time in the length of the text.
public struct FoldedSentence: Equatable, Sendable {
  /// The sentence as it was written.
  public let written: String
  /// The letters of all words in UTF-8, with nothing between the words.
  private(set) var letters: [UInt8] = []
  private(set) var parts: [Part] = []

  /// A word of the sentence.
  struct Part: Equatable, Sendable {
    /// Where the word ends among the letters; it begins where the one before ends.
    var end: Int32
    /// The bytes of the written sentence it stands in.
    var from: Int32
    var to: Int32
    var hash: UInt32
    /// Whether it is written right after the word before, as the letters of Japanese are.
    var joins: Bool
  }

  /// The most letters of a sentence: grapheme clusters, spaces among them.
  public static let mostLetters = 100_000
  private static let mostBytes = 20 * mostLetters

  /// Folds a sentence by the options.
  public init(_ sentence: String, _ options: SentenceCheck.Options) throws(SentenceCheckError) {
    if sentence.utf8.count > Self.mostLetters,
      sentence.utf8.count > Self.mostBytes || sentence.count > Self.mostLetters
    {
      throw .tooLong
    }
    written = sentence
    var folding = Folding(options.policy, ignoresAccents: options.ignoresAccents)
    var text = sentence
    text.withUTF8 { folding.fold($0) }
    letters = folding.letters
    parts = folding.parts
    if folding.hasLoneLetters, !options.parts.isEmpty { join(into: options.parts, options) }
  }

  /// The words as they are compared: in small letters, without punctuation.
  public var words: [String] {
    var words: [String] = []
    for place in parts.indices { words += [folded(place..<place + 1)] }
    return words
  }

  /// Whether nothing is left of the sentence.
  public var isEmpty: Bool { letters.isEmpty }

  /// Where a word begins among the letters.
  func start(_ place: Int) -> Int { place == 0 ? 0 : Int(parts[place - 1].end) }

  /// The letters of neighbouring words, with nothing between them.
  func folded(_ range: Range<Int>) -> String {
    String(decoding: letters[start(range.lowerBound)..<start(range.upperBound)], as: UTF8.self)
  }

  /// Neighbouring words as they are written, without the punctuation around them.
  func written(_ range: Range<Int>) -> String {
    var text = written
    let (from, to) = (Int(parts[range.lowerBound].from), Int(parts[range.upperBound - 1].to))
    return text.withUTF8 { bytes in
      let written = UnsafeBufferPointer(rebasing: bytes[from..<to])
      // Below U+0300, but for the soft hyphen, all letters are composed and can be seen.
      var isPlain = true
      for byte in written where byte >= 0xcc || byte == 0xad { isPlain = false }
      let words = String(decoding: written, as: UTF8.self)
      return isPlain ? words : Text.composed(Repair.visible(words))
    }
  }

  /// Joins letters that are written without spaces into the author's tiles, as few as can be; what no
  /// tile has stays a letter.
  private mutating func join(into tiles: [String], _ options: SentenceCheck.Options) {
    var spellings: [[UInt8]] = []
    for tile in tiles where tile.utf8.count <= Self.mostLetters {
      var folding = Folding(options.policy, ignoresAccents: options.ignoresAccents)
      var tile = tile
      tile.withUTF8 { folding.fold($0) }
      if !folding.letters.isEmpty { spellings += [folding.letters] }
    }
    let count = parts.count
    // From each place on: how many pieces there are to the end, and where the first of them ends.
    var costs = [Int32](repeating: 0, count: count + 1)
    var ends = [Int](repeating: 0, count: count)
    for place in stride(from: count - 1, through: 0, by: -1) {
      costs[place] = costs[place + 1] + 1_000
      ends[place] = place + 1
      for spelling in spellings {
        guard let end = end(of: spelling, from: place), costs[end] + 1 < costs[place] else {
          continue
        }
        costs[place] = costs[end] + 1
        ends[place] = end
      }
    }
    var joined: [Part] = []
    var place = 0
    var isTile = false
    while place < count {
      let end = ends[place]
      var part = parts[end - 1]
      let wasTile = isTile
      isTile = costs[place] - costs[end] == 1
      part.from = parts[place].from
      part.hash = letters[start(place)..<start(end)].reduce(Folding.emptyHash, Folding.hash)
      part.joins = parts[place].joins && !isTile && !wasTile
      joined += [part]
      place = end
    }
    parts = joined
  }

  /// Where the words that spell a tile from a place on end; nil where they do not.
  private func end(of spelling: [UInt8], from place: Int) -> Int? {
    let start = start(place)
    if start + spelling.count > letters.count { return nil }
    for index in spelling.indices where letters[start + index] != spelling[index] { return nil }
    var end = place
    while end < parts.count, Int(parts[end].end) < start + spelling.count { end += 1 }
    return Int(parts[end].end) == start + spelling.count ? end + 1 : nil
  }
}
