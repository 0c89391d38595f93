import PipitBase
import PipitJournal
import PipitLexicon
import PipitLook
import PipitMarkup
import PipitMemory
import PipitPractice

/// The frame around every page.
extension App {
  var text: AppText { AppText(surroundings.language) }

  /// The page's title, as the browser shows it.
  var title: String { text.title(pageName) }

  private var pageName: String {
    switch route {
    case .today: text.today
    case .practise(let activity):
      Catalogue.listing(activity)?.title(text.language) ?? text.practise
    case .pages: roomTitle ?? text.unknownTitle
    case .finish(let session): result(of: session).map { title(of: $0) } ?? text.unknownResultTitle
    case .library: text.library
    case .alphabet(let id), .card(let id): alphabet(id)?.name ?? text.alphabets
    case .course(let id): course(id)?.course.title ?? text.unknownTitle
    case .unit(let id, let unit): self.unit(unit, of: id)?.title ?? text.unknownTitle
    case .queue: isExtra ? text.extra : text.queue
    case .speller: text.speller
    case .items: ItemsText.english.items
    case .item:
      fold.memory.memory(of: address["id"] ?? "") == nil
        && !putBy.contains(address["id"] ?? "")
        ? ItemsText.english.noItem : ItemName(address["id"] ?? "").title
    case .memory: MemorySettingsText.english.title
    case .settings: text.settings
    case .voices: text.voices
    case .scripts: ScriptsText.english.title
    case .about: text.about
    case .unknown: text.unknownTitle
    }
  }

  /// The whole page as it is now.
  var page: Markup {
    frame(skip: text.skip, navigation: shown == nil ? places : .empty) {
      noticeAbove
      column(isWide: isWide) { content }.key(pageKey)
    }
  }

  /// What makes the page another one, so that it slides in.
  private var pageKey: String { "page " + (shown ?? address.parts.joined(separator: "/")) }

  private var isWide: Bool {
    switch route {
    case .alphabet, .library: true
    default: false
    }
  }

  private var places: Markup {
    navigation(
      label: text.navigation,
      [
        Place(text.today, icon: .home, path: "/", isHere: isAtToday),
        Place(text.library, icon: .book, path: "/library", isHere: isInLibrary),
        Place(text.speller, icon: .keyboard, path: "/speller", isHere: route == .speller),
        Place(text.settings, icon: .gear, path: "/settings", isHere: isInSettings),
      ])
  }

  private var isInLibrary: Bool {
    switch route {
    case .library, .alphabet, .card, .course, .unit: true
    default: false
    }
  }

  private var isAtToday: Bool {
    switch route {
    case .today, .queue, .items, .item: true
    default: room != nil
    }
  }

  private var isInSettings: Bool {
    switch route {
    case .settings, .voices, .memory, .scripts: true
    default: false
    }
  }

  @MarkupBuilder private var content: Markup {
    if let waiting = neededPacks.first(where: { !hasPack($0) }) {
      waitingPage(for: waiting)
    } else {
      switch route {
      case .today: todayPage
      case .practise(let activity): practisePage(activity)
      case .pages:
        if roomTitle == nil { unknownPage } else { roomPage }
      case .finish(let session): finishPage(session)
      case .library: libraryPage
      case .alphabet(let id): alphabetPage(id)
      case .card(let id): cardPage(id)
      case .course(let id): coursePage(id)
      case .unit(let id, let unit): unitPage(unit, of: id)
      case .queue: queuePage
      case .speller: spellerPage
      case .items: itemsPage
      case .item: itemPage
      case .settings: settingsPage
      case .memory: memorySettingsPage
      case .voices: voicesPage
      case .scripts: scriptsPage
      case .about: aboutPage
      case .unknown: unknownPage
      }
    }
  }

  /// A page's heading, which takes the focus when the page opens.
  func heading(_ title: String) -> Markup {
    h1 { title }.id("title").attribute("tabindex", "-1")
  }

  // MARK: Waiting and failing

  private func waitingPage(for pack: String) -> Markup {
    card {
      heading(pageName)
      if let reason = missing.first(where: { $0.name == pack })?.reason {
        coach(.winces, isSeen: surroundings.showsPip) {
          text.cannotLoad(pack, isOffline: reason == "offline")
        }
        linkKey(to: path, kind: .primary, icon: .again) { text.tryAgain }
      } else {
        coach(.thinks, isSeen: surroundings.showsPip) { text.loading(pack) }
        element("noscript") { text.needsScripts }
      }
    }
  }

  private var unknownPage: Markup {
    card {
      heading(text.unknownTitle)
      coach(.sleeps, isSeen: surroundings.showsPip) { text.unknownLead }
      linkKey(to: "/", kind: .primary, icon: .home) { text.toToday }
    }
  }

  // MARK: Practising

  @MarkupBuilder private func practisePage(_ activity: String) -> Markup {
    if let listing = Catalogue.listing(activity) {
      if let open = session, let session = open.session {
        if open.isQueued {
          p { open.isExtra ? text.extraRound : text.queue }.class("soft of-queue")
        }
        if !listing.hasOwnBar {
          sessionBar(
            name(of: session.deal),
            home: session.deal[fact: "home"] ?? listing.home(session.deal.options))
        }
        session.page(in: surroundings(of: session))
      } else if !surroundings.device.isKnown {
        waitingForScripts(listing)
      } else if let refusal {
        refused(refusal, listing)
      } else {
        heading(listing.title(text.language))
        listing.choose(
          Listing.Choice(
            packs: packs, remembered: remembered(listing),
            chosen: address.fields.map { Deal.Option($0.name, $0.value) },
            surroundings: surroundings))
      }
    } else {
      unknownPage
    }
  }

  /// What is around a session's page, with what is remembered of the items that it asks for.
  private func surroundings(of session: Session) -> Surroundings {
    let items = session.items(in: surroundings)
    if items.isEmpty { return surroundings }
    var around = surroundings
    around.remembered = items.map {
      Remembered(
        item: $0, memory: fold.memory.memory(of: $0) ?? .new,
        futures: fold.memory.futures(of: $0, at: around.now))
    }
    return around
  }

  private func sessionBar(_ name: String, home: String) -> Markup {
    top {
      iconLink(to: home, .cross, label: text.closeHint)
    } middle: {
      heading(name).class("small")
    } end: {
      iconKey(sends: FrameAction.startOver.token, .again, label: text.startOver, kind: .quiet)
    }
  }

  private func waitingForScripts(_ listing: Listing) -> Markup {
    card {
      heading(listing.title(text.language))
      coach(.thinks, isSeen: surroundings.showsPip) { text.loading }
      element("noscript") { text.needsScripts }
    }
  }

  private func refused(_ refusal: DealError, _ listing: Listing) -> Markup {
    card {
      heading(listing.title(text.language))
      coach(.winces, isSeen: surroundings.showsPip) { text.refusal(refusal) }
      linkKey(to: "/practise/\(listing.id)?choose", kind: .primary, icon: .swap) { text.choose }
    }
  }
}
