// The words of roots found, natively and in the browser.

import PipitBase
import PipitLexicon
import PipitText

/// Roots of eight letters, whose words are found; and words of the first, which are checked.
struct Roots {
  let words: ScrambleWords
  private(set) var roots: [[String]] = []
  private let rules: ScrambleRules
  private let typed: [String]

  static let count = 64

  init(_ packs: [[UInt8]]) throws(PackError) {
    words = try Self.open(packs)
    var dice = Dice(seed: 1)
    for _ in 0..<Self.count {
      roots.append(words.tiles.tiles(of: words.root(letters: 8, dice: &dice)) ?? [])
    }
    rules = ScrambleRules(root: roots[0].joined(separator: ""), words)
    typed = rules.all.map { $0.text }
  }

  /// Reads packs and makes the words ready to be found.
  static func open(_ packs: [[UInt8]]) throws(PackError) -> ScrambleWords {
    var read: [WordPack] = []
    for bytes in packs { read.append(try WordPack(bytes)) }
    return ScrambleWords(read, ScrambleTiles("en"))
  }

  /// How many words all roots have.
  func count() -> Int32 {
    var count: Int32 = 0
    for root in roots { count += words.count(of: root) }
    return count
  }

  /// The words of all roots as texts; how many they are.
  func texts() -> Int32 {
    var count: Int32 = 0
    for root in roots { count += Int32(words.words(of: root).count) }
    return count
  }

  /// Checks each word of the first root; how many are right.
  func check() -> Int32 {
    var count: Int32 = 0
    for word in typed {
      if case .accepted = rules.check(word, found: []) { count += 1 }
    }
    return count
  }

  /// How many words are checked.
  var checked: Int { typed.count }

  /// Short strings, most of them no words, as many as asked for: how many are accepted; nil where one
  /// is that is no word of the packs.
  func hostile(_ count: Int) -> Int32? {
    let parts = [
      "a", "e", "i", "o", "s", "t", "r", "n", "é", "e\u{301}", "\u{301}", "\u{200b}", " ", "'", "-",
      "\0", "ß", "İ", "ﬁ", "中", "👨‍👩‍👧", "\u{fe0f}", "\r\n", "7", "œ", "\u{202e}", "T", "A",
    ]
    let rules = ScrambleRules(root: "reactions", words)
    var dice = Dice(seed: 7)
    var accepted: Int32 = 0
    for turn in 0..<count {
      var typed = ""
      for _ in 0...dice.roll(below: 6) {
        typed += parts[dice.roll(below: turn % 2 == 0 ? 8 : parts.count)]
      }
      guard case .accepted(let find) = rules.check(typed, found: []) else { continue }
      if !rules.all.contains(where: { $0.text == find.word }),
        words.words(spelled: find.tiles).isEmpty
      {
        return nil
      }
      accepted += 1
    }
    return accepted
  }
}
