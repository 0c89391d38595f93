import PipitBase
import PipitLexicon
import PipitPractice
import PipitText
import Testing

@testable import PipitCommandLine

struct DeckFunctionTests {
  private static let few = DeckList.bytes(of: [
    (
      deck: Deck(
        id: "few", name: "A few things", topics: [.init(id: "home", name: "At home")],
        entries: [DeckEntry(id: "dog", topic: "home", words: [])], languages: ["en", "ja"]),
      source: "written for Pipit", licence: "Apache-2.0"
    )
  ])

  @Test func decksAreListedWithTheirLanguages() {
    let pack = Pack(name: "decks", version: "1", bytes: Self.few)
    let told = answers(#"{"function":"deck.list"}"#, Shelf(packs: [pack]))

    #expect(
      told == [
        [
          "result": [
            "decks": [
              [
                "id": "few", "name": "A few things", "topics": 1, "entries": 1,
                "languages": ["en", "ja"],
              ]
            ]
          ]
        ]
      ])
  }
}
