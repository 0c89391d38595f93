extension Moment {
  /// The farthest that a moment told from outside may lie from 1970, in milliseconds: 100 million
  /// days, which is what a browser's clock can tell (ECMA-262, "Time Values and Time Range").
  public static let farthest: Int64 = 8_640_000_000_000_000

  /// The moment in a message or a kept line: milliseconds since 1970 in one member, minutes ahead of
  /// UTC in `offset`; nil where the first is missing or beyond `farthest`. An offset that no zone can
  /// have becomes the nearest that one can.
  public init?(json: JSON, at name: String = "at") {
    guard let at = json[integer: name], (-Self.farthest...Self.farthest).contains(at) else {
      return nil
    }
    let offset = json[integer: "offset"] ?? 0
    self.init(milliseconds: at, offsetMinutes: Int32(max(-1_080, min(1_080, offset))))
  }
}
