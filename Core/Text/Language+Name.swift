import PipitBase

extension Language {
  /// The language's name in English, or its tag where it has none here.
  public var englishName: String { Self.names.row(of: primary) ?? tag }

  private static var names: String {
    """
    cs Czech
    da Danish
    de German
    el Greek
    en English
    es Spanish
    fi Finnish
    fr French
    it Italian
    ja Japanese
    nb Norwegian
    nl Dutch
    pa Punjabi
    pt Portuguese
    ro Romanian
    ru Russian
    sl Slovene
    sr Serbian
    sv Swedish
    tr Turkish
    uk Ukrainian
    zh Chinese
    """
  }
}
