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
          heading(title(of: result))
          coach(mood(result), isSeen: surroundings.showsPip) {
            if result.xp == 0 { p { text.accuracy(result.accuracyPercent) }.class("caption") }
            p {
              result.xp > 0 && result.isPerfect ? text.perfect : text.praise(result.accuracyPercent)
            }
          }
          p { result.title }.class("soft")
          result.awards
          ways(onFrom: result)
        }
        if !result.missed.isEmpty {
          lines(text.misses, result.missed) { text.given($0.given) }
        }
        if !result.words.isEmpty { words(result.words) }
        if !result.slowest.isEmpty {
          lines(text.slowest, result.slowest) { text.seconds($0.milliseconds) }
        }
      }
      .block(Block(rawValue: result.block) ?? .sky)
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

  func title(of result: LessonResult) -> String {
    result.xp > 0 ? text.lessonDone : text.gameOver
  }

  /// Where the learner goes on from here: from a lesson to its course, from other rounds to the same
  /// again.
  private func ways(onFrom result: LessonResult) -> Markup {
    let home = Catalogue.listing(result.activity)?.home(result.options) ?? "/"
    return row {
      if home != "/" {
        linkKey(to: home, kind: .primary, icon: .forward, shortcut: "Enter") { text.goOnFrom }
          .id("continue")
        linkKey(to: path(result.repeated), icon: .again, shortcut: "r") { text.again }.id("again")
      } else {
        linkKey(to: path(result.repeated), kind: .primary, icon: .again, shortcut: "Enter") {
          text.again
        }
        .id("again")
      }
      if !result.missed.isEmpty {
        linkKey(to: path(result.missesOnly), icon: .list, shortcut: "m") { text.onlyMisses }
      }
      if home == "/" {
        linkKey(to: "/practise/\(result.activity)?choose", kind: .quiet, icon: .swap) {
          text.choose
        }
      }
    }
  }

  private func words(_ words: [LessonResult.Word]) -> Markup {
    section {
      h2 { text.wordsMet }
      card {
        ul {
          for word in words { li { word.text }.language(word.language).attribute("dir", "auto") }
        }
        .class("words")
      }
    }
  }

  private func path(_ play: (activity: String, options: [Deal.Option])) -> String {
    Address.text(
      "/practise/\(play.activity)", play.options.map { Address.Field($0.name, $0.value) })
  }

  /// Where a session left open is gone on with.
  func address(of open: OpenSession) -> String {
    let frame = open.isQueued ? Self.frameOptions(isExtra: open.isExtra) : []
    return path((open.deal.activity, open.options + frame))
  }

  private func lines(
    _ title: String, _ lines: [LessonResult.Line], detail: (LessonResult.Line) -> String
  ) -> Markup {
    section {
      h2 { title }
      list {
        for line in lines {
          if line.askedLanguage.isEmpty {
            entry(
              title: line.asked.isEmpty ? line.answer : "\(line.asked) → \(line.answer)",
              detail: detail(line), language: line.language)
          } else {
            ofTwoLanguages(line, detail: detail(line))
          }
        }
      }
    }
  }

  /// What was asked in one language and answered in another, or in another script.
  private func ofTwoLanguages(_ line: LessonResult.Line, detail: String) -> Markup {
    li {
      div {
        span {
          element("strong") {
            span { line.asked }.language(line.askedLanguage).attribute("dir", "auto")
            " → "
            span { line.answer }.language(line.language).attribute("dir", "auto")
          }
          if !detail.isEmpty { span { detail }.class("soft") }
        }
        .class("label")
      }
      .class("entry")
    }
  }
}
