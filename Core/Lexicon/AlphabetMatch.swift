import PipitBase
import PipitText

/// Judges typed code words.
public final class AlphabetMatch: Sendable {
  private let names: [Name]

  private struct Name {
    let letter: String
    let folded: [UInt32]
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
      for word in code.words { names.append(Name(letter: code.letter, folded: fold(word))) }
    }
    for code in alphabet.digits {
      for word in code.words + [code.said] where !word.isEmpty {
        names.append(Name(letter: code.letter, folded: fold(word)))
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
    let folded = fold(typed)
    if folded.isEmpty { return .wrong }
    var isOfAnother = false
    for name in names where name.folded == folded {
      if name.letter == letter { return .exact }
      isOfAnother = true
    }
    if isOfAnother { return .wrong }
    for name in names where name.letter == letter {
      let allowed = name.folded.count < 4 ? 0 : name.folded.count < 8 ? 1 : 2
      if allowed > 0, abs(folded.count - name.folded.count) <= allowed,
        EditDistance.distance(
          Self.characters(folded), Self.characters(name.folded), limit: allowed) != nil
      {
        return .slip
      }
    }
    return .wrong
  }

  /// Whether a word is an accepted spelling of any letter, digit or mark.
  public func accepts(_ word: String) -> Bool { accepts(fold(word)) }

  /// What is left of a word where case, accents, hyphens and spaces do not count: two spellings are
  /// the same when it is.
  public static func key(_ word: String) -> String {
    String(characters(fold(word)))
  }

  /// Whether a folded word is an accepted spelling of any letter, digit or mark.
  func accepts(_ folded: [UInt32]) -> Bool {
    names.contains { $0.folded == folded }
  }

  private static func characters(_ folded: [UInt32]) -> [Character] {
    folded.compactMap { UnicodeScalar($0).map { Character($0) } }
  }
}
