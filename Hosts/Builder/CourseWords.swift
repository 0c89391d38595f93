import PipitLexicon
import PipitText

/// Words as answers are compared: without case, marks at the ends and spaces.
enum CourseWord {
  /// The letters, marks and digits of a text, folded.
  static func key(_ text: String, _ policy: LetterPolicy) -> String {
    var key = ""
    for scalar in Text.fold(text, policy).unicodeScalars where Text.isWordly(scalar) {
      key.unicodeScalars.append(scalar)
    }
    return key
  }
}

/// The tiles of an exercise, as they are compared.
struct CourseBank {
  private var counts: [String: Int] = [:]

  init(_ tiles: [String], _ policy: LetterPolicy) {
    for tile in tiles { counts[CourseWord.key(tile, policy), default: 0] += 1 }
  }

  /// The first word of a sentence for which no tile is left, or nil where it can be built.
  func missing(for sentence: String, _ policy: LetterPolicy) -> String? {
    var left = counts
    for part in sentence.split(separator: " ") {
      let key = CourseWord.key(String(part), policy)
      if key.isEmpty { continue }
      guard let count = left[key], count > 0 else {
        return SentenceExercise.Phrase.trimmed(String(part))
      }
      left[key] = count - 1
    }
    return nil
  }
}

/// What a course says of words that could stand for each other, folded once.
struct CourseWords {
  private var translations: [Language: [String: Set<String>]] = [:]
  private var interchangeable: [Language: [Set<String>]] = [:]
  private var distinct: [Language: [Set<String>]] = [:]

  init() {}

  /// The words of a course as one of its units uses them.
  init(_ source: CourseSource, _ unit: CourseUnitSource) {
    for (language, other) in [
      (source.language, source.learner), (source.learner, source.language),
    ] {
      let (policy, otherPolicy) = (LetterPolicy(language), LetterPolicy(other))
      for hint in unit.hints + source.hints where hint.language == language.tag {
        translations[language, default: [:]][
          CourseWord.key(hint.words.text, policy), default: []
        ].formUnion(Self.translations(hint.translation, otherPolicy))
      }
      func keys(_ groups: [[String]]) -> [Set<String>] {
        groups.map { group in Set(group.map { CourseWord.key($0, policy) }) }
      }
      interchangeable[language] = keys(source.interchangeable)
      distinct[language] = keys(source.distinct)
    }
  }

  /// The translations that a hint names, folded: “no, not” names two.
  static func translations(_ translation: String, _ policy: LetterPolicy) -> Set<String> {
    Set(
      translation.split(whereSeparator: { ",;/".contains($0) }).map {
        CourseWord.key(String($0), policy)
      })
  }

  /// Whether two words are in a group of words that may stand for each other.
  func canStand(_ word: String, for other: String, _ language: Language) -> Bool {
    Self.areTogether(word, other, interchangeable[language])
  }

  /// Whether two words have one translation, and no group says that they are apart.
  func shareTranslation(_ word: String, _ other: String, _ language: Language) -> Bool {
    guard let one = translations[language]?[word], let two = translations[language]?[other] else {
      return false
    }
    return !one.isDisjoint(with: two) && !Self.areTogether(word, other, distinct[language])
  }

  private static func areTogether(_ one: String, _ other: String, _ groups: [Set<String>]?) -> Bool
  {
    groups?.contains { $0.contains(one) && $0.contains(other) } ?? false
  }
}

/// All sentences of a course with what the course accepts as their translations, in both ways.
struct CourseSentences {
  struct Translation {
    let text: String
    let exercise: String
  }

  private var translations: [String: [Translation]] = [:]
  private let policies: [Language: LetterPolicy]

  init(_ source: CourseSource) {
    policies = [
      source.language: LetterPolicy(source.language), source.learner: LetterPolicy(source.learner),
    ]
    for exercise in source.units.flatMap(\.lessons).flatMap(\.exercises) {
      let asked = exercise.isHeard ? exercise.meaning : exercise.prompt
      let language = source.answerLanguage(exercise)
      let from = language == source.language ? source.learner : source.language
      for answer in [exercise.answer] + exercise.alternatives {
        add(asked.text, from, answer.text, exercise.id.text)
        add(answer.text, language, asked.text, exercise.id.text)
      }
    }
  }

  private mutating func add(
    _ text: String, _ language: Language, _ other: String, _ exercise: String
  ) {
    translations[key(text, language), default: []].append(.init(text: other, exercise: exercise))
  }

  /// What the course accepts somewhere for a sentence of a language.
  func translations(of text: String, _ language: Language) -> [Translation] {
    translations[key(text, language)] ?? []
  }

  private func key(_ text: String, _ language: Language) -> String {
    language.tag + " " + CourseWord.key(text, policies[language] ?? LetterPolicy(language))
  }
}
