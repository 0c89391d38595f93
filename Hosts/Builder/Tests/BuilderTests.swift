import Foundation
import PipitBase
import PipitBuilder
import PipitLexicon
import Testing

/// A well-formed alphabet of three letters in a language whose letters are not known.
private let good = """
  id: tiny
  name: Tiny
  language: eo
  region: nowhere
  standing: customary
  order: 9
  sources:
    - title: A book
      url: https://example.org
  letters:
    - letter: A
      words: [Amiko, Ami ko]
    - letter: B
      words: [Birdo]
    - letter: "N"
      words: [no]
  decoys:
    A: [Afero, Akvo, Arbo, Anaso, Aero]
    B: [Bela, Bona, Biero, Bulo, Banko]
    "N": [nova, nokto, nesto, nazo, nubo]
  readback:
    plates: ["AB-@ ##"]
    names: [Anna-Ba]

  """

/// The problems of a content folder with one alphabet, by line and message.
private func problems(_ text: String, name: String = "tiny") throws -> [String] {
  try withFolder { folder in
    try write(text, to: "\(folder)/Alphabets/\(name).yaml")
    try write("# none\n", to: "\(folder)/Words/offensive-en.txt")
    return Builder.check(content: folder).map { "\($0.line): \($0.message). \($0.mend)" }
  }
}

func write(_ text: String, to path: String) throws {
  let url = URL(fileURLWithPath: path)
  try FileManager.default.createDirectory(
    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
  try Data(text.utf8).write(to: url)
}

@Test func aGoodAlphabetHasNoProblem() throws {
  #expect(try problems(good) == [])
}

/// What is put in the place of what, and the problem that must be told.
@Test(arguments: [
  (
    "order: 9", "order: 9\nmood: good",
    "7: unknown key “mood”. Leave it out, or look at its spelling"
  ),
  ("name: Tiny\n", "", "1: “name” is missing. Write a line “name: …”"),
  (
    "customary", "grand",
    "5: unknown standing “grand”. Write one of official, customary, historic, single-source"
  ),
  (
    "order: 9", "order: last",
    "6: order is no number: “last”. Write a whole number; smaller comes first in the list"
  ),
  (
    "sources:\n  - title: A book\n    url: https://example.org\n", "sources: []\n",
    "7: there is no source. Write at least one, with “title” and “url”"
  ),
  (
    "readback:", "marks:\n    - letter: \"-\"\n      words: [Amiko]\nreadback:",
    "22: “Amiko” stands for A and for -. Leave it out of one"
  ),
  (
    "readback:", "digits:\n    - letter: \"1\"\n      words: [bir-do]\nreadback:",
    "22: “bir-do” stands for B and for 1. Leave it out of one"
  ),
  (
    "readback:", "digits:\n    - letter: I\n      words: [Unu]\nreadback:",
    "22: “I” is not a digit. Write 0 to 9 in quotes, or 00 and 000 for hundred and thousand"
  ),
  (
    "readback:", "marks:\n    - letter: X\n      words: [Streko]\nreadback:",
    "22: “X” is not a single mark. Write one character that is no letter and no digit"
  ),
  (
    "readback:", "holes:\n    - letter: B\n      note: None.\nreadback:",
    "22: B is a hole and has words. Leave one of them out"
  ),
  (
    "id: tiny", "id: Tiny",
    "1: the id “Tiny” has other characters than a to z, digits and hyphens. Change it"
  ),
  ("    url: https://example.org\n", "", "8: “url” is missing. Write a line “url: …”"),
  ("letter: B", "letter: A", "13: A is there twice. Put all its words into one entry"),
  ("letter: B", "letter: b", "13: the letter “b” is not a capital. Write B"),
  (
    "words: [Birdo]", "words: [Pirdo]",
    "13: “Pirdo” does not begin with B. Write “begins: false” if that is right"
  ),
  (
    "words: [Birdo]", "words: [Birdo]\n    begins: false",
    "13: “Birdo” begins with B, yet begins is false. Leave begins out"
  ),
  (
    "words: [Birdo]", "words: [Birdo, amiko]",
    "13: “amiko” stands for A and for B. Leave it out of one"
  ),
  (
    "words: [Birdo]", "words: Birdo",
    "14: “words” must be a list. Put its texts in brackets, with commas"
  ),
  ("words: [Birdo]", "words: []", "14: “words” is empty. Write at least one text"),
  ("Birdo]", "Bir|do]", "14: a tab, a line end or a “|” in “words”. Leave it out"),
  (
    "Akvo", "AMIKO",
    "18: the wrong choice “AMIKO” is an accepted word. Put another in its place"
  ),
  (
    "Akvo", "Oko", "18: the wrong choice “Oko” does not begin with A. Put another in its place"
  ),
  ("Akvo", "Аква", "18: the wrong choice “Аква” is of another script. Put another in its place"),
  ("Akvo", "arbo", "18: the wrong choice “Arbo” is there twice. Put another in its place"),
  (
    ", Aero]", "]",
    "11: A has 4 wrong choices, and five are needed. Write 1 more under “decoys”, letter A"
  ),
  ("  B: [Bela", "  C: [Bela", "19: C has wrong choices but no word. Leave the line out"),
  (
    "AB-@ ##", "AB_@ é",
    "22: the pattern “AB_@ é” has “_é”. "
      + "Use @ for a letter, # for a digit, capitals of the alphabet, digits, - / . and spaces"
  ),
  (
    "Anna-Ba", "Anna Zo",
    "23: the alphabet cannot spell “Z” in “Anna Zo”. Put another name in its place"
  ),
  (
    "language: eo", "language: it",
    "10: letters of the language are missing: "
      + "C D E F G H I J K L M O P Q R S T U V W X Y Z. Give each its word, or name it among the holes"
  ),
  ("id: tiny", "id: other", "1: the id “other” is not the file's name. Name the file other.yaml"),
])
func eachFaultIsToldWithLineAndMend(old: String, new: String, told: String) throws {
  let broken = good.replacingOccurrences(of: old, with: new)

  #expect(broken != good)
  let found = try problems(broken)
  #expect(found.contains(told), "\(found)")
}

@Test(arguments: [
  ("id: a\nid: b\n", "2: the key “id” is there twice. Leave one out"),
  (
    "id: &x a\n",
    "1: an anchor, an alias or a tag. Write the text out, or put it in quotes"
  ),
  (
    "id: !!str a\n",
    "1: an anchor, an alias or a tag. Write the text out, or put it in quotes"
  ),
  ("", "1: the file is empty. Write the content or remove the file"),
  ("id: a\nname:\n\tb: c\n", "3: a tab begins this line. Indent it with spaces"),
  (
    "id: a\nname: b\nregion: c\u{1}d\n",
    "3: a character that cannot be seen and means nothing. Leave it out"
  ),
  ("id: a\n---\nid: b\n", "2: a second document begins here. Leave out the line of three hyphens"),
  ("- a\n", "1: keys with values must be here. Write lines such as “id: nato”"),
  (
    "x: " + String(repeating: "[", count: 70) + String(repeating: "]", count: 70),
    "1: more than 64 levels within each other. Flatten it"
  ),
  (String(repeating: "# long\n", count: 160_000), "1: the file is larger than 1 MB. Divide it"),
])
func whatIsNoPlainYAMLIsRefused(text: String, told: String) throws {
  let found = try problems(text)
  #expect(found.contains(told), "\(found)")
}

@Test func whatEditorsAddIsNoFault() throws {
  #expect(try problems(good) == [])
  #expect(try problems("\u{feff}" + good) == [])
  #expect(try problems(good.replacingOccurrences(of: "\n", with: "\r\n")) == [])
}

@Test func brokenSyntaxTellsItsLine() throws {
  let told = try problems("id: a\nname: [b\nregion: c\n")

  #expect(told.count == 1)
  #expect(told[0].hasPrefix("3: ") || told[0].hasPrefix("2: "))
}

@Test func bytesThatAreNotUTF8AreNamed() throws {
  let told = try withFolder { folder in
    let path = "\(folder)/Alphabets/tiny.yaml"
    try write(good, to: path)
    try write("", to: "\(folder)/Words/offensive-en.txt")
    var bytes = Array(good.utf8)
    bytes[12] = 0xff
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return Builder.check(content: folder).map { "\($0.line): \($0.message)" }
  }

  #expect(told == ["2: this line is not UTF-8"])
}

@Test func aProblemIsOneLine() {
  let problem = Problem(file: "a.yaml", line: 7, message: "A is there twice", mend: "Leave one out")

  #expect(problem.text == "a.yaml:7: A is there twice. Leave one out")
}

@Test func someFilesCanBeCheckedAlone() throws {
  try withFolder { folder in
    try write(good, to: "\(folder)/Alphabets/tiny.yaml")
    try write("id: b\n", to: "\(folder)/Alphabets/bad.yaml")
    try write("", to: "\(folder)/Words/offensive-en.txt")

    #expect(!Builder.check(content: folder).isEmpty)
    #expect(Builder.check(content: folder, only: ["\(folder)/Alphabets/tiny.yaml"]).isEmpty)
    #expect(!Builder.check(content: folder, only: ["\(folder)/Alphabets"]).isEmpty)
    let strange = Builder.check(content: folder, only: ["/elsewhere/tiny.yaml", "tiny"])
    #expect(strange.map(\.file) == ["/elsewhere/tiny.yaml", "tiny"])
  }
}

@Test func twoAlphabetsShareNeitherIdNorOrder() throws {
  try withFolder { folder in
    try write(good, to: "\(folder)/Alphabets/tiny.yaml")
    try write(good, to: "\(folder)/Alphabets/twin.yaml")
    try write("", to: "\(folder)/Words/offensive-en.txt")
    let told = Builder.check(content: folder).map { "\($0.line): \($0.message)" }

    #expect(told.contains("1: the id “tiny” is that of \(folder)/Alphabets/tiny.yaml too"))
    #expect(told.contains("6: the order 9 is that of \(folder)/Alphabets/tiny.yaml too"))
  }
}

@Test func aboutListsAllThatOthersMadeWithTheirNotices() throws {
  try withFolder { folder in
    try write(good, to: "\(folder)/Alphabets/tiny.yaml")
    try write("", to: "\(folder)/Words/offensive-en.txt")
    _ = try Builder.build(content: folder, into: folder)
    let pack = FileManager.default.contents(atPath: "\(folder)/licences.pack") ?? Data()
    let parts = try JSON(parsing: Array(pack)).list ?? []

    #expect(
      parts.map { $0[text: "name"] } == [
        "SCOWL", "wordfreq", "wspanish", "wfrench", "wngerman", "witalian", "wukrainian",
        "WordNet 3.0", "Swift", "Noto", "Unicode Character Database", "LAME", "Sonic", "wasi-libc",
        "LLVM compiler-rt",
      ])
    let signs = [
      "Kevin Atkinson", "ShareAlike", "Public Domain", "Paul Leyland", "Björn Jacke", "Salvetti",
      "Andriy Rysin", "Princeton University", "Runtime Library Exception", "SIL Open Font",
      "UNICODE", "LGPL",
      "Bill Cox", "musl", "LLVM",
    ]
    for (part, sign) in zip(parts, signs) {
      #expect((part[text: "notice"] ?? "").contains(sign), "\(sign)")
    }
  }
}

@Test func withoutItsFilesAFolderSaysWhatIsMissing() throws {
  try withFolder { folder in
    let told = Builder.check(content: folder).map(\.message)

    #expect(told == ["there are no alphabets here", "the list of offensive words is not there"])
    #expect(throws: Builder.BuildError.self) { try Builder.build(content: folder, into: folder) }
  }
}

@Test func theSameSourcesMakeTheSamePacks() throws {
  try withFolder { folder in
    try write(good, to: "\(folder)/Alphabets/tiny.yaml")
    try write("# one\nabbey\n", to: "\(folder)/Words/offensive-en.txt")
    let built = try Builder.build(content: folder, into: "\(folder)/one")
    _ = try Builder.build(content: folder, into: "\(folder)/two")

    #expect(
      built.map(\.name) == [
        "alphabets.pack", "words-en.pack", "courses.pack", "decks.pack", "licences.pack",
      ])
    for file in built {
      let one = FileManager.default.contents(atPath: "\(folder)/one/\(file.name)")
      #expect(one == FileManager.default.contents(atPath: "\(folder)/two/\(file.name)"))
      #expect(one?.count == file.byteCount)
    }
    let words = try WordPack(
      Array(FileManager.default.contents(atPath: "\(folder)/one/words-en.pack") ?? Data()))
    #expect(words.count >= 75_000)
    #expect(words.word("abbreviate") == .init("abbreviate"))
    #expect(words.word("abbey")?.isOffensive == true)
    let alphabets = try AlphabetPack(
      Array(FileManager.default.contents(atPath: "\(folder)/one/alphabets.pack") ?? Data()))
    #expect(alphabets.alphabet("tiny")?.codeWord(of: "N")?.word == "no")
  }
}
