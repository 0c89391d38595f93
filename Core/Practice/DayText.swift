import PipitBase

/// Days and spans of time in words, in the interface's language.
public struct DayText {
  /// The words in English.
  public static var english: DayText { DayText() }

  /// A day in full: 30 November 2026.
  public func full(_ day: Day) -> String { "\(ofYear(day)) \(day.date.year)" }

  /// A day without its year: 30 November.
  public func ofYear(_ day: Day) -> String {
    let months =
      "January February March April May June July August September October November December"
    return "\(day.date.day) \(months.pieces(at: " ")[day.date.month - 1])"
  }

  /// The name of the day of the week.
  public func weekday(_ day: Day) -> String {
    let names = "Thursday Friday Saturday Sunday Monday Tuesday Wednesday"
    return names.pieces(at: " ")[Int((day.number % 7 + 7) % 7)]
  }

  /// A day as it is seen from another: `Today`, `Yesterday`, `Tomorrow`, `30 November`; with its year
  /// where that is another.
  public func day(_ day: Day, today: Day?) -> String {
    switch today.map({ $0.number - day.number }) {
    case -1: "Tomorrow"
    case 0: "Today"
    case 1: "Yesterday"
    default: today?.date.year == day.date.year ? ofYear(day) : full(day)
    }
  }

  /// Days as a learner counts them: 3 days, 2 months, 1.5 years.
  public func span(days: Int64) -> String {
    switch days {
    case 1: "1 day"
    case ..<60: "\(days) days"
    case ..<700: "\((days * 2 + 30) / 61) months"
    default: tenths(days * 20 / 731, "years")
    }
  }

  /// A span of time that is short: 30 seconds, 10 minutes, 5 hours; from a day on, days.
  public func span(milliseconds: Int64) -> String {
    let seconds = (milliseconds + 500) / 1_000
    switch seconds {
    case ..<60: return seconds == 1 ? "1 second" : "\(seconds) seconds"
    case ..<3_570: return count((seconds + 30) / 60, "minute")
    case ..<86_400: return count((seconds + 1_800) / 3_600, "hour")
    default: return span(days: (seconds + 43_200) / 86_400)
    }
  }

  /// A span of time in a few letters, as it stands on a key: 10 min, 5 h, 3 d, 2 mo, 1.5 y.
  public func short(milliseconds: Int64) -> String {
    let minutes = (milliseconds + 30_000) / 60_000
    switch minutes {
    case ..<1: return "<1 min"
    case ..<60: return "\(minutes) min"
    case ..<1_440: return "\((minutes + 30) / 60) h"
    default: return short(days: (minutes + 720) / 1_440)
    }
  }

  /// Days in a few letters.
  public func short(days: Int64) -> String {
    switch days {
    case ..<60: "\(days) d"
    case ..<700: "\((days * 2 + 30) / 61) mo"
    default: tenths(days * 20 / 731, "y")
    }
  }

  private func count(_ number: Int64, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }

  private func tenths(_ tenths: Int64, _ noun: String) -> String {
    "\(tenths / 10)\(tenths % 10 == 0 ? "" : ".\(tenths % 10)") \(noun)"
  }
}
