import PipitBase
import PipitJournal
import PipitLexicon
import PipitMemory
import PipitPractice

/// Letters as items of the memory: `alphabet/nato/A/word`.
enum AlphabetItems {
  /// How letters are asked in the direction that is due; words in the way they were practised last.
  static func serve(_ items: [String], _ fold: Fold) -> [Serving] {
    items.compactMap { item in
      let parts = item.pieces(at: "/", keepsEmpty: true)
      return parts.count == 4 ? serving(item, parts[1], parts[2], parts[3], fold) : nil
    }
  }

  private static func serving(
    _ item: String, _ alphabet: String, _ letter: String, _ direction: String, _ fold: Fold
  ) -> Serving? {
    guard let way = way(direction, fold), !letter.isEmpty else { return nil }
    var options: [Deal.Option] = [.init("alphabet", alphabet), .init("way", way.rawValue)]
    if letter.unsigned() != nil { options.append(.init("set", "digits")) }
    return Serving(
      item: item, activity: "alphabet", options: options, name: letter, title: letter,
      language: "")
  }

  private static func way(_ direction: String, _ fold: Fold) -> Way? {
    switch direction {
    case "word": fold[setting: "alphabet.way"] == Way.type.rawValue ? .type : .choose
    case "letter": .letter
    case "ear": .hear
    default: nil
    }
  }

  /// The letters not yet asked of alphabets that were begun, in the directions begun.
  static func offer(_ fold: Fold, _ packs: [Pack]) -> [Serving] {
    var begun: [(alphabet: String, direction: String)] = []
    for item in fold.memory.items where item.begins(with: "alphabet/") {
      let parts = item.pieces(at: "/", keepsEmpty: true)
      if parts.count == 4, !begun.contains(where: { $0 == (parts[1], parts[3]) }) {
        begun.append((parts[1], parts[3]))
      }
    }
    guard !begun.isEmpty, let pack = packs.first(where: { $0.name == "alphabets" }),
      let alphabets = try? AlphabetPack(pack.bytes)
    else { return [] }
    var offered: [Serving] = []
    for (id, direction) in begun {
      for letter in alphabets.alphabet(id)?.letters ?? [] {
        let item = "alphabet/\(id)/\(letter.letter)/\(direction)"
        if fold.memory.memory(of: item)?.last != nil { continue }
        if let serving = serving(item, id, letter.letter, direction, fold) {
          offered.append(serving)
        }
      }
    }
    return offered
  }

  /// What tells easy answers.
  static func gather(_ fold: Fold, _ options: [Deal.Option]) -> [Deal.Option] {
    guard let way = Way(rawValue: options["way"] ?? "choose"), !way.asksTexts else { return [] }
    return fold.ease(
      of: "alphabet/\(way.direction)", from: "alphabet/\(options["alphabet"] ?? "")/",
      to: "/\(way.direction)", among: options["only"]?.pieces(at: ","))
  }
}
