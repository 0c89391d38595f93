/// A language, and where it matters its script, region or variant: a BCP 47 tag parsed once.
///
/// An unknown tag is kept as it stands, in its usual case: `ja-Latn-hepburn`, `fr-CA`, `zh-Hant`.
public struct Language: Hashable, Sendable {
  /// The tag in its usual case.
  public let tag: String

  /// A language from its tag.
  public init(_ tag: String) {
    self.tag = tag
  }
}
