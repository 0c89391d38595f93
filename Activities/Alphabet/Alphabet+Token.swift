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
      if words.count == 3 {
        switch words[0] {
        case "pick": self = .pick(number, words[2])
        case "write": self = .write(number, words[2])
        default: return nil
        }
        return
      }
      switch Word(rawValue: words[0]) {
      case .hear: self = .hear(number, slow: false)
      case .slow: self = .hear(number, slow: true)
      case .show: self = .show(number)
      case .tell: self = .giveUp(number)
      case .next: self = .next(number)
      case nil: return nil
      }
    }

    /// What stands before the number alone.
    private enum Word: String { case hear, slow, show, tell, next }

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
