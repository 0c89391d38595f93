import PipitLexicon
import PipitText
import Testing

/// A small alphabet with everything that a pack can hold.
let small = SpellingAlphabet(
  id: "small", name: "Small", native: "Petit", language: Language("fr"), region: "Here",
  standing: .singleSource, order: 3, note: "Made for a test.",
  sources: [.init(title: "A book", url: "https://example.org/book")],
  letters: [
    CodeWord("A", ["Alfa", "Alpha"], said: "AL FAH", ipa: "ˈalfa"),
    CodeWord("Ğ", ["yumuşak ge"], begins: false),
  ],
  digits: [CodeWord("3", ["Three"], said: "TREE")], marks: [CodeWord(".", ["Stop"])],
  holes: [.init(letter: "É", note: "No source.")],
  decoys: [.init(letter: "A", words: ["Avocat", "Ami"])],
  readback: .init(plates: ["@@-###"], calls: ["F#@@@"], postcodes: ["#####"], names: ["Aga"]))

@Test func aPackGivesBackWhatWasWritten() throws {
  var other = small
  other.id = "other"
  other.order = 1
  let pack = try AlphabetPack(AlphabetPack.bytes(of: [small, other]))

  #expect(pack.list.map { $0.id } == ["other", "small"])
  #expect(pack.list[1].name == "Small" && pack.list[1].letterCount == 2)
  #expect(pack.alphabet("small") == small)
  #expect(pack.alphabet("other") == other)
  #expect(pack.alphabet("none") == nil)
}

@Test(arguments: [
  ("", 1, PackError.Reason.unknownVersion),
  ("pipit-alphabets 9\n", 1, .unknownVersion),
  ("pipit-alphabets 1\nlA\tAlfa\n", 2, .outsideAlphabet),
  ("pipit-alphabets 1\n=a\tA\t\ten\t\tofficial\t1\n?\n", 3, .unknownKind),
  ("pipit-alphabets 1\n=a\tA\t\ten\t\tofficial\n", 2, .wrongFields),
  ("pipit-alphabets 1\n=a\tA\t\ten\t\tofficial\t1\nlA\t\n", 3, .emptyField),
  ("pipit-alphabets 1\n=a\tA\t\ten\t\tofficial\t1\nlA\tAlfa\t\t\tno\n", 3, .unknownValue),
  ("pipit-alphabets 1\n=a\tA\t\ten\t\tgrand\t1\nlA\tAlfa\n", 2, .unknownValue),
  ("pipit-alphabets 1\n=a\tA\t\ten\t\tofficial\t1\n", 2, .noLetters),
  (
    "pipit-alphabets 1\n=a\tA\t\ten\t\tofficial\t1\nlA\tAlfa\n=a\tA\t\ten\t\tofficial\t1\n", 4,
    .doubleID
  ),
])
func aBrokenPackTellsLineAndReason(text: String, line: Int, reason: PackError.Reason) {
  #expect(throws: PackError(line: line, reason: reason)) {
    try AlphabetPack(Array(text.utf8))
  }
}

@Test func bytesThatAreNoTextAreAnError() {
  let bytes = Array("pipit-alphabets 1\n=a".utf8) + [0xff, 0x0a]

  #expect(throws: PackError(line: 2, reason: .notUTF8)) { try AlphabetPack(bytes) }
}

@Test func anyCutOfAPackIsReadOrRefused() {
  let bytes = AlphabetPack.bytes(of: [small])
  for end in bytes.indices {
    var cut = Array(bytes[..<end])
    if let pack = try? AlphabetPack(cut) { _ = pack.list.map { pack.alphabet($0) } }
    cut.append(contentsOf: bytes.reversed())
    if let pack = try? AlphabetPack(cut) { _ = pack.list.map { pack.alphabet($0) } }
  }
}
