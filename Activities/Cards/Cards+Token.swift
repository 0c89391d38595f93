import PipitBase
import PipitMemory
import PipitPractice
import PipitText

extension Cards {
  /// What a learner can do. All but `away` name their turn, so that a second press cannot answer the
  /// next card; what answers also names the forms that were to be seen, since these can change while a
  /// card is on the page.
  enum Action: Token {
    /// Turns the card.
    case flip(Int)
    /// Says how well it was known.
    case rate(Int, Rating, Shown)
    /// Chooses one of the answers, by its place.
    case pick(Int, Int, Shown)
    /// Types the answer.
    case write(Int, Shown, String)
    /// Gives up: the answer is shown.
    case show(Int, Shown)
    /// Shows how the word is read.
    case help(Int)
    /// Reads the word that is only heard.
    case read(Int)
    /// Hears the question or the answer, at the usual speed or slowly.
    case hear(Int, isAnswer: Bool, slow: Bool)
    /// Goes on.
    case next(Int)
    /// Takes back the last answer.
    case undo(Int)
    /// The page was hidden.
    case away(Int64)

    /// The forms of a question and of its answer.
    struct Shown: Equatable, Sendable {
      let question: Language
      let answer: Language

      var token: String { "\(question.tag) \(answer.tag)" }

      init(_ question: Language, _ answer: Language) {
        (self.question, self.answer) = (question, answer)
      }

      /// The forms that two tags name, each written in its usual way.
      init?(_ question: String, _ answer: String) {
        self.init(Language(question), Language(answer))
        if self.question.tag != question || self.answer.tag != answer { return nil }
      }
    }

    private enum Word: String {
      case flip, rate, pick, write, show, help, read, hear, slow, next, undo, away
    }

    init?(token: String) {
      let words = split(token, words: 4)
      guard words.count > 1, let word = Word(rawValue: words[0]),
        let number = words[1].integer(), number >= 0, String(number) == words[1]
      else { return nil }
      if word == .away {
        guard words.count == 2 else { return nil }
        self = .away(number)
        return
      }
      guard let turn = Int(exactly: number) else { return nil }
      func shown(_ place: Int) -> Shown? { Shown(words[place], words[place + 1]) }
      switch (word, words.count) {
      case (.flip, 2): self = .flip(turn)
      case (.rate, 5):
        guard let rating = Rating(named: words[2]), let shown = shown(3) else { return nil }
        self = .rate(turn, rating, shown)
      case (.pick, 5):
        guard let place = words[2].unsigned(), place < 9, let shown = shown(3) else { return nil }
        self = .pick(turn, Int(place), shown)
      case (.write, 5):
        guard let shown = shown(2) else { return nil }
        self = .write(turn, shown, words[4])
      case (.show, 4):
        guard let shown = shown(2) else { return nil }
        self = .show(turn, shown)
      case (.help, 2): self = .help(turn)
      case (.read, 2): self = .read(turn)
      case (.hear, 3), (.slow, 3):
        guard words[2].isAmong("question answer") else { return nil }
        self = .hear(turn, isAnswer: words[2] == "answer", slow: word == .slow)
      case (.next, 2): self = .next(turn)
      case (.undo, 2): self = .undo(turn)
      default: return nil
      }
    }

    var token: String {
      switch self {
      case .flip(let turn): "flip \(turn)"
      case .rate(let turn, let rating, let shown): "rate \(turn) \(rating.name) \(shown.token)"
      case .pick(let turn, let place, let shown): "pick \(turn) \(place) \(shown.token)"
      case .write(let turn, let shown, let text): "write \(turn) \(shown.token) \(text)"
      case .show(let turn, let shown): "show \(turn) \(shown.token)"
      case .help(let turn): "help \(turn)"
      case .read(let turn): "read \(turn)"
      case .hear(let turn, let isAnswer, let slow):
        "\(slow ? "slow" : "hear") \(turn) \(isAnswer ? "answer" : "question")"
      case .next(let turn): "next \(turn)"
      case .undo(let turn): "undo \(turn)"
      case .away(let milliseconds): "away \(milliseconds)"
      }
    }
  }
}

extension Rating {
  /// The rating as tokens name it.
  var name: String {
    switch self {
    case .again: "again"
    case .hard: "hard"
    case .good: "good"
    case .easy: "easy"
    }
  }

  /// All of them, the least known first.
  static var all: [Rating] { [.again, .hard, .good, .easy] }

  init?(named name: String) {
    guard let rating = Self.all.first(where: { $0.name == name }) else { return nil }
    self = rating
  }
}
