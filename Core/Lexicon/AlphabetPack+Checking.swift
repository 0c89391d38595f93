import PipitBase
import PipitText

extension AlphabetPack {
  /// Checks every line and gives the alphabets' first lines.
  static func list(_ bytes: [UInt8]) throws(PackError) -> ([Entry], [LetterLine]) {
    try Lines.checkUTF8(bytes)
    var lines = Lines(bytes, bytes.indices)
    guard let first = lines.next(), Columns(bytes, first).text(0) == version else {
      throw PackError(line: 1, reason: .unknownVersion)
    }
    var list: [Entry] = []
    var letterLines: [LetterLine] = []
    var opened = 0
    while let line = lines.next() {
      guard let kind = Kind(rawValue: bytes[line.lowerBound]) else {
        throw PackError(line: lines.number, reason: .unknownKind)
      }
      let columns = Columns(bytes, line.dropFirst())
      try check(kind, columns, at: lines.number)
      if kind == .alphabet {
        try close(&list, at: line.lowerBound, opened)
        let start = min(line.upperBound + 1, bytes.count)
        list.append(try entry(columns, start, list, at: lines.number))
        opened = lines.number
      } else if list.isEmpty {
        throw PackError(line: lines.number, reason: .outsideAlphabet)
      } else if kind == .letter {
        list[list.count - 1].letterCount += 1
        letterLines.append(
          LetterLine(
            entry: list.count - 1, columns: line.dropFirst(),
            letterByteCount: columns.byteCount(0)))
      }
    }
    try close(&list, at: bytes.count, opened)
    return (list, letterLines)
  }

  private static func check(_ kind: Kind, _ columns: Columns, at line: Int) throws(PackError) {
    guard kind.columns.contains(columns.count) else {
      throw PackError(line: line, reason: .wrongFields)
    }
    // An alphabet's own name, region and a hole's note may be missing; a letter or word may not.
    let needed =
      switch kind {
      case .alphabet: [0, 1, 3, 5, 6]
      case .hole: [0]
      case .letter, .digit, .mark, .decoys, .source: [0, 1]
      case .note, .plates, .calls, .postcodes, .names: [0]
      }
    for column in needed where columns.isEmpty(column) {
      throw PackError(line: line, reason: .emptyField)
    }
    if columns.count == 5, !columns.isEqual(4, [UInt8(ascii: "!")]) {
      throw PackError(line: line, reason: .unknownValue)
    }
  }

  private static func entry(
    _ columns: Columns, _ start: Int, _ list: [Entry], at line: Int
  ) throws(PackError) -> Entry {
    let id = columns.text(0)
    guard let standing = SpellingAlphabet.Standing(rawValue: columns.text(5)),
      let order = columns.text(6).integer().flatMap({ Int32(exactly: $0) })
    else { throw PackError(line: line, reason: .unknownValue) }
    guard !list.contains(where: { $0.id == id }) else {
      throw PackError(line: line, reason: .doubleID)
    }
    return Entry(
      id: id, name: columns.text(1), native: columns.text(2), language: Language(columns.text(3)),
      region: columns.text(4), standing: standing, order: order, letterCount: 0,
      body: start..<start)
  }

  /// Ends the last alphabet where the next begins.
  private static func close(_ list: inout [Entry], at end: Int, _ line: Int) throws(PackError) {
    guard let last = list.indices.last else { return }
    guard list[last].letterCount > 0 else { throw PackError(line: line, reason: .noLetters) }
    list[last].body = list[last].body.lowerBound..<end
  }
}
