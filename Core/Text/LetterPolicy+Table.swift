import PipitBase

/// The table of all languages: the one place that knows their letters.
extension LetterPolicy {
  /// The marked letters of a language, small. Where an alphabet orders a marked letter with its
  /// bare one (Hungarian á, Czech ů), the mark counts as an accent.
  static func markedLetters(in language: Language) -> String {
    let script = language.usualScript ?? ""
    return table.row(of: key(language)) ?? (script == "Cyrl" ? "йї" : "ñйї")
  }

  /// The letters of a language that are written with several signs, as its word games count them.
  /// Two signs that only meet, as in Croatian *injekcija*, count as the letter too.
  static func joinedLetters(in language: Language) -> [String] {
    joinedTable.row(of: key(language))?.pieces(at: " ") ?? []
  }

  private static func key(_ language: Language) -> String {
    "\(language.primary)-\(language.usualScript ?? "")"
  }

  private static var joinedTable: String {
    """
    nl-Latn ij
    bs-Latn dž lj nj
    hr-Latn dž lj nj
    sr-Latn dž lj nj
    cs-Latn ch
    sk-Latn ch
    hu-Latn cs dz dzs gy ly ny sz ty zs
    cy-Latn ch dd ff ng ll ph rh th
    """
  }

  private static var table: String {
    """
    zh-Latn ü
    cmn-Latn ü
    az-Latn çəğöşü
    ca-Latn ç
    fr-Latn ç
    oc-Latn ç
    pt-Latn ç
    cs-Latn čřšž
    da-Latn æøå
    nb-Latn æøå
    nn-Latn æøå
    no-Latn æøå
    de-Latn äöü
    gsw-Latn äöü
    lb-Latn äöü
    nds-Latn äöü
    et-Latn õäöüšž
    fi-Latn åäö
    sv-Latn åäö
    fo-Latn åøæð
    bs-Latn čćđšž
    hr-Latn čćđšž
    sl-Latn čćđšž
    sr-Latn čćđšž
    hu-Latn öőüű
    is-Latn öæðþ
    ku-Latn çêîşû
    lt-Latn ąčęėįšųūž
    lv-Latn āčēģīķļņšūž
    mt-Latn ċġħż
    pl-Latn ąćęłńóśźż
    ro-Latn ăâîșț
    se-Latn áčđŋšŧž
    sk-Latn äčôšž
    sq-Latn çë
    tk-Latn çäňöşüýž
    tr-Latn çğöşü
    vi-Latn ăâđêôơư
    yo-Latn ẹọṣ
    be-Cyrl ёйў
    mk-Cyrl ѓќ
    tg-Cyrl йёӣӯ
    ba-Cyrl йёӑӗӳ
    cv-Cyrl йёӑӗӳ
    kk-Cyrl йёӑӗӳ
    ky-Cyrl йёӑӗӳ
    mn-Cyrl йёӑӗӳ
    tt-Cyrl йёӑӗӳ
    """
  }

  /// Languages whose alphabets or orthographies give the apostrophe the rank of a letter.
  static func hasApostropheAsLetter(_ language: Language) -> Bool {
    language.primary.isAmong("be br haw sm to uk uz")
  }

  /// How case folds in a language.
  static func casing(of language: Language) -> Casing {
    switch language.primary {
    case "az", "tr": .turkic
    case "el": .greek
    case "lt": .lithuanian
    case "nl": .dutch
    default: .usual
    }
  }
}
