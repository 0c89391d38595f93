import PipitBase
import PipitLexicon
import PipitLook
import PipitPractice
import PipitText

/// A lesson that is being played: its exercises, and what decides what is right.
final class SentenceLesson: Equatable {
  /// The session's id.
  let session: String
  let options: [Deal.Option]
  /// The lesson as a heading.
  let title: String
  let block: Block
  let xp: Int32
  let learner: Language
  let exercises: [SentenceExercise]
  /// The tiles of each exercise, in the order of its bank.
  let banks: [[SentenceExercise.Tile]]
  /// The tile of each exercise whose word can be typed in its place.
  let blanks: [Int]
  /// How answers are given at first.
  let way: Way
  let ignoresAccents: Bool
  /// Whether prompts are read aloud that are not in the learner's language.
  let speaksPrompts: Bool
  /// What the learner had kept as right before: an exercise's id, and a sentence.
  let kept: [(exercise: String, sentence: String)]
  /// Where kept sentences lie, and the beginning of the items' names: `sentence/es-from-en`.
  let shelf: String
  /// What the share solved is told of: `sentence/es-from-en/cafe`; nil for exercises of several lessons.
  let path: String?
  /// The page on which a lesson is chosen.
  let wayOut: String
  /// What was known of the learner when it was dealt.
  private let facts: [Deal.Option]
  /// The course, where the lesson is from one.
  private let pack: CoursePack?

  /// A lesson with its exercises; there is at least one.
  init(
    _ plan: Plan, exercises: [SentenceExercise], session: String, options: [Deal.Option],
    facts: [Deal.Option], pack: CoursePack? = nil
  ) {
    func fact(_ name: String) -> String? { facts.first { $0.name == name }?.value }
    self.session = session
    self.options = options
    title = plan.title
    block = plan.block
    xp = plan.xp
    learner = plan.learner
    self.exercises = exercises
    let banks = exercises.map { $0.bank }
    self.banks = banks
    var blanks: [Int] = []
    for (place, exercise) in exercises.enumerated() {
      blanks.append(Self.blank(exercise, banks[place]))
    }
    self.blanks = blanks
    let chosen = options["way"] ?? fact("way")
    way = chosen.flatMap { Way(rawValue: $0) } ?? .tiles
    ignoresAccents = fact("accents") == "ignored"
    speaksPrompts = fact("speaks") == "on"
    kept = (fact("kept") ?? "").pieces(at: "\n").compactMap { line in
      let parts = line.pieces(at: "\t", most: 2)
      return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
    shelf = "sentence/\(plan.course)"
    path = plan.lesson.isEmpty ? nil : "sentence/\(plan.course)/\(plan.lesson)"
    wayOut = fact("home") ?? SentenceContent.home(options)
    self.facts = facts
    self.pack = pack
  }

  /// Whether a right answer was easy: quick, and all its words have stayed for long.
  func isEasy(_ words: [String], _ milliseconds: Int64) -> Bool {
    facts.isEasy(words, after: milliseconds)
  }

  /// What a lesson is besides its exercises.
  struct Plan {
    let course: String
    let lesson: String
    let title: String
    let block: Block
    let xp: Int32
    let learner: Language
  }

  /// Whether both are the same lesson, dealt once.
  static func == (one: SentenceLesson, other: SentenceLesson) -> Bool {
    one === other
      || one.session == other.session && one.options == other.options
        && one.exercises == other.exercises
  }

  /// Whether a sentence is not in the learner's language.
  func isForeign(_ phrase: SentenceExercise.Phrase) -> Bool {
    phrase.language.primary != learner.primary
  }

  /// Whether a device can say a sentence, by itself or with the server's voice.
  func canSay(_ phrase: SentenceExercise.Phrase, _ device: Device) -> Bool {
    device.voiced(Speech(phrase)) != nil
  }

  /// The sentence of an exercise in the language that it teaches.
  func taught(_ exercise: SentenceExercise) -> SentenceExercise.Phrase {
    isForeign(exercise.answer) ? exercise.answer : exercise.prompt
  }

  /// The words that the lesson teaches, each once.
  var words: [LessonResult.Word] {
    var words: [LessonResult.Word] = []
    for exercise in exercises {
      let phrase = taught(exercise)
      for text in exercise.teaches {
        let word = LessonResult.Word(text, language: phrase.language.tag)
        if !words.contains(where: { $0 == word }) { words.append(word) }
      }
    }
    return words
  }

  /// The tile of the word to type: one that the exercise teaches, as the dice of its id fall, else the
  /// longest.
  private static func blank(_ exercise: SentenceExercise, _ bank: [SentenceExercise.Tile]) -> Int {
    let language = exercise.answer.language
    let taught = exercise.teaches.flatMap { $0.pieces(at: " ") }
    let words = exercise.answer.tiles
    let known = words.filter { word in taught.contains { Text.equal($0, word, language) } }
    var dice = Dice(text: exercise.id)
    let word = dice.pick(known) ?? longest(words)
    return bank.firstIndex { $0.text == word } ?? 0
  }

  /// The words of the course, or of the lesson where it is from none, as sentences are compared.
  private(set) lazy var known = Self.known(exercises, pack)

  private static func known(_ exercises: [SentenceExercise], _ pack: CoursePack?) -> [Known] {
    var known: [Known] = []
    for exercise in exercises {
      let language = exercise.answer.language
      if known.contains(where: { $0.language == language }) { continue }
      let texts =
        pack?.words(in: language)
        ?? exercises.flatMap { other in
          (other.prompt.language == language ? other.prompt.parts : [])
            + (other.answer.language == language
              ? other.answer.parts + other.distractors.map { $0.text } : [])
        }
      let options = SentenceCheck.Options(language: language)
      known.append(
        Known(
          language: language,
          words: texts.flatMap { (try? FoldedSentence($0, options))?.words ?? [] }))
    }
    return known
  }

  /// The words of a language that must not be taken for slips.
  struct Known {
    let language: Language
    let words: [String]
  }

  private static func longest(_ words: [String]) -> String {
    var longest = ""
    for word in words where word.characters.count > longest.characters.count { longest = word }
    return longest
  }
}
