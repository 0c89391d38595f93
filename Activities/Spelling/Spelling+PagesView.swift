import PipitBase
import PipitJournal
import PipitLook
import PipitMarkup
import PipitPractice
import PipitText

/// The room's pages: their tabs, Home and Settings.
extension SpellingPages {
  var page: Markup {
    stack {
      tabs(
        label: text.tabs,
        [
          Place(text.homeTab, icon: .home, path: "/spelling", isHere: tab == .home),
          Place(text.settings, icon: .gear, path: "/spelling/settings", isHere: tab == .settings),
          Place(
            text.completed, icon: .check, path: "/spelling/completed", isHere: tab == .completed),
        ])
      switch place {
      case .home: homePage
      case .settings: settingsPage
      case .completed: completedPage
      case .newList: newListPage
      case .list(let list): listPage(list)
      case .edit(let list): editPage(list)
      case nil: Markup.empty
      }
    }
    .block(Spelling.block)
  }

  private enum Tab { case home, settings, completed }

  /// The tab that the page stands under; the lists are reached from Home.
  private var tab: Tab {
    switch place {
    case .settings: .settings
    case .completed: .completed
    default: .home
    }
  }

  func heading(_ title: String) -> Markup {
    h1 { title }.id("title").attribute("tabindex", "-1")
  }

  /// What tells that something is deleted, and brings it back.
  func undoNotice(_ name: String, _ undo: Press) -> Markup {
    notice(.info) {
      p { text.deleted(name) }
      row { key(sends: undo.token, icon: .undo) { text.undo }.id("undo") }
    }
    .key("undo-notice")
  }

  // MARK: Home

  @MarkupBuilder private var homePage: Markup {
    if case .deleteList(let line) = pressed, let list = OwnList(line: line), !lists.contains(list) {
      undoNotice(list.name, .restoreList(line))
    }
    div {
      heading(text.home)
      coach(history.streak.current > 0 ? .cheers : .thinks, isSeen: visit.surroundings.showsPip) {
        history.streak.best == 0 ? text.lead : text.welcomeBack
      }
    }
    .class("hero")
    linkKey(to: round("practice"), kind: .primary, icon: .play) {
      element("strong") { text.play }
      span { text.tenWords }
    }
    .class("spelling-play")
    figures {
      figure("\(history.streak.current)", label: text.streakNow, icon: .flame)
      figure("\(history.streak.best)", label: text.streakBest, icon: .star)
    }
    list {
      if let today { dailyEntry(today) }
      entry(to: round("bee"), title: text.bee, detail: text.beeHint, icon: .ear)
      missedEntry
    }
    picker(
      label: text.language, name: "language", id: "language", options: languageOptions,
      chosen: language, sends: "app set spelling.language")
    drills
    section {
      h2 { text.lists }
      p { text.listsLead }.class("soft")
      if !lists.isEmpty {
        list {
          for own in lists {
            entry(
              to: own.path, title: own.name,
              detail: text.words(own.words(visit.fold).count) + " · "
                + text.name(of: own.language), icon: .list)
          }
        }
      }
      row { linkKey(to: "/spelling/lists/new", icon: .plus) { text.newList } }
    }
  }

  private func dailyEntry(_ day: Day) -> Markup {
    let best = history.daily(day.text, in: language)
    return entry(
      to: round("daily", [.init("day", day.text)]), title: text.daily,
      detail: text.dailyHint(best), icon: best == nil ? .sun : .check)
  }

  /// The words missed last; as many as a round has.
  @MarkupBuilder private var missedEntry: Markup {
    let all = missed
    let words = Array(all.prefix(20))
    if !words.isEmpty {
      entry(
        to: round("practice", [.init("only", words.joined(separator: ","))]),
        title: text.practiseMissed(words.count, of: all.count),
        detail: Array(words.prefix(5)).joined(separator: ", ") + (all.count > 5 ? ", …" : ""),
        icon: .again)
    }
  }

  var languageOptions: [(value: String, label: String)] {
    SpellingChoice.languages.map { ($0, text.name(of: $0)) }
  }

  @MarkupBuilder private var drills: Markup {
    let counts = history.faults(in: language).filter { $0.fault != "other" }
    if !counts.isEmpty {
      section {
        h2 { text.drills }
        p { text.drillsLead }.class("soft")
        list {
          for count in counts {
            if let fault = SpellingFault(rawValue: count.fault) {
              entry(
                to: round("practice", [.init("kind", count.fault)]),
                title: SpellingText.english.drill(fault),
                detail: text.times(count.count), icon: .pencil)
            }
          }
        }
      }
    }
  }
}
