import PipitBase

/// Writes a text in another script of its language, where rules can.
///
///     ScriptConversion.convert("がっこう", from: "ja-Hrkt", to: "ja-Latn-hepburn")
///     // ("gakkō", isSure: true)
///     ScriptConversion.convert("ni3 hao3", from: "zh-Latn-pinyin", to: "zh-Latn-pinyin")
///     // ("nǐ hǎo", isSure: true)
///
/// Kana and Hepburn, pinyin with marks and with numbers and bopomofo, Ukrainian to Latin, Serbian both
/// ways, Gurmukhi and Latin both ways, Devanagari to Latin. Kanji, hanzi and Shahmukhi say too little
/// of their sounds: they are never guessed.
public enum ScriptConversion {
  /// The text in the other script, and whether the rules leave no doubt; nil where no rule leads there.
  ///
  /// Pinyin with numbers has the tag `zh-Latn-pinyin-x-numbers`; every spelling of pinyin is read.
  public static func convert(
    _ text: String, from: Language, to: Language
  ) -> (text: String, isSure: Bool)? {
    nil
  }
}
