import PipitBase
import PipitJournal
import PipitMemory
import PipitPractice
import PipitText

/// The words of the pages about what is remembered.
struct ItemsText {
  static var english: ItemsText { ItemsText() }

  private var day: DayText { DayText.english }

  // The list
  var items: String { "What you have met" }
  var itemsLead: String {
    "Every letter, word and spelling you have answered, and when it comes up again."
  }
  var find: String { "Find" }
  var state: String { "Which" }
  func name(of state: ItemFilter.State) -> String {
    switch state {
    case .all: "All"
    case .due: "Due now"
    case .new: "New"
    case .slipping: "Slipping"
    case .suspended: "Set aside"
    }
  }
  var kind: String { "What" }
  var allKinds: String { "Everything" }
  func name(of kind: ItemName.Kind) -> String {
    switch kind {
    case .alphabet: "Letters"
    case .word: "Words in sentences"
    case .spelling: "Spellings"
    case .scramble: "Words found"
    case .sentence: "Sentences"
    case .card: "Flash cards"
    }
  }
  func count(_ count: Int) -> String { count == 1 ? "1 item" : "\(count) items" }
  var more: String { "Show more" }
  var nothingMet: String {
    "Nothing yet. What you answer in any activity is listed here from then on."
  }
  func nothingFound(_ text: String) -> String { "Nothing here has “\(text)” in it." }
  var nothingDue: String { "Nothing is due now." }
  var nothingNew: String {
    "Nothing new waits. Put words by to learn where you meet them: press the star."
  }
  var takeBack: String { "Take it off the words to learn" }
  var nothingSlips: String { "Nothing slips again and again." }
  var nothingSuspended: String { "Nothing is set aside." }
  var nothingOfKind: String { "Nothing of this kind yet." }

  /// What sort of thing an item is.
  func what(_ kind: ItemName.Kind?) -> String {
    switch kind {
    case .alphabet: "spelling alphabet"
    case .word: "in sentences"
    case .spelling: "spelling"
    case .scramble: "found in a scramble"
    case .sentence: "sentence"
    case .card: "flash card"
    case nil: ""
    }
  }

  /// From which form of which language into which a card is asked.
  func forms(_ direction: String) -> String {
    let names = direction.pieces(at: " ").map { tag in
      let language = Language(tag)
      let isOne = Language.scripts(of: language.primary).count == 1
      return isOne ? language.englishName : "\(language.englishName), \(language.scriptName)"
    }
    return names.joined(separator: " → ")
  }

  /// In which direction a letter is asked.
  func direction(_ name: String) -> String {
    switch name {
    case "word": "letter to code word"
    case "letter": "code word to letter"
    case "ear": "by ear"
    case "read": "read aloud"
    case "readback": "read back"
    case "write": "write down"
    default: name
    }
  }

  var isNotAsked: String { "remembered, not asked" }

  // An item
  var noItem: String { "Not met yet" }
  var noItemLead: String { "This device knows nothing of it. What you answer is listed here." }
  /// What has to be said first.
  func lead(_ memory: MemoryHistory, _ item: String) -> String {
    guard let own = memory.memory(of: item), own.lapses >= MemoryHistory.leechLapses else {
      return ""
    }
    return
      "This has slipped \(own.lapses) times. Try another way to learn it: a picture, a story, a sentence of your own. Or set it aside for a while."
  }
  var next: String { "Next time" }
  var isOnlyRemembered: String {
    "It is not asked: what you find in a scramble is remembered. Put it by to learn, and you will be asked to spell it."
  }
  func next(of item: String, _ memory: MemoryHistory, at now: Moment) -> String {
    if memory.isSuspended(item) { return "Set aside: it is not asked." }
    guard let own = memory.memory(of: item), own.last != nil else {
      return "New: it comes as one of a day’s new items."
    }
    if memory.isBuried(item, at: now) { return "Tomorrow: you have put it off for today." }
    if own.isDue(at: now, dayStartsAtHour: memory.dayStartsAtHour) { return "Due now." }
    let until = day.until(own, memory, at: now)
    guard let number = own.dueDay else { return "In \(until)." }
    let due = Day(number: number)
    let today = Day(number: memory.day(of: now))
    return due.number - today.number == 1
      ? "Tomorrow." : "\(day.weekday(due)), \(day.day(due, today: today)): in \(until)."
  }
  /// Why it comes up then.
  func why(_ history: [Review], _ memory: Memory) -> String {
    guard let last = history.last(where: { !$0.isUndone && !$0.isExtra && $0.rating != nil }),
      memory.last != nil
    else {
      return history.isEmpty
        ? "It was not answered yet." : "It begins anew: its earlier answers do not count."
    }
    let answer = "The last answer was “\(name(of: last.rating).lowercased())”"
    let after =
      last.elapsedDays > 0 ? ", \(day.span(days: last.elapsedDays)) after the one before" : ""
    switch memory.stage {
    case .new: return "It begins anew."
    case .learning:
      return "\(answer)\(after). It is new, so it comes back within minutes until it stays."
    case .relearning: return "\(answer)\(after). It slipped, so it comes back within minutes first."
    case .review:
      return
        "\(answer)\(after). It is asked when the chance that you still know it has fallen to what you chose."
    }
  }
  var bury: String { "Not today" }
  var suspend: String { "Set aside" }
  var resume: String { "Ask it again" }
  var forget: String { "Begin anew" }

  var memory: String { "What is remembered" }
  func percent(_ share: Double) -> String { "\(Int32(share * 100 + 0.5))%" }
  var knownNow: String { "known now" }
  func stability(_ days: Double) -> String {
    days < 1 ? "under a day" : day.span(days: Int64(days + 0.5))
  }
  var stays: String { "until it is at 90%" }
  func difficulty(_ difficulty: Double) -> String {
    let tenths = Int32(difficulty * 10 + 0.5)
    return "\(tenths / 10).\(tenths % 10)"
  }
  var difficultyLabel: String { "difficulty, of 10" }
  func answers(_ count: Int32) -> String { count == 1 ? "answer" : "answers" }
  func slips(_ count: Int32) -> String { count == 1 ? "slip" : "slips" }
  var futuresLead: String { "Answered now, it would come back after:" }
  func comesAfter(_ future: Memory, at now: Moment) -> String {
    day.long(future, at: now)
  }
  func name(of rating: Rating?) -> String {
    switch rating {
    case .again: "Missed"
    case .hard: "Hard"
    case .good: "Good"
    case .easy: "Easy"
    case nil: "Not rated"
    }
  }

  var history: String { "History" }
  var noHistory: String { "No answers yet." }
  /// What is told of an answer: when, how long it took, what had been planned, what it gave.
  func told(_ review: Review, today: Day) -> String {
    var parts = [day.day(Day(of: review.at), today: today) + ", " + clock(review.at)]
    if review.milliseconds > 0 { parts.append(AppText("en").seconds(review.milliseconds)) }
    if review.isExtra { parts.append("extra practice, no change") }
    if !review.isFirst, review.elapsedDays > 0 || review.scheduledDays > 0 {
      parts.append(
        "after \(day.span(days: review.elapsedDays)), planned \(day.span(days: Int64(review.scheduledDays)))"
      )
    }
    if review.intervalDays > 0 {
      parts.append("then \(day.span(days: Int64(review.intervalDays)))")
    }
    return parts.joined(separator: " · ")
  }
  private func clock(_ moment: Moment) -> String {
    let local = moment.milliseconds / 60_000 + Int64(moment.offsetMinutes)
    let minutes = (local % 1_440 + 1_440) % 1_440
    return "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
  }
  var undone: String { "undone" }
  func undo(_ review: Review, today: Day) -> String {
    "Undo the answer of \(day.day(Day(of: review.at), today: today)), \(clock(review.at))"
  }

  // Told
  func suspended(_ title: String) -> String { "“\(title)” is set aside." }
  func resumed(_ title: String) -> String { "“\(title)” is asked again." }
  func buried(_ title: String) -> String { "“\(title)” waits until tomorrow." }
  func forgotten(_ title: String) -> String {
    "“\(title)” begins anew. Its history stays."
  }
  var revoked: String { "The answer counts no more." }
}
