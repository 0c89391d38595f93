import Foundation
import PipitBase
import PipitBuilder
import PipitLexicon
import PipitText
import Testing

/// The content folder of this repository.
let content = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .appendingPathComponent("../../../Content").standardizedFileURL.path

/// A folder of its own for a test, removed when the story is over.
func withFolder<Result>(_ story: (String) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("pipit-\(UUID().uuidString)").path
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  return try story(folder)
}

@Test func theContentHasNoProblems() {
  let problems = Builder.check(content: content).map(\.text).joined(separator: "\n")

  #expect(problems == "")
}

@Suite struct RealPacks {
  private let packs: AlphabetPack
  private let words: WordPack

  init() throws {
    (packs, words) = try withFolder { folder in
      _ = try Builder.build(content: content, into: folder)
      let alphabets = try #require(
        FileManager.default.contents(atPath: "\(folder)/alphabets.pack"))
      let words = try #require(FileManager.default.contents(atPath: "\(folder)/words-en.pack"))
      return (try AlphabetPack(Array(alphabets)), try WordPack(Array(words)))
    }
  }

  @Test func thereAreAlphabetsAndWordsEnough() {
    #expect(packs.list.count >= 24)
    #expect(words.count >= 39_000)
    #expect(packs.list[0].id == "nato")
  }

  @Test func alphabetsAreListedInParts() {
    func ids(_ group: AlphabetGroup) -> [String] {
      packs.list.filter { $0.group == group }.map { $0.id }
    }
    #expect(ids(.international) == ["nato", "itu"])
    #expect(ids(.national).contains("tr") && ids(.national).contains("lapd"))
    #expect(ids(.historic).contains("itu-1927") && ids(.historic).contains("de-old"))
  }

  /// Many questions of each alphabet: six different choices, one accepted, all with the letter.
  /// PIPIT_QUESTIONS sets how many.
  @Test func everyQuestionHasOneRightChoiceOfSix() throws {
    let asking = ProcessInfo.processInfo.environment["PIPIT_QUESTIONS"].flatMap(Int.init) ?? 1_000
    for entry in packs.list {
      let alphabet = packs.alphabet(entry)
      let speller = Speller(alphabet)
      let match = AlphabetMatch(alphabet)
      let maker = ChoiceMaker(alphabet, pack: packs, words: words)
      var dice = Dice(text: entry.id)
      var places = [Int](repeating: 0, count: ChoiceMaker.count)
      var faults: Set<String> = []
      var seen: [String: String] = [:]
      var asked = 0
      while asked < asking {
        let deal = AlphabetDeal(alphabet.letters, seed: dice.roll())
        for (number, codeWord) in deal.codeWords.enumerated() {
          asked += 1
          let letter = codeWord.letter
          let dealt = try #require(deal.choices(at: number, from: maker))
          let code = try #require(alphabet.codeWord(of: letter))
          let keys = dealt.choices.map { choice in
            seen[choice.word] ?? AlphabetMatch.key(choice.word)
          }
          if Set(keys).count != ChoiceMaker.count {
            faults.insert("\(letter): not six different choices")
          }
          for (place, choice) in dealt.choices.enumerated() {
            if choice.isRight { places[place] += 1 }
            guard seen.updateValue(keys[place], forKey: choice.word) == nil else { continue }
            if choice.isRight != (match.verdict(choice.word, for: letter) == .exact)
              || choice.isRight != match.accepts(choice.word)
            {
              faults.insert("\(letter): \(choice.word) is right and wrong")
            }
            if code.begins, !speller.begins(choice.word, with: letter) {
              faults.insert("\(letter): \(choice.word) begins with another letter")
            }
            if choice.word != Text.capitalised(choice.word, alphabet.language) {
              faults.insert("\(letter): \(choice.word) has no capital")
            }
          }
          if dealt.choices.filter({ $0.isRight }).count != 1 { faults.insert("\(letter): right") }
        }
      }
      #expect(faults.isEmpty, "\(entry.id)")
      // Each of six places is expected asked/6 times; 20.5 is passed once in a thousand.
      let expected = Double(asked) / 6
      let spread = places.map { pow(Double($0) - expected, 2) / expected }.reduce(0, +)
      #expect(spread < 20.5, "\(entry.id): \(places)")
    }
  }
}
