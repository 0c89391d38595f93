import PipitBase
import PipitText
import Testing

@testable import PipitLexicon

private let few = Deck(
  id: "few", name: "A few things",
  topics: [.init(id: "home", name: "At home"), .init(id: "doing", name: "What we do")],
  entries: [
    DeckEntry(
      id: "dog", topic: "home", partOfSpeech: "noun",
      words: [
        DeckWord("de", forms: [.init("de", ["Hund"])], article: "der", gender: "m"),
        DeckWord("ja", forms: [.init("ja", ["犬"]), .init("ja-Hrkt", ["いぬ"])], ruby: "犬[いぬ]"),
      ]),
    DeckEntry(
      id: "bank", topic: "home", partOfSpeech: "noun", meaning: "where money is kept",
      words: [
        DeckWord(
          "de", forms: [.init("de", ["Bank"])], article: "die", gender: "f",
          synonyms: ["Sparkasse", "Geldhaus"], example: "Ich gehe zur Bank.")
      ]),
    DeckEntry(
      id: "eat", topic: "doing", partOfSpeech: "verb",
      words: [
        DeckWord("de", forms: [.init("de", ["essen", "speisen"])]),
        DeckWord("ja", forms: [.init("ja", ["食べる"])], ruby: "食[た]べる"),
      ]),
  ], languages: ["de", "ja"])

private func words(_ primary: String) throws(PackError) -> DeckWords {
  try DeckWords(DeckWords.bytes(of: few, primary))
}

@Test func aDeckComesBackFromItsPacks() throws {
  let pack = try DeckPack(DeckPack.bytes(of: few))
  let (german, japanese) = (try words("de"), try words("ja"))

  #expect(pack.deck(words: [german, japanese]) == few)
  #expect(pack.entry(at: 1, words: [japanese]).words == [])
  #expect(pack.entry(at: 2, words: [japanese]).words == [few.entries[2].words[1]])
  #expect(pack.deck.entry("eat")?.partOfSpeech == "verb" && pack.deck.entry("swim") == nil)
  #expect(japanese.count == 3 && japanese.hasWord(at: 0) && !japanese.hasWord(at: 1))
  #expect(!japanese.hasWord(at: 3) && japanese.word(at: 3) == nil)
  #expect(few.entry("eat")?.forms["ja"] == ["食べる"])
}

@Test func aDeckIsListedWithItsPacks() throws {
  let list = try DeckList(
    DeckList.bytes(of: [(deck: few, source: "written for Pipit", licence: "Apache-2.0")]))
  let entry = try #require(list.decks.first)

  #expect(list.decks.count == 1)
  #expect(entry.id == "few" && entry.name == "A few things")
  #expect(entry.topicCount == 2 && entry.entryCount == 3 && entry.languages == ["de", "ja"])
  #expect(entry.source == "written for Pipit" && entry.licence == "Apache-2.0")
  #expect(entry.pack == "deck-few" && entry.pack(of: "ja") == "deck-few-ja")
}

@Test func anArticleJoinsWhereItIsElided() {
  func said(_ article: String, _ text: String) -> String {
    DeckWord("fr", forms: [.init("fr", [text])], article: article).textWithArticle
  }

  #expect(said("le", "chien") == "le chien")
  #expect(said("l'", "eau") == "l'eau" && said("l’", "eau") == "l’eau")
  #expect(said("", "manger") == "manger")
}

@Test(arguments: [
  ("", 1, PackError.Reason.unknownVersion), ("pipit-deck 2\n", 1, .unknownVersion),
  ("pipit-deck 1\n", 2, .unknownKind), ("pipit-deck 1\nx\n", 2, .unknownKind),
  ("pipit-deck 1\n=a\tA\n", 2, .wrongFields), ("pipit-deck 1\n=a\t\ten\n", 2, .emptyField),
  ("pipit-deck 1\n=a\tA\ten\n", 2, .nothingInside),
  ("pipit-deck 1\n=a\tA\ten\nedog\tnoun\n", 3, .outsideTopic),
  ("pipit-deck 1\n=a\tA\ten\nthome\n", 3, .emptyField),
  ("pipit-deck 1\n=a\tA\ten\nthome\tAt home\tx\n", 3, .wrongFields),
  ("pipit-deck 1\n=a\tA\ten\nthome\tAt home\nthome\tAt home\n", 4, .doubleID),
  ("pipit-deck 1\n=a\tA\ten\nthome\tAt home\nedog\tnoun\nedog\tnoun\n", 5, .doubleID),
  ("pipit-deck 1\n=a\tA\ten\nthome\tAt home\nxdog\tnoun\n", 4, .unknownKind),
])
func aBrokenDeckIsRefusedWithItsLine(_ text: String, _ line: Int, _ reason: PackError.Reason) {
  #expect(throws: PackError(line: line, reason: reason)) { try DeckPack(text.bytes) }
}

@Test(arguments: [
  ("pipit-deck-words 1\n", 2, PackError.Reason.nothingInside),
  ("pipit-deck-words 1\na\tja\n", 2, .wrongFields),
  ("pipit-deck-words 1\na\t\tja\n", 2, .emptyField),
  ("pipit-deck-words 1\na\tja\tja\n", 2, .nothingInside),
  ("pipit-deck-words 1\na\tja\tja\n\tder\n", 3, .emptyField),
  ("pipit-deck-words 1\na\tja\tja\nx\t\t\t\t\t\tx\n", 3, .wrongFields),
])
func brokenWordsAreRefusedWithTheirLine(_ text: String, _ line: Int, _ reason: PackError.Reason) {
  #expect(throws: PackError(line: line, reason: reason)) { try DeckWords(text.bytes) }
}

/// Whatever the bytes are, they are read or refused.
@Test func brokenPacksOfDecksNeverTrap() throws {
  var dice = Dice(text: "decks")
  let packs = [
    DeckPack.bytes(of: few), DeckWords.bytes(of: few, "ja"), DeckWords.bytes(of: few, "de"),
    DeckList.bytes(of: [(deck: few, source: "x", licence: "y")]),
  ]
  for _ in 0..<4_000 {
    var bytes = packs[dice.roll(below: packs.count)]
    for _ in 0...dice.roll(below: 3) {
      let place = dice.roll(below: bytes.count)
      switch dice.roll(below: 3) {
      case 0: bytes[place] = Array("\t\n|-=et\u{80}".utf8)[dice.roll(below: 8)]
      case 1: bytes.remove(at: place)
      default: bytes.removeSubrange(place...)
      }
      if bytes.isEmpty { break }
    }
    if let pack = try? DeckPack(bytes) { _ = pack.deck(words: [try words("de")]) }
    if let words = try? DeckWords(bytes) {
      for place in 0...words.count { _ = words.word(at: place) }
    }
    _ = try? DeckList(bytes)
  }
}
