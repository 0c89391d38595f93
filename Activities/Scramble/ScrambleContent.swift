import PipitBase
import PipitLexicon
import PipitPractice
import PipitText

/// What a game is made of, read from its deal.
final class ScrambleContent: Equatable {
  let deal: Deal
  let choice: ScrambleChoice
  let rules: ScrambleRules
  /// What all words that count are worth, and how many they are.
  let most: Int32
  let count: Int
  /// Words that the list does not have and the learner keeps: the deal's fact `kept`.
  let own: [String]
  /// Where the dictionary's pieces are; nil where the language has none.
  let dictionary: DictionaryIndex?

  init(_ deal: Deal) throws(DealError) {
    let choice = try ScrambleChoice(deal.options)
    let name = "words-\(choice.language.tag)"
    guard let pack = deal.pack(name) else { throw .missingPack(name) }
    let list: WordPack
    do {
      list = try WordPack(pack.bytes)
    } catch {
      throw .brokenPack(name, error.text)
    }
    let words = ScrambleWords(
      [list], ScrambleTiles(choice.language, keepsAccents: choice.keepsAccents))
    rules = ScrambleRules(root: choice.root ?? "silkworm", words, scoring: choice.scoring)
    most = rules.most
    count = rules.count
    own = deal[fact: "kept"]?.pieces(at: "\n") ?? []
    dictionary = deal.pack("dictionary-\(choice.language.tag)").flatMap {
      try? DictionaryIndex($0.bytes)
    }
    self.deal = deal
    self.choice = choice
  }

  static func == (one: ScrambleContent, other: ScrambleContent) -> Bool {
    one === other || one.deal == other.deal
  }

  /// The letters as they lie after so many shuffles: never the root itself where there is another way.
  func letters(shuffles: Int) -> [String] { rules.tiles }
}
