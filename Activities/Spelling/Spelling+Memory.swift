import PipitBase
import PipitJournal
import PipitMemory
import PipitPractice

/// Spellings as items of the memory: `spelling/en/geese`.
enum SpellingItems {
  /// How words are asked: those of an own list with what the list says of them.
  static func serve(_ items: [String], _ fold: Fold) -> [Serving] {
    var table = KeyTable()
    let lists = OwnList.all(fold)
    for (place, list) in lists.enumerated() {
      for line in list.words(fold) {
        _ = table.insert("spelling/\(list.language)/\(word(ofLine: line))", at: place)
      }
    }
    return items.compactMap { item in
      let parts = item.pieces(at: "/", most: 3)
      guard parts.count == 3, SpellingChoice.languages.contains(parts[1]) else { return nil }
      return serving(
        item, parts[1], parts[2], list: table.place(of: item).map { lists[$0].id })
    }
  }

  /// A name with a comma would be two.
  private static func serving(
    _ item: String, _ language: String, _ word: String, list: String?
  ) -> Serving? {
    if word.pieces(at: ",", keepsEmpty: true).count > 1 { return nil }
    return Serving(
      item: item, activity: "spelling",
      options: [.init("language", language)] + (list.map { [.init("list", $0)] } ?? []),
      name: word, title: word, language: language)
  }

  private static func word(ofLine line: String) -> String {
    line.pieces(at: "\t", keepsEmpty: true)[0]
  }

  /// The words that were never spelled: those put by to learn, and those of the learner's own lists; of
  /// each shelf in turn.
  static func offer(_ fold: Fold) -> [Serving] {
    var shelves: [[Serving]] = []
    func add(_ words: [String], _ language: String, list: String?) {
      var offered: [Serving] = []
      for word in words {
        let item = "spelling/\(language)/\(word)"
        if fold.memory.memory(of: item)?.last != nil { continue }
        if let serving = serving(item, language, word, list: list) { offered.append(serving) }
      }
      if !offered.isEmpty { shelves.append(offered) }
    }
    for language in SpellingChoice.languages {
      add(fold.kept(on: "learn/\(language)"), language, list: nil)
    }
    for list in OwnList.all(fold) {
      add(list.words(fold).map { word(ofLine: $0) }, list.language, list: list.id)
    }
    var offered: [Serving] = []
    var seen = KeyTable()
    var turn = 0
    while shelves.contains(where: { turn < $0.count }) {
      for shelf in shelves where turn < shelf.count && seen.insert(shelf[turn].item, at: turn) {
        offered.append(shelf[turn])
      }
      turn += 1
    }
    return offered
  }

  /// What tells easy answers.
  static func gather(_ fold: Fold, _ options: [Deal.Option]) -> [Deal.Option] {
    fold.ease(
      of: "spelling", from: "spelling/\(options["language"] ?? "en")/",
      among: options["only"]?.pieces(at: ","))
  }
}
