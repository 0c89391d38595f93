import Foundation
import PipitLexicon

/// The English dictionary: what WordNet says of the words of a list, each inflected form and each
/// other spelling with its headwords.
struct EnglishDictionary: Sendable {
  /// The words that have an entry, or the headwords of which have one, in the order of their bytes.
  let words: [DictionaryPiece.Word]
  /// The words of the list of which nothing is known: mostly `the`, `which` and their like.
  let unknown: [String]

  /// - Parameters:
  ///   - list: the words; those that are marked as offensive are no synonyms, and in no example
  ///   - pronunciations: how words are said, in the International Phonetic Alphabet
  init(of list: [WordPack.Word], in net: WordNet, pronunciations: [String: String] = [:]) {
    let offensive = Set(list.filter(\.isOffensive).map(\.text))
    let forms = WordNetForms(net)
    let listed = Set(list.map(\.text))
    var senses: [String: [DictionaryEntry.Sense]] = [:]
    func isDefined(_ word: String) -> Bool {
      if senses[word] == nil { senses[word] = Self.senses(of: word, in: net, offensive) }
      return senses[word]?.isEmpty == false
    }
    var headwords: [String: [String]] = [:]
    var formsOf: [String: [String]] = [:]
    var unknown: [String] = []
    for word in listed.sorted() {
      var found = forms.headwords(of: word).filter { isDefined($0) }
      if found.isEmpty, !isDefined(word) {
        let others = Self.headwords(ofSpellingsOf: word, listed, forms)
        found = others.first { isDefined($0) }.map { [$0] } ?? []
      }
      headwords[word] = found
      for headword in found { formsOf[headword, default: []].append(word) }
      if found.isEmpty, !isDefined(word) { unknown.append(word) }
    }
    self.unknown = unknown
    words = listed.union(formsOf.keys).sorted().compactMap { word in
      let headwords = headwords[word] ?? []
      guard isDefined(word) else {
        return headwords.isEmpty ? nil : .init(word, headwords: headwords)
      }
      let entry = DictionaryEntry(
        headword: word, pronunciation: pronunciations[word] ?? "", forms: formsOf[word] ?? [],
        senses: senses[word] ?? [], isOffensive: offensive.contains(word))
      return .init(word, headwords: headwords, entry: entry)
    }
  }

  /// The words that a clue for children describes. A few have no definition that is one without
  /// them: `financial`, “involving … matters”.
  var described: Set<String> {
    Set(words.filter { $0.entry?.clue?.isFit == true }.map(\.text))
  }

  /// The headwords of the words that are the same word in another region's spelling.
  private static func headwords(
    ofSpellingsOf word: String, _ listed: Set<String>, _ forms: WordNetForms
  ) -> [String] {
    let spellings = WordNetForms.spellings(of: word).filter { listed.contains($0) }
    return spellings.flatMap { [$0] + forms.headwords(of: $0) }
  }

  /// The meanings of a word in small letters, nouns and verbs first, in the order of how usual they
  /// are. Insults and obscenities are left out, and names, which have a capital in WordNet.
  private static func senses(
    of word: String, in net: WordNet, _ offensive: Set<String>
  ) -> [DictionaryEntry.Sense] {
    var senses: [DictionaryEntry.Sense] = []
    for part in order(of: word, in: net) {
      for meaning in net.meanings(of: word, part)
      where meaning.words.contains(word) && !meaning.isOffensive(word) {
        let definition = meaning.gloss.definition
        if definition.isEmpty || senses.contains(where: { $0.definition == definition }) {
          continue
        }
        senses.append(
          .init(
            part: part, definition: definition,
            examples: meaning.gloss.examples.filter { !holds($0, offensive) },
            synonyms: meaning.words.filter { $0 != word && !holds($0, offensive) }))
      }
    }
    return senses
  }

  /// Nouns and verbs come before adjectives and adverbs, and the more usual of each two first.
  private static func order(of word: String, in net: WordNet) -> [PartOfSpeech] {
    func ordered(_ one: PartOfSpeech, _ other: PartOfSpeech) -> [PartOfSpeech] {
      net.count(word, one) < net.count(word, other) ? [other, one] : [one, other]
    }
    return ordered(.noun, .verb) + ordered(.adjective, .adverb)
  }

  private static func holds(_ text: String, _ words: Set<String>) -> Bool {
    text.lowercased().split { !$0.isLetter }.contains { words.contains(String($0)) }
  }
}

/// Packs.
extension EnglishDictionary {
  static let name = "dictionary-en"

  /// Bytes of words in a piece: compressed they are some 40 KB.
  private static let pieceBytes = 150_000

  /// How many words have an entry.
  var entryCount: Int { words.count { $0.entry != nil } }

  /// The packs, the index first.
  func packs() -> [(name: String, bytes: [UInt8], summary: String)] {
    let pieces = pieces()
    let firsts = pieces.map { $0[0].text }
    let index = (
      Self.name, DictionaryIndex.bytes(of: firsts, name: Self.name),
      "\(words.count) English words, \(entryCount) of them headwords"
    )
    guard let names = try? DictionaryIndex(index.1).pieces else {
      preconditionFailure("An index that was written can be read")
    }
    return [index]
      + zip(names, pieces).map { name, words in
        (
          name, DictionaryPiece.bytes(of: words),
          "\(words[0].text) to \(words.last?.text ?? "")"
        )
      }
  }

  /// The words in pieces of much the same size.
  private func pieces() -> [[DictionaryPiece.Word]] {
    let sizes = words.map { DictionaryPiece.bytes(of: [$0]).count }
    let total = sizes.reduce(0, +)
    let count = max(1, (total + Self.pieceBytes - 1) / Self.pieceBytes)
    var pieces: [[DictionaryPiece.Word]] = []
    var done = 0
    for (word, size) in zip(words, sizes) {
      if pieces.count * total <= done * count { pieces.append([]) }
      pieces[pieces.count - 1].append(word)
      done += size
    }
    return pieces
  }
}
