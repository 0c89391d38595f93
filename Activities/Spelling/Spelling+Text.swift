/// The room's words.
struct SpellingText {
  static let english = SpellingText()

  var title: String { "Spelling" }
  var summary: String { "Hear a word, hear what it means, and spell it." }
}
