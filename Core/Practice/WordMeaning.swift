import PipitLexicon

/// What the dictionary says of a word, as far as its pieces are at hand.
public final class WordMeaning {
  /// What it says: of the word itself, else of the headwords that it is a form of.
  public private(set) var entries: [DictionaryEntry] = []
  /// The headwords that the word is a form of, where it is none itself.
  public private(set) var headwords: [String] = []
  /// The packs that may tell it and are still to come: the piece with the word, then those with its
  /// headwords.
  public private(set) var wishes: [String] = []
  /// Whether such a pack could not be had.
  public private(set) var isLost = false

  /// Looks a word up; without an index nothing is known of it.
  public init(of word: String, _ index: DictionaryIndex?, in surroundings: Surroundings) {
    guard let index else { return }
    guard let piece = piece(of: word, index, surroundings) else { return }
    entries = piece.entries(for: word)
    if !entries.isEmpty { return }
    headwords = piece.headwords(for: word)
    for headword in headwords {
      entries += self.piece(of: headword, index, surroundings)?.entries(for: headword) ?? []
    }
  }

  /// Whether it may be told as soon as more has come.
  public var isComing: Bool { entries.isEmpty && !wishes.isEmpty }

  /// The piece with a word; where it is not at hand, that is noted.
  private func piece(
    of word: String, _ index: DictionaryIndex, _ surroundings: Surroundings
  ) -> DictionaryPiece? {
    let name = index.piece(of: word)
    if let pack = surroundings.pack(name) { return try? DictionaryPiece(pack.bytes) }
    if surroundings.lost.contains(name) {
      isLost = true
    } else if !wishes.contains(name) {
      wishes.append(name)
    }
    return nil
  }
}

extension Surroundings {
  /// Where the words of a language's dictionary lie, or nil while that is not at hand.
  public func dictionary(of language: String) -> DictionaryIndex? {
    pack("dictionary-\(language)").flatMap { try? DictionaryIndex($0.bytes) }
  }
}
