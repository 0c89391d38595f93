import PipitBase
import PipitMemory

/// At which local hour a study day begins, by the setting that held when something happened: a change
/// holds from then on, so that no day of the past is dated anew.
struct DayStarts: Sendable {
  /// The changes in the journal's order.
  private var changes: [(entry: Entry, hour: Int32)] = []

  /// The hour that holds where none is set.
  static let usual: Int32 = 4

  /// The hour that holds now.
  var now: Int32 { changes.last?.hour ?? Self.usual }

  /// The hour that held then.
  func hour(at logical: Int64) -> Int32 {
    var place = changes.count
    while place > 0, changes[place - 1].entry.logical > logical { place -= 1 }
    return place > 0 ? changes[place - 1].hour : Self.usual
  }

  /// Whether it is the same hour at all times.
  func isAlways(_ hour: Int32?) -> Bool {
    hour == Self.usual && changes.allSatisfy { $0.hour == hour }
  }

  /// The study day of something that happened.
  func day(of entry: Entry) -> Int64 {
    StudyDay.number(of: entry.at, startsAtHour: hour(at: entry.logical))
  }

  /// Takes in a change. What is no hour of a day changes nothing.
  mutating func add(_ entry: Entry) {
    guard let hour = entry.event[text: "value"]?.integer(), (0...23).contains(hour) else {
      return
    }
    var place = changes.count
    while place > 0, changes[place - 1].entry.isAfter(entry) { place -= 1 }
    changes.insert((entry, Int32(hour)), at: place)
  }
}
