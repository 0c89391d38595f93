import PipitBase
import PipitLexicon
import PipitPractice

/// Word scramble: words from the letters of a root word.
struct Scramble: Activity {
  /// What follows from the deal, shared by all states of the game.
  let content: ScrambleContent
  /// The words found, in the order found.
  var found: [Found] = []
  /// What was typed last and refused; nil once the message was put away.
  var refused: ScrambleRefusal?
  /// How often something was written, so that a second press of the same is none.
  var writes = 0
  /// What was written last.
  var lastWritten = ""
  /// When the game began, put later by the time that its page was hidden.
  var since: Moment
  /// When the last word was found, put later likewise.
  var lastFind: Moment
  /// How often the letters were shuffled.
  var shuffles = 0
  var order = Order.newest
  /// Whether the grid of hints is on the page.
  var showsGrid = false
  /// Whether hints were looked at in this game.
  var wasHinted = false
  /// The word whose meaning is on the page.
  var opened: String?
  /// Words that the learner put by to learn, before or in this game.
  var learnt: [String] = []
  /// Words that the list does not have and the learner keeps.
  var own: [String]
  /// Whether the learner is asked if the words are to be lost.
  var asksForNew = false
  /// Whether the clock was stopped for good.
  var isCalm: Bool
  var stage = Stage.playing
  /// How many words were found when the game was ended last; nil where it never was.
  var ended: Int?

  /// Where the game stands.
  enum Stage: Equatable {
    case playing
    /// It ended so many milliseconds after it began.
    case over(milliseconds: Int64)
  }

  /// How the words found are sorted.
  enum Order: String, Equatable {
    case newest, alphabet, length
  }

  /// A word that was found.
  final class Found: Equatable {
    let find: ScrambleFind
    /// How long it took since the word before it.
    let milliseconds: Int64

    init(_ find: ScrambleFind, milliseconds: Int64) {
      (self.find, self.milliseconds) = (find, milliseconds)
    }

    static func == (one: Found, other: Found) -> Bool {
      one === other || one.find == other.find && one.milliseconds == other.milliseconds
    }
  }

  /// Begins the game that the deal's options name.
  init(_ deal: Deal) throws(DealError) {
    content = try ScrambleContent(deal)
    since = deal.made
    lastFind = deal.made
    own = content.own
    learnt = content.learnt
    isCalm = content.choice.seconds == nil
    found = content.before.map { Found($0, milliseconds: 0) }
    if content.wasOver {
      stage = .over(milliseconds: 0)
      ended = found.count
    }
  }

  /// What the words found are worth.
  var score: Int32 { found.reduce(0) { $0 + $1.find.points } }

  /// How many of the words that count are found.
  var foundCount: Int { found.filter { $0.find.kind == .common }.count }

  /// How many other words are found.
  var bonus: Int { found.count - foundCount }

  /// The words found, as the list has them.
  var foundWords: [String] { found.map { $0.find.word } }

  /// How many milliseconds are left of a timed game; nil where no time is.
  func left(at now: Moment) -> Int64? {
    guard stage == .playing, !isCalm, let seconds = content.choice.seconds else { return nil }
    return max(0, Int64(seconds) * 1_000 - now.milliseconds(since: since))
  }

  /// How far the game has come.
  var rank: ScrambleRank { ScrambleRank(points: score, most: content.most) }
}
