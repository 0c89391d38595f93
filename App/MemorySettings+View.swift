import PipitBase
import PipitJournal
import PipitLook
import PipitMarkup
import PipitPractice

/// The page on which a learner chooses how much is practised a day, and how well it is to stay.
extension App {
  var memorySettingsPage: Markup {
    let text = MemorySettingsText.english
    let retention = chosen(.retention)
    return stack {
      heading(text.title)
      p { text.lead }
      section {
        h2 { text.day }
        card {
          ways(.new, text.new) { $0 }
          p { text.newHint }.class("soft")
          ways(.reviews, text.reviews) { $0 == "9999" ? text.all : $0 }
          picker(
            label: text.dayStart, name: "day-start", id: "day-start",
            options: MemoryChoice.dayStart.values.map { ($0, text.hour($0)) },
            chosen: chosen(.dayStart), sends: "app memory day-start")
          p { text.dayStartHint }.class("soft")
        }
      }
      section {
        h2 { text.memory }
        card {
          slider(
            label: text.retention, name: "retention", from: 70, to: 97,
            value: Int(retention.integer() ?? 90), shown: "\(retention)%",
            sends: "app memory retention")
          p { text.retentionHint }.class("soft")
          ways(.longest, text.longest) { text.days($0) }
          ways(.learning, text.learning) { text.steps($0) }
          ways(.relearning, text.relearning) { text.steps($0) }
          toggleRow(
            label: text.fuzz, name: "fuzz", hint: text.fuzzHint,
            isOn: chosen(.fuzz) == "on", sends: "app memory fuzz")
        }
      }
      fitSection
      linkKey(to: "/items", icon: .list) { ItemsText.english.items }
    }
  }

  private func ways(
    _ choice: MemoryChoice, _ label: String, _ shown: (String) -> String
  ) -> Markup {
    let value = chosen(choice)
    return choices(
      label: label,
      choice.values.map {
        Choice(
          shown($0), sends: FrameAction.memory(choice.rawValue, $0).token, isChosen: $0 == value)
      })
  }
}

/// The words of the page.
struct MemorySettingsText {
  static var english: MemorySettingsText { MemorySettingsText() }

  var title: String { "Memory and the day’s queue" }
  var lead: String {
    "Pipit asks each item again when you are about to forget it. Here you choose how much that is a day."
  }
  var day: String { "Each day" }
  var new: String { "New items a day" }
  var newHint: String {
    "Each new item brings about ten answers in its first months. If the days get too full, take fewer new ones for a while."
  }
  var reviews: String { "Reviews a day, at most" }
  var all: String { "All" }
  var dayStart: String { "A day begins at" }
  func hour(_ hour: String) -> String { "\(hour):00" }
  var dayStartHint: String {
    "What you do before counts for the day before. Past days stay as they are."
  }
  var memory: String { "How well it is to stay" }
  var retention: String { "Known when it is asked" }
  var retentionHint: String {
    "More means asking sooner and more often. Above 95% the work grows fast."
  }
  var longest: String { "The longest pause" }
  func days(_ days: String) -> String {
    switch days {
    case "180": "Half a year"
    case "365": "1 year"
    case "1825": "5 years"
    default: "No limit"
    }
  }
  var learning: String { "A new item comes back after" }
  var relearning: String { "A missed item comes back after" }
  func steps(_ minutes: String) -> String {
    minutes.isEmpty ? "a day or more" : minutes.pieces(at: " ").joined(separator: ", ") + " min"
  }
  var fuzz: String { "Vary the days a little" }
  var fuzzHint: String { "So that what was learned together does not always come back together." }
}
