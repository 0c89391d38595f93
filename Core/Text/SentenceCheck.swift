/// Whether a learner's sentence is right, and if not, what differs.
///
/// ```swift
/// let result = try SentenceCheck.check(
///   "una cafe con leche", answer: "Un café con leche, por favor.")
/// result.isCorrect  // false
/// result.differing  // ["Un", "café", "por", "favor"]
/// result.extra      // ["una", "cafe"]
/// result.pieces     // "Un", " ", "café", " con leche, ", "por", " ", "favor", "."
/// ```
///
/// The rules:
/// - Case, punctuation and spacing never count. Apostrophes, hyphens and dashes of every kind are
///   punctuation, and so are symbols; what cannot be seen is nothing. Spaces do not count in a
///   sentence that is wrong elsewhere either: words run together or cut in two stand for the words
///   that they spell.
/// - Accents count unless they are ignored. A mark that makes a letter in the language, as ñ does in
///   Spanish and å in Swedish, always counts; without a language that is ñ (and й and ї).
/// - Normal forms, full-width letters, half-width kana, ß and ss, ς and σ are no differences, and
///   case is the language's own: Turkish ı and i stay apart.
/// - A sentence of which nothing is left is never correct.
/// - Where words are not parted by spaces the words are the author's tiles, else single letters,
///   neighbours joined when they are told.
/// - There is no tolerance. Whether a sentence is a slip away is told by ``verdict(_:answer:alternatives:options:isWord:)``.
///
/// What differs is found by a longest common subsequence of words (``WordDifference``): time in the
/// length of the texts, and in the product of their numbers of words divided by 64. Sentences past
/// 100,000 letters are refused.
public enum SentenceCheck {
  /// How sentences are compared.
  public struct Options: Equatable, Sendable {
    /// The language of the answer; nil where it is not known.
    public let language: Language?
    /// Whether a missing, surplus or other accent is no difference.
    public var ignoresAccents: Bool
    /// The author's tiles, where the language is written without spaces.
    public var parts: [String]
    let policy: LetterPolicy

    /// Options; without arguments accents count, and every mark is an accent but that of ñ.
    public init(language: Language? = nil, ignoresAccents: Bool = false, parts: [String] = []) {
      self.language = language
      self.ignoresAccents = ignoresAccents
      self.parts = parts
      policy = language.map { LetterPolicy($0) } ?? .unknown
    }
  }

  /// Compares what the learner gave with the exercise's answer and the other accepted sentences.
  ///
  /// ```swift
  /// let result = try SentenceCheck.check(
  ///   "Como pam cada día", answer: "Yo como pan todos los días",
  ///   alternatives: ["Como pan cada día"])
  /// result.closest    // "Como pan cada día"
  /// result.differing  // ["pan"]
  /// ```
  public static func check(
    _ given: String, answer: String, alternatives: [String] = [], options: Options = Options()
  ) throws(SentenceCheckError) -> SentenceResult {
    let given = try FoldedSentence(given, options)
    var others: [FoldedSentence] = []
    for alternative in alternatives { others += [try FoldedSentence(alternative, options)] }
    return check(given, answer: try FoldedSentence(answer, options), alternatives: others)
  }

  /// Compares sentences that are folded already, all by the same options.
  public static func check(
    _ given: FoldedSentence, answer: FoldedSentence, alternatives: [FoldedSentence] = []
  ) -> SentenceResult {
    if isSame(given, answer) { return SentenceResult(correct: answer.written) }
    for other in alternatives where isSame(given, other) {
      return SentenceResult(correct: other.written)
    }
    var closest = SentenceComparison(given, answer)
    for other in alternatives {
      let comparison = SentenceComparison(given, other)
      if comparison.isCloser(than: closest) { closest = comparison }
    }
    return closest.result
  }

  /// Whether both have the same letters, and some.
  static func isSame(_ one: FoldedSentence, _ other: FoldedSentence) -> Bool {
    !one.isEmpty && one.letters == other.letters
  }
}

extension LetterPolicy {
  /// The policy where the language is not known, made once.
  static let unknown = LetterPolicy(.undetermined)
}

/// Why sentences cannot be compared.
public enum SentenceCheckError: Error, Equatable, Sendable {
  /// A sentence has more letters than ``FoldedSentence/mostLetters``.
  case tooLong
}

/// How a sentence compares with the accepted one that is closest to it.
public final class SentenceResult: Equatable, Sendable {
  /// Whether the sentence is one of the accepted ones.
  public let isCorrect: Bool
  /// The accepted sentence that is closest, as it is written: the one with the fewest words to change,
  /// then the one with the most words in common, then the earliest. Where no accepted sentence has a
  /// word in common it is the exercise's answer.
  public let closest: String
  /// The words of the closest sentence outside a longest common subsequence, in order, as they are
  /// written there, without the punctuation around them.
  public let differing: [String]
  /// The words of the learner that found no place, in order.
  public let extra: [String]
  /// The closest sentence as it is written, cut where what differs begins and ends: where a word is
  /// there twice, this tells which of them differs. Together the pieces are ``closest``.
  public var pieces: [Piece] {
    comparison?.pieces ?? [Piece(text: closest, differs: false)]
  }
  /// The least changes of words that make the closest sentence, in its order.
  public var edit: [SentenceEdit] { comparison?.edit ?? [] }
  /// How the sentences compare; nil where they are the same.
  private let comparison: SentenceComparison?

  /// A stretch of a sentence.
  public struct Piece: Equatable, Sendable {
    /// The stretch as it is written, with the spaces and marks inside it.
    public let text: String
    /// Whether it is of the words that differ.
    public let differs: Bool
  }

  /// The result for an accepted sentence.
  init(correct: String) {
    (isCorrect, closest, differing, extra, comparison) = (true, correct, [], [], nil)
  }

  /// The result for a sentence that is not accepted.
  init(closest: String, differing: [String], extra: [String], comparison: SentenceComparison) {
    isCorrect = false
    self.closest = closest
    self.differing = differing
    self.extra = extra
    self.comparison = comparison
  }

  /// Whether both tell the same.
  public static func == (one: SentenceResult, other: SentenceResult) -> Bool {
    one.isCorrect == other.isCorrect && one.closest == other.closest
      && one.differing == other.differing && one.extra == other.extra && one.edit == other.edit
  }
}

/// A change of words on the way from the learner's sentence to the accepted one.
public enum SentenceEdit: Equatable, Sendable {
  /// A word is missing before another word of the accepted sentence, or at its end.
  case missing(String, before: String?)
  /// Two words, told in the order of the accepted sentence, change places.
  case swap(String, String)
  /// A word goes before another word of the accepted sentence, or to its end.
  case move(String, before: String?)
  /// A word is wanted instead of the given one.
  case replace(given: String, wanted: String)
  /// A word is too many.
  case leaveOut(String)
}
