import PipitBase

/// What the id of an item says: what sort of thing it is, and what is shown of it.
struct ItemName: Equatable {
  /// The item's id: `spelling/en/geese`.
  let id: String
  /// What sort of thing it is; nil where an id says nothing that is known here.
  let kind: Kind?
  /// What is shown: a letter, a word.
  let title: String
  /// The language of a word; the id of a letter's alphabet, of a sentence's course, of a card's deck.
  let source: String
  /// In which direction a letter is asked; of a card the forms of question and answer, with a blank
  /// between.
  let direction: String

  /// The sorts of items there are, by what their ids begin with.
  enum Kind: String, CaseIterable {
    case alphabet, word, spelling, scramble, sentence, card
  }

  /// Reads an id.
  init(_ id: String) {
    self.id = id
    var parts = id.pieces(at: "/", keepsEmpty: true)
    let kind = parts.count > 2 ? Kind(rawValue: parts[0]) : nil
    self.kind = kind
    source = kind == nil ? "" : parts[1]
    if kind == .alphabet, parts.count > 3 {
      direction = parts.removeLast()
    } else if kind == .card, parts.count == 5 {
      direction = parts[3] + " " + parts[4]
      parts = [parts[0], parts[1], parts[2].pieces(at: "-").joined(separator: " ")]
    } else {
      direction = ""
    }
    title = kind == nil ? id : parts[2...].joined(separator: "/")
  }

  /// The BCP 47 tag of the title's language; nil where it is no word of one.
  var language: String? {
    switch kind {
    case .word, .spelling, .scramble: source
    case .card: source.begins(with: "own-") ? nil : "en"
    case .alphabet, .sentence, nil: nil
    }
  }
}
