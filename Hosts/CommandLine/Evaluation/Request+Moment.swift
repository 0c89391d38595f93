import PipitBase

extension Request {
  /// A moment as in ISO 8601, with an offset or Z; one without is refused, since nobody knows when
  /// it is.
  func moment(_ name: String) throws(EvaluationError) -> Moment {
    let text = try text(name)
    guard let moment = Moment(isoText: text) else {
      throw EvaluationError(
        .wrongValue,
        "“\(name)” is a moment with an offset or Z, such as 2024-05-02T03:30:00+02:00, "
          + "not “\(text.prefix(40))”")
    }
    return moment
  }
}

extension Moment {
  /// A moment such as `2024-05-02T03:30:00+02:00` (RFC 3339) of the years 1000 to 9999, where seconds
  /// may be left out and what is finer than milliseconds is dropped; nil for anything else, and where
  /// no offset is told.
  init?(isoText text: String) {
    var rest = Substring(text)
    guard let day = Day(String(rest.prefix(10))) else { return nil }
    rest = rest.dropFirst(10)
    guard let between = rest.popFirst(), "Tt ".contains(between),
      let hour = rest.takeDigits(2), hour < 24, rest.take(":"),
      let minute = rest.takeDigits(2), minute < 60
    else { return nil }
    var milliseconds: Int64 = 0
    if rest.take(":") {
      guard let second = rest.takeDigits(2), second < 60 else { return nil }
      milliseconds = second * 1_000
      if rest.take(".") || rest.take(",") {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        rest = rest.dropFirst(digits.count)
        guard !digits.isEmpty, let share = Int64((digits + "000").prefix(3)) else { return nil }
        milliseconds += share
      }
    }
    guard let offset = rest.takeOffset(), rest.isEmpty else { return nil }
    let minutes = (day.number * 24 + hour) * 60 + minute - Int64(offset)
    self.init(milliseconds: minutes * 60_000 + milliseconds, offsetMinutes: offset)
  }

  /// The moment in UTC as in ISO 8601: `2024-05-02T01:30:00Z`, with milliseconds where there are any.
  var isoText: String {
    let utc = Moment(milliseconds: milliseconds)
    let day = Day(of: utc)
    let left = milliseconds - day.number * 86_400_000
    func two(_ number: Int64) -> String { (number < 10 ? "0" : "") + String(number) }
    let time =
      "\(two(left / 3_600_000)):\(two(left / 60_000 % 60)):\(two(left / 1_000 % 60))"
    let finer = left % 1_000 == 0 ? "" : "." + String(String(1_000 + left % 1_000).dropFirst())
    return "\(day.text)T\(time)\(finer)Z"
  }
}

extension Substring {
  /// Whether the text goes on with a sign, which is then taken.
  fileprivate mutating func take(_ sign: Character) -> Bool {
    guard first == sign else { return false }
    removeFirst()
    return true
  }

  /// So many digits, as a number.
  fileprivate mutating func takeDigits(_ count: Int) -> Int64? {
    let digits = prefix(count)
    guard digits.utf8.count == count, digits.utf8.allSatisfy({ (48...57).contains($0) }) else {
      return nil
    }
    removeFirst(count)
    return Int64(digits)
  }

  /// The minutes of `Z`, `+02:00`, `+0200` or `+02`, up to 18 hours.
  fileprivate mutating func takeOffset() -> Int32? {
    if take("Z") || take("z") { return 0 }
    let isBehind = take("-") || take("−")
    guard isBehind || take("+"), let hours = takeDigits(2) else { return nil }
    var minutes: Int64 = 0
    if take(":") || !isEmpty {
      guard let given = takeDigits(2), given < 60 else { return nil }
      minutes = given
    }
    let all = hours * 60 + minutes
    return all <= 1_080 ? Int32(isBehind ? -all : all) : nil
  }
}
