import PipitBase
import PipitText

/// A text read as a list: one word a line, behind it a definition and a sentence, each behind a tab,
/// a semicolon, or a dash between spaces.
struct ListReading {
  /// The words that can be put by, as a shelf keeps them.
  private(set) var words: [String] = []
  /// What cannot be, and why; the first twenty.
  private(set) var problems: [Problem] = []
  /// How many lines cannot be read.
  private(set) var problemCount = 0
  private var places = KeyTable()

  static let mostWords = 1_000
  static let longestWord = 40
  static let longestText = 300

  /// A line that cannot be put by.
  struct Problem: Equatable {
    /// The number of the line, from 1.
    let line: Int
    let kind: Kind

    enum Kind: Equatable {
      /// There is no word before the definition.
      case noWord
      /// The word has a character that no word is spelled with.
      case strange(word: String, character: String)
      /// The word has too many letters.
      case longWord(String)
      /// The definition or the sentence is too long.
      case longText(word: String)
      /// The word stands on an earlier line already.
      case twice(word: String, line: Int)
      /// The list has more words than a list can have; it is told once.
      case manyWords
    }
  }

  init(_ text: String) {
    var number = 0
    // CR LF is two marks, and a line that is empty is none: its number counts all the same.
    for line in text.pieces(at: "\n", keepsEmpty: true) {
      number += 1
      read(line.pieces(at: "\r").joined(separator: " "), number)
      if words.count >= Self.mostWords, problems.last?.kind == .manyWords { break }
    }
  }

  private mutating func read(_ line: String, _ number: Int) {
    let parts = Self.parts(line).map { Self.trimmed($0) }
    if parts.allSatisfy({ $0.isEmpty }) { return }
    // A word that is hundreds of times too long is not read to its end.
    let isHuge = parts[0].utf8.count > Self.longestWord * 64
    let word = isHuge ? Self.beginning(of: parts[0]) : Text.composed(parts[0])
    if let kind = isHuge ? .longWord(word) : problem(word, parts) {
      problemCount += 1
      if problems.count < 20 || kind == .manyWords {
        problems.append(Problem(line: number, kind: kind))
      }
      return
    }
    _ = places.insert(word, at: number)
    var kept = parts
    kept[0] = word
    while kept.last?.isEmpty ?? false { kept.removeLast() }
    words.append(kept.joined(separator: "\t"))
  }

  private func problem(_ word: String, _ parts: [String]) -> Problem.Kind? {
    if word.isEmpty { return .noWord }
    let characters = word.characters
    if characters.count > Self.longestWord { return .longWord(Self.beginning(of: word)) }
    if let strange = characters.first(where: { !Self.isSpelled($0) }) {
      return .strange(word: word, character: String(strange))
    }
    if !characters.contains(where: { Text.isWordly($0) }) {
      return .strange(word: word, character: String(characters[0]))
    }
    if let line = places.place(of: word) { return .twice(word: word, line: line) }
    // Bytes first: letters are counted only where there are many.
    for part in parts.dropFirst()
    where part.utf8.count > Self.longestText && part.characters.count > Self.longestText {
      return .longText(word: word)
    }
    return words.count == Self.mostWords ? .manyWords : nil
  }

  /// The first letters of a word that is too long.
  private static func beginning(of word: String) -> String {
    let letters = String(decoding: word.bytes.prefix(1_000), as: UTF8.self).characters
    return String(letters[..<min(20, letters.count)]) + "…"
  }

  /// Whether words are spelled with it: letters, apostrophes, hyphens and spaces between them.
  private static func isSpelled(_ character: Character) -> Bool {
    if Text.isDigit(character) { return false }
    return Text.isWordly(character) || "'’ʼ-‐ ".contains(character)
  }

  /// A line's columns, three at most.
  private static func parts(_ line: String) -> [String] {
    for mark in ["\t", ";"] as [Unicode.Scalar] {
      let parts = line.pieces(at: mark, most: 3, keepsEmpty: true)
      if parts.count > 1 { return parts }
    }
    var parts: [[UInt8]] = [[]]
    let bytes = line.bytes
    var place = 0
    while place < bytes.count {
      if parts.count < 3, let length = dash(bytes, place) {
        parts.append([])
        place += length
      } else {
        parts[parts.count - 1].append(bytes[place])
        place += 1
      }
    }
    return parts.map { String(decoding: $0, as: UTF8.self) }
  }

  /// How many bytes a dash between spaces has that begins here, or nil.
  private static func dash(_ bytes: [UInt8], _ place: Int) -> Int? {
    // Most bytes begin none, and are asked nothing more.
    if bytes[place] != 0x20 { return nil }
    for dash in [" - ", " – ", " — "] {
      let wanted = dash.bytes
      if place + wanted.count <= bytes.count,
        Array(bytes[place..<(place + wanted.count)]) == wanted
      {
        return wanted.count
      }
    }
    return nil
  }

  /// The text without spaces and invisible characters at its ends.
  static func trimmed(_ text: String) -> String {
    // Mostly there is nothing to take away, which two bytes tell.
    if let first = text.utf8.first, let last = text.utf8.last, isInk(first), isInk(last) {
      return text
    }
    var characters = text.characters
    while let last = characters.last, isNothing(last) { characters.removeLast() }
    let start = characters.firstIndex { !isNothing($0) } ?? characters.count
    return String(characters[start...])
  }

  /// Whether a byte is a sign of ASCII that can be seen.
  private static func isInk(_ byte: UInt8) -> Bool { (0x21...0x7e).contains(byte) }

  private static func isNothing(_ character: Character) -> Bool {
    if Text.isSpace(character) { return true }
    for scalar in character.unicodeScalars where !Text.isInvisible(scalar) { return false }
    return true
  }
}
