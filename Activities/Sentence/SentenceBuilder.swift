import PipitBase
import PipitJournal
import PipitLexicon
import PipitLook
import PipitMarkup
import PipitPractice
import PipitText

/// A lesson of sentences to build, as the app plays it, for a program of your own.
///
/// It takes tokens and gives pages; what is to be heard, how far the lesson has come and how it went
/// are told to closures. It has no clock: hand in the moment of each press.
///
///     var result: SentenceLessonResult?
///     let lesson = SentenceBuilder(
///       exercises: SentenceBuilderExample.exercises, block: .coral, xp: 10,
///       onFinish: { result = $0 })
///     for tile in [6, 2, 3, 8, 7, 4] {  // good morning what would you like
///       lesson.press("take 0 \(tile)", at: Moment(milliseconds: 1_000))
///     }
///     lesson.press("check 0", at: Moment(milliseconds: 9_000))  // "Right. Good morning! What …"
///     lesson.press("next 0", at: Moment(milliseconds: 9_500))
///
/// Tokens name their screen, counted from 0, and tiles by their places in the bank:
/// `take 0 3` · `back 0 3` · `move 0 3 1` · `check 0` · `write 0 un café` · `way 0 type` · `hear 0` ·
/// `slow 0` · `show 0` · `right 0` (I was right) · `next 0` · `close` · `stay`. A page also has keys
/// whose tokens are yours to act on: `app discard lesson`, and `continue` below a result.
public final class SentenceBuilder {
  /// The result, once the lesson is finished.
  public private(set) var result: SentenceLessonResult?
  private let lesson: SentenceLesson
  private var session: Session
  private var isBegun = false
  private let onListen: ((Speech) -> Void)?
  private let onProgress: ((Double) -> Void)?
  private let onFinish: (SentenceLessonResult) -> Void
  private let voiceRate: Double

  /// A lesson that begins with its first exercise.
  ///
  /// - Parameters:
  ///   - exercises: the exercises in their order; at least one.
  ///   - block: the colour of its keys and bars.
  ///   - xp: the points that it gives; a perfect run gives 5 more.
  ///   - learnerLanguage: sentences in another language have a speaker.
  ///   - voiceRate: how fast voices speak: 1 is their own speed.
  ///   - speaksPrompts: whether prompts in another language are read aloud as they appear.
  ///   - onListen: plays your own audio in place of a voice. Without it what is to be said is among
  ///     the effects of `press`.
  ///   - onProgress: gets the share solved, 0 to 1, after each exercise.
  ///   - onFinish: gets the result.
  public init(
    exercises: [SentenceExercise], block: Block, xp: Int32 = 10,
    learnerLanguage: Language = "en", voiceRate: Double = 1, speaksPrompts: Bool = false,
    onListen: ((Speech) -> Void)? = nil, onProgress: ((Double) -> Void)? = nil,
    onFinish: @escaping (SentenceLessonResult) -> Void
  ) {
    precondition(!exercises.isEmpty, "A lesson has at least one exercise")
    let plan = SentenceLesson.Plan(
      course: "own", lesson: "own", title: SentenceText.english.title, block: block, xp: xp,
      learner: learnerLanguage)
    lesson = SentenceLesson(
      plan, exercises: exercises, session: "lesson", options: [],
      facts: [.init("speaks", speaksPrompts ? "on" : "off")])
    session = Self.session(lesson, at: Moment(milliseconds: 0))
    self.voiceRate = voiceRate
    self.onListen = onListen
    self.onProgress = onProgress
    self.onFinish = onFinish
  }

  private static func session(_ lesson: SentenceLesson, at now: Moment) -> Session {
    let listing = Listing.sentence
    let deal = Deal(
      id: lesson.session, activity: listing.id, rules: listing.rules, seed: 0, made: now,
      options: [], packs: [])
    return .begin(Sentence(lesson, made: now), deal)
  }

  /// Begins to count the time, and says what the first screen says on its own. Call it when the
  /// learner has pressed something, since sound starts only after a gesture; without it the time
  /// counts from the first token.
  ///
  /// - Returns: what the host is asked to do.
  @discardableResult
  public func begin(at now: Moment) -> [Effect] {
    start(at: now)
    return perform(session.opening)
  }

  private func start(at now: Moment) {
    if !isBegun { session = Self.session(lesson, at: now) }
    isBegun = true
  }

  /// Sends a token; what means nothing now changes nothing.
  ///
  /// - Returns: what the host is asked to do; what a closure has taken is not among it.
  @discardableResult
  public func press(_ token: String, at now: Moment) -> [Effect] {
    start(at: now)
    return perform(session.press(token, at: now) ?? [])
  }

  /// What was pressed so far. A lesson that gets these lines again is where this one is.
  public var lines: [Session.Line] { session.lines }

  /// Takes up a lesson where another left it; nothing is said or told on the way.
  public func resume(_ lines: [Session.Line]) {
    if let first = lines.first { start(at: first.at) }
    session.replay(lines)
  }

  /// The page that shows the lesson now, and its result once it is finished.
  public func page(in surroundings: Surroundings) -> Markup {
    if let result {
      return SentenceBuilderFinish(result: result, onContinue: {}).page(in: surroundings)
    }
    return session.page(in: surroundings)
  }

  private func perform(_ effects: [Effect]) -> [Effect] {
    var left: [Effect] = []
    for effect in effects {
      switch effect {
      case .say(let speech):
        let heard = Speech(
          speech.text, language: speech.language, reading: speech.reading,
          ratePercent: Int32(Double(speech.ratePercent) * voiceRate))
        if let onListen { onListen(heard) } else { left.append(.say(heard)) }
      case .record(let event) where event.kind == "progress":
        let percent = event.payload[integer: "percent"] ?? 0
        onProgress?(Double(percent) / 100)
      case .finish(let result):
        self.result = result
        onFinish(result)
      default: left.append(effect)
      }
    }
    return left
  }
}

/// A lesson to copy as a starting point: six sentences at a Spanish café, from ordering to the bill,
/// built both ways and one heard.
public enum SentenceBuilderExample {
  /// The six exercises.
  public static let exercises: [SentenceExercise] = [
    SentenceExercise(
      id: "cafe-good-morning",
      prompt: .init("¡Buenos días! ¿Qué desea?", "es"),
      answer: .init(
        "Good morning! What would you like?", "en",
        tiles: ["good", "morning", "what", "would", "you", "like"]),
      distractors: ["evening", "where", "much"],
      hints: [
        .init("buenos días", "good morning"), .init("qué", "what"),
        .init("desea", "would you like"),
      ],
      teaches: ["buenos días", "desea"],
      context: "The waiter comes to your table."),
    SentenceExercise(
      id: "cafe-coffee-with-milk",
      prompt: .init("A coffee with milk, please.", "en"),
      answer: .init("Un café con leche, por favor.", "es"),
      distractors: ["una", "sin", "té"],
      alternatives: ["Por favor, un café con leche."],
      hints: [
        .init("a", "un"), .init("coffee", "café"), .init("with", "con"), .init("milk", "leche"),
        .init("please", "por favor"),
      ],
      teaches: ["café", "con", "leche", "por favor"]),
    SentenceExercise(
      id: "cafe-for-me",
      prompt: .init("Para mí, un té sin azúcar.", "es"),
      answer: .init("For me, a tea without sugar.", "en"),
      distractors: ["with", "milk", "you"],
      alternatives: ["A tea without sugar for me."],
      hints: [
        .init("para mí", "for me"), .init("un", "a"), .init("té", "tea"),
        .init("sin", "without"), .init("azúcar", "sugar"),
      ],
      teaches: ["para mí", "té", "sin", "azúcar"]),
    SentenceExercise(
      id: "cafe-anything-else",
      kind: .listen,
      prompt: .init("¿Quiere algo más?", "es"),
      answer: .init("¿Quiere algo más?", "es"),
      distractors: ["mesa", "algún", "quien"],
      hints: [
        .init("quiere", "would you like"), .init("algo", "something"), .init("más", "more"),
      ],
      teaches: ["quiere", "algo", "más"],
      meaning: "Would you like anything else?"),
    SentenceExercise(
      id: "cafe-toast",
      prompt: .init("Yes, toast with tomato.", "en"),
      answer: .init("Sí, una tostada con tomate.", "es"),
      distractors: ["un", "si", "queso"],
      hints: [
        .init("yes", "sí"), .init("toast", "una tostada"), .init("with", "con"),
        .init("tomato", "tomate"),
      ],
      teaches: ["sí", "tostada", "tomate"]),
    SentenceExercise(
      id: "cafe-the-bill",
      prompt: .init("Can you bring us the bill, please?", "en"),
      answer: .init("¿Nos trae la cuenta, por favor?", "es"),
      distractors: ["me", "el", "cuento"],
      alternatives: ["Por favor, ¿nos trae la cuenta?"],
      hints: [
        .init("can you bring us", "nos trae"), .init("the", "la"), .init("bill", "cuenta"),
        .init("please", "por favor"),
      ],
      teaches: ["nos trae", "la cuenta"],
      context: "You have finished, and wave to the waiter."),
  ]
}
