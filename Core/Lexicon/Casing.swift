import PipitBase
import PipitText

/// The small letters by which a speller finds letters.
struct Casing: Equatable, Sendable {
  private let language: Language

  init(_ language: Language) {
    self.language = language
  }

  /// The text in small letters. The final sigma counts as a sigma; joined letters are taken apart.
  func small(_ text: String) -> String {
    var small = ""
    for character in Text.lowercased(text, language) {
      switch character {
      case "ς": small += "σ"
      case "ĳ": small += "ij"
      case "ǆ": small += "dž"
      case "ǉ": small += "lj"
      case "ǌ": small += "nj"
      default: small.append(character)
      }
    }
    return small
  }

  /// The text with a capital first.
  func capitalised(_ text: String) -> String {
    Text.capitalised(text, language)
  }
}
