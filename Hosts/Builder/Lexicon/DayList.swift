import PipitBase
import PipitLexicon
import PipitText

/// The roots of a language's daily puzzles: `Content/Words/days-<lang>.txt`, one a line, the first
/// for 2026-01-01.
///
/// Lines that begin with # are remarks. All others count, so that an empty one would shift the days.
struct DayList {
  let language: String
  let roots: [String]
  let problems: [Problem]

  /// The languages that may have a list.
  static let languages = ["en"] + ForeignWords.sources.map(\.language)
  /// Four years of days.
  static let fewest = 1_461
  private static let lengths = 7...9

  /// The lists that there are in a content folder.
  static func all(in content: String) -> [DayList] {
    languages.compactMap { DayList($0, in: content) }
  }

  /// The file of a language.
  static func file(_ language: String, in content: String) -> String {
    "\(content)/Words/days-\(language).txt"
  }

  /// Reads and checks the list of a language; nil where it has none.
  init?(_ language: String, in content: String) {
    let file = Self.file(language, in: content)
    guard let bytes = Disk.readSource(file) else { return nil }
    var reading = Reading(language, file: file, content: content)
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // The last line ends too.
    if lines.last?.isEmpty == true { lines.removeLast() }
    for (place, line) in lines.enumerated() {
      // What editors add is no fault.
      var line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      if place == 0, line.starts(with: [0xef, 0xbb, 0xbf]) { line = line.dropFirst(3) }
      reading.read(line, at: place + 1)
    }
    if reading.roots.count < Self.fewest {
      reading.tell(
        max(lines.count, 1),
        "only \(reading.roots.count) roots are there, and \(Self.fewest) are needed",
        "Add more at the end")
    }
    self.language = language
    roots = reading.roots
    problems = reading.problems
  }

  /// A list as far as it is read.
  private struct Reading {
    var roots: [String] = []
    var problems: [Problem] = []
    private let file: String
    private let letters: Set<Character>
    private let tiles: ScrambleTiles
    private var offensive: Set<String> = []
    private var lines: [String: Int] = [:]

    init(_ language: String, file: String, content: String) {
      self.file = file
      letters = DayList.letters(of: language)
      tiles = ScrambleTiles(Language(language))
      do {
        offensive = try WrittenWords.offensive(language, in: content)
      } catch {
        problems.append(error)
      }
    }

    mutating func tell(_ line: Int, _ message: String, _ mend: String) {
      problems.append(Problem(file: file, line: line, message: message, mend: mend))
    }

    mutating func read(_ bytes: ArraySlice<UInt8>, at line: Int) {
      if bytes.first == UInt8(ascii: "#") { return }
      guard let root = String(validating: bytes, as: UTF8.self) else {
        return tell(line, "this line is not UTF-8", "Save the file as UTF-8")
      }
      if root.isEmpty {
        return tell(line, "an empty line, which would be a day without a root", "Take it out")
      }
      let small = root.lowercased()
      if let strange = small.first(where: { !letters.contains($0) }) {
        tell(
          line, "“\(root)” has “\(strange)”, which is no letter of the language",
          "Write a word of its letters alone")
      } else if let count = tiles.tiles(of: root)?.count, !DayList.lengths.contains(count) {
        tell(line, "“\(root)” has \(count) letters", "Put a word of 7 to 9 in its place")
      }
      if offensive.contains(small) {
        tell(line, "“\(root)” is on the list of offensive words", "Put another in its place")
      }
      if let first = lines[small] {
        tell(
          line, "“\(root)” is there twice, first on line \(first)",
          "Put another in the place of the one that was added")
      }
      lines[small] = lines[small] ?? line
      roots.append(root)
    }
  }

  /// The small letters of a language's words.
  private static func letters(of language: String) -> Set<Character> {
    ForeignWords.sources.first { $0.language == language }?.letters
      ?? Set("abcdefghijklmnopqrstuvwxyz")
  }
}
