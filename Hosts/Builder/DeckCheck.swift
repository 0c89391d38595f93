import Foundation
import PipitText

/// Finds what is wrong with a deck, each problem at its line.
struct DeckCheck {
  let deck: DeckSource
  private(set) var problems: [Problem] = []
  /// The file that is looked at.
  private var file = ""

  /// The problems of all decks, in the order of files and lines.
  static func problems(in decks: [DeckSource]) -> [Problem] {
    decks.flatMap { deck in
      var check = DeckCheck(deck: deck)
      check.run()
      return deck.problems + check.problems
    }
  }

  init(deck: DeckSource) {
    self.deck = deck
  }

  static let partsOfSpeech = [
    "noun", "verb", "adjective", "adverb", "number", "pronoun", "preposition", "conjunction",
    "question", "phrase",
  ]

  private mutating func run() {
    guard !deck.topics.isEmpty else { return }
    file = deck.file
    checkID(PlacedText(text: deck.id, line: 1), "the folder's name")
    checkConcepts()
    var seen: [String: String] = [:]
    for language in deck.languages {
      file = language.file
      checkHead(language)
      let primary = language.language.primary
      if let other = seen.updateValue(file, forKey: primary) {
        report(
          language.languageLine, "the language “\(primary)” is that of \(other) too",
          "Put both in one file")
      }
      checkEntries(language)
      checkDoubles(language)
      let concepts = Dictionary(
        deck.concepts.map { ($0.id.text, $0) }, uniquingKeysWith: { one, _ in one })
      for entry in language.entries where !entry.forms.isEmpty {
        check(entry, concepts[entry.id.text]?.partOfSpeech.text ?? "", in: language)
      }
    }
  }

  mutating func report(_ line: Int, _ message: String, _ mend: String) {
    problems.append(Problem(file: file, line: line, message: message, mend: mend))
  }

  private mutating func checkConcepts() {
    var topics: [String: Int] = [:]
    var concepts: [String: Int] = [:]
    for topic in deck.topics {
      checkID(topic.id, "the id")
      checkIsNew(topic.id, among: &topics)
      for concept in topic.concepts {
        checkID(concept.id, "the id")
        checkIsNew(concept.id, among: &concepts)
        let part = concept.partOfSpeech
        if !part.text.isEmpty, !Self.partsOfSpeech.contains(part.text) {
          report(
            part.line, "unknown part of speech “\(part.text)”",
            "Write one of \(Self.partsOfSpeech.joined(separator: ", "))")
        }
      }
    }
  }

  private mutating func checkID(_ id: PlacedText, _ what: String) {
    let isPlain = id.text.allSatisfy {
      ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "-"
    }
    if !isPlain {
      report(
        id.line, "\(what) “\(id.text)” has other characters than a to z, digits and hyphens",
        "Change it")
    }
  }

  private mutating func checkIsNew(_ id: PlacedText, among seen: inout [String: Int]) {
    if id.text.isEmpty { return }
    if let line = seen.updateValue(id.line, forKey: id.text) {
      report(
        id.line, "the id “\(id.text)” is there already, at line \(line)", "Change the newer one")
    }
  }

  private mutating func checkHead(_ language: DeckLanguageSource) {
    let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    let tag = language.language.tag
    if tag != language.language.primary {
      report(
        language.languageLine, "the language “\(tag)” names a script or a region",
        "Write \(language.language.primary); the forms name their scripts")
    } else if tag != name, !tag.isEmpty {
      report(
        language.languageLine, "the language “\(tag)” is not the file's name",
        "Name the file \(tag).yaml")
    }
  }

  /// Every concept has its entry, in the order of the concepts, and nothing else has.
  private mutating func checkEntries(_ language: DeckLanguageSource) {
    let order = deck.concepts.map(\.id.text)
    let places = Dictionary(zip(order, order.indices), uniquingKeysWith: { one, _ in one })
    var seen: [String: Int] = [:]
    var last = -1
    for entry in language.entries {
      guard let place = places[entry.id.text] else {
        report(
          entry.id.line, "there is no concept “\(entry.id.text)”",
          "Write it in concepts.yaml, or leave it out here")
        continue
      }
      checkIsNew(entry.id, among: &seen)
      if place < last {
        report(
          entry.id.line, "“\(entry.id.text)” stands before “\(order[last])” in concepts.yaml",
          "Put the entries in the order of the concepts")
      }
      last = max(last, place)
    }
    if language.entries.isEmpty { return }
    let missing = order.filter { seen[$0] == nil }
    if !missing.isEmpty {
      let shown = missing.prefix(8).joined(separator: ", ")
      report(
        language.languageLine,
        "entries are missing, \(missing.count) in all: \(shown)\(missing.count > 8 ? ", …" : "")",
        "Write them")
    }
  }

  /// Two entries with one word tell which is meant.
  private mutating func checkDoubles(_ language: DeckLanguageSource) {
    let meanings = Dictionary(
      deck.concepts.map { ($0.id.text, $0.meaning.text) }, uniquingKeysWith: { one, _ in one })
    var seen: [String: DeckLanguageSource.Entry] = [:]
    for entry in language.entries {
      guard let text = entry.forms.first?.text.text else { continue }
      let key = Ruby(text).base.lowercased()
      guard let other = seen.updateValue(entry, forKey: key) else { continue }
      for one in [other, entry]
      where one.example.text.isEmpty && meanings[one.id.text, default: ""].isEmpty {
        report(
          one.id.line, "“\(text)” is the word of “\(other.id.text)” and of “\(entry.id.text)”",
          "Give this one an example, or the concept a meaning")
      }
    }
  }
}
