import PipitBase
import PipitJournal
import PipitMemory

/// A setting of the memory or of the queue: the values that its page offers, and how the journal has
/// them.
enum MemoryChoice: String, CaseIterable {
  case retention, reviews, new, dayStart = "day-start", longest, learning, relearning, fuzz

  /// The name in the journal.
  var setting: String {
    switch self {
    case .retention: MemorySetting.retention.rawValue
    case .reviews: Setting.reviews.rawValue
    case .new: Setting.new.rawValue
    case .dayStart: MemorySetting.dayStart.rawValue
    case .longest: MemorySetting.maximumInterval.rawValue
    case .learning: MemorySetting.learningSteps.rawValue
    case .relearning: MemorySetting.relearningSteps.rawValue
    case .fuzz: MemorySetting.fuzz.rawValue
    }
  }

  /// The values that are offered, as the page has them; for a share its percent.
  var values: [String] {
    switch self {
    case .retention: (70...97).map { String($0) }
    case .reviews: ["20", "50", "100", "200", "500", "9999"]
    case .new: ["0", "5", "10", "20", "40"]
    case .dayStart: (0...12).map { String($0) }
    case .longest: ["180", "365", "1825", "36500"]
    case .learning: ["1 10", "1 10 60", "10", ""]
    case .relearning: ["10", "1 10", ""]
    case .fuzz: ["on", "off"]
    }
  }

  /// A value as the journal has it.
  func kept(_ value: String) -> String { self == .retention ? "0.\(value)" : value }
}

extension App {
  /// The value that holds, as the page has it: also one that the page does not offer.
  func chosen(_ choice: MemoryChoice) -> String {
    let scheduler = fold.memory.scheduler
    return switch choice {
    case .retention: String(Int32(scheduler.retention * 100 + 0.5))
    case .reviews: value(Setting.reviews)
    case .new: value(Setting.new)
    case .dayStart: String(fold.memory.dayStartsAtHour)
    case .longest: String(scheduler.maximumInterval)
    case .learning: Self.minutes(scheduler.learningSteps)
    case .relearning: Self.minutes(scheduler.relearningSteps)
    case .fuzz: scheduler.fuzzes ? "on" : "off"
    }
  }

  private static func minutes(_ steps: [Double]) -> String {
    steps.map { String(Int32($0 + 0.5)) }.joined(separator: " ")
  }

  /// Sets what the page of the memory offers; `app memory retention 92`.
  func setMemory(_ name: String, _ value: String, at now: Moment, _ reply: inout Reply) {
    guard let choice = MemoryChoice(rawValue: name), choice.values.contains(value),
      chosen(choice) != value
    else { return }
    record(.set(choice.setting, to: choice.kept(value)), at: now, &reply)
  }
}
