import PipitBase
import PipitJournal
import PipitPractice
import PipitText

/// The words of the room's pages.
struct SpellingPagesText {
  // Tabs
  var tabs: String { "Pages of Spelling" }
  var home: String { "Spelling" }
  var homeTab: String { "Home" }
  var settings: String { "Settings" }
  var completed: String { "Completed" }
  var settingsTitle: String { "Spelling: settings" }
  var completedTitle: String { "Completed" }

  // Home
  var lead: String { "Hear a word, hear what it means, and spell it." }
  var welcomeBack: String { "Ready for the next words?" }
  var play: String { "Play" }
  var tenWords: String { "10 words" }
  var streakNow: String { "right in a row" }
  var streakBest: String { "best run" }
  var daily: String { "Today’s set" }
  func dailyHint(_ best: SpellingHistory.Daily?) -> String {
    guard let best else { return "10 words, the same for everyone today" }
    return "Done: \(best.right) of \(best.count) right at the first try"
  }
  var bee: String { "Spelling bee" }
  var beeHint: String { "One try a word. Ask for its meaning, or to hear it again." }
  var language: String { "Language" }
  func name(of language: String) -> String { Language(language).englishName }
  var drills: String { "Drills" }
  var drillsLead: String { "Words with the slips that you make." }
  func times(_ count: Int) -> String { count == 1 ? "once so far" : "\(count) times so far" }
  func practiseMissed(_ shown: Int, of all: Int) -> String {
    if all > shown { return "Practise \(shown) of the \(all) missed" }
    return all == 1 ? "Practise the one missed" : "Practise the \(all) missed"
  }
  var lists: String { "Your own lists" }
  var listsLead: String { "Words from school, from a book, for a bee." }
  var newList: String { "New list" }
  func words(_ count: Int) -> String { count == 1 ? "1 word" : "\(grouped(count)) words" }

  // Settings
  var length: String { "How many letters" }
  var shortest: String { "At least" }
  var longest: String { "At most" }
  func letters(_ shortest: Int, _ longest: Int) -> String {
    shortest == longest ? "\(shortest) letters" : "\(shortest) to \(longest) letters"
  }
  func gives(_ count: Int) -> String {
    count == 0
      ? "No word has so many letters and is so common. Choose a wider range, or rarer words."
      : "That gives \(words(count))."
  }
  var band: String { "How common" }
  func band(_ band: Int) -> String {
    switch band {
    case 1: "The most common words"
    case 2: "Common words"
    case 3: "Words you meet now and then"
    case 4: "Uncommon words too"
    default: "All, the rarest too"
    }
  }
  var tries: String { "Tries for a word" }
  var anyTries: String { "As many as you wish" }
  func tries(_ count: Int) -> String { count == 1 ? "1 try" : "\(count) tries" }
  var voice: String { "Voice" }
  func rate(_ language: String) -> String { "Speed in \(name(of: language))" }
  func percent(_ percent: Int32) -> String { "\(percent)%" }
  var speaks: String { "Read aloud" }
  var speaksHint: String { "In sentences and alphabets, too, each prompt is read as it appears." }
  var voices: String { "Hear and choose the voices" }
  var definitions: String { "Definitions" }
  var keepDefinitions: String { "Make definitions available offline" }
  func definitionsAre(_ keeping: Surroundings.Keeping?) -> String {
    guard let keeping else {
      return
        "What a word means is fetched as you meet it, and kept. All meanings together take a few megabytes."
    }
    if keeping.isWhole { return "All definitions are kept on this device." }
    let done = "\(keeping.done) of \(keeping.count) parts are kept."
    return keeping.isOver ? done + " Check the connection, then try again." : done
  }
  var deleting: String { "Deleting" }
  func scheduleIs(_ schedule: String) -> String {
    schedule == "remove"
      ? "A word that you delete in Completed is forgotten: rounds deal it as if it were new."
      : "A word that you delete in Completed still comes again in later rounds."
  }
  var askAgain: String { "Ask me the next time" }

  // Completed
  var show: String { "Show" }
  var all: String { "All" }
  var right: String { "Right" }
  var missed: String { "Missed" }
  var nothingYet: String {
    "Words that you spell are kept here, with what they mean. There are none yet."
  }
  func noneOf(_ filter: SpellingPages.Filter) -> String {
    filter == .missed ? "No word was missed the last time." : "No word was right the last time."
  }
  func verdict(_ word: SpelledWord) -> String {
    switch word.verdict {
    case .right: "Right at the first try"
    case .mended: word.tries == 0 ? "Right, once mended" : "Right at try \(word.tries + 1)"
    case .missed: word.tries == 1 ? "Missed after 1 try" : "Missed after \(word.tries) tries"
    case .shown:
      switch word.tries {
      case 0: "Shown"
      case 1: "Shown after 1 try"
      default: "Shown after \(word.tries) tries"
      }
    }
  }
  func wrote(_ given: String) -> String { "you wrote “\(given)”" }
  func hear(_ word: String) -> String { "Hear \(word)" }
  func delete(_ word: String) -> String { "Delete \(word)" }
  func deleted(_ name: String) -> String { "“\(name)” is deleted." }
  func isBack(_ name: String) -> String { "“\(name)” is back." }
  var undo: String { "Undo" }
  var asksSchedule: String { "Shall the word come again in later rounds?" }
  func asksSchedule(_ word: String) -> String {
    "Delete “\(word)” from this list. Shall it come again in later rounds? You are asked once; Settings can change it."
  }
  var keepSchedule: String { "Let it come again" }
  var removeSchedule: String { "Forget it" }
  var cancel: String { "Cancel" }
  var older: String { "Older" }
  var newer: String { "Newer" }
  func pageOf(_ page: Int, _ all: Int) -> String { "Page \(page) of \(all)" }
  var deletingHint: String { "Swipe a row to the left to delete it, or press Delete on it." }
  func form(of headword: String) -> String { "A form of “\(headword)”." }
  func next(_ standing: String) -> String { "next: \(standing)" }
  func day(_ day: Day, today: Day?) -> String { DayText.english.day(day, today: today) }

  // Lists
  var nameOfList: String { "Name" }
  func name(_ given: String) -> String { given.isEmpty ? "My words" : given }
  var wordsOfList: String { "Words" }
  var wordsHint: String {
    "One word a line. What it means may stand behind a semicolon, a tab, or a dash; then a sentence: “geese; more than one goose; Two geese swam by.”"
  }
  var fromFile: String { "Add the words of a file" }
  var fromFileHint: String { "A text file, at most 1 MB." }
  var save: String { "Save the list" }
  var saveRest: String { "Save without these lines" }
  var edit: String { "Edit" }
  func editing(_ name: String) -> String { "Edit “\(name)”" }
  var deleteList: String { "Delete the list" }
  func saved(_ name: String) -> String { "“\(name)” is saved." }
  var problems: String { "Not saved yet" }
  var noWords: String { "There is no word in it. Write one word a line." }
  func cannotSave(_ reading: ListReading) -> String {
    if reading.problemCount == 0 { return noWords }
    return reading.problemCount == 1
      ? "1 line cannot be read." : "\(grouped(reading.problemCount)) lines cannot be read."
  }
  func problem(_ problem: ListReading.Problem) -> String {
    "Line \(problem.line): " + kind(problem.kind)
  }
  private func kind(_ kind: ListReading.Problem.Kind) -> String {
    switch kind {
    case .noWord: "there is no word before the definition. Write the word first."
    case .strange(let word, let character):
      "“\(word)” has “\(character)” in it, which no word is spelled with. Take it out; put a semicolon between the word and what it means."
    case .longWord(let word):
      "“\(word)” has more than \(ListReading.longestWord) letters. Write one word a line."
    case .longText(let word):
      "what is said of “\(word)” has more than \(ListReading.longestText) letters. Shorten it."
    case .twice(let word, let line):
      "“\(word)” stands on line \(line) already. Leave out one of them."
    case .manyWords:
      "here the list has \(grouped(ListReading.mostWords)) words, which is as many as a list has. Put the rest into another list."
    }
  }
  func moreProblems(_ count: Int) -> String {
    count == 1 ? "1 more line is like these." : "\(grouped(count)) more lines are like these."
  }
  var refused: String { "The file cannot be read." }
  func refused(_ why: String) -> String {
    why == "large"
      ? "The file has more than 1 MB. Make two or more of it."
      : "The file is not plain text. Save it as text in UTF-8, one word a line, and choose it again."
  }
  var playList: String { "Play" }
  var copyLink: String { "Copy a link" }
  var linkHint: String { "The link carries the list itself: no server sees it." }
  var linkCopied: String { "The link is copied." }
  var saveFile: String { "Save as a file" }
  var tooLongForLink: String {
    "The list is too long for a link. Save it as a file and send that."
  }
  var offered: String { "A list for you" }
  func offers(_ name: String, _ count: Int, _ language: String) -> String {
    "“\(name)”, \(words(count)) in \(self.name(of: language)). Nothing is added before you say so."
  }
  var add: String { "Add this list" }
  var doNotAdd: String { "Leave it" }
  var brokenLink: String {
    "There is no list in this link: it may have been cut. Ask for it again, or for the list as a file."
  }
  func andMore(_ count: Int) -> String { "and \(words(count)) more" }

  /// The number with a comma between thousands.
  func grouped(_ number: Int) -> String {
    if number < 1000 { return "\(number)" }
    let digits = "\(number % 1000 + 1000)".rest(after: "1") ?? ""
    return "\(grouped(number / 1000)),\(digits)"
  }
}
