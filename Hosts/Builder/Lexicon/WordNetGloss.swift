import Foundation

/// What WordNet says of a meaning, taken apart: a definition and examples, which stand in quotation
/// marks after it.
struct WordNetGloss: Equatable {
  private(set) var definition = ""
  private(set) var examples: [String] = []

  init(_ gloss: String) {
    var text = ""
    // Every second part stands in quotation marks.
    let parts = gloss.components(separatedBy: "\"")
    for (place, part) in parts.enumerated() {
      if place % 2 == 1 {
        let isClosed = place < parts.count - 1
        if examples.isEmpty, !Self.isAnExampleNext(text) {
          text += isClosed ? "“\(part)”" : part
        } else if isClosed {
          add(example: part)
        }
      } else if examples.isEmpty {
        text += part
      } else {
        text = Self.clean(text) + Self.goingOn(part)
      }
    }
    definition = Self.clean(text)
  }

  private mutating func add(example: String) {
    let example = Self.clean(example)
    if !example.isEmpty { examples.append(example) }
  }

  /// Whether what stands in quotation marks after this text is an example.
  private static func isAnExampleNext(_ text: String) -> Bool {
    guard let last = text.last(where: { $0 != " " }) else { return true }
    return last == ";" || last == ":"
  }

  /// What of a text between examples belongs to the definition: what follows a semicolon. The rest is
  /// whose words the example was.
  private static func goingOn(_ text: String) -> String {
    guard let mark = text.firstIndex(of: ";") else { return "" }
    let rest = clean(String(text[mark...].dropFirst()))
    return rest.contains { $0.isLetter } ? "; \(rest)" : ""
  }

  /// The text with one space between words, without marks at its ends, and with the quotation marks
  /// of print for those of typewriters.
  private static func clean(_ text: String) -> String {
    var clean = ""
    var isQuoted = false
    for character in text.split(whereSeparator: \.isWhitespace).joined(separator: " ") {
      switch character {
      case "`":
        clean.append("“")
        isQuoted = true
      case "'" where isQuoted && !Self.isInside(clean, text):
        clean.append("”")
        isQuoted = false
      default: clean.append(character)
      }
    }
    let ends: Set<Character> = [";", ":", ",", " "]
    while let last = clean.last, ends.contains(last) { clean.removeLast() }
    while let first = clean.first, ends.contains(first) { clean.removeFirst() }
    return clean
  }

  /// Whether an apostrophe after this much of a text stands between letters, as in `don't`.
  private static func isInside(_ begun: String, _ text: String) -> Bool {
    guard begun.last?.isLetter == true else { return false }
    let word = begun.suffix(while: \.isLetter) + "'"
    guard let range = text.range(of: word), range.upperBound < text.endIndex else { return false }
    return text[range.upperBound].isLetter
  }
}

extension String {
  /// The longest end of the text of which all characters fit.
  fileprivate func suffix(while fits: (Character) -> Bool) -> Substring {
    var start = endIndex
    while start > startIndex, fits(self[index(before: start)]) { start = index(before: start) }
    return self[start...]
  }
}
