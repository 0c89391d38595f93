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
      setting("language", text.language, languageOptions)
      div {
        setting("scoring", text.scoring, options("scoring", "length letters bee"))
        p { text.scoringIs(value("scoring")) }.class("soft")
      }
      .class("field")
      setting("clock", text.clock, options("clock", "calm 60 120 180 300"))
      choices(label: text.shortest, ways("shortest", "3 4 5")).class("thirds")
      if isBee {
        p { text.beeLetters }.class("soft")
      } else {
        slider(
          label: text.lettersOfRoot, name: "letters", from: 6, to: 12, value: letters,
          shown: text.letters(value("letters")), sends: "app set scramble.letters")
      }
      choices(label: text.accents, ways("accents", "folded kept"))
    }
    if language == "en" { listOfWords }
  }

  private var letters: Int { Int(truncatingIfNeeded: value("letters").integer() ?? 8) }

  private func options(_ name: String, _ values: String) -> [(value: String, label: String)] {
    values.pieces(at: " ").map { ($0, text.value(name, $0)) }
  }

  private func setting(
    _ name: String, _ label: String, _ options: [(value: String, label: String)]
  ) -> Markup {
    picker(
      label: label, name: name, id: name, options: options, chosen: value(name),
      sends: "app set scramble.\(name)")
  }

  private func ways(_ name: String, _ values: String) -> [Choice] {
    let chosen = value(name)
    return values.pieces(at: " ").map { value in
      Choice(
        text.value(name, value), sends: "app set scramble.\(name) \(value)",
        isChosen: value == chosen)
    }
  }

  private var listOfWords: Markup {
    section {
      h2 { text.list }
      card {
        choices(label: text.list, ways("list", "usual large"))
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
