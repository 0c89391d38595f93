import PipitText

/// The letters that an alphabet of a language must have or name as holes, where we know them.
///
/// A letter with an accent that schools do not teach as a letter of its own (é in French, ä in
/// Dutch) is not among them; nor are groups such as Ch where custom differs.
enum LanguageLetters {
  /// The letters as capitals, or nil for a language that is not known here.
  static func letters(of language: Language) -> [String]? {
    switch language.primary {
    case "en", "fr", "it", "nl", "pt": latin
    case "de": language.region == "CH" ? latin + ["Ä", "Ö", "Ü"] : latin + ["Ä", "Ö", "Ü", "ß"]
    case "es": latin + ["Ñ"]
    case "sv", "fi": latin + ["Å", "Ä", "Ö"]
    case "da", "nb", "nn", "no": latin + ["Æ", "Ø", "Å"]
    case "ro": latin + ["Ă", "Â", "Î", "Ș", "Ț"]
    case "cs": latin + ["Ch"]
    case "tr": spread("ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ")
    case "sl": spread("ABCČDEFGHIJKLMNOPRSŠTUVZŽ")
    case "hr", "bs": southSlavic
    case "sr", "sh": language.usualScript == "Cyrl" ? serbianCyrillic : southSlavic
    case "ru": spread("АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ")
    case "uk": spread("АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ")
    case "el": spread("ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ")
    default: nil
    }
  }

  private static let latin = spread("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
  private static let southSlavic = spread("ABCČĆDĐEFGHIJKLMNOPRSŠTUVZŽ") + ["Dž", "Lj", "Nj"]
  private static let serbianCyrillic = spread("АБВГДЂЕЖЗИЈКЛЉМНЊОПРСТЋУФХЦЧЏШ")

  private static func spread(_ letters: String) -> [String] { letters.map { String($0) } }
}
