import PipitBase
import PipitPractice

extension Sentence {
  /// What a learner can do. What belongs to an exercise names its screen, so that a second press or a
  /// stale page cannot answer the next one; a tile is named by its place in the bank, from 0.
  enum Action: Token {
    /// A tile goes to the end of the sentence.
    case take(Int, tile: Int)
    /// A placed tile goes back to its place in the bank.
    case back(Int, tile: Int)
    /// The last placed tile goes back.
    case last(Int)
    /// A tile goes to a place of the sentence.
    case move(Int, tile: Int, to: Int)
    /// A placed tile changes places with the one before it.
    case sooner(Int, tile: Int)
    /// A placed tile changes places with the one after it.
    case later(Int, tile: Int)
    /// A letter of a tile's word; letters add up within a second.
    case seek(Int, String)
    case check(Int)
    /// The whole sentence was typed.
    case write(Int, String)
    /// The missing word was typed.
    case blank(Int, String)
    case hear(Int, slow: Bool)
    /// Hears the right answer in the verdict.
    case hearAnswer(Int)
    /// The learner cannot listen now: the sentence is shown.
    case show(Int)
    case change(Int, Way)
    /// “I was right.”
    case claim(Int)
    case unclaim(Int)
    case next(Int)
    case close
    case stay
    case away(Int64)

    init?(token: String) {
      switch token {
      case "close": self = .close
      case "stay": self = .stay
      default:
        let words = split(token, words: 2)
        guard words.count >= 2, let number = words[1].integer(), number >= 0,
          String(number) == words[1]
        else { return nil }
        if words[0] == "away", words.count == 2 {
          self = .away(number)
          return
        }
        guard let screen = Int(exactly: number) else { return nil }
        let named =
          words.count == 2
          ? Self.plain(words[0], screen) : Self.withMore(words[0], screen, words[2])
        guard let named else { return nil }
        self = named
      }
    }

    /// What stands before the screen alone. An enum of texts with 16 cases or more would be looked up by
    /// hashing, which is 8 KB of the browser's module.
    private enum Word: String { case last, check, hear, slow, answer, show, right, unright, next }

    /// What stands before the screen and more.
    private enum LongWord: String {
      case take, back, move, sooner, later, seek, write, blank, way
    }

    private static func plain(_ name: String, _ screen: Int) -> Action? {
      switch Word(rawValue: name) {
      case .last: .last(screen)
      case .check: .check(screen)
      case .hear: .hear(screen, slow: false)
      case .slow: .hear(screen, slow: true)
      case .answer: .hearAnswer(screen)
      case .show: .show(screen)
      case .right: .claim(screen)
      case .unright: .unclaim(screen)
      case .next: .next(screen)
      case nil: nil
      }
    }

    private static func withMore(_ name: String, _ screen: Int, _ more: String) -> Action? {
      let word = LongWord(rawValue: name)
      switch word {
      case .seek: return .seek(screen, more)
      case .write: return .write(screen, more)
      case .blank: return .blank(screen, more)
      case .way: return Way(rawValue: more).map { .change(screen, $0) }
      default: break
      }
      let places = split(more, words: 1)
      guard let tile = place(places[0]) else { return nil }
      if places.count == 2 {
        guard word == .move, let index = place(places[1]) else { return nil }
        return .move(screen, tile: tile, to: index)
      }
      return switch word {
      case .take: .take(screen, tile: tile)
      case .back: .back(screen, tile: tile)
      case .sooner: .sooner(screen, tile: tile)
      case .later: .later(screen, tile: tile)
      default: nil
      }
    }

    private static func place(_ text: String) -> Int? {
      guard let number = text.integer(), (0...9_999).contains(number), String(number) == text else {
        return nil
      }
      return Int(number)
    }

    var token: String {
      switch self {
      case .take(let screen, let tile): Self.token("take", screen, "\(tile)")
      case .back(let screen, let tile): Self.token("back", screen, "\(tile)")
      case .last(let screen): Self.token("last", screen)
      case .move(let screen, let tile, let index): Self.token("move", screen, "\(tile) \(index)")
      case .sooner(let screen, let tile): Self.token("sooner", screen, "\(tile)")
      case .later(let screen, let tile): Self.token("later", screen, "\(tile)")
      case .seek(let screen, let letters): Self.token("seek", screen, letters)
      case .check(let screen): Self.token("check", screen)
      case .write(let screen, let text): Self.token("write", screen, text)
      case .blank(let screen, let text): Self.token("blank", screen, text)
      case .hear(let screen, let slow): Self.token(slow ? "slow" : "hear", screen)
      case .hearAnswer(let screen): Self.token("answer", screen)
      case .show(let screen): Self.token("show", screen)
      case .change(let screen, let way): Self.token("way", screen, way.rawValue)
      case .claim(let screen): Self.token("right", screen)
      case .unclaim(let screen): Self.token("unright", screen)
      case .next(let screen): Self.token("next", screen)
      case .close: "close"
      case .stay: "stay"
      case .away(let milliseconds): "away \(milliseconds)"
      }
    }

    @inline(never)
    private static func token(_ name: String, _ screen: Int) -> String { "\(name) \(screen)" }

    @inline(never)
    private static func token(_ name: String, _ screen: Int, _ more: String) -> String {
      "\(name) \(screen) \(more)"
    }
  }
}
