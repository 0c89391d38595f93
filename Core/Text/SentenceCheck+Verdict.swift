import PipitBase

/// How near a typed sentence comes to an accepted one.
public enum SentenceVerdict: Equatable, Sendable {
  /// It is an accepted sentence.
  case exact
  /// Nothing but accents differs.
  case accent
  /// One word, told as the accepted sentence writes it, is one letter away.
  case slip(String)
  /// It is another sentence.
  case wrong
}

extension SentenceCheck {
  /// Tells how near a typed sentence comes to the accepted ones; only what is exact is correct.
  ///
  /// A slip is a letter too many, too few or changed, or two neighbours that changed places, in one
  /// word of two letters or more; and what came of it must be no word that the learner could have
  /// meant. A missing or surplus word is no slip.
  ///
  /// ```swift
  /// let known = ["pero", "perro"]
  /// try SentenceCheck.verdict("el perrro", answer: "El perro", isWord: known.contains)
  /// // slip("perro")
  /// try SentenceCheck.verdict("el pero", answer: "El perro", isWord: known.contains)
  /// // wrong: "pero" is a word of its own
  /// ```
  ///
  /// `isWord` tells whether a word, folded as in ``FoldedSentence/words``, is one of the course.
  public static func verdict(
    _ given: String, answer: String, alternatives: [String] = [], options: Options = Options(),
    isWord: (String) -> Bool
  ) throws(SentenceCheckError) -> SentenceVerdict {
    let typed = try FoldedSentence(given, options)
    var accepted = [try FoldedSentence(answer, options)]
    for other in alternatives { accepted.append(try FoldedSentence(other, options)) }
    if accepted.contains(where: { isSame(typed, $0) }) { return .exact }
    var bare = options
    bare.ignoresAccents = true
    let unmarked = try FoldedSentence(given, bare)
    for sentence in accepted where isSame(unmarked, try FoldedSentence(sentence.written, bare)) {
      return .accent
    }
    for sentence in accepted {
      if let word = SentenceComparison(typed, sentence).slip(isWord) { return .slip(word) }
    }
    return .wrong
  }
}

extension SentenceComparison {
  /// The wanted word, as it is written, that one slip made into something that is no word; nil where
  /// anything else differs.
  fileprivate func slip(_ isWord: (String) -> Bool) -> String? {
    let (start, end, wantedEnd) = changed
    // One word on either side: it may be cut in two or run together on the other.
    guard start < min(end, wantedEnd), end == start + 1 || wantedEnd == start + 1 else {
      return nil
    }
    let typed = given.folded(range(of: start).lowerBound..<range(of: end - 1).upperBound)
    let letters = wanted.folded(start..<wantedEnd).characters
    guard letters.count > 1, !isWord(typed),
      EditDistance.distance(typed.characters, letters, limit: 1) == 1
    else { return nil }
    return wanted.written(start..<wantedEnd)
  }
}
