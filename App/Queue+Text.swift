import PipitBase
import PipitMemory

/// The words of the queue.
extension AppText {
  var queue: String { "Today’s queue" }
  var extra: String { "Extra practice" }
  var extraRound: String { "Extra practice: the schedule stays as it is" }
  var start: String { "Start" }
  var startSoon: String { "Ask them now" }
  func due(_ count: Int) -> String { "\(count) due" }
  func new(_ count: Int) -> String { "\(count) new" }
  var queueLead: String { "A few minutes over everything that you practise: what is due, mixed." }
  var roundOpen: String { "A round is half done; its answers are kept." }

  // Nothing due
  var nothingDue: String { "Nothing is due." }
  var nothingMet: String {
    "Begin with any activity on Today. What you answer there comes back here when it is time."
  }
  var slipsOften: String { "slips often" }
  var allDone: String { "That was all for now." }
  func soon(_ count: Int) -> String {
    count == 1 ? "One more comes again in some minutes." : "\(count) come again in some minutes."
  }
  func next(_ at: Int64, now: Moment, dayStartsAtHour hour: Int32) -> String {
    "Next: " + when(at, now: now, dayStartsAtHour: hour) + "."
  }
  /// When something is, as one says it.
  func when(_ at: Int64, now: Moment, dayStartsAtHour hour: Int32) -> String {
    let minutes = (max(0, at - now.milliseconds) + 59_999) / 60_000
    if minutes <= 1 { return "in a minute" }
    if minutes < 60 { return "in \(minutes) minutes" }
    let then = Moment(milliseconds: at, offsetMinutes: now.offsetMinutes)
    let days =
      StudyDay.number(of: then, startsAtHour: hour) - StudyDay.number(of: now, startsAtHour: hour)
    return days <= 0 ? "later today" : days == 1 ? "tomorrow" : "in \(days) days"
  }
  var extraLead: String {
    "Practise what is not due, as much as you like. It counts for your streak and leaves the schedule as it is."
  }
  var noExtra: String { "There is nothing more to practise today." }
  func heldBack(_ count: Int) -> String {
    count == 1
      ? "One more waits: it comes tomorrow." : "\(count) more wait: they come on the next days."
  }
  var skipped: String {
    "Some of it could not be asked now. It stays due."
  }

  // What was done
  var reviewed: String { "Reviewed" }
  var begun: String { "Begun" }
  var days: String { "Days in a row" }
  func streak(_ days: Int) -> String { "\(days) days in a row" }
  var slipped: String { "Slipped today" }
  var slippedLead: String { "They come back sooner, and that is all." }

  // Rounds and undoing
  func roundDone(_ answered: Int, left: Int) -> String {
    "\(answered) done, \(left) left."
  }
  var undoAnswer: String { "Undo the last answer" }
  var answerUndone: String { "That answer counts no more. It is asked again." }
  var answerCounts: String { "The answer counts again." }

  // Words put by
  func putBy(_ word: String, isLearnt: Bool) -> String {
    isLearnt ? "“\(word)” is put by to learn." : "“\(word)” is no longer put by."
  }
}
