import PipitBase
import PipitPractice

/// What the room is called and says of itself.
struct ScrambleText {
  static var english: ScrambleText { ScrambleText() }

  var title: String { "Word scramble" }
  var summary: String { "Find words in the letters of another word." }
  func outcome(_ found: Int32, of count: Int32) -> String { "\(found) of \(count) words" }
  func name(_ options: [Deal.Option]) -> String { options["root"] ?? title }

  /// A day without its year: 30 November.
  func dayOfYear(_ day: Day) -> String {
    let full = name(of: day)
    return full.rest(before: " \(day.date.year)") ?? full
  }
}
