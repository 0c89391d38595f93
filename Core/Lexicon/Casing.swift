import PipitText

/// How a language writes small letters and capitals.
struct Casing: Equatable, Sendable {
  /// In Turkish and Azerbaijani I is the capital of ı, and İ of i.
  private let hasDotlessI: Bool

  init(_ language: Language) {
    let tag = language.tag
    hasDotlessI = tag == "tr" || tag == "az" || tag.hasPrefix("tr-") || tag.hasPrefix("az-")
  }

  /// The text in small letters. The final sigma counts as a sigma; joined letters are taken apart.
  func small(_ text: String) -> String {
    var small = ""
    for character in text { small += self.small(character) }
    return small
  }

  private func small(_ character: Character) -> String {
    switch character {
    case "I" where hasDotlessI: "ı"
    case "İ" where hasDotlessI: "i"
    case "ς": "σ"
    case "ẞ": "ß"
    case "ĳ", "Ĳ": "ij"
    case "ǆ", "ǅ", "Ǆ": "dž"
    case "ǉ", "ǈ", "Ǉ": "lj"
    case "ǌ", "ǋ", "Ǌ": "nj"
    default: character.lowercased()
    }
  }

  /// The text with a capital first; Dutch `ij` is one letter.
  func capitalised(_ text: String) -> String {
    guard let first = text.first else { return text }
    let rest = text.dropFirst()
    switch first {
    case "i" where hasDotlessI: return "İ" + rest
    case "ı" where hasDotlessI: return "I" + rest
    case "ß": return text
    default: return first.uppercased() + rest
    }
  }
}
