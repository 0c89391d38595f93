import Foundation

/// A text with the line where it stands.
struct PlacedText: Equatable {
  let text: String
  let line: Int
}

/// The members of a map in a source, taken one by one; what nobody takes is an unknown key.
struct Fields {
  let line: Int
  private let file: String
  private var members: [YAML.Member] = []
  private var taken: Set<String> = []
  private var problems: [Problem] = []

  init(_ yaml: YAML, in file: String) {
    line = yaml.line
    self.file = file
    if case .map(let members) = yaml.content {
      self.members = members
    } else {
      report(yaml.line, "keys with values must be here", "Write lines such as “id: nato”")
    }
  }

  /// Whether there is a list with this key.
  func has(_ key: String) -> Bool {
    if case .list = members.first(where: { $0.key == key })?.value.content { true } else { false }
  }

  /// The line of a key; the map's own where it is missing.
  func line(of key: String) -> Int {
    members.first { $0.key == key }?.line ?? line
  }

  /// A text in composed form, without spaces around it; nothing where it is missing.
  mutating func text(_ key: String, isNeeded: Bool = true) -> String {
    guard let value = take(key, isNeeded: isNeeded) else { return "" }
    return text(of: value, key, mayBeEmpty: !isNeeded)
  }

  /// A list of texts.
  mutating func texts(_ key: String, isNeeded: Bool = true) -> [String] {
    guard let value = take(key, isNeeded: isNeeded) else { return [] }
    return texts(of: value, key)
  }

  /// A list of maps.
  mutating func maps(_ key: String, isNeeded: Bool = true) -> [Fields] {
    guard let value = take(key, isNeeded: isNeeded) else { return [] }
    guard case .list(let elements) = value.content else {
      report(value.line, "“\(key)” must be a list", "Begin each entry with a hyphen")
      return []
    }
    return elements.map { Fields($0, in: file) }
  }

  /// A map, or nil where it is missing.
  mutating func map(_ key: String) -> Fields? {
    take(key, isNeeded: false).map { Fields($0, in: file) }
  }

  /// The lists of texts in a map, with their names and lines.
  mutating func namedTexts(_ key: String) -> [(name: String, line: Int, texts: [String])] {
    guard let value = take(key, isNeeded: false) else { return [] }
    guard case .map(let members) = value.content else {
      report(
        value.line, "“\(key)” must have a list for each letter", "Write lines such as “A: [Ant]”")
      return []
    }
    return members.map {
      ($0.key.precomposedStringWithCanonicalMapping, $0.line, texts(of: $0.value, $0.key))
    }
  }

  /// A text with its line; nothing at the map's own line where it is missing.
  mutating func placedText(_ key: String, isNeeded: Bool = true) -> PlacedText {
    PlacedText(text: text(key, isNeeded: isNeeded), line: line(of: key))
  }

  /// A list of texts, each with its line.
  mutating func placedTexts(_ key: String, isNeeded: Bool = true) -> [PlacedText] {
    elements(key, isNeeded: isNeeded).map {
      PlacedText(text: text(of: $0, key, mayBeEmpty: false), line: $0.line)
    }
  }

  /// The elements of a list, whatever each of them is.
  mutating func elements(_ key: String, isNeeded: Bool = true) -> [YAML] {
    guard let value = take(key, isNeeded: isNeeded) else { return [] }
    guard case .list(let elements) = value.content else {
      report(value.line, "“\(key)” must be a list", "Put its texts in brackets, with commas")
      return []
    }
    if elements.isEmpty {
      report(value.line, "“\(key)” is empty", "Write at least one, or leave it out")
    }
    return elements
  }

  /// The texts of a map, each with its name.
  mutating func pairs(_ key: String) -> [(name: PlacedText, text: String)] {
    guard let value = take(key, isNeeded: false) else { return [] }
    guard case .map(let members) = value.content else {
      report(value.line, "“\(key)” must hold pairs", "Write them as {word: translation}")
      return []
    }
    return members.map {
      let name = $0.key.precomposedStringWithCanonicalMapping
      return (PlacedText(text: name, line: $0.line), text(of: $0.value, $0.key, mayBeEmpty: false))
    }
  }

  /// The maps in a map, each with its name.
  mutating func namedMaps(_ key: String) -> [(name: PlacedText, fields: Fields)] {
    guard let value = take(key, isNeeded: false) else { return [] }
    guard case .map(let members) = value.content else {
      report(value.line, "“\(key)” must hold a map", "Write a name, a colon, and its pairs below")
      return []
    }
    return members.map {
      (PlacedText(text: $0.key, line: $0.line), Fields($0.value, in: file))
    }
  }

  /// All members as texts, each with its name.
  mutating func allPairs() -> [(name: PlacedText, text: String)] {
    members.map {
      taken.insert($0.key)
      let name = $0.key.precomposedStringWithCanonicalMapping
      return (PlacedText(text: name, line: $0.line), text(of: $0.value, $0.key, mayBeEmpty: false))
    }
  }

  /// The problems found, unknown keys among them.
  func end() -> [Problem] {
    problems
      + members.filter { !taken.contains($0.key) }.map {
        Problem(
          file: file, line: $0.line, message: "unknown key “\($0.key)”",
          mend: "Leave it out, or look at its spelling")
      }
  }

  private mutating func take(_ key: String, isNeeded: Bool) -> YAML? {
    taken.insert(key)
    if let member = members.first(where: { $0.key == key }) { return member.value }
    if isNeeded, !members.isEmpty {
      report(line, "“\(key)” is missing", "Write a line “\(key): …”")
    }
    return nil
  }

  private mutating func texts(of value: YAML, _ key: String) -> [String] {
    guard case .list(let elements) = value.content else {
      report(value.line, "“\(key)” must be a list", "Put its texts in brackets, with commas")
      return []
    }
    if elements.isEmpty { report(value.line, "“\(key)” is empty", "Write at least one text") }
    return elements.map { text(of: $0, key, mayBeEmpty: false) }
  }

  private mutating func text(of value: YAML, _ key: String, mayBeEmpty: Bool) -> String {
    guard case .text(let text) = value.content else {
      report(value.line, "“\(key)” must be a text", "Write it after the colon, on one line")
      return ""
    }
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if trimmed.isEmpty, !mayBeEmpty {
      report(value.line, "“\(key)” holds an empty text", "Write it, or leave it out")
    }
    if trimmed.contains(where: { $0 == "\t" || $0.isNewline || $0 == "|" }) {
      report(value.line, "a tab, a line end or a “|” in “\(key)”", "Leave it out")
    }
    return trimmed.precomposedStringWithCanonicalMapping
  }

  private mutating func report(_ line: Int, _ message: String, _ mend: String) {
    problems.append(Problem(file: file, line: line, message: message, mend: mend))
  }
}
