import PipitBase
import PipitMemory

/// The settings of the memory, by their names in the journal.
public enum MemorySetting: String {
  /// The chance to know an item when it is asked: `0.9`.
  case retention = "memory.retention"
  /// The 21 weights of FSRS-6, or the 17 or 19 of older ones, with spaces between them; nothing for
  /// the published ones.
  case parameters = "memory.parameters"
  /// The local hour at which a study day begins: `4`.
  case dayStart = "memory.day-start"
  /// The minutes after which a new item is asked again: `1 10`.
  case learningSteps = "memory.learning-steps"
  /// The minutes after which an item that slipped is asked again: `10`.
  case relearningSteps = "memory.relearning-steps"
  /// The most days between two times: `36500`.
  case maximumInterval = "memory.maximum-interval"
  /// `off` where intervals are not varied a little.
  case fuzz = "memory.fuzz"
}

extension FoldState {
  /// What reckons with memories, by the settings; a value that means nothing counts as not set.
  var settledScheduler: Scheduler {
    var scheduler = Scheduler()
    scheduler.fuzzes = self[.fuzz] != "off"
    scheduler.dayStartsAtHour = memory.dayStarts.now
    if let retention = self[.retention]?.decimal, (0.7...0.99).contains(retention) {
      scheduler.retention = retention
    }
    if let weights = self[.parameters]?.decimals, let parameters = Parameters(weights) {
      scheduler.parameters = parameters
    }
    if let steps = self[.learningSteps].flatMap({ Self.steps($0) }) {
      scheduler.learningSteps = steps
    }
    if let steps = self[.relearningSteps].flatMap({ Self.steps($0) }) {
      scheduler.relearningSteps = steps
    }
    if let days = self[.maximumInterval]?.integer(), (1...36_500).contains(days) {
      scheduler.maximumInterval = Int32(days)
    }
    return scheduler
  }

  private subscript(setting: MemorySetting) -> String? { self[setting: setting.rawValue] }

  /// Minutes: each more than nothing, and at most a day.
  private static func steps(_ text: String) -> [Double]? {
    guard let steps = text.decimals else { return nil }
    return steps.allSatisfy { 0 < $0 && $0 <= 1_440 } ? steps : nil
  }
}

extension String {
  /// The number that is written with digits, and a point among them or none; nil where it is not
  /// written so, or with more than 18 digits. It is the digits' whole number divided by a power of ten:
  /// the same bits everywhere.
  var decimal: Double? {
    let parts = pieces(at: ".", keepsEmpty: true)
    let digits = parts.joined(separator: "")
    guard parts.count < 3, parts.allSatisfy({ !$0.isEmpty }), digits.utf8.count < 19,
      let whole = digits.unsigned()
    else { return nil }
    var power = 1.0
    for _ in 0..<(parts.count == 2 ? parts[1].utf8.count : 0) { power *= 10 }
    return Double(whole) / power
  }

  /// The numbers with spaces or commas between them; nil where something else is among them.
  var decimals: [Double]? {
    var numbers: [Double] = []
    for part in pieces(at: " ", or: ",") {
      guard let number = part.decimal else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}
