import PipitBase

extension Language {
  /// The language's name in English, or its tag where it has none here.
  public var englishName: String { Self.names.row(of: primary)?.pieces(at: " ")[0] ?? tag }

  /// The language's name in the language itself, or its tag where it has none here.
  public var ownName: String { Self.names.row(of: primary)?.rest(after: englishName + " ") ?? tag }

  /// The first subtags of the languages that have a name here, in the order of their names.
  public static var namedPrimaries: [String] {
    let lines = names.pieces(at: "\n").map { $0.pieces(at: " ") }
    return lines.ordered { $0[1].utf8.lexicographicallyPrecedes($1[1].utf8) }.map { $0[0] }
  }

  /// The writing that a name or a tag stands for: `Japanese`, `日本語`, `Japanese (Kana)`, `ja-Hrkt`; nil
  /// where it is none that has a name here.
  public static func named(_ text: String) -> Language? {
    let parts = text.pieces(at: "(", or: ")").map { $0.pieces(at: " ").joined(separator: " ") }
    guard let first = parts.first, parts.count <= 2 else { return nil }
    let wanted = Text.small(first)
    var found: Language?
    for line in names.pieces(at: "\n") {
      let words = line.pieces(at: " ", most: 3)
      if Text.small(words[1]) == wanted || Text.small(words[2]) == wanted {
        found = Language(words[0])
      }
    }
    if found == nil {
      let language = Language(first)
      if language.englishName == language.tag { return nil }
      found = language.written
    }
    if parts.count == 1 { return found }
    let script = Text.small(parts[1])
    return scripts(of: found?.primary ?? "").first { Text.small($0.scriptName) == script }
  }

  private static var names: String {
    """
    ar Arabic العربية
    be Belarusian беларуская
    bg Bulgarian български
    cs Czech čeština
    da Danish dansk
    de German Deutsch
    el Greek ελληνικά
    en English English
    es Spanish español
    fa Persian فارسی
    fi Finnish suomi
    fr French français
    he Hebrew עברית
    hi Hindi हिन्दी
    it Italian italiano
    ja Japanese 日本語
    ko Korean 한국어
    mk Macedonian македонски
    nb Norwegian norsk bokmål
    nl Dutch Nederlands
    pa Punjabi ਪੰਜਾਬੀ
    pt Portuguese português
    ro Romanian română
    ru Russian русский
    sl Slovene slovenščina
    sr Serbian srpski
    sv Swedish svenska
    tr Turkish Türkçe
    uk Ukrainian українська
    ur Urdu اردو
    zh Chinese 中文
    """
  }
}
