import PipitBase
import PipitMemory

/// What an answer tells, read in one pass over its members: a journal has a hundred thousand of them.
struct AnswerEvent {
  private(set) var item: String?
  /// None where it was not rated.
  private(set) var rating: Rating?
  private(set) var milliseconds: Int64 = 0
  private(set) var isExtra = false
  /// Whether it tells what was answered, so that a session that is dealt anew leaves it out.
  private(set) var hasName = false
  /// The words that the exercise teaches.
  private(set) var words: [String] = []
  /// Those of them that were missed; nil where it does not tell.
  private(set) var missed: [String]?
  private(set) var language: String?
  /// The alphabet that was asked, and the one that the answer was from instead.
  private(set) var alphabet: String?
  private(set) var leak: String?

  init(_ payload: JSON) {
    guard case .object(let members) = payload else { return }
    for member in members {
      switch member.name {
      case "item": item = member.value.text
      case "rating": rating = Self.rating(member.value)
      case "milliseconds": milliseconds = max(0, min(member.value.integer ?? 0, Moment.farthest))
      case "name": hasName = member.value.text != nil
      case "extra": isExtra = member.value.bool ?? false
      case "words": words = Self.texts(member.value)
      case "missed": missed = Self.texts(member.value)
      case "language": language = member.value.text
      case "alphabet": alphabet = member.value.text
      case "leak": leak = member.value.text
      default: break
      }
    }
  }

  private static func rating(_ value: JSON) -> Rating? {
    value.integer.flatMap { (1...4).contains($0) ? Rating(rawValue: Int32($0)) : nil }
  }

  private static func texts(_ value: JSON) -> [String] { (value.list ?? []).compactMap { $0.text } }
}
