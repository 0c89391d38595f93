import PipitBase
import PipitJournal
import PipitPractice

extension Listing {
  /// Word scramble.
  public static let scramble = Listing(
    id: "scramble", rules: 1, packs: { ScrambleGames.packs($0) },
    wishes: ["dictionary-en"],
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
    open: { deal throws(DealError) in try Session.begin(Scramble.self, deal) })
}

/// What the catalogue asks of the room.
enum ScrambleGames {
  /// The words of the game's language, and the roots of the days where it is a day's.
  static func packs(_ options: [Deal.Option]) -> [String] {
    let language = options["language"] ?? "en"
    var packs = ["words-\(language)"]
    if options["list"] == "large" { packs.append("words-\(language)-large") }
    if options["day"] != nil { packs.append("days-\(language)") }
    return packs
  }

  /// Where the words lie that a list does not have and the learner keeps.
  static func shelf(_ options: [Deal.Option]) -> String? {
    options["day"] == nil ? "scramble/\(options["language"] ?? "en")" : nil
  }

  /// What was found before in the puzzle of a day.
  static func gather(_ fold: Fold, _ options: [Deal.Option]) -> [Deal.Option] { [] }
}
