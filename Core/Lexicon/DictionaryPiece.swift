import PipitBase

/// A piece of a dictionary: the words from one to another, sorted by their bytes, one a line, read
/// where they lie.
///
/// The first line ends in the count of the bytes after it. A line has the word and the headwords that
/// it is a form of; where the word is a headword itself, also `!` for one that is never dealt, the
/// pronunciation, its forms, and a column for each sense: the letter of its part of speech, its
/// definition, its synonyms and its examples.
/// ```
/// pipit-dictionary 1   48211
/// geese   goose
/// goose         ɡuːs   geese   nweb-footed bird|"the geese flew south"   nflesh of a goose
/// ```
public final class DictionaryPiece {
  /// The beginning of the first line of a pack that this can read.
  public static let version = "pipit-dictionary 1"

  let bytes: [UInt8]
  /// Where the words' lines begin.
  let start: Int

  /// Opens a pack: that it is one and is whole. Its lines are checked as they are read, so that
  /// opening takes no time; `check` looks at all.
  public init(_ bytes: [UInt8]) throws(PackError) {
    var lines = Lines(bytes, bytes.indices)
    guard let line = lines.next(), line.lowerBound == 0, case let head = Columns(bytes, line),
      head.text(0) == Self.version, head.count == 2
    else { throw PackError(line: 1, reason: .unknownVersion) }
    start = min(line.upperBound + 1, bytes.count)
    guard head.text(1).unsigned() == UInt64(bytes.count - start) else {
      throw PackError(line: 1, reason: .wrongIndex)
    }
    self.bytes = bytes
  }

  /// The entries of which the word is the headword; none where there is none here.
  public func entries(for word: String) -> [DictionaryEntry] {
    line(of: word).flatMap { entry(Columns(bytes, $0)) }.map { [$0] } ?? []
  }

  /// The headwords that a word is a form of: `goose` for `geese`. They may lie in other pieces.
  public func headwords(for form: String) -> [String] {
    line(of: form).map { Columns(bytes, $0).list(1) } ?? []
  }

  /// The headwords here, in order; those that are never dealt only where they are asked for.
  public func headwords(withOffensive: Bool) -> [String] {
    words { $0.count > 5 && (withOffensive || $0.isEmpty(2)) }
  }

  /// The words here, in order, inflected forms among them.
  public var words: [String] { words { _ in true } }

  private func words(where isWanted: (Columns) -> Bool) -> [String] {
    var words: [String] = []
    var lines = Lines(bytes, start..<bytes.count)
    while let line = lines.next() {
      let columns = Columns(bytes, line)
      if isWanted(columns) { words.append(columns.text(0)) }
    }
    return words
  }

  /// The line of a word.
  private func line(of word: String) -> Range<Int>? {
    let word = word.bytes
    if word.isEmpty { return nil }
    var low = start
    var high = bytes.count
    while low < high {
      var begin = low + (high - low) / 2
      while begin > low, bytes[begin - 1] != UInt8(ascii: "\n") { begin -= 1 }
      var end = begin
      while end < high, bytes[end] != UInt8(ascii: "\t"), bytes[end] != UInt8(ascii: "\n") {
        end += 1
      }
      let order = ByteOrder.of(bytes, begin..<end, and: word)
      if order > 0 {
        high = begin
        continue
      }
      while end < high, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      if order == 0 { return begin..<end }
      low = end + 1
    }
    return nil
  }

  /// The entry of a line, or nil where it has none or cannot be read.
  private func entry(_ columns: Columns) -> DictionaryEntry? {
    var senses: [DictionaryEntry.Sense] = []
    var column = 5
    while column < columns.count {
      guard let sense = Self.sense(columns.text(column)) else { return nil }
      senses.append(sense)
      column += 1
    }
    if senses.isEmpty { return nil }
    return DictionaryEntry(
      headword: columns.text(0), pronunciation: columns.text(3), forms: columns.list(4),
      senses: senses, isOffensive: !columns.isEmpty(2))
  }

  /// The sense of a column, or nil where it cannot be read.
  static func sense(_ text: String) -> DictionaryEntry.Sense? {
    var definition: String?
    var synonyms: [String] = []
    var examples: [String] = []
    for piece in text.pieces(at: "|") {
      if definition == nil {
        definition = piece
      } else if let synonym = piece.rest(after: "=") {
        synonyms.append(synonym)
      } else if let example = piece.rest(after: "\"") {
        examples.append(example)
      } else {
        return nil
      }
    }
    for part in PartOfSpeech.allCases {
      if let rest = definition?.rest(after: part.mark), !rest.isEmpty {
        return .init(part: part, definition: rest, examples: examples, synonyms: synonyms)
      }
    }
    return nil
  }
}

extension PartOfSpeech {
  /// The letter that stands for it in a piece.
  var mark: String {
    switch self {
    case .noun: "n"
    case .verb: "v"
    case .adjective: "a"
    case .adverb: "r"
    }
  }
}
