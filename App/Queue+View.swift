import PipitBase
import PipitJournal
import PipitLook
import PipitMarkup
import PipitMemory
import PipitPractice
import PipitText

/// The queue where it asks nothing: on Today, and at its end.
extension App {
  // MARK: On Today

  /// What is due, with the key that begins; nothing before anything was practised or put by.
  @MarkupBuilder var queueCard: Markup {
    let now = surroundings.now
    let queue = queue(isExtra: false, at: now)
    let round = openRound(isExtra: false, at: now)
    if round != nil || !queue.isEmpty || fold.memory.lastItem != nil {
      card {
        h2 { text.queue }
        if round != nil || !queue.due.isEmpty || !queue.new.isEmpty {
          p { round == nil ? text.queueLead : text.roundOpen }.class("soft")
          row {
            if !queue.due.isEmpty { badge(text.due(queue.due.count), icon: .clock) }
            if !queue.new.isEmpty { badge(text.new(queue.new.count), icon: .plus) }
            streakBadge
          }
          row {
            linkKey(to: Self.queuePath(isExtra: false), kind: .primary, icon: .forward) {
              round == nil ? text.start : text.goOn
              visuallyHidden(": " + text.queue)
            }
            .class("big")
          }
        } else {
          rest(queue)
          row { streakBadge }
          row {
            if !queue.soon.isEmpty { soonKey }
            extraKey
          }
          p { text.extraLead }.class("soft")
        }
        if fold.memory.lastItem != nil { itemsLink }
      }
      .block(.coral).key("queue")
    }
  }

  /// How many come again in minutes, or when the next one does.
  @MarkupBuilder private func rest(_ queue: Queue) -> Markup {
    let now = surroundings.now
    p {
      text.nothingDue
      " "
      if !queue.soon.isEmpty {
        text.soon(queue.soon.count)
      } else if let next = nextDue(after: now) {
        text.next(next, now: now, dayStartsAtHour: fold.memory.dayStartsAtHour)
      }
    }
  }

  @MarkupBuilder private var streakBadge: Markup {
    let days = fold.streak(at: surroundings.now).current
    if days > 1 { badge(text.streak(days), icon: .flame) }
  }

  private var soonKey: Markup {
    linkKey(to: Self.queuePath(isExtra: false), icon: .forward) { text.startSoon }
  }

  private var extraKey: Markup {
    linkKey(to: Self.queuePath(isExtra: true), kind: .quiet, icon: .again) { text.extra }
  }

  private var itemsLink: Markup {
    p { link(to: "/items") { ItemsText.english.items } }
  }

  // MARK: At the end

  @MarkupBuilder var queuePage: Markup {
    if surroundings.device.isKnown {
      stack {
        endCard
        slippedList
      }
      .block(.coral)
    } else {
      card {
        heading(text.queue)
        coach(.thinks, isSeen: surroundings.showsPip) { text.loading }
        element("noscript") { text.needsScripts }
      }
    }
  }

  private var endCard: Markup {
    let now = surroundings.now
    let done = done(on: fold.memory.day(of: now))
    let hasDone = done.reviews + done.new > 0
    let streak = fold.streak(at: now).current
    let (held, soon) = (heldBack, soonCount)
    return card {
      heading(isExtra ? text.extra : text.queue)
      coach(hasDone ? .cheers : .sleeps, isSeen: surroundings.showsPip) {
        if isExtra {
          p { text.noExtra }.class("caption")
        } else {
          p { hasDone ? text.allDone : text.nothingDue }.class("caption")
        }
        if fold.memory.lastItem == nil { p { text.nothingMet } }
        if soon > 0 {
          p { text.soon(soon) }
        } else if let next = nextDue(after: now) {
          p { text.next(next, now: now, dayStartsAtHour: fold.memory.dayStartsAtHour) }
        }
      }
      if hasDone {
        figures {
          if done.reviews > 0 { award(String(done.reviews), label: text.reviewed, icon: .check) }
          if done.new > 0 { award(String(done.new), label: text.begun, icon: .plus) }
          if streak > 1 { award(String(streak), label: text.days, icon: .flame) }
        }
      }
      if held > 0 { p { text.heldBack(held) } }
      if !skipped.isEmpty { notice(.info) { p { text.skipped } } }
      row {
        linkKey(to: "/", kind: .primary, icon: .home, shortcut: "Enter") { text.toToday }
          .id("continue")
        if let last = lastAnswer(at: now) {
          key(sends: FrameAction.undoAnswer(last).token, icon: .undo, shortcut: "u") {
            text.undoAnswer
          }
        }
        if !isExtra && fold.memory.lastItem != nil { extraKey }
      }
      if !isExtra && fold.memory.lastItem != nil { p { text.extraLead }.class("soft") }
    }
  }

  /// How many come again in some minutes.
  private var soonCount: Int {
    isExtra ? 0 : queue(isExtra: false, at: surroundings.now).soon.count
  }

  /// How many are due beyond the bound of the day.
  private var heldBack: Int {
    let now = surroundings.now
    return isExtra
      ? 0
      : waiting(at: now).due.count - queue(isExtra: false, at: now).due.count
        - skipped.count { !$0.item.isEmpty }
  }

  /// What was missed today, each item once.
  @MarkupBuilder private var slippedList: Markup {
    let slips = slips
    if !slips.isEmpty {
      section {
        h2 { text.slipped }
        p { text.slippedLead }.class("soft")
        card {
          ul {
            for slip in slips {
              li {
                let title = seen(slip.title, language: slip.language)
                link(to: Self.path(ofItem: slip.item)) { title.text }
                  .attribute("lang", slip.language.isEmpty ? nil : title.language.tag)
                  .attribute("dir", "auto")
                let word = codeWord(ItemName(slip.item))
                if !word.isEmpty { span { " \(word)" }.class("soft") }
                if slipsOften(slip.item) { badge(text.slipsOften, icon: .warning) }
              }
            }
          }
          .class("words")
        }
      }
    }
  }

  /// Whether an item has slipped so often that it is to be told of, since today.
  private func slipsOften(_ item: String) -> Bool {
    fold.memory.memory(of: item).map { MemoryHistory.isTold(lapses: $0.lapses) } ?? false
  }

  private var slips: [Serving] {
    let memory = fold.memory
    let today = memory.day(of: surroundings.now)
    let items = memory.items.filter { item in
      guard let last = memory.memory(of: item)?.last, memory.day(of: last) == today else {
        return false
      }
      return memory.history(of: item).contains {
        $0.rating == .again && !$0.isUndone && memory.day(of: $0.at) == today
      }
    }
    return servings(of: items)
  }
}

extension Event {
  /// The result of a round of the queue: it is none to be looked at by itself.
  var asRound: Event {
    guard case .object(let members) = payload else { return self }
    return Event(kind: kind, payload: .object(members + [.init("queue", true)]))
  }
}
