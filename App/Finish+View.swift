import PipitBase
import PipitJournal
import PipitLook
import PipitMarkup
import PipitPractice

/// The result of a session, rebuilt from the journal.
extension App {
  @MarkupBuilder func finishPage(_ session: String) -> Markup {
    if let result = result(of: session) {
      stack {
        card {
          heading(text.gameOver)
          coach(mood(result), isSeen: surroundings.showsPip) {
            p { text.accuracy(result.accuracyPercent) }.class("caption")
            p { text.praise(result.accuracyPercent) }
          }
          p { result.title }.class("soft")
          figures {
            figure("\(result.accuracyPercent)%", label: text.accuracyLabel, icon: .star)
            figure(text.of(result.right, result.count), label: text.rightLabel, icon: .check)
            figure(text.duration(result.milliseconds), label: text.time, icon: .clock)
            figure(String(result.bestCombo), label: text.bestRun, icon: .flame)
          }
          ways(onFrom: result)
        }
        if !result.missed.isEmpty {
          lines(text.misses, result.missed) { text.given($0.given) }
        }
        if !result.slowest.isEmpty {
          lines(text.slowest, result.slowest) { text.seconds($0.milliseconds) }
        }
      }
      .block(.sky)
    } else {
      card {
        heading(text.unknownResultTitle)
        coach(.sleeps, isSeen: surroundings.showsPip) { text.unknownResult }
        linkKey(to: "/", kind: .primary, icon: .home) { text.toToday }
      }
    }
  }

  /// The result of a finished session, or nil where this device has none.
  func result(of session: String) -> LessonResult? {
    fold.results.last { $0[text: "session"] == session }.flatMap { LessonResult(json: $0) }
  }

  private func mood(_ result: LessonResult) -> PipMood {
    result.accuracyPercent >= 70 ? .cheers : .thinks
  }

  private func ways(onFrom result: LessonResult) -> Markup {
    row {
      linkKey(to: path(result.repeated), kind: .primary, icon: .again, shortcut: "Enter") {
        text.again
      }
      .id("again")
      if !result.missed.isEmpty {
        linkKey(to: path(result.missesOnly), icon: .list, shortcut: "m") { text.onlyMisses }
      }
      linkKey(to: "/practise/\(result.activity)?choose", kind: .quiet, icon: .swap) { text.choose }
    }
  }

  private func path(_ play: (activity: String, options: [Deal.Option])) -> String {
    Address.text(
      "/practise/\(play.activity)", play.options.map { Address.Field($0.name, $0.value) })
  }

  /// Where a session left open is gone on with.
  func address(of open: OpenSession) -> String {
    path((open.deal.activity, open.options))
  }

  private func lines(
    _ title: String, _ lines: [LessonResult.Line], detail: (LessonResult.Line) -> String
  ) -> Markup {
    section {
      h2 { title }
      list {
        for line in lines {
          entry(
            title: "\(line.asked) → \(line.answer)", detail: detail(line), language: line.language)
        }
      }
    }
  }
}
