import PipitBase
import PipitLexicon
import PipitMemory
import PipitPractice
import PipitText

/// Flash cards: a word is seen or heard, and its word in another language or script is called to mind,
/// chosen or typed.
struct Cards: Activity {
  /// What follows from the deal, shared by all states of the round.
  let content: CardsContent
  /// What was answered, in order; a card that was missed comes again and is answered again.
  var answers: [Answer] = []
  var stage: Stage

  /// Where the card on the page stands.
  indirect enum Stage: Equatable {
    /// It is asked.
    case asked(Asked)
    /// Its answer is told.
    case told(Answer)
    /// There is none left.
    case over
    /// The round was gone on from.
    case finished
  }

  /// A card while it is asked.
  struct Asked: Equatable {
    /// When it came up, put later by the time the page was hidden.
    var since: Moment
    /// Whether it is turned, and its back is seen.
    var isTurned = false
    /// Whether the learner has asked how it is read.
    var isHelped = false
    /// Whether a word that is only heard was asked to be seen.
    var isRead = false
    /// Whether it was heard slowly.
    var isSlow = false
    /// What was typed last and is no answer yet: a slip to be mended, another script, a synonym.
    var almost: Attempt?
    /// The first that was to be mended.
    var mended: Attempt?
  }

  /// A typed answer with its verdict.
  final class Attempt: Equatable {
    let given: String
    let shown: Action.Shown
    let verdict: CardVerdict

    init(_ given: String, _ shown: Action.Shown, _ verdict: CardVerdict) {
      (self.given, self.shown, self.verdict) = (given, shown, verdict)
    }

    /// What an answer is worth follows from the card.
    static func == (one: Attempt, other: Attempt) -> Bool {
      one.given == other.given && one.shown == other.shown
    }
  }

  /// How a card went.
  final class Answer: Equatable {
    let question: Int
    let rating: Rating
    let shown: Action.Shown
    let kind: Kind
    let milliseconds: Int64
    /// Whether its word was only heard, and not asked to be seen.
    let asked: Asked

    enum Kind: Equatable {
      /// The learner has graded it.
      case graded
      /// An answer was chosen, by its place.
      case picked(Int)
      /// An answer was typed.
      case typed(Attempt)
      /// The answer was asked for.
      case given
    }

    init(
      _ question: Int, _ rating: Rating, _ shown: Action.Shown, _ kind: Kind, _ asked: Asked,
      milliseconds: Int64
    ) {
      (self.question, self.rating, self.shown) = (question, rating, shown)
      (self.kind, self.asked, self.milliseconds) = (kind, asked, milliseconds)
    }

    /// Whether it was known.
    var isRight: Bool { rating != .again }

    static func == (one: Answer, other: Answer) -> Bool {
      one === other
        || one.question == other.question && one.rating == other.rating
          && one.shown == other.shown && one.kind == other.kind && one.asked == other.asked
          && one.milliseconds == other.milliseconds
    }
  }

  /// Whether both stand at the same place of the same round.
  static func == (one: Cards, other: Cards) -> Bool {
    one.content == other.content && one.stage == other.stage && one.answers == other.answers
  }

  /// Begins the round that the deal's options name.
  init(_ deal: Deal) throws(DealError) {
    content = try CardsContent(deal)
    stage = .asked(Asked(since: deal.made))
  }
}

/// What follows from the state.
extension Cards {
  /// So many cards come before one that was missed comes again.
  static let gap = 3

  /// The cards that are still to be asked, by their numbers: one that was missed comes again.
  var upcoming: [Int] {
    var waiting = Array(content.questions.indices)
    for answer in answers {
      guard let place = waiting.firstIndex(of: answer.question) else { continue }
      waiting.remove(at: place)
      if !answer.isRight { waiting.insert(answer.question, at: min(Self.gap, waiting.count)) }
    }
    return waiting
  }

  /// The number of the turn on the page, from 0: that of the answer that it has or will have.
  var turn: Int {
    switch stage {
    case .told: answers.count - 1
    case .asked, .over, .finished: answers.count
    }
  }

  /// The number of the card on the page.
  var place: Int {
    if case .told(let answer) = stage { return answer.question }
    return upcoming.first ?? answers.last?.question ?? 0
  }

  /// The card on the page.
  var question: CardsContent.Question { content.questions[place] }

  /// How many cards are known by now.
  var doneCount: Int { content.questions.count - upcoming.count }

  /// Whether the card on the page was missed before.
  var isAgain: Bool {
    let place = place
    return answers.contains { $0.question == place && !$0.isRight }
  }

  /// The first answer to each card that was answered.
  var firstAnswers: [Answer] {
    var first: [Answer] = []
    for answer in answers where !first.contains(where: { $0.question == answer.question }) {
      first.append(answer)
    }
    return first
  }

  /// The run of right answers, and the longest.
  var runs: (now: Int32, best: Int32) {
    var now: Int32 = 0
    var best: Int32 = 0
    for answer in answers {
      now = answer.isRight ? now + 1 : 0
      best = max(best, now)
    }
    return (now, best)
  }

  /// Whether the round is one of the queue, which leads on by itself.
  var isQueued: Bool { content.deal[fact: "queue"] != nil }

  /// Whether it is extra practice, which leaves the schedule alone.
  var isExtra: Bool { content.deal[fact: "extra"] != nil }
}
