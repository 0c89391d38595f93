import PipitBase

extension Language {
  /// The ways a language is written, the usual one first; a language that is not known has one.
  ///
  ///     Language.scripts(of: "pa")  // pa, pa-Arab, pa-Latn
  ///     Language.scripts(of: "fr")  // fr
  ///
  /// - Parameter primary: the language's first subtag.
  public static func scripts(of primary: String) -> [Language] {
    for writing in writings where writing.primary == primary { return writing.scripts }
    return [Language(primary)]
  }

  /// The ways of writing that tell how the others are said; none where the language has one alone.
  static func readings(of primary: String) -> [Language] {
    switch primary {
    case "ja": ["ja-Hrkt"]
    case "zh": ["zh-Latn-pinyin"]
    default: scripts(of: primary).filter { $0.script == "Latn" }
    }
  }

  /// The script's name for people, in English: "Kanji", "Pinyin", "Shahmukhi".
  public var scriptName: String {
    let plain = written
    if let name = Self.writingNames.row(of: plain.tag) { return name }
    let script = plain.usualScript ?? ""
    return Self.writingNames.row(of: script) ?? (script.isEmpty ? tag : script)
  }

  /// A language with its writings.
  private struct Writing: Sendable {
    let primary: String
    let scripts: [Language]
  }

  /// Languages with their writings, the usual one first.
  private static let writings: [Writing] =
    """
    ja ja ja-Hrkt ja-Latn-hepburn
    zh zh-Hans zh-Hant zh-Latn-pinyin zh-Bopo
    pa pa pa-Arab pa-Latn
    uk uk uk-Latn
    sr sr-Cyrl sr-Latn
    hi hi hi-Latn
    ar ar ar-Latn
    ru ru ru-Latn
    be be be-Latn
    bg bg bg-Latn
    mk mk mk-Latn
    el el el-Latn
    he he he-Latn
    fa fa fa-Latn
    ur ur ur-Latn
    ko ko ko-Latn
    ka ka ka-Latn
    hy hy hy-Latn
    th th th-Latn
    bn bn bn-Latn
    ta ta ta-Latn
    """.pieces(at: "\n").map { line in
      let tags = line.pieces(at: " ")
      return Writing(primary: tags[0], scripts: tags.dropFirst().map { Language($0) })
    }

  /// Writings and scripts with their names; a script's own name holds where the writing has none.
  private static var writingNames: String {
    """
    ja Kanji
    ja-Hrkt Kana
    ja-Latn-hepburn Rōmaji
    zh-Hans Simplified
    zh-Hant Traditional
    zh-Latn-pinyin Pinyin
    zh-Bopo Bopomofo
    pa-Arab Shahmukhi
    sr-Latn Latin
    ja-Latn Rōmaji
    pa-Latn Roman
    uk-Latn Roman
    hi-Latn Roman
    ar-Latn Roman
    ru-Latn Roman
    be-Latn Roman
    bg-Latn Roman
    mk-Latn Roman
    el-Latn Roman
    he-Latn Roman
    fa-Latn Roman
    ur-Latn Roman
    ko-Latn Roman
    ka-Latn Roman
    hy-Latn Roman
    th-Latn Roman
    bn-Latn Roman
    ta-Latn Roman
    Latn Latin
    Cyrl Cyrillic
    Arab Arabic
    Hebr Hebrew
    Deva Devanagari
    Guru Gurmukhi
    Grek Greek
    Kore Hangul
    Geor Georgian
    Armn Armenian
    Thai Thai
    Beng Bengali
    Taml Tamil
    """
  }
}
