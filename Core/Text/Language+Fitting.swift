import PipitBase

extension Language {
  /// The tag among those given that stands for this language in its script: the same one, else one
  /// without the region, else the language's own where it is written in the same script.
  ///
  ///     Language("es-AR").fitting(among: ["es", "ja-Hrkt"])  // "es"
  ///     Language("ja").fitting(among: ["es", "ja-Hrkt"])     // nil
  ///     Language("pa-Arab").fitting(among: ["pa"])           // nil
  public func fitting(among tags: [String]) -> String? {
    var plain = primary
    if let script { plain += "-" + script }
    for variant in variants { plain += "-" + variant }
    for candidate in [tag, plain, region.map { "\(primary)-\($0)" } ?? primary, primary]
    where tags.contains(candidate) && Language(candidate).usualScript == usualScript {
      return candidate
    }
    return nil
  }
}
