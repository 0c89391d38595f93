import PipitBase
import PipitText

/// A table of cards that was pasted or read from a file: one card a row, one writing a column.
///
/// The first row may name the columns, by BCP 47 tags or by the languages' names; else they are the
/// deck's languages in their order. What divides the columns, tab, semicolon or comma, is seen from the
/// table. A text in quotation marks may hold what divides columns and rows; a mark in it is doubled.
public struct CardTable: Equatable, Sendable {
  /// The columns' names, as fields of cards have them: `ja-Hrkt`, `.topic`.
  public private(set) var columns: [String] = []
  /// The rows that make cards: the fields of each.
  public private(set) var rows: [[OwnCard.Field]] = []
  /// What cannot be read, and why; the first twenty.
  public private(set) var problems: [Problem] = []
  /// How many problems there are.
  public private(set) var problemCount = 0

  /// How many cards a table may have.
  public static let mostRows = 60_000

  /// A row that makes no card.
  public struct Problem: Equatable, Sendable {
    /// The number of the line that it begins on, from 1.
    public let line: Int
    /// What is the matter.
    public let kind: Kind

    /// What can be the matter with a row.
    public enum Kind: Equatable, Sendable {
      /// A quotation mark has no other one.
      case openQuote
      /// The first row names a column that is no language.
      case unknownColumn(String)
      /// Two columns have the same name.
      case sameColumn(String)
      /// The row has more cells than there are columns.
      case manyCells(Int, columns: Int)
      /// The row has one text alone, or none that is a word.
      case oneText(String)
      /// A text is too long.
      case longText(column: String)
      /// The same card stands on an earlier line.
      case twice(line: Int)
      /// There are more cards than a table may have; it is told once.
      case manyRows
    }
  }

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - text: the table, its cells divided by tabs, semicolons or commas.
  ///   - languages: the writings that the columns have where the first row does not name them.
  public init(_ text: String, languages: [String]) {
    var cells = TableCells(text)
    var lines = KeyTable()
    var isFirst = true
    while let row = cells.next() {
      // Other programs tell here how they have written the table.
      if isFirst, row[0].begins(with: "#"), row[0].has(":") { continue }
      if isFirst {
        isFirst = false
        if readColumns(row, cells.line) { continue }
        columns = languages
      }
      if rows.count == Self.mostRows {
        add(.manyRows, cells.line)
        break
      }
      if let kind = read(row, cells.line, &lines) { add(kind, cells.line) }
    }
    if let line = cells.openQuote { add(.openQuote, line) }
  }

  private mutating func add(_ kind: Problem.Kind, _ line: Int) {
    problemCount += 1
    if problems.count < 20 || kind == .manyRows { problems.append(Problem(line: line, kind: kind)) }
  }

  /// Whether the first row names the columns.
  private mutating func readColumns(_ row: [String], _ line: Int) -> Bool {
    var names: [String] = []
    var known = 0
    for cell in row {
      let name = Self.column(cell)
      if name != nil { known += 1 }
      names.append(name ?? "")
    }
    if known == 0 || known < row.count && known < 2 { return false }
    for (place, name) in names.enumerated() {
      if name.isEmpty {
        if !row[place].isEmpty { add(.unknownColumn(row[place]), line) }
      } else if names[..<place].contains(name) {
        add(.sameColumn(row[place]), line)
        names[place] = ""
      }
    }
    columns = names
    return true
  }

  /// What a column holds by its name: a writing, or a field that is no word; nil where it is neither.
  private static func column(_ name: String) -> String? {
    let name = OwnCard.Field("", name).text
    if let language = Language.named(name) { return language.tag }
    return "Topic .topic\ntopic .topic\nMeaning .meaning\nmeaning .meaning\n".row(of: name)
  }

  private mutating func read(
    _ row: [String], _ line: Int, _ lines: inout KeyTable
  ) -> Problem.Kind? {
    var fields: [OwnCard.Field] = []
    var words = 0
    for (place, cell) in row.enumerated() where !cell.isEmpty {
      guard place < columns.count else { return .manyCells(row.count, columns: columns.count) }
      if columns[place].isEmpty { continue }
      if cell.utf8.count > OwnCard.longestText { return .longText(column: columns[place]) }
      let field = OwnCard.Field(columns[place], cell)
      if field.text.isEmpty { continue }
      fields.append(field)
      if !field.name.begins(with: ".") { words += 1 }
    }
    if fields.isEmpty { return nil }
    if words < 2 { return .oneText(fields[0].text) }
    let key = OwnCard(id: "", fields: fields).line
    let before = lines.place(of: key, orAt: line)
    if before != line { return .twice(line: before) }
    rows.append(fields)
    return nil
  }
}

/// The cells of a table, row by row (RFC 4180, with other marks than commas too).
struct TableCells {
  private let bytes: [UInt8]
  private let mark: UInt8
  private var place = 0
  /// The number of the line that the next row begins on.
  private var nextLine = 1
  /// The number of the line that the last row begins on.
  private(set) var line = 0
  /// The line of a quotation mark that has no other one.
  private(set) var openQuote: Int?

  init(_ text: String) {
    var bytes = text.bytes
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { bytes.removeFirst(3) }
    self.bytes = bytes
    mark = Self.mark(bytes)
  }

  /// What divides the cells: a tab where the first row that is divided has one; else the more
  /// frequent of semicolon and comma there.
  private static func mark(_ bytes: [UInt8]) -> UInt8 {
    var (tabs, semicolons, commas) = (0, 0, 0)
    var isQuoted = false
    for byte in bytes {
      let isEnd = byte == 0x0a || byte == 0x0d
      if isEnd && !isQuoted && tabs + semicolons + commas > 0 { break }
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case _ where isQuoted: continue
      case 0x09: tabs += 1
      case UInt8(ascii: ";"): semicolons += 1
      case UInt8(ascii: ","): commas += 1
      default: continue
      }
    }
    return tabs > 0 ? 0x09 : semicolons > commas ? UInt8(ascii: ";") : UInt8(ascii: ",")
  }

  /// The next row that is not empty, or nil after the last.
  mutating func next() -> [String]? {
    while place < bytes.count {
      line = nextLine
      let row = readRow()
      if row.contains(where: { !$0.isEmpty }) { return row }
    }
    return nil
  }

  private mutating func readRow() -> [String] {
    var row: [String] = []
    var cell: [UInt8] = []
    while true {
      let byte = place < bytes.count ? bytes[place] : 0x0a
      if byte == mark || byte == 0x0a || byte == 0x0d {
        row.append(String(decoding: cell, as: UTF8.self))
        cell.removeAll(keepingCapacity: true)
        place += 1
        if byte == mark { continue }
        if byte == 0x0d, place < bytes.count, bytes[place] == 0x0a { place += 1 }
        nextLine += 1
        return row
      }
      if byte == UInt8(ascii: "\""), cell.isEmpty, openQuote == nil {
        readQuoted(into: &cell)
      } else {
        cell.append(byte)
        place += 1
      }
    }
  }

  /// Reads what stands in quotation marks; a mark that has no other one is a letter, and told.
  private mutating func readQuoted(into cell: inout [UInt8]) {
    var end = place + 1
    var lines = 0
    while end < bytes.count {
      let byte = bytes[end]
      if byte == UInt8(ascii: "\"") {
        if end + 1 == bytes.count || bytes[end + 1] != byte {
          place = end + 1
          nextLine += lines
          return
        }
        end += 1
      }
      if byte == 0x0a || byte == 0x0d && (end + 1 == bytes.count || bytes[end + 1] != 0x0a) {
        lines += 1
      }
      cell.append(byte)
      end += 1
    }
    cell = [bytes[place]]
    place += 1
    openQuote = nextLine
  }
}
