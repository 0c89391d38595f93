import Foundation
import PipitText

/// A deck as its authors wrote it, with the lines where things stand: `concepts.yaml` tells what it
/// teaches, and a file for each language how that is said.
struct DeckSource {
  /// The folder's name.
  let id: String
  /// The file `concepts.yaml`.
  let file: String
  private(set) var name = PlacedText(text: "", line: 1)
  private(set) var source = ""
  private(set) var licence = ""
  private(set) var topics: [Topic] = []
  private(set) var languages: [DeckLanguageSource] = []
  private(set) var problems: [Problem] = []

  /// A topic with its concepts.
  struct Topic {
    let id: PlacedText
    let name: PlacedText
    let concepts: [Concept]
  }

  /// Something to be learnt, the same in all languages.
  struct Concept {
    let id: PlacedText
    let partOfSpeech: PlacedText
    let meaning: PlacedText
  }

  /// Reads a deck's folder, collecting what is wrong with the form of its files.
  init(folder: String) {
    id = URL(fileURLWithPath: folder).lastPathComponent
    file = "\(folder)/concepts.yaml"
    let found = Disk.files(in: folder).filter { $0.hasSuffix(".yaml") }
    files = found.contains(file) ? found : [file] + found
    do {
      read(Fields(try YAML.read(file), in: file))
      for path in found where path != file {
        let language = DeckLanguageSource(Fields(try YAML.read(path), in: path), file: path)
        problems += language.problems
        languages.append(language)
      }
    } catch {
      problems.append(error)
    }
    // English first, then by tag: the same on every machine.
    languages.sort { (one, other) in
      (one.language.primary == "en" ? "" : one.language.tag)
        < (other.language.primary == "en" ? "" : other.language.tag)
    }
  }

  /// All files of the deck, read, refused or missing.
  let files: [String]

  /// The concepts of all topics in their order.
  var concepts: [Concept] { topics.flatMap(\.concepts) }

  private mutating func read(_ given: Fields) {
    var fields = given
    name = fields.placedText("name")
    source = fields.text("source")
    licence = fields.text("licence")
    for given in fields.maps("topics") {
      var topic = given
      var concepts: [Concept] = []
      let (id, name) = (topic.placedText("id"), topic.placedText("name"))
      for given in topic.maps("concepts") {
        var concept = given
        concepts.append(
          Concept(
            id: concept.placedText("id"), partOfSpeech: concept.placedText("pos"),
            meaning: concept.placedText("meaning", isNeeded: false)))
        problems += concept.end()
      }
      topics.append(Topic(id: id, name: name, concepts: concepts))
      problems += topic.end()
    }
    problems += fields.end()
  }
}

/// A deck's words in one language as their author wrote them.
struct DeckLanguageSource {
  let file: String
  let language: Language
  let languageLine: Int
  let source: String
  let licence: String
  let entries: [Entry]
  let problems: [Problem]

  /// A word with all that belongs to it.
  struct Entry {
    let id: PlacedText
    /// The authored forms with their tags, in the order of the language's scripts.
    let forms: [(tag: String, text: PlacedText)]
    let article: PlacedText
    let gender: PlacedText
    let also: [PlacedText]
    let synonyms: [PlacedText]
    let example: PlacedText

    /// The text of a form; nothing where it is missing.
    func form(_ tag: String) -> String { forms.first { $0.tag == tag }?.text.text ?? "" }
  }

  init(_ given: Fields, file: String) {
    self.file = file
    var fields = given
    var problems: [Problem] = []
    let language = Language(fields.text("language"))
    self.language = language
    languageLine = fields.line(of: "language")
    source = fields.text("source")
    licence = fields.text("licence")
    let scripts = DeckForms.written(of: language.primary)
    entries = fields.namedMaps("entries").map { id, given in
      var fields = given
      let entry = Entry(
        id: id,
        forms: scripts.compactMap { tag in
          let text = fields.placedText(tag)
          return text.text.isEmpty ? nil : (tag, text)
        },
        article: fields.placedText("article", isNeeded: false),
        gender: fields.placedText("gender", isNeeded: false),
        also: fields.placedTexts("also", isNeeded: false),
        synonyms: fields.placedTexts("synonyms", isNeeded: false),
        example: fields.placedText("example", isNeeded: false))
      problems += fields.end()
      return entry
    }
    self.problems = fields.end() + problems
  }
}
