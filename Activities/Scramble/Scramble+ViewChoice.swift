import PipitBase
import PipitLexicon
import PipitLook
import PipitMarkup
import PipitPractice
import PipitText

extension Scramble {
  /// The page on which a game is chosen.
  static func choosing(_ choice: Listing.Choice) -> Markup { ScrambleChoosing(choice).page }
}

/// The page on which a learner chooses language, points, clock and letters; every choice is a link to
/// the page with that choice.
struct ScrambleChoosing {
  private var options: [Deal.Option]
  private let showsPip: Bool
  private let text = ScrambleChoiceText.english

  init(_ choice: Listing.Choice) {
    showsPip = choice.surroundings.showsPip
    options = Self.names.map { name in
      let value = [choice.chosen[name], choice.remembered[name]].compactMap { $0 }
        .first { ScrambleChoice.allows(name, $0) }
      return Deal.Option(name, value ?? ScrambleChoice.usual(name) ?? "")
    }
    if options["language"] != "en" {
      options = options.map { $0.name == "list" ? .init("list", "usual") : $0 }
    }
  }

  /// The options that are chosen here, in their order.
  private static let names = [
    "language", "scoring", "clock", "shortest", "letters", "accents", "list",
  ]

  var page: Markup {
    stack {
      coach(.thinks, isSeen: showsPip) { text.lead }
      linkKey(to: game, kind: .primary, icon: .forward) { text.play }.id("play")
      card {
        ways("language", text.language, ScrambleChoice.languages) { text.name(of: $0) }
        ways("scoring", text.scoring, ["length", "letters", "bee"]) {
          text.scoring(ScrambleScoring(rawValue: $0) ?? .length)
        }
        p { text.explanation(scoring) }.class("soft")
        ways("clock", text.clock, ["calm", "60", "120", "180", "300"]) { text.clock($0) }
        if scoring != .bee {
          ways("letters", text.letters, ["6", "7", "8", "9", "10", "11", "12"]) { $0 }
            .class("numbers")
          ways("shortest", text.shortest, ["3", "4", "5"]) { $0 }.class("numbers")
        }
        if hasAccents {
          ways("accents", text.accents, ["folded", "kept"]) { text.accents($0) }
        }
        if value("language") == "en" {
          ways("list", text.list, ["usual", "large"]) { text.list($0) }
        }
      }
      ownRoot
    }
    .class("choosing-scramble").block(Scramble.block)
  }

  private var scoring: ScrambleScoring {
    ScrambleScoring(rawValue: value("scoring")) ?? .length
  }

  /// Whether the language has accents that make no letter of their own.
  private var hasAccents: Bool { value("language").isAmong("es fr de it") }

  private func value(_ name: String) -> String { options[name] ?? "" }

  private func ways(
    _ name: String, _ label: String, _ values: [String], _ shown: (String) -> String
  ) -> Markup {
    choices(
      label: label,
      values.map {
        Choice(shown($0), goesTo: path(name, $0), isChosen: $0 == value(name))
      })
  }

  /// The address of the game that is chosen.
  private var game: String {
    Address.text("/practise/scramble", options.map { .init($0.name, $0.value) })
  }

  /// This page with another value of an option.
  private func path(_ name: String, _ value: String) -> String {
    Address.text(
      "/practise/scramble",
      [.init("choose", "yes")]
        + options.map { .init($0.name, $0.name == name ? value : $0.value) })
  }

  // MARK: A word of the learner's own

  /// A root of the learner's choice, or the teacher's: a form that leads to the game. Few words have
  /// the seven letters of a bee.
  private var ownRoot: Markup {
    section {
      h2 { text.root }
      card {
        form(goesTo: "/practise/scramble") {
          for option in options where option.name != "letters" {
            element("input").attribute("type", "hidden").attribute("name", option.name)
              .attribute("value", option.value == "bee" ? "length" : option.value)
          }
          field(
            label: text.rootField, name: "root", id: "root", language: value("language"),
            hint: text.rootHint)
          row {
            element("button") { span { text.playRoot }.class("label") }
              .class("key plain").attribute("type", "submit")
          }
        }
      }
    }
  }
}
