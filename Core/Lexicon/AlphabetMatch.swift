import PipitBase
import PipitText

/// Judges typed code words.
public final class AlphabetMatch: Sendable {
  private let names: [Name]

  private struct Name {
    let letter: String
    let bare: String
  }

  /// What a typed word is worth.
  public enum Verdict: String, Equatable, Sendable {
    /// An accepted spelling; case, accents, hyphens and spaces do not count.
    case exact
    /// Very nearly an accepted spelling: to be told, and mended.
    case slip
    /// Neither.
    case wrong
  }

  /// A judge for an alphabet.
  public init(_ alphabet: SpellingAlphabet) {
    var names: [Name] = []
    for code in alphabet.letters + alphabet.marks {
      for word in code.words { names.append(Name(letter: code.letter, bare: Self.key(word))) }
    }
    for code in alphabet.digits {
      for word in code.words + [code.said] where !word.isEmpty {
        names.append(Name(letter: code.letter, bare: Self.key(word)))
      }
    }
    self.names = names
  }

  /// The verdict on a word typed for a letter, digit or mark.
  ///
  /// A slip is one letter added, left out, changed, or swapped with its neighbour in a word of four
  /// to seven letters, and up to two of these in a longer one; never another letter's word. How a
  /// digit is said (`tree`, `niner`) is accepted beside its word.
  public func verdict(_ typed: String, for letter: String) -> Verdict {
    let bare = Self.key(typed)
    if bare.isEmpty { return .wrong }
    var isOfAnother = false
    for name in names where name.bare.hasSameBytes(as: bare) {
      if name.letter == letter { return .exact }
      isOfAnother = true
    }
    if isOfAnother { return .wrong }
    let isSlip = names.contains {
      $0.letter == letter && EditDistance.slips(bare, of: $0.bare) != nil
    }
    return isSlip ? .slip : .wrong
  }

  /// Whether a word is an accepted spelling of any letter, digit or mark.
  public func accepts(_ word: String) -> Bool { accepts(key: Self.key(word)) }

  /// What is left of a word where case, accents, hyphens and spaces do not count: two spellings are
  /// the same when it is. Every mark counts as an accent here; where one letter is shown and asked
  /// for, `Speller` keeps the marks apart.
  public static func key(_ word: String) -> String { Text.bare(word) }

  /// Whether a key is that of an accepted spelling of any letter, digit or mark.
  func accepts(key: String) -> Bool {
    names.contains { $0.bare.hasSameBytes(as: key) }
  }
}
