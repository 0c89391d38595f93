import Foundation
import PipitLexicon
import PipitText

/// A spelling alphabet as its author wrote it, with the lines where things stand.
struct AlphabetSource {
  let file: String
  private(set) var alphabet: SpellingAlphabet
  private(set) var problems: [Problem] = []
  /// The line of each thing that can be at fault, by its place in the source.
  private(set) var lines: [Place: Int] = [:]

  /// What can be at fault.
  enum Place: Hashable {
    case whole, order, letters
    case letter(String), digit(String), mark(String), hole(String), decoys(String)
    case readback(ReadbackMaterial.Kind)
  }

  /// Reads a source, collecting what is wrong with its form; a file that is no YAML has one problem
  /// and no letters.
  init(_ bytes: [UInt8], file: String) {
    self.file = file
    alphabet = SpellingAlphabet(
      id: "", name: "", language: Language("en"), standing: .customary, letters: [])
    do {
      read(Fields(try YAML.read(bytes, file: file), in: file))
    } catch {
      problems.append(error)
    }
  }

  func line(_ place: Place) -> Int { lines[place] ?? lines[.whole] ?? 1 }

  private mutating func read(_ given: Fields) {
    var fields = given
    lines[.whole] = fields.line
    alphabet.id = fields.text("id")
    alphabet.name = fields.text("name")
    alphabet.native = fields.text("native", isNeeded: false)
    alphabet.language = Language(fields.text("language"))
    alphabet.region = fields.text("region")
    alphabet.standing = standing(&fields)
    alphabet.order = order(&fields)
    alphabet.note = fields.text("note", isNeeded: false)
    let sources = fields.maps("sources")
    if sources.isEmpty, fields.has("sources") {
      problems.append(
        Problem(
          file: file, line: fields.line(of: "sources"), message: "there is no source",
          mend: "Write at least one, with “title” and “url”"))
    }
    for var source in sources {
      alphabet.sources.append(
        .init(title: source.text("title"), url: source.text("url")))
      problems += source.end()
    }
    lines[.letters] = fields.line(of: "letters")
    alphabet.letters = codeWords(fields.maps("letters")) { .letter($0) }
    alphabet.digits = codeWords(fields.maps("digits", isNeeded: false)) { .digit($0) }
    alphabet.marks = codeWords(fields.maps("marks", isNeeded: false)) { .mark($0) }
    for var hole in fields.maps("holes", isNeeded: false) {
      let letter = hole.text("letter")
      lines[.hole(letter)] = hole.line
      alphabet.holes.append(.init(letter: letter, note: hole.text("note")))
      problems += hole.end()
    }
    for (letter, line, words) in fields.namedTexts("decoys") {
      lines[.decoys(letter)] = line
      alphabet.decoys.append(.init(letter: letter, words: words))
    }
    alphabet.readback = readback(&fields)
    problems += fields.end()
  }

  private mutating func standing(_ fields: inout Fields) -> SpellingAlphabet.Standing {
    let text = fields.text("standing")
    if let standing = SpellingAlphabet.Standing(rawValue: text) { return standing }
    let known = SpellingAlphabet.Standing.allCases.map(\.rawValue).joined(separator: ", ")
    if !text.isEmpty {
      problems.append(
        Problem(
          file: file, line: fields.line(of: "standing"), message: "unknown standing “\(text)”",
          mend: "Write one of \(known)"))
    }
    return .customary
  }

  private mutating func order(_ fields: inout Fields) -> Int32 {
    let text = fields.text("order")
    lines[.order] = fields.line(of: "order")
    if let order = Int32(text) { return order }
    if !text.isEmpty {
      problems.append(
        Problem(
          file: file, line: fields.line(of: "order"), message: "order is no number: “\(text)”",
          mend: "Write a whole number; smaller comes first in the list"))
    }
    return 0
  }

  private mutating func codeWords(_ maps: [Fields], _ place: (String) -> Place) -> [CodeWord] {
    var words: [CodeWord] = []
    for var fields in maps {
      let letter = fields.text("letter")
      let begins = fields.text("begins", isNeeded: false)
      if !["", "true", "false"].contains(begins) {
        problems.append(
          Problem(
            file: file, line: fields.line(of: "begins"), message: "begins is “\(begins)”",
            mend: "Write false where the word does not begin with its letter, else leave it out"))
      }
      if lines[place(letter)] != nil, !letter.isEmpty {
        problems.append(
          Problem(
            file: file, line: fields.line, message: "\(letter) is there twice",
            mend: "Put all its words into one entry"))
      }
      lines[place(letter)] = fields.line
      words.append(
        CodeWord(
          letter, fields.texts("words"), said: fields.text("said", isNeeded: false),
          ipa: fields.text("ipa", isNeeded: false), begins: begins != "false"))
      problems += fields.end()
    }
    return words
  }

  private mutating func readback(_ fields: inout Fields) -> SpellingAlphabet.Readback {
    guard var map = fields.map("readback") else { return .init() }
    for (key, kind) in [
      ("plates", ReadbackMaterial.Kind.plate), ("calls", .call), ("postcodes", .postcode),
      ("names", .name),
    ] {
      lines[.readback(kind)] = map.line(of: key)
    }
    let readback = SpellingAlphabet.Readback(
      plates: map.texts("plates", isNeeded: false), calls: map.texts("calls", isNeeded: false),
      postcodes: map.texts("postcodes", isNeeded: false),
      names: map.texts("names", isNeeded: false))
    problems += map.end()
    return readback
  }
}
