import PipitBase
import PipitJournal
import PipitPractice

extension Listing {
  /// Word scramble.
  public static let scramble = Listing(
    id: "scramble", rules: 1, packs: { ScrambleGames.packs($0) },
    remembers: ["language", "scoring", "clock", "shortest", "letters", "accents", "list"],
    shelf: { ScrambleGames.shelf($0) }, home: { _ in "/scramble" },
    hasOwnBar: true,
    title: { _ in ScrambleText.english.title },
    summary: { _ in ScrambleText.english.summary },
    name: { deal, _ in ScrambleText.english.name(deal.options) },
    complete: { ScrambleChoice.complete($0, $1) },
    choose: { Scramble.choosing($0) },
    gather: { ScrambleGames.gather($0, $1) },
    pages: .scramble,
    result: { "/scramble/games/\($0)" },
    outcome: { result, _ in ScrambleText.english.outcome(result.right, of: result.count) },
    open: { deal throws(DealError) in try Session.begin(Scramble.self, deal) })
}

/// What the catalogue asks of the room.
enum ScrambleGames {
  /// The words of the game's language, where its dictionary lies, and the roots of the days where it is
  /// a day's.
  static func packs(_ options: [Deal.Option]) -> [String] {
    let language = options["language"] ?? "en"
    let isDay = options["day"] != nil
    return lists(language, isLarge: !isDay && options["list"] == "large")
      + (isDay ? ["days-\(language)"] : []) + (language == "en" ? ["dictionary-en"] : [])
  }

  /// The packs that hold the words of a language; the larger list there is for English alone.
  static func lists(_ language: String, isLarge: Bool) -> [String] {
    ["words-\(language)"] + (isLarge && language == "en" ? ["words-en-large"] : [])
  }

  /// Where the words lie that a list does not have and the learner keeps.
  static func shelf(_ options: [Deal.Option]) -> String? {
    options["day"] == nil ? "scramble/\(options["language"] ?? "en")" : nil
  }

  /// What is put by to learn; what was found before in the puzzle of a day, and whether it was ended.
  static func gather(_ fold: Fold, _ options: [Deal.Option]) -> [Deal.Option] {
    let language = options["language"] ?? "en"
    let learnt = fold.kept(on: "learn/\(language)")
    var facts: [Deal.Option] = []
    if !learnt.isEmpty { facts.append(.init("learnt", learnt.joined(separator: "\n"))) }
    guard let text = options["day"], let day = fold.scramble.day(text, in: language) else {
      return facts
    }
    if !day.words.isEmpty {
      facts.append(.init("found", day.words.map { $0.text }.joined(separator: "\n")))
    }
    if day.isOver { facts.append(.init("over", "1")) }
    return facts
  }
}
