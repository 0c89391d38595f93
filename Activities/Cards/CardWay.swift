import PipitBase

/// How a card is asked.
enum CardWay: String, CaseIterable {
  /// It is turned, and the learner grades it.
  case flip
  /// One of four answers is chosen.
  case choose
  /// The answer is typed.
  case type
  /// It is heard and turned.
  case hear
  /// It is heard, and the answer is typed.
  case dictation
  /// Now one way, now another.
  case mixed

  /// Whether the question is heard, and read only where that is asked for.
  var isHeard: Bool { self == .hear || self == .dictation }

  /// Whether the learner turns the card and says how well it was known.
  var isTurned: Bool { self == .flip || self == .hear }

  /// Whether the answer is typed.
  var isTyped: Bool { self == .type || self == .dictation }

  /// Whether answers may be typed in a round of this way.
  var mayBeTyped: Bool { isTyped || self == .mixed }
}
