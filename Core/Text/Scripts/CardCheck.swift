import PipitBase

/// What a typed answer to a card is worth.
///
/// ```swift
/// let water = Forms([.init("ja", ["水"]), .init("ja-Hrkt", ["みず"]), .init("ja-JP", ["mizu"])])
/// CardCheck.check(typed: "みず", forms: water, asked: "ja", language: "ja").kind
/// // .form(ja-Hrkt): right, but the kanji were asked for
/// CardCheck.check(typed: "mizu", forms: water, asked: nil, language: "ja").kind
/// // .exact: the word was asked for, in any script
/// ```
///
/// The rules, in this order:
/// - Normal forms, width, invisible characters, case by the language, spaces, hyphens and punctuation
///   are no differences; hiragana stands for katakana. Apostrophes and double letters count. An
///   article may be left out, but not another one written; so may what stands in ( ).
/// - Romaji may be spelled by Hepburn, Kunrei or a keyboard, with macrons or vowels written out;
///   pinyin with marks or numbers, ü as v or u:. What has no authored form is made by rule where the
///   rules are sure.
/// - What was asked for is ``CardVerdict/Kind-swift.enum/exact``; where no script was asked, any form
///   is. Another form of the entry is ``CardVerdict/Kind-swift.enum/form(_:)``, no miss.
/// - Then synonyms; then what differs in accents, tones or points alone; then a slip: one letter too
///   many, too few, changed or swapped with its neighbour, in four letters or more. A letter doubled
///   or not, a kana more or less long, another hanzi, another syllable of pinyin and another word are
///   no slips.
///
/// Takes time in the length of the texts, and where the answer is wrong in the product of the lengths.
public enum CardCheck {
  /// Compares what was typed with an entry's forms.
  ///
  /// - Parameters:
  ///   - typed: what the learner wrote.
  ///   - forms: all forms of the entry; those of the language count.
  ///   - asked: the writing that was asked for, or nil where the word was.
  ///   - language: the language of the answer.
  ///   - synonyms: other words that mean it as well.
  ///   - article: the word's article; nil where any may stand before it.
  ///   - ignoresAccents: whether missing, surplus or other accents are no difference.
  ///   - isWord: whether a text, folded, is a word that the learner could have meant.
  public static func check(
    typed: String, forms: Forms, asked: Language?, language: Language, synonyms: [String] = [],
    article: String? = nil, ignoresAccents: Bool = false,
    isWord: (String) -> Bool = { _ in false }
  ) -> CardVerdict {
    let asked = asked?.written
    var forms = forms.forms(of: language.written.primary)
    if let asked, !forms.contains(where: { $0.language == asked }) {
      forms += derived(asked, from: forms)
    }
    let typed = Typed(typed, article: article, ignoresAccents: ignoresAccents)
    let wanted = forms.filter { asked == nil || $0.language == asked }
    if let (form, text) = match(typed, wanted, forms) {
      return typed.verdict(.exact, form, text)
    }
    if asked != nil, let (form, text) = match(typed, forms, forms) {
      return typed.verdict(.form(form), form, text)
    }
    let main = asked ?? forms.first?.language ?? language
    if !synonyms.isEmpty,
      match(typed, [Forms.Form(main, synonyms), Forms.Form(language, synonyms)], []) != nil
    {
      return typed.closest(wanted, main, .synonym)
    }
    for form in wanted {
      for text in form.texts where typed.isSame(text, in: form.language, butAccents: true) {
        return typed.verdict(.accent, form.language, text)
      }
    }
    for form in wanted {
      for text in form.texts where typed.isSlip(of: text, in: form.language, isWord) {
        return typed.verdict(.slip, form.language, text)
      }
    }
    return typed.closest(wanted, main, .wrong)
  }

  /// The form that a rule makes of another one.
  private static func derived(_ asked: Language, from forms: [Forms.Form]) -> [Forms.Form] {
    for form in forms {
      var texts: [String] = []
      for text in form.texts {
        if let made = ScriptConversion.convert(text, from: form.language, to: asked) {
          texts.append(made.text)
        }
      }
      if !texts.isEmpty { return [Forms.Form(asked, texts)] }
    }
    return []
  }

  /// The first text that was typed, with its writing.
  private static func match(
    _ typed: Typed, _ forms: [Forms.Form], _ all: [Forms.Form]
  ) -> (Language, String)? {
    for form in forms {
      for text in form.texts where typed.isSame(text, in: form.language) {
        return (form.language, text)
      }
    }
    // Romaji is compared by its sound with the kana too.
    for form in forms where form.language.primary == "ja" && form.language.script == "Latn" {
      for other in all where other.language.primary == "ja" {
        for text in other.texts where typed.sounds(as: text) {
          return (form.language, form.texts[0])
        }
      }
    }
    return nil
  }
}
