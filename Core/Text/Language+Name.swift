import PipitBase

extension Language {
  /// The language's name in English, or its tag where it has none here.
  public var englishName: String { Self.names.row(of: primary)?.pieces(at: " ")[0] ?? tag }

  /// The language's name in the language itself, or its tag where it has none here.
  public var ownName: String { Self.names.row(of: primary)?.rest(after: englishName + " ") ?? tag }

  private static var names: String {
    """
    cs Czech čeština
    da Danish dansk
    de German Deutsch
    el Greek ελληνικά
    en English English
    es Spanish español
    fi Finnish suomi
    fr French français
    it Italian italiano
    ja Japanese 日本語
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
    zh Chinese 中文
    """
  }
}
