import PipitBase
import PipitLexicon
import PipitPractice
import PipitSentence
import PipitText

@testable import PipitCommandLine

/// Two alphabets of three letters each and a lesson of sentences, enough to spell, deal and play.
func smallShelf() -> Shelf {
  let small = SpellingAlphabet(
    id: "small", name: "Small", language: Language("en"), region: "here", standing: .official,
    letters: [
      CodeWord("A", ["Alfa", "Alpha"], said: "AL FAH"), CodeWord("B", ["Bravo"]),
      CodeWord("X", ["X-ray"]),
    ],
    digits: [CodeWord("3", ["Three"], said: "TREE")],
    decoys: [
      .init(letter: "A", words: ["Apple", "Arrow", "Amber", "Angel", "Anchor", "Acorn"]),
      .init(letter: "B", words: ["Baker", "Bread", "Button", "Bottle", "Bridge"]),
      .init(letter: "X", words: ["Xenon", "Xylem", "Xerox", "Xebec", "Xeric"]),
    ])
  let short = SpellingAlphabet(
    id: "short", name: "Short", language: Language("de"), standing: .customary,
    letters: [CodeWord("Ä", ["Ärger"])])
  let pack = Pack(name: "alphabets", version: "1", bytes: AlphabetPack.bytes(of: [small, short]))
  return Shelf(packs: [pack, cafe, spelling, words, germanWords])
}

/// Some words of medical's letters.
private let words = Pack(
  name: "words-en", version: "1",
  bytes: WordPack.bytes(of: [
    .init("ace"), .init("claimed"), .init("decal"), .init("decimal"), .init("declaim", .rare),
    .init("lad", isOffensive: true), .init("lame"), .init("medical"),
  ]))

private let germanWords = Pack(
  name: "words-de", version: "1", bytes: WordPack.bytes(of: [.init("Haus"), .init("Straße")]))

/// Some words to spell.
private let spelling = Pack(
  name: "spelling-en", version: "1",
  bytes: SpellingList.bytes(of: [
    SpellingWord(text: "cat", length: 3, band: 1), SpellingWord(text: "dog", length: 3, band: 1),
    SpellingWord(text: "bear", length: 4, band: 1, homophones: ["bare"]),
    SpellingWord(
      text: "color", length: 5, band: 2, variants: [.init("colour", region: "en-GB")],
      region: "en-US"), SpellingWord(text: "zephyr", length: 6, band: 5),
  ]))

/// A root with its words, and a puzzle of every day.
func scrambleShelf() -> Shelf { Shelf(packs: scramblePacks) }

/// The packs of that shelf.
let scramblePacks = [
  scrambleWords, scrambleDays, Pack(name: "dictionary-en", version: "1", bytes: []),
]

private let scrambleWords = Pack(
  name: "words-en", version: "1",
  bytes: WordPack.bytes(
    of: ["silkworm", "works", "milk", "worms", "oils", "skim"].map { .init($0) }
      + [.init("worm", .rare)]))

private let scrambleDays = Pack(
  name: "days-en", version: "1", bytes: DayRoots.bytes(of: ["silkworm"]))

/// A course of one lesson: the example's six sentences at a café.
private let cafe = Pack(
  name: "course-es-from-en", version: "1",
  bytes: CoursePack.bytes(
    of: Course(
      id: "es-from-en", language: "es", learner: "en", title: "Spanish", native: "Español",
      summary: "A coffee.",
      units: [
        CourseUnit(
          id: "cafe", title: "At the café", block: "coral",
          lessons: [
            CourseLesson(id: "cafe", title: "A coffee", xp: 10, exerciseCount: 6, teaches: [])
          ])
      ]),
    exercises: { _ in SentenceBuilderExample.exercises }))

/// The answers to lines, by an evaluator with these alphabets.
func answers(_ lines: String, _ shelf: Shelf = smallShelf()) -> [JSON] {
  var evaluator = Evaluator(shelf: shelf)
  let bytes = evaluator.take(Array(lines.utf8)) + evaluator.finish()
  return bytes.split(separator: UInt8(ascii: "\n")).map { line in
    guard let answer = try? JSON(parsing: Array(line)) else { return .null }
    return answer
  }
}

/// The result of one line, or null.
func result(_ line: String, _ shelf: Shelf = smallShelf()) -> JSON {
  answers(line, shelf).first?["result"] ?? .null
}

/// The code of the error of one line, or nil.
func errorCode(_ line: String, _ shelf: Shelf = smallShelf()) -> String? {
  answers(line, shelf).first?["error"]?["code"]?.text
}
