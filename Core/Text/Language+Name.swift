import PipitBase

extension Language {
  /// The language's name in English, or its tag where it has none here.
  public var englishName: String {
    switch primary {
    case "cs": "Czech"
    case "da": "Danish"
    case "de": "German"
    case "el": "Greek"
    case "en": "English"
    case "es": "Spanish"
    case "fi": "Finnish"
    case "fr": "French"
    case "it": "Italian"
    case "ja": "Japanese"
    case "nb": "Norwegian"
    case "nl": "Dutch"
    case "pa": "Punjabi"
    case "pt": "Portuguese"
    case "ro": "Romanian"
    case "ru": "Russian"
    case "sl": "Slovene"
    case "sr": "Serbian"
    case "sv": "Swedish"
    case "tr": "Turkish"
    case "uk": "Ukrainian"
    case "zh": "Chinese"
    default: tag
    }
  }
}
