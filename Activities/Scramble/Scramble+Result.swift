import PipitBase
import PipitJournal
import PipitLexicon
import PipitMemory
import PipitPractice
import PipitText

/// What a game leaves in the journal, and what is shared of it.
extension Scramble {
  /// So many of the words found are in the result.
  private static let mostWords = 50

  /// The event of a word that was found.
  func event(_ one: Found) -> Event {
    let language = content.choice.language.tag
    let root = content.rules.root
    var more: [JSON.Member] = [
      .init("name", .text("\(root)/\(one.find.word)")), .init("root", .text(root)),
      .init("language", .text(language)), .init("points", .integer(one.find.points)),
      .init("kind", .text(one.find.kind.rawValue)),
    ]
    if let day = content.choice.day { more.append(.init("day", .text(day.text))) }
    return .answer(
      "scramble/\(language)/\(one.find.word)", .good, milliseconds: one.milliseconds, more: more)
  }

  /// The event of the game's end: a result, and what a game of words has besides.
  var finishEvent: Event {
    var members = result.json.members ?? []
    members += [
      .init("root", .text(content.rules.root)), .init("score", .integer(score)),
      .init("most", .integer(content.most)), .init("bonus", .integer(Int32(bonus))),
      .init("hinted", .bool(wasHinted)),
      .init("scoring", .text(content.choice.scoring.rawValue)), .init("clock", .text(clock)),
    ]
    if let centre = content.rules.centre { members.append(.init("centre", .text(centre))) }
    if let day = content.choice.day { members.append(.init("day", .text(day.text))) }
    let before = content.before.map { find -> JSON in
      [
        "word": .text(find.word), "points": .integer(find.points),
        "kind": .text(find.kind.rawValue),
      ]
    }
    if !before.isEmpty { members.append(.init("before", .list(before))) }
    return Event(kind: "finish", payload: .object(members))
  }

  /// The clock that the game was ended with.
  private var clock: String {
    isCalm ? "calm" : content.choice.seconds.map { String($0) } ?? "calm"
  }

  private var result: LessonResult {
    let language = content.choice.language.tag
    return LessonResult(
      session: content.deal.id, activity: "scramble", options: content.choice.options,
      title: ScrambleText.english.title(of: content), right: Int32(foundCount),
      count: Int32(content.count), milliseconds: milliseconds, bestCombo: 0, missed: [],
      slowest: [],
      words: foundWords.prefix(Self.mostWords).map { .init($0, language: language) },
      block: "sea")
  }

  private var milliseconds: Int64 {
    if case .over(let milliseconds) = stage { milliseconds } else { 0 }
  }

  /// The address of another game like this one.
  var nextPath: String {
    let options = content.choice.options.filter { !$0.name.isAmong("root day") }
    return Address.text(
      "/practise/scramble", options.map { Address.Field($0.name, $0.value) })
  }

  /// How it went, without a word of the puzzle.
  var shared: String {
    ScrambleShare(
      language: content.choice.language.tag, day: content.choice.day, score: score,
      most: content.most, found: foundCount, count: content.count
    ).text
  }
}

/// What is shared of a game, by the page of the game or by that of what it was.
struct ScrambleShare {
  let language: String
  let day: Day?
  let score: Int32
  let most: Int32
  let found: Int
  let count: Int

  private static let squares = 8

  /// How it went, without a word of the puzzle.
  var text: String {
    let text = ScrambleText.english
    let path =
      day.map { day in
        Address.text(
          "/practise/scramble", [.init("language", language), .init("day", day.text)])
      } ?? "/scramble"
    let rank = ScrambleRank(points: score, most: most)
    let full = rank == .pipit ? Self.squares : min(Self.squares - 1, share)
    let bar =
      String(repeating: "■", count: full)
      + String(repeating: "□", count: Self.squares - full)
    return [
      text.shareTitle(day), text.shareLine(text.name(of: rank), found, count, score), bar, path,
    ].joined(separator: "\n")
  }

  /// How many of the squares are full, to the nearest.
  private var share: Int {
    let most = Int64(max(1, most))
    return Int((Int64(score) * Int64(Self.squares) * 2 + most) / (most * 2))
  }
}
