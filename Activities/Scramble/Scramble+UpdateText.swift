import PipitBase
import PipitLexicon

/// What is told as a game goes on, and what is shared of it.
extension ScrambleText {
  /// What a rank is called.
  func name(of rank: ScrambleRank) -> String {
    switch rank {
    case .egg: "Egg"
    case .hatchling: "Hatchling"
    case .nestling: "Nestling"
    case .fledgling: "Fledgling"
    case .flier: "Flier"
    case .songbird: "Songbird"
    case .soloist: "Soloist"
    case .chorister: "Chorister"
    case .pipit: "Pipit"
    }
  }

  /// A day in full: 30 November 2026.
  func name(of day: Day) -> String {
    let (year, month, number) = day.date
    let months =
      "January February March April May June July August September October November December"
    return "\(number) \(months.pieces(at: " ")[month - 1]) \(year)"
  }

  /// Points with their noun: 1 point, 6 points.
  func points(_ points: Int32) -> String { points == 1 ? "1 point" : "\(points) points" }

  // MARK: Told

  /// A word was found: decal, 6 points. Score 17.
  func found(
    _ find: ScrambleFind, score: Int32, rank: ScrambleRank?, isPangram: Bool, isWhole: Bool
  ) -> String {
    var told = "\(find.word), \(points(find.points)). "
    switch find.kind {
    case .common: break
    case .rare: told += "A bonus word. "
    case .own: told += "A word of yours. "
    }
    if isPangram { told += "It has every letter. " }
    told += "Score \(score)."
    if let rank { told += " \(name(of: rank))." }
    if isWhole { told += " Every word is found!" }
    return told
  }

  func sorted(_ order: Scramble.Order) -> String {
    switch order {
    case .newest: "The newest word is first."
    case .alphabet: "The words are in alphabetical order."
    case .length: "The longest word is first."
    }
  }

  var calm: String { "The clock is stopped." }
  func learnt(_ word: String) -> String { "\(word) is put by to learn." }
  func unlearnt(_ word: String) -> String { "\(word) is no longer put by." }

  /// The game is over, by its time or by the learner.
  func over(_ game: Scramble, isTime: Bool) -> String {
    let words = "\(game.foundCount) of \(game.content.count) words"
    return (isTime ? "Time is up. " : "")
      + "\(name(of: game.rank)): \(words), \(points(game.score))."
  }

  // MARK: Shared

  var shared: String { "How it went is copied, without a word of the puzzle." }

  func shareTitle(_ day: Day?) -> String {
    "Pipit \(title)" + (day.map { ", \(name(of: $0))" } ?? "")
  }

  func shareLine(_ rank: String, _ found: Int, _ count: Int, _ score: Int32) -> String {
    "\(rank) · \(found) of \(count) \(count == 1 ? "word" : "words") · \(points(score))"
  }

  // MARK: The journal, and what cannot be dealt

  /// What a result is headed with: the root, or the day.
  func title(of content: ScrambleContent) -> String {
    content.choice.day.map { name(of: $0) } ?? content.rules.root
  }

  func notYet(_ day: Day) -> String { "the puzzle of \(name(of: day)) is not there yet" }
  var noBee: String { "no word has seven different letters" }
  func noWords(of root: String) -> String { "no word can be made of the letters of \(root)" }
}
