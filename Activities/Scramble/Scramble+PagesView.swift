import PipitBase
import PipitJournal
import PipitLexicon
import PipitLook
import PipitMarkup
import PipitPractice

/// The room's pages: their tabs, and Home.
extension ScramblePages {
  var page: Markup {
    stack {
      tabs(
        label: text.tabs,
        [
          Place(text.homeTab, icon: .home, path: "/scramble", isHere: isHome),
          Place(text.days, icon: .sun, path: "/scramble/days", isHere: place == .days),
          Place(
            text.settings, icon: .gear, path: "/scramble/settings", isHere: place == .settings),
          Place(text.words, icon: .book, path: "/scramble/words", isHere: place == .words),
        ])
      switch place {
      case .home: homePage
      case .days: daysPage
      case .settings: settingsPage
      case .words: wordsPage
      case .game: gamePage
      case nil: Markup.empty
      }
    }
    .block(Scramble.block)
  }

  /// Whether the page stands under the first tab; games are reached from Home.
  private var isHome: Bool {
    switch place {
    case .home, .game: true
    default: false
    }
  }

  func heading(_ title: String) -> Markup {
    h1 { title }.id("title").attribute("tabindex", "-1")
  }

  /// Pip with a sentence, or the sentence alone.
  func says(_ mood: PipMood, _ sentence: String) -> Markup {
    coach(mood, isSeen: visit.surroundings.showsPip) { sentence }
  }

  /// The key that hears a word.
  func hearKey(_ word: String, _ language: String) -> Markup {
    iconKey(sends: "app say \(language) \(word)", .play, label: text.hear(word), kind: .quiet)
  }

  // MARK: Home

  @MarkupBuilder var homePage: Markup {
    let games = history.games()
    div {
      heading(text.home)
      says(games.isEmpty ? .thinks : .cheers, games.isEmpty ? text.lead : text.welcomeBack)
    }
    .class("hero")
    linkKey(
      to: Address.text("/practise/scramble", [.init("language", language)]), kind: .primary,
      icon: .shuffle
    ) {
      element("strong") { text.play }
      span { text.deals(self) }
    }
    .class("scramble-play")
    list {
      if let today {
        entry(
          to: puzzle(today), title: text.today, detail: text.todayIs(state(of: today)),
          icon: picture(of: state(of: today)))
      }
      entry(to: "/practise/scramble?choose=yes", title: text.choose, icon: .swap)
    }
    if !games.isEmpty {
      figures {
        figure(
          text.grouped(history.words(in: language)), label: text.wordsIn(language), icon: .book)
        if let best = history.best(in: language, scoring: value("scoring")) {
          figure(text.grouped(Int(best.score)), label: text.best, icon: .star)
        }
      }
    }
    picker(
      label: choice.language, name: "language", id: "language", options: languageOptions,
      chosen: language, sends: "app set scramble.language")
    section {
      h2 { text.lastGames }
      if games.isEmpty {
        p { text.noGames }.class("soft")
      } else {
        list { for game in games.prefix(Self.lastGames) { gameRow(game) } }
      }
    }
  }

  private static var lastGames: Int { 10 }

  var languageOptions: [(value: String, label: String)] {
    ScrambleChoice.languages.map { ($0, choice.name(of: $0)) }
  }

  private func gameRow(_ game: ScrambledGame) -> Markup {
    li {
      link(to: "/scramble/games/\(Address.encoded(game.session))") {
        icon(game.day == nil ? .grid : .sun)
        span {
          element("strong") { game.root }.language(game.language)
          span { text.sums(game) + " · " + text.day(Day(of: game.at), today: today) }
            .class("soft")
        }
        .class("label")
        icon(.forward)
      }
      .class("entry")
    }
  }
}
