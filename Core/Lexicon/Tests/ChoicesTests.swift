import PipitBase
import PipitLexicon
import PipitText
import Testing

private func alphabet(
  _ id: String, _ language: String, _ letters: [CodeWord], decoys: [SpellingAlphabet.Decoys] = []
) -> SpellingAlphabet {
  SpellingAlphabet(
    id: id, name: id.uppercased(), language: Language(language), standing: .customary,
    letters: letters, decoys: decoys)
}

private let nato = alphabet(
  "nato", "en", [CodeWord("A", ["Alfa", "Alpha"]), CodeWord("B", ["Bravo"])])
private let lapd = alphabet("lapd", "en-US", [CodeWord("A", ["Adam"]), CodeWord("B", ["Boy"])])
private let old = alphabet("old", "en", [CodeWord("A", ["alpha", "ADAM", "Able"])])
private let finnish = alphabet(
  "fi", "fi",
  [CodeWord("A", ["Aarne"]), CodeWord("F", ["farao"]), CodeWord("Q", ["kuu"], begins: false)],
  decoys: [
    .init(letter: "F", words: ["faksi", "filmi", "folio", "fiksu", "faasi", "Farao"]),
    .init(letter: "Q", words: ["suu", "puu", "luu", "muu", "tyy"]),
  ])
private let french = alphabet(
  "fr", "fr", [CodeWord("A", ["Anatole", "Aé"]), CodeWord("Q", ["Quintal"])])
private let all = [nato, lapd, old, finnish, french]
private let words = ["able", "abbey", "acre", "alfa", "amber", "apple", "aunt", "a", "bee", "box"]

private func pack(_ alphabets: [SpellingAlphabet] = all) throws -> AlphabetPack {
  try AlphabetPack(AlphabetPack.bytes(of: alphabets))
}

private func list() throws -> WordPack {
  try WordPack(WordPack.bytes(of: words.map { WordPack.Word($0) }))
}

@Test func sixChoicesOfWhichOneIsRight() throws {
  let maker = ChoiceMaker(nato, pack: try pack(), words: try list())
  var places = [Int](repeating: 0, count: 6)
  for seed in 0..<600 {
    var dice = Dice(seed: UInt64(seed))
    let choices = try #require(maker.choices(for: "A", dice: &dice))

    #expect(choices.choices.count == 6)
    #expect(Set(choices.choices.map { $0.word.lowercased() }).count == 6)
    #expect(choices.choices.filter { $0.isRight }.map { $0.word } == ["Alfa"])
    #expect(choices.choices.allSatisfy { $0.word.hasPrefix("A") && $0.word != "Alpha" })
    places[choices.choices.firstIndex { $0.isRight }!] += 1
  }
  #expect(places.allSatisfy { (60...140).contains($0) })
}

@Test func wordsOfOtherAlphabetsComeFirstAndTellWhereFrom() throws {
  let maker = ChoiceMaker(nato, pack: try pack(), words: try list())
  var dice = Dice(seed: 7)
  let choices = try #require(maker.choices(for: "A", dice: &dice))
  let leaks = choices.choices.filter { !$0.leaks.isEmpty }

  // Adam and Able are English, so they always come; one of French and Finnish comes beside.
  #expect(leaks.count >= 3)
  let adam = try #require(choices.choices.first { $0.word.lowercased() == "adam" })
  #expect(adam.leaks.map { $0.id } == ["lapd", "old"])
  #expect(adam.leaks[0].name == "LAPD")
}

@Test func choicesWorkWithoutAList() throws {
  var dice = Dice(seed: 1)
  let choices = try #require(ChoiceMaker(nato, pack: try pack()).choices(for: "A", dice: &dice))

  #expect(
    Set(choices.choices.map { $0.word.lowercased() })
      == ["alfa", "adam", "able", "aarne", "anatole", "aé"])
}

@Test func tooFewWordsGiveFewerChoices() throws {
  let maker = ChoiceMaker(nato, pack: try pack([nato, lapd]))
  var dice = Dice(seed: 1)

  #expect(maker.choices(for: "B", dice: &dice)?.choices.count == 2)
  #expect(maker.wrongCount(for: "B") == 1)
  #expect(maker.choices(for: "C", dice: &dice) == nil)
}

@Test func choicesAreCapitalisedAlike() throws {
  var dice = Dice(seed: 3)
  let maker = ChoiceMaker(finnish, pack: try pack())
  let choices = try #require(maker.choices(for: "F", dice: &dice))

  #expect(choices.right == "Farao")
  #expect(
    Set(choices.choices.map { $0.word }) == ["Farao", "Faksi", "Filmi", "Folio", "Fiksu", "Faasi"])
}

@Test func aWordWithoutItsLetterIsNotGivenAway() throws {
  var dice = Dice(seed: 3)
  let choices = try #require(
    ChoiceMaker(finnish, pack: try pack()).choices(for: "Q", dice: &dice))

  #expect(Set(choices.choices.map { $0.word }) == ["Kuu", "Suu", "Puu", "Luu", "Muu", "Tyy"])
}

@Test func theSameDiceDealTheSameChoices() throws {
  let maker = ChoiceMaker(nato, pack: try pack(), words: try list())
  var one = Dice(seed: 5)
  var other = Dice(seed: 5)

  #expect(maker.choices(for: "A", dice: &one) == maker.choices(for: "A", dice: &other))
}

@Test func everyLetterIsAskedOnceAndDealtTheSameInAnyOrder() throws {
  let deal = AlphabetDeal(finnish.letters, seed: 2)
  let maker = ChoiceMaker(finnish, pack: try pack(), words: nil)

  #expect(deal.codeWords.map { $0.letter }.sorted() == ["A", "F", "Q"])
  let last = deal.choices(at: 2, from: maker)
  _ = deal.choices(at: 0, from: maker)
  #expect(deal.choices(at: 2, from: maker) == last)
  #expect(last?.letter == deal.codeWords[2].letter)
  #expect(deal.choices(at: 3, from: maker) == nil)
}

@Test func readbackFillsPatterns() throws {
  var german = nato
  german.letters.append(CodeWord("Ä", ["Ärger"]))
  german.readback = .init(plates: ["AB-@##"], names: ["Jäger"])
  let material = ReadbackMaterial(german)
  var dice = Dice(seed: 1)

  #expect(material.kinds == [.plate, .name])
  for _ in 0..<50 {
    let plate = try #require(material.text(.plate, dice: &dice))
    #expect(plate.wholeMatch(of: /AB-[AB][0-9][0-9]/) != nil)
  }
  #expect(material.text(.name, dice: &dice) == "Jäger")
  #expect(material.text(.call, dice: &dice) == nil)
}
