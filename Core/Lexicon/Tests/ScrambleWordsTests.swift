import PipitBase
import PipitText
import Testing

@testable import PipitLexicon

/// Words made of few letters, among them letters with accents, capitals, hyphens and ligatures.
private func made(_ count: Int, _ letters: String, seed: UInt64) -> [WordPack.Word] {
  var dice = Dice(seed: seed)
  let letters = letters.map { String($0) }
  var words: Set<String> = []
  while words.count < count {
    var word = ""
    for _ in 0...dice.roll(below: 9) { word += letters[dice.roll(below: letters.count)] }
    words.insert(word)
  }
  return words.sorted().map {
    .init($0, dice.roll(below: 3) == 0 ? .rare : .common, isOffensive: dice.roll(below: 20) == 0)
  }
}

/// Whether tiles can be laid with others, each once or, in a spelling bee, again and again.
private func canLay(_ tiles: [String], with root: [String], again: Bool) -> Bool {
  var left = root
  for tile in tiles {
    guard let place = left.firstIndex(of: tile) else { return false }
    if !again { left.remove(at: place) }
  }
  return true
}

private func rank(_ word: ScrambleWords.Word) -> Int {
  (word.isOffensive ? 2 : 0) + (word.tier == .rare ? 1 : 0)
}

/// A bit for each tile, some alike: so that most words are passed over at once.
private func bits(_ tiles: [String]) -> UInt64 {
  tiles.reduce(0) { $0 | 1 << UInt64($1.utf8.last! & 63) }
}

/// The words of a root, looked at one after the other; the best of those that are spelled the same.
private func plain(
  _ root: [String], _ words: [(word: ScrambleWords.Word, bits: UInt64)], shortest: Int,
  centre: String?
) -> [ScrambleWords.Word] {
  var best: [[String]: ScrambleWords.Word] = [:]
  let rootBits = bits(root)
  for (word, bits) in words
  where bits & ~rootBits == 0 && word.tiles.count >= shortest && word.tiles != root {
    guard canLay(word.tiles, with: root, again: centre != nil),
      centre.map({ word.tiles.contains($0) }) ?? true
    else { continue }
    if let other = best[word.tiles], rank(other) <= rank(word) { continue }
    best[word.tiles] = word
  }
  let sorted = best.values.map { (word: $0, key: $0.tiles.map { Array($0.utf8) }) }.sorted {
    let (one, other) = ($0.word.tiles.count, $1.word.tiles.count)
    return one == other
      ? $0.key.lexicographicallyPrecedes($1.key) { $0.lexicographicallyPrecedes($1) } : one < other
  }
  return sorted.map { $0.word }
}

struct ScrambleWordsTests {
  /// A language, the letters of its words and of the roots, and whether accents are kept.
  @Test(arguments: [
    ("en", "abcdeinorst", false), ("fr", "aeéèœcorst-'", false), ("fr", "aeéèœcorst-'", true),
    ("de", "aäeEßsrtH", false), ("uk", "абвїй'ціо", false), ("nl", "ijaelnĳs", false),
    ("hu", "dzsaeégy", false), ("hr", "džljnaio", false), ("tr", "ıiIİaekl", false),
    ("und", "abẹo\u{301}\u{323}т", true), ("yo", "abẹọo\u{301}n", false),
  ])
  func theTableFindsWhatLookingAtEachWordFinds(tag: String, letters: String, keeps: Bool) throws {
    let language = Language(tag)
    let tiles = ScrambleTiles(language, keepsAccents: keeps)
    let usual = made(400, letters, seed: 3)
    let large = made(200, letters, seed: 4).filter { word in
      !usual.contains { $0.text == word.text }
    }
    let packs = try [usual, large].map { try WordPack(WordPack.bytes(of: $0)) }
    let words = ScrambleWords(packs, tiles)
    let all = (usual + large).compactMap { word in
      tiles.tiles(of: word.text).map {
        ScrambleWords.Word(word.text, tiles: $0, tier: word.tier, isOffensive: word.isOffensive)
      }
    }.filter { !$0.tiles.isEmpty }
    let known = all.map { (word: $0, bits: bits($0.tiles)) }
    var dice = Dice(seed: 5)
    var count = 0
    for turn in 0..<182 {
      var root = ""
      for _ in 0...(2 + dice.roll(below: 8)) { root += dice.pick(letters.map { String($0) }) ?? "" }
      let own = tiles.spelled(root).tiles
      let centre = turn % 3 == 0 ? own.first : nil
      let shortest = 1 + dice.roll(below: 4)
      let found = words.words(of: own, shortest: shortest, centre: centre)
      let wanted = plain(own, known, shortest: shortest, centre: centre)
      #expect(found.map { $0.tiles } == wanted.map { $0.tiles }, "\(root)")
      #expect(found.map { rank($0) } == wanted.map { rank($0) })
      count += found.count
    }
    #expect(count > 500)
    #expect(
      all.allSatisfy { word in
        words.words(spelled: word.tiles).contains { $0 == word && rank($0) == rank(word) }
          && words.words(spelled: word.tiles + ["q"]).isEmpty
      })
  }

  @Test func anEmptyListHasNoWords() throws {
    let words = ScrambleWords([], "en" as ScrambleTiles)
    var dice = Dice(seed: 1)

    #expect(words.words(of: ["a", "b", "c"]).isEmpty && words.words(spelled: ["a"]).isEmpty)
    #expect(words.words(of: []).isEmpty && words.words(spelled: []).isEmpty)
    #expect(words.words(of: ["a"], centre: "a").isEmpty)
    #expect(words.root(letters: 8, dice: &dice) == "silkworm")
    #expect(words.beeRoot(dice: &dice) == "silkworm")
    #expect(words.centre(of: "", dice: &dice) == nil)
  }

  /// Of each root of nine letters 40 words can be made, of the roots of eight none.
  @Test func aRootIsCommonAndGivesEnoughWords() throws {
    var list: [WordPack.Word] = [
      .init("abcdefghi"), .init("bcdefghia", isOffensive: true), .init("cdefghiab", .rare),
      .init("stuvwxyz"),
    ]
    for first in "abcdefgh" {
      for second in "abcdefghi" where second != first && list.count < 44 {
        list.append(.init("\(first)\(second)" + (first == "a" || second == "a" ? "b" : "a")))
      }
    }
    list = list.filter { Set($0.text).count == $0.text.count }
    let words = ScrambleWords([try WordPack(WordPack.bytes(of: list))], "en" as ScrambleTiles)
    for seed in 0..<20 {
      var dice = Dice(seed: UInt64(seed))
      #expect(words.root(letters: 9, dice: &dice) == "abcdefghi")
      #expect(words.root(letters: 8, dice: &dice) == "stuvwxyz")
      #expect(words.root(letters: 7, dice: &dice) == "silkworm")
    }
  }

  @Test func aBeeHasSevenLettersAndOneInItsMiddle() throws {
    var list: [WordPack.Word] = [.init("abcdefg"), .init("abcdefgh"), .init("abbcdef")]
    for third in "abcdefg" {
      for fourth in "abc" { list.append(.init("ab\(third)\(fourth)")) }
    }
    let words = ScrambleWords([try WordPack(WordPack.bytes(of: list))], "en" as ScrambleTiles)
    var centres: Set<String> = []
    for seed in 0..<20 {
      var dice = Dice(seed: UInt64(seed))
      #expect(words.beeRoot(dice: &dice) == "abcdefg")
      centres.insert(words.centre(of: "abcdefg", dice: &dice) ?? "")
    }
    #expect(centres == ["a", "b"])
  }

  @Test func theSameWordsAreEqual() throws {
    let one = try scrambleWords("tea eat ate")
    #expect(one == (try scrambleWords("tea eat ate")))
    #expect(one != (try scrambleWords("tea eat")))
    #expect(one != (try scrambleWords("tea eat ate", "fr")))
  }

  /// Short strings of letters, marks, half characters and what cannot be seen.
  @Test func whateverIsTypedOnlyWordsAreAccepted() throws {
    let list = made(3_000, "abcdeinorst", seed: 8)
    let known = Set(list.map { $0.text })
    let words = ScrambleWords([try WordPack(WordPack.bytes(of: list))], "en" as ScrambleTiles)
    let rules = ScrambleRules(root: "considerate", words)
    let parts = [
      "a", "b", "c", "d", "e", "i", "n", "o", "r", "s", "t", "A", "T", "é", "e\u{301}", "\u{301}",
      "\u{200b}", " ", "'", "-", "\0", "ß", "İ", "ﬁ", "中", "👨‍👩‍👧", "\u{fe0f}", "\r\n", "7", "œ",
      "\u{202e}",
    ]
    var dice = Dice(seed: 11)
    var accepted = 0
    for turn in 0..<50_000 {
      var typed = ""
      let choice = turn % 2 == 0 ? 11 : parts.count
      for _ in 0...dice.roll(below: 6) { typed += parts[dice.roll(below: choice)] }
      guard case .accepted(let find) = rules.check(typed, found: []) else { continue }
      accepted += 1
      #expect(known.contains(find.word) && find.tiles.count >= 3)
      #expect(find.points == Int32(find.tiles.count + 1))
    }
    #expect(accepted > 300)
  }
}

extension ScrambleTiles: ExpressibleByStringLiteral {
  /// The tiles of a language from its tag.
  public init(stringLiteral tag: String) { self.init(Language(tag)) }
}
