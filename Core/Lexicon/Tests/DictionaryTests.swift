import PipitLexicon
import Testing

/// A few words as a dictionary holds them.
private let goose = DictionaryEntry(
  headword: "goose", pronunciation: "ɡuːs", forms: ["geese"],
  senses: [
    .init(
      part: .noun, definition: "web-footed bird with a long neck",
      examples: ["the geese flew south", "a goose-like walk"]),
    .init(part: .verb, definition: "prod into action", synonyms: ["spur", "egg on"]),
  ])
private let bad = DictionaryEntry(
  headword: "hag", pronunciation: "", forms: [],
  senses: [.init(part: .noun, definition: "an old woman")], isOffensive: true)
private let words: [DictionaryPiece.Word] = [
  .init("geese", headwords: ["goose"]), .init("goose", entry: goose), .init("hag", entry: bad),
  .init("saw", headwords: ["saw", "see"]),
]
private let bytes = DictionaryPiece.bytes(of: words)

struct DictionaryTests {
  @Test func aPieceGivesBackWhatWasWritten() throws {
    let piece = try DictionaryPiece(bytes)
    try piece.check()
    #expect(piece.entries(for: "goose") == [goose])
    #expect(piece.entries(for: "hag") == [bad])
    #expect(piece.entries(for: "geese").isEmpty)
    #expect(piece.headwords(for: "geese") == ["goose"])
    #expect(piece.headwords(for: "saw") == ["saw", "see"])
    #expect(piece.headwords(for: "goose").isEmpty)
    #expect(piece.headwords(withOffensive: true) == ["goose", "hag"])
    #expect(piece.headwords(withOffensive: false) == ["goose"])
  }

  @Test(arguments: ["", "a", "gees", "geeses", "goos", "zebra", "goose\t", "é", "goose\n", "\n"])
  func anUnknownWordIsNotFound(word: String) throws {
    let piece = try DictionaryPiece(bytes)
    #expect(piece.entries(for: word).isEmpty)
    #expect(piece.headwords(for: word).isEmpty)
  }

  @Test func everyWordOfALargePieceIsFound() throws {
    let many = (0..<3_000).map { number in
      let text = "w" + String(10_000 + number * 7)
      return DictionaryPiece.Word(
        text,
        entry: DictionaryEntry(
          headword: text, pronunciation: "", forms: [],
          senses: [.init(part: .verb, definition: "\(number) times")]))
    }
    let piece = try DictionaryPiece(DictionaryPiece.bytes(of: many))
    try piece.check()
    for word in many { #expect(piece.entries(for: word.text) == [word.entry]) }
    #expect(piece.entries(for: "w10001").isEmpty)
  }

  @Test(arguments: [
    ("", 1, PackError.Reason.unknownVersion),
    ("pipit-dictionary 2\t0\n", 1, .unknownVersion),
    ("\npipit-dictionary 1\t0\n", 1, .unknownVersion),
    ("pipit-dictionary 1\t9\na\tb\n", 1, .wrongIndex),
    ("pipit-dictionary 1\t0\n", 2, .nothingInside),
    ("pipit-dictionary 1\t3\na\t\n", 2, .emptyField),
    ("pipit-dictionary 1\t3\n\tb\n", 2, .emptyField),
    ("pipit-dictionary 1\t8\na\tb\nc\td\n", 0, .wrongIndex),
    ("pipit-dictionary 1\t8\nc\td\na\tb\n", 3, .wrongIndex),
    ("pipit-dictionary 1\t8\na\tb\na\tb\n", 3, .wrongIndex),
    ("pipit-dictionary 1\t6\na\t\t\t\t\n", 2, .wrongFields),
    ("pipit-dictionary 1\t10\na\t\t?\t\t\tnb\n", 2, .unknownValue),
    ("pipit-dictionary 1\t9\na\t\t\t\t\txb\n", 2, .unknownValue),
    ("pipit-dictionary 1\t8\na\t\t\t\t\tn\n", 2, .unknownValue),
    ("pipit-dictionary 1\t7\na\t\t\t\t\t\n", 2, .emptyField),
    ("pipit-dictionary 1\t11\na\t\t\t\t\tnb|c\n", 2, .unknownValue),
  ])
  func aBrokenPieceTellsLineAndReason(text: String, line: Int, reason: PackError.Reason) {
    // Line 0 stands for a piece that is whole.
    let expected = line == 0 ? nil : PackError(line: line, reason: reason)
    #expect(fault(of: Array(text.utf8)) == expected, "\(text)")
  }

  @Test func bytesChangedOrCutAreReadOrRefused() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<4_000 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        changed[Int.random(in: changed.indices, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      if Bool.random(using: &random) { changed.removeLast(.random(in: 0..<40, using: &random)) }
      _ = fault(of: changed)
      guard let piece = try? DictionaryPiece(changed) else { continue }
      for word in ["geese", "goose", "hag", "saw", "a", "zz"] {
        _ = piece.entries(for: word).map { $0.clue }
        _ = piece.headwords(for: word)
      }
      _ = piece.headwords(withOffensive: true)
    }
  }

  private func fault(of bytes: [UInt8]) -> PackError? {
    do throws(PackError) {
      try DictionaryPiece(bytes).check()
      return nil
    } catch {
      return error
    }
  }
}

struct DictionaryIndexTests {
  private let bytes = DictionaryIndex.bytes(of: ["bee", "cat", "dog"], name: "dictionary-en")

  @Test(arguments: [
    ("a", 0), ("bee", 0), ("bees", 0), ("cat", 1), ("cau", 1), ("dof", 1), ("dog", 2), ("zoo", 2),
    ("", 0), ("é", 2),
  ])
  func aWordLiesInThePieceThatBeginsBeforeIt(word: String, piece: Int) throws {
    let index = try DictionaryIndex(bytes)
    #expect(index.piece(of: word) == "dictionary-en-0\(piece)")
    #expect(index.pieces == ["dictionary-en-00", "dictionary-en-01", "dictionary-en-02"])
  }

  @Test func manyPiecesAreNumberedOn() throws {
    let firsts = (0..<120).map { "w" + String(1_000 + $0) }
    let index = try DictionaryIndex(DictionaryIndex.bytes(of: firsts, name: "d"))
    for (place, first) in firsts.enumerated() {
      #expect(index.piece(of: first) == (place < 10 ? "d-0\(place)" : "d-\(place)"))
    }
  }

  @Test(arguments: [
    ("", 1, PackError.Reason.unknownVersion),
    ("pipit-dictionary-index 1\n", 1, .unknownVersion),
    ("pipit-dictionary-index 1\td\n", 2, .nothingInside),
    ("pipit-dictionary-index 1\td\nb\na\n", 3, .wrongIndex),
    ("pipit-dictionary-index 1\td\nb\nb\n", 3, .wrongIndex),
  ])
  func aBrokenIndexTellsLineAndReason(text: String, line: Int, reason: PackError.Reason) {
    #expect(throws: PackError(line: line, reason: reason)) {
      try DictionaryIndex(Array(text.utf8))
    }
  }
}

struct DefinitionMaskTests {
  private func entry(_ word: String, _ forms: [String] = [], _ senses: String...) -> DictionaryEntry
  {
    DictionaryEntry(
      headword: word, pronunciation: "", forms: forms,
      senses: senses.map { .init(part: .noun, definition: $0) })
  }

  @Test(arguments: [
    ("goose", "a young goose", "a young ▁▁▁"),
    ("goose", "Geese fly; the GOOSE'S neck", "▁▁▁ fly; the ▁▁▁'S neck"),
    ("goose", "a goose’s neck, goose-like", "a ▁▁▁’s neck, ▁▁▁-like"),
    ("goose", "a mongoose is no goosefoot", "a mongoose is no goosefoot"),
    ("make", "making what is made", "▁▁▁ what is made"),
    ("stop", "stopped, stopping or a stopper", "▁▁▁, ▁▁▁ or a ▁▁▁"),
    ("happy", "happily, happier and the happiest", "▁▁▁, ▁▁▁ and the ▁▁▁"),
    ("knife", "two knives", "two ▁▁▁"), ("leaf", "leaves", "▁▁▁"),
    ("panic", "panicking", "▁▁▁"), ("woman", "women of “woman”", "▁▁▁ of “▁▁▁”"),
    ("quick", "quickly-moving", "▁▁▁-moving"), ("i", "I am", "▁▁▁ am"),
    ("café", "CAFÉS and a cafe", "▁▁▁ and a cafe"), ("їжак", "Їжак — це їжак.", "▁▁▁ — це ▁▁▁."),
    ("ice cream", "creamy ice", "creamy ▁▁▁"), ("goose", "", ""),
  ])
  func theWordAndItsFormsAreBlank(word: String, text: String, shown: String) {
    let entry = entry(word, word == "goose" ? ["geese"] : [])
    #expect(DefinitionMask.shown(DefinitionMask.masked(text, entry: entry)) == shown)
  }

  @Test func aBlankIsHeard() {
    let pieces = DefinitionMask.masked("see the geese", entry: entry("goose"), also: ["geese"])
    #expect(pieces == [.text("see the "), .blank])
    #expect(DefinitionMask.said(pieces) == "see the blank")
    #expect(DefinitionMask.said(pieces, language: "en-GB") == "see the blank")
    #expect(DefinitionMask.said(pieces, language: "de") == "see the …")
  }

  @Test(arguments: [
    ("postmodern", "of postmodernism", "of ▁▁▁"),
    ("agree", "an agreement is made", "an ▁▁▁ is made"),
    ("port", "a portion", "a portion"),
    ("favour", "Favourable, not favorable", "▁▁▁, not favorable"),
  ])
  func wordsThatSpellTheWordCanBeBlankToo(word: String, text: String, shown: String) {
    let pieces = DefinitionMask.masked(text, entry: entry(word), derived: true)
    #expect(DefinitionMask.shown(pieces) == shown)
    #expect(DefinitionMask.shown(DefinitionMask.masked(text, entry: entry(word))) == text)
  }

  @Test func whatIsNotForChildrenDescribesAWordLast() {
    let broad = entry("broad", [], "slang term for a woman", "wide")
    #expect(broad.clue?.definition == "wide")
    #expect(entry("broad", [], "slang term for a woman").clue?.isFit == false)
    for (text, isFit) in [
      ("Sexual love", false), ("an asexual spore", true), ("very drunk", false),
      ("a heroine of virtue", true), ("made of heroin and others", false),
      ("a chemical used to kill pests", true), ("", true),
    ] {
      #expect(DictionaryEntry.Sense(part: .noun, definition: text).isFit == isFit, "\(text)")
    }
  }

  @Test func theClueIsAUsualSenseThatNeedsNoMask() {
    #expect(
      entry("dog", [], "a dog of a kind", "a smooth hinge").clue?.definition == "a smooth hinge")
    #expect(entry("dog").clue == nil)
    #expect(entry("dog", [], "dog").clue == nil)
    #expect(entry("dog", [], "the dog of a kind", "dog").clue?.definition == "the dog of a kind")
    let far = entry("dog", [], "dog in a house", "dog out", "dogs", "a hinge").clue
    #expect(far?.definition == "dog in a house")
  }

  @Test func nounsAndVerbsComeFirstAndOffensiveWordsDescribeNothing() {
    let fast = DictionaryEntry(
      headword: "fast", pronunciation: "", forms: [],
      senses: [
        .init(part: .adjective, definition: "quick"), .init(part: .verb, definition: "eat nothing"),
      ])
    #expect(fast.clue?.definition == "eat nothing")
    let bear = entry("bear", [], "have", "carry along").clue
    #expect(bear?.definition == "carry along")
    #expect(bad.clue == nil)
  }
}
