import PipitBase

/// What a typed word is worth beside the word it was to be.
public final class SpellingResult: Equatable, Sendable {
  /// What it is worth.
  public let verdict: Verdict
  /// The accepted spelling that it comes closest to.
  public let closest: String
  /// Each letter typed, marked by its place in the closest spelling; a letter is marked right or
  /// elsewhere at most as often as the word has it.
  public let marks: [Mark]
  /// The shortest way from what was typed to the closest spelling, letter by letter.
  public let edits: [Edit]
  /// What went wrong, each kind once, in the order met; empty where it is exact.
  public let faults: [SpellingFault]

  /// What a typed word is worth.
  public enum Verdict: String, Equatable, Sendable {
    /// Nothing was typed.
    case empty
    /// Right.
    case exact
    /// Right but for accents that the language does not count as letters of their own.
    case accent
    /// Right but for a capital that belongs to the word.
    case capital
    /// Another word that sounds the same.
    case homophone
    case wrong
  }

  /// A letter typed.
  public struct Mark: Equatable, Sendable {
    /// The letter.
    public let letter: String
    /// Where it belongs.
    public let place: Place

    /// Where a letter belongs.
    public enum Place: String, Equatable, Sendable { case right, elsewhere, wrong }

    /// A letter with its mark.
    public init(_ letter: String, _ place: Place) {
      self.letter = letter
      self.place = place
    }
  }

  /// A step of an alignment.
  public enum Edit: Equatable, Sendable {
    /// The letter is right.
    case keep(String)
    /// The letter is missing here.
    case insert(String)
    /// The letter is too many.
    case delete(String)
    /// The first stands where the second belongs.
    case replace(String, with: String)
    /// The two stand in the wrong order.
    case swap(String, String)
  }

  /// A result with everything found.
  public init(
    verdict: Verdict, closest: String, marks: [Mark], edits: [Edit], faults: [SpellingFault]
  ) {
    self.verdict = verdict
    self.closest = closest
    self.marks = marks
    self.edits = edits
    self.faults = faults
  }

  /// Whether the same was found.
  public static func == (one: SpellingResult, other: SpellingResult) -> Bool {
    one === other
      || one.verdict == other.verdict && one.closest == other.closest && one.marks == other.marks
        && one.edits == other.edits && one.faults == other.faults
  }
}

/// A kind of spelling fault, by the name it has in the journal.
public enum SpellingFault: String, Equatable, Sendable, CaseIterable {
  /// A consonant once instead of twice, or twice instead of once.
  case doubled
  /// `ie` for `ei`, or the other way.
  case ie
  /// A letter that is usually not heard is missing.
  case silent
  /// One vowel for another, or one that is missing or too many.
  case vowel
  /// Two neighbours in the wrong order.
  case swap
  /// An accent is missing, too many or another.
  case accent
  /// A capital is missing, or one too many.
  case capital
  /// None of these.
  case other
}
