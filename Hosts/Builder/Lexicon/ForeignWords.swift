import Foundation
import PipitLexicon

/// The words of another language: what Debian's list of it and wordfreq's share, without names and
/// without those of our list.
struct ForeignWords {
  /// A language with its list, the letters that its words are made of, and what holds of its names.
  struct Source {
    let language: String
    let list: String
    let letters: Set<Character>
    /// How rare a word that is dealt may be, in wordfreq's hundredths; the list has more.
    let rarest: Int

    init(_ language: String, _ list: String, marked: String, rarest: Int, latin: Bool = true) {
      self.language = language
      self.list = list
      self.letters = Set((latin ? "abcdefghijklmnopqrstuvwxyz" : "") + marked)
      self.rarest = rarest
    }
  }

  static let sources = [
    Source("es", "spanish", marked: "áéíñóúü", rarest: 700),
    Source("fr", "french", marked: "àâæçèéêëîïôœùûüÿ", rarest: 650),
    Source("de", "ngerman", marked: "äöüß", rarest: 650),
    Source("it", "italian", marked: "àèéìîòóù", rarest: 650),
    Source(
      "uk", "ukrainian", marked: "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя'", rarest: 620, latin: false),
  ]

  /// All words of the list, each with how rare it is.
  let words: [(text: String, rarity: Int)]
  private let source: Source

  /// Reads the list of a language; `names` are names in small letters and without accents, `kept` the
  /// words that are left out.
  init(_ source: Source, from sources: LexiconSources, names: Set<String>, kept: Set<String>)
    throws(Problem)
  {
    self.source = source
    let path = "\(sources.lists)/\(source.list)"
    guard let bytes = Disk.read(path) else {
      throw Problem(
        file: path, line: 1, message: "the word list of “\(source.language)” is not there",
        mend: "Install it: apt-get install w\(source.list)")
    }
    let rarity = try Frequency.read(source.language, work: sources.work)
    let isGerman = source.language == "de"
    var spelled: [String: Int] = [:]
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      // A capital makes a name, but in German a noun or a name.
      let isCapital = Self.beginsWithCapital(line)
      if isCapital, !isGerman { continue }
      let word = Self.straightened(line)
      let small = isCapital ? word.lowercased() : word
      guard let rarity = rarity[Self.counted(small)],
        small.allSatisfy({ source.letters.contains($0) }),
        !isCapital || word.dropFirst() == small.dropFirst(), !kept.contains(small)
      else { continue }
      // The Spanish list has names in small letters.
      if isCapital || source.language == "es",
        names.contains(small.folding(options: .diacriticInsensitive, locale: nil))
      {
        continue
      }
      spelled[word] = rarity
    }
    words = spelled.map { (text: $0.key, rarity: $0.value) }.sorted {
      $0.text.utf8.lexicographicallyPrecedes($1.text.utf8)
    }
  }

  /// The list for `words-<lang>`: what is dealt up to band 3 is common.
  func pack(_ dealt: [SpellingWord]) -> [WordPack.Word] {
    var bands: [String: Int32] = [:]
    for word in dealt { bands[word.text] = word.band }
    return words.map { WordPack.Word($0.text, (bands[$0.text] ?? 5) <= 3 ? .common : .rare) }
  }

  /// The list for `spelling-<lang>`: words of three to twenty letters, not too rare. Debian's German
  /// list has words that are noun and verb, `essen`, in small letters alone: a learner's capital is
  /// right there too.
  var dealt: [SpellingWord] {
    let dealt = words.filter { word in
      (3...20).contains(word.text.count) && word.rarity <= source.rarest
        && word.text.lowercased().contains { Self.vowels.contains($0) }
    }
    var rarity: [String: Int] = [:]
    for word in dealt { rarity[word.text] = word.rarity }
    let bands = Frequency.bands(of: dealt.map(\.text)) { rarity[$0] ?? .max }
    return dealt.map {
      SpellingWord(text: $0.text, length: $0.text.count, band: bands[$0.text] ?? 5)
    }
  }

  /// A word without any is an abbreviation.
  private static let vowels = Set("aàáâæeèéêëiìíîïoòóôœöuùúûüyÿäаеєиіїоуюя")

  /// The word as wordfreq counts it, which knows no ß.
  private static func counted(_ word: String) -> String {
    word.utf8.contains(0xc3) ? word.replacingOccurrences(of: "ß", with: "ss") : word
  }

  /// Whether the first letter is a capital of one of the languages.
  private static func beginsWithCapital(_ word: ArraySlice<UInt8>) -> Bool {
    let first = String(decoding: word.prefix(2), as: UTF8.self).unicodeScalars.first
    return first?.properties.isUppercase == true
  }

  /// The word composed and with the apostrophe of keyboards, whichever the list has.
  private static func straightened(_ bytes: ArraySlice<UInt8>) -> String {
    let word = String(decoding: bytes, as: UTF8.self)
    // Few have something to mend: marks that stand apart begin with 0xcc or 0xcd, apostrophes with
    // 0xca or 0xe2.
    if !bytes.contains(where: { (0xca...0xcd).contains($0) || $0 == 0xe2 }) { return word }
    return word.precomposedStringWithCanonicalMapping
      .replacingOccurrences(of: "’", with: "'").replacingOccurrences(of: "ʼ", with: "'")
  }
}
