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
/// are known. Takes time in the length of the text. It is a class so that it is passed on as one
/// reference and not as all its lists.
public final class FoldedSentence: Sendable {
  /// The sentence as it was written.
  public let written: String
  /// The letters of all words in UTF-8, with nothing between the words.
  let letters: [UInt8]
  let parts: [Part]

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
      sentence.utf8.count > Self.mostBytes || sentence.characters.count > Self.mostLetters
    {
      throw .tooLong
    }
    written = sentence
    var folding = Folding(ignoresAccents: options.ignoresAccents)
    var text = sentence
    text.withUTF8 { folding.fold($0, options.policy) }
    if folding.hasLoneLetters, !options.parts.isEmpty { folding.join(into: options) }
    letters = folding.letters
    parts = folding.parts
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
}
