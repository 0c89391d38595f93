import PipitBase
import PipitJournal
import PipitLexicon
import PipitPractice
import PipitText

/// The words of the room's pages.
struct ScramblePagesText {
  private var room: ScrambleText { ScrambleText.english }
  private var choice: ScrambleChoiceText { ScrambleChoiceText.english }

  // Tabs
  var tabs: String { "Pages of Word scramble" }
  var home: String { room.title }
  var homeTab: String { "Home" }
  var days: String { "Days" }
  var settings: String { "Settings" }
  var words: String { "Words" }
  var daysTitle: String { "Word scramble: days" }
  var settingsTitle: String { "Word scramble: settings" }
  var wordsTitle: String { "Word scramble: words" }
  func gameTitle(_ root: String) -> String { "Word scramble: \(root)" }
  var noGameTitle: String { "Word scramble: a game" }

  // Home
  var lead: String { "One long word, and all the words that hide in its letters." }
  var welcomeBack: String { "Ready for new letters?" }
  var play: String { "Play" }
  /// What the next game is: `8 letters · English · calm`.
  func deals(_ pages: ScramblePages) -> String {
    var parts = [letters(pages.value("letters")), choice.name(of: pages.language)]
    switch pages.scoring {
    case .length: break
    case .letters: parts.append(rareLetters)
    case .bee: parts[0] = choice.scoring(.bee)
    }
    let clock = pages.value("clock")
    parts.append(clock == "calm" ? "calm" : choice.clock(clock))
    return parts.joined(separator: " · ")
  }
  var today: String { "Today’s puzzle" }
  func todayIs(_ state: ScramblePages.DayState) -> String {
    if case .new = state { return "The same letters for everyone today" }
    return dayIs(state)
  }
  func wordsIn(_ language: String) -> String {
    "different words found in \(choice.name(of: language))"
  }
  var best: String { "most points in a game" }
  var choose: String { "Another game, or a word of your own" }
  var lastGames: String { "Last games" }
  var noGames: String { "Games that you have ended are listed here. There are none yet." }
  /// How a game went: `Songbird · 24 of 83 words · 112 points`.
  func sums(_ game: ScrambledGame) -> String {
    room.shareLine(
      room.name(of: rank(of: game)), Int(game.found), Int(game.count), game.score)
  }
  func pointsNoun(_ count: Int32) -> String { count == 1 ? "point" : "points" }
  func foundAfter(_ words: Int) -> String {
    "After this end the game went on: \(words == 1 ? "1 more word" : "\(words) more words")."
  }
  func ofAll(_ found: Int32, _ count: Int32) -> String { "\(found) of \(count)" }
  func count(_ words: Int) -> String { words == 1 ? "1 word" : "\(grouped(words)) words" }

  // Days
  func daysLead(_ language: String) -> String {
    "Each day has one puzzle in \(choice.name(of: language)), the same for everyone. It stays open."
  }
  func dayIs(_ state: ScramblePages.DayState) -> String {
    switch state {
    case .new: "Not begun"
    case .open(let words): "Open: \(count(words)) so far"
    case .again(let words): "Ended before, goes on: \(count(words)) so far"
    case .done(let game): "Done: " + sums(game)
    }
  }
  var earlier: String { "Earlier days" }
  var later: String { "Later days" }
  var noDays: String {
    "The first puzzle is that of 1 January 2026. Has this device the right date?"
  }
  var daysWait: String { "The days appear as soon as this device has told its date." }
  /// A day in words: `Today`, `Monday, 30 November`.
  func day(_ day: Day, today: Day?) -> String {
    switch today.map({ $0.number - day.number }) {
    case 0: return "Today"
    case 1: return "Yesterday"
    default: break
    }
    let weekdays = "Thursday Friday Saturday Sunday Monday Tuesday Wednesday"
    let weekday = weekdays.pieces(at: " ")[Int((day.number % 7 + 7) % 7)]
    let isThisYear = today?.date.year == day.date.year
    return "\(weekday), " + (isThisYear ? room.dayOfYear(day) : room.name(of: day))
  }

  // Settings
  var settingsLead: String {
    "They hold for new games. The puzzle of a day is the same for everyone, whatever is set here."
  }
  var list: String { "List of words" }
  var rareLetters: String { "rare letters count more" }
  func letters(_ count: String) -> String { "\(count) letters" }
  func listIs(_ list: String) -> String {
    list == "large"
      ? "The large list has some 250,000 words. Those that the usual one lacks count as bonus words, never for the total. They are fetched once (0.3 MB), with the next new game."
      : "The usual list has some 80,000 words. The large one has some 250,000, for those who know rare words; it is fetched once (0.3 MB), and holds for new games."
  }
  var keepList: String { "Make the large list available offline" }
  func listIsKept(_ keeping: Surroundings.Keeping) -> String {
    if keeping.isWhole { return "The large list is kept on this device." }
    return keeping.isOver
      ? "The large list could not be fetched. Check the connection, then try again."
      : "The large list is being fetched."
  }

  // Words
  var toLearn: String { "Words to learn" }
  var own: String { "Words that you keep" }
  var noWords: String {
    "Words that you put by to learn are kept here, and those that the list does not know and you do. There are none yet."
  }
  var nothingToLearn: String { "Put words by in a game: they can be practised by ear here." }
  var noneOwn: String {
    "Where a game does not know a word, it can be kept: it is one from then on."
  }
  func inAll(_ words: Int, _ language: String) -> String {
    "\(count(words)) in \(choice.name(of: language))"
  }
  func ownHold(_ words: Int, _ language: String) -> String {
    inAll(words, language) + (words == 1 ? ". It is" : ". They are")
      + " accepted in games, not in the puzzles of days."
  }
  func byEar(_ place: Int, _ words: Int, of rounds: Int) -> String {
    if rounds == 1 { return "Practise by ear" }
    let first = place * ScramblePages.wordsOfRound
    return "Practise by ear: \(first + 1) to \(first + words)"
  }
  var saveFile: String { "Save as a file" }
  func hear(_ word: String) -> String { "Hear \(word)" }
  func remove(_ word: String) -> String { "Remove \(word)" }
  func removed(_ word: String) -> String { "“\(word)” is removed." }
  func isBack(_ word: String) -> String { "“\(word)” is back." }
  var undo: String { "Undo" }
  var older: String { "Older" }
  var newer: String { "Newer" }
  func pageOf(_ page: Int, _ all: Int) -> String { "Page \(page) of \(all)" }

  // A game
  func about(_ game: ScrambledGame, today: Day?) -> String {
    var parts = [choice.name(of: game.language)]
    if let day = game.day.flatMap({ Day($0) }) {
      parts.append("Puzzle of \(room.name(of: day))")
    }
    if let scoring = ScrambleScoring(rawValue: game.scoring), scoring != .length {
      parts.append(choice.scoring(scoring))
    }
    parts.append("played: " + day(Day(of: game.at), today: today))
    if game.isHinted { parts.append("with hints") }
    return parts.joined(separator: " · ")
  }
  private func rank(of game: ScrambledGame) -> ScrambleRank {
    ScrambleRank(points: game.score, most: game.most)
  }
  func reached(_ game: ScrambledGame) -> String { room.name(of: rank(of: game)) }
  var wordsFound: String { "words" }
  func bonus(_ words: Int32) -> String { words == 1 ? "bonus word" : "bonus words" }
  func share(of game: ScrambledGame) -> String {
    "\(game.score) of \(game.most) points"
  }
  var again: String { "Play these letters again" }
  var share: String { "Share" }
  var foundWords: String { "Words found" }
  var foundNothing: String { "No word was found in this game." }
  func isLearnt(_ word: String) -> String { "“\(word)” is put by to learn." }
  func isNotLearnt(_ word: String) -> String { "“\(word)” is no longer put by." }
  var noGame: String {
    "Games are kept on the device on which they were played. This one is not on this device."
  }
  var toHome: String { "To Word scramble" }

  /// The number with a comma between thousands.
  func grouped(_ number: Int) -> String {
    if number < 1000 { return "\(number)" }
    let digits = "\(number % 1000 + 1000)".rest(after: "1") ?? ""
    return "\(grouped(number / 1000)),\(digits)"
  }
}
