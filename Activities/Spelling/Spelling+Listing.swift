import PipitBase
import PipitJournal
import PipitPractice
import PipitText

extension Listing {
  /// Spelling by ear.
  public static let spelling = Listing(
    id: "spelling", rules: 1, packs: { SpellingRounds.packs($0) },
    remembers: ["language", "shortest", "longest", "band", "tries"], heeds: ["accents"],
    shelf: { SpellingRounds.shelf($0) }, home: { _ in "/spelling" },
    hasOwnBar: true,
    title: { _ in SpellingText.english.title },
    summary: { _ in SpellingText.english.summary },
    name: { deal, _ in SpellingText.english.name(deal.options) },
    complete: { SpellingChoice.complete($0, $1) },
    choose: { Spelling.choosing($0) },
    gather: { SpellingRounds.gather($0, $1) + SpellingItems.gather($0, $1) },
    kinds: ["spelling"], serves: { SpellingItems.serve($0, $1) },
    offers: { fold, _ in SpellingItems.offer(fold) }, learns: SpellingChoice.languages,
    pages: .spelling,
    open: { deal throws(DealError) in try Session.begin(Spelling.self, deal) })
}

/// What the catalogue asks of the room.
enum SpellingRounds {
  /// The words of the round's language, and where its dictionary lies.
  static func packs(_ options: [Deal.Option]) -> [String] {
    let language = options["language"] ?? "en"
    return language == "en" ? ["spelling-en", "dictionary-en"] : ["spelling-\(language)"]
  }

  /// Where the words of an own list lie.
  static func shelf(_ options: [Deal.Option]) -> String? {
    options["list"].map { "spelling/\($0)" }
  }

  /// How many words of the past a deal keeps.
  private static let mostDone = 500
  private static let mostMissed = 100

  /// The words that were not right at first the last time, each with its faults, and those that were.
  /// What is asked of everybody, or named in the address, does not go by them.
  static func gather(_ fold: Fold, _ options: [Deal.Option]) -> [Deal.Option] {
    let language = options["language"] ?? "en"
    let list = options["list"]
    if options["mode"] == "daily" { return [] }
    if options["only"] != nil { return [] }
    var missed: [String] = []
    var done: [String] = []
    for word in fold.spelling.known(in: language) where list == nil || word.list == list {
      if word.verdict == .right {
        if done.count < mostDone { done.append(word.text) }
      } else if missed.count < mostMissed {
        missed.append("\(word.text)\t\(word.faults.joined(separator: ","))")
      }
    }
    var facts: [Deal.Option] = []
    if !missed.isEmpty { facts.append(.init("missed", missed.joined(separator: "\n"))) }
    if !done.isEmpty { facts.append(.init("done", done.joined(separator: "\n"))) }
    return facts
  }
}
