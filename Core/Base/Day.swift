/// A day of the calendar, where the learner is.
public struct Day: Equatable, Sendable {
  /// Days since 1970-01-01.
  public let number: Int64

  /// A day by its number since 1970-01-01.
  public init(number: Int64) {
    self.number = number
  }

  /// A day as in ISO 8601, of the years 1000 to 9999: `2026-11-30`; nil where there is no such day.
  public init?(_ text: String) {
    let parts = text.pieces(at: "-", keepsEmpty: true)
    guard parts.count == 3, text.utf8.count == 10, let year = parts[0].integer(),
      let month = parts[1].integer(), let day = parts[2].integer(), year >= 0
    else { return nil }
    // After the same source as `date`, `days_from_civil`.
    let shifted = month > 2 ? year : year - 1
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    number = era * 146_097 + dayOfEra - 719_468
    guard self.text.hasSameBytes(as: text) else { return nil }
  }

  /// The day on which a moment was lived.
  public init(of moment: Moment) {
    let local = moment.milliseconds &+ Int64(moment.offsetMinutes) * 60_000
    number = local / 86_400_000 - (local % 86_400_000 < 0 ? 1 : 0)
  }

  /// Year, month and day of the month. After Howard Hinnant, "chrono-Compatible Low-Level Date
  /// Algorithms", `civil_from_days`: years begin in March, so that the leap day is their last.
  public var date: (year: Int64, month: Int, day: Int) {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), Int(month),
      Int(dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    )
  }

  /// The day as in ISO 8601: `2026-11-30`.
  public var text: String {
    let (year, month, day) = date
    return "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }
}
