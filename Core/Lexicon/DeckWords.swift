import PipitBase
import PipitText

/// A deck's words in one language, one a line in the order of the deck's entries: the pack
/// `deck-everyday-ja`.
/// ```
/// pipit-deck-words 1
/// everyday   ja   ja|ja-Hrkt|ja-Latn-hepburn
/// 食べる   たべる   taberu   (article)   (gender)   (synonyms)   (example)   食[た]べる
/// -
/// ```
/// A line has a column for each script that the second line names, in which `|` divides the text that is
/// shown from others that are as right; then article, gender, synonyms, example and the text with its
/// reading. Empty columns at the end are left out; `-` stands for an entry that has no word here. The
/// whole text is checked at once; a word is made into a value when it is asked for.
public final class DeckWords: Equatable, Sendable {
  /// The first line of a pack that this can read.
  public static let version = "pipit-deck-words 1"

  /// The id of the deck.
  public let deck: String
  /// The language, without its script.
  public let language: Language
  /// The scripts that words may be written in, in their order.
  public let scripts: [Language]
  private let bytes: [UInt8]
  private let lines: [Range<Int>]

  /// The name of the pack with a deck's words in a language, told without its script.
  public static func name(of deck: String, _ primary: String) -> String {
    "deck-" + deck + "-" + primary
  }

  /// Reads a pack and checks every line of it.
  public init(_ bytes: [UInt8]) throws(PackError) {
    var lines = try Lines(bytes, version: Self.version)
    guard let first = lines.next() else { throw PackError(line: 2, reason: .nothingInside) }
    let head = Columns(bytes, first)
    guard head.count == 3 else { throw PackError(line: 2, reason: .wrongFields) }
    for column in 0..<3 where head.isEmpty(column) { throw PackError(line: 2, reason: .emptyField) }
    deck = head.text(0)
    language = Language(head.text(1))
    scripts = head.list(2).map { Language($0) }
    self.bytes = bytes
    var ranges: [Range<Int>] = []
    while let line = lines.next() {
      ranges.append(line)
      if Self.isGap(bytes, line) { continue }
      let columns = Columns(bytes, line)
      if columns.count > scripts.count + 5 {
        throw PackError(line: lines.number, reason: .wrongFields)
      }
      if columns.isEmpty(0) { throw PackError(line: lines.number, reason: .emptyField) }
    }
    if ranges.isEmpty { throw PackError(line: 2, reason: .nothingInside) }
    self.lines = ranges
  }

  /// How many places for words there are: as many as the deck has entries.
  public var count: Int { lines.count }

  /// Whether there is a word for the entry at a place.
  public func hasWord(at place: Int) -> Bool {
    place < lines.count && !Self.isGap(bytes, lines[place])
  }

  /// The word of the entry at a place; nil where there is none.
  public func word(at place: Int) -> DeckWord? {
    guard hasWord(at: place) else { return nil }
    let columns = Columns(bytes, lines[place])
    var forms: [Forms.Form] = []
    for (column, script) in scripts.enumerated() where !columns.isEmpty(column) {
      forms.append(.init(script, columns.list(column)))
    }
    let rest = scripts.count
    return DeckWord(
      language, forms: forms, article: columns.text(rest), gender: columns.text(rest + 1),
      synonyms: columns.list(rest + 2), example: columns.text(rest + 3),
      ruby: columns.text(rest + 4))
  }

  private static func isGap(_ bytes: [UInt8], _ line: Range<Int>) -> Bool {
    line.count == 1 && bytes[line.lowerBound] == UInt8(ascii: "-")
  }

  /// Whether both were read from the same bytes.
  public static func == (one: DeckWords, other: DeckWords) -> Bool {
    one === other || one.bytes == other.bytes
  }

  /// The pack's bytes for a deck's words in a language, told without its script. Texts must be free of
  /// tabs, line ends and `|`.
  public static func bytes(of deck: Deck, _ primary: String) -> [UInt8] {
    var scripts: [Language] = []
    for entry in deck.entries {
      for form in entry.word(in: primary)?.forms ?? [] where !scripts.contains(form.language) {
        scripts.append(form.language)
      }
    }
    let tags = scripts.map { $0.tag }.joined(separator: "|")
    var text = version + "\n" + [deck.id, primary, tags].joined(separator: "\t") + "\n"
    for entry in deck.entries {
      text += (entry.word(in: primary).map { line(of: $0, scripts) } ?? "-") + "\n"
    }
    return text.bytes
  }

  private static func line(of word: DeckWord, _ scripts: [Language]) -> String {
    var columns = scripts.map { script in
      let texts = word.forms.first { $0.language == script }?.texts ?? []
      return texts.joined(separator: "|")
    }
    columns += [
      word.article, word.gender, word.synonyms.joined(separator: "|"), word.example, word.ruby,
    ]
    while columns.last == "" { columns.removeLast() }
    return columns.joined(separator: "\t")
  }
}
