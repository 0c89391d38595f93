import PipitBase

extension DictionaryEntry {
  /// The meaning that describes the word best to somebody who is to spell it; nil where none does.
  ///
  /// Nouns and verbs come first. Among the most usual meanings one is preferred whose definition does
  /// without the word and is longer than one; else the word is to be masked, and enough must be left. What is not for
  /// children comes last of all.
  public var clue: Sense? {
    if isOffensive { return nil }
    let fit = senses.filter { $0.isFit }
    return clueByPart(among: fit) ?? clueByPart(among: senses)
  }

  private func clueByPart(among senses: [Sense]) -> Sense? {
    let main = senses.filter { $0.part == .noun || $0.part == .verb }
    return clue(among: main) ?? clue(among: senses.filter { !main.contains($0) })
  }

  private func clue(among senses: [Sense]) -> Sense? {
    let masks = senses.map { DefinitionMask.masked($0.definition, entry: self, derived: true) }
    let bare = senses.indices.filter { $0 < Self.usualCount && !masks[$0].contains(.blank) }
    if let place = bare.first(where: { DefinitionMask.wordCount(masks[$0]) > 1 }) ?? bare.first {
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

extension DictionaryEntry.Sense {
  /// Whether the definition is for children too: it tells nothing of sex, drugs or killing, and puts
  /// nobody down.
  public var isFit: Bool {
    let text = definition.bytes.map { (0x41...0x5a).contains($0) ? $0 | 0x20 : $0 }
    for sign in Self.unfit.pieces(at: "|") where Self.holds(text, sign.bytes) { return false }
    return true
  }

  /// Whether a word of the text begins so.
  private static func holds(_ text: [UInt8], _ sign: [UInt8]) -> Bool {
    var start = 0
    while start + sign.count <= text.count {
      if start == 0 || !(0x61...0x7a).contains(text[start - 1]) {
        var place = 0
        while place < sign.count, text[start + place] == sign[place] { place += 1 }
        if place == sign.count { return true }
      }
      start += 1
    }
    return false
  }

  /// How words begin that a definition for children does not have.
  private static var unfit: String {
    """
    sexual|sex organ|sex act|sex appeal|sex-appeal|have sex|sex with|opposite sex|genital|intercourse|\
    foreplay|penis|vagina|vulva|testic|testes|semen|prostitut|brothel|erotic|lewd|lustful|seductive|\
    promiscuous|stark naked|undressing to|virgin|castrat|narcotic|cocaine|heroin |marijuana|\
    psychedelic|hallucin|amphetamine|stimulant drug|illegal drug|addicti|drunk|intoxicated|urinate|\
    murder|killer|kill intentionally|who kills by|by killing|destroyed or killed|intent to kill|\
    burst of gunfire|beheads|homicide|genocide|stupid|mentally irregular|\
    term for a woman|black english|by blacks|among black|black doll|obscen|low opinion|\
    skin pigmentation|markedly unusual|disrespectful and annoying
    """
  }
}
