import PipitText

/// A voice of espeak-ng: the language and the script that it reads as they should be read.
struct VoiceEntry: Equatable {
  let tag: String
  let name: String
  let script: Script

  /// The voice for a language's tag, or nil: never one of another language or script.
  static func fitting(_ tag: String) -> VoiceEntry? {
    guard let found = Language(tag).fitting(among: tags) else { return nil }
    return all.first { $0.tag == found }
  }

  /// The tags of all voices, in order.
  static let tags = all.map { $0.tag }

  /// What espeak-ng 1.51 reads well, each tried. A tag after which a name stands has a voice of that
  /// name. Not here: made-up languages, and those whose letters it spells out or swallows (Cherokee,
  /// Burmese, Konkani, Thai). Japanese and Chinese are read from kana and pinyin alone: of kanji and
  /// hanzi it says "Chinese letter". Punjabi is read from Gurmukhi alone.
  static let all: [VoiceEntry] = [
    (
      Script.latin,
      """
      af an az bs ca cs cy da de en=en-us en-US=en-us en-GB=en-gb en-029 eo es es-419 es-MX=es-419 \
      et eu fa-Latn=fa-latn fi fr=fr-fr fr-BE=fr-be fr-CH=fr-ch ga gd gn hak haw hr ht hu ia id io \
      is it jbo kl ku la lb lfn lt ltg lv mi ms mt nb nci nl no=nb om pap pl pt pt-BR=pt-br qu quc \
      ro sk sl smj sq sr-Latn=sr sv sw tk tn tr uz vi zh-Latn-pinyin=cmn-latn-pinyin
      """
    ),
    (.cyrillic, "ba be bg cv kk ky mk nog ru sr tt uk"),
    (.greek, "el grc"), (.arabic, "ar fa sd ug ur"), (.hebrew, "he"), (.devanagari, "hi mr ne"),
    (.bengali, "as bn bpy"), (.gurmukhi, "pa"), (.gujarati, "gu"), (.oriya, "or"), (.tamil, "ta"),
    (.telugu, "te"), (.kannada, "kn"), (.malayalam, "ml"), (.sinhala, "si"), (.ethiopic, "am"),
    (.armenian, "hy hyw"), (.georgian, "ka"), (.hangul, "ko"),
    (.kana, "ja-Hrkt=ja ja-Hira=ja ja-Kana=ja"), (.han, "yue"),
  ].flatMap { script, voices in
    voices.split(separator: " ").map { voice in
      let parts = voice.split(separator: "=")
      return VoiceEntry(tag: String(parts[0]), name: String(parts[parts.count - 1]), script: script)
    }
  }
}
