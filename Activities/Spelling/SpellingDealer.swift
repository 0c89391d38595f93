import PipitBase
import PipitLexicon
import PipitPractice
import PipitText

/// Which words a round asks, from its deal: the same deal gives the same words.
struct SpellingDealer {
  private let deal: Deal
  private let choice: SpellingChoice
  private let words: SpellingList
  /// What was missed last, the latest first, each with its faults.
  private let missed: [Missed]
  /// The words that were right at first already.
  private let done: [String]

  private struct Missed {
    let word: String
    let faults: [String]
  }

  /// How many words a round has, and how many one of an own list.
  static let count = 10
  static let mostOfList = 20
  /// How many words are looked at for a feature.
  private static let mostLookedAt = 2_000

  init(_ deal: Deal, _ choice: SpellingChoice, _ words: SpellingList) {
    self.deal = deal
    self.choice = choice
    self.words = words
    missed = (deal[fact: "missed"]?.pieces(at: "\n") ?? []).map { line in
      let columns = line.pieces(at: "\t", keepsEmpty: true)
      return Missed(
        word: columns[0], faults: columns.count > 1 ? columns[1].pieces(at: ",") : [])
    }
    done = deal[fact: "done"]?.pieces(at: "\n") ?? []
  }

  var questions: [SpellingContent.Question] {
    if choice.list != nil { return ofList }
    if let only = choice.only { return dealt(only) }
    if choice.mode == .daily { return ofDay }
    return drawn
  }

  // MARK: An own list

  /// The list's words: those missed last first, then those not yet right, then the others.
  private var ofList: [SpellingContent.Question] {
    var dice = Dice(seed: deal.seed)
    let all = dice.shuffled(lines)
    var chosen: [SpellingContent.Question] = []
    for turn in 0..<3 {
      for question in all {
        let word = question.word.text
        let isMissed = missed.contains { $0.word == word }
        let own = isMissed ? 0 : done.contains(word) ? 2 : 1
        if own == turn, chosen.count < Self.mostOfList { chosen.append(question) }
      }
    }
    return chosen
  }

  /// The lines of the list that the round may ask, each word once.
  private var lines: [SpellingContent.Question] {
    var questions: [SpellingContent.Question] = []
    for line in deal[fact: "kept"]?.pieces(at: "\n") ?? [] {
      let columns = line.pieces(at: "\t", keepsEmpty: true)
      let text = columns[0]
      if text.isEmpty || choice.without.contains(text)
        || choice.only.map({ !$0.contains(text) }) ?? false
        || questions.contains(where: { $0.word.text == text })
      {
        continue
      }
      questions.append(
        .init(
          word(text), definition: columns.count > 1 ? columns[1] : "",
          sentence: columns.count > 2 ? columns[2] : ""))
    }
    return questions
  }

  /// The word as the pack has it, or by itself.
  private func word(_ text: String) -> SpellingWord {
    if let place = words.place(of: text) { return words.word(at: place) }
    return SpellingWord(text: text, length: Text.letters(text).count, band: 5)
  }

  // MARK: Words of the pack

  /// These words in an order of chance.
  private func dealt(_ only: [String]) -> [SpellingContent.Question] {
    var dice = Dice(seed: deal.seed)
    var texts: [String] = []
    for text in only
    where !texts.contains(text) && !choice.without.contains(text)
      && text.utf8.count <= SpellingCheck.mostLetters && texts.count < 50
    {
      texts.append(text)
    }
    return dice.shuffled(texts).map { .init(word($0)) }
  }

  /// The same ten words for everybody on a day.
  private var ofDay: [SpellingContent.Question] {
    let day = choice.day ?? Day(of: deal.made).text
    var dice = Dice(text: "\(day) \(choice.language.tag)")
    return draw(&dice, Self.count, leavingOut: [], spared: [])
      .filter { !choice.without.contains($0.text) }.map { .init($0) }
  }

  /// Some of the words missed, and new ones.
  private var drawn: [SpellingContent.Question] {
    var dice = Dice(seed: deal.seed)
    var chosen: [SpellingWord] = []
    let most = choice.kind == nil ? 3 : Self.count / 2
    for one in missed where chosen.count < most && !choice.without.contains(one.word) {
      guard let place = words.place(of: one.word) else { continue }
      let word = words.word(at: place)
      let fits =
        choice.kind.map { one.faults.contains($0.rawValue) }
        ?? (choice.lengths.contains(word.length) && word.band <= choice.band)
      if fits { chosen.append(word) }
    }
    let out = choice.without + missed.map { $0.word }
    chosen += draw(&dice, Self.count - chosen.count, leavingOut: out, spared: done)
    return dice.shuffled(chosen).map { .init($0) }
  }

  /// Words drawn by the dice, each once; those spared only where there are no others.
  private func draw(
    _ dice: inout Dice, _ count: Int, leavingOut out: [String], spared: [String]
  ) -> [SpellingWord] {
    var places = words.places(lengths: choice.lengths, upTo: choice.band, atLeast: Self.count)
    var drawn: [SpellingWord] = []
    var later: [SpellingWord] = []
    var start = 0
    while start < min(places.count, Self.mostLookedAt), drawn.count < count {
      places.swapAt(start, start + dice.roll(below: places.count - start))
      let word = words.word(at: places[start])
      start += 1
      if choice.kind.map({ !$0.isPossible(in: word.text, choice.language) }) ?? false { continue }
      if out.contains(word.text) { continue }
      if spared.contains(word.text) { later.append(word) } else { drawn.append(word) }
    }
    for word in later where drawn.count < count { drawn.append(word) }
    return drawn
  }
}
