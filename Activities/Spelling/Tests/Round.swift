import PipitBase
import PipitJournal
import PipitLexicon
import PipitMarkup
import PipitPractice
import PipitText

@testable import PipitSpelling

/// What the tests of the page stand on: words, a small dictionary, states of a round.
enum Round {
  static let noon = Moment(milliseconds: 1_700_000_000_000, offsetMinutes: 60)

  static let occasion = SpellingWord(text: "occasion", length: 8, band: 2)
  static let colour = SpellingWord(
    text: "colour", length: 6, band: 1, variants: [.init("color", region: "en-US")],
    region: "en-GB")
  static let bear = SpellingWord(text: "bear", length: 4, band: 1, homophones: ["bare"])

  static let entries = [
    DictionaryEntry(
      headword: "bear", pronunciation: "bɛə", forms: ["bears", "bore", "borne"],
      senses: [
        .init(
          part: .noun, definition: "a large furry animal", examples: ["the bear ate the honey"]),
        .init(part: .verb, definition: "carry or hold", synonyms: ["carry"]),
      ]),
    DictionaryEntry(
      headword: "occasion", pronunciation: "əˈkeɪʒən", forms: ["occasions"],
      senses: [
        .init(
          part: .noun, definition: "the time of an occasion that matters",
          examples: ["the last of these occasions"])
      ]),
  ]

  static let index = Pack(
    name: "dictionary-en", version: "1",
    bytes: DictionaryIndex.bytes(of: ["bear"], name: "dictionary-en"))
  static let piece = Pack(
    name: "dictionary-en-00", version: "1",
    bytes: DictionaryPiece.bytes(of: entries.map { .init($0.headword, entry: $0) }))

  static var surroundings: Surroundings {
    var surroundings = Surroundings()
    surroundings.device.isKnown = true
    surroundings.device.voices = ["en-GB"]
    surroundings.packs = [index, piece]
    return surroundings
  }

  /// A round of words, the first on the page.
  static func of(
    _ words: [SpellingWord], language: String = "en", definition: String = "",
    sentence: String = "", tries: Int? = 3, isBee: Bool = false, combo: Int32 = 0,
    answers: [Spelling.Answer] = [], stage: Spelling.Stage? = nil
  ) -> Spelling {
    let deal = Deal(
      id: "deal", activity: "spelling", rules: 1, seed: 7, made: noon, options: [], packs: [])
    let content = SpellingContent(
      deal, language: Language(language),
      questions: words.map { .init($0, definition: definition, sentence: sentence) },
      tries: tries, isBee: isBee)
    return Spelling(
      content, stage: stage ?? .asked(.init(since: noon)), answers: answers, combo: combo)
  }

  /// The word on the page, after what the closure says.
  static func asked(_ change: (inout Spelling.Asked) -> Void = { _ in }) -> Spelling.Stage {
    var asked = Spelling.Asked(since: noon)
    change(&asked)
    return .asked(asked)
  }

  /// `ocasiion` for `occasion`: a c is missing, an i is too many.
  static var miss: Spelling.Try { Spelling.Try("ocasiion", missResult) }

  private static let missResult = SpellingResult(
    verdict: .wrong, closest: "occasion",
    marks: [
      .init("o", .right), .init("c", .right), .init("a", .right), .init("s", .right),
      .init("i", .right), .init("i", .wrong), .init("o", .right), .init("n", .right),
    ],
    edits: [
      .keep("o"), .keep("c"), .insert("c"), .keep("a"), .keep("s"), .keep("i"), .delete("i"),
      .keep("o"), .keep("n"),
    ], faults: [.doubled, .other])

  static func told(
    _ verdict: SpellingVerdict, given: String, tries: [Spelling.Try] = [], hints: Int = 0
  ) -> Spelling.Answer {
    Spelling.Answer(
      question: 0, given: given, verdict: verdict, tries: tries, hints: hints, isSlow: false,
      milliseconds: 4000)
  }
}

extension Markup {
  /// All elements of the page, outer ones first.
  var elements: [Element] {
    nodes.flatMap { node -> [Element] in
      guard case .element(let element) = node.kind else { return [] }
      return [element] + Markup.group(element.content).elements
    }
  }

  func element(_ id: String) -> Element? { elements.first { $0["id"] == id } }

  /// The tokens of the controls that can be pressed.
  var tokens: [String] {
    elements.compactMap { $0.tag == "button" && $0["disabled"] == nil ? $0["value"] : nil }
  }

  /// The text that is to be read aloud.
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
