import PipitBase
import PipitLexicon
import PipitText

/// The words of the room, in the interface's language.
struct SentenceText {
  static var english: SentenceText { SentenceText() }

  var toLearn: String { "Learn to spell:" }
  var title: String { "Sentences" }
  var summary: String { "Build sentences one tile at a time, and hear how they sound." }

  // Choosing
  var chooseTitle: String { "Which course?" }

  // The lesson
  func question(_ kind: SentenceExercise.Kind, _ way: Way, into language: Language) -> String {
    switch (kind, way) {
    case (.listen, .type): "Type what you hear"
    case (.listen, _): "Build what you hear"
    case (.build, .type): "Type this in \(language.englishName)"
    case (.build, _): "Build this in \(language.englishName)"
    }
  }
  func place(_ number: Int, of count: Int) -> String { "\(number) of \(count)" }
  func solved(_ number: Int, of count: Int) -> String { "\(number) of \(count) solved" }
  var returned: String { "Once more" }
  func run(_ combo: Int32) -> String { "\(combo) right in a row" }
  var close: String { "Close the lesson" }
  var hear: String { "Hear it" }
  var hearSlowly: String { "Hear it slowly" }
  var hearAnswer: String { "Hear the answer" }
  var noVoice: String { "This device has no voice for it." }
  var unknownVoice: String { "Looking for a voice…" }
  var cannotListen: String { "I can’t listen now" }
  var bank: String { "Words to build with" }
  var emptyLine: String { "Nothing yet" }
  var tapWords: String { "Tap the words in their order" }
  var adds: String { "Adds it to your answer" }
  var sendsBack: String { "Sends it back" }
  var sendLastBack: String { "Send the last word back" }
  var reorder: String { "Move words" }
  func sooner(_ word: String) -> String { "Move \(word) one place forward" }
  func later(_ word: String) -> String { "Move \(word) one place back" }
  var blank: String { "A word to type" }
  var placeTheBlank: String { "Put the blank in its place first." }
  var missingWord: String { "The missing word" }
  var wholeSentence: String { "Your sentence" }
  var accentKeys: String { "Letters with accents" }
  func insert(_ letter: String) -> String { "Insert \(letter)" }
  var check: String { "Check" }
  var nothingToCheck: String { "Build your sentence first." }
  var next: String { "Continue" }
  func name(_ way: Way) -> String {
    switch way {
    case .tiles: "Tiles"
    case .blank: "Type a word"
    case .type: "Type it all"
    }
  }
  var ways: String { "How to answer" }

  // Closing
  var closingTitle: String { "Leave the lesson?" }
  var closingDetail: String { "You can go on later where you are now." }
  var keepPlace: String { "Keep my place" }
  var discard: String { "Discard" }
  var stay: String { "Stay" }

  // Verdicts
  var right: String { "Right" }
  var mended: String { "Right at the second try" }
  var wrong: String { "Not quite" }
  var claimed: String { "Kept. This sentence counts as right from now on." }
  var unclaimed: String { "Taken back." }
  var iWasRight: String { "I was right" }
  var undo: String { "Undo" }
  var youWrote: String { "You wrote" }
  var correctAnswer: String { "The right answer" }
  var slipTitle: String { "Almost: a slip" }
  var accentTitle: String { "Almost: an accent" }
  func slipDetail(_ isAccent: Bool) -> String {
    isAccent
      ? "An accent is missing or wrong. Mend it and check once more."
      : "A letter is wrong, missing or too many. Mend it and check once more."
  }

  func title(_ verdict: Sentence.Verdict) -> String {
    switch verdict {
    case .right: right
    case .mended: mended
    case .wrong: wrong
    case .claimed: right
    }
  }

  /// What a screen reader is told of a slip.
  func told(_ slip: Sentence.Slip) -> String {
    "\(slip.isAccent ? accentTitle : slipTitle). \(text(pieces(slip)))"
  }

  /// What a screen reader is told after an answer: the verdict, the right answer, what differs.
  func told(_ answer: Sentence.Answer, _ state: Sentence) -> String {
    let told = "\(title(answer.verdict)). \(state.exercise.answer.text)"
    guard answer.verdict == .wrong, let result = state.judgement?.result else { return told }
    let edits = result.edit.map { text(pieces($0)) }.joined(separator: "; ")
    return "\(wrong). \(correctAnswer): \(result.closest) \(edits)."
  }
}
