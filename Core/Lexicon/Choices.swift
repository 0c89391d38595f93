import PipitBase

/// Words to choose from, of which one is right.
public struct Choices: Equatable, Sendable {
  /// The letter asked.
  public let letter: String
  /// The words in the order to show them.
  public let choices: [Choice]

  /// A word to choose.
  public struct Choice: Equatable, Sendable {
    /// The word as shown, a capital first.
    public let word: String
    /// Whether it is the right one.
    public let isRight: Bool
    /// The other alphabets that have it for this letter; a miss may have leaked from them.
    public let leaks: [Leak]
  }

  /// An alphabet that a wrong word belongs to.
  public struct Leak: Equatable, Sendable {
    /// The alphabet's id.
    public let id: String
    /// The alphabet's name in English.
    public let name: String
  }

  /// The right word as shown.
  public var right: String { choices.first { $0.isRight }?.word ?? "" }
}
