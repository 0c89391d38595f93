import PipitBase
import PipitJournal
import PipitLexicon
import PipitMarkup
import PipitPractice
import PipitSentence
import PipitText

@testable import PipitApp

/// What the tests of the app stand on: a small pack, a moment, a device, and a look at pages.
enum House {
  static let noon = Moment(milliseconds: 1_700_000_000_000, offsetMinutes: 60)

  static let surroundings: Surroundings = {
    var surroundings = Surroundings()
    surroundings.device.isKnown = true
    surroundings.device.voices = ["en-GB"]
    return surroundings
  }()

  static let alphabets = Pack(
    name: "alphabets", version: "1",
    bytes: AlphabetPack.bytes(of: [
      alphabet("nato", ["Alfa", "Bravo", "Charlie", "Delta", "X-ray"]),
      alphabet("lapd", ["Adam", "Boy", "Charles", "David", "X-ray"]),
    ]))

  /// A course of one lesson: the example's six sentences at a café.
  static let cafe = Pack(
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

  /// Words to spell, one of which sounds like another.
  static let spelling = Pack(
    name: "spelling-en", version: "1",
    bytes: SpellingList.bytes(
      of: ["alfa", "apple", "bravo", "letter", "night", "knight"].map { word in
        SpellingWord(
          text: word, length: word.count, band: 1,
          homophones: word == "night" ? ["knight"] : word == "knight" ? ["night"] : [])
      }))

  /// Words to find in a root.
  static let words = Pack(
    name: "words-en", version: "1",
    bytes: WordPack.bytes(
      of: [
        "decal", "medical", "claim", "decimal", "silkworm", "works", "milk", "skim", "worms",
        "oils",
      ].map { .init($0) }))

  /// The puzzle of every day.
  static let days = Pack(
    name: "days-en", version: "1", bytes: DayRoots.bytes(of: ["medical"]))

  /// A deck of four words in three languages.
  static let deck: [Pack] = {
    func word(_ id: String, _ es: String, _ forms: [String]) -> DeckEntry {
      let tags: [Language] = ["ja", "ja-Hrkt", "ja-Latn-hepburn"]
      return DeckEntry(
        id: id, topic: "all", partOfSpeech: "noun",
        words: [
          DeckWord("en", forms: [.init("en", [id])]),
          DeckWord("es", forms: [.init("es", [es])], article: "el", gender: "m"),
          DeckWord(
            "ja", forms: zip(tags, forms).map { .init($0, [$1]) }, ruby: "\(forms[0])[\(forms[1])]"),
        ])
    }
    let deck = Deck(
      id: "everyday", name: "Everyday words", topics: [.init(id: "all", name: "All")],
      entries: [
        word("dog", "perro", ["犬", "いぬ", "inu"]), word("cat", "gato", ["猫", "ねこ", "neko"]),
        word("horse", "caballo", ["馬", "うま", "uma"]), word("fish", "pez", ["魚", "さかな", "sakana"]),
      ], languages: ["en", "es", "ja"])
    return [
      Pack(
        name: "decks", version: "1",
        bytes: DeckList.bytes(of: [(deck, "written for Pipit", "Apache-2.0")])),
      Pack(name: "deck-everyday", version: "1", bytes: DeckPack.bytes(of: deck)),
    ]
      + ["en", "es", "ja"].map {
        Pack(name: "deck-everyday-\($0)", version: "1", bytes: DeckWords.bytes(of: deck, $0))
      }
  }()

  /// An entry as a store hands it back.
  static func kept(_ entry: Entry) -> JSON {
    .object(
      (entry.unnumbered.members ?? []) + [
        .init("device", .text(entry.device)), .init("number", .integer(entry.number)),
      ])
  }

  /// What each of its own words means.
  static let facts = [
    Deal.Option("kept", "alfa\tthe first letter\tAlfa comes first.\nzzz\nbravo\tshouted in praise")
  ]

  /// The options that each activity is played with, a session each.
  static func options(_ listing: Listing) -> [[Deal.Option]] {
    switch listing.id {
    case "alphabet":
      ["choose", "type", "letter", "hear", "read", "readback", "write"].map {
        [.init("alphabet", "nato"), .init("way", $0)]
      }
    case "sentence":
      ["tiles", "blank", "type"].map {
        [.init("course", "es-from-en"), .init("lesson", "cafe"), .init("way", $0)]
      }
    case "spelling":
      [
        [.init("tries", "1")], [.init("tries", "any")], [.init("mode", "bee")],
        [.init("mode", "daily"), .init("day", "2026-11-30")], [.init("list", "mine")],
      ]
    case "scramble":
      [
        [.init("root", "medical")], [.init("root", "silkworm"), .init("clock", "60")],
        [.init("root", "silkworm"), .init("scoring", "letters")],
        [.init("root", "medical"), .init("scoring", "bee"), .init("clock", "300")],
        [.init("letters", "7"), .init("shortest", "4")],
        [.init("language", "en"), .init("day", "2023-11-14")],
      ]
    case "cards":
      [
        [.init("to", "ja"), .init("way", "flip")], [.init("to", "ja"), .init("way", "choose")],
        [.init("to", "ja"), .init("way", "type"), .init("script", "exact")],
        [.init("from", "ja"), .init("to", "en,es"), .init("way", "dictation")],
        [.init("from", "ja"), .init("to", "en"), .init("way", "hear")],
        [.init("from", "ja"), .init("to", "ja"), .init("way", "mixed")],
      ]
    default: preconditionFailure("The activity \(listing.id) is not played by the laws")
    }
  }

  private static func alphabet(_ id: String, _ words: [String]) -> SpellingAlphabet {
    SpellingAlphabet(
      id: id, name: id.uppercased(), language: Language("en"), region: "everywhere",
      standing: .official, note: "A note.",
      sources: [.init(title: "A list", url: "https://example.org")],
      letters: words.map { CodeWord(String($0.prefix(1)), [$0], said: $0.uppercased()) },
      digits: [CodeWord("1", ["One"])],
      holes: [.init(letter: "Z", note: "No word.")],
      decoys: words.map { word in
        .init(letter: String(word.prefix(1)), words: (1...6).map { "\(word.prefix(1))\($0)" })
      },
      readback: .init(plates: ["@## @"], names: ["Bax", "Adda", "Cab", "Dab", "Bad"]))
  }
}

/// A control of a page: the token it sends, and its name as a screen reader has it.
struct Control {
  let token: String
  let name: String
  let isForm: Bool
}

extension Markup {
  /// All elements of the page, outer ones first.
  var elements: [Element] {
    nodes.flatMap { node in
      guard case .element(let element) = node.kind else { return [Element]() }
      return [element] + Markup.group(element.content).elements
    }
  }

  /// The controls that can be pressed.
  var controls: [Control] {
    elements.compactMap { element in
      guard element.tag == "button", let token = element["value"], element["disabled"] == nil
      else { return nil }
      let name = element["aria-label"] ?? Markup.group(element.content).words
      return Control(token: token, name: name, isForm: element["type"] == "submit")
    }
  }

  /// The text that is to be read.
  var words: String {
    nodes.map { node in
      switch node.kind {
      case .text(let text): text
      case .element(let element):
        element["aria-hidden"] == "true" ? "" : Markup.group(element.content).words
      case .group: ""
      }
    }.joined(separator: " ").split(separator: " ").joined(separator: " ")
  }
}

extension Instance {
  /// The controls of the page.
  var controls: [Control] { markup.controls }
}
