import PipitBase
import PipitJournal
import PipitLexicon
import PipitMarkup
import PipitMemory
import PipitPractice

@testable import PipitApp

/// A learner with a past: the app, a clock, and what the store would keep.
final class Learner {
  let app = App(packs: [House.alphabets, House.courseList, House.coursePack, Learner.spanish])
  var clock: Int64
  private(set) var kept: [Reply] = []
  private var entries = 0

  static let day: Int64 = 86_400_000
  /// Words to spell in Spanish, which has no dictionary to wait for.
  static let spanish = Pack(
    name: "spelling-es", version: "1",
    bytes: SpellingList.bytes(
      of: ["casa", "mesa", "perro", "zapato"].map {
        SpellingWord(text: $0, length: $0.count, band: 1)
      }))

  init(at clock: Int64 = House.noon.milliseconds) {
    self.clock = clock
    app.surroundings = House.surroundings
    app.showLearning()
    tell()
  }

  var now: Moment { Moment(milliseconds: clock, offsetMinutes: 60) }
  var html: String { app.page.html }
  var words: String { app.page.words }
  /// The events that were recorded, in their order.
  var events: [Event] { kept.flatMap { $0.events.map { $0.event } } }

  private func tell() { app.surroundings.now = now }

  /// Something of the past.
  func remember(_ event: Event, daysAgo: Int64 = 0, minutesAgo: Int64 = 0) {
    entries += 1
    let at = Moment(
      milliseconds: clock - daysAgo * Self.day - minutesAgo * 60_000, offsetMinutes: 60)
    app.add(
      Entry(id: "past/\(entries)/0", device: "", number: 0, at: at, event: event))
  }

  /// Items answered so many days ago; easy ones come again after eight days.
  func knows(_ items: String..., rating: Rating = .easy, daysAgo: Int64 = 30) {
    for item in items {
      remember(.answer(item, rating, milliseconds: 2_000), daysAgo: daysAgo)
    }
  }

  /// Words of a sentence of the course.
  func knows(sentence: String, _ words: String...) {
    remember(
      .answer(
        "sentence/es-from-en/\(sentence)", .easy, milliseconds: 4_000,
        more: [.init("words", .list(words.map { .text($0) }))]), daysAgo: 40)
  }

  @discardableResult
  func open(_ path: String) -> Reply { act { app.open(path, at: now, &$0) } }

  @discardableResult
  func press(_ token: String) -> Reply {
    clock += 1_000
    return act { app.press(token, at: now, &$0) }
  }

  /// A pack that cannot be had.
  func lose(_ name: String) {
    let message: JSON = ["name": .text(name), "reason": "offline"]
    act { app.handle("lost", message, file: [], at: now, &$0) }
  }

  @discardableResult
  func act(_ act: (inout Reply) -> Void) -> Reply {
    tell()
    var reply = Reply()
    act(&reply)
    kept.append(reply)
    return reply
  }

  /// What the round on the page asks, by the names of its items.
  var asked: [String] {
    (Address(app.path)["only"] ?? "").split(separator: ",").map { String($0) }
  }

  /// Answers the question on the page, right or wrong, and goes on.
  func answer(_ number: Int, isRight: Bool = true) {
    let session = app.session!
    switch session.deal.activity {
    case "alphabet":
      let pick = app.page.controls.first { control in
        control.token.hasPrefix("pick \(number) ")
          && Self.right.contains(String(control.token.split(separator: " ").last!)) == isRight
      }!
      press(pick.token)
    case "spelling":
      let word = asked.first { word in
        !answered(in: session).contains(word) && isAsked(word, number)
      }!
      press(isRight ? "write \(number) \(word)" : "show \(number)")
    default:
      if isRight {
        press("way \(number) type")
        for sentence in ["Quisiera un café.", "La cuenta.", "The street is long."]
        where app.session?.session?.lines.last?.token.hasPrefix("write \(number)") != true
          || !app.page.html.contains("verdict")
        {
          press("write \(number) \(sentence)")
        }
      } else {
        press("take \(number) 0")
        press("check \(number)")
      }
    }
    press("next \(number)")
  }

  private func answered(in session: OpenSession) -> [String] {
    app.fold.answered(in: session.deal.id)
  }

  /// Whether the word is the one that is to be spelled: writing it in a copy of the round is right.
  private func isAsked(_ word: String, _ number: Int) -> Bool {
    let listing = Catalogue.listing("spelling")!
    let open = app.session!
    let copy = try! listing.open(Deal(json: open.deal.json, packs: app.packs)!)
    copy.replay(open.lines)
    let effects = copy.press("write \(number) \(word)", at: now) ?? []
    return effects.contains { effect in
      if case .sound(.right) = effect { true } else { false }
    }
  }

  private static let right = ["Alfa", "Bravo", "Charlie", "Delta", "X-ray"]

  /// Answers a round to its end.
  func playRound(missing missed: Int? = nil) {
    let session = app.session?.deal.id
    var number = 0
    while app.session?.deal.id == session, app.session != nil, number < 20 {
      answer(number, isRight: number != missed)
      number += 1
    }
  }
}
