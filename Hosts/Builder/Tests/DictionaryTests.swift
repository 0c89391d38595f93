import Foundation
import PipitLexicon
import Testing

@testable import PipitBuilder

/// The whole dictionary of the real sources, made once for all tests, with its packs.
private let whole = Whole()

private struct Whole: Sendable {
  let dictionary: EnglishDictionary
  let packs: [String: [UInt8]]

  init() {
    guard
      let offensive = try? WrittenWords.offensive("en", in: "Content"),
      let words = try? EnglishWords(offensive: offensive, folder: LexiconSources().scowl).words,
      let net = try? WordNet(folder: LexiconSources().wordnet)
    else { fatalError("scowl or wordnet-base is not installed") }
    dictionary = EnglishDictionary(of: words, in: net)
    packs = Dictionary(uniqueKeysWithValues: dictionary.packs().map { ($0.name, $0.bytes) })
  }

  /// A reader of its own for each test.
  var book: DictionaryBook {
    let packs = packs
    guard let index = try? DictionaryIndex(packs["dictionary-en"] ?? []) else {
      fatalError("a broken index")
    }
    return DictionaryBook(index) { packs[$0] }
  }
}

struct WordNetGlossTests {
  @Test(
    arguments: [
      ("a bird", "a bird", []),
      (" a bird; \"it flew\"; \"they  flew\"  ", "a bird", ["it flew", "they flew"]),
      ("large; heavy; \"a heavy load\"", "large; heavy", ["a heavy load"]),
      ("a swap: \"he came too late\"", "a swap", ["he came too late"]),
      (
        "progress (as in \"make strides\"); \"big strides\"", "progress (as in “make strides”)",
        ["big strides"]
      ),
      ("a change; \"in the world\"- Henry Miller", "a change", ["in the world"]),
      ("a clash; \"the glory\"--Thomas Paine; \"the mob\"", "a clash", ["the glory", "the mob"]),
      ("one; \"a\" or \"b\"; more of it; \"c\"", "one; more of it", ["a", "b", "c"]),
      ("used as `to your credit' in praise", "used as “to your credit” in praise", []),
      ("child's play; don't; \"it isn't\"", "child's play; don't", ["it isn't"]),
      ("open \"quote", "open quote", []), ("", "", []),
    ] as [(String, String, [String])])
  func aGlossIsADefinitionAndExamples(text: String, definition: String, examples: [String]) {
    let gloss = WordNetGloss(text)
    #expect(gloss.definition == definition)
    #expect(gloss.examples == examples)
  }
}

struct EnglishDictionaryTests {
  @Test(arguments: [
    ("geese", ["goose"]), ("running", ["running", "run"]), ("is", ["be"]), ("was", ["be"]),
    ("every", ["every"]), ("look", ["look"]), ("apple", ["apple"]), ("apples", ["apple"]),
    ("glasses", ["glasses", "glass"]), ("saw", ["saw", "see"]), ("better", ["better", "good"]),
    ("hoped", ["hope"]), ("hopping", ["hop"]), ("singing", ["singing", "sing"]),
    ("singed", ["singe"]),
    ("tried", ["tried", "try"]), ("goes", ["go"]), ("women", ["woman"]), ("happiest", ["happy"]),
    ("finest", ["fine"]), ("hanged", ["hang"]), ("his", []), ("the", []), ("which", []),
    ("seed", ["seed"]), ("bed", ["bed"]), ("number", ["number"]), ("forest", ["forest"]),
    ("modest", ["modest"]), ("bus", ["bus"]), ("princess", ["princess"]), ("colour", ["colour"]),
    ("organise", ["organise"]), ("euphemism", ["euphemism"]), ("isle", ["isle"]), ("qwerty", []),
  ])
  func aFormFindsItsHeadwords(word: String, headwords: [String]) {
    let found = whole.book.entries(for: word).map { $0.headword }
    #expect(
      found.starts(with: headwords) && found.isEmpty == headwords.isEmpty, "\(word): \(found)")
    if headwords.count < 2 { #expect(found == headwords) }
  }

  @Test func sensesComeInTheOrderOfHowUsualTheyAre() throws {
    let look = try #require(whole.book.entries(for: "look").first)
    #expect(look.senses[0].part == .verb)
    #expect(look.senses[0].definition == "perceive with attention; direct one's gaze towards")
    #expect(look.senses[0].examples.first == "She looked over the expanse of land")
    let apple = try #require(whole.book.entries(for: "apple").first)
    #expect(apple.senses[0].part == .noun && apple.forms == ["apples"])
    #expect(apple.senses[1].synonyms == ["orchard apple tree", "Malus pumila"])
  }

  @Test func namesInsultsAndObscenitiesAreNoMeanings() throws {
    // God with a capital, Polish, and boy as an insult.
    for (word, sign) in [("god", "Supreme Being"), ("polish", "Poland"), ("boy", "slur")] {
      let entry = try #require(whole.book.entries(for: word).first)
      #expect(!entry.senses.contains { $0.definition.contains(sign) })
    }
    let queer = try #require(whole.book.entries(for: "queer").first)
    #expect(queer.isOffensive && queer.clue == nil)
    #expect(!queer.senses.contains { $0.definition.contains("offensive term") })
    let pansy = try #require(whole.book.entries(for: "pansy").first)
    #expect(!pansy.senses.contains { $0.synonyms.contains("fag") })
  }

  /// What is dealt has a clue, and one for children.
  @Test func wordsWithoutAClueForChildrenAreNotDescribed() throws {
    let described = whole.dictionary.described
    for word in ["deserved", "financial", "maidenhead", "skinful", "the", "queer"] {
      #expect(!described.contains(word), "\(word)")
    }
    for (word, clue) in [("broad", "extent"), ("stale", "fresh"), ("valor", "courage")] {
      #expect(described.contains(word))
      let entry = try #require(whole.book.entries(for: word).first)
      #expect(entry.clue?.definition.contains(clue) == true, "\(word)")
    }
    #expect(described.count > 38_000)
  }

  @Test func nearlyAllWordsOfTheListAreFound() {
    #expect(whole.dictionary.words.count > 71_000)
    #expect(whole.dictionary.entryCount > 40_000)
    #expect(whole.dictionary.unknown.count < 8_500)
    for word in ["the", "of", "which"] { #expect(whole.dictionary.unknown.contains(word)) }
  }

  @Test func piecesAreReadSmallAndHoldWhatWasMade() throws {
    let book = whole.book
    for (name, bytes) in whole.packs where name != "dictionary-en" {
      try DictionaryPiece(bytes).check()
      // A third of this is left when it is compressed.
      #expect(bytes.count < 160_000)
    }
    for (place, word) in whole.dictionary.words.enumerated() where place % 17 == 0 {
      let found = book.entries(for: word.text)
      #expect(!found.isEmpty, "\(word.text)")
      if let entry = word.entry { #expect(found.first == entry) }
    }
  }

  /// Whatever describes a word neither holds the word nor a form of it.
  @Test func noMaskedDefinitionHoldsItsWord() {
    for (place, word) in whole.dictionary.words.enumerated() where place % Self.step == 0 {
      guard let entry = word.entry else { continue }
      let hidden = Set([entry.headword] + entry.forms)
      for sense in entry.senses {
        for text in [sense.definition] + sense.examples {
          let shown = DefinitionMask.shown(DefinitionMask.masked(text, entry: entry))
          let words = shown.lowercased().split { !("a"..."z").contains($0) }.map(String.init)
          #expect(hidden.isDisjoint(with: words), "\(entry.headword): \(shown)")
        }
      }
    }
  }

  /// Unoptimised, all entries would take minutes: by default a share of them is tried.
  private static let step = ProcessInfo.processInfo.environment["PIPIT_ALL_WORDS"] == nil ? 23 : 1
}
