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
      var small = ""
      for scalar in text.unicodeScalars {
        small.unicodeScalars.append(scalar == "I" ? "ı" : scalar == "İ" ? "i" : scalar)
      }
      text = small
    case .lithuanian: text = keepingDots(text)
    case .usual, .greek, .dutch: break
    }
    return endingInFinalSigma(composed(text.lowercased()))
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
    guard let first = text.firstIndex(where: { isWordly($0) && !isDigit($0) }) else { return text }
    var next = text.index(after: first)
    if LetterPolicy.casing(of: language) == .dutch, text[first] == "i" || text[first] == "I",
      next < text.endIndex, text[next] == "j"
    {
      next = text.index(after: next)
      return text[..<first] + "IJ" + text[next...]
    }
    var letter = String(text[first])
    if LetterPolicy.casing(of: language) == .turkic { letter = dottingCapitals(letter) }
    var capital = ""
    for (place, scalar) in letter.unicodeScalars.enumerated() {
      if place == 0 {
        capital += scalar.properties.titlecaseMapping
      } else {
        capital.unicodeScalars.append(scalar)
      }
    }
    return composed(text[..<first] + capital + text[next...])
  }

  private static func dottingCapitals(_ text: String) -> String {
    var dotted = ""
    for scalar in text.unicodeScalars { dotted.unicodeScalars.append(scalar == "i" ? "İ" : scalar) }
    return dotted
  }
}

/// Greek: a sigma at the end of a word is ς, and capitals carry no tonos.
extension Text {
  /// Unicode's rule for the final sigma: a letter stands before it and none after it, apostrophes
  /// and marks not counted.
  private static func endingInFinalSigma(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    guard scalars.contains("σ") else { return text }
    var ended = ""
    for (place, scalar) in scalars.enumerated() {
      let isFinal =
        scalar == "σ" && hasLetter(scalars[..<place].reversed())
        && !hasLetter(scalars[(place + 1)...])
      ended.unicodeScalars.append(isFinal ? "ς" : scalar)
    }
    return ended
  }

  /// Whether a letter comes first, after what case does not see.
  private static func hasLetter(_ scalars: some Sequence<Unicode.Scalar>) -> Bool {
    for scalar in scalars where !isPassedOver(scalar) {
      let properties = scalar.properties
      return properties.lowercaseMapping != properties.uppercaseMapping
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
