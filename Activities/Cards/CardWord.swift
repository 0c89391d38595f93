import PipitBase
import PipitLexicon
import PipitPractice
import PipitText

/// A word of a deck as cards show it.
extension DeckWord {
  /// All its forms.
  var allForms: Forms { Forms(forms.map { .init($0.language, $0.texts) }) }

  /// All that it may be written as, and what means it too.
  var allTexts: [String] { forms.flatMap { $0.texts } + synonyms }

  /// The text that is shown in a form, or nil where the word has no such form.
  func text(in tag: Language) -> String? { form(tag)?.texts.first }

  func form(_ tag: Language) -> Form? { forms.first { $0.language == tag } }

  /// The text of a form, with its article where that belongs to it.
  func shown(in tag: Language) -> String {
    let text = text(in: tag) ?? self.text
    return text == self.text ? textWithArticle : text
  }

  /// The word aloud: by its own script, with the reading that a voice of the server needs.
  func speech(slow: Bool) -> Speech {
    let tag =
      language.primary == "ja" ? "ja-Hrkt" : language.primary == "zh" ? "zh-Latn-pinyin" : ""
    let reading = forms.first { $0.language.tag == tag }?.texts.first
    return Speech(
      text, language: forms.first?.language.tag ?? language.tag,
      reading: reading.map { .init($0, language: tag) }, ratePercent: slow ? 60 : 100)
  }
}
