import PipitBase

/// The day that a review counts for: it begins in the night, not at midnight, so that who learns late
/// is still in the same day.
public enum StudyDay {
  /// The number of the study day, in days since 1970-01-01, by the moment's own offset.
  ///
  /// - Parameters:
  ///   - moment: when it is, and how far local time is ahead there.
  ///   - hour: the local hour at which a study day begins, 0 to 23: with 4, half past three in the
  ///     night of the second of May belongs to the first.
  public static func number(of moment: Moment, startsAtHour hour: Int32) -> Int64 {
    let local = moment.milliseconds &+ Int64(moment.offsetMinutes - hour * 60) * 60_000
    let day = local / milliseconds
    return local < day * milliseconds ? day - 1 : day
  }

  /// The first millisecond of a study day, since 1970, where local time is so many minutes ahead.
  public static func start(
    of number: Int64, startsAtHour hour: Int32, offsetMinutes: Int32
  ) -> Int64 {
    number &* milliseconds &- Int64(offsetMinutes - hour * 60) * 60_000
  }

  /// The milliseconds of a day without a clock change.
  static let milliseconds: Int64 = 86_400_000
}
