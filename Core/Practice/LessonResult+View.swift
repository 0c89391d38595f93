import PipitBase
import PipitLook
import PipitMarkup

extension LessonResult {
  /// What was won: stars and points where the activity gives them, accuracy, time and the best run,
  /// each on a tile of its own.
  @MarkupBuilder public var awards: Markup {
    let text = ResultText.english
    if xp > 0 { PipitLook.stars(stars, label: text.stars(stars)) }
    figures {
      if xp > 0 { award("+\(xp)", label: text.xp, icon: .star) }
      award("\(accuracyPercent)%", label: text.accuracy, icon: .check)
      if xp == 0 { award(text.of(right, count), label: text.right, icon: .list) }
      award(text.duration(milliseconds), label: text.time, icon: .clock)
      award(String(bestCombo), label: text.bestRun, icon: .flame)
    }
  }
}

/// The words of a result.
struct ResultText {
  static var english: ResultText { ResultText() }

  var xp: String { "XP" }
  var accuracy: String { "Accuracy" }
  var right: String { "Right" }
  var time: String { "Time" }
  var bestRun: String { "Best run" }
  func stars(_ count: Int) -> String { count == 1 ? "1 star of 3" : "\(count) stars of 3" }
  func of(_ right: Int32, _ count: Int32) -> String { "\(right) of \(count)" }
  func duration(_ milliseconds: Int64) -> String {
    let seconds = (milliseconds + 500) / 1000
    let rest = seconds % 60
    return seconds < 60 ? "\(seconds) s" : "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }
}
