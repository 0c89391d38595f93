import PipitBase
import PipitLexicon
import PipitMarkup
import PipitPractice
import PipitText

/// Building sentences: a lesson's exercises in their order, then what was missed, once.
struct Sentence: Activity {
  /// What follows from the deal, shared by all states of the lesson.
  let lesson: SentenceLesson
  /// What was answered, a screen each; the last one is on the page while its verdict is.
  var answers: [Answer] = []
  var stage: Stage
  var way: Way
  /// Whether the learner is asked what to do with a lesson that is closed part way.
  var isClosing = false

  /// Where the screen stands.
  indirect enum Stage: Equatable {
    case building(Building)
    /// The verdict on the last answer is on the page.
    case told
    /// The last one was answered and gone on from.
    case finished
  }

  /// An exercise while its answer is being made.
  struct Building: Equatable {
    /// When it came up, put later by the time the page was hidden.
    var since: Moment
    /// The tiles of the sentence in their order, by their places in the bank.
    var placed: [Int] = []
    /// Whether the slow key was used, or what was to be heard is shown.
    var isHelped = false
    /// Whether what was to be heard is shown.
    var isShown = false
    /// A slip that may be mended once.
    var slip: Slip?
    /// What has been typed of a tile's word.
    var sought: Sought?
  }

  /// A typed answer that is almost right.
  final class Slip: Equatable {
    let given: String
    /// The word that it is in, as it was typed.
    let word: String?
    /// Whether only an accent differs.
    let isAccent: Bool

    init(given: String, word: String?, isAccent: Bool) {
      self.given = given
      self.word = word
      self.isAccent = isAccent
    }

    /// Whether they are the same slip.
    static func == (one: Slip, other: Slip) -> Bool {
      one === other
        || one.given == other.given && one.word == other.word && one.isAccent == other.isAccent
    }
  }

  /// Letters typed to find a tile.
  final class Sought: Equatable {
    let letters: String
    let at: Moment
    /// The tile that they took already; more letters of its word take no other.
    let tile: Int?

    init(letters: String, at: Moment, tile: Int?) {
      self.letters = letters
      self.at = at
      self.tile = tile
    }

    /// Whether the same was typed at the same time.
    static func == (one: Sought, other: Sought) -> Bool {
      one === other
        || one.letters == other.letters && one.at == other.at && one.tile == other.tile
    }
  }

  /// What was answered on a screen.
  final class Answer: Equatable {
    /// The exercise's place in the lesson.
    let exercise: Int
    let given: String
    /// The tiles it was built from.
    let placed: [Int]
    let way: Way
    let verdict: Verdict
    let isHelped: Bool
    let milliseconds: Int64

    init(
      exercise: Int, given: String, placed: [Int], way: Way, verdict: Verdict, isHelped: Bool,
      milliseconds: Int64
    ) {
      self.exercise = exercise
      self.given = given
      self.placed = placed
      self.way = way
      self.verdict = verdict
      self.isHelped = isHelped
      self.milliseconds = milliseconds
    }

    /// The same answer with another verdict.
    func judged(_ verdict: Verdict) -> Answer {
      Answer(
        exercise: exercise, given: given, placed: placed, way: way, verdict: verdict,
        isHelped: isHelped, milliseconds: milliseconds)
    }

    /// Whether the same was answered to the same.
    static func == (one: Answer, other: Answer) -> Bool {
      one === other
        || one.exercise == other.exercise && one.given == other.given && one.placed == other.placed
          && one.way == other.way && one.verdict == other.verdict && one.isHelped == other.isHelped
          && one.milliseconds == other.milliseconds
    }

    /// Whether it is right, or counts as right.
    var isRight: Bool { verdict == .right || verdict == .claimed }

    /// Whether it need not come back.
    var isPassed: Bool { verdict != .wrong }
  }

  /// How an answer is told.
  enum Verdict: Equatable {
    case right
    /// Right after a slip; a pass, not counted as right.
    case mended
    case wrong
    /// Wrong to the course, right to the learner, who had it kept.
    case claimed
  }

  /// Whether both stand at the same place of the same lesson; what follows from the deal is not
  /// compared.
  static func == (one: Sentence, other: Sentence) -> Bool {
    one.lesson == other.lesson && one.stage == other.stage && one.way == other.way
      && one.isClosing == other.isClosing && one.answers == other.answers
  }

  /// Begins the lesson that the deal's options name.
  init(_ deal: Deal) throws(DealError) {
    self.init(try SentenceLesson(deal), made: deal.made)
  }

  /// Begins a lesson.
  init(_ lesson: SentenceLesson, made: Moment) {
    self.lesson = lesson
    way = lesson.way
    stage = .building(Building(since: made))
  }

  mutating func update(_ action: Action, at now: Moment) -> [Effect] {
    switch (action, stage) {
    case (_, .finished): return []
    case (.close, _) where !isClosing: return close()
    case (.close, _),
      (.stay, _) where isClosing:
      isClosing = false
      return [.focus(Self.closeId)]
    case (.away(let milliseconds), _):
      // Who comes back goes on.
      let wasClosing = isClosing
      isClosing = false
      if case .building(var building) = stage {
        building.since = building.since.later(by: milliseconds, notAfter: now)
        stage = .building(building)
      }
      return wasClosing ? [.focus(Self.askedId)] : []
    case _ where isClosing: return stay(doing: action, at: now)
    case (_, .building(let building)): return build(action, building, at: now)
    case (_, .told): return goOn(action, at: now)
    }
  }

  /// Asks before a lesson is left part way; one that has not begun is left at once.
  private mutating func close() -> [Effect] {
    if isUntouched { return [.go(lesson.wayOut)] }
    isClosing = true
    return [.focus(Self.stayId)]
  }

  /// Whoever goes on with the lesson stays in it.
  private mutating func stay(doing action: Action, at now: Moment) -> [Effect] {
    var open = self
    open.isClosing = false
    let before = open
    let effects = open.update(action, at: now)
    if !effects.isEmpty || open != before { self = open }
    return effects
  }
}

/// What a screen shows, computed from what was answered.
extension Sentence {
  /// The number of the screen, from 0: the exercises in their order, then the misses.
  var screen: Int { max(0, answers.count - (isBuilding ? 0 : 1)) }

  /// The exercise on the screen.
  var exercise: SentenceExercise { lesson.exercises[place(of: screen)] }

  /// Where the screen's exercise stands in the lesson.
  func place(of screen: Int) -> Int {
    screen < lesson.exercises.count ? screen : misses[screen - lesson.exercises.count]
  }

  /// The tiles of the screen's bank; a tile's number is its place here.
  var bank: [SentenceExercise.Tile] { lesson.banks[place(of: screen)] }

  /// The tile that stands for the word to type, where one is to be typed.
  var blankTile: Int? { way == .blank ? lesson.blanks[place(of: screen)] : nil }

  /// The first answers to all exercises so far, in the lesson's order.
  var firstAnswers: ArraySlice<Answer> { answers.prefix(lesson.exercises.count) }

  /// The exercises that come back.
  var misses: [Int] {
    var misses: [Int] = []
    for answer in firstAnswers where !answer.isPassed { misses.append(answer.exercise) }
    return misses
  }

  /// How many screens there are, as far as is known.
  var screenCount: Int { lesson.exercises.count + misses.count }

  /// Whether an exercise is on the screen for the second time.
  var isReturned: Bool { screen >= lesson.exercises.count }

  /// Whether the answer is being made.
  var isBuilding: Bool {
    if case .building = stage { true } else { false }
  }

  /// The exercise's state while the answer is being made, or nil.
  var building: Building? {
    if case .building(let building) = stage { building } else { nil }
  }

  /// The answer whose verdict is on the page, or nil.
  var told: Answer? { stage == .told ? answers.last : nil }

  /// The tiles in the sentence, in their order.
  var placed: [Int] { building?.placed ?? told?.placed ?? [] }

  /// Whether something can be checked by the key: tiles lie in the sentence.
  var canCheck: Bool { way.hasTiles && !placed.isEmpty }

  /// Whether the prompt is to be heard and not yet to be seen.
  var isHidden: Bool {
    guard exercise.kind == .listen, let building else { return false }
    return !building.isShown
  }

  /// Whether nothing has been done yet.
  var isUntouched: Bool {
    guard answers.isEmpty, let building else { return false }
    return building.placed.isEmpty && building.slip == nil
  }

  /// The length of the run of right answers up to now.
  var combo: Int32 {
    var combo: Int32 = 0
    for answer in answers { combo = answer.isRight ? combo + 1 : 0 }
    return combo
  }

  /// The longest run of right answers.
  var bestCombo: Int32 {
    var combo: Int32 = 0
    var best: Int32 = 0
    for answer in answers {
      combo = answer.isRight ? combo + 1 : 0
      best = max(best, combo)
    }
    return best
  }

  /// How many exercises are solved; a missed one is, once it has come back.
  var solvedCount: Int {
    var solved = max(0, answers.count - lesson.exercises.count)
    for answer in firstAnswers where answer.isPassed { solved += 1 }
    return solved
  }
}

/// The ids of the elements that get the focus.
extension Sentence {
  static let askedId = "asked"
  static let checkId = "check"
  static let continueId = "continue"
  static let closeId = "close"
  static let stayId = "stay"

  /// The id of a tile, in the bank or in the sentence.
  static func tileId(_ screen: Int, _ tile: Int) -> String { "tile-\(screen)-\(tile)" }

  /// The id of the field that a screen's answer is typed into.
  static func fieldId(_ screen: Int) -> String { "field-\(screen)" }
}
