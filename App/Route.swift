import PipitBase
import PipitPractice

/// A page of the app, by its address.
enum Route: Equatable {
  case today
  case practise(activity: String)
  case finish(session: String)
  /// A page of an activity's own, beside its sessions.
  case pages(activity: String)
  case library
  case alphabet(String)
  case card(String)
  case course(String)
  case unit(course: String, unit: String)
  /// What is due, round after round.
  case queue
  case speller
  /// What is remembered: all of it, or one item.
  case items
  case item
  case settings
  case memory
  case voices
  case scripts
  case about
  case unknown

  init(_ address: Address) {
    let parts = address.parts
    guard let first = parts.first else {
      self = .today
      return
    }
    self =
      switch (Page(rawValue: first), parts.count) {
      case (.practise, 2): .practise(activity: parts[1])
      case (.finish, 2): .finish(session: parts[1])
      case (.library, 1), (.courses, 1): .library
      case (.library, 3) where parts[1] == "alphabets": .alphabet(parts[2])
      case (.library, 4) where parts[1] == "alphabets" && parts[3] == "card": .card(parts[2])
      case (.courses, 2): .course(parts[1])
      case (.courses, 3): .unit(course: parts[1], unit: parts[2])
      case (.queue, 1): .queue
      case (.speller, 1): .speller
      case (.settings, 1): .settings
      case (.items, 1): .items
      case (.item, 1): .item
      case (.settings, 2) where parts[1] == "voices": .voices
      case (.settings, 2) where parts[1] == "scripts": .scripts
      case (.settings, 2) where parts[1] == "memory": .memory
      case (.about, 1): .about
      default: Catalogue.listing(first)?.pages == nil ? .unknown : .pages(activity: first)
      }
  }

  /// What an address begins with.
  private enum Page: String {
    case practise, finish, library, courses, queue, items, item, speller, settings, about
  }
}
