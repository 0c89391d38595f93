import PipitBase

/// The table of all languages: the one place that knows their letters.
extension LetterPolicy {
  /// The marked letters of a language, small. Where an alphabet orders a marked letter with its
  /// bare one (Hungarian á, Czech ů), the mark counts as an accent.
  static func markedLetters(in language: Language) -> String {
    switch (language.primary, language.usualScript) {
    case ("zh", "Latn"), ("cmn", "Latn"): "ü"
    case (let primary, "Latn"): latin(primary)
    case (let primary, "Cyrl"): cyrillic(primary)
    default: withoutLanguage
    }
  }

  private static let withoutLanguage = "ñйї"

  private static func latin(_ language: String) -> String {
    switch language {
    case "az": "çəğöşü"
    case "ca", "fr", "oc", "pt": "ç"
    case "cs": "čřšž"
    case "da", "nb", "nn", "no": "æøå"
    case "de", "gsw", "lb", "nds": "äöü"
    case "et": "õäöüšž"
    case "fi", "sv": "åäö"
    case "fo": "åøæð"
    case "bs", "hr", "sl", "sr": "čćđšž"
    case "hu": "öőüű"
    case "is": "öæðþ"
    case "ku": "çêîşû"
    case "lt": "ąčęėįšųūž"
    case "lv": "āčēģīķļņšūž"
    case "mt": "ċġħż"
    case "pl": "ąćęłńóśźż"
    case "ro": "ăâîșț"
    case "se": "áčđŋšŧž"
    case "sk": "äčôšž"
    case "sq": "çë"
    case "tk": "çäňöşüýž"
    case "tr": "çğöşü"
    case "vi": "ăâđêôơư"
    case "yo": "ẹọṣ"
    default: withoutLanguage
    }
  }

  private static func cyrillic(_ language: String) -> String {
    switch language {
    case "be": "ёйў"
    case "mk": "ѓќ"
    case "tg": "йёӣӯ"
    case "ba", "cv", "kk", "ky", "mn", "tt": "йёӑӗӳ"
    default: "йї"
    }
  }

  /// Languages whose alphabets or orthographies give the apostrophe the rank of a letter.
  static func hasApostropheAsLetter(_ language: Language) -> Bool {
    switch language.primary {
    case "be", "br", "haw", "sm", "to", "uk", "uz": true
    default: false
    }
  }

  /// How case folds in a language.
  static func casing(of language: Language) -> Casing {
    switch language.primary {
    case "az", "tr": .turkic
    case "el": .greek
    case "lt": .lithuanian
    case "nl": .dutch
    default: .usual
    }
  }
}
