import PipitBase
import PipitLexicon
import PipitLook
import PipitMarkup
import PipitPractice
import PipitText

/// Settings: in which scripts each language is seen.
extension App {
  var scriptsPage: Markup {
    let text = ScriptsText.english
    return stack {
      row { linkKey(to: "/settings", kind: .quiet, icon: .back) { self.text.settings } }
      heading(text.title)
      p { text.lead }
      unreadableScripts
      list { for language in languagesOfManyScripts { scripts(of: language, text) } }
      p { text.later }.class("soft")
    }
  }

  /// What is told where the record of preferences was not wholly understood.
  @MarkupBuilder var unreadableScripts: Markup {
    if !surroundings.scripts.isReadable {
      let text = ScriptsText.english
      notice(.warning) {
        p { text.unreadable }
        row {
          key(sends: token(surroundings.scripts), icon: .check) { text.keepAsShown }
          if route == .settings { linkKey(to: "/settings/scripts", icon: .eye) { text.title } }
        }
      }
      .key("unreadable-scripts")
    }
  }

  /// The languages of courses and decks that are written in more than one script, those of alphabets
  /// whose words rules write in another, and those that something was chosen for, by their names.
  var languagesOfManyScripts: [Language] {
    let decks = packs.first { $0.name == "decks" }.flatMap { try? DeckList($0.bytes) }?.decks ?? []
    let used =
      courses.map { $0.language } + decks.flatMap { $0.languages }
      + (alphabets?.list ?? []).map { $0.language }.filter { ScriptPreferences.canRewrite($0) }
    var languages: [Language] = []
    for primary in used.map({ $0.written.primary }) + surroundings.scripts.chosenLanguages
    where Language.scripts(of: primary).count > 1
      && !languages.contains(where: { $0.primary == primary })
    { languages.append(Language(primary)) }
    return languages.ordered { $0.englishName < $1.englishName }
  }

  private func token(_ preferences: ScriptPreferences) -> String {
    FrameAction.set(Setting.scripts.rawValue, preferences.text).token
  }

  /// One row a language: its names, and what is seen; what can be chosen unfolds.
  private func scripts(of language: Language, _ text: ScriptsText) -> Markup {
    let preferences = surroundings.scripts
    let primary = language.primary
    return li {
      element("details") {
        element("summary") {
          span {
            element("strong") { language.ownName }.language(primary).attribute("dir", "auto")
            span { text.summary(language, preferences) }.class("soft")
          }
          .class("label")
          icon(.gear)
        }
        .id("scripts-" + primary)
        side(.question, text.questions, of: language)
        side(.answer, text.answers, of: language)
        help(of: language, text)
        if preferences.isChosen(primary) {
          row {
            key(sends: token(preferences.resetting(primary)), kind: .quiet, icon: .undo) {
              text.reset
              visuallyHidden(" (\(language.englishName))")
            }
          }
        }
      }
    }
    .class("scripts").key("scripts-of-" + primary)
  }

  /// The scripts of one side: a switch of two, or a list in the learner's order.
  private func side(
    _ side: ScriptPreferences.Side, _ title: String, of language: Language
  ) -> Markup {
    let primary = language.primary
    return div {
      p { title }.class("caption").attribute("aria-hidden", "true")
      if Language.scripts(of: primary).count == 2 {
        scriptSwitch(language: primary, preferences: surroundings.scripts, sides: [side])
      } else {
        order(side, title, of: language)
      }
    }
    .class("choices").key("\(primary)-\(side.rawValue)")
  }

  private func order(
    _ side: ScriptPreferences.Side, _ title: String, of language: Language
  ) -> Markup {
    let primary = language.primary
    let order = surroundings.scripts.order(of: primary, side)
    return element("ol") {
      for (place, script) in order.enumerated() {
        li {
          span { script.scriptName }.class("label")
          mover(.up, script, place, by: -1, in: order, side, of: primary)
          mover(.down, script, place, by: 1, in: order, side, of: primary)
        }
        .class("row").key("\(primary)-\(side.rawValue)-\(script.tag)").attribute("data-hop", "")
      }
    }
    .class("script-order").attribute("role", "list")
    .attribute("aria-label", "\(language.englishName): \(title)")
  }

  /// A key that moves a script by a place; at the end of the list it stays, so that the focus does too,
  /// and changes nothing.
  private func mover(
    _ name: Icon, _ script: Language, _ place: Int, by step: Int, in order: [Language],
    _ side: ScriptPreferences.Side, of primary: String
  ) -> Markup {
    var moved = order
    let target = place + step
    let isAtEnd = !moved.indices.contains(target)
    if !isAtEnd { moved.swapAt(place, target) }
    let preferences =
      isAtEnd ? surroundings.scripts : surroundings.scripts.setting(primary, side, to: moved)
    let text = ScriptsText.english
    return iconKey(
      sends: token(preferences), name,
      label: text.move(script.scriptName, isUp: step < 0, place + 1, of: order.count), kind: .quiet
    )
    .attribute("aria-disabled", isAtEnd ? "true" : nil)
    .id("\(name.rawValue)-\(primary)-\(side.rawValue)-\(script.tag)")
  }

  /// What stands above words to help reading them, and when.
  private func help(of language: Language, _ text: ScriptsText) -> Markup {
    let primary = language.primary
    let preferences = surroundings.scripts
    let chosen = preferences.order(of: primary, .help)
    return div {
      choices(
        label: text.help,
        Language.scripts(of: primary).map { script in
          let isChosen = chosen.contains(script)
          let tags = isChosen ? chosen.filter { $0 != script } : chosen + [script]
          return Choice(
            script.scriptName, sends: token(preferences.setting(primary, .help, to: tags)),
            isChosen: isChosen)
        })
      picker(
        label: text.when, name: "help-" + primary, id: "help-" + primary,
        options: ScriptPreferences.Help.allCases.map { help in
          (
            preferences.settingHelp(primary, to: help).text, ScriptText.english.name(help)
          )
        },
        chosen: preferences.settingHelp(primary, to: preferences.help(of: primary)).text,
        sends: "app set scripts")
    }
    .class("stack").key("\(primary)-help")
  }
}

/// The words of the page.
struct ScriptsText {
  static var english: ScriptsText { ScriptsText() }

  var title: String { "Scripts" }
  var lead: String {
    "Some languages are written in more than one way. Choose how you want to see each: it holds in every activity, and what is right does not change with it."
  }
  var questions: String { "In questions, first that there is" }
  var answers: String { "In answers, first that there is" }
  var help: String { "Reading above the word" }
  var when: String { "Show it" }
  var reset: String { "Put back" }
  var later: String {
    "A language that comes later begins with its own script, and its reading when you ask for it."
  }
  var unreadable: String {
    "Your choice of scripts could not be read whole, perhaps because a newer Pipit wrote it. What could not be read is as it was at first."
  }
  var keepAsShown: String { "Keep it as it is shown" }

  /// What is seen of a language: "Japanese · Kanji, with Kana above".
  func summary(_ language: Language, _ preferences: ScriptPreferences) -> String {
    let question = preferences.order(of: language.primary, .question)[0]
    let answer = preferences.order(of: language.primary, .answer)[0]
    let help = preferences.order(of: language.primary, .help).filter { $0 != question }
    var summary = "\(language.englishName) · \(question.scriptName)"
    if answer != question { summary += ", \(answer.scriptName) in answers" }
    if !help.isEmpty && preferences.help(of: language.primary) != .never {
      summary += ", with \(help.map { $0.scriptName }.joined(separator: " and "))"
    }
    return summary
  }

  /// The name of a key that moves a script: "Move Kana up; it is 2 of 3".
  func move(_ name: String, isUp: Bool, _ place: Int, of count: Int) -> String {
    "Move \(name) \(isUp ? "up" : "down"); it is \(place) of \(count)"
  }
}
