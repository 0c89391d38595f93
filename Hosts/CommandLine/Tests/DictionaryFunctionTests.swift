import PipitBase
import PipitLexicon
import PipitPractice
import Testing

@testable import PipitCommandLine

/// A dictionary of three words, in two pieces.
private func shelf() -> Shelf {
  func entry(_ word: String, _ senses: DictionaryEntry.Sense...) -> DictionaryPiece.Word {
    .init(
      word, headwords: word == "saw" ? ["see"] : [],
      entry: DictionaryEntry(headword: word, pronunciation: "x", forms: [], senses: senses))
  }
  let saw = entry("saw", .init(part: .noun, definition: "a tool of the kind of a saw"))
  let see = entry("see", .init(part: .verb, definition: "perceive", synonyms: ["behold"]))
  let first = DictionaryPiece.bytes(of: [saw])
  let second = DictionaryPiece.bytes(of: [see, .init("seen", headwords: ["see"])])
  let index = DictionaryIndex.bytes(of: ["saw", "see"], name: "dictionary-en")
  return Shelf(packs: [
    Pack(name: "dictionary-en", version: "1", bytes: index),
    Pack(name: "dictionary-en-00", version: "1", bytes: first),
    Pack(name: "dictionary-en-01", version: "1", bytes: second),
  ])
}

struct DictionaryFunctionTests {
  @Test func aWordIsDefinedWithTheHeadwordsItIsAFormOf() {
    let saw: JSON = [
      "headword": "saw", "pronunciation": "x", "forms": [],
      "senses": [
        [
          "part": "noun", "definition": "a tool of the kind of a saw", "examples": [],
          "synonyms": [],
        ]
      ],
      "clue": [
        "part": "noun", "shown": "a tool of the kind of a ▁▁▁",
        "said": "a tool of the kind of a blank",
      ], "offensive": false,
    ]
    let see: JSON = [
      "headword": "see", "pronunciation": "x", "forms": [],
      "senses": [
        ["part": "verb", "definition": "perceive", "examples": [], "synonyms": ["behold"]]
      ], "clue": ["part": "verb", "shown": "perceive", "said": "perceive"], "offensive": false,
    ]
    let told = result(#"{"function":"spelling.define","word":" SAW "}"#, shelf())
    #expect(told["word"] == "saw")
    #expect(told["headwords"] == ["saw", "see"])
    #expect(told["entries"] == [saw, see])
    #expect(told["senses"] == saw["senses"] && told["clue"] == saw["clue"])
    let seen = result(#"{"function":"spelling.define","word":"seen"}"#, shelf())
    #expect(seen["headword"] == "see" && seen["word"] == "seen")
  }

  @Test func anUnknownWordIsToldWithItsNeighbours() {
    let answer = answers(#"{"function":"spelling.define","word":"sewn"}"#, shelf()).first?["error"]
    #expect(answer?["code"] == "unknown-word")
    #expect(answer?["message"] == "the dictionary does not have “sewn”; it has seen")
  }

  @Test func whatCannotBeLookedUpIsAnError() {
    #expect(errorCode(#"{"function":"spelling.define"}"#, shelf()) == "missing")
    #expect(errorCode(#"{"function":"spelling.define","word":7}"#, shelf()) == "wrong-type")
    #expect(errorCode(#"{"function":"spelling.define","word":" "}"#, shelf()) == "wrong-value")
    let long = String(repeating: "a", count: 200_000)
    #expect(
      errorCode(#"{"function":"spelling.define","word":"\#(long)"}"#, shelf()) == "unknown-word")
    #expect(errorCode(#"{"function":"spelling.define","word":"saw"}"#) == "missing-pack")
    let broken = Shelf(packs: [Pack(name: "dictionary-en", version: "1", bytes: [1, 2])])
    #expect(errorCode(#"{"function":"spelling.define","word":"saw"}"#, broken) == "broken-pack")
  }

  @Test func aDefinitionIsPrintedForPeople() throws {
    let definition = try Definition(of: "Seen", in: try shelf().dictionary())
    #expect(definition.lines == ["see  /x/", "", "verb", "  1. perceive", "       = behold"])
  }
}
