import Foundation
import PipitLexicon

/// All English words: Debian's SCOWL lists up to size 60, in plain small letters, each with how common
/// it is, who spells it so, and whether our list calls it offensive.
struct EnglishWords {
  static let fewest = 75_000
  private static let spellings = ["english", "american", "british", "british_z"]
  private static let commonSizes = [10, 20, 35]
  private static let rareSizes = [40, 50, 55, 60]

  /// The words, sorted, each once.
  let words: [WordPack.Word]
  /// Those of American spelling that Oxford writes too: `organize`.
  let oxford: Set<String>

  /// Reads SCOWL's folder; `offensive` are the words to mark.
  init(offensive: Set<String>, folder: String, fewest: Int = fewest) throws(Problem) {
    var spelled: [String: Set<String>] = [:]
    var common: Set<String> = []
    for spelling in Self.spellings {
      for size in Self.commonSizes + Self.rareSizes {
        for word in try Self.words("\(folder)/\(spelling)-words.\(size)") {
          spelled[word, default: []].insert(spelling)
          if Self.commonSizes.contains(size) { common.insert(word) }
        }
      }
    }
    guard spelled.count >= fewest else {
      throw Problem(
        file: folder, line: 1,
        message: "only \(spelled.count) English words are there, and \(fewest) are needed",
        mend: "Install the whole list: apt-get install --reinstall scowl")
    }
    words = spelled.sorted { $0.key < $1.key }.map { word, spellings in
      WordPack.Word(
        word, common.contains(word) ? .common : .rare, region: Self.region(spellings),
        isOffensive: offensive.contains(word))
    }
    oxford = Set(
      spelled.filter { Self.region($0.value) == .american && $0.value.contains("british_z") }.keys)
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
