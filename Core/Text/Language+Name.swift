import PipitBase

extension Language {
  /// The language's name in English, or its tag where it has none here.
  public var englishName: String { Self.names.row(of: primary)?.pieces(at: " ")[0] ?? tag }

  /// The language's name in the language itself, or its tag where it has none here.
  public var ownName: String { Self.names.row(of: primary)?.rest(after: englishName + " ") ?? tag }

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
