import PipitBase
import PipitLexicon
import Testing

private let bear = SpellingWord(text: "bear", length: 4, band: 1, homophones: ["bare"])
private let colour = SpellingWord(
  text: "colour", length: 6, band: 1, variants: [.init("color", region: "en-US")],
  region: "en-GB")
private let organise = SpellingWord(
  text: "organise", length: 8, band: 2,
  variants: [
    .init("organize", region: "en-US"), .init("organize", region: "en-GB-oxendict"),
  ], region: "en-GB")
private let right = SpellingWord(
  text: "right", length: 5, band: 1, homophones: ["rite", "wright", "write"])
private let zephyr = SpellingWord(text: "zephyr", length: 6, band: 5)
private let english = [zephyr, right, organise, bear, colour]

private let mixed = [
  SpellingWord(text: "Straße", length: 6, band: 2), SpellingWord(text: "м'ята", length: 5, band: 3),
  SpellingWord(text: "niño", length: 4, band: 1), SpellingWord(text: "nini", length: 4, band: 4),
]

private func list(_ words: [SpellingWord] = english) throws -> SpellingList {
  try SpellingList(SpellingList.bytes(of: words))
}

@Test(arguments: [english, mixed, []]) func aListTellsAllItWasGiven(words: [SpellingWord]) throws {
  let list = try list(words)
  let sorted = words.sorted { $0.text < $1.text }

  #expect(list.count == words.count)
  #expect((0..<list.count).map { list.word(at: $0) } == sorted)
  for (place, word) in sorted.enumerated() { #expect(list.place(of: word.text) == place) }
  #expect(list.place(of: "bea") == nil && list.place(of: "Bear") == nil)
}

@Test func wordsAreFoundByLengthAndBand() throws {
  let list = try list()

  #expect(list.places(lengths: 3...15, bands: 1...5) == [0, 1, 2, 3, 4])
  #expect(list.places(lengths: 6...6, bands: 1...5) == [1, 4])
  #expect(list.places(lengths: 4...6, bands: 1...3) == [0, 1, 3])
  #expect(list.places(lengths: 12...15, bands: 1...5) == [])
  #expect(list.places(lengths: 4...6, bands: 4...4) == [])
}

private let head = Array("pipit-spelling 1\n".utf8)

@Test(arguments: [
  ("", PackError.Reason.unknownValue), ("6", .unknownValue), ("0", .unknownValue),
  ("1=", .unknownValue), ("1bee", .unknownValue), ("16bee", .unknownValue),
  ("1=bee:", .unknownValue), ("1=bee6", .unknownValue), ("12", .unknownValue),
  ("1>bee", .unknownValue),
])
func aWordOfWhichNonsenseIsToldIsRefused(tail: String, reason: PackError.Reason) {
  let words: [UInt8] = [0] + Array("be1".utf8) + [1] + Array("ye".utf8)
  let bytes = head + words + Array(tail.utf8)
  #expect(throws: PackError(line: 3, reason: reason)) { try SpellingList(bytes) }
}

@Test func aListOfAnotherKindIsRefused() {
  #expect(throws: PackError(line: 1, reason: .unknownVersion)) {
    try SpellingList(WordPack.bytes(of: [.init("a")]))
  }
}

@Test func noChangedByteMakesAListTrap() throws {
  let good = SpellingList.bytes(of: english + mixed)
  var dice = Dice(seed: 3)
  for _ in 0..<8_000 {
    var bytes = good
    for _ in 0...dice.roll(below: 3) {
      bytes[dice.roll(below: bytes.count)] = UInt8(truncatingIfNeeded: dice.roll())
    }
    if dice.roll(below: 4) == 0 { bytes.removeLast(dice.roll(below: bytes.count)) }
    guard let list = try? SpellingList(bytes) else { continue }
    for place in 0..<list.count { _ = list.word(at: place) }
    for word in ["bear", "colour", "niño", ""] { _ = list.place(of: word) }
    #expect(list.places(lengths: 0...31, bands: 1...5).count == list.count)
  }
}
