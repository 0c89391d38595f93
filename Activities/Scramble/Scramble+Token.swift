import PipitBase
import PipitPractice

extension Scramble {
  /// What a learner can do.
  enum Action: Token {
    /// Writes a word; the number is `writes`, so that a second press of the same is none.
    case write(Int, String)
    /// Puts the message away.
    case ok
    /// Lays the letters in another order.
    case shuffle
    /// Sorts the words found.
    case sort(Order)
    /// Shows or hides the grid of hints.
    case grid
    /// Shows what a word means, or hides it again.
    case open(String)
    /// Puts a word by to learn, or takes it off again.
    case learn(String)
    /// Keeps the word that was refused last: it is one from now on.
    case keep
    /// Asks for another game, where words would be lost; and says no.
    case ask, stay
    /// Stops the clock for good.
    case calm
    /// Ends the game, by the learner or because its time is over; and goes on with it.
    case end, time, back
    /// Goes on to another game: where this one is over, or has a root that was chosen.
    case new
    /// Copies how it went, without a word of it.
    case share
    /// The page was hidden.
    case away(Int64)

    init?(token: String) {
      let words = split(token, words: 2)
      switch (words[0], words.count) {
      case ("write", 3):
        guard let number = words[1].integer().flatMap({ Int(exactly: $0) }), number >= 0 else {
          return nil
        }
        self = .write(number, words[2])
      case ("sort", 2):
        guard let order = Order(rawValue: words[1]) else { return nil }
        self = .sort(order)
      case ("open", 2): self = .open(words[1])
      case ("learn", 2): self = .learn(words[1])
      case ("away", 2):
        guard let number = words[1].integer(), number >= 0 else { return nil }
        self = .away(number)
      case ("ok", 1): self = .ok
      case ("shuffle", 1): self = .shuffle
      case ("grid", 1): self = .grid
      case ("keep", 1): self = .keep
      case ("ask", 1): self = .ask
      case ("stay", 1): self = .stay
      case ("calm", 1): self = .calm
      case ("end", 1): self = .end
      case ("time", 1): self = .time
      case ("back", 1): self = .back
      case ("new", 1): self = .new
      case ("share", 1): self = .share
      default: return nil
      }
    }

    var token: String {
      switch self {
      case .write(let number, let text): "write \(number) \(text)"
      case .ok: "ok"
      case .shuffle: "shuffle"
      case .sort(let order): "sort \(order.rawValue)"
      case .grid: "grid"
      case .open(let word): "open \(word)"
      case .learn(let word): "learn \(word)"
      case .keep: "keep"
      case .ask: "ask"
      case .stay: "stay"
      case .calm: "calm"
      case .end: "end"
      case .time: "time"
      case .back: "back"
      case .new: "new"
      case .share: "share"
      case .away(let milliseconds): "away \(milliseconds)"
      }
    }
  }
}
