import PipitBase
import PipitLexicon
import PipitPractice
import PipitText

/// The words of the room's pages.
struct CardsPagesText {
  var home: String { "Flash cards" }
  var lead: String { "Pick the languages, turn the cards, and say how well you knew them." }
  var welcomeBack: String { "Ready for the next cards?" }
  var play: String { "Play" }
  func playDetail(from: [String], to: [String], count: String) -> String {
    "\(count) cards · \(short(from)) → \(short(to))"
  }
  private func short(_ languages: [String]) -> String {
    languages.map { Language($0).englishName }.joined(separator: ", ")
  }
  var due: String { "due now" }
  var known: String { "on the way" }
  var new: String { "new" }

  // Choosing
  var choose: String { "What to practise" }
  var from: String { "From" }
  var to: String { "Into" }
  var turn: String { "The other way round" }
  func oneLanguage(_ language: String) -> String {
    Language.scripts(of: language).count > 1
      ? "From one script of \(Language(language).englishName) into another: how words are read, or written."
      : "Question and answer are in one language. Choose another on one side."
  }
  var way: String { "How" }
  var script: String { "What counts when you type" }
  var anyScript: String { "Any script" }
  var exactScript: String { "The script asked for" }
  var topic: String { "Topic" }
  var allTopics: String { "All topics" }
  var count: String { "How many" }
  func cards(_ count: Int) -> String { "\(count) cards" }
  var scripts: String { "Kanji or kana, Gurmukhi or Shahmukhi: choose the scripts" }

  // Decks
  var decks: String { "Decks" }
  func about(_ deck: DeckList.Entry) -> String {
    "\(deck.entryCount) words in \(deck.topicCount) topics, \(deck.languages.count) languages"
  }
  func met(_ count: Int, due: Int) -> String {
    due == 0 ? "\(count) begun" : "\(count) begun, \(due) due"
  }
  var topics: String { "Topics" }
  func standing(known: Int, due: Int, of all: Int) -> String {
    due == 0 ? "\(known) of \(all)" : "\(known) of \(all) · \(due) due"
  }
  var coming: String { "The words are on their way." }

  // Words
  var words: String { "Words" }
  var find: String { "Find a word" }
  var findIt: String { "Find" }
  var all: String { "All words" }
  func nothingFound(_ text: String) -> String { "No word here has “\(text)” in it." }
  func more(_ count: Int) -> String { "Show more: \(count) are left" }
  func hear(_ word: String, _ language: Language) -> String {
    "Hear \(word) in \(language.englishName)"
  }
}
