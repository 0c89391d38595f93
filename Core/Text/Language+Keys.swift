import PipitBase

extension Language {
  /// The letters and marks of the language that a plain English keyboard lacks, small, in the order
  /// of its alphabet; nothing where the language is typed with an input method.
  ///
  ///     Language("es").lettersBesideKeyboard  // ["á", "é", "í", "ñ", "ó", "ú", "ü", "¿", "¡"]
  public var lettersBesideKeyboard: [String] {
    if primary == "en" { return [] }
    let letters =
      usualScript.flatMap { Self.letters.row(of: "\(primary)-\($0)") }
      ?? (usualScript == "Latn" ? LetterPolicy(self).markedLetters : "")
    return letters.characters.map { String($0) }
  }

  private static var letters: String {
    """
    uk-Cyrl абвгґдеєжзиіїйклмнопрстуфхцчшщьюя’
    ru-Cyrl абвгдеёжзийклмнопрстуфхцчшщъыьэюя
    el-Grek αάβγδεέζηήθιίϊΐκλμνξοόπρσςτυύϋΰφχψωώ
    ca-Latn àçéèíïóòúü·
    cs-Latn áčďéěíňóřšťúůýž
    de-Latn äöüß
    es-Latn áéíñóúü¿¡
    fr-Latn àâæçéèêëîïôœùûüÿ
    hu-Latn áéíóöőúüű
    is-Latn áæðéíóöþúý
    it-Latn àèéìòù
    nl-Latn áéèëïóöü
    pt-Latn áâãàçéêíóôõú
    sk-Latn áäčďéíĺľňóôŕšťúýž
    """
  }
}
