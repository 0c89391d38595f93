import PipitBase

/// A text with the readings of its kanji in square brackets, as decks write it: `食[た]べる`.
///
/// A bracket belongs to the run of kanji, digits or Latin letters right before it, else to what stands
/// before it up to a blank. A blank before a part with a bracket only parts it from the kana before,
/// and is not shown.
///
///     let word = Ruby("生[い]き 返[かえ]る")
///     word.base     // "生き返る"
///     word.reading  // "いきかえる"
public struct Ruby: Equatable, Sendable {
  /// The parts in order.
  public private(set) var parts: [Part] = []

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

  /// Reads a text with its brackets; one whose brackets do not pair, or have nothing to stand above,
  /// is one part as it stands.
  public init(_ written: String) {
    if !read(Text.scalars(of: written)) { parts = [Part(written)] }
  }

  /// The text without its readings.
  public var base: String { joined { $0.base } }

  /// The text as it is read: kana where the readings are kana.
  public var reading: String { joined { $0.reading ?? $0.base } }

  private func joined(_ text: (Part) -> String) -> String {
    var joined = ""
    for part in parts { joined += text(part) }
    return joined
  }

  private mutating func read(_ written: [Unicode.Scalar]) -> Bool {
    var plain: [Unicode.Scalar] = []
    var reading: [Unicode.Scalar]?
    for scalar in written {
      switch (scalar, reading) {
      case ("[", nil): reading = []
      case ("]", let above?):
        let start = Self.startOfBase(plain)
        if start == plain.count || above.isEmpty { return false }
        let before = start > 0 && Text.isSpace(plain[start - 1].value) ? start - 1 : start
        add(plain[..<before])
        parts.append(Part(Text.text(of: Array(plain[start...])), reading: Text.text(of: above)))
        plain = []
        reading = nil
      case ("[", _), ("]", _): return false
      case (_, nil): plain.append(scalar)
      default: reading!.append(scalar)
      }
    }
    if reading != nil { return false }
    add(plain[...])
    return true
  }

  private mutating func add(_ plain: ArraySlice<Unicode.Scalar>) {
    if !plain.isEmpty { parts.append(Part(Text.text(of: Array(plain)))) }
  }

  /// Where the part under a bracket begins.
  private static func startOfBase(_ plain: [Unicode.Scalar]) -> Int {
    var start = plain.count
    while start > 0, Text.isWordly(plain[start - 1]), !Kana.isKana(plain[start - 1]) { start -= 1 }
    if start < plain.count { return start }
    while start > 0, !Text.isSpace(plain[start - 1].value) { start -= 1 }
    return start
  }
}
