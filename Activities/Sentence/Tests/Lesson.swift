import PipitBase
import PipitLexicon
import PipitLook
import PipitJournal
import PipitPractice
import PipitText

@testable import PipitSentence

/// What the room's tests stand on: small lessons, and a learner who builds and types.
enum Lesson {
  static let noon = Moment(milliseconds: 1_700_000_000_000, offsetMinutes: 60)

  static func moment(_ seconds: Double) -> Moment {
    Moment(milliseconds: noon.milliseconds + Int64(seconds * 1_000), offsetMinutes: 60)
  }

  static func begin(
    _ exercises: [SentenceExercise], way: Way = .tiles, facts: [Deal.Option] = []
  ) -> Sentence {
    let plan = SentenceLesson.Plan(
      course: "es-from-en", lesson: "cafe", title: "Spanish · A coffee", block: .coral, xp: 10,
      learner: "en")
    let lesson = SentenceLesson(
      plan, exercises: exercises, session: "session",
      options: [
        .init("course", "es-from-en"), .init("lesson", "cafe"), .init("way", way.rawValue),
      ],
      facts: facts)
    return Sentence(lesson, made: noon)
  }

  /// An exercise to build in Spanish.
  static func exercise(
    _ id: String, _ answer: String, distractors: [SentenceExercise.Tile] = [],
    alternatives: [String] = [], teaches: [String] = []
  ) -> SentenceExercise {
    SentenceExercise(
      id: id, prompt: .init("Say it.", "en"), answer: .init(answer, "es"),
      distractors: distractors, alternatives: alternatives, teaches: teaches)
  }

  /// What is heard and built.
  static func heard(_ id: String, _ answer: String) -> SentenceExercise {
    SentenceExercise(
      id: id, kind: .listen, prompt: .init(answer, "es"), answer: .init(answer, "es"),
      distractors: ["no"], meaning: "What it means.")
  }

  /// Three short exercises.
  static let three = [
    exercise("one", "Yo bebo leche.", distractors: ["agua"], teaches: ["bebo", "leche"]),
    exercise("two", "El gato come.", distractors: ["la"], teaches: ["gato", "come"]),
    exercise("three", "Hasta luego.", distractors: ["pronto"], teaches: ["luego"]),
  ]
}

extension Sentence {
  @discardableResult
  mutating func press(_ token: String, after seconds: Double = 1) -> [Effect] {
    guard let action = Action(token: token) else { preconditionFailure("no token: \(token)") }
    return update(action, at: Lesson.moment(seconds))
  }

  /// Takes the tiles of these words, in this order.
  mutating func place(_ words: String) {
    for word in words.split(separator: " ") {
      guard
        let tile = bank.indices.first(where: { bank[$0].text == word && !placed.contains($0) })
      else { preconditionFailure("no tile: \(word)") }
      press("take \(screen) \(tile)")
    }
  }

  @discardableResult
  mutating func build(_ words: String, after seconds: Double = 1) -> [Effect] {
    place(words)
    return press("check \(screen)", after: seconds)
  }

  @discardableResult
  mutating func next(after seconds: Double = 1) -> [Effect] {
    press("next \(screen)", after: seconds)
  }

  /// Builds the right answer, or its tiles backwards, and goes on.
  mutating func play(isRight: Bool) {
    let words = exercise.answer.tiles
    build((isRight ? words : words.reversed()).joined(separator: " "))
    next()
  }

  /// The words of the sentence.
  var words: String { placed.map { bank[$0].text }.joined(separator: " ") }
}

extension [Effect] {
  /// The ratings that are recorded, with their items.
  var ratings: [String] {
    compactMap { effect in
      guard case .record(let event) = effect, event.kind == "answer" else { return nil }
      return "\(event.payload[text: "item"] ?? "") \(event.payload[integer: "rating"] ?? 0)"
    }
  }

  /// The shares solved that are told.
  var shares: [Int64] {
    compactMap { effect in
      guard case .record(let event) = effect, event.kind == "progress" else { return nil }
      return event.payload[integer: "percent"]
    }
  }

  var result: LessonResult? {
    for effect in self {
      if case .finish(let result) = effect { return result }
    }
    return nil
  }
}
