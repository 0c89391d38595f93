import Foundation
import PipitLexicon

/// All English words: Debian's SCOWL lists up to size 60, in plain small letters, each with how common
/// it is, who spells it so, and whether our list calls it offensive; and those of the larger list.
struct EnglishWords {
  static let fewest = 75_000
  static let fewestLarge = 150_000
  private static let spellings = ["english", "american", "british", "british_z"]
  private static let commonSizes = [10, 20, 35]
  private static let rareSizes = [40, 50, 55, 60]
  private static let largeSizes = [70, 80]

  /// The words, sorted, each once.
  let words: [WordPack.Word]
  /// Those of American spelling that Oxford writes too: `organize`.
  let oxford: Set<String>

  /// Reads SCOWL's folder; `offensive` are the words to mark.
  init(offensive: Set<String>, folder: String, fewest: Int = fewest) throws(Problem) {
    let common = Set(try Self.spelled(Self.commonSizes, folder).keys)
    let spelled = try Self.spelled(Self.commonSizes + Self.rareSizes, folder)
    try Self.count(spelled.count, fewest, folder)
    words = spelled.sorted { $0.key < $1.key }.map { word, spellings in
      WordPack.Word(
        word, common.contains(word) ? .common : .rare, region: Self.region(spellings),
        isOffensive: offensive.contains(word))
    }
    oxford = Set(
      spelled.filter { Self.region($0.value) == .american && $0.value.contains("british_z") }.keys)
  }

  /// The words of SCOWL up to size 80 that are not among these: all rare.
  func large(
    offensive: Set<String>, folder: String, fewest: Int = fewestLarge
  ) throws(Problem) -> [WordPack.Word] {
    var spelled = try Self.spelled(Self.largeSizes, folder)
    for word in words { spelled[word.text] = nil }
    try Self.count(spelled.count, fewest, folder)
    return spelled.map { word, spellings in
      WordPack.Word(
        word, .rare, region: Self.region(spellings), isOffensive: offensive.contains(word))
    }
  }

  /// The words of some sizes, each with the spellings that have it.
  private static func spelled(
    _ sizes: [Int], _ folder: String
  ) throws(Problem) -> [String: Set<String>] {
    var spelled: [String: Set<String>] = [:]
    for spelling in spellings {
      for size in sizes {
        for word in try words("\(folder)/\(spelling)-words.\(size)") {
          spelled[word, default: []].insert(spelling)
        }
      }
    }
    return spelled
  }

  private static func count(_ count: Int, _ fewest: Int, _ folder: String) throws(Problem) {
    guard count >= fewest else {
      throw Problem(
        file: folder, line: 1,
        message: "only \(count) English words are there, and \(fewest) are needed",
        mend: "Install the whole list: apt-get install --reinstall scowl")
    }
  }

  /// Names and what else is written with a capital, in small letters, up to size 80.
  static func names(folder: String) -> Set<String> {
    var names: Set<String> = []
    for file in Disk.files(in: folder)
    where (file.contains("-proper-names.") || file.contains("-upper.")) && !file.hasSuffix(".95") {
      let text = String(decoding: Disk.read(file) ?? [], as: UTF8.self)
      for name in text.split(separator: "\n") {
        names.insert(name.lowercased().folding(options: .diacriticInsensitive, locale: nil))
      }
    }
    return names
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
}
