import PipitBase

extension Language {
  /// The language's tag as forms are kept under it: old habits of other programs are read, one
  /// writing has one tag, and what is not known is kept as it stands.
  ///
  ///     Language("ja-JP").written    // ja-Latn-hepburn, as the tag was bent for romaji
  ///     Language("pnb").written      // pa-Arab
  ///     Language("uk-Cyrl").written  // uk
  ///     Language("zh-TW").written    // zh-Hant
  ///     Language("pt-BR").written    // pt-BR
  public var written: Language {
    if let usual = Self.habits.row(of: tag) { return Language(usual) }
    guard let script, region == nil, variants.isEmpty, "\(primary)-\(script)" == tag,
      Self.habits.row(of: primary) == nil, Language(primary).usualScript == script
    else { return self }
    return Language(primary)
  }

  /// Whether another tag writes the same language in the same script, whatever its region.
  func isWritten(like other: Language) -> Bool {
    self == other
      || primary == other.primary && variants == other.variants
        && usualScript == other.usualScript
  }

  /// Tags, each with the one that forms are kept under.
  private static var habits: String {
    """
    ja-JP ja-Latn-hepburn
    ja-Latn ja-Latn-hepburn
    ja-Latn-JP ja-Latn-hepburn
    ja-Jpan-JP ja
    ja-Hira ja-Hrkt
    ja-Kana ja-Hrkt
    pa-IN pa
    pa-Guru-IN pa
    pa-PK pa-Arab
    pa-Arab-PK pa-Arab
    pnb pa-Arab
    pnb-PK pa-Arab
    pnb-Arab pa-Arab
    sr sr-Cyrl
    zh zh-Hans
    zh-CN zh-Hans
    zh-SG zh-Hans
    zh-Hans-CN zh-Hans
    zh-TW zh-Hant
    zh-HK zh-Hant
    zh-MO zh-Hant
    zh-Hant-TW zh-Hant
    zh-Latn zh-Latn-pinyin
    cmn zh-Hans
    cmn-Hans zh-Hans
    cmn-Hant zh-Hant
    cmn-Latn-pinyin zh-Latn-pinyin
    """
  }
}
