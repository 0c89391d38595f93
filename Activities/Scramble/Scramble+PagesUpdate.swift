import PipitBase
import PipitJournal
import PipitPractice

extension ScramblePages {
  /// What can be pressed on the room's pages. A token is `scramble`, the word, and what it is about.
  enum Press: Token {
    /// Takes a word off a shelf, or puts it back.
    case drop(ScrambleShelf, String), put(ScrambleShelf, String)
    /// Puts a word of the game by to learn, or takes it off again.
    case learn(String)
    /// Shows what a word of a language means; and hides it.
    case open(String, String), close
    /// Saves the words that are kept in a language as a file.
    case file(String)
    /// Copies how the game went.
    case share
    /// Keeps the large list on the device.
    case keepList

    init?(token: String) {
      let words = split(token, words: 2)
      guard words.count > 1, words[0] == "scramble" else { return nil }
      if words.count == 2 {
        switch words[1] {
        case "share": self = .share
        case "offline": self = .keepList
        case "close": self = .close
        default: return nil
        }
        return
      }
      switch words[1] {
      case "drop", "put":
        let parts = split(words[2], words: 1)
        guard parts.count == 2, let shelf = ScrambleShelf(name: parts[0]) else { return nil }
        self = words[1] == "put" ? .put(shelf, parts[1]) : .drop(shelf, parts[1])
      case "learn": self = .learn(words[2])
      case "open":
        let parts = split(words[2], words: 1)
        guard parts.count == 2, ScrambleChoice.languages.contains(parts[0]) else { return nil }
        self = .open(parts[0], parts[1])
      case "file":
        guard ScrambleChoice.languages.contains(words[2]) else { return nil }
        self = .file(words[2])
      default: return nil
      }
    }

    var token: String {
      switch self {
      case .drop(let shelf, let word): "scramble drop \(shelf.name) \(word)"
      case .put(let shelf, let word): "scramble put \(shelf.name) \(word)"
      case .learn(let word): "scramble learn \(word)"
      case .open(let language, let word): "scramble open \(language) \(word)"
      case .close: "scramble close"
      case .file(let language): "scramble file \(language)"
      case .share: "scramble share"
      case .keepList: "scramble offline"
      }
    }
  }

  /// What was pressed last, where it means something.
  var pressed: Press? { visit.pressed.flatMap { Press(token: $0) } }

  /// Turns a press into effects.
  func update(_ token: String) -> [Effect] {
    guard let press = Press(token: token) else { return [] }
    switch press {
    case .drop(let shelf, let word):
      guard isKept(word, on: shelf) else { return [] }
      return [
        .record(.drop(word, from: shelf.name)), .announce(text.removed(word)), .focus("undo"),
      ]
    case .put(let shelf, let word):
      if isKept(word, on: shelf) { return [] }
      return [
        .record(.keep(word, on: shelf.name)), .announce(text.isBack(word)),
        .focus(Self.id(word, on: shelf)),
      ]
    case .learn(let word): return learn(word)
    case .open(let language, let word): return wishes(of: word, language).map { .load($0) }
    case .close: return []
    case .file(let language):
      let words = visit.fold.kept(on: ScrambleShelf(.own, language).name)
      if words.isEmpty { return [] }
      return [
        .give(
          .file(name: "scramble-\(language).txt", text: words.joined(separator: "\n") + "\n"))
      ]
    case .share:
      guard let game else { return [] }
      return [.give(.copy(shared(of: game))), .announce(ScrambleText.english.shared)]
    case .keepList: return [.keep(Self.largeList)]
    }
  }

  /// How a game went, without a word of it.
  private func shared(of game: ScrambledGame) -> String {
    ScrambleShare(
      language: game.language, day: game.day.flatMap { Day($0) }, score: game.score,
      most: game.most, found: Int(game.found), count: Int(game.count)
    ).text
  }

  private func learn(_ word: String) -> [Effect] {
    guard let game, foundWords(of: game).contains(word) else { return [] }
    let shelf = ScrambleShelf(.learn, game.language)
    return isKept(word, on: shelf)
      ? [.record(.drop(word, from: shelf.name)), .announce(text.isNotLearnt(word))]
      : [.record(.keep(word, on: shelf.name)), .announce(text.isLearnt(word))]
  }

  /// The id of the key in a word's row that has the focus after the word has come back.
  static func id(_ word: String, on shelf: ScrambleShelf) -> String {
    "row-\(shelf.name)-" + word.pieces(at: " ").joined(separator: "_")
  }
}
