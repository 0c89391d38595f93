/// A point in time with the local zone it was lived in.
///
/// The core has no clock: hosts hand moments in.
public struct Moment: Equatable, Sendable {
  /// Milliseconds since 1970-01-01T00:00:00Z.
  public let milliseconds: Int64
  /// Minutes that local time is ahead of UTC, −1,080 to 1,080.
  public let offsetMinutes: Int32

  /// A moment from milliseconds since 1970 and the minutes local time is ahead of UTC.
  public init(milliseconds: Int64, offsetMinutes: Int32 = 0) {
    self.milliseconds = milliseconds
    self.offsetMinutes = offsetMinutes
  }

  /// The milliseconds from an earlier moment to this one; never negative, whatever clocks do.
  public func milliseconds(since earlier: Moment) -> Int64 {
    let (difference, overflow) = milliseconds.subtractingReportingOverflow(earlier.milliseconds)
    return overflow ? 0 : max(0, difference)
  }

  /// This moment, later by so many milliseconds, but not earlier and not after `now`: so a question
  /// is put off by the time that its page was hidden.
  public func later(by milliseconds: Int64, notAfter now: Moment) -> Moment {
    let away = max(0, min(milliseconds, now.milliseconds(since: self)))
    return Moment(milliseconds: self.milliseconds + away, offsetMinutes: offsetMinutes)
  }
}
