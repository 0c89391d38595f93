import Foundation

/// How common words are: wordfreq's lists, which `Tools/frequency.sh` has fetched and made plain.
enum Frequency {
  /// For each word, in small letters, how rare it is: hundredths of powers of ten, so that a word of
  /// 500 is ten times as rare as one of 400. `the` has 127; the lists end at 800.
  static func read(_ language: String, work: String) throws(Problem) -> [String: Int] {
    let path = "\(work)/frequency-\(language).txt"
    guard let bytes = Disk.read(path) else {
      throw Problem(
        file: path, line: 1, message: "the list of how common words are is not there",
        mend: "Fetch it once, with a network: Tools/frequency.sh")
    }
    var rarity: [String: Int] = [:]
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (place, line) in lines.enumerated() {
      for word in line.split(separator: UInt8(ascii: " ")) {
        let word = String(decoding: word, as: UTF8.self)
        if rarity[word] == nil { rarity[word] = place }
      }
    }
    return rarity
  }

  /// The band of each word: the most common fifth of them is 1, the rarest 5; those that are as rare
  /// as each other go by their bytes.
  static func bands(of words: [String], _ rarity: (String) -> Int) -> [String: Int32] {
    let ranked = words.map { (rarity: rarity($0), word: $0) }.sorted {
      $0.rarity != $1.rarity
        ? $0.rarity < $1.rarity : $0.word.utf8.lexicographicallyPrecedes($1.word.utf8)
    }
    var bands: [String: Int32] = [:]
    for (place, entry) in ranked.enumerated() {
      bands[entry.word] = Int32(place * 5 / ranked.count) + 1
    }
    return bands
  }
}
