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
  /// The tag of pinyin with numbers for its tones, as a keyboard writes it; every spelling is read.
  public static let numberedPinyin = Language("zh-Latn-pinyin-x-numbers")

  /// The text in the other script, and whether the rules leave no doubt; nil where no rule leads there.
  public static func convert(
    _ text: String, from: Language, to: Language
  ) -> (text: String, isSure: Bool)? {
    let (from, to) = (from.written, to.written)
    guard from.primary == to.primary else { return nil }
    switch from.primary {
    case "ja": return japanese(text, from, to)
    case "zh": return chinese(text, from, to)
    case "uk":
      if to.script != "Latn" || from.script == "Latn" { return nil }
      return sure(Cyrillic.ukrainianInLatin(text))
    case "sr":
      if to.script == "Latn" { return sure(Cyrillic.serbianInLatin(text)) }
      return from.script == "Latn" ? Cyrillic.serbianFromLatin(text) : nil
    case "pa", "hi":
      if to.script == "Latn" { return from.script == nil ? Indic.romanized(text) : nil }
      return to.tag == "pa" && from.script == "Latn" ? Indic.gurmukhi(text) : nil
    default: return nil
    }
  }

  /// The kana of a text with brackets are its readings; without kanji it is kana already.
  private static func japanese(
    _ text: String, _ from: Language, _ to: Language
  ) -> (text: String, isSure: Bool)? {
    if from.script == "Latn" { return to.tag == "ja-Hrkt" ? Kana.read(text) : nil }
    let reading = Ruby(text).reading
    guard let latin = Kana.romanized(reading) else { return nil }
    if to.script == "Latn" { return latin }
    return to.tag == "ja-Hrkt" ? sure(reading) : nil
  }

  private static func chinese(
    _ text: String, _ from: Language, _ to: Language
  ) -> (text: String, isSure: Bool)? {
    guard from.script == "Latn" || from.script == "Bopo" else { return nil }
    let writing: Pinyin.Writing
    switch to.tag {
    case "zh-Latn-pinyin": writing = .marks
    case numberedPinyin.tag: writing = .numbers
    case "zh-Bopo": writing = .bopomofo
    default: return nil
    }
    return sure(Pinyin.written(text, writing))
  }

  private static func sure(_ text: String?) -> (text: String, isSure: Bool)? {
    if let text { return (text, true) }
    return nil
  }
}
