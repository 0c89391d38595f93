import PipitBase

/// What a learner did, as a short text that pages, forms, the journal, terminals and tests share.
///
/// A token is words with one space between; the last may be free text, the rest as it stands.
public protocol Token: Equatable, Sendable {
  /// The action that a token means, or nil where it means none.
  init?(token: String)
  /// The token that means this action.
  var token: String { get }
}

/// The longest token in bytes of UTF-8; what is longer comes as a file.
public let longestToken = 65_536

/// The first words of a token and the rest of it as it stands.
///
///     split("write 7 dos cafés", words: 2)  // ["write", "7", "dos cafés"]
public func split(_ token: String, words: Int) -> [String] {
  token.pieces(at: " ", most: words + 1, keepsEmpty: true)
}
