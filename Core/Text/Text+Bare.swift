import PipitBase

/// Texts without their marks, as a plain keyboard writes them.
extension Text {
  /// What is left of a text when case, marks, width, punctuation, spaces and invisible characters do
  /// not count: two spellings of a code word are the same when this is.
  ///
  /// Every mark is an accent here, in every language: who cannot type `ş` may write `Sirnak`.
  ///
  ///     Text.bare("X-ray")       // "xray"
  ///     Text.bare("yumuşak ge")  // "yumusakge"
  public static func bare(_ text: String) -> String {
    if isASCII(text) { return bareASCII(text) }
    var bare: [Unicode.Scalar] = []
    for scalar in scalars(of: unmarked(text)) where isWordly(scalar) { bare.append(scalar) }
    return self.text(of: bare)
  }

  /// The text in small letters without marks, and with plain quotes, dashes and spaces: `Émile` gives
  /// `emile`, `Straße` gives `strasse`.
  public static func unmarked(_ text: String) -> String {
    var unmarked = ""
    for scalar in decomposedScalars(text) {
      guard let usual = Repair.usual(scalar) else { continue }
      for letter in scalars(of: small(usual)) where !letter.isAccent {
        unmarked += bareForm(letter) ?? unjoined(letter) ?? String(Character(letter))
      }
    }
    return unmarked
  }

  private static func bareASCII(_ text: String) -> String {
    var bare: [UInt8] = []
    for byte in text.bytes {
      switch byte {
      case 0x30...0x39, 0x61...0x7a: bare.append(byte)
      case 0x41...0x5a: bare.append(byte | 0x20)
      default: break
      }
    }
    return String(decoding: bare, as: UTF8.self)
  }

  /// The base of a small letter that Unicode does not take apart, or nil where it has none.
  static func bareForm(_ letter: Unicode.Scalar) -> String? {
    switch letter {
    case "ø": "o"
    case "ł": "l"
    case "đ": "d"
    case "œ": "oe"
    case "æ": "ae"
    default: nil
    }
  }

  /// What is written for a small letter where not even its base is at hand.
  private static func unjoined(_ letter: Unicode.Scalar) -> String? {
    switch letter {
    case "ß": "ss"
    case "ς": "σ"
    case "ı": "i"
    case "ð": "d"
    case "þ": "th"
    case "ĳ": "ij"
    case "ǆ": "dz"
    case "ǉ": "lj"
    case "ǌ": "nj"
    default: nil
    }
  }
}
