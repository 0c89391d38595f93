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
  /// Words that are put by to learn: the deal's fact `learnt`.
  let learnt: [String]
  /// What was found before the game began: on that day, or in the game that this one goes on with.
  let before: [ScrambleFind]
  /// Whether it is a day's puzzle that was ended before.
  let wasOver: Bool
  /// Where the dictionary's pieces are; nil where the language has none.
  let dictionary: DictionaryIndex?

  init(_ deal: Deal) throws(DealError) {
    let choice = try ScrambleChoice(deal.options)
    let words = try ScrambleDealer.words(deal, choice)
    let rules = try ScrambleDealer(deal, choice, words).rules()
    let own = deal[fact: "kept"]?.pieces(at: "\n") ?? []
    self.deal = deal
    self.choice = choice
    self.rules = rules
    most = rules.most
    count = rules.count
    self.own = own
    learnt = deal[fact: "learnt"]?.pieces(at: "\n") ?? []
    before = Self.found(before: deal, choice, rules, own)
    wasOver = choice.day != nil && deal[fact: "over"] == "1"
    // Without a dictionary that can be read the game is as good.
    dictionary = deal.pack("dictionary-\(choice.language.tag)").flatMap {
      try? DictionaryIndex($0.bytes)
    }
  }

  static func == (one: ScrambleContent, other: ScrambleContent) -> Bool {
    one === other || one.deal == other.deal
  }

  /// The words of earlier sittings that are words of this game, each once.
  private static func found(
    before deal: Deal, _ choice: ScrambleChoice, _ rules: ScrambleRules, _ own: [String]
  ) -> [ScrambleFind] {
    let earlier = choice.day == nil ? [] : deal[fact: "found"]?.pieces(at: "\n") ?? []
    let mended = choice.without.compactMap { $0.rest(after: rules.root + "/") }
    var finds: [ScrambleFind] = []
    var words: [String] = []
    for word in earlier + mended {
      guard case .accepted(let find) = rules.check(word, found: words, own: own) else { continue }
      finds.append(find)
      words.append(find.word)
    }
    return finds
  }

  // MARK: The letters

  /// The letters as they lie after so many shuffles: never the root itself, and never as they lay
  /// before, where there is another way. In a bee each is there once, and the middle one is first.
  func letters(shuffles: Int) -> [String] {
    var others: [String] = []
    for tile in rules.tiles
    where rules.centre == nil || tile != rules.centre && !others.contains(tile) {
      others.append(tile)
    }
    let even = order(of: others, number: shuffles - shuffles % 2, isNot: [others])
    let laid =
      shuffles % 2 == 0
      ? even
      : order(
        of: others, number: shuffles,
        isNot: [others, even, order(of: others, number: shuffles + 1, isNot: [others])])
    return (rules.centre.map { [$0] } ?? []) + laid
  }

  /// An order that is none of these; of few letters there may be none, then one that is not the first.
  private func order(of tiles: [String], number: Int, isNot others: [[String]]) -> [String] {
    var dice = Dice(seed: deal.seed &+ UInt64(number + 1) &* 0x9e37_79b9_7f4a_7c15)
    var other = tiles
    for _ in 0..<64 {
      let laid = dice.shuffled(tiles)
      if !others.contains(laid) { return laid }
      if laid != tiles { other = laid }
    }
    return other
  }
}
