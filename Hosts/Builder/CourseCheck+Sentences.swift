import PipitLexicon
import PipitText

/// What an exercise asks and what can be built in it.
extension CourseCheck {
  mutating func checkExercise(_ exercise: CourseExerciseSource, in unit: CourseUnitSource) {
    checkKind(exercise)
    let language = source.answerLanguage(exercise)
    let policy = LetterPolicy(language)
    let built = source.exercise(exercise, in: unit)
    checkParts(exercise)
    checkAlternatives(exercise, built.answer, policy)
    checkDistractors(exercise, built, policy)
    checkHints(exercise, built)
    checkTeaches(exercise)
  }

  private mutating func checkKind(_ exercise: CourseExerciseSource) {
    let kind = exercise.kind
    if !kind.text.isEmpty, SentenceExercise.Kind(rawValue: kind.text) == nil {
      report(kind.line, "unknown kind “\(kind.text)”", "Write listen, or leave it out")
    }
    if let into = exercise.into {
      if ![source.language.tag, source.learner.tag].contains(into.text) {
        report(
          into.line, "“\(into.text)” is none of the course's languages",
          "Write \(source.learner.tag), or leave it out")
      } else if exercise.isHeard, into.text == source.learner.tag {
        report(
          into.line, "what is heard would be in the learner's language",
          "Leave “into” out, or the kind")
      }
    }
    if exercise.isHeard, !exercise.prompt.text.isEmpty {
      report(
        exercise.prompt.line, "an exercise that is heard has a prompt",
        "Leave it out: the answer is heard")
    }
    if !exercise.isHeard, !exercise.meaning.text.isEmpty {
      report(
        exercise.meaning.line, "“meaning” belongs to exercises that are heard", "Leave it out")
    }
  }

  /// No part is without a letter or digit: it would become a tile of marks.
  private mutating func checkParts(_ exercise: CourseExerciseSource) {
    for sentence in [exercise.prompt, exercise.answer] + exercise.alternatives {
      for part in sentence.text.split(separator: " ")
      where !part.unicodeScalars.contains(where: { Text.isWordly($0) }) {
        report(
          sentence.line, "“\(part)” stands alone in “\(sentence.text)”",
          "Join it to the word beside it, with a no-break space where one belongs there")
      }
    }
  }

  private mutating func checkAlternatives(
    _ exercise: CourseExerciseSource, _ phrase: SentenceExercise.Phrase, _ policy: LetterPolicy
  ) {
    let bank = CourseBank(phrase.tiles + exercise.distractors.map(\.word.text), policy)
    var seen: Set<String> = [CourseWord.key(exercise.answer.text, policy)]
    for alternative in exercise.alternatives {
      if let missing = bank.missing(for: alternative.text, policy) {
        report(
          alternative.line,
          "the alternative “\(alternative.text)” cannot be built: there is no tile “\(missing)” left",
          "Use the tiles of the answer and the distractors, each as often as it is there")
      } else if !seen.insert(CourseWord.key(alternative.text, policy)).inserted {
        report(
          alternative.line, "the sentence “\(alternative.text)” is accepted already",
          "Leave it out")
      }
    }
  }

  private mutating func checkDistractors(
    _ exercise: CourseExerciseSource, _ built: SentenceExercise, _ policy: LetterPolicy
  ) {
    let distractors = exercise.distractors.map(\.word).filter { !$0.text.isEmpty }
    if !distractors.isEmpty, !(2...4).contains(distractors.count) {
      report(
        distractors[0].line, "the number of distractors is \(distractors.count)",
        "Write two to four")
    }
    var seen: Set<String> = []
    for word in distractors {
      if let (fault, mend) = fault(of: word.text, in: built, policy, &seen) {
        report(word.line, "the distractor “\(word.text)” \(fault)", mend)
      }
    }
  }

  /// What is wrong with a distractor, and its mend.
  private func fault(
    of word: String, in exercise: SentenceExercise, _ policy: LetterPolicy,
    _ seen: inout Set<String>
  ) -> (String, mend: String)? {
    let key = CourseWord.key(word, policy)
    let language = exercise.answer.language
    let tiles = exercise.answer.tiles.map { (text: $0, key: CourseWord.key($0, policy)) }
    if word.contains(" ") { return ("is more than a tile", "Write one word") }
    if tiles.contains(where: { $0.key == key }) {
      return ("is a tile of the answer", "Write another word")
    }
    if !seen.insert(key).inserted { return ("is there twice", "Leave one out") }
    if let other = tiles.first(where: { words.canStand(key, for: $0.key, language) }) {
      return ("can stand for “\(other.text)”", "Write another word")
    }
    if let other = tiles.first(where: { words.shareTranslation(key, $0.key, language) }) {
      return (
        "has a translation that “\(other.text)” has too",
        "Write another word, or put the two into a group under “distinct” in course.yaml"
      )
    }
    if let hint = exercise.hints.first(where: {
      CourseWords.translations($0.translation, policy).contains(key)
    }) {
      return (
        "is what the hint for “\(hint.words)” says", "Write another word, or mend the hint"
      )
    }
    if beginsLarge(word), language.primary != "de" {
      return ("begins with a capital", "Write it small, or add it to “names” in course.yaml")
    }
    return nil
  }

  private func beginsLarge(_ word: String) -> Bool {
    word.first?.isUppercase == true && !source.keepsCapital(word)
      && !source.words.contains(CourseSource.plain(word))
  }

  private mutating func checkHints(_ exercise: CourseExerciseSource, _ built: SentenceExercise) {
    let place = exercise.isHeard ? exercise.answer : exercise.prompt
    let missing = built.hintedPrompt.filter {
      $0.translation.isEmpty && $0.text.contains { Text.isWordly($0) && !Text.isDigit($0) }
    }
    if !missing.isEmpty {
      let words = missing.map { "“\(SentenceExercise.Phrase.trimmed($0.text))”" }
      report(
        place.line, "there is no hint for \(words.joined(separator: ", "))",
        "Add it to the exercise's, the unit's or the course's hints")
    }
    let language = built.prompt.language
    let words = CourseSource.keys(built.prompt.parts.joined(separator: " "), language)
    for hint in exercise.hints where !hint.words.text.isEmpty {
      let key = CourseSource.keys(hint.words.text, language)
      if !Self.contains(words, key) {
        report(
          hint.words.line, "the hint “\(hint.words.text)” stands for nothing in the prompt",
          "Write the words as they stand in it")
      }
    }
  }

  private static func contains(_ words: [String], _ row: [String]) -> Bool {
    words.indices.contains { words[$0...].starts(with: row) }
  }

  /// What an exercise teaches stands in its sentence; parts may be left out between two words in
  /// languages without spaces only.
  private mutating func checkTeaches(_ exercise: CourseExerciseSource) {
    let sentence = taught(exercise)
    let words = CourseSource.keys(sentence.text, source.language)
    let policy = LetterPolicy(source.language)
    for word in exercise.teaches where !word.text.isEmpty {
      let isThere =
        source.language.isSpaced
        ? Self.contains(words, CourseSource.keys(word.text, source.language))
        : CourseWord.key(sentence.text, policy).contains(CourseWord.key(word.text, policy))
      if !isThere {
        report(
          word.line, "“\(word.text)” is taught, and not in “\(sentence.text)”",
          "Write it as it stands in the sentence")
      }
    }
  }

  /// The course accepts elsewhere, for the same prompt, a sentence that can be built here too.
  mutating func checkOtherSentences(
    _ exercise: CourseExerciseSource, _ sentences: CourseSentences
  ) {
    if exercise.isHeard { return }
    let language = source.answerLanguage(exercise)
    let policy = LetterPolicy(language)
    let phrase = source.phrase(exercise.answer.text, language)
    let bank = CourseBank(phrase.tiles + exercise.distractors.map(\.word.text), policy)
    var accepted = Set(
      ([exercise.answer] + exercise.alternatives).map { CourseWord.key($0.text, policy) })
    let from = language == source.language ? source.learner : source.language
    for other in sentences.translations(of: exercise.prompt.text, from)
    where accepted.insert(CourseWord.key(other.text, policy)).inserted
      && bank.missing(for: other.text, policy) == nil
    {
      report(
        exercise.answer.line,
        "“\(other.text)”, which \(other.exercise) accepts for the same, can be built and is not listed",
        "Add it to “alternatives”, or change a distractor")
    }
  }
}
