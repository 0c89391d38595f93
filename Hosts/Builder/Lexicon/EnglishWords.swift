import Foundation
import PipitLexicon

/// All English words: Debian's SCOWL lists up to size 60, in plain small letters, each with how common
/// it is, who spells it so, and whether our list calls it offensive.
enum EnglishWords {
  static let fewest = 75_000
  private static let spellings = ["english", "american", "british", "british_z"]
  private static let commonSizes = [10, 20, 35]
  private static let rareSizes = [40, 50, 55, 60]

  /// The words, sorted, each once.
  static func read(
    offensive: Set<String>, folder: String, fewest: Int = fewest
  ) throws(Problem) -> [WordPack.Word] {
    var spelled: [String: Set<String>] = [:]
    var common: Set<String> = []
    for spelling in spellings {
      for size in commonSizes + rareSizes {
        for word in try words("\(folder)/\(spelling)-words.\(size)") {
          spelled[word, default: []].insert(spelling)
          if commonSizes.contains(size) { common.insert(word) }
        }
      }
    }
    guard spelled.count >= fewest else {
      throw Problem(
        file: folder, line: 1,
        message: "only \(spelled.count) English words are there, and \(fewest) are needed",
        mend: "Install the whole list: apt-get install --reinstall scowl")
    }
    return spelled.sorted { $0.key < $1.key }.map { word, spellings in
      WordPack.Word(
        word, common.contains(word) ? .common : .rare, region: region(spellings),
        isOffensive: offensive.contains(word))
    }
  }

  /// Who spells so. What Americans write and Oxford too, `organize`, is American here; that Oxford
  /// writes it as well is told beside its other spellings.
  private static func region(_ spellings: Set<String>) -> WordRegion {
    let isAmerican = spellings.contains("american")
    let isBritish = spellings.contains("british")
    if spellings.contains("english") || isAmerican && isBritish { return .everybody }
    return isAmerican ? .american : isBritish ? .british : .oxford
  }

  /// The words of a SCOWL file that are written in a to z alone.
  private static func words(_ path: String) throws(Problem) -> [String] {
    guard let bytes = Disk.read(path) else {
      throw Problem(
        file: path, line: 1, message: "the English word list is not there",
        mend: "Install it: apt-get install scowl")
    }
    return bytes.split(separator: UInt8(ascii: "\n"))
      .filter { $0.allSatisfy { (0x61...0x7a).contains($0) } }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Our list of offensive words: one a line, empty lines and lines that begin with # left out.
  static func offensive(_ file: String) throws(Problem) -> Set<String> {
    guard let bytes = Disk.read(file) else {
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
