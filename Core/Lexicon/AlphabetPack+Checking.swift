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
    var open: Open?
    while let line = lines.next() {
      guard let kind = Kind(rawValue: bytes[line.lowerBound]) else {
        throw PackError(line: lines.number, reason: .unknownKind)
      }
      let columns = Columns(bytes, line.dropFirst())
      try check(kind, columns, at: lines.number)
      if kind == .alphabet {
        if let open { list.append(try open.closed(at: line.lowerBound)) }
        let start = min(line.upperBound + 1, bytes.count)
        open = try self.open(columns, start, list, at: lines.number)
      } else if open == nil {
        throw PackError(line: lines.number, reason: .outsideAlphabet)
      } else if kind == .letter {
        open?.letterCount += 1
        letterLines.append(
          LetterLine(
            entry: list.count, columns: line.dropFirst(),
            letterByteCount: columns.byteCount(0)))
      }
    }
    if let open { list.append(try open.closed(at: bytes.count)) }
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
    if columns.count == 5, columns.text(4) != "!" {
      throw PackError(line: line, reason: .unknownValue)
    }
  }

  /// An alphabet whose lines are being read.
  private struct Open {
    let columns: Columns
    let standing: SpellingAlphabet.Standing
    let order: Int32
    let start: Int
    let line: Int
    var letterCount = 0

    /// The alphabet, which ends where the next begins.
    func closed(at end: Int) throws(PackError) -> Entry {
      if letterCount == 0 { throw PackError(line: line, reason: .noLetters) }
      return Entry(
        columns, standing, order: order, letterCount: letterCount, body: start..<end)
    }
  }

  private static func open(
    _ columns: Columns, _ start: Int, _ list: [Entry], at line: Int
  ) throws(PackError) -> Open {
    let id = columns.text(0)
    guard let standing = SpellingAlphabet.Standing(rawValue: columns.text(5)),
      let order = columns.text(6).integer().flatMap({ Int32(exactly: $0) })
    else { throw PackError(line: line, reason: .unknownValue) }
    guard !list.contains(where: { $0.id == id }) else {
      throw PackError(line: line, reason: .doubleID)
    }
    return Open(columns: columns, standing: standing, order: order, start: start, line: line)
  }
}
