import PipitBase
import PipitPractice

extension Spelling {
  /// What a learner can do. All but `away` name their question, so that a second press cannot answer
  /// the next one. What is read aloud from a dictionary stands in the token: the page knows it, the
  /// rules do not.
  enum Action: Token {
    /// Hears the word, at the usual speed or slowly.
    case hear(Int, slow: Bool)
    /// Hears the word letter by letter; once it is told.
    case letters(Int)
    /// Hears what the word means; the text is the masked definition.
    case describe(Int, String)
    /// Hears the word in a sentence; the text is the masked example.
    case sentence(Int, String)
    /// Reads what the word means.
    case read(Int)
    /// Asks for the next hint.
    case hint(Int)
    /// Spells it.
    case write(Int, String)
    /// Gives up: the word is shown.
    case show(Int)
    /// Tries a missed word once more, for practice only.
    case again(Int)
    /// Goes on.
    case next(Int)
    /// The page was hidden.
    case away(Int64)

    init?(token: String) {
      let words = split(token, words: 2)
      guard words.count >= 2, let word = Word(rawValue: words[0]), let number = words[1].integer(),
        number >= 0, String(number) == words[1]
      else { return nil }
      if word == .away {
        guard words.count == 2 else { return nil }
        self = .away(number)
        return
      }
      guard let number = Int(exactly: number) else { return nil }
      switch (word, words.count) {
      case (.describe, 3): self = .describe(number, words[2])
      case (.sentence, 3): self = .sentence(number, words[2])
      case (.write, 3): self = .write(number, words[2])
      case (.hear, 2): self = .hear(number, slow: false)
      case (.slow, 2): self = .hear(number, slow: true)
      case (.letters, 2): self = .letters(number)
      case (.read, 2): self = .read(number)
      case (.hint, 2): self = .hint(number)
      case (.show, 2): self = .show(number)
      case (.again, 2): self = .again(number)
      case (.next, 2): self = .next(number)
      default: return nil
      }
    }

    private enum Word: String {
      case hear, slow, letters, describe, sentence, read, hint, write, show, again, next, away
    }

    var token: String {
      switch self {
      case .hear(let number, let slow): "\(slow ? "slow" : "hear") \(number)"
      case .letters(let number): "letters \(number)"
      case .describe(let number, let text): "describe \(number) \(text)"
      case .sentence(let number, let text): "sentence \(number) \(text)"
      case .read(let number): "read \(number)"
      case .hint(let number): "hint \(number)"
      case .write(let number, let text): "write \(number) \(text)"
      case .show(let number): "show \(number)"
      case .again(let number): "again \(number)"
      case .next(let number): "next \(number)"
      case .away(let milliseconds): "away \(milliseconds)"
      }
    }
  }
}
