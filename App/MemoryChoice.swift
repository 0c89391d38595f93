import PipitBase
import PipitJournal

/// A setting of the memory or of the queue: the values that its page offers, and how the journal has
/// them.
enum MemoryChoice: String, CaseIterable {
  case retention, reviews, new, dayStart = "day-start", longest, learning, relearning, fuzz

  /// The name in the journal.
  var setting: String {
    switch self {
    case .retention: MemorySetting.retention.rawValue
    case .reviews: "queue.reviews"
    case .new: "queue.new"
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

  /// The value where none was chosen.
  var usual: String {
    switch self {
    case .retention: "90"
    case .reviews: "200"
    case .new: "10"
    case .dayStart: "4"
    case .longest: "36500"
    case .learning: "1 10"
    case .relearning: "10"
    case .fuzz: "on"
    }
  }

  /// A value as the journal has it.
  func kept(_ value: String) -> String { self == .retention ? "0.\(value)" : value }

  /// The value that holds, as the page has it: also one that the page does not offer.
  func value(in fold: Fold) -> String {
    guard let kept = fold[setting: setting] else { return usual }
    guard self == .retention else { return kept }
    return values.first { self.kept($0) == kept || self.kept($0) == kept + "0" } ?? usual
  }
}

extension App {
  /// Sets what the page of the memory offers; `app memory retention 92`.
  func setMemory(_ name: String, _ value: String, at now: Moment, _ reply: inout Reply) {
    guard let choice = MemoryChoice(rawValue: name), choice.values.contains(value),
      choice.value(in: fold) != value
    else { return }
    record(.set(choice.setting, to: choice.kept(value)), at: now, &reply)
  }
}
