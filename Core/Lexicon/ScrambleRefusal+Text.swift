import PipitBase

/// What is said of a word that was not accepted.
extension ScrambleRefusal {
  /// What the message is headed with; nothing where nothing was typed.
  public var title: String {
    switch reason {
    case .empty: ""
    case .short: "Word too short."
    case .root: "That's our starting word."
    case .used: "Word used already."
    case .letters: "Word not possible."
    case .centre: "Word without the middle letter."
    case .word: "Word not recognized."
    }
  }

  /// What is to be known and done.
  public var message: String {
    switch reason {
    case .empty: ""
    case .short: "Please enter words that are at least \(number) characters long!"
    case .root: "That would be too easy, don't you think?"
    case .used: "Be more original!"
    case .letters: "You can't spell that word from \(root). There is no \(lack)."
    case .centre:
      "Every word has \(missing.isAmong("a e f h i l m n o r s x") ? "an" : "a") \(missing)."
    case .word: "You can't just make up words, you know!"
    }
  }

  /// What there is not, with how often it would be needed: `y`, `second d`.
  private var lack: String {
    switch missing {
    case "'", "’": "apostrophe among the letters"
    case "-": "hyphen among the letters"
    case " ": "space among the letters"
    default:
      switch number {
      case 0: missing
      case 1: "second \(missing)"
      case 2: "third \(missing)"
      case 3: "fourth \(missing)"
      default: "other \(missing)"
      }
    }
  }
}
