import PipitBase
import PipitJournal
import PipitPractice

/// Words in sentences as items of the memory: `word/es/mesa`; and exercises that teach none:
/// `sentence/es-from-en/table`.
enum SentenceItems {
  /// How words are asked: by the exercise that taught them last.
  static func serve(_ items: [String], _ fold: Fold) -> [Serving] {
    items.compactMap { item in
      let exercise = item.begins(with: "word/") ? fold.memory.source(of: item) : item
      guard let parts = exercise?.pieces(at: "/", most: 3), parts.count == 3,
        parts[0] == "sentence"
      else { return nil }
      let named = item.pieces(at: "/", most: 3)
      guard named.count == 3 else { return nil }
      let isWord = named[0] == "word"
      return Serving(
        item: item, activity: "sentence", options: [.init("course", parts[1])], name: parts[2],
        title: named[2], language: isWord ? named[1] : "")
    }
  }

  /// What tells easy answers.
  static func gather(_ fold: Fold, _ options: [Deal.Option]) -> [Deal.Option] {
    let language = options["course"]?.pieces(at: "-").first ?? ""
    return fold.ease(of: "word", from: "word/\(language)/", among: nil)
  }
}
