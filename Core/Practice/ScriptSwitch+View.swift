import PipitBase
import PipitLook
import PipitMarkup
import PipitText

/// A switch on the page itself by which a language is seen in another of its scripts: the whole record of
/// preferences goes with the choice, as `app set scripts …`. Nothing where there is one script alone.
///
/// - Parameters:
///   - language: the language's first subtag.
///   - preferences: what the learner prefers.
///   - sides: what the choice is for; what is chosen is that of the first.
///   - available: the writings that what is practised has; left out, all of the language.
@inline(never)
public func scriptSwitch(
  language: String, preferences: ScriptPreferences,
  sides: [ScriptPreferences.Side] = [.question, .answer], among available: [Language]? = nil
) -> Markup {
  let all = Language.scripts(of: language)
  var scripts = all.filter { script in available?.contains(script) ?? true }
  for other in available ?? [] where !scripts.contains(other) { scripts.append(other) }
  guard scripts.count > 1, let side = sides.first else { return .empty }
  let chosen = preferences.language(among: scripts, of: language, side)
  let name = "scripts-\(language)-\(side.rawValue)"
  return div {
    for script in scripts {
      element("label") {
        element("input").attribute("type", "radio").attribute("name", name).class("hidden")
          .attribute("value", preferences.preferring(script, sides).text)
          .attribute("checked", when: script == chosen)
          .attribute("data-change", "app set scripts")
        span { script.scriptName }
      }
      .class("key switch").key("\(name)-\(script.tag)")
    }
  }
  .class("switches").attribute("role", "radiogroup").key(name)
  .attribute("aria-label", ScriptText.english.script(of: Language(language), side: side, sides))
}

/// The words of choosing scripts.
public struct ScriptText {
  /// The words in English.
  public static var english: ScriptText { ScriptText() }

  /// What a choice is for: "Japanese in questions".
  public func script(
    of language: Language, side: ScriptPreferences.Side, _ sides: [ScriptPreferences.Side]
  ) -> String {
    sides.count > 1
      ? "Script of \(language.englishName)" : "\(language.englishName) \(phrase(side))"
  }

  /// Where a side is met.
  public func phrase(_ side: ScriptPreferences.Side) -> String {
    switch side {
    case .question: "in questions"
    case .answer: "in answers"
    case .help: "as help"
    }
  }

  /// What a change of preferences came to, for the ear: "Japanese in questions: Kana, Kanji, Rōmaji".
  public func told(_ before: ScriptPreferences, _ after: ScriptPreferences) -> String {
    var told: [String] = []
    var primaries = after.chosenLanguages
    for primary in before.chosenLanguages where !primaries.contains(primary) {
      primaries.append(primary)
    }
    for primary in primaries {
      for side in ScriptPreferences.Side.allCases {
        let order = after.order(of: primary, side)
        if order == before.order(of: primary, side) { continue }
        let names = order.map { $0.scriptName }.joined(separator: ", ")
        told.append(
          "\(Language(primary).englishName) \(phrase(side)): \(names.isEmpty ? "none" : names)")
      }
      let when = after.help(of: primary)
      if when != before.help(of: primary) {
        told.append("Help in \(Language(primary).englishName): \(name(when))")
      }
    }
    return told.joined(separator: ". ")
  }

  /// When help is seen.
  public func name(_ help: ScriptPreferences.Help) -> String {
    switch help {
    case .always: "Always shown"
    case .fading: "Shown until you know the word"
    case .asked: "When you ask for it"
    case .askedFading: "When you ask for it, until you know the word"
    case .never: "Never"
    }
  }

  /// Shows what is hidden until it is asked for.
  public var showReadings: String { "Show readings" }
}
