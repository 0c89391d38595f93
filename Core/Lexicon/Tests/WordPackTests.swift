import PipitBase
import PipitLexicon
import Testing

private let words: [WordPack.Word] = [
  .init("able"), .init("abbey"), .init("abbeys", .rare), .init("acre"), .init("alfa"),
  .init("amber"), .init("apple"), .init("aunt"), .init("a"), .init("bee"), .init("box"),
  .init("colour", region: .british), .init("color", region: .american),
  .init("colourize", .rare, region: .oxford), .init("damn", isOffensive: true),
  .init("abbreviations"), .init("ad", .rare),
]

private func pack(_ words: [WordPack.Word] = words) throws -> WordPack {
  try WordPack(WordPack.bytes(of: words))
}

/// Words made of few letters, so that they share much: `abba`, `abbab`, `baab`.
private func made(_ count: Int, seed: UInt64) -> [String] {
  var dice = Dice(seed: seed)
  var words: Set<String> = []
  while words.count < count {
    let letters = (0...dice.roll(below: 14)).map { _ in
      "abéñ'-".map(String.init)[dice.roll(below: 6)]
    }
    words.insert(letters.joined(separator: ""))
  }
  return words.sorted()
}

@Test func aPackTellsOfEachWordWhatItWasGiven() throws {
  let pack = try pack()

  #expect(pack.count == 17)
  #expect(pack.all == words.sorted { $0.text < $1.text })
  for word in words { #expect(pack.word(word.text) == word) }
  #expect(pack.word("abbey")?.tier == .common && pack.word("abbeys")?.tier == .rare)
  #expect(pack.word("colour")?.region.tag == "en-GB")
  #expect(pack.contains("damn"))
}

@Test(arguments: [
  "", "abb", "abbe", "abbeyss", "abbr", "Able", "aa", "az", "zoo", "colours", "a ", "a\0", "\0",
  "\u{1f}", "0", "é", "abbreviationss", "abbreviation",
])
func aPackHasNoOtherWords(word: String) throws {
  let pack = try pack()

  #expect(!pack.contains(word))
  #expect(pack.word(word) == nil)
}

@Test func aPackOfNoWordsHasNone() throws {
  let pack = try pack([])
  var dice = Dice(seed: 1)

  #expect(pack.count == 0 && pack.all.isEmpty && !pack.contains("a") && !pack.contains(""))
  #expect(pack.word(from: UInt8(ascii: "a"), dice: &dice) == nil)
}

@Test(arguments: 0..<20) func everyWordAndNoOtherIsFound(seed: Int) throws {
  let all = made(1 + seed * 40, seed: UInt64(seed))
  let known = Set(all)
  let pack = try pack(all.map { .init($0, $0.utf8.count % 2 == 0 ? .common : .rare) })

  for word in all {
    #expect(pack.word(word)?.tier == (word.utf8.count % 2 == 0 ? .common : .rare))
  }
  #expect(made(500, seed: 99).filter { pack.contains($0) != known.contains($0) }.isEmpty)
  #expect(Set(pack.all.map { $0.text }) == known)
}

@Test func wordsDrawnAreCommonInoffensiveAndOfThreeToNineLetters() throws {
  let pack = try pack()
  var dice = Dice(seed: 9)
  var drawn: Set<String> = []
  for _ in 0..<300 { drawn.insert(pack.word(from: UInt8(ascii: "a"), dice: &dice) ?? "") }

  #expect(drawn == ["able", "abbey", "acre", "alfa", "amber", "apple", "aunt"])
  #expect(pack.word(from: UInt8(ascii: "d"), dice: &dice) == nil)
  #expect(pack.word(from: UInt8(ascii: "z"), dice: &dice) == nil)
  #expect(pack.word(from: UInt8(ascii: "A"), dice: &dice) == nil)
  #expect(pack.word(from: 0, dice: &dice) == nil && pack.word(from: 0xff, dice: &dice) == nil)
}

private let head = Array("pipit-words 2\n".utf8)

private let broken: [([UInt8], Int, PackError.Reason)] = [
  (Array("pipit-words 1\na 0\na\n".utf8), 1, .unknownVersion),
  ([], 1, .unknownVersion), (Array("pipit-words 2".utf8), 1, .unknownVersion),
  (head + Array("abbey".utf8), 2, .outOfOrder), (head + [0], 2, .outOfOrder),
  (head + [1] + Array("abbey".utf8), 2, .outOfOrder),
  (head + [0, 0x61, 0, 0x62, 2, 0x61], 4, .outOfOrder),
  (head + [0, 0x61, 0, 0x62, 1], 4, .outOfOrder),
  (head + [0, 0x61, 1, 0x61], 3, .outOfOrder), (head + [0, 0x61, 0, 0x31], 3, .outOfOrder),
  (head + [0, 0x61, 0x31, 0x31], 2, .unknownValue),
  (head + [0, 0x61, 0x20], 2, .unknownValue), (head + [0, 0x61, 0x31, 0x61], 2, .unknownValue),
]

@Test(arguments: broken)
func aBrokenPackTellsWordAndReason(bytes: [UInt8], line: Int, reason: PackError.Reason) {
  #expect(throws: PackError(line: line, reason: reason)) { try WordPack(bytes) }
}

@Test func noChangedByteMakesAPackTrap() throws {
  let good = WordPack.bytes(of: made(200, seed: 5).map { .init($0, .rare, region: .british) })
  var dice = Dice(seed: 11)
  for _ in 0..<4_000 {
    var bytes = good
    for _ in 0...dice.roll(below: 3) {
      bytes[dice.roll(below: bytes.count)] = UInt8(truncatingIfNeeded: dice.roll())
    }
    if dice.roll(below: 4) == 0 { bytes.removeLast(dice.roll(below: bytes.count)) }
    guard let pack = try? WordPack(bytes) else { continue }
    #expect(pack.all.count == pack.count)
    for word in ["abba", "b", "é", "ñ-", "a'b", "\u{10ffff}"] { _ = pack.word(word) }
    for letter in UInt8.min...UInt8.max { _ = pack.word(from: letter, dice: &dice) }
  }
}
