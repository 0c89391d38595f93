import PipitLexicon

/// What the dictionary says of a word, as far as its pieces are at hand.
public final class WordMeaning {
  /// What it says: of the word itself, else of the headwords that it is a form of.
  public private(set) var entries: [DictionaryEntry] = []
  /// The headwords that the word is a form of, where it is none itself.
  public private(set) var headwords: [String] = []
  /// Whether the piece that may know the word is still to come.
  public private(set) var isComing = false
  /// Whether that piece could not be had.
  public private(set) var isLost = false

  /// Looks a word up; without an index nothing is known of it.
  public init(of word: String, _ index: DictionaryIndex?, in surroundings: Surroundings) {
    guard let index else { return }
    guard let piece = Self.piece(of: word, index, surroundings) else {
      isLost = surroundings.lost.contains(index.piece(of: word))
      isComing = !isLost
      return
    }
    entries = piece.entries(for: word)
    if !entries.isEmpty { return }
    headwords = piece.headwords(for: word)
    for headword in headwords {
      entries += Self.piece(of: headword, index, surroundings)?.entries(for: headword) ?? []
    }
  }

  private static func piece(
    of word: String, _ index: DictionaryIndex, _ surroundings: Surroundings
  ) -> DictionaryPiece? {
    surroundings.pack(index.piece(of: word)).flatMap { try? DictionaryPiece($0.bytes) }
  }
}

extension Surroundings {
  /// Where the words of a language's dictionary lie, or nil while that is not at hand.
  public func dictionary(of language: String) -> DictionaryIndex? {
    pack("dictionary-\(language)").flatMap { try? DictionaryIndex($0.bytes) }
  }
}
