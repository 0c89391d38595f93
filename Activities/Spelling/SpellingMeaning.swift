import PipitBase
import PipitLexicon
import PipitPractice

/// What a page can tell of the meaning of a word: from the learner's own list, else from the
/// dictionary's piece, once that is at hand.
final class SpellingMeaning {
  /// What the dictionary says, all of it.
  let entries: [DictionaryEntry]
  /// What the word is in a sentence, where that is known.
  private(set) var part: PartOfSpeech?
  /// What it means, without the word itself; empty where nothing is known.
  private(set) var definition: [DefinitionMask.Piece] = []
  /// The word in a sentence, without the word itself; empty where there is none.
  private(set) var sentence: [DefinitionMask.Piece] = []
  /// Whether the piece that may know it is still to come.
  private(set) var isComing = false
  /// Whether that piece could not be had.
  let isLost: Bool

  init(of question: SpellingContent.Question, language: String, in surroundings: Surroundings) {
    let found = WordMeaning(
      of: question.word.text, surroundings.dictionary(of: language), in: surroundings)
    entries = found.entries
    isComing = found.isComing
    isLost = found.isLost
    let entry =
      entries.first
      ?? DictionaryEntry(headword: question.word.text, pronunciation: "", forms: [], senses: [])
    let words = [question.word.text] + question.word.variants.map { $0.text }
    let clue = question.definition.isEmpty ? entry.clue : nil
    part = clue?.part
    definition = DefinitionMask.masked(
      clue?.definition ?? question.definition, entry: entry, also: words, derived: true)
    if question.sentence.isEmpty {
      sentence = Self.example(of: clue, in: entry, words) ?? []
    } else {
      sentence = DefinitionMask.masked(
        question.sentence, entry: entry, also: words, derived: true)
    }
    if !definition.isEmpty { isComing = false }
  }

  /// A sentence with the word in it: of the meaning that is told, else of another.
  private static func example(
    of clue: DictionaryEntry.Sense?, in entry: DictionaryEntry, _ words: [String]
  ) -> [DefinitionMask.Piece]? {
    guard let clue else { return nil }
    for sense in [clue] + entry.senses.filter({ $0.part == clue.part }) {
      for example in sense.examples {
        let pieces = DefinitionMask.masked(example, entry: entry, also: words)
        if pieces.contains(.blank) {
          return DefinitionMask.masked(example, entry: entry, also: words, derived: true)
        }
      }
    }
    return nil
  }
}
