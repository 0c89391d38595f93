import PipitBase
import PipitJournal
import PipitMemory

extension DayText {
  /// When an item comes up, in a few words: `due now`, `in 3 days`, `set aside`.
  public func standing(of item: String, _ memory: MemoryHistory, at now: Moment) -> String {
    if memory.isSuspended(item) { return "set aside" }
    guard let own = memory.memory(of: item), own.last != nil else { return "new" }
    if memory.isBuried(item, at: now) { return "tomorrow" }
    if own.isDue(at: now, dayStartsAtHour: memory.dayStartsAtHour) { return "due now" }
    return "in " + until(own, memory, at: now)
  }

  /// How long it is until an item comes up: study days, or minutes.
  public func until(_ own: Memory, _ memory: MemoryHistory, at now: Moment) -> String {
    if let day = own.dueDay { return span(days: max(1, day - memory.day(of: now))) }
    return span(milliseconds: max(0, own.dueAt - now.milliseconds))
  }

  /// How long it is until an item comes up that was answered just now, in a few letters.
  public func short(_ future: Memory, at now: Moment) -> String {
    future.intervalDays > 0
      ? short(days: Int64(future.intervalDays))
      : short(milliseconds: max(0, future.dueAt - now.milliseconds))
  }

  /// How long it is until an item comes up that was answered just now.
  public func long(_ future: Memory, at now: Moment) -> String {
    future.intervalDays > 0
      ? span(days: Int64(future.intervalDays))
      : span(milliseconds: max(0, future.dueAt - now.milliseconds))
  }
}
