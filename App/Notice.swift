import PipitBase

/// Something the learner has to know once, above the page.
enum Notice: Equatable {
  /// A session was put away; it can be brought back.
  case discarded
  /// The session on the page was dealt anew; the old one can be brought back.
  case startedOver
  /// The module had to be started afresh; the text is a report to copy.
  case trapped(report: String)
  /// The session on the page was closed on another page.
  case closedElsewhere
  /// A session could not be opened and was put aside.
  case setAside
  /// What was done could not be kept on the device.
  case unkept(reason: String)
  /// A sentence is accepted no longer; it can be brought back.
  case forgotten(course: String, line: String)
  /// Something was done that can be undone, by its entry.
  case changed(String, entry: String)
  /// A round of the queue is done: how much it asked, how much is left, and the entry of the last
  /// answer, which can be undone.
  case roundDone(answered: Int, left: Int, last: String?)
  /// An answer counts no more; the entry of its undoing can be undone.
  case answerUndone(String)
  /// What was to be heard could not be said.
  case unsaid(reason: String)
  /// A list that makes practice better could not be loaded.
  case lost(pack: String)
}
