import PipitBase
import Testing

@testable import PipitCommandLine

struct AlphabetFunctionTests {
  @Test func alphabetsAreListedWithTheirLetters() {
    let alphabets = result(#"{"function":"alphabet.list"}"#)["alphabets"]?.list ?? []

    #expect(Set(alphabets.compactMap { $0["id"]?.text }) == ["small", "short"])
    let small = alphabets.first { $0["id"] == "small" }
    #expect(small?["name"] == "Small")
    #expect(small?["language"] == "en")
    #expect(small?["letters"] == ["A", "B", "X"])
  }

  @Test func textIsSpelledAndReadBack() {
    let spelled = result(#"{"function":"alphabet.spell","alphabet":"small","text":"xa3?"}"#)
    let words = spelled["words"]?.list ?? []

    #expect(words.compactMap { $0["word"]?.text } == ["X-ray", "Alfa", "Three", "?"])
    #expect(words.compactMap { $0["said"]?.text } == ["X-ray", "AL FAH", "TREE", "?"])
    #expect(words.compactMap { $0["letter"]?.text } == ["x", "a", "3", "?"])
    for given in [#""X-ray Alpha Three""#, #"["x-ray","ALFA","tree"]"#] {
      let read = result(
        #"{"function":"alphabet.read","alphabet":"small","words":\#(given)}"#)
      #expect(read == ["text": "XA3", "unknown": []])
    }
  }

  @Test(arguments: [
    ("A", "alfa", true, "exact"), ("a", "ALPHA ", true, "exact"), ("X", "xray", true, "exact"),
    ("B", "bravi", false, "slip"), ("B", "Alfa", false, "wrong"), ("3", "tree", true, "exact"),
    ("A", "", false, "wrong"),
  ])
  func typedWordsAreJudged(letter: String, typed: String, accepted: Bool, verdict: String) {
    let told = result(
      #"{"function":"alphabet.accepts","alphabet":"small","letter":"\#(letter)","typed":"\#(typed)"}"#
    )

    #expect(told["accepted"] == .bool(accepted))
    #expect(told["verdict"] == .text(verdict))
  }

  @Test func aDealAsksEachLetterOnceWithSixDifferentWords() throws {
    for seed in 0..<300 {
      let line = #"{"function":"alphabet.deal","alphabet":"small","seed":"\#(seed)"}"#
      let questions = try #require(result(line)["questions"]?.list)

      #expect(Set(questions.compactMap { $0["letter"]?.text }) == ["A", "B", "X"])
      #expect(questions.count == 3)
      for question in questions {
        let choices = (question["choices"]?.list ?? []).compactMap { $0.text }
        let answer = try #require(question["answer"]?.text)
        #expect(Set(choices.map { $0.lowercased() }).count == 6)
        #expect(choices.count { ["Alfa", "Bravo", "X-ray"].contains($0) } == 1)
        #expect(choices.contains(answer))
      }
      #expect(result(line) == result(line))
    }
  }

  @Test(arguments: [
    (#""alphabet":"none","seed":"1""#, "unknown-alphabet"), (#""seed":"1""#, "missing"),
    (#""alphabet":"small""#, "missing"), (#""alphabet":"small","seed":"x""#, "wrong-value"),
    (#""alphabet":"small","seed":"-1""#, "wrong-value"),
    (#""alphabet":"small","seed":"18446744073709551616""#, "wrong-value"),
    (#""alphabet":"small","seed":1.5"#, "wrong-value"),
    (#""alphabet":"short","seed":"1""#, "too-few-words"),
  ])
  func badDealsAreToldByCode(given: String, code: String) {
    #expect(errorCode(#"{"function":"alphabet.deal",\#(given)}"#) == code)
  }

  @Test func theLargestSeedIsUnderstood() {
    let line = #"{"function":"alphabet.deal","alphabet":"small","seed":"18446744073709551615"}"#

    #expect(result(line)["questions"]?.list?.count == 3)
  }

  @Test func aLetterThatIsNotThereIsTold() {
    #expect(
      errorCode(#"{"function":"alphabet.accepts","alphabet":"small","letter":"Q","typed":"a"}"#)
        == "unknown-letter")
  }

  @Test func aMissingPackIsToldWithTheMend() {
    let told = answers(#"{"function":"alphabet.list"}"#, Shelf(packs: []))

    #expect(
      told == [
        [
          "error": [
            "code": "missing-pack",
            "message":
              "the pack “alphabets” is not built: run ./run --build-only, or set PIPIT_PACKS to its folder",
          ]
        ]
      ])
  }
}
