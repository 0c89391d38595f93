import PipitBase

extension Text {
  /// The text in small letters, as the language writes them.
  ///
  ///     Text.lowercased("ΟΔΥΣΣΕΥΣ", Language("el"))  // "οδυσσευς"
  ///     Text.lowercased("ISPARTA", Language("tr"))   // "ısparta"
  public static func lowercased(_ text: String, _ language: Language) -> String {
    var text = composed(text)
    switch LetterPolicy.casing(of: language) {
    case .turkic:
      text = self.text(of: scalars(of: text).map { $0 == "I" ? "ı" : $0 == "İ" ? "i" : $0 })
    case .lithuanian: text = keepingDots(text)
    case .usual, .greek, .dutch: break
    }
    return endingInFinalSigma(composed(small(text)))
  }

  /// The text in small letters, as most languages write them; a final sigma is none.
  @inline(never)
  static func small(_ text: String) -> String {
    var small = ""
    for scalar in scalars(of: text) { small += self.small(scalar) }
    return small
  }

  /// The small letter, or what stands for it, in most languages.
  @inline(never)
  static func small(_ scalar: Unicode.Scalar) -> String {
    scalar.properties.lowercaseMapping
  }

  /// The text in capitals, as the language writes them: `STRASSE`, `İZMİR`, `ΟΔΟΣ` without an accent.
  public static func uppercased(_ text: String, _ language: Language) -> String {
    var text = composed(text)
    switch LetterPolicy.casing(of: language) {
    case .turkic: text = dottingCapitals(text)
    case .greek: text = withoutTonos(text)
    case .lithuanian: text = withoutDots(text)
    case .usual, .dutch: break
    }
    return composed(text.uppercased())
  }

  /// The text with its first letter as a capital and the rest as it stands: `IJsland` in Dutch.
  public static func capitalised(_ text: String, _ language: Language) -> String {
    let text = composed(text)
    let letters = text.characters
    guard let first = letters.firstIndex(where: { isWordly($0) && !isDigit($0) }) else {
      return text
    }
    var capital = ""
    for letter in letters[..<first] { capital.append(letter) }
    var next = first + 1
    if LetterPolicy.casing(of: language) == .dutch, letters[first] == "i" || letters[first] == "I",
      next < letters.count, letters[next] == "j"
    {
      capital += "IJ"
      next += 1
    } else {
      var scalars = scalars(of: String(letters[first]))
      if LetterPolicy.casing(of: language) == .turkic, scalars[0] == "i" { scalars[0] = "İ" }
      capital += scalars.removeFirst().properties.titlecaseMapping
      capital += self.text(of: scalars)
    }
    for letter in letters[next...] { capital.append(letter) }
    return composed(capital)
  }

  private static func dottingCapitals(_ text: String) -> String {
    self.text(of: scalars(of: text).map { $0 == "i" ? "İ" : $0 })
  }
}

/// Greek: a sigma at the end of a word is ς, and capitals carry no tonos.
extension Text {
  /// Unicode's rule for the final sigma: a letter stands before it and none after it, apostrophes
  /// and marks not counted.
  private static func endingInFinalSigma(_ text: String) -> String {
    var scalars = scalars(of: text)
    guard scalars.contains(where: { $0 == "σ" }) else { return text }
    for place in scalars.indices
    where scalars[place] == "σ" && hasLetter(scalars, from: place, by: -1)
      && !hasLetter(scalars, from: place, by: 1)
    {
      scalars[place] = "ς"
    }
    return self.text(of: scalars)
  }

  /// Whether a letter comes first on the way from a place, after what case does not see.
  private static func hasLetter(_ scalars: [Unicode.Scalar], from place: Int, by step: Int) -> Bool
  {
    var place = place + step
    while scalars.indices.contains(place) {
      let scalar = scalars[place]
      if !isPassedOver(scalar) { return small(scalar) != scalar.properties.uppercaseMapping }
      place += step
    }
    return false
  }

  /// Whether case does not see the character: a mark, an apostrophe, or what cannot be seen.
  private static func isPassedOver(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x27, 0x2e, 0x3a, 0x5e, 0x60, 0xa8, 0xaf, 0xb4, 0xb7, 0xb8, 0x2b0...0x36f, 0x384, 0x385,
      0x387, 0x1fbd...0x1fc1, 0x1fcd...0x1fcf, 0x2018, 0x2019, 0x2024, 0x2027:
      true
    default: scalar.properties.canonicalCombiningClass != .notReordered || isInvisible(scalar)
    }
  }

  /// The accents that capitals drop. A vowel that loses its accent gives the ι or υ after it a
  /// dieresis, so that they are not read as one: άυλος, ΑΫΛΟΣ. The word ή alone keeps it.
  private static func withoutTonos(_ text: String) -> String {
    if text == "ή" { return text }
    var bare = ""
    var isSplit = false
    for scalar in decomposedScalars(text) {
      switch scalar.value {
      case 0x300, 0x301, 0x313, 0x314, 0x342: isSplit = scalar.value == 0x301
      case 0x308:
        bare.unicodeScalars.append(scalar)
        isSplit = false
      default:
        bare.unicodeScalars.append(scalar)
        if isSplit, scalar == "ι" || scalar == "υ" { bare.unicodeScalars.append("\u{308}") }
        isSplit = false
      }
    }
    return composed(bare)
  }
}

/// Lithuanian: a small i, j or į keeps its dot under an accent.
extension Text {
  private static func keepingDots(_ text: String) -> String {
    var dotted = ""
    var isDotted = false
    for scalar in decomposedScalars(text) {
      switch scalar {
      case "I", "J": isDotted = true
      case "\u{328}": break
      case "\u{300}", "\u{301}", "\u{303}":
        if isDotted { dotted.unicodeScalars.append("\u{307}") }
        isDotted = false
      default: isDotted = false
      }
      dotted.unicodeScalars.append(scalar)
    }
    return dotted
  }

  private static func withoutDots(_ text: String) -> String {
    var bare = ""
    var base: Unicode.Scalar = " "
    for scalar in decomposedScalars(text) {
      if scalar == "\u{307}", base == "i" || base == "j" { continue }
      if scalar != "\u{328}" { base = scalar }
      bare.unicodeScalars.append(scalar)
    }
    return bare
  }
}
