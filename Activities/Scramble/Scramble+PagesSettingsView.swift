import PipitBase
import PipitLexicon
import PipitLook
import PipitMarkup
import PipitPractice

/// Settings: what a new game is made of.
extension ScramblePages {
  @MarkupBuilder var settingsPage: Markup {
    heading(text.settings)
    p { text.settingsLead }.class("soft")
    card {
      setting("language", choice.language, languageOptions)
      setting(
        "scoring", choice.scoring,
        "length letters bee".pieces(at: " ").map { value in
          (value, choice.scoring(ScrambleScoring(rawValue: value) ?? .length))
        })
      p { choice.explanation(scoring) }.class("soft")
      setting(
        "clock", choice.clock,
        "calm 60 120 180 300".pieces(at: " ").map { ($0, choice.clock($0)) })
      if scoring != .bee {
        slider(
          label: choice.letters, name: "letters", from: 6, to: 12, value: letters,
          shown: text.letters(value("letters")), sends: "app set scramble.letters")
        ways("shortest", choice.shortest, "3 4 5") { text.letters($0) }.class("thirds")
      }
      if hasAccents {
        ways("accents", choice.accents, "folded kept") { choice.accents($0) }
      }
    }
    if language == "en" { listOfWords }
  }

  private var letters: Int { Int(truncatingIfNeeded: value("letters").integer() ?? 8) }

  /// Whether the language has accents that make no letter of their own.
  private var hasAccents: Bool { language.isAmong("es fr de it") }

  private func setting(
    _ name: String, _ label: String, _ options: [(value: String, label: String)]
  ) -> Markup {
    picker(
      label: label, name: name, id: name, options: options, chosen: value(name),
      sends: "app set scramble.\(name)")
  }

  private func ways(
    _ name: String, _ label: String, _ values: String, _ shown: (String) -> String
  ) -> Markup {
    let chosen = value(name)
    return choices(
      label: label,
      values.pieces(at: " ").map { value in
        Choice(
          shown(value), sends: "app set scramble.\(name) \(value)", isChosen: value == chosen)
      })
  }

  private var listOfWords: Markup {
    section {
      h2 { text.list }
      card {
        ways("list", choice.list, "usual large") { choice.list($0) }
        p { text.listIs(value("list")) }
        if let keeping {
          p { text.listIsKept(keeping) }.attribute("role", "status")
        }
        if let keeping, !keeping.isOver {
          bar(done: Int(keeping.done), of: Int(keeping.count), label: text.list)
        } else if !(keeping?.isWhole ?? false) {
          row { key(sends: Press.keepList.token, icon: .device) { text.keepList } }
        }
      }
    }
  }
}
