import PipitBase

/// A way to practise an alphabet, by the name it has in a deal.
enum Way: String, CaseIterable {
  /// The letter is shown; its word is chosen from six.
  case choose
  /// The letter is shown; its word is typed.
  case type
  /// The word is shown; its letter is typed.
  case letter
  /// The word is heard; its letter is typed.
  case hear
  /// A plate, a call sign, a postcode or a name is shown as code words and typed as it is written.
  case read
  /// The same, heard.
  case readback
  /// A plate or a name is shown and typed as code words.
  case write

  /// Whether the answer is typed.
  var isTyped: Bool { self != .choose }

  /// Whether the question is heard.
  var isHeard: Bool { self == .hear || self == .readback }

  /// Whether a single letter is shown.
  var asksLetter: Bool { self == .choose || self == .type }

  /// What of an item is asked, by its name in the journal.
  var direction: String {
    switch self {
    case .choose, .type: "word"
    case .letter: "letter"
    case .hear: "ear"
    case .read, .readback, .write: rawValue
    }
  }

  /// Whether whole plates and names are asked, not single letters.
  var asksTexts: Bool { self == .read || self == .readback || self == .write }
}
