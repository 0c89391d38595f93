import PipitBase
import PipitLook
import PipitMarkup
import PipitPractice

/// The part of the memory's page on which the weights of the memory are fitted to the learner.
extension App {
  var fitSection: Markup {
    let text = FittingText.english
    return section {
      h2 { text.title }.id("fit")
      card {
        p { text.lead }
        switch fitting {
        case nil: fitKey(text)
        case .isRunning(let share):
          bar(done: Int(share), of: 100, label: text.running(share))
          p { text.running(share) }.class("soft")
        case .hasTooFew(let reviews):
          notice(.info) { text.tooFew(reviews) }
        case .hasFailed:
          notice(.warning) { text.failed }
          fitKey(text)
        case .hasFound(let finding): found(finding, text)
        }
        if weightsBefore != nil {
          row { key(sends: FitAction.undo.token, kind: .quiet, icon: .undo) { text.undo } }
        }
      }
    }
  }

  private func fitKey(_ text: FittingText) -> Markup {
    row { key(sends: FitAction.begin.token, icon: .chart) { text.begin } }
  }

  @MarkupBuilder private func found(
    _ finding: Finding, _ text: FittingText
  ) -> Markup {
    figures {
      figure(text.loss(finding.lossBefore), label: text.before)
      figure(text.loss(finding.lossAfter), label: text.after)
    }
    p { text.what(finding.reviews) }.class("soft")
    if finding.weights != nil && weightsBefore == nil {
      row { key(sends: FitAction.use.token, kind: .primary, icon: .check) { text.use } }
    } else if weightsBefore != nil {
      notice(.right) { text.used }
    } else {
      notice(.info) { text.same }
    }
  }
}

/// The words of that part.
struct FittingText {
  static var english: FittingText { FittingText() }

  var title: String { "Fitted to you" }
  var lead: String {
    "People forget at different speeds. From your own answers Pipit can work out how you do, on this device; nothing is sent anywhere."
  }
  var begin: String { "Fit to my answers" }
  func running(_ share: Int64) -> String { "Working it out: \(share)% done" }
  func tooFew(_ reviews: Int) -> String {
    "There is too little to go by yet: \(reviews) of the 400 answers on later days that it takes. Come back in some weeks."
  }
  var failed: String { "That did not work. Your answers are as they were; try again." }
  var before: String { "off before" }
  var after: String { "off with yours" }
  /// Millionths of the mean log loss.
  func loss(_ millionths: Int64) -> String {
    let rest = String(millionths % 1_000_000 / 100)
    let zeros = String(repeating: "0", count: max(0, 4 - rest.utf8.count))
    return "\(millionths / 1_000_000).\(zeros)\(rest)"
  }
  func what(_ reviews: Int64) -> String {
    "How far the forecast was off over \(reviews) of your answers, as mean log loss: the less, the better each day is chosen."
  }
  func told(_ finding: Finding) -> String {
    finding.weights == nil
      ? same
      : "\(before) \(loss(finding.lossBefore)), \(after) \(loss(finding.lossAfter))."
  }
  var use: String { "Use these" }
  var used: String { "In use. Every next day is reckoned with them." }
  var same: String { "What is in use fits you as well as can be: nothing to change." }
  var undo: String { "Back to what was in use before" }
}
