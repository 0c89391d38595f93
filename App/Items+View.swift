import PipitBase
import PipitJournal
import PipitLexicon
import PipitLook
import PipitMarkup
import PipitMemory
import PipitPractice
import PipitText

/// The page that lists what is remembered: every letter, word and spelling that was met.
extension App {
  var itemsPage: Markup {
    let filter = ItemFilter(address)
    let all = filter.items(of: fold.memory, at: surroundings.now, putBy: putBy, codeWord: codeWord)
      .filter { filter.state != .due || isServed($0.id) }
    let shown = Array(all.prefix(filter.count))
    let text = ItemsText.english
    return stack {
      heading(text.items)
      p { text.itemsLead }
      card {
        form(goesTo: "/items") {
          field(
            label: text.find, name: "find", id: "find", language: "", value: filter.find)
          if let kind = filter.kind { hiddenField("kind", kind.rawValue) }
          if filter.state != .all { hiddenField("state", filter.state.rawValue) }
        }
        choices(
          label: text.state,
          ItemFilter.State.allCases.map {
            Choice(text.name(of: $0), goesTo: filter.path(state: $0), isChosen: $0 == filter.state)
          })
        choices(
          label: text.kind,
          [
            Choice(
              text.allKinds, goesTo: filter.path(kind: .some(nil)), isChosen: filter.kind == nil)
          ]
            + ItemName.Kind.allCases.map {
              Choice(text.name(of: $0), goesTo: filter.path(kind: $0), isChosen: $0 == filter.kind)
            })
      }
      section {
        h2 { text.count(all.count) }
        if shown.isEmpty {
          coach(.sleeps, isSeen: surroundings.showsPip) { nothingFound(filter, text) }
        } else {
          list { for name in shown { itemEntry(name) } }
          if all.count > shown.count {
            linkKey(to: filter.path(count: filter.count + ItemFilter.step), icon: .plus) {
              text.more
            }
            .id("more")
          }
        }
      }
    }
  }

  private func hiddenField(_ name: String, _ value: String) -> Markup {
    element("input").attribute("type", "hidden").attribute("name", name).attribute("value", value)
  }

  private func nothingFound(_ filter: ItemFilter, _ text: ItemsText) -> String {
    if fold.memory.items.isEmpty && putBy.isEmpty { return text.nothingMet }
    if !filter.find.isEmpty { return text.nothingFound(filter.find) }
    return switch filter.state {
    case .due: text.nothingDue
    case .new: text.nothingNew
    case .slipping: text.nothingSlips
    case .suspended: text.nothingSuspended
    case .all: text.nothingOfKind
    }
  }

  /// When an item comes up, in a few words.
  private func standing(of item: String) -> String {
    isServed(item)
      ? DayText.english.standing(of: item, fold.memory, at: surroundings.now)
      : ItemsText.english.isNotAsked
  }

  /// The code word of a letter, where its alphabet is at hand.
  func codeWord(_ name: ItemName) -> String {
    guard name.kind == .alphabet else { return "" }
    return alphabet(name.source)?.letters.first { $0.letter == name.title }?.word ?? ""
  }

  private func itemEntry(_ name: ItemName) -> Markup {
    let seen = seen(name)
    return entry(
      to: Self.path(ofItem: name.id), title: seen.text,
      detail: [codeWord(name), what(name), standing(of: name.id)].filter { !$0.isEmpty }
        .joined(separator: " · "),
      titleLanguage: name.language == nil ? nil : seen.language.tag)
  }

  /// The items of words that were put by to learn and not answered yet.
  var putBy: [String] {
    surroundings.learning.compactMap { word in
      let parts = word.pieces(at: " ", most: 2, keepsEmpty: true)
      let item = "spelling/" + parts.joined(separator: "/")
      return fold.memory.memory(of: item)?.last == nil ? item : nil
    }
  }

  /// The page of an item.
  static func path(ofItem id: String) -> String { Address.text("/item", [.init("id", id)]) }

  /// What sort of thing an item is, in a few words: `NATO · letter to word`.
  func what(_ name: ItemName) -> String {
    let text = ItemsText.english
    let source =
      switch name.kind {
      case .alphabet: alphabet(name.source)?.name ?? name.source
      case .sentence: course(name.source)?.course.title ?? name.source
      case .card: text.forms(name.direction)
      default: name.language.map { Language($0).englishName } ?? ""
      }
    let kind =
      name.direction.isEmpty || name.kind == .card
      ? text.what(name.kind) : text.direction(name.direction)
    return [source, kind].filter { !$0.isEmpty }.joined(separator: " · ")
  }
}
