import PipitLexicon
import PipitText

/// Collects the words of courses and looks them up, once for each language.
struct CourseSpelling {
  /// A word of a course, and where it stands first.
  private struct Word: Hashable {
    let text: String
    /// In how many languages it may be right: one in a sentence, both in a remark.
    let languages: [Language]
  }

  private struct Place {
    let file: String
    let line: Int
  }

  private var places: [Word: Place] = [:]
  private var order: [Word] = []

  /// The words that no dictionary knows, and what is not installed.
  static func check(_ sources: [CourseSource]) -> (problems: [Problem], notes: [String]) {
    var spelling = CourseSpelling()
    for source in sources { spelling.collect(source) }
    return spelling.lookedUp()
  }

  private mutating func collect(_ source: CourseSource) {
    let check = CourseCheck(source: source)
    let forms = Self.latinForms(source)
    for text in Self.texts(of: source) {
      let isRemark = text.languages.count > 1
      for token in Self.tokens(text.text.text) where !check.isExempt(token) {
        // Remarks have words of both languages, and single letters; a word belongs to those
        // languages that have its letters.
        if isRemark, token.count == 1 || forms.contains(token.lowercased()) { continue }
        let languages = isRemark ? text.languages.filter { Self.fits(token, $0) } : text.languages
        let word = Word(text: CourseSource.plain(token), languages: languages)
        if places[word] == nil {
          places[word] = Place(file: text.file, line: text.text.line)
          order.append(word)
        }
      }
    }
  }

  private static func fits(_ word: String, _ language: Language) -> Bool {
    WritingSystem.lettersOutside(language, word).isEmpty
      && WritingSystem.foreignLetters(in: word, language).isEmpty
  }

  /// A text of a course with the languages that its words may be of.
  private typealias Written = (text: PlacedText, file: String, languages: [Language])

  private static func texts(of source: CourseSource) -> [Written] {
    let both = [source.learner, source.language]
    var texts: [Written] = [
      (source.title, source.file, both), (source.summary, source.file, both),
    ]
    texts += source.hints.flatMap { self.texts(of: $0, source.file, both) }
    for unit in source.units {
      texts.append((unit.title, unit.file, both))
      texts += unit.hints.flatMap { self.texts(of: $0, unit.file, both) }
      for entry in unit.guide {
        switch entry {
        case .paragraph(let text): texts.append((text, unit.file, both))
        case .example(let say, let means, _):
          texts += [(say, unit.file, both), (means, unit.file, both)]
        }
      }
      for lesson in unit.lessons {
        texts.append((lesson.title, unit.file, both))
        texts += lesson.exercises.flatMap { self.texts(of: $0, source, unit.file) }
      }
    }
    return texts
  }

  /// A hint's words are in its language, its translation in the other.
  private static func texts(
    of hint: CourseHint, _ file: String, _ both: [Language]
  ) -> [Written] {
    let translation = PlacedText(text: hint.translation, line: hint.words.line)
    return [
      (hint.words, file, both.filter { $0.tag == hint.language }), (translation, file, both),
    ].filter { !$0.2.isEmpty }
  }

  private static func texts(
    of exercise: CourseExerciseSource, _ source: CourseSource, _ file: String
  ) -> [Written] {
    let both = [source.learner, source.language]
    let answer = source.answerLanguage(exercise)
    let prompt = answer == source.language ? source.learner : source.language
    let tiles = source.phrase(exercise.answer.text, answer).tiles.joined(separator: " ")
    var texts: [Written] = [
      (exercise.prompt, file, [prompt]),
      (PlacedText(text: tiles, line: exercise.answer.line), file, [answer]),
      (exercise.meaning, file, [source.learner]), (exercise.context, file, both),
    ]
    for distractor in exercise.distractors { texts.append((distractor.word, file, [answer])) }
    for hint in exercise.hints { texts += self.texts(of: hint, file, both) }
    return texts
  }

  /// The words of all forms in Latin letters: remarks may name them.
  private static func latinForms(_ source: CourseSource) -> Set<String> {
    var words: Set<String> = []
    for case .example(_, _, let forms) in source.units.flatMap(\.guide) {
      for token in forms.flatMap({ tokens($0.text) }) { words.insert(token.lowercased()) }
    }
    for exercise in source.units.flatMap(\.lessons).flatMap(\.exercises) {
      for form in exercise.forms + exercise.distractors.flatMap(\.forms) {
        for token in tokens(form.text) { words.insert(token.lowercased()) }
      }
    }
    return words
  }

  /// The words of a text: without marks at their ends, digits and what begins or ends with a hyphen.
  private static func tokens(_ text: String) -> [String] {
    text.split(whereSeparator: { " /–—…*“”()".contains($0) }).compactMap { piece in
      let piece = String(piece)
      if piece.hasPrefix("-") || piece.hasSuffix("-") { return nil }
      let word = SentenceExercise.Phrase.trimmed(piece)
      let isWord = word.contains { Text.isWordly($0) } && !word.contains { Text.isDigit($0) }
      return isWord ? word : nil
    }
  }

  private func lookedUp() -> (problems: [Problem], notes: [String]) {
    var notes: [String] = []
    for language in byLanguage(order).keys.sorted(by: { $0.tag < $1.tag }) {
      if let packages = Spelling.missingPackages(for: language) {
        notes.append("The spelling of \(language.tag) was not checked: apt-get install \(packages)")
      }
    }
    var suspicious: [Language: Set<String>] = [:]
    for (language, words) in byLanguage(order) {
      suspicious[language] = Spelling.suspicious(words, in: language)
    }
    let left = order.filter { isWrong($0, suspicious) }
    var unknown: [Language: [String: [String]]] = [:]
    for (language, words) in byLanguage(left) {
      unknown[language] = Spelling.unknown(words, in: language)
    }
    let words = unknown.mapValues { Set($0.keys) }
    let problems = left.filter { isWrong($0, words) }.compactMap { word -> Problem? in
      guard let place = places[word] else { return nil }
      let guesses = word.languages.compactMap { unknown[$0]?[word.text] }.first ?? []
      let written = guesses.prefix(3).map { "“\($0)”" }.joined(separator: " or ")
      return Problem(
        file: place.file, line: place.line, message: "“\(word.text)” is not in the dictionary",
        mend: (written.isEmpty ? "Mend it" : "Write \(written)")
          + ", or add it to “words” or “names” in course.yaml")
    }
    return (problems, notes)
  }

  private func byLanguage(_ words: [Word]) -> [Language: Set<String>] {
    var asked: [Language: Set<String>] = [:]
    for word in words {
      for language in word.languages { asked[language, default: []].insert(word.text) }
    }
    return asked
  }

  /// Whether a word is among the wrong ones of all its languages that have a dictionary here.
  private func isWrong(_ word: Word, _ wrong: [Language: Set<String>]) -> Bool {
    let known = word.languages.compactMap { wrong[$0] }
    return !known.isEmpty && known.allSatisfy { $0.contains(word.text) }
  }
}
