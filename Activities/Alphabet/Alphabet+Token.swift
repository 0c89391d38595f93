import PipitBase
import PipitPractice

extension Alphabet {
  /// What a learner can do. An answer names its question, so that a second press cannot answer the
  /// next one.
  enum Action: Token {
    case pick(Int, String)
    case write(Int, String)
    case hear(Int, slow: Bool)
    case show(Int)
    case giveUp(Int)
    case next(Int)
    case away(Int64)

    init?(token: String) {
      let words = split(token, words: 2)
      guard words.count >= 2 else { return nil }
      if words[0] == "away" {
        guard words.count == 2, let milliseconds = words[1].integer(), milliseconds >= 0 else {
          return nil
        }
        self = .away(milliseconds)
        return
      }
      guard let number = words[1].integer().flatMap({ Int(exactly: $0) }), number >= 0,
        String(number) == words[1]
      else { return nil }
      switch (words[0], words.count) {
      case ("pick", 3): self = .pick(number, words[2])
      case ("write", 3): self = .write(number, words[2])
      case ("hear", 2): self = .hear(number, slow: false)
      case ("slow", 2): self = .hear(number, slow: true)
      case ("show", 2): self = .show(number)
      case ("tell", 2): self = .giveUp(number)
      case ("next", 2): self = .next(number)
      default: return nil
      }
    }

    var token: String {
      switch self {
      case .pick(let number, let word): "pick \(number) \(word)"
      case .write(let number, let text): "write \(number) \(text)"
      case .hear(let number, let slow): "\(slow ? "slow" : "hear") \(number)"
      case .show(let number): "show \(number)"
      case .giveUp(let number): "tell \(number)"
      case .next(let number): "next \(number)"
      case .away(let milliseconds): "away \(milliseconds)"
      }
    }
  }
}
