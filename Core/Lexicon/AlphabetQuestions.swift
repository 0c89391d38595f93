import PipitBase

/// The order in which an alphabet's letters are asked.
public enum AlphabetQuestions {
  /// The letters in random order, each once; only those in `letters` where any are given.
  public static func order(
    of alphabet: SpellingAlphabet, only letters: [String] = [], dice: inout Dice
  ) -> [String] {
    let all = alphabet.letters.map { $0.letter }
    return dice.shuffled(letters.isEmpty ? all : all.filter { letters.contains($0) })
  }
}
