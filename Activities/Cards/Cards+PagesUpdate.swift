import PipitBase
import PipitJournal
import PipitPractice

extension CardsPages {
  /// What can be pressed on the room's pages. A token is `cards`, the word, and what it is about.
  enum Press: Token {
    /// Asks from a language too, or from it no more.
    case from(String)
    /// Asks into a language too, or into it no more.
    case to(String)
    /// Asks the other way round.
    case turn

    init?(token: String) {
      let words = split(token, words: 2)
      guard words.count > 1, words[0] == "cards" else { return nil }
      switch (words[1], words.count) {
      case ("turn", 2): self = .turn
      case ("from", 3) where CardsChoice.allows("from", words[2]): self = .from(words[2])
      case ("to", 3) where CardsChoice.allows("to", words[2]): self = .to(words[2])
      default: return nil
      }
    }

    var token: String {
      switch self {
      case .from(let language): "cards from \(language)"
      case .to(let language): "cards to \(language)"
      case .turn: "cards turn"
      }
    }
  }

  /// Turns a press into effects.
  func update(_ token: String) -> [Effect] {
    switch Press(token: token) {
    case .from(let language): return set("from", toggled(language, in: from))
    case .to(let language): return set("to", toggled(language, in: to))
    case .turn:
      return set("from", to) + set("to", from)
    case nil: return OwnPress(token: token).map { own.update($0) } ?? []
    }
  }

  /// The languages with one more, or one less; one is always left.
  private func toggled(_ language: String, in list: [String]) -> [String] {
    if list == [language] { return list }
    return list.contains(language) ? list.filter { $0 != language } : list + [language]
  }

  private func set(_ name: String, _ list: [String]) -> [Effect] {
    let value = list.joined(separator: ",")
    if visit.fold[setting: "cards.\(name)"] == value { return [] }
    return [.record(.set("cards.\(name)", to: value))]
  }
}
