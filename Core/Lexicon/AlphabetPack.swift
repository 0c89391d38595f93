import PipitBase
import PipitText

/// All spelling alphabets, as text that is read where it lies.
///
/// The first line is the version. Every other line is one letter that tells its kind, then columns
/// divided by tabs; in a column that is a list, `|` divides. A line that opens an alphabet is
/// followed by its other lines.
/// ```
/// pipit-alphabets 1
/// =nato   NATO / ICAO   (own name)  en   international   official   1
/// lA      Alfa|Alpha    AL FAH      ˈalfa
/// ```
/// The whole text is checked at once; what is asked for is made into values only then.
public final class AlphabetPack: Equatable, Sendable {
  /// The first line of a pack that this can read.
  public static let version = "pipit-alphabets 1"

  /// The alphabets in their order, without their letters.
  public let list: [Entry]
  private let bytes: [UInt8]
  /// Where the lines of letters lie, so that one letter is found in all alphabets at once.
  private let letterLines: [LetterLine]

  /// An alphabet as a list shows it.
  public final class Entry: Equatable, Sendable {
    /// The id.
    public let id: String
    /// The name in English.
    public let name: String
    /// The name in its own language, or nothing.
    public let native: String
    /// The language of its words.
    public let language: Language
    /// Where it is used.
    public let region: String
    /// Who says that it is so.
    public let standing: SpellingAlphabet.Standing
    /// Its place in the list; smaller comes first.
    public let order: Int32
    /// How many letters it has.
    public let letterCount: Int
    /// Where its lines lie, its first one left out.
    let body: Range<Int>

    /// An alphabet from the columns of its line.
    init(
      _ columns: Columns, _ standing: SpellingAlphabet.Standing, order: Int32, letterCount: Int,
      body: Range<Int>
    ) {
      id = columns.text(0)
      name = columns.text(1)
      native = columns.text(2)
      language = Language(columns.text(3))
      region = columns.text(4)
      self.standing = standing
      self.order = order
      self.letterCount = letterCount
      self.body = body
    }

    /// Whether they show the same.
    public static func == (one: Entry, other: Entry) -> Bool {
      one === other
        || one.id == other.id && one.name == other.name && one.native == other.native
          && one.language == other.language && one.region == other.region
          && one.standing == other.standing && one.order == other.order
          && one.letterCount == other.letterCount && one.body == other.body
    }
  }

  /// The line of a letter.
  struct LetterLine: Equatable, Sendable {
    /// The place of the alphabet in the list.
    let entry: Int
    /// Where the line's columns lie.
    let columns: Range<Int>
    /// How many bytes the letter has.
    let letterByteCount: Int
  }

  /// What a line holds.
  enum Kind: UInt8, CaseIterable {
    case alphabet = 0x3d  // =
    case note = 0x6e  // n
    case source = 0x73  // s
    case letter = 0x6c  // l
    case digit = 0x64  // d
    case mark = 0x6d  // m
    case hole = 0x68  // h
    case decoys = 0x78  // x
    case plates = 0x70  // p
    case calls = 0x63  // c
    case postcodes = 0x6f  // o
    case names = 0x61  // a

    /// How many columns a line may have.
    var columns: ClosedRange<Int> {
      switch self {
      case .alphabet: 7...7
      case .letter, .digit, .mark: 2...5
      case .source, .hole, .decoys: 2...2
      case .note, .plates, .calls, .postcodes, .names: 1...1
      }
    }
  }

  /// Reads a pack and checks every line of it.
  public init(_ bytes: [UInt8]) throws(PackError) {
    self.bytes = bytes
    (list, letterLines) = try Self.list(bytes)
  }

  /// Whether both were read from the same bytes.
  public static func == (one: AlphabetPack, other: AlphabetPack) -> Bool {
    one === other || one.bytes == other.bytes
  }

  /// The alphabet with this id, or nil where there is none.
  public func alphabet(_ id: String) -> SpellingAlphabet? {
    guard let entry = list.first(where: { $0.id == id }) else { return nil }
    return alphabet(entry)
  }

  /// The alphabet of an entry of this pack's list.
  public func alphabet(_ entry: Entry) -> SpellingAlphabet {
    var alphabet = SpellingAlphabet(
      id: entry.id, name: entry.name, native: entry.native, language: entry.language,
      region: entry.region, standing: entry.standing, order: entry.order, letters: [])
    var lines = Lines(bytes, entry.body)
    while let line = lines.next() {
      guard let kind = Kind(rawValue: bytes[line.lowerBound]) else { continue }
      read(kind, Columns(bytes, line.dropFirst()), into: &alphabet)
    }
    return alphabet
  }

  /// Calls with each alphabet that has this letter, and with the letter's code word there, made
  /// from those lines alone.
  func eachCodeWord(of letter: String, _ body: (Entry, CodeWord) -> Void) {
    let letter = letter.bytes
    for line in letterLines where line.letterByteCount == letter.count {
      if isEqual(letter, at: line.columns.lowerBound) {
        body(list[line.entry], Self.codeWord(Columns(bytes, line.columns)))
      }
    }
  }

  private func isEqual(_ letter: [UInt8], at start: Int) -> Bool {
    for place in letter.indices where bytes[start + place] != letter[place] { return false }
    return true
  }

  private func read(_ kind: Kind, _ columns: Columns, into alphabet: inout SpellingAlphabet) {
    switch kind {
    case .alphabet: break
    case .note: alphabet.note = columns.text(0)
    case .source: alphabet.sources.append(.init(title: columns.text(0), url: columns.text(1)))
    case .letter: alphabet.letters.append(Self.codeWord(columns))
    case .digit: alphabet.digits.append(Self.codeWord(columns))
    case .mark: alphabet.marks.append(Self.codeWord(columns))
    case .hole: alphabet.holes.append(.init(letter: columns.text(0), note: columns.text(1)))
    case .decoys: alphabet.decoys.append(.init(letter: columns.text(0), words: columns.list(1)))
    case .plates: alphabet.readback.plates = columns.list(0)
    case .calls: alphabet.readback.calls = columns.list(0)
    case .postcodes: alphabet.readback.postcodes = columns.list(0)
    case .names: alphabet.readback.names = columns.list(0)
    }
  }

  private static func codeWord(_ columns: Columns) -> CodeWord {
    CodeWord(
      columns.text(0), columns.list(1), said: columns.text(2), ipa: columns.text(3),
      begins: columns.text(4).isEmpty)
  }
}
