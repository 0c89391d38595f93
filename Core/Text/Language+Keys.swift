import PipitBase

extension Language {
  /// The letters and marks of the language that a plain English keyboard lacks, small, in the order
  /// of its alphabet; nothing where the language is typed with an input method.
  ///
  ///     Language("es").lettersBesideKeyboard  // ["á", "é", "í", "ñ", "ó", "ú", "ü", "¿", "¡"]
  public var lettersBesideKeyboard: [String] {
    let letters =
      switch (primary, usualScript) {
      case (let primary, "Latn"): Self.latin(primary) ?? LetterPolicy(self).markedLetters
      case ("uk", "Cyrl"): "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя’"
      case ("ru", "Cyrl"): "абвгдеёжзийклмнопрстуфхцчшщъыьэюя"
      case ("el", "Grek"): "αάβγδεέζηήθιίϊΐκλμνξοόπρσςτυύϋΰφχψωώ"
      default: ""
      }
    return letters.characters.map { String($0) }
  }

  private static func latin(_ language: String) -> String? {
    switch language {
    case "en": ""
    case "ca": "àçéèíïóòúü·"
    case "cs": "áčďéěíňóřšťúůýž"
    case "de": "äöüß"
    case "es": "áéíñóúü¿¡"
    case "fr": "àâæçéèêëîïôœùûüÿ"
    case "hu": "áéíóöőúüű"
    case "is": "áæðéíóöþúý"
    case "it": "àèéìòù"
    case "nl": "áéèëïóöü"
    case "pt": "áâãàçéêíóôõú"
    case "sk": "áäčďéíĺľňóôŕšťúýž"
    default: nil
    }
  }
}
