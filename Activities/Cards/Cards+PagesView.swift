import PipitBase
import PipitJournal
import PipitLexicon
import PipitLook
import PipitMarkup
import PipitPractice
import PipitText

/// The room's pages: Home, where a round is chosen.
extension CardsPages {
  var page: Markup {
    stack {
      switch place {
      case .home: homePage
      case .deck(let id): deckPage(id)
      case .own: own.page
      case nil: Markup.empty
      }
    }
    .class("cards-pages").block(Cards.block)
  }

  func heading(_ title: String) -> Markup {
    h1 { title }.id("title").attribute("tabindex", "-1")
  }

  // MARK: Home

  @MarkupBuilder private var homePage: Markup {
    div {
      heading(text.home)
      coach(met.isEmpty ? .thinks : .cheers, isSeen: visit.surroundings.showsPip) {
        met.isEmpty ? text.lead : text.welcomeBack
      }
    }
    .class("hero")
    playKey(to: round(topic: value("topic")))
    standing
    chooser
    section {
      h2 { text.decks }
      list {
        for deck in built {
          entry(
            to: "/cards/\(deck.id)", title: deck.name,
            detail: text.about(deck) + standing(of: deck.id), icon: .copy)
        }
      }
    }
    own.list(OwnDeck.all(visit.fold))
  }

  /// How many cards of a deck are on the way, and due, where it was begun.
  private func standing(of deck: String) -> String {
    let met = CardsMet(visit.fold, deck: deck, options, at: visit.surroundings.now).all
    return met.isEmpty ? "" : " · " + text.met(met.count, due: met.count { $0.isDue })
  }

  /// The large key that begins a round.
  func playKey(to path: String) -> Markup {
    linkKey(to: path, kind: .primary, icon: .copy) {
      element("strong") { text.play }
      span { text.playDetail(from: from, to: to, count: value("count")) }
    }
    .class("cards-play")
  }

  /// How many cards are known, due and new.
  var standing: Markup {
    let due = met.count { $0.isDue }
    return figures {
      figure("\(due)", label: text.due, icon: .clock)
      figure("\(met.count - due)", label: text.known, icon: .check)
      figure("\(max(0, count() - met.count))", label: text.new, icon: .star)
    }
  }

  // MARK: Choosing

  private var chooser: Markup {
    card {
      h2 { text.choose }
      languageKeys(text.from, from) { Press.from($0).token }
      row {
        key(sends: Press.turn.token, kind: .quiet, icon: .swap) { text.turn }
      }
      languageKeys(text.to, to) { Press.to($0).token }
      if from == to { p { text.oneLanguage(from[0]) }.class("soft") }
      switches(
        label: text.way, name: "way",
        options: CardWay.allCases.map { ($0.rawValue, CardsText.english.name($0)) },
        chosen: way.rawValue, sends: "app set cards.way")
      if way.mayBeTyped {
        switches(
          label: text.script, name: "script",
          options: [("any", text.anyScript), ("exact", text.exactScript)],
          chosen: value("script"), sends: "app set cards.script")
      }
      if let topics, !topics.topics.isEmpty {
        picker(
          label: text.topic, name: "topic", id: "topic",
          options: [("all", text.allTopics)] + topics.topics.map { ($0.id, $0.name) },
          chosen: value("topic"), sends: "app set cards.topic")
      }
      switches(
        label: text.count, name: "count",
        options: CardsChoice.counts.map { (String($0), text.cards($0)) },
        chosen: value("count"), sends: "app set cards.count")
      p { link(to: "/settings/scripts") { text.scripts } }.class("soft")
    }
  }

  /// The deck's languages as keys of which several may be on.
  private func languageKeys(
    _ label: String, _ chosen: [String], sends token: (String) -> String
  ) -> Markup {
    div {
      p { label }.class("caption").attribute("aria-hidden", "true")
      div {
        for language in languages {
          let isOn = chosen.contains(language)
          key(sends: token(language), icon: isOn ? .check : nil) {
            Language(language).englishName
          }
          .class("chip").attribute("aria-pressed", isOn ? "true" : "false")
        }
      }
      .class("row")
    }
    .class("language-keys").attribute("role", "group").attribute("aria-label", label)
  }
}
