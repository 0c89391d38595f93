import PipitBase
import PipitLexicon

/// The words of the room, in the interface's language.
struct AlphabetText {
  static var english: AlphabetText { AlphabetText() }

  var title: String { "Spelling alphabets" }
  var summary: String { "Alfa, Bravo, Charlie: say any word so that it is heard right." }

  // Choosing
  var chooseTitle: String { "Which alphabet?" }
  var chooseLead: String {
    "Pick the one you want to know by heart. You can change it at any time."
  }
  func name(_ group: AlphabetGroup) -> String {
    switch group {
    case .international: "Around the world"
    case .national: "By language and country"
    case .historic: "Historic"
    }
  }
  var waysTitle: String { "How do you want to practise?" }
  var twoFirst: String { "The two best known" }
  var lettersOnly: String { "Letters" }
  var digitsOnly: String { "Digits" }
  var setTitle: String { "What do you want to practise?" }

  func letters(_ count: Int) -> String { count == 1 ? "1 letter" : "\(count) letters" }

  func name(_ way: Way) -> String {
    switch way {
    case .choose: "Choose the word"
    case .type: "Type the word"
    case .letter: "Name the letter"
    case .hear: "Hear it, name the letter"
    case .read: "Read code words"
    case .readback: "Take it down by ear"
    case .write: "Spell it out"
    }
  }

  func explanation(_ way: Way) -> String {
    switch way {
    case .choose: "See a letter, choose its word from six."
    case .type: "See a letter, type its word."
    case .letter: "See a word, give its letter."
    case .hear: "Hear a word, give its letter."
    case .read: "See code words, write down the plate, call sign or name."
    case .readback: "Hear code words, write down the plate, call sign or name."
    case .write: "See a plate or a name, type its code words."
    }
  }

  // The round
  func score(_ score: Int32) -> String { "Score \(score)" }
  func place(_ number: Int, of count: Int) -> String { "\(number) of \(count)" }
  func question(_ way: Way) -> String {
    switch way {
    case .choose, .type: "Which word stands for this letter?"
    case .letter: "Which letter does this word stand for?"
    case .hear: "Which letter do you hear?"
    case .read: "What do these words spell?"
    case .readback: "What do you hear spelled?"
    case .write: "Spell this with code words."
    }
  }
  func field(_ way: Way) -> String {
    switch way {
    case .choose, .type: "The word"
    case .letter, .hear: "The letter"
    case .read, .readback: "What it spells"
    case .write: "The code words"
    }
  }
  func fieldHint(_ way: Way) -> String? {
    way == .write ? "Put a space between the words." : nil
  }
  var choices: String { "Six words to choose from" }
  var check: String { "Check" }
  var hear: String { "Hear it" }
  var hearAgain: String { "Hear it again" }
  var slower: String { "Slower" }
  var showWords: String { "Show the words" }
  var dontKnow: String { "I don’t know" }
  var next: String { "Continue" }
  func run(_ combo: Int32) -> String { "\(combo) right in a row" }
  var changeAlphabet: String { "Change alphabet or way" }
  var reference: String { "All the words" }
  func noVoice(_ language: String) -> String {
    "There is no \(language) voice, on this device or on the server. You can read the words instead."
  }
  var unknownVoice: String { "Looking for a voice." }

  var rate: String { "Speed of the voice" }
  var noise: String { "Noise under the voice" }
  func percent(_ percent: Int32) -> String { "\(percent)%" }

  // Verdicts
  var right: String { "Right" }
  var mended: String { "Right at the second try" }
  var wrong: String { "Not this one" }
  var shown: String { "Here it is" }
  var almost: String { "Almost: a letter or two differ. Try once more." }
  var almostTitle: String { "Almost" }
  func almostDetail(_ typed: String) -> String {
    "“\(typed)” is off by a letter or two, or by an accent. Try once more."
  }
  func stands(_ answer: String, for asked: String) -> String { "\(asked) is \(answer)." }
  func spells(_ answer: String, as asked: String) -> String { "\(answer): \(asked)" }
  func said(_ said: String) -> String { "Said \(said)" }
  func youSaid(_ given: String, of other: String?) -> String {
    guard let other else { return "You answered “\(given)”." }
    return "You answered “\(given)”, which belongs to \(other)."
  }

  func title(_ verdict: Alphabet.Verdict) -> String {
    switch verdict {
    case .right: right
    case .mended: mended
    case .wrong: wrong
    case .shown: shown
    }
  }

  /// What a screen reader is told after an answer.
  func told(_ answer: Alphabet.Answer, _ question: Question) -> String {
    switch answer.verdict {
    case .right: "\(right). \(fact(question))"
    case .mended: "\(mended). \(fact(question))"
    case .wrong: "\(wrong). \(fact(question))"
    case .shown: fact(question)
    }
  }

  /// The right answer as a sentence.
  func fact(_ question: Question) -> String {
    switch question.way {
    case .choose, .type: stands(question.answer, for: question.letter)
    case .letter, .hear: stands(question.asked, for: question.letter)
    case .read, .readback: spells(question.answer, as: question.asked)
    case .write: spells(question.asked, as: question.answer)
    }
  }
}
