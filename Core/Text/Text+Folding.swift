import PipitBase

extension Text {
  /// The text as it is compared: what writing systems, keyboards and copying do to a text without
  /// changing its words is undone.
  ///
  /// In this order: full-width Latin and half-width kana become usual ones; invisible characters
  /// go, but joiners inside Arabic or Indic words stay; curly quotes, dashes and spaces become
  /// plain; case folds by the policy, and ß is ss; where accents are ignored, marks go that make no
  /// letter in the language; spaces are collapsed and trimmed. The result is in composed normal
  /// form. Linear in the length of the text.
  ///
  ///     let german = LetterPolicy(Language("de"))
  ///     Text.fold("  DIE STRASSE ", german)                // "die strasse"
  ///     Text.fold("die Straße", german)                    // "die strasse"
  ///     Text.fold("Süß", german, ignoresAccents: true)     // "süss": ü is a letter
  @inline(never)
  public static func fold(
    _ text: String, _ policy: LetterPolicy, ignoresAccents: Bool = false
  ) -> String {
    if policy.casing != .turkic, let folded = foldASCII(text) { return folded }
    let repaired = Repair.repaired(text, casing: policy.casing)
    let folded = foldCase(repaired, policy, ignoresAccents: ignoresAccents)
    return composed(folded)
  }

  /// Whether two texts are the same to a learner of the language.
  ///
  ///     Text.equal("DON’T", "don't", Language("en"))                        // true
  ///     Text.equal("nino", "niño", Language("es"), ignoresAccents: true)    // false
  @inline(never)
  public static func equal(
    _ one: String, _ other: String, _ language: Language = .undetermined,
    ignoresAccents: Bool = false
  ) -> Bool {
    let policy = LetterPolicy(language)
    let folded = fold(one, policy, ignoresAccents: ignoresAccents)
    let other = fold(other, policy, ignoresAccents: ignoresAccents)
    return folded.hasSameBytes(as: other)
  }

  /// The fast way for plain text; nil where there is any other.
  private static func foldASCII(_ text: String) -> String? {
    var text = text
    return text.withUTF8 { bytes in
      var folded: [UInt8] = []
      folded.reserveCapacity(bytes.count)
      for byte in bytes {
        switch byte {
        case 0x80...: return nil
        case 0x09...0x0d, 0x20:
          if let last = folded.last, last != 0x20 { folded.append(0x20) }
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): folded.append(byte + 0x20)
        case UInt8(ascii: "`"): folded.append(UInt8(ascii: "'"))
        default: folded.append(byte)
        }
      }
      if folded.last == 0x20 { folded.removeLast() }
      return String(decoding: folded, as: UTF8.self)
    }
  }

  private static func foldCase(
    _ text: String, _ policy: LetterPolicy, ignoresAccents: Bool
  ) -> String {
    var folded = ""
    var base: Unicode.Scalar = " "
    var isSpaceDue = false
    for scalar in decomposedScalars(small(text)) {
      if scalar == " " {
        isSpaceDue = !folded.isEmpty
        base = scalar
        continue
      }
      if scalar.isAccent {
        // The dot that lowercasing İ or Lithuanian spelling leaves on an i is part of the i.
        if scalar == "\u{307}", base == "i" || base == "j" { continue }
        if ignoresAccents, !policy.isLetter(base, with: scalar) { continue }
      } else {
        base = scalar
      }
      if isSpaceDue {
        folded.unicodeScalars.append(" ")
        isSpaceDue = false
      }
      switch scalar {
      case "ß": folded += "ss"
      case "ς": folded.unicodeScalars.append("σ")
      case "ſ": folded.unicodeScalars.append("s")
      case "µ": folded.unicodeScalars.append("μ")
      default:
        if ignoresAccents, !policy.hasLetter(scalar), let bare = bareForm(scalar) {
          folded += bare
        } else {
          folded.unicodeScalars.append(scalar)
        }
      }
    }
    return folded
  }
}
