import PipitBase
import PipitLexicon
import PipitLook
import PipitMarkup
import PipitPractice

/// What a word means, and the keys beside a word: the same in a game and on the room's pages.
enum ScrambleMeaning {
  private static let id = "meaning"

  /// Whether there is a dictionary of a language.
  static func isThere(in language: String) -> Bool { language == "en" }

  /// The key that shows what a word means, or hides it again.
  static func key(_ word: String, sends token: String, isOpen: Bool) -> Markup {
    iconKey(
      sends: token, .book, label: ScrambleViewText.english.meaning(word), kind: .quiet
    )
    .attribute("aria-expanded", isOpen ? "true" : "false")
    .attribute("aria-controls", isOpen ? id : nil)
  }

  /// The key that puts a word by to learn, or takes it off again.
  static func learnKey(_ word: String, sends token: String, isLearnt: Bool) -> Markup {
    iconKey(sends: token, .star, label: ScrambleViewText.english.learn(word), kind: .quiet)
      .class("learn").attribute("aria-pressed", isLearnt ? "true" : "false")
  }

  /// What a word means: the usual meanings, the others behind a press.
  static func shown(
    _ word: String, language: String, _ index: DictionaryIndex?, in surroundings: Surroundings
  ) -> Markup {
    let isLost = surroundings.lost.contains("dictionary-\(language)")
    let text = ScrambleViewText.english
    let meaning = WordMeaning(of: word, index, in: surroundings)
    let senses = meaning.entries.filter { !$0.isOffensive }.flatMap { $0.senses }
    let fit = senses.filter { $0.isFit }
    let all = fit.isEmpty ? senses : fit
    let others = Array(all.dropFirst(3))
    return div {
      if let headword = meaning.headwords.first {
        p { text.isForm(of: headword) }.class("soft")
      }
      if !all.isEmpty {
        DictionaryEntry.Sense.list(of: Array(all.prefix(3)), language: language)
      } else if let told = told(of: meaning, isWaiting: index == nil, isLost) {
        p { told }.class("soft")
      }
      if !others.isEmpty {
        element("details") {
          element("summary") { text.more(others.count) }
          DictionaryEntry.Sense.list(of: others, language: language)
        }
      }
    }
    .class("word-meaning").id(id).key("meaning-\(word)")
  }

  /// What is told in place of a meaning; nothing where the word is a form of another and no more is
  /// known.
  private static func told(
    of meaning: WordMeaning, isWaiting: Bool, _ isLost: Bool
  ) -> String? {
    let text = MeaningText.english
    if isLost || meaning.isLost { return text.lost }
    if isWaiting || meaning.isComing { return text.coming }
    return meaning.headwords.isEmpty ? text.none : nil
  }
}
