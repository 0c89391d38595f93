import PipitBase
import PipitText

extension AlphabetPack {
  /// The pack's bytes for alphabets, in their order and then by id: the same alphabets, the same
  /// bytes.
  ///
  /// Tabs, line ends and, inside a list, `|` divide the text, so that texts must be free of them.
  public static func bytes(of alphabets: [SpellingAlphabet]) -> [UInt8] {
    var lines = [version]
    for alphabet in alphabets.sorted(by: { ($0.order, $0.id) < ($1.order, $1.id) }) {
      lines += self.lines(of: alphabet)
    }
    return Array((joined(lines, by: "\n") + "\n").utf8)
  }

  private static func lines(of alphabet: SpellingAlphabet) -> [String] {
    var lines = [
      line(
        .alphabet,
        [
          alphabet.id, alphabet.name, alphabet.native, alphabet.language.tag, alphabet.region,
          alphabet.standing.rawValue, String(alphabet.order),
        ])
    ]
    if !alphabet.note.isEmpty { lines.append(line(.note, [alphabet.note])) }
    for source in alphabet.sources { lines.append(line(.source, [source.title, source.url])) }
    for word in alphabet.letters { lines.append(line(.letter, columns(of: word))) }
    for word in alphabet.digits { lines.append(line(.digit, columns(of: word))) }
    for word in alphabet.marks { lines.append(line(.mark, columns(of: word))) }
    for hole in alphabet.holes { lines.append(line(.hole, [hole.letter, hole.note])) }
    for decoys in alphabet.decoys {
      lines.append(line(.decoys, [decoys.letter, joined(decoys.words, by: "|")]))
    }
    let readback = alphabet.readback
    for (kind, texts) in [
      (Kind.plates, readback.plates), (.calls, readback.calls), (.postcodes, readback.postcodes),
      (.names, readback.names),
    ] where !texts.isEmpty {
      lines.append(line(kind, [joined(texts, by: "|")]))
    }
    return lines
  }

  /// Empty columns at the end are left out.
  private static func columns(of word: CodeWord) -> [String] {
    var columns = [
      word.letter, joined(word.words, by: "|"), word.said, word.ipa, word.begins ? "" : "!",
    ]
    while columns.last == "" { columns.removeLast() }
    return columns
  }

  private static func line(_ kind: Kind, _ columns: [String]) -> String {
    String(UnicodeScalar(kind.rawValue)) + joined(columns, by: "\t")
  }

  private static func joined(_ texts: [String], by divider: String) -> String {
    var text = ""
    for (place, part) in texts.enumerated() { text += place == 0 ? part : divider + part }
    return text
  }
}
