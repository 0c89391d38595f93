import PipitBase
import PipitLexicon
import PipitLook
import PipitMarkup
import PipitPractice
import PipitText

/// What words are made with: the field, the letters to tap, the keys below them.
extension Scramble {
  /// No letter is taken by what was refused: the next one begins the word anew.
  func board(_ text: ScrambleViewText, _ surroundings: Surroundings) -> Markup {
    let language = content.choice.language.tag
    return form {
      field(
        label: text.field, name: "word", id: Self.fieldId, language: language, value: standingText,
        isWrong: shownRefusal(surroundings) != nil, draft: "\(content.deal.id) \(writes)",
        isSelected: true, placeholder: text.field, tellsTyping: true, takesTyping: true)
      letterTiles(
        tiles(surroundings.typed ?? "", text), in: layout, label: text.letters,
        field: Self.fieldId, language: language)
      row {
        eraseKey(label: text.erase, field: Self.fieldId)
        iconKey(
          sends: Action.shuffle.token, .shuffle, label: text.shuffle, shortcut: "Control+Space"
        )
        .attribute("data-stay", "")
        formKey(sends: "write \(writes)", icon: .check) { text.check }
          .attribute("data-stay", "")
      }
      .class("board-keys")
    }
    .class("board").key("board")
  }

  /// What stands in the field before anything is typed: what was refused last.
  var standingText: String {
    let last = Self.trimmed(lastWritten)
    if last.isEmpty { return "" }
    if let refused { return refused.typed }
    let tiles = content.rules.alphabet.tiles(of: last)
    return tiles != nil && tiles == found.last?.find.tiles ? "" : last
  }

  /// In rows of about one length, at most six; in a bee round the middle letter.
  private var layout: LetterLayout {
    let count = laidLetters.count
    if isFlower { return .flower }
    let rows = max(1, (count + 5) / 6)
    return .rows(of: max(3, (count + rows - 1) / rows))
  }

  private var isFlower: Bool { content.rules.centre != nil && laidLetters.count == 7 }

  private var laidLetters: [String] { content.letters(shuffles: shuffles) }

  /// The letters as they lie, those that a text has taken marked.
  private func tiles(_ typed: String, _ text: ScrambleViewText) -> [LetterTile] {
    let isBee = content.rules.centre != nil
    var letters = laidLetters
    if isFlower { letters.insert(letters.removeFirst(), at: 3) }
    var taken = isBee ? [] : content.rules.alphabet.tiles(of: Self.trimmed(typed)) ?? []
    var seen: [String] = []
    return letters.map { letter in
      seen.append(letter)
      let number = seen.filter { $0 == letter }.count
      var kind = LetterTile.Kind.free
      if letter == content.rules.centre {
        kind = .centre
      } else if let place = taken.firstIndex(where: { $0 == letter }) {
        taken.remove(at: place)
        kind = .used
      }
      return LetterTile(
        letter, key: "tile-\(letter)-\(number)",
        said: text.tile(letter, isUsed: kind == .used, isCentre: kind == .centre), kind: kind)
    }
  }

  private static func trimmed(_ text: String) -> String {
    Text.pieces(text) { Text.isSpace($0) || Text.isLineEnd($0) }.joined(separator: " ")
  }
}
