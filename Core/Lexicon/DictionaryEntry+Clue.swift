import PipitBase

extension DictionaryEntry {
  /// The meaning that describes the word best to somebody who is to spell it; nil where none does.
  ///
  /// Nouns and verbs come first. Among the most usual meanings one is preferred whose definition does
  /// without the word; else the word is to be masked, and enough must be left.
  public var clue: Sense? {
    if isOffensive { return nil }
    let main = senses.filter { $0.part == .noun || $0.part == .verb }
    return clue(among: main) ?? clue(among: senses.filter { !main.contains($0) })
  }

  private func clue(among senses: [Sense]) -> Sense? {
    let masks = senses.map { DefinitionMask.masked($0.definition, entry: self) }
    for place in senses.indices where place < Self.usualCount && !masks[place].contains(.blank) {
      return senses[place]
    }
    return masks.firstIndex { DefinitionMask.wordCount($0) >= Self.fewestWords }
      .map { senses[$0] }
  }

  /// A meaning further down than this is one that few would think of.
  private static let usualCount = 3
  /// Beside a blank there must be this many words.
  private static let fewestWords = 3
}
