import PipitBase
import PipitMemory

/// What an answer tells, read in one pass over its members: a journal has a hundred thousand of them.
struct AnswerEvent {
  var item: String?
  /// None where it was not rated.
  var rating: Rating?
  var milliseconds: Int64 = 0
  var isExtra = false
  /// Whether it tells what was answered, so that a session that is dealt anew leaves it out.
  var hasName = false
  /// How a spelling went, and the kinds of its faults.
  var verdict: SpellingVerdict?
  var faults: [String] = []
  /// The day whose puzzle it belongs to.
  var day: String?
  /// The words that the exercise teaches.
  var words: [String] = []
  /// Those of them that were missed; nil where it does not tell.
  var missed: [String]?
  var language: String?
  /// The alphabet that was asked, and the one that the answer was from instead.
  var alphabet: String?
  var leak: String?

  /// The members that mean something.
  enum Member: String {
    case item, rating, milliseconds, name, language, verdict, faults, words, alphabet, missed
    case leak, extra, day
  }

  /// An answer that tells nothing yet.
  init() {}

  init(_ event: Event) {
    if let events = event.events {
      self = events.answer(event.place)
      return
    }
    guard case .object(let members) = event.payload else { return }
    for member in members {
      guard let meaning = Member(rawValue: member.name) else { continue }
      switch meaning {
      case .item, .name, .verdict, .language, .day, .alphabet, .leak:
        take(meaning, member.value.text)
      case .rating, .milliseconds: take(meaning, member.value.integer)
      case .extra: isExtra = member.value.bool ?? false
      case .words, .missed, .faults: take(meaning, (member.value.list ?? []).compactMap { $0.text })
      }
    }
  }

  mutating func take(_ member: Member, _ text: String?) {
    switch member {
    case .item: item = text
    case .name: hasName = text != nil
    case .verdict: verdict = text.flatMap { SpellingVerdict(rawValue: $0) }
    case .language: language = text
    case .day: day = text
    case .alphabet: alphabet = text
    default: leak = text
    }
  }

  mutating func take(_ member: Member, _ number: Int64?) {
    if member == .rating {
      rating = number.flatMap { (1...4).contains($0) ? Rating(rawValue: Int32($0)) : nil }
    } else {
      milliseconds = max(0, min(number ?? 0, Moment.farthest))
    }
  }

  mutating func take(_ member: Member, _ texts: [String]) {
    switch member {
    case .words: words = texts
    case .faults: faults = texts
    default: missed = texts
    }
  }
}
