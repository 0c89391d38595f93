import PipitBase
import PipitJournal
import PipitLexicon
import PipitPractice
import PipitText

/// Spelling words by ear: a word is heard, what it means is heard, it is spelled.
struct Spelling: Activity {
  /// What follows from the deal, shared by all states of the round.
  let content: SpellingContent
  /// The words that are done, in the order asked.
  var answers: [Answer] = []
  var stage: Stage
  /// The run of words that were right within their tries, in this round.
  var combo: Int32 = 0
  var bestCombo: Int32 = 0
  /// Whether the word on the page was missed, and then spelled right for practice.
  var isMastered = false

  /// Where the word on the page stands.
  indirect enum Stage: Equatable {
    /// To be spelled; after a miss the tries are in it.
    case asked(Asked)
    /// Done: right, or missed for good.
    case told(Answer)
    /// Done and missed, and tried once more for practice; nothing of it counts.
    case practised(Answer, Asked)
    /// The last one was gone on from.
    case finished
  }

  /// A word while it is to be spelled.
  struct Asked: Equatable {
    /// When it came up, put later by the time the page was hidden.
    var since: Moment
    /// What was tried and was wrong, in order.
    var tries: [Try] = []
    /// How many hints were given.
    var hints = 0
    /// Whether it was heard slowly.
    var isSlow = false
    /// Whether what it means was heard or read.
    var isDescribed = false
    /// Whether what it means is on the page.
    var isRead = false
    /// What was right but for an accent or a capital, and may be mended once without a try. It stays
    /// until something else is tried.
    var almost: Try?
    /// The first that was to be mended so.
    var mended: Try?
    /// A word that sounds the same, typed where the meaning was known: no try, once. It stays until
    /// something else is tried.
    var homophone: String?
    /// Whether a word that sounds the same cost no try already.
    var wasHomophone = false
  }

  /// A wrong spelling.
  final class Try: Equatable {
    let given: String
    let result: SpellingResult

    init(_ given: String, _ result: SpellingResult) {
      self.given = given
      self.result = result
    }

    /// What a spelling is worth follows from the word.
    static func == (one: Try, other: Try) -> Bool { one.given == other.given }
  }

  /// How a word went.
  final class Answer: Equatable {
    let question: Int
    /// The spelling that was right, or the last wrong one, or nothing.
    let given: String
    let verdict: SpellingVerdict
    /// The wrong tries.
    let tries: [Try]
    /// What was right but for an accent or a capital.
    let almost: Try?
    let hints: Int
    let isSlow: Bool
    let milliseconds: Int64

    init(
      question: Int, given: String, verdict: SpellingVerdict, tries: [Try], almost: Try? = nil,
      hints: Int,
      isSlow: Bool, milliseconds: Int64
    ) {
      self.question = question
      self.given = given
      self.verdict = verdict
      self.tries = tries
      self.almost = almost
      self.hints = hints
      self.isSlow = isSlow
      self.milliseconds = milliseconds
    }

    static func == (one: Answer, other: Answer) -> Bool {
      one === other
        || one.question == other.question && one.given == other.given
          && one.verdict == other.verdict && one.tries == other.tries && one.hints == other.hints
          && one.almost == other.almost && one.isSlow == other.isSlow
          && one.milliseconds == other.milliseconds
    }
  }

  /// Whether both stand at the same place of the same round; what follows from the deal is not
  /// compared.
  static func == (one: Spelling, other: Spelling) -> Bool {
    one.content == other.content && one.stage == other.stage && one.answers == other.answers
      && one.combo == other.combo && one.bestCombo == other.bestCombo
      && one.isMastered == other.isMastered
  }

  /// Begins the round that the deal's options name.
  init(_ deal: Deal) throws(DealError) {
    content = try SpellingContent(deal)
    stage = .asked(Asked(since: deal.made))
  }

  /// A round that stands where it is said to stand.
  init(_ content: SpellingContent, stage: Stage, answers: [Answer] = [], combo: Int32 = 0) {
    (self.content, self.stage, self.answers, self.combo) = (content, stage, answers, combo)
    bestCombo = combo
  }
}
