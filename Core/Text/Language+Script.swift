import PipitBase

/// The way a script runs, as HTML's `dir` writes it.
public enum Direction: String, Equatable, Sendable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}

extension Language {
  /// The script that the tag names, else the one the language is usually written in; nil for a
  /// language that is not known here.
  ///
  ///     Language("pa").usualScript     // "Guru"
  ///     Language("zh-TW").usualScript  // "Hant"
  public var usualScript: String? {
    if let script { return script }
    if let region {
      if primary == "zh", region.isAmong("TW HK MO") { return "Hant" }
      if "\(primary)-\(region)".isAmong("pa-PK az-IR") { return "Arab" }
    }
    for line in Self.scripts {
      let words = line.pieces(at: " ")
      if words.contains(primary) { return words[0] }
    }
    return nil
  }

  /// The way the language is read.
  public var direction: Direction {
    let script = usualScript ?? ""
    return script.isAmong("Arab Aran Hebr Thaa Syrc Nkoo Adlm Rohg Samr Mand")
      ? .rightToLeft : .leftToRight
  }

  /// Whether the language parts its words by spaces, in the script it is written in.
  public var isSpaced: Bool {
    let script = usualScript ?? ""
    return !script.isAmong("Jpan Hira Kana Hrkt Hans Hant Hani Bopo Thai Laoo Khmr Mymr Tibt")
  }

  /// Scripts with the languages that are usually written in them (IANA's Suppress-Script, and CLDR's
  /// likely subtags where the registry is silent).
  private static let scripts =
    """
    Latn en de fr es it pt nl sv fi da nb nn no is fo ga gd cy br ca gl eu oc ast pl cs sk sl hr bs \
    hu ro sq et lv lt mt tr az uz tk id ms tl fil vi sw zu xh af lb eo la ht mi haw sm so ha yo \
    ig rw ku se fy gsw nds co rm jv su ceb mg sn st tn to
    Cyrl ru uk be bg mk sr kk ky mn tg tt ba cv os ce
    Arab ar fa ur ps sd ug ckb pnb arz apc ary
    Hebr he iw yi
    Deva hi mr ne sa bho mai kok
    Jpan ja
    Kore ko
    Hans zh cmn wuu
    Hant yue nan
    Guru pa
    Beng bn as
    Gujr gu
    Orya or
    Taml ta
    Telu te
    Knda kn
    Mlym ml
    Sinh si
    Grek el grc
    Armn hy
    Geor ka
    Ethi am ti
    Thai th
    Laoo lo
    Khmr km
    Mymr my
    Tibt bo dz
    Thaa dv
    Syrc syr
    Nkoo nqo
    Cher chr
    """.pieces(at: "\n")
}
