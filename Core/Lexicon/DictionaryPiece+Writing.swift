import PipitBase

extension DictionaryPiece {
  /// A word of a dictionary: an entry of its own, the headwords it is a form of, or both.
  public struct Word: Equatable, Sendable {
    /// The word.
    public let text: String
    /// The headwords that it is a form of.
    public let headwords: [String]
    /// Its own entry.
    public let entry: DictionaryEntry?

    /// A word with what is known of it.
    public init(_ text: String, headwords: [String] = [], entry: DictionaryEntry? = nil) {
      self.text = text
      self.headwords = headwords
      self.entry = entry
    }
  }

  /// The pack's bytes for words in the order of their bytes, each once. No text has a tab, a line's
  /// end or a `|` in it.
  public static func bytes(of words: [Word]) -> [UInt8] {
    var lines: [UInt8] = []
    for word in words { lines += line(of: word).bytes + [UInt8(ascii: "\n")] }
    return (version + "\t" + String(lines.count) + "\n").bytes + lines
  }

  private static func line(of word: Word) -> String {
    var columns = [word.text, word.headwords.joined(separator: "|")]
    if let entry = word.entry {
      columns += [
        entry.isOffensive ? "!" : "", entry.pronunciation, entry.forms.joined(separator: "|"),
      ]
      for sense in entry.senses {
        let synonyms = sense.synonyms.map { "=" + $0 }
        let examples = sense.examples.map { "\"" + $0 }
        columns.append(
          ([sense.part.mark + sense.definition] + synonyms + examples).joined(separator: "|"))
      }
    }
    return columns.joined(separator: "\t")
  }

  /// Looks at every line and throws where one cannot be read or stands in the wrong place.
  public func check() throws(PackError) {
    try Lines.checkUTF8(bytes)
    var lines = Lines(bytes, start..<bytes.count)
    var last: [UInt8] = []
    while let line = lines.next() {
      let columns = Columns(bytes, line)
      if let reason = Self.fault(of: columns) {
        throw PackError(line: lines.number + 1, reason: reason)
      }
      let word = columns.text(0).bytes
      guard ByteOrder.of(last, last.indices, and: word) < 0 else {
        throw PackError(line: lines.number + 1, reason: .wrongIndex)
      }
      last = word
    }
    if last.isEmpty { throw PackError(line: 2, reason: .nothingInside) }
  }

  private static func fault(of columns: Columns) -> PackError.Reason? {
    if columns.isEmpty(0) { return .emptyField }
    if columns.count == 2 { return columns.isEmpty(1) ? .emptyField : nil }
    if columns.count < 6 { return .wrongFields }
    if !columns.isEmpty(2), columns.text(2) != "!" { return .unknownValue }
    for column in 5..<columns.count where sense(columns.text(column)) == nil {
      return columns.isEmpty(column) ? .emptyField : .unknownValue
    }
    return nil
  }
}
