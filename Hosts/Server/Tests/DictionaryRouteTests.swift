import PipitBase
import PipitLexicon
import Testing

@testable import PipitServer

struct DictionaryRouteTests {
  /// A server whose site has a dictionary of a few words.
  private func running() throws -> RunningServer {
    let site = try MadeSite()
    func entry(_ word: String, _ senses: DictionaryEntry.Sense..., isOffensive: Bool = false)
      -> DictionaryPiece.Word
    {
      .init(
        word,
        entry: DictionaryEntry(
          headword: word, pronunciation: word == "goose" ? "ɡuːs" : "", forms: [], senses: senses,
          isOffensive: isOffensive))
    }
    let first = DictionaryPiece.bytes(of: [
      entry("ape", .init(part: .noun, definition: "a primate")),
      entry("ass", .init(part: .noun, definition: "a donkey"), isOffensive: true),
      .init("geese", headwords: ["goose"]),
    ])
    let second = DictionaryPiece.bytes(of: [
      entry(
        "goose",
        .init(
          part: .noun, definition: "a bird", examples: ["the goose flew"], synonyms: ["gander"]),
        .init(part: .verb, definition: "to prod")),
      entry("moose", .init(part: .noun, definition: "a deer")),
    ])
    let index = DictionaryIndex.bytes(of: ["ape", "goose"], name: "dictionary-en")
    for (name, bytes) in [("en", index), ("en-00", first), ("en-01", second)] {
      try site.write("/assets/dictionary-\(name).1.pack", String(decoding: bytes, as: UTF8.self))
    }
    let packs = ["en", "en-00", "en-01"].map { name in
      "\"dictionary-\(name)\":\"/assets/dictionary-\(name).1.pack\""
    }
    try site.write(
      "/site.json", #"{"build":"d1","files":[],"packs":{\#(packs.joined(separator: ","))}}"#)
    return try RunningServer(site: site)
  }

  @Test func aWordIsToldInThePublicShape() throws {
    let running = try running()
    let answer = try running.get("/api/v2/entries/en/goose", "Origin: https://elsewhere.example")
    #expect(answer.status == 200)
    #expect(answer.headers["access-control-allow-origin"] == "*")
    #expect(answer.headers["content-type"] == "application/json")
    let audio = "http://localhost/voice?language=en&text=goose"
    let expected: JSON = [
      [
        "word": "goose", "phonetic": "/ɡuːs/",
        "phonetics": [["text": "/ɡuːs/", "audio": .text(audio)]],
        "meanings": [
          [
            "partOfSpeech": "noun",
            "definitions": [
              [
                "definition": "a bird", "synonyms": ["gander"], "antonyms": [],
                "example": "the goose flew",
              ]
            ], "synonyms": ["gander"], "antonyms": [],
          ],
          [
            "partOfSpeech": "verb",
            "definitions": [["definition": "to prod", "synonyms": [], "antonyms": []]],
            "synonyms": [], "antonyms": [],
          ],
        ],
        "license": [
          "name": "WordNet 3.0 License",
          "url": "https://wordnet.princeton.edu/license-and-commercial-use",
        ], "sourceUrls": ["https://wordnet.princeton.edu/"],
      ]
    ]
    #expect(try JSON.parse(answer.text) == expected)
  }

  @Test(arguments: [
    "/api/v2/entries/en/geese", "/api/v2/entries/en/GEESE", "/api/v2/entries/en/g%65%65se",
    "/api/v2/entries/en_US/geese", "/api/v2/entries/en/%20geese%20",
  ])
  func aFormGivesItsHeadwordUnderTheWordAsked(path: String) throws {
    let entry = try JSON.parse(try running().get(path).text).list?.first
    #expect(entry?["word"]?.text == "geese")
    #expect(entry?["phonetic"] == nil)
    #expect(entry?["meanings"]?.list?.first?["partOfSpeech"]?.text == "noun")
  }

  @Test(arguments: ["qwerty", "ice%20cream", "the", "%C3%A9", "a'b", "..%20", "%3Cscript%3E"])
  func anUnknownWordHasTheKeysOfThePublicAnswer(word: String) throws {
    let answer = try running().get("/api/v2/entries/en/\(word)")
    #expect(answer.status == 404)
    let body = try JSON.parse(answer.text)
    #expect(body.members?.map { $0.name } == ["title", "message", "resolution"])
    #expect(body["title"]?.text == "No Definitions Found")
    #expect(answer.headers["access-control-allow-origin"] == "*")
  }

  @Test(arguments: [
    ("/api/v2/entries/de/goose", 404), ("/api/v2/entries/en/goo%00se", 400),
    ("/api/v2/entries/en/%ff", 400), ("/api/v2/entries/en/%2e%2e", 400),
    ("/api/v2/entries/en/..%2fsite.json", 400), ("/api/v2/entries/en", 404),
    ("/api/v2/entries/en/" + String(repeating: "a", count: 7_000), 404),
    ("/api/v2/entries/en/" + String(repeating: "a", count: 200_000), 414),
  ])
  func hostileWordsAreRefused(path: String, status: Int) throws {
    let running = try running()
    #expect(try running.get(path).status == status)
    #expect(try running.get("/api/v2/entries/en/goose").status == 200)
  }

  @Test func wordsAreDrawnOfALength() throws {
    let running = try running()
    func words(_ query: String) throws -> [String] {
      let answer = try running.get("/word\(query)")
      #expect(answer.status == 200 && answer.headers["access-control-allow-origin"] == "*")
      #expect(answer.headers["cache-control"] == "no-store")
      return (try JSON.parse(answer.text).list ?? []).compactMap { $0.text }
    }
    // No inflected form and no offensive word is dealt.
    #expect(try words("?length=3") == ["ape"])
    #expect(Set(try words("?length=5&number=100")) == ["goose", "moose"])
    #expect(Set(try words("?number=9")) == ["ape", "goose", "moose"])
    #expect(try words("?length=4").isEmpty)
    #expect(try words("").count == 1)
    #expect(try words("?number=2&lang=en").count == 2)
    var seen: Set<String> = []
    for _ in 0..<60 { seen.formUnion(try words("?length=5")) }
    #expect(seen == ["goose", "moose"])
  }

  @Test(arguments: [
    "length=0", "length=-1", "length=x", "length=", "length=99999999999999999999", "length=6",
    "number=0", "number=101", "number=1.5", "lang=es", "length=%00",
  ])
  func aWrongNumberIsToldInJSON(query: String) throws {
    let answer = try running().get("/word?\(query)")
    #expect(answer.status == 400)
    #expect(answer.headers["access-control-allow-origin"] == "*")
    let message = try JSON.parse(answer.text)["error"]?["message"]?.text ?? ""
    #expect(message.contains(String(query.prefix { $0 != "=" })), "\(message)")
  }

  @Test func withoutADictionaryTheAnswerSaysHowToHaveOne() throws {
    let running = try RunningServer()
    for path in ["/word", "/api/v2/entries/en/goose"] {
      let answer = try running.get(path)
      #expect(answer.status == 503)
      #expect(answer.text.contains("./run --build-only"))
    }
  }

  @Test func aThousandAtOnceAreAnswered() throws {
    let running = try running()
    let client = try running.client()
    let one = "GET /api/v2/entries/en/geese HTTP/1.1\r\nHost: a\r\n\r\n"
    for _ in 0..<20 {
      client.send(String(repeating: one, count: 50))
      for _ in 0..<50 { #expect(try client.answer().status == 200) }
    }
  }
}
