import PipitMarkup

/// What stands on own cards, which is simple HTML, as a text.
enum MarkupText {
  /// The text alone.
  static func plain(_ html: String) -> String { MarkupCleaner.text(html) }

  /// Whether a text is the hash of a file.
  static func isHash(_ text: String) -> Bool { MarkupCleaner.isHash(text) }
}
