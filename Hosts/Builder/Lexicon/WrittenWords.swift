import Foundation

/// Our own lists in `Content/Words`: a line each, empty lines and lines that begin with # left out.
enum WrittenWords {
  /// The offensive words of a language, in small letters; English ones are of a to z alone.
  static func offensive(_ language: String, in content: String) throws(Problem) -> Set<String> {
    let file = "\(content)/Words/offensive-\(language).txt"
    var words: Set<String> = []
    for (place, word) in try lines(of: file, "the list of offensive words is not there") {
      let isPlain = word.utf8.allSatisfy { (0x61...0x7a).contains($0) }
      guard language == "en" ? isPlain : word == word.lowercased() && !word.contains(" ") else {
        throw Problem(
          file: file, line: place,
          message: language == "en"
            ? "“\(word)” has other characters than a to z" : "“\(word)” is not one small word",
          mend: "Write one word in small letters")
      }
      words.insert(word)
    }
    return words
  }

  /// The British and American spellings that no rule finds.
  static func spellings(
    in content: String
  ) throws(Problem) -> [(british: String, american: String)] {
    try pairs(
      "\(content)/Words/spellings-en.txt", "the list of spellings is not there",
      mend: "Write the British spelling, a space and the American one, in small letters"
    ).map { (british: $0.0, american: $0.1) }
  }

  /// Pairs of English words that espeak-ng says alike and people do not: each word with the other.
  static func different(in content: String) throws(Problem) -> [String: Set<String>] {
    var different: [String: Set<String>] = [:]
    let pairs = try pairs(
      "\(content)/Words/different-en.txt", "the list of words that sound different is not there",
      mend: "Write the one word, a space and the other, in small letters")
    for (one, other) in pairs {
      different[one, default: []].insert(other)
      different[other, default: []].insert(one)
    }
    return different
  }

  private static func pairs(
    _ file: String, _ missing: String, mend: String
  ) throws(Problem) -> [(String, String)] {
    var pairs: [(String, String)] = []
    for (place, line) in try lines(of: file, missing) {
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 2, words.joined().utf8.allSatisfy({ (0x61...0x7a).contains($0) }) else {
        throw Problem(
          file: file, line: place, message: "“\(line)” is no pair of words", mend: mend)
      }
      pairs.append((words[0], words[1]))
    }
    return pairs
  }

  private static func lines(
    of file: String, _ missing: String
  ) throws(Problem) -> [(place: Int, text: String)] {
    guard let bytes = Disk.read(file) else {
      throw Problem(file: file, line: 1, message: missing, mend: "Write it, one word a line")
    }
    return bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated().map { place, line in
        (place + 1, String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespaces))
      }.filter { !$0.1.isEmpty && !$0.1.hasPrefix("#") }
  }
}
