import PipitBase
import PipitJournal
import PipitMarkup
import PipitPractice

/// The pages that an activity has beside its sessions.
extension App {
  /// The most texts that are noted of packs.
  private static let mostNotes = 400

  /// The activity whose page is open, or nil.
  var room: Listing? {
    guard case .pages(let activity) = route else { return nil }
    return Catalogue.listing(activity)
  }

  /// What the open page of the activity may know.
  private var visit: Pages.Visit {
    Pages.Visit(
      path: Array(address.parts.dropFirst()), address: address, fragment: fragment, fold: fold,
      surroundings: surroundings, pressed: pressed, noted: noted)
  }

  /// The title of the open page of the activity, or nil where it has no such page.
  var roomTitle: String? { room?.pages?.title(visit) }

  /// The open page of the activity.
  var roomPage: Markup { room?.pages?.page(visit) ?? .empty }

  /// The packs without which the open page of the activity has nothing to show.
  var neededByPage: [String] {
    let visit = visit
    return room?.pages?.packs(visit.path, visit) ?? []
  }

  /// The packs with which the open page, or the session on it, is better.
  var wishes: [String] {
    if let session { return session.session?.wishes(in: surroundings) ?? [] }
    if [.today, .items, .item, .queue].contains(route) { return packsBegun + titlePacks }
    if route == .scripts {
      return surroundings.device.isKnown ? ["courses", "alphabets", "decks"] : []
    }
    return surroundings.device.isKnown ? room?.pages?.wishes(visit) ?? [] : []
  }

  /// Asks for what the page wishes for and was not asked for since it was opened.
  func loadWishes(_ reply: inout Reply) {
    for name in wishes where !hasPack(name) && !missing.contains(where: { $0.name == name }) {
      load(name, &reply)
    }
  }

  /// Lets the page note what it wants to know of a pack, since few packs stay at hand.
  func note(_ pack: Pack) {
    guard let notes = room?.pages?.notes(pack, visit), !notes.isEmpty else { return }
    noted.removeAll { old in notes.contains { $0.name == old.name } }
    noted = Array((noted + notes).suffix(Self.mostNotes))
  }

  /// Sends what was pressed to the pages of the activity.
  func pressPage(_ token: String, of room: Listing, at now: Moment, _ reply: inout Reply) {
    var recorded: [Event] = []
    for effect in room.pages?.update(token, visit) ?? [] {
      switch effect {
      case .record(let event): recorded.append(event)
      case .go(let path):
        open(path, at: now, &reply)
        reply.effects.append(.focus("title"))
      case .say(let speech): say(speech, &reply)
      case .load(let name): if !hasPack(name) { load(name, &reply) }
      default: reply.effects.append(effect)
      }
    }
    record(recorded, at: now, &reply)
    pressed = token
  }

  /// Records what happened in one press; the ids keep the order.
  private func record(_ events: [Event], at now: Moment, _ reply: inout Reply) {
    if events.isEmpty { return }
    let press = String(dice.roll(), radix: 36)
    for (place, event) in events.enumerated() {
      let id = "app/\(press)-\(1_000_000 + place)"
      keep(event, id: id, at: now, &reply)
    }
  }

  /// Whether a setting of an activity, `spelling.tries`, can have this value.
  func roomAllows(_ name: String, _ value: String) -> Bool {
    let parts = name.pieces(at: ".", most: 2)
    guard parts.count == 2, let pages = Catalogue.listing(parts[0])?.pages else { return false }
    return pages.allows(parts[1], value)
  }
}
