import PipitBase

/// A list of words in small letters, sorted, one a line, read where it lies.
///
/// The first line is the version, the second the index: for each first letter where its words
/// begin, counted in bytes from the start of the third line.
/// ```
/// pipit-words 1
/// a 0 b 8
/// abbey
/// …
/// ```
public struct WordPack: Equatable, Sendable {
  /// The first line of a pack that this can read.
  public static let version = "pipit-words 1"

  /// How many words there are.
  public let count: Int
  private let bytes: [UInt8]
  /// Where the words of each first letter lie, `a` first; empty where there are none.
  private let ranges: [Range<Int>]

  /// Reads a pack and checks its index.
  public init(_ bytes: [UInt8]) throws(PackError) {
    var lines = Lines(bytes, bytes.indices)
    guard let first = lines.next(), Columns(bytes, first).text(0) == Self.version else {
      throw PackError(line: 1, reason: .unknownVersion)
    }
    guard let index = lines.next() else { throw PackError(line: 2, reason: .wrongIndex) }
    var ranges = [Range<Int>](repeating: 0..<0, count: 26)
    var count = 0
    let start = min(index.upperBound + 1, bytes.count)
    var lineStart = start
    for place in start..<bytes.count where bytes[place] == newline {
      count += 1
      let letter = Int(bytes[lineStart]) - Int(UInt8(ascii: "a"))
      guard ranges.indices.contains(letter) else {
        throw PackError(line: count + 2, reason: .unknownValue)
      }
      if ranges[letter].isEmpty {
        ranges[letter] = lineStart..<place + 1
      } else if ranges[letter].upperBound == lineStart {
        ranges[letter] = ranges[letter].lowerBound..<place + 1
      } else {
        throw PackError(line: count + 2, reason: .wrongIndex)
      }
      lineStart = place + 1
    }
    guard lineStart == bytes.count, Columns(bytes, index).text(0) == Self.index(ranges, from: start)
    else { throw PackError(line: 2, reason: .wrongIndex) }
    self.bytes = bytes
    self.count = count
    self.ranges = ranges
  }

  /// The pack's bytes for words of the letters a to z, sorted and each once.
  public static func bytes(of words: [String]) -> [UInt8] {
    var text: [UInt8] = []
    var ranges = [Range<Int>](repeating: 0..<0, count: 26)
    for word in Set(words).sorted() {
      let start = text.count
      text += word.bytes + [newline]
      guard let first = word.utf8.first, (0x61...0x7a).contains(first) else {
        preconditionFailure("A word of a word pack begins with a to z")
      }
      let letter = Int(first - 0x61)
      ranges[letter] = (ranges[letter].isEmpty ? start : ranges[letter].lowerBound)..<text.count
    }
    return Array((version + "\n" + index(ranges, from: 0) + "\n").utf8) + text
  }

  /// A word of three to nine letters that begins with `first`, drawn with the dice; nil where the
  /// list has none.
  public func word(from first: UInt8, dice: inout Dice) -> String? {
    guard (0x61...0x7a).contains(first) else { return nil }
    let range = ranges[Int(first - 0x61)]
    if range.isEmpty { return nil }
    var place = range.lowerBound + dice.roll(below: range.count)
    while place > range.lowerBound, bytes[place - 1] != newline { place -= 1 }
    let drawn = place
    repeat {
      var end = place
      while bytes[end] != newline { end += 1 }
      if (3...9).contains(end - place) {
        return String(decoding: bytes[place..<end], as: UTF8.self)
      }
      place = end + 1 < range.upperBound ? end + 1 : range.lowerBound
    } while place != drawn
    return nil
  }

  /// Whether the list has a word, given in small letters.
  public func contains(_ word: String) -> Bool {
    let word = word.bytes
    guard let first = word.first, (0x61...0x7a).contains(first) else { return false }
    var range = ranges[Int(first - 0x61)]
    while !range.isEmpty {
      var place = range.lowerBound + range.count / 2
      while place > range.lowerBound, bytes[place - 1] != newline { place -= 1 }
      var end = place
      while bytes[end] != newline { end += 1 }
      if bytes[place..<end].elementsEqual(word) { return true }
      range =
        bytes[place..<end].lexicographicallyPrecedes(word)
        ? end + 1..<range.upperBound : range.lowerBound..<place
    }
    return false
  }

  private static func index(_ ranges: [Range<Int>], from start: Int) -> String {
    var text = ""
    for (letter, range) in ranges.enumerated() where !range.isEmpty {
      if !text.isEmpty { text += " " }
      text += String(UnicodeScalar(UInt8(0x61 + letter))) + " " + String(range.lowerBound - start)
    }
    return text
  }
}

private let newline = UInt8(ascii: "\n")
