import PipitBase

/// A way to answer, by the name it has in a deal.
enum Way: String, CaseIterable {
  /// The sentence is built from tiles.
  case tiles
  /// It is built from tiles, but for one word, which is typed.
  case blank
  /// The whole sentence is typed.
  case type

  /// Whether there are tiles to place.
  var hasTiles: Bool { self != .type }

  /// Whether there is something to type.
  var isTyped: Bool { self != .tiles }
}
