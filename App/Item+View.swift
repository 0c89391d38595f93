import PipitBase
import PipitJournal
import PipitLook
import PipitMarkup
import PipitMemory
import PipitPractice
import PipitText

/// The page of an item: what is remembered of it, when it comes up again and why, and its history.
extension App {
  @MarkupBuilder var itemPage: Markup {
    let id = address["id"] ?? ""
    let text = ItemsText.english
    if let memory = fold.memory.memory(of: id) ?? (putBy.contains(id) ? .new : nil) {
      let name = ItemName(id)
      stack {
        link(to: "/items") { text.items }
        h1 { seen(name).text }.id("title").attribute("tabindex", "-1")
          .language(seen(name).language.tag)
          .attribute("dir", "auto")
        p { [codeWord(name), what(name)].filter { !$0.isEmpty }.joined(separator: " · ") }
          .class("soft")
        if !text.lead(fold.memory, id).isEmpty {
          notice(.warning) { text.lead(fold.memory, id) }
        }
        nextCard(id, memory, text)
        if memory.state != nil { memoryCard(id, memory, text) }
        historyList(id, text)
      }
    } else {
      card {
        heading(text.noItem)
        coach(.sleeps, isSeen: surroundings.showsPip) { text.noItemLead }
        linkKey(to: "/items", kind: .primary, icon: .list) { text.items }
      }
    }
  }

  // MARK: When it comes up

  private func nextCard(_ id: String, _ memory: Memory, _ text: ItemsText) -> Markup {
    let now = surroundings.now
    let isSuspended = fold.memory.isSuspended(id)
    let isBuried = fold.memory.isBuried(id, at: now)
    return card {
      h2 { text.next }
      if isServed(id) {
        p { element("strong") { text.next(of: id, fold.memory, at: now) } }
      } else {
        p { text.isOnlyRemembered }
      }
      if !isSuspended && isServed(id) { p { text.why(fold.memory.history(of: id), memory) } }
      row {
        if isSuspended {
          key(sends: ItemAction.resume(id).token, kind: .primary, icon: .undo) { text.resume }
        } else {
          if !isBuried && memory.isDue(at: now, dayStartsAtHour: fold.memory.dayStartsAtHour) {
            key(sends: ItemAction.bury(id).token, icon: .moon) { text.bury }
          }
          if fold.memory.memory(of: id) != nil {
            key(sends: ItemAction.suspend(id).token, icon: .minus) { text.suspend }
          }
        }
        if putBy.contains(id) {
          let name = ItemName(id)
          key(
            sends: FrameAction.learn(language: name.source, name.title).token, kind: .quiet,
            icon: .undo
          ) { text.takeBack }
        }
        if memory.state != nil {
          key(sends: ItemAction.forget(id).token, kind: .quiet, icon: .again) { text.forget }
        }
      }
    }
    .key("next")
  }

  // MARK: What is remembered

  private func memoryCard(_ id: String, _ memory: Memory, _ text: ItemsText) -> Markup {
    let futures = fold.memory.futures(of: id, at: surroundings.now)
    return card {
      h2 { text.memory }
      figures {
        if let chance = fold.memory.retrievability(of: id, at: surroundings.now) {
          figure(text.percent(chance), label: text.knownNow)
        }
        if let state = memory.state {
          figure(text.stability(state.stability), label: text.stays)
          figure(text.difficulty(state.difficulty), label: text.difficultyLabel)
        }
        figure(String(memory.reviews), label: text.answers(memory.reviews))
        if memory.lapses > 0 { figure(String(memory.lapses), label: text.slips(memory.lapses)) }
      }
      p { text.futuresLead }.class("soft")
      element("dl") {
        for rating in Self.ratings {
          div {
            element("dt") { text.name(of: rating) }
            element("dd") { text.comesAfter(futures[rating], at: surroundings.now) }
          }
        }
      }
      .class("futures")
    }
    .key("memory")
  }

  private static var ratings: [Rating] { [.again, .hard, .good, .easy] }

  // MARK: How it came to that

  private func historyList(_ id: String, _ text: ItemsText) -> Markup {
    let reviews = fold.memory.history(of: id)
    return section {
      h2 { text.history }
      if reviews.isEmpty {
        p { text.noHistory }.class("soft")
      } else {
        list { for review in reviews.reversed() { historyEntry(review, of: id, text) } }
      }
    }
    .key("history")
  }

  private func historyEntry(_ review: Review, of id: String, _ text: ItemsText) -> Markup {
    let today = Day(of: surroundings.now)
    return element("li", key: "review-\(review.entry)") {
      div {
        icon(picture(of: review.rating))
        span {
          element("strong") { text.name(of: review.rating) }
          span { text.told(review, today: today) }.class("soft")
        }
        .class("label")
        if review.isUndone {
          badge(text.undone)
        } else {
          iconKey(
            sends: ItemAction.revoke(id, entry: review.entry).token, .undo,
            label: text.undo(review, today: today), kind: .quiet)
        }
      }
      .class("entry")
    }
    .attribute("class", review.isUndone ? "undone" : nil)
  }

  private func picture(of rating: Rating?) -> Icon {
    switch rating {
    case .again: .cross
    case .hard: .tilde
    case .good: .check
    case .easy: .star
    case nil: .minus
    }
  }
}
