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
    return Self.usualScript(of: primary)
  }

  /// The script whose line has the language. This is asked at every turn: the table is walked as bytes.
  private static func usualScript(of primary: String) -> String? {
    primary.withBytes { wanted in
      scripts.withBytes { table in
        var line = 0
        // How many bytes of the language the word has had so far, or -1 where it has others.
        var had = 0
        for place in 0..<table.count {
          let byte = table[place]
          let endsLine = byte == UInt8(ascii: "\n")
          if endsLine || byte == UInt8(ascii: " ") {
            if had == wanted.count, had > 0 {
              return String(decoding: Array(table[line..<line + 4]), as: UTF8.self)
            }
            had = 0
            if endsLine { line = place + 1 }
          } else if had >= 0 {
            had = had < wanted.count && byte == wanted[had] ? had + 1 : -1
          }
        }
        return nil
      }
    }
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

    """
}
