import Foundation
import PipitBuilder
import PipitLexicon
import PipitText
import Testing

/// The everyday deck of this repository, as packs.
private func everyday() throws -> (entry: DeckList.Entry, deck: DeckPack, words: [DeckWords]) {
  try withFolder { folder in
    _ = try Builder.build(content: content, into: folder)
    func bytes(_ name: String) throws -> [UInt8] {
      Array(try #require(FileManager.default.contents(atPath: "\(folder)/\(name).pack")))
    }
    let list = try DeckList(bytes("decks"))
    let entry = try #require(list.decks.first { $0.id == "everyday" })
    let words = try entry.languages.map { try DeckWords(bytes(entry.pack(of: $0.tag))) }
    return (entry, try DeckPack(bytes(entry.pack)), words)
  }
}

@Test func theEverydayDeckIsAsLargeAsPromised() throws {
  let (entry, pack, words) = try everyday()

  #expect(entry.topicCount == 12 && pack.deck.topics.count == 12)
  #expect(entry.entryCount == 400 && pack.deck.entries.count == 400)
  for topic in pack.deck.topics {
    let count = pack.deck.entries.count { $0.topic == topic.id }
    #expect((30...37).contains(count), "\(topic.id) has \(count)")
  }
  for language in words {
    #expect(language.count == 400)
    let missing = (0..<400).filter { !language.hasWord(at: $0) }
    #expect(missing == [], "\(language.language.tag)")
  }
}

@Test func wordsHaveAllTheirForms() throws {
  let (_, pack, words) = try everyday()
  for language in words {
    let scripts = Language.scripts(of: language.language.primary)
    for place in 0..<400 {
      let word = try #require(language.word(at: place))
      #expect(
        word.forms.map { $0.language } == scripts,
        "\(pack.deck.entries[place].id): \(word.text)")
    }
  }
}
