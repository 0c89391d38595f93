import PipitBase
import PipitJournal
import PipitLexicon
import PipitMarkup
import PipitPractice

/// Practising a spelling alphabet: each letter once, or plates and names spelled and read back.
struct Alphabet: Activity {
  /// What follows from the deal, shared by all states of the round.
  let content: AlphabetContent
  private(set) var answers: [Answer] = []
  /// The words to choose from for the question on the page; they follow from its number.
  private(set) var choices: [Choices.Choice]
  private(set) var stage: Stage
  private(set) var combo: Int32 = 0
  private(set) var bestCombo: Int32 = 0

  /// Where the question on the page stands.
  indirect enum Stage: Equatable {
    /// Asked, and not answered.
    case asked(Asked)
    /// Answered for good.
    case told(Answer)
    /// The last one was answered and gone on from.
    case finished
  }

  /// A question while it is open.
  struct Asked: Equatable {
    /// When it came up, put later by the time the page was hidden.
    var since: Moment
    /// Whether the words were shown where they should have been heard.
    var isShown = false
    /// A slip that may be mended once.
    var slip: String?
  }

  /// What was answered to a question.
  final class Answer: Equatable {
    let question: Int
    let given: String
    let verdict: Verdict
    let milliseconds: Int64
    /// The name of the other alphabet that a wrong word belongs to.
    let leak: Choices.Leak?

    init(
      question: Int, given: String, verdict: Verdict, milliseconds: Int64, leak: Choices.Leak?
    ) {
      self.question = question
      self.given = given
      self.verdict = verdict
      self.milliseconds = milliseconds
      self.leak = leak
    }

    var isRight: Bool { verdict == .right }

    /// Where a wrong word belongs follows from the word.
    static func == (one: Answer, other: Answer) -> Bool {
      one.question == other.question && one.verdict == other.verdict
        && one.milliseconds == other.milliseconds && one.given == other.given
    }
  }

  /// How an answer is told.
  enum Verdict: Equatable {
    case right
    /// Right after a slip of a letter or two; a pass, not counted as right.
    case mended
    case wrong
    /// The learner asked for the answer.
    case shown
  }

  /// Whether both stand at the same place of the same round. What follows from the deal is not
  /// compared: that is 10 KB of the browser's module less.
  static func == (one: Alphabet, other: Alphabet) -> Bool {
    one.content.deal == other.content.deal && one.stage == other.stage
      && one.combo == other.combo && one.bestCombo == other.bestCombo
      && one.answers == other.answers
  }

  /// Begins a round: the alphabet, the way to practise and the items are the deal's options.
  init(_ deal: Deal) throws(DealError) {
    content = try AlphabetContent(deal)
    choices = content.choices(for: 0)
    stage = .asked(Asked(since: deal.made))
  }

  var session: String { content.deal.id }
  var options: [Deal.Option] { content.deal.options }
  var alphabet: SpellingAlphabet { content.alphabet }
  var way: Way { content.way }
  var questions: [Question] { content.questions }

  /// The number of the question on the page, from 0.
  var number: Int { min(answers.count - (isTold ? 1 : 0), questions.count - 1) }

  /// The question on the page.
  var question: Question { questions[number] }

  /// Whether the question on the page is open.
  var isAsked: Bool {
    if case .asked = stage { true } else { false }
  }

  /// Whether the verdict is on the page.
  var isTold: Bool {
    if case .told = stage { true } else { false }
  }

  /// How many were right at the first try.
  var score: Int32 { Int32(answers.count { $0.isRight }) }

  mutating func update(_ action: Action, at now: Moment) -> [Effect] {
    switch (action, stage) {
    case (.hear(number, let slow), .asked), (.hear(number, let slow), .told):
      return [.say(speech(of: question, slow: slow))]
    case (.pick(number, let word), .asked(let asked)):
      guard let choice = choices.first(where: { $0.word == word }) else { return [] }
      return tell(word, choice.isRight ? .right : .wrong, asked, at: now)
    case (.write(number, let text), .asked(let asked)) where way.isTyped:
      return write(text, asked, at: now)
    case (.show(number), .asked(var asked)) where way.isHeard && !asked.isShown:
      asked.isShown = true
      stage = .asked(asked)
      return [.focus(Self.fieldId(number))]
    case (.giveUp(number), .asked(let asked)):
      return tell("", .shown, asked, at: now)
    case (.next(number), .told): return goOn(at: now)
    case (.away(let milliseconds), .asked(var asked)):
      asked.since = asked.since.later(by: milliseconds, notAfter: now)
      stage = .asked(asked)
      return []
    default: return []
    }
  }

  private mutating func write(_ text: String, _ asked: Asked, at now: Moment) -> [Effect] {
    var asked = asked
    switch question.check(text, alphabet) {
    case .empty: return []
    case .exact: return tell(text, asked.slip == nil ? .right : .mended, asked, at: now)
    case .slip where asked.slip == nil:
      asked.slip = text
      stage = .asked(asked)
      return [.buzz(.wrong), .announce(AlphabetText.english.almost), .focus(Self.fieldId(number))]
    case .slip, .wrong: return tell(text, .wrong, asked, at: now)
    }
  }

  private mutating func tell(
    _ given: String, _ verdict: Verdict, _ asked: Asked, at now: Moment
  ) -> [Effect] {
    let answer = Answer(
      question: number, given: given, verdict: verdict,
      milliseconds: now.milliseconds(since: asked.since),
      leak: choices.first { $0.word == given }?.leaks.first)
    answers.append(answer)
    stage = .told(answer)
    combo = answer.isRight ? combo + 1 : 0
    bestCombo = max(bestCombo, combo)
    let isPass = verdict == .right || verdict == .mended
    return [
      .record(event(answer, asked)), .sound(isPass ? .right : .wrong),
      .buzz(isPass ? .right : .wrong),
      .announce(AlphabetText.english.told(answer, questions[answer.question])),
      .focus(Self.continueId),
    ]
  }

  private mutating func goOn(at now: Moment) -> [Effect] {
    guard answers.count < questions.count else {
      stage = .finished
      let celebration: [Effect] = score == questions.count ? [.burst(.large)] : []
      return [.sound(.done)] + celebration + [.finish(result)]
    }
    stage = .asked(Asked(since: now))
    choices = content.choices(for: number)
    let focus = Effect.focus(way.isTyped ? Self.fieldId(number) : Self.askedId)
    return way.isHeard ? [.say(speech(of: question, slow: false)), focus] : [focus]
  }

  static let askedId = "asked"
  static let continueId = "continue"

  /// The id of the field that a question is answered in.
  static func fieldId(_ number: Int) -> String { "answer-\(number)" }
}
