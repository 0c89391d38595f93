import PipitBase
import PipitLexicon
import PipitText

/// The words of a game's page, in the interface's language.
struct ScrambleViewText {
  static var english: ScrambleViewText { ScrambleViewText() }

  // The bar
  var close: String { "Leave the game. Your words are kept." }
  var newGame: String { "New Game" }
  var asksForNew: String { "Begin a new game?" }
  func losesWords(_ count: Int) -> String {
    count == 1
      ? "The word you found goes from the page, and the score begins at 0."
      : "The \(count) words you found go from the page, and the score begins at 0."
  }
  var keepPlaying: String { "Keep playing" }
  func isOver(_ day: Day) -> String {
    "This is the puzzle of \(ScrambleText.english.dayOfYear(day)). Today’s is ready."
  }
  var toToday: String { "Today’s puzzle" }

  // How far it is
  var score: String { "Score" }
  func rank(_ rank: ScrambleRank, _ toNext: Int32?) -> String {
    let name = ScrambleText.english.name(of: rank)
    return toNext.map { "\(name): \(self.toNext($0))" } ?? name
  }
  func toNext(_ points: Int32) -> String {
    points == 1 ? "1 point to the next rank" : "\(points) points to the next rank"
  }
  func found(_ count: Int, of all: Int, bonus: Int) -> String {
    let words = "\(count) of \(all == 1 ? "1 word" : "\(all) words")"
    return bonus == 0 ? words : "\(words), \(bonus) \(bonusWords(bonus))"
  }
  var timeLeft: String { "Time left" }
  func clock(_ seconds: Int64) -> String {
    "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }

  // The message
  var ok: String { "OK" }
  var keep: String { "Keep this word" }

  // The letters
  var field: String { "Enter your own word" }
  var letters: String { "Letters to tap" }
  func tile(_ letter: String, isUsed: Bool, isCentre: Bool) -> String {
    isUsed ? "\(letter), used" : isCentre ? "\(letter), the middle letter" : letter
  }
  var erase: String { "Erase the last letter" }
  var shuffle: String { "Shuffle the letters" }
  var check: String { "Check" }
  var hints: String { "Hints" }
  var stopClock: String { "Stop the clock" }
  var end: String { "End game" }

  // The words found
  var yourWords: String { "Your words" }
  var nothingYet: String { "None yet. The longer a word, the more points." }
  var order: String { "Order of your words" }
  func order(_ order: Scramble.Order) -> String {
    switch order {
    case .newest: "Newest"
    case .alphabet: "A–Z"
    case .length: "Longest"
    }
  }
  func letters(after count: Int) -> String { count == 1 ? " letter: " : " letters: " }
  var bonus: String { "bonus word" }
  var yours: String { "your own" }
  var pangram: String { "every letter" }
  var hear: String { "Hear " }
  func meaning(_ word: String) -> String { "What \(word) means" }
  func learn(_ word: String) -> String { "Put \(word) by to learn" }
  func isForm(of headword: String) -> String { "A form of “\(headword)”" }
  func more(_ count: Int) -> String { count == 1 ? "1 more meaning" : "\(count) more meanings" }

  // Hints
  var grid: String { "Words to find, by first letter and number of letters" }
  var letter: String { "Letter" }
  var all: String { "All" }
  var nothingLeft: String { "You have found every common word." }

  // The end
  func over(_ rank: ScrambleRank) -> String {
    "You are \(rank == .egg ? "an" : "a") \(ScrambleText.english.name(of: rank))"
  }
  func verdict(_ rank: ScrambleRank, isWhole: Bool) -> String {
    if isWhole { return "You found every common word!" }
    switch rank {
    case .egg: return "Every bird begins so."
    case .hatchling, .nestling, .fledgling: return "A good beginning."
    case .flier, .songbird: return "Well found!"
    case .soloist, .chorister: return "What a lot of words!"
    case .pipit: return "There is no higher rank!"
    }
  }
  func pointsLabel(_ points: Int32) -> String { points == 1 ? "point" : "points" }
  func of(_ count: Int, _ all: Int) -> String { "\(count) of \(all)" }
  var commonWords: String { "words" }
  func bonusWords(_ count: Int) -> String { count == 1 ? "bonus word" : "bonus words" }
  var wasHinted: String { "With the help of hints." }
  var keepLooking: String { "Keep looking" }
  var share: String { "Share" }
  func missed(_ count: Int) -> String { "Words you missed (\(count))" }
  var missedLead: String { "Press a word to see what it means." }
  var missedNone: String { "None. You found them all!" }
  func ofLength(_ length: Int, _ count: Int) -> String {
    "\(length) letters (\(count))"
  }
  func rare(_ count: Int) -> String {
    count == 1 ? "1 bonus word was there too" : "\(count) bonus words were there too"
  }
  var rareLead: String { "Few people know these. They are never needed." }
}

/// The words of the page on which a game is chosen.
struct ScrambleChoiceText {
  static var english: ScrambleChoiceText { ScrambleChoiceText() }

  var lead: String { "How would you like to play?" }
  var play: String { "Play" }
  var language: String { "Language" }
  func name(of language: String) -> String { Language(language).englishName }
  var scoring: String { "Points" }
  func scoring(_ scoring: ScrambleScoring) -> String {
    switch scoring {
    case .length: "By length"
    case .letters: "By letters"
    case .bee: "Spelling bee"
    }
  }
  func explanation(_ scoring: ScrambleScoring) -> String {
    switch scoring {
    case .length: "Each word gives 1 point, and 1 for each letter."
    case .letters: "Rare letters give more, and long words much more."
    case .bee:
      "Seven letters, used as often as you like. Every word has the middle letter and at least four letters."
    }
  }
  var clock: String { "Time" }
  func clock(_ value: String) -> String {
    switch value {
    case "60": "1 minute"
    case "120": "2 minutes"
    case "180": "3 minutes"
    case "300": "5 minutes"
    default: "No clock"
    }
  }
  var shortest: String { "Shortest word" }
  var letters: String { "Letters to play with" }
  var accents: String { "Accents" }
  func accents(_ value: String) -> String {
    value == "kept" ? "é is another letter than e" : "é counts as e"
  }
  var list: String { "Words" }
  func list(_ value: String) -> String { value == "large" ? "Large list" : "Usual list" }
  var root: String { "Or play with a word of your own" }
  var rootField: String { "Your word" }
  var rootHint: String { "3 to 20 letters. A name will do." }
  var playRoot: String { "Play with it" }
}
