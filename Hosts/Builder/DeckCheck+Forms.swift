import Foundation
import PipitText

/// The forms of a deck's words beside each other.
extension DeckCheck {
  mutating func checkForms(_ entry: DeckLanguageSource.Entry, _ primary: String) {
    for form in entry.forms {
      if let mend = Self.mend(form.tag, form.text.text, entry) {
        let first = entry.forms[0].text.text
        report(
          form.text.line,
          form.text.text == first
            ? "“\(first)” does not tell how it is read"
            : "“\(form.text.text)” in \(form.tag) does not agree with “\(first)”", mend)
      }
    }
  }

  /// What to do about a form where the rules show that it is wrong; nil where it is right or no rule
  /// tells.
  private static func mend(
    _ tag: String, _ text: String, _ entry: DeckLanguageSource.Entry
  ) -> String? {
    let first = entry.forms[0].text.text
    switch tag {
    case "ja":
      return WritingSystem.lettersOutside("ja-Hrkt", Ruby(text).reading).isEmpty
        ? nil : "Put its kana in brackets right behind each run of kanji"
    case "ja-Latn-hepburn":
      let kana = Ruby(first).reading.filter { !" 、。！？".contains($0) }
      let latin = text.filter { !" ,.!?".contains($0) }
      guard let right = Kana.romanized(kana)?.text, !Kana.agrees(latin, with: kana) else {
        return nil
      }
      return "Write “\(right)”, or mend the kana “\(kana)”"
    case "zh-Latn-pinyin":
      let plain = text.filter { !" ,.!?…".contains($0) }
      return Pinyin.agrees(plain, syllables: WritingSystem.hanCount(first), first)
        ? nil : "Write a syllable for each character, with tone marks on the right vowels"
    case "zh-Hant":
      return WritingSystem.hanCount(text) == WritingSystem.hanCount(first)
        ? nil : "Write as many characters"
    case "ar-Latn":
      return ArabicLatin.agrees(text, with: first)
        ? nil : "Write the consonants of “\(first)” in their order, as ā ī ū ʾ ʿ ḥ kh dh sh gh"
    case "pa-Latn", "hi-Latn":
      // A short i that ends a word is written in Gurmukhi and not always said.
      let said = (first + " ").replacingOccurrences(of: "ਿ ", with: " ", options: .literal)
      let isRight = [first, said].contains { Indic.agrees(text, with: $0) }
      let usual = Indic.romanized(first)?.text ?? ""
      return isRight ? nil : "Write “\(usual)”, or mend the other"
    default: return nil
    }
  }
}
