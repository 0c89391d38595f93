import PipitBase
import PipitLexicon
import PipitText

extension Question {
  /// A question on one letter, digit or mark.
  convenience init(_ codeWord: CodeWord, _ way: Way) {
    let showsLetter = way == .choose || way == .type
    self.init(
      way: way, item: codeWord.letter, codeWord: codeWord,
      asked: showsLetter ? codeWord.letter : codeWord.word,
      answer: showsLetter ? codeWord.word : codeWord.letter)
  }

  /// A question on a whole text.
  convenience init(text: String, _ way: Way, _ alphabet: SpellingAlphabet) {
    let words = Speller(alphabet).spell(text).filter { !$0.isBreak }.map { $0.word ?? $0.letter }
      .joined(separator: " ")
    self.init(
      way: way, item: text, codeWord: nil, asked: way == .write ? text : words,
      answer: way == .write ? words : text)
  }

  /// Whether what is asked is in the alphabet's language: words, not a plate or a letter.
  var askedIsWords: Bool { way != .write }

  /// Whether the answer is in the alphabet's language.
  var answerIsWords: Bool { way == .type || way == .write }

  /// What a typed answer is worth.
  enum Check: Equatable { case empty, exact, slip, wrong }

  /// Judges a typed answer; spaces and hyphens never count.
  func check(_ typed: String, _ alphabet: SpellingAlphabet) -> Check {
    if typed.allSatisfy({ Text.isSpace($0) }) { return .empty }
    let speller = Speller(alphabet)
    switch way {
    case .choose, .type:
      return switch AlphabetMatch(alphabet).verdict(typed, for: letter) {
      case .exact: .exact
      case .slip: .slip
      case .wrong: .wrong
      }
    case .letter, .hear:
      return speller.letter(typed) == letter ? .exact : .wrong
    case .read, .readback:
      return speller.isSame(typed, answer) ? .exact : .wrong
    case .write:
      let reading = speller.read(typed)
      return reading.unknown.isEmpty && !Self.copies(reading, alphabet)
        && speller.isSame(reading.text, asked) ? .exact : .wrong
    }
  }

  /// Whether letters were copied where their words were asked.
  private static func copies(_ reading: Reading, _ alphabet: SpellingAlphabet) -> Bool {
    reading.parts.contains { part in
      part.given.characters.count == 1 && alphabet.letters.contains { $0.letter == part.letter }
    }
  }
}
