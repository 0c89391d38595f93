import PipitBase

/// A whole dictionary, the pieces of which are fetched as they are needed and then kept.
public final class DictionaryBook {
  private let index: DictionaryIndex
  private let fetch: (String) -> [UInt8]?
  private var pieces: [DictionaryPiece?]
  private var isFetched: [Bool]

  /// A dictionary with an index. `fetch` gives the bytes of a pack by its name, or nil.
  public init(_ index: DictionaryIndex, fetch: @escaping (String) -> [UInt8]?) {
    self.index = index
    self.fetch = fetch
    pieces = Array(repeating: nil, count: index.count)
    isFetched = Array(repeating: false, count: index.count)
  }

  /// What the dictionary says of a word in small letters: its own entry first, then those of the
  /// headwords that it is a form of.
  public func entries(for word: String) -> [DictionaryEntry] {
    guard let piece = piece(of: word) else { return [] }
    var entries = piece.entries(for: word)
    for headword in piece.headwords(for: word) {
      entries += self.piece(of: headword)?.entries(for: headword) ?? []
    }
    return entries
  }

  /// All headwords, in order; those that are never dealt only where they are asked for.
  public func headwords(withOffensive: Bool) -> [String] {
    pieces.indices.flatMap { piece(at: $0)?.headwords(withOffensive: withOffensive) ?? [] }
  }

  /// All words that are found, inflected forms among them, in order.
  public var words: [String] { pieces.indices.flatMap { piece(at: $0)?.words ?? [] } }

  private func piece(of word: String) -> DictionaryPiece? { piece(at: index.place(of: word)) }

  private func piece(at place: Int) -> DictionaryPiece? {
    if !isFetched[place] {
      isFetched[place] = true
      pieces[place] = fetch(index.name(of: place)).flatMap { try? DictionaryPiece($0) }
    }
    return pieces[place]
  }
}
