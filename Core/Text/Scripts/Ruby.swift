import PipitBase

/// A text with the readings of its kanji in square brackets, as decks write it: `食[た]べる`.
///
/// A bracket belongs to the run of kanji right before it; where kana stand before the kanji that the
/// bracket does not read, a blank parts them and is not shown.
///
///     let word = Ruby("生[い]き 返[かえ]る")
///     word.base     // "生き返る"
///     word.reading  // "いきかえる"
public struct Ruby: Equatable, Sendable {
  /// The parts in order.
  public let parts: [Part]

  /// A stretch of the text.
  public struct Part: Equatable, Sendable {
    /// The text as it is written.
    public let base: String
    /// How it is read, above it; nil where it says so itself.
    public let reading: String?

    /// A stretch with its reading.
    public init(_ base: String, reading: String? = nil) {
      self.base = base
      self.reading = reading
    }
  }

  /// Reads a text with its brackets; one that does not open or close properly stays as it stands.
  public init(_ written: String) {
    parts = [Part(written)]
  }

  /// The text without its readings.
  public var base: String { "" }

  /// The text as it is read: kana where the readings are kana.
  public var reading: String { "" }
}
