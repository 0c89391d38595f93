import PipitBase
import PipitJournal
import PipitLook
import PipitMarkup
import PipitPractice

/// Completed: the words that were spelled, and how they went.
extension SpellingPages {
  @MarkupBuilder var completedPage: Markup {
    let all = filtered
    heading(text.completed)
    if isEmpty {
      coach(.sleeps, isSeen: visit.surroundings.showsPip) { text.nothingYet }
      deletedNotice
      linkKey(to: round("practice"), kind: .primary, icon: .play) { text.play }
    } else {
      choices(label: text.show, [way(.all), way(.right), way(.missed)]).class("thirds")
      deletedNotice
      question
      if all.isEmpty {
        coach(.sleeps, isSeen: visit.surroundings.showsPip) { text.noneOf(filter) }
      } else {
        p { text.deletingHint }.class("soft")
        list { for word in shown(of: all) { row(of: word) } }.id("completed")
        if all.count > Self.wordsOnPage { leaves(all.count) }
      }
    }
  }

  private var isEmpty: Bool { spelled.isEmpty }

  private func way(_ filter: Filter) -> Choice {
    let label =
      switch filter {
      case .all: text.all
      case .right: text.right
      case .missed: text.missed
      }
    return Choice(label, goesTo: path(filter), isChosen: filter == self.filter)
  }

  private func path(_ filter: Filter, page: Int = 1) -> String {
    var fields: [Address.Field] = []
    if filter != .all { fields.append(.init("show", filter.rawValue)) }
    if page > 1 { fields.append(.init("page", String(page))) }
    return Address.text("/spelling/completed", fields)
  }

  // MARK: Deleting

  /// What was deleted by the last press.
  private var deletedItem: String? {
    switch pressed {
    case .remove(let item), .keepSchedule(let item), .removeSchedule(let item):
      isSpelled(item) ? nil : item
    default: nil
    }
  }

  @MarkupBuilder private var deletedNotice: Markup {
    if let item = deletedItem { undoNotice(Self.word(item), .undo(item)) }
  }

  /// What is asked the first time: whether the schedule goes too.
  @MarkupBuilder private var question: Markup {
    if case .remove(let item) = pressed, schedule == "ask", isSpelled(item) {
      notice(.warning) {
        p { text.asksSchedule(Self.word(item)) }
        PipitLook.row {
          key(sends: Press.keepSchedule(item).token, kind: .primary, icon: .clock) {
            text.keepSchedule
          }
          .id("keeping")
          key(sends: Press.removeSchedule(item).token, icon: .trash) { text.removeSchedule }
          key(sends: Press.cancel(item).token, kind: .quiet, icon: .cross) { text.cancel }
        }
      }
      .key("question")
    }
  }

  // MARK: Rows

  private func row(of word: SpelledWord) -> Markup {
    swipeRow(
      sends: Press.remove(word.item).token, label: text.delete(word.text), key: word.item
    ) {
      span {
        span {
          icon(word.verdict.isRight ? .check : .cross)
          " "
          element("strong") { word.text }.attribute("lang", word.language)
        }
        .class(word.verdict.isRight ? "done" : "undone")
        if let meaning = meaning(of: word), !meaning.isEmpty {
          span { meaning }.class("means").attribute("lang", word.language)
        }
        span { detail(of: word) }.class("soft")
      }
      .class("label")
      iconKey(
        sends: "app say \(word.language) \(word.text)", .play, label: text.hear(word.text),
        kind: .quiet
      )
      .id(Self.id(word.item))
    }
  }

  private func detail(of word: SpelledWord) -> String {
    var parts = [text.verdict(word)]
    if !word.given.isEmpty { parts.append(text.wrote(word.given)) }
    parts.append(text.day(Day(of: word.at), today: today))
    let next = DayText.english.standing(
      of: word.item, visit.fold.memory, at: visit.surroundings.now)
    parts.append(text.next(next))
    return parts.joined(separator: " · ")
  }

  private func leaves(_ count: Int) -> Markup {
    let all = (count + Self.wordsOnPage - 1) / Self.wordsOnPage
    return PipitLook.row {
      if pageNumber > 1 {
        linkKey(to: path(filter, page: min(pageNumber - 1, all)), icon: .back) { text.newer }
      }
      span { text.pageOf(min(pageNumber, all), all) }
      if pageNumber < all {
        linkKey(to: path(filter, page: pageNumber + 1), icon: .forward) { text.older }
      }
    }
  }
}
