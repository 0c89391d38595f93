import Foundation

/// Arabic in scholarly Latin letters.
enum ArabicLatin {
  /// Whether the consonants of Latin letters are those of an Arabic text, word by word in their order.
  ///
  /// Vowels are not written in Arabic, a doubled consonant is written once, و and ي may be vowels; hamza
  /// at the beginning is not written in Latin; the article may be as it is said; ة may be t or h, and
  /// a word may end with the an or in of what is indefinite.
  static func agrees(_ latin: String, with arabic: String) -> Bool {
    let words = arabic.split(separator: " ").map { bare(arabic: String($0)) }
    let given = latin.lowercased().split(separator: " ").map { bare(latin: String($0)) }
    guard words.count == given.count else { return false }
    return zip(words, given).allSatisfy { word, given in
      let right = skeleton(ofArabic: word)
      var ends = word.hasSuffix("ة") ? ["", "t", "h"] : [""]
      if given.hasSuffix("an") || given.hasSuffix("in") { ends.append("n") }
      return ends.contains { skeleton(ofLatin: given) == right + $0 }
    }
  }

  /// A word without its article.
  private static func bare(arabic word: String) -> String {
    let plain = word.precomposedStringWithCanonicalMapping
    return plain.hasPrefix("ال") && plain.count > 3 ? String(plain.dropFirst(2)) : plain
  }

  private static func bare(latin word: String) -> String {
    let plain = word.precomposedStringWithCanonicalMapping
    guard let hyphen = plain.firstIndex(of: "-"), plain.hasPrefix("a"),
      plain[..<hyphen].count <= 3
    else { return plain }
    return String(plain[hyphen...].dropFirst())
  }

  /// The consonants that are surely said, w and y left out.
  private static func skeleton(ofArabic word: String) -> String {
    var found: [String] = []
    for (place, letter) in word.unicodeScalars.enumerated() {
      guard let latin = consonants[letter] else { continue }
      if latin == "ʾ", place == 0 { continue }
      found.append(latin)
    }
    return once(found)
  }

  private static func skeleton(ofLatin word: String) -> String {
    let letters = Array(word)
    var found: [String] = []
    var place = 0
    while place < letters.count {
      let pair = place + 1 < letters.count ? String(letters[place...place + 1]) : ""
      if pairs.contains(pair) {
        found.append(pair)
        place += 2
      } else {
        if singles.contains(letters[place]) { found.append(String(letters[place])) }
        place += 1
      }
    }
    return once(found)
  }

  private static func once(_ consonants: [String]) -> String {
    var joined = ""
    var last = ""
    for consonant in consonants where consonant != last {
      joined += consonant
      last = consonant
    }
    return joined
  }

  private static let pairs: Set<String> = ["th", "kh", "dh", "sh", "gh"]
  private static let singles = Set("btjḥdrzsṣḍṭẓʿfqklmnhʾ")
  private static let consonants: [Unicode.Scalar: String] = [
    "ب": "b", "ت": "t", "ث": "th", "ج": "j", "ح": "ḥ", "خ": "kh", "د": "d", "ذ": "dh", "ر": "r",
    "ز": "z", "س": "s", "ش": "sh", "ص": "ṣ", "ض": "ḍ", "ط": "ṭ", "ظ": "ẓ", "ع": "ʿ", "غ": "gh",
    "ف": "f", "ق": "q", "ك": "k", "ل": "l", "م": "m", "ن": "n", "ه": "h", "ء": "ʾ", "أ": "ʾ",
    "إ": "ʾ", "آ": "ʾ", "ؤ": "ʾ", "ئ": "ʾ",
  ]
}
