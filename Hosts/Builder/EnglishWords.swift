import Foundation
import PipitLexicon

/// The common English words: Debian's SCOWL lists of the three smallest sizes, in plain small
/// letters, without those of our list of offensive ones.
enum EnglishWords {
  static let folder = "/usr/share/dict/scowl"
  static let fewest = 39_000
  private static let spellings = ["english", "american", "british"]
  private static let sizes = [10, 20, 35]

  /// The words, sorted, each once.
  static func read(without offensive: Set<String>, folder: String = folder) throws(Problem)
    -> [String]
  {
    var words: Set<String> = []
    for spelling in spellings {
      for size in sizes {
        let path = "\(folder)/\(spelling)-words.\(size)"
        guard let bytes = FileManager.default.contents(atPath: path) else {
          throw Problem(
            file: path, line: 1, message: "the English word list is not there",
            mend: "Install it: apt-get install scowl")
        }
        for line in bytes.split(separator: UInt8(ascii: "\n"))
        where line.allSatisfy({ (0x61...0x7a).contains($0) }) {
          words.insert(String(decoding: line, as: UTF8.self))
        }
      }
    }
    words.subtract(offensive)
    guard words.count >= fewest else {
      throw Problem(
        file: folder, line: 1,
        message: "only \(words.count) English words are left, and \(fewest) are needed",
        mend: "Install the whole list: apt-get install --reinstall scowl")
    }
    return words.sorted()
  }

  /// Our list of offensive words: one a line, empty lines and lines that begin with # left out.
  static func offensive(_ file: String) throws(Problem) -> Set<String> {
    guard let bytes = FileManager.default.contents(atPath: file) else {
      throw Problem(
        file: file, line: 1, message: "the list of offensive words is not there",
        mend: "Write it, one word a line")
    }
    var words: Set<String> = []
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (place, line) in lines.enumerated() {
      let word = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespaces)
      if word.isEmpty || word.hasPrefix("#") { continue }
      guard word.utf8.allSatisfy({ (0x61...0x7a).contains($0) }) else {
        throw Problem(
          file: file, line: place + 1, message: "“\(word)” has other characters than a to z",
          mend: "Write one word in small letters")
      }
      words.insert(word)
    }
    return words
  }
}
