import PipitBase
import PipitJournal
import PipitMarkup
import PipitMemory
import PipitPractice

@testable import PipitScramble

/// 2026-11-30, at noon in Kyiv.
let noonInKyiv = Moment(milliseconds: 1_796_032_800_000, offsetMinutes: 120)

/// A learner on the room's pages: what is pressed takes effect, as the app does it.
struct Visitor {
  var fold = Fold()
  var path: String
  var pressed: String?
  var now = noonInKyiv
  var isKnown = true
  var keeping: Surroundings.Keeping?
  var packs: [Pack] = []
  var lost: [String] = []
  private var number = 0

  init(_ path: String, _ entries: [Entry] = []) {
    self.path = path
    for entry in entries { fold.add(entry) }
  }

  var visit: Pages.Visit {
    var surroundings = Surroundings()
    surroundings.device.isKnown = isKnown
    surroundings.now = now
    surroundings.keeping = keeping
    surroundings.packs = packs
    surroundings.lost = lost
    let address = Address(path)
    return Pages.Visit(
      path: Array(address.parts.dropFirst()), address: address, fold: fold,
      surroundings: surroundings, pressed: pressed)
  }

  var pages: ScramblePages { ScramblePages(visit) }
  var page: Markup { Pages.scramble.page(visit) }
  var html: String { page.html }

  @discardableResult
  mutating func press(_ token: String) -> [Effect] {
    let effects = Pages.scramble.update(token, visit)
    for case .record(let event) in effects { add(event) }
    pressed = token
    return effects
  }

  /// Opens another page.
  mutating func go(_ path: String) {
    self.path = path
    pressed = nil
  }

  /// Something happens elsewhere.
  mutating func add(_ event: Event) {
    number += 1
    now = Moment(milliseconds: now.milliseconds + 1, offsetMinutes: now.offsetMinutes)
    fold.add(
      Entry(
        id: "app/p-\(1_000_000 + number)", device: "d", number: Int64(number), at: now,
        event: event))
  }
}

/// A word that was found so many hours before noon.
func foundWord(
  _ word: String, session: String, hoursAgo: Int64, day: String? = nil, language: String = "en"
) -> Entry {
  var more: [JSON.Member] = [
    .init("name", .text("silkworm/\(word)")), .init("root", "silkworm"),
    .init("language", .text(language)), .init("points", .integer(word.utf8.count + 1)),
    .init("kind", "common"),
  ]
  if let day { more.append(.init("day", .text(day))) }
  return Entry(
    id: "\(session)/\(word)/0", device: "d", number: 1, at: moment(hoursAgo),
    event: .answer("scramble/\(language)/\(word)", .good, milliseconds: 1, more: more))
}

/// A game that was ended so many hours before noon.
func endedGame(
  _ session: String, hoursAgo: Int64, score: Int = 112, found: Int = 24, bonus: Int = 3,
  root: String = "silkworm", scoring: String = "length", day: String? = nil,
  isHinted: Bool = false
) -> Entry {
  var options: [JSON.Member] = [.init("language", "en")]
  if let day { options.append(.init("day", .text(day))) }
  let payload: JSON = [
    "session": .text(session), "activity": "scramble", "options": .object(options),
    "title": .text(root), "right": .integer(found), "count": 83, "milliseconds": 60_000,
    "bestCombo": 0, "root": .text(root), "score": .integer(score), "most": 300,
    "bonus": .integer(bonus), "hinted": .bool(isHinted), "scoring": .text(scoring),
    "clock": "calm",
  ]
  return Entry(
    id: "\(session)/end/0", device: "d", number: 1, at: moment(hoursAgo),
    event: Event(kind: "finish", payload: payload))
}

private func moment(_ hoursAgo: Int64) -> Moment {
  Moment(milliseconds: noonInKyiv.milliseconds - hoursAgo * 3_600_000, offsetMinutes: 120)
}

extension Markup {
  /// All elements of the page, outer ones first.
  var all: [Element] {
    nodes.flatMap { node in
      guard case .element(let element) = node.kind else { return [Element]() }
      return [element] + Markup.group(element.content).all
    }
  }

  /// The text that is to be read.
  var read: String {
    nodes.map { node in
      switch node.kind {
      case .text(let text): text
      case .element(let element):
        element["aria-hidden"] == "true" ? "" : Markup.group(element.content).read
      case .group: ""
      }
    }.joined(separator: " ").split(separator: " ").joined(separator: " ")
  }

  /// The headings in their order, each with its level.
  var headings: [String] {
    all.filter { ["h1", "h2", "h3"].contains($0.tag) }
      .map { "\($0.tag) \(Markup.group($0.content).read)" }
  }

  /// The tokens that the page's controls send.
  var sent: [String] {
    all.compactMap { $0.tag == "button" ? $0["value"] : nil }
  }

  /// Where the page's links lead.
  var ways: [String] { all.compactMap { $0.tag == "a" ? $0["href"] : nil } }

  /// The pictures, fields and keys without a name.
  var nameless: [String] {
    let labelled = all.compactMap { $0.tag == "label" ? $0["for"] : nil }
    return all.filter { element in
      switch element.tag {
      case "a", "button":
        (element["aria-label"] ?? Markup.group(element.content).read).isEmpty
      case "input", "select":
        element["type"] != "hidden" && element["aria-label"] == nil
          && !labelled.contains(element["id"] ?? "")
      default: false
      }
    }
    .map { "\($0.tag) \($0["value"] ?? $0["href"] ?? $0["name"] ?? "")" }
  }
}
