import Foundation
import PipitLexicon
import Testing

@testable import PipitBuilder

private let sizes = [10, 20, 35, 40, 50, 55, 60, 70, 80]
private let spellings = ["english", "american", "british", "british_z"]

/// Writes SCOWL's files: those named with their words, all others empty.
private func writeLists(_ words: [String: String], in folder: String) throws {
  for spelling in spellings {
    for size in sizes {
      let name = "\(spelling)-words.\(size)"
      let text = (words[name] ?? "").split(separator: " ").map { "\($0)\n" }.joined()
      try write(text, to: "\(folder)/\(name)")
    }
  }
}

@Test func englishWordsHaveTheirTierRegionAndMark() throws {
  try withFolder { folder in
    try writeLists(
      [
        "english-words.10": "apple damn don't Paris", "english-words.50": "apple zephyr café",
        "american-words.20": "color organize", "british-words.35": "colour organise",
        "british_z-words.35": "colour organize", "british_z-words.60": "colourize",
        "american-words.60": "cosh", "british-words.60": "cosh",
      ], in: folder)
    let english = try EnglishWords(offensive: ["damn"], folder: folder, fewest: 1)

    #expect(
      english.words == [
        .init("apple"), .init("color", region: .american), .init("colour", region: .british),
        .init("colourize", .rare, region: .oxford), .init("cosh", .rare),
        .init("damn", isOffensive: true), .init("organise", region: .british),
        .init("organize", region: .american), .init("zephyr", .rare),
      ])
    #expect(english.oxford == ["organize"])
  }
}

@Test func theLargerListHasWhatTheUsualHasNotAndAllOfItIsRare() throws {
  try withFolder { folder in
    try writeLists(
      [
        "english-words.10": "apple", "english-words.60": "zephyr",
        "english-words.70": "apple quipu Zwolle", "english-words.80": "zephyr zax jism",
        "american-words.70": "colorant", "british-words.80": "colourant",
        "british_z-words.80": "colourant syndetize",
      ], in: folder)
    let offensive: Set = ["jism"]
    let english = try EnglishWords(offensive: offensive, folder: folder, fewest: 1)
    let large = try english.large(offensive: offensive, folder: folder, fewest: 1)

    #expect(
      large.sorted { $0.text < $1.text } == [
        .init("colorant", .rare, region: .american), .init("colourant", .rare, region: .british),
        .init("jism", .rare, isOffensive: true), .init("quipu", .rare),
        .init("syndetize", .rare, region: .oxford), .init("zax", .rare),
      ])
    #expect(throws: Problem.self) { try english.large(offensive: [], folder: folder) }
    try FileManager.default.removeItem(atPath: "\(folder)/british-words.70")
    let told = #expect(throws: Problem.self) {
      try english.large(offensive: [], folder: folder, fewest: 1)
    }
    #expect(told?.mend == "Install it: apt-get install scowl")
  }
}

@Test func aMissingOrShortEnglishListTellsItsPackage() throws {
  try withFolder { folder in
    try writeLists(["english-words.10": "apple"], in: folder)
    #expect(throws: Problem.self) { try EnglishWords(offensive: [], folder: folder) }
    try FileManager.default.removeItem(atPath: "\(folder)/american-words.20")
    let told = #expect(throws: Problem.self) {
      try EnglishWords(offensive: [], folder: folder, fewest: 1)
    }
    #expect(told?.file == "\(folder)/american-words.20")
    #expect(told?.mend == "Install it: apt-get install scowl")
  }
}

@Test func namesAreSmallAndWithoutAccents() throws {
  try withFolder { folder in
    try write("Simón\nOhio\n", to: "\(folder)/english-proper-names.50")
    try write("Roman\n", to: "\(folder)/american-upper.50")
    try write("Zwolle\n", to: "\(folder)/english-proper-names.95")
    try write("apple\n", to: "\(folder)/english-words.10")

    #expect(EnglishWords.names(folder: folder) == ["simon", "ohio", "roman"])
  }
}

@Test func whatIsSpelledOtherwiseElsewhereIsFound() {
  let american = ["color", "organize", "center", "traveled", "anemia", "dialog", "defense", "gray"]
  let british = [
    "colour", "organise", "centre", "travelled", "anaemia", "dialogue", "defence", "grey",
  ]
  let words =
    american.map { WordPack.Word($0, region: .american) }
    + british.map { WordPack.Word($0, region: .british) } + [.init("tyre", region: .british)]
  let spellings = RegionalSpellings(
    words, oxford: ["organize"], written: [(british: "tyre", american: "tire")])

  for (one, other) in zip(american, british) {
    #expect(spellings.others(of: one) == [.init(other, region: "en-GB")], "\(one)")
    let oxford = one == "organize" ? [SpellingWord.Spelling(one, region: "en-GB-oxendict")] : []
    #expect(spellings.others(of: other) == [.init(one, region: "en-US")] + oxford, "\(other)")
  }
  #expect(spellings.others(of: "tyre") == [.init("tire", region: "en-US")])
  #expect(spellings.others(of: "tire") == [.init("tyre", region: "en-GB")])
  #expect(spellings.others(of: "apple").isEmpty)
}

@Test func bandsAreFifthsFromTheMostCommonOn() throws {
  try withFolder { folder in
    try write("\nthe of\nto\n\nzoo the\n", to: "\(folder)/frequency-en.txt")
    let rarity = try Frequency.read("en", work: folder)

    #expect(rarity == ["the": 1, "of": 1, "to": 2, "zoo": 4])
    #expect(
      Frequency.bands(of: ["zoo", "yes", "to", "the", "of"]) { rarity[$0] ?? .max }
        == ["of": 1, "the": 2, "to": 3, "zoo": 4, "yes": 5])
    let told = #expect(throws: Problem.self) { try Frequency.read("fr", work: folder) }
    #expect(told?.mend == "Fetch it once, with a network: Tools/frequency.sh")
  }
}

@Test func writtenListsTellTheLineAtFault() throws {
  try withFolder { folder in
    try write("# no\n\n abbey \nniño\n", to: "\(folder)/Words/offensive-en.txt")
    try write("# no\nculo\nCulo\n", to: "\(folder)/Words/offensive-es.txt")
    try write("# no\nніж\n", to: "\(folder)/Words/offensive-uk.txt")
    try write("tyre tire\nkerb\n", to: "\(folder)/Words/spellings-en.txt")
    try write("area aria\nplait plate\n", to: "\(folder)/Words/different-en.txt")

    let english = #expect(throws: Problem.self) { try WrittenWords.offensive("en", in: folder) }
    #expect(english?.line == 4)
    let spanish = #expect(throws: Problem.self) { try WrittenWords.offensive("es", in: folder) }
    #expect(spanish?.line == 3)
    #expect(try WrittenWords.offensive("uk", in: folder) == ["ніж"])
    let pairs = #expect(throws: Problem.self) { _ = try WrittenWords.spellings(in: folder) }
    #expect(pairs?.line == 2)
    #expect(
      try WrittenWords.different(in: folder)
        == ["area": ["aria"], "aria": ["area"], "plait": ["plate"], "plate": ["plait"]])
    #expect(throws: Problem.self) { try WrittenWords.offensive("de", in: folder) }
  }
}

@Test func wordsOfOtherLanguagesAreWhatBothListsHave() throws {
  try withFolder { folder in
    var sources = LexiconSources(work: folder)
    sources.lists = folder
    try write(
      "Haus\nessen\nAbb\nMrd\nBerlin\nABS\nlaufen\nmurks\nfies\nStraße\nso\na\u{308}ußern\n",
      to: "\(folder)/ngerman")
    try write(
      "haus essen abb mrd\nberlin abs laufen fies so\näussern strasse\n",
      to: "\(folder)/frequency-de.txt")
    let german = try ForeignWords(
      try #require(ForeignWords.sources.first { $0.language == "de" }), from: sources,
      names: ["berlin"], kept: ["fies"])

    #expect(
      german.words.map(\.text) == [
        "Abb", "Haus", "Mrd", "Straße", "essen", "laufen", "so", "äußern",
      ])
    #expect(german.dealt.map(\.text) == ["Abb", "Haus", "Straße", "essen", "laufen", "äußern"])
    #expect(german.dealt.map(\.length) == [3, 4, 6, 5, 6, 6])

    try write("м’ята\nКиїв\nхата\nhata\n", to: "\(folder)/ukrainian")
    try write("м'ята київ хата hata\n", to: "\(folder)/frequency-uk.txt")
    let ukrainian = try ForeignWords(
      try #require(ForeignWords.sources.first { $0.language == "uk" }), from: sources, names: [],
      kept: [])
    #expect(ukrainian.words.map(\.text) == ["м'ята", "хата"])

    try write("rosa\nsimón\nárbol\n", to: "\(folder)/spanish")
    try write("rosa simón árbol\n", to: "\(folder)/frequency-es.txt")
    let spanish = try ForeignWords(
      try #require(ForeignWords.sources.first { $0.language == "es" }), from: sources,
      names: ["simon"], kept: [])
    #expect(spanish.words.map(\.text) == ["rosa", "árbol"])

    let told = #expect(throws: Problem.self) {
      try ForeignWords(ForeignWords.sources[1], from: sources, names: [], kept: [])
    }
    #expect(told?.mend == "Install it: apt-get install wfrench")
  }
}

@Test func whatIsSaidIsKeptForTheNextBuild() throws {
  try withFolder { folder in
    let said = try Pronunciations(work: folder).read(["bear", "bare", "beer"])

    #expect(said.count == 3 && said["bear"] == said["bare"] && said["bear"] != said["beer"])
    let kept = try #require(Disk.files(in: folder).first)
    try write("bear\tkept\n", to: kept)
    #expect(try Pronunciations(work: folder).read(["bear"]) == ["bear": "kept"])
    let more = try Pronunciations(work: folder).read(["beer", "bear"])
    #expect(more["bear"] == "kept" && more["beer"] == said["beer"])
  }
}

@Test func withoutTheProgramThatSaysWordsTheMendIsTold() throws {
  try withFolder { folder in
    let told = #expect(throws: Problem.self) {
      try Pronunciations(work: folder, program: "no-such-program").read(["bear"])
    }
    #expect(told?.mend == "Install it: apt-get install espeak-ng")
  }
}
