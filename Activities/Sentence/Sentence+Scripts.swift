import PipitBase
import PipitLexicon
import PipitMemory
import PipitPractice
import PipitText

/// In which scripts a sentence is seen. What is right is what it always is: only what is shown changes.
struct SentenceScripts {
  /// The script that is seen.
  let shown: Language
  /// The scripts that help reading it.
  let help: [Language]
  /// The scripts that there are, in the course's order.
  let available: [Language]

  /// The scripts of a sentence, by the learner's preferences; those alone that the sentence, and each of
  /// the tiles, has.
  init(
    _ phrase: SentenceExercise.Phrase, tiles: [SentenceExercise.Tile] = [],
    _ side: ScriptPreferences.Side, _ preferences: ScriptPreferences
  ) {
    let native = phrase.language
    let forms = phrase.forms.filter { form in
      form.text.pieces(at: " ").count == phrase.parts.count
        && tiles.allSatisfy { tile in tile.forms.contains { $0.language == form.language } }
    }
    let available = [native] + forms.map { $0.language }
    let shown = preferences.language(among: available, of: native.primary, side) ?? native
    self.available = available
    self.shown = shown
    help = preferences.order(of: native.primary, .help).compactMap { liked in
      available.first { $0.written == liked && $0 != shown }
    }
  }
}

extension SentenceExercise.HintedPart {
  /// The words in one of the sentence's scripts.
  func text(in script: Language) -> String {
    forms.first { $0.language == script && !$0.text.isEmpty }?.text ?? text
  }
}

extension Sentence {
  /// The scripts of what is asked.
  func askedScripts(_ surroundings: Surroundings) -> SentenceScripts {
    SentenceScripts(exercise.prompt, .question, surroundings.scripts)
  }

  /// The scripts of the answer and of its tiles.
  func answerScripts(_ surroundings: Surroundings) -> SentenceScripts {
    SentenceScripts(exercise.answer, tiles: bank, .answer, surroundings.scripts)
  }

  /// What a tile shows in a script. The first of a sentence has a small letter, like the rest.
  func text(of tile: SentenceExercise.Tile, in script: Language) -> String {
    guard let form = tile.forms.first(where: { $0.language == script }) else { return tile.text }
    let answer = exercise.answer
    let isFirst =
      tile.text == answer.tiles.first
      && answer.parts(in: script).first.map { SentenceExercise.Phrase.trimmed($0) } == form.text
    return isFirst ? SentenceExercise.Phrase.beginningSmall(form.text, script) : form.text
  }

  /// The sentence of the placed tiles as it is seen.
  func shownSentence(of placed: [Int], in script: Language) -> String {
    var words: [String] = []
    for tile in placed { words.append(tile == blankTile ? "…" : text(of: bank[tile], in: script)) }
    return SentenceExercise.Phrase.joined(words, in: script)
  }

  /// How the help for a word stands, by how well the word is remembered.
  func help(for word: String, _ language: Language, _ surroundings: Surroundings)
    -> ScriptPreferences.HelpStage
  {
    let memory = surroundings.remembered(item(word, language))?.memory
    return surroundings.scripts.help(
      of: language.primary, stabilityDays: memory?.state?.stability)
  }

  /// How the help for a whole sentence stands: as for the word that needs it most.
  func help(for phrase: SentenceExercise.Phrase, _ surroundings: Surroundings)
    -> ScriptPreferences.HelpStage
  {
    var stage = ScriptPreferences.HelpStage.none
    for word in phrase.tiles {
      switch help(for: word, phrase.language, surroundings) {
      case .open: return .open
      case .hidden: stage = .hidden
      case .none: break
      }
    }
    return stage
  }

  /// Whether a word of the screen has help that is hidden until it is asked for.
  func hasHiddenHelp(_ surroundings: Surroundings) -> Bool {
    let phrase = lesson.taught(exercise)
    let words = phrase.tiles + (phrase == exercise.answer ? bank.map { $0.text } : [])
    return words.contains { help(for: $0, phrase.language, surroundings) == .hidden }
  }

  /// A translation in the script that its tile is seen in; nil where it is no tile's word.
  func translation(_ word: String, _ surroundings: Surroundings) -> SentenceExercise.Form? {
    let language = exercise.answer.language
    guard let tile = bank.first(where: { Text.equal($0.text, word, language) }) else { return nil }
    let script = answerScripts(surroundings).shown
    return .init(script, text(of: tile, in: script))
  }

  private func item(_ word: String, _ language: Language) -> String {
    "word/\(language.tag)/\(word)"
  }

  /// The words whose help fades with the memory of them.
  func items(in surroundings: Surroundings) -> [String] {
    let phrase = lesson.taught(exercise)
    let language = phrase.language
    let help = surroundings.scripts.help(of: language.primary)
    guard !phrase.forms.isEmpty, help == .fading || help == .askedFading else { return [] }
    var items: [String] = []
    let words =
      phrase.tiles + (phrase.language == exercise.answer.language ? bank.map { $0.text } : [])
    for word in words {
      let item = item(word, language)
      if !items.contains(item) { items.append(item) }
    }
    return items
  }

  /// The answer on the page, compared in the script that it is seen in: where tiles were laid in another
  /// script than the course's own, and the sentence has that script. What it is worth is judged already.
  func shownResult(
    _ told: Answer, _ judged: SentenceLesson.Judgement, _ scripts: SentenceScripts
  ) -> SentenceResult? {
    let answer = exercise.answer
    guard !told.way.isTyped, scripts.shown != answer.language else { return nil }
    let script = scripts.shown
    let tiles = bank.map { text(of: $0, in: script) }
    let others = exercise.alternatives.compactMap { sentence in
      words(of: sentence, in: script).map { SentenceExercise.Phrase.joined($0, in: script) }
    }
    let result = try? SentenceCheck.check(
      shownSentence(of: told.placed, in: script), answer: answer.text(in: script),
      alternatives: others,
      options: .init(language: script, ignoresAccents: lesson.ignoresAccents, parts: tiles))
    // Words that only sound alike are the same in kana.
    return result?.isCorrect == judged.result.isCorrect ? result : nil
  }

  /// An accepted sentence in another script, word by word as the tiles have it; nil where a word has no
  /// tile of its own.
  private func words(of sentence: String, in script: Language) -> [String]? {
    var words: [String] = []
    for part in sentence.pieces(at: " ") {
      let word = SentenceExercise.Phrase.trimmed(part)
      let language = exercise.answer.language
      guard let tile = bank.first(where: { Text.equal($0.text, word, language) }) else {
        return nil
      }
      words.append(text(of: tile, in: script))
    }
    return words
  }
}
