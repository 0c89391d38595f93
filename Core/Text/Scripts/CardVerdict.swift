import PipitBase

/// What a typed answer to a card is worth.
public final class CardVerdict: Equatable, Sendable {
  /// What it is worth.
  public let kind: Kind
  /// The form of the entry that the answer is, or comes closest to.
  public let form: Language?
  /// The accepted text that it is, or comes closest to, as it is written.
  public let closest: String
  /// The way from what was typed to the closest text, letter by letter; nothing but kept letters
  /// where nothing differs that counts.
  public let difference: [SpellingResult.Edit]

  /// What a typed answer is worth.
  public enum Kind: Equatable, Sendable {
    /// What was asked for; where no script was asked, any form of the entry.
    case exact
    /// Right, in another form than the one that was asked for: no miss.
    case form(Language)
    /// Another word that means it as well: asked again.
    case synonym
    /// Right but for marks that the language counts as accents, tones or points.
    case accent
    /// One letter away from right, and no word of its own.
    case slip
    case wrong
  }

  /// A verdict with everything found.
  public init(
    _ kind: Kind, form: Language?, closest: String, difference: [SpellingResult.Edit]
  ) {
    self.kind = kind
    self.form = form
    self.closest = closest
    self.difference = difference
  }

  /// Whether the same was found.
  public static func == (one: CardVerdict, other: CardVerdict) -> Bool {
    one === other
      || one.kind == other.kind && one.form == other.form && one.closest == other.closest
        && one.difference == other.difference
  }
}

extension CardVerdict.Kind {
  /// The verdict as scripts name it.
  public var name: String {
    switch self {
    case .exact: "exact"
    case .form: "form"
    case .synonym: "synonym"
    case .accent: "accent"
    case .slip: "slip"
    case .wrong: "wrong"
    }
  }
}
