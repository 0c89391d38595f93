import PipitBase
import PipitLexicon
import PipitLook
import PipitMarkup
import PipitPractice

/// Settings: which words are dealt, how often one may try, and how they are said.
extension SpellingPages {
  @MarkupBuilder var settingsPage: Markup {
    heading(text.settings)
    card {
      picker(
        label: text.language, name: "language", id: "language", options: languageOptions,
        chosen: language, sends: "app set spelling.language")
      div {
        p { text.length }.class("caption").attribute("aria-hidden", "true")
        letters(text.shortest, "shortest", shortest)
        letters(text.longest, "longest", longest)
        p { text.letters(shortest, longest) }.class("shown")
      }
      .class("choices").attribute("role", "group").attribute("aria-label", text.length)
      picker(
        label: text.band, name: "band", id: "band",
        options: (1...5).map { (String($0), text.band($0)) }, chosen: band,
        sends: "app set spelling.band")
      if let count = wordCount {
        p { text.gives(count) }.id("gives").attribute("role", "status")
      }
      picker(
        label: text.tries, name: "tries", id: "tries",
        options: (1...9).map { (String($0), text.tries($0)) } + [("any", text.anyTries)],
        chosen: tries, sends: "app set spelling.tries")
    }
    section {
      h2 { text.voice }
      card {
        slider(
          label: text.rate(language), name: "rate", from: 50, to: 150, step: 10, value: Int(rate),
          shown: text.percent(rate),
          sends: "app set \(visit.surroundings.rateSetting(for: language))")
        toggleRow(
          label: text.speaks, name: "speaks", hint: text.speaksHint,
          isOn: visit.surroundings.speaksPrompts, sends: "app set speaks")
        linkKey(to: "/settings/voices", icon: .play) { text.voices }
      }
    }
    if language == "en" { definitions }
    if schedule != "ask" {
      section {
        h2 { text.deleting }
        card {
          p { text.scheduleIs(schedule) }
          row { key(sends: Press.askAgain.token, icon: .again) { text.askAgain } }
        }
      }
    }
  }

  private var definitions: Markup {
    section {
      h2 { text.definitions }
      card {
        p { text.definitionsAre(keeping) }.attribute("role", "status")
        if let keeping, !keeping.isOver {
          bar(done: Int(keeping.done), of: Int(keeping.count), label: text.definitions)
        } else if !(keeping?.isWhole ?? false) {
          row { key(sends: Press.keepDictionary.token, icon: .device) { text.keepDefinitions } }
        }
      }
    }
  }

  private var rate: Int32 { visit.surroundings.voiceRatePercent(for: language) }

  private func letters(_ label: String, _ name: String, _ value: Int) -> Markup {
    slider(
      label: label, name: name, from: SpellingChoice.letterCounts.lowerBound,
      to: SpellingChoice.letterCounts.upperBound, value: value, shown: String(value),
      sends: "spelling \(name)")
  }

  /// How many words the settings let through, where the list has come.
  private var wordCount: Int? {
    guard let pack = visit.surroundings.pack("spelling-\(language)"),
      let list = try? SpellingList(pack.bytes)
    else { return nil }
    return list.places(
      lengths: shortest...longest, bands: 1...Int32(truncatingIfNeeded: band.integer() ?? 3)
    ).count
  }
}
