import PipitBase
import PipitText

/// Takes a word and its forms out of what describes it.
///
///     let pieces = DefinitionMask.masked("a young goose", entry: goose)
///     DefinitionMask.shown(pieces)  // "a young ▁▁▁"
public enum DefinitionMask {
  /// A part of a masked text.
  public enum Piece: Equatable, Sendable {
    /// Text as it stands.
    case text(String)
    /// Where the word was.
    case blank
  }

  /// The text in pieces, with a blank for each word that is the headword, one of its forms, or a form
  /// of it made by rule; capitals do not matter, and in a compound with hyphens the part is masked.
  ///
  /// - Parameters:
  ///   - text: a definition or an example.
  ///   - entry: the entry whose headword and forms are masked.
  ///   - words: what is masked besides, such as the form that is asked.
  ///   - derived: whether words that begin with such a word of five letters and more are masked too:
  ///     `postmodernism` spells `postmodern`.
  public static func masked(
    _ text: String, entry: DictionaryEntry, also words: [String] = [], derived: Bool = false
  ) -> [Piece] {
    let bytes = text.bytes
    let whole = ([entry.headword] + words).map { folded($0.bytes[...]) }
    let masked = forms(of: [entry.headword] + words, and: entry.forms)
    var pieces: [Piece] = []
    var shown = 0
    for range in ranges(bytes) {
      let word = folded(bytes[range])
      guard masked.contains(word) || derived && whole.contains(where: { begins(word, with: $0) })
      else { continue }
      if shown < range.lowerBound { pieces.append(piece(bytes[shown..<range.lowerBound])) }
      pieces.append(.blank)
      shown = range.upperBound
    }
    if shown < bytes.count { pieces.append(piece(bytes[shown...])) }
    return pieces
  }

  /// The pieces as they are read: `a young ▁▁▁`.
  public static func shown(_ pieces: [Piece]) -> String {
    joined(pieces, blank: "▁▁▁")
  }

  /// The pieces as they are heard: in English `a young blank`, elsewhere with a pause.
  public static func said(_ pieces: [Piece], language: String = "en") -> String {
    joined(pieces, blank: Language(language).primary == "en" ? "blank" : "…")
  }

  /// Whether a word begins with one of five letters and more.
  private static func begins(_ word: [UInt8], with other: [UInt8]) -> Bool {
    if other.count < 5 || word.count < other.count { return false }
    for place in other.indices where word[place] != other[place] { return false }
    return true
  }

  /// How many words are left.
  static func wordCount(_ pieces: [Piece]) -> Int {
    var count = 0
    for piece in pieces {
      if case .text(let text) = piece { count += ranges(text.bytes).count }
    }
    return count
  }

  private static func piece(_ bytes: ArraySlice<UInt8>) -> Piece {
    .text(String(decoding: bytes, as: UTF8.self))
  }

  private static func joined(_ pieces: [Piece], blank: String) -> String {
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let part): text += part
      case .blank: text += blank
      }
    }
    return text
  }
}

/// Words by their bytes.
extension DefinitionMask {
  /// Where the words of a text lie: runs of letters and digits. An apostrophe and a hyphen divide, so
  /// that `goose's` and `goose-like` hold the word.
  private static func ranges(_ bytes: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var begin = 0
    var place = 0
    while place < bytes.count {
      let length = lengthOfMark(bytes, at: place)
      if length > 0 {
        if begin < place { ranges.append(begin..<place) }
        begin = min(place + length, bytes.count)
      }
      place += max(1, length)
    }
    if begin < bytes.count { ranges.append(begin..<bytes.count) }
    return ranges
  }

  /// How many bytes a character has that belongs to no word, or 0: whatever is no letter in ASCII,
  /// U+0080 to U+00BF such as «, and U+2000 to U+2FFF such as ’ and –.
  private static func lengthOfMark(_ bytes: [UInt8], at place: Int) -> Int {
    switch bytes[place] {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a: 0
    case ..<0x80: 1
    case 0xc2: 2
    case 0xe2: 3
    default: 0
    }
  }

  /// The word in small letters.
  private static func folded(_ word: ArraySlice<UInt8>) -> [UInt8] {
    var folded: [UInt8] = []
    for byte in word {
      if byte >= 0x80 {
        let text = String(decoding: word, as: UTF8.self)
        return Text.lowercased(text, .undetermined).bytes
      }
      folded.append((0x41...0x5a).contains(byte) ? byte | 0x20 : byte)
    }
    return folded
  }

  /// The words, what rules make of them, and their forms; texts of several words word by word.
  private static func forms(of words: [String], and forms: [String]) -> [[UInt8]] {
    var all: [[UInt8]] = []
    for word in words {
      let bytes = word.bytes
      for range in ranges(bytes) { addForms(of: folded(bytes[range]), to: &all) }
    }
    for form in forms {
      let bytes = form.bytes
      for range in ranges(bytes) { all.append(folded(bytes[range])) }
    }
    return all
  }

  /// The word with the endings of English nouns, verbs, adjectives and adverbs.
  private static func addForms(of word: [UInt8], to forms: inout [[UInt8]]) {
    func add(_ stem: [UInt8], _ endings: String) {
      for ending in endings.pieces(at: " ") { forms.append(stem + ending.bytes) }
    }
    forms.append(word)
    guard word.count > 1, let last = word.last else { return }
    let stem = Array(word[..<(word.count - 1)])
    add(word, "s es d ed ing r er st est ly")
    switch last {
    case UInt8(ascii: "e"): add(stem, "ing y ves")
    case UInt8(ascii: "y"): add(stem, "ies ied ier iest ily")
    case UInt8(ascii: "f"): add(stem, "ves")
    case UInt8(ascii: "c"): add(word, "king ked")
    default: add(word + [last], "ed ing er est es")
    }
    // `knives`, `women`.
    let text = String(decoding: word, as: UTF8.self)
    if let stem = text.rest(before: "fe") { add(stem.bytes, "ves") }
    if let stem = text.rest(before: "man") { add(stem.bytes, "men") }
  }
}
