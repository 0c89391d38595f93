import PipitLexicon
import PipitText

/// The other scripts of sentences and tiles.
extension CourseCheck {
  /// The forms that every sentence of a language has.
  private static func needed(_ language: Language) -> [String] {
    switch language.primary {
    case "ja": ["ja-Hrkt", "ja-Latn-hepburn"]
    case "zh": ["zh-Latn-pinyin", "zh-Hant"]
    case "pa": ["pa-Arab", "pa-Latn"]
    case "uk": ["uk-Latn"]
    default: []
    }
  }

  /// The form that the server's voice reads, where it cannot read the language's own script.
  private static func reading(_ language: Language) -> String? {
    switch language.primary {
    case "ja": "ja-Hrkt"
    case "zh": "zh-Latn-pinyin"
    default: nil
    }
  }

  /// An example of a guide needs what is read aloud; its other forms may be there.
  mutating func checkForms(
    ofExample text: PlacedText, _ forms: [(tag: PlacedText, text: String)]
  ) {
    let reading = Self.reading(source.language).map { [$0] } ?? []
    checkForms(text, forms, needed: reading, "Write it under “forms”, beside “say”")
  }

  mutating func checkForms(of exercise: CourseExerciseSource) {
    checkForms(taught(exercise), exercise.forms)
    if source.answerLanguage(exercise) == source.language {
      for distractor in exercise.distractors { checkForms(distractor.word, distractor.forms) }
    } else {
      for form in exercise.distractors.flatMap(\.forms) {
        report(
          form.tag.line, "a distractor in the learner's language has a form", "Leave it out")
      }
    }
  }

  private mutating func checkForms(
    _ text: PlacedText, _ forms: [(tag: PlacedText, text: String)], needed: [String]? = nil,
    _ mend: String = "Write it under “forms”, or beside the distractor's word"
  ) {
    if text.text.isEmpty { return }
    let known = Self.needed(source.language)
    let needed = needed ?? known
    let missing = needed.filter { tag in !forms.contains { $0.tag.text == tag } }
    if !missing.isEmpty {
      report(
        text.line, "“\(text.text)” has no form \(missing.joined(separator: ", "))",
        mend)
    }
    for form in forms where !form.text.isEmpty {
      if !known.contains(form.tag.text) {
        report(
          form.tag.line, "unknown form “\(form.tag.text)”",
          known.isEmpty
            ? "Leave it out" : "Write \(known.joined(separator: " and ")), and no other")
      } else {
        check(form, of: text.text, beside: forms)
      }
    }
  }

  private mutating func check(
    _ form: (tag: PlacedText, text: String), of text: String,
    beside forms: [(tag: PlacedText, text: String)]
  ) {
    func words(_ text: String) -> [String] {
      text.split(separator: " ").map { SentenceExercise.Phrase.trimmed(String($0)) }
    }
    let parts = words(text)
    let written = words(form.text)
    guard parts.count == written.count else {
      report(
        form.tag.line,
        "\(form.tag.text) has \(written.count) parts, and “\(text)” has \(parts.count)",
        "Put its spaces at the same places")
      return
    }
    let kana = forms.first { $0.tag.text == "ja-Hrkt" }.map { words($0.text) } ?? []
    let hasKana = kana.count == parts.count
    for (place, word) in written.enumerated() {
      let strange = WritingSystem.lettersOutside(Language(form.tag.text), word)
      let foreign = WritingSystem.foreignLetters(in: word, Language(form.tag.text))
      if !(strange + foreign).isEmpty, !isExempt(word) {
        report(
          form.tag.line, "“\(word)” in \(form.tag.text) has the letters “\(strange + foreign)”",
          "Write it in the form's own script")
      } else if let mend = Self.mend(
        form.tag.text, word, of: parts[place], kana: hasKana ? kana[place] : nil)
      {
        report(
          form.tag.line, "“\(word)” in \(form.tag.text) does not agree with “\(parts[place])”",
          mend)
      }
    }
  }

  /// What to do about a word in another script where the rules show that it is wrong; nil where it
  /// is right or no rule tells.
  private static func mend(
    _ tag: String, _ word: String, of part: String, kana: String?
  ) -> String? {
    switch tag {
    case "uk-Latn":
      guard let right = Cyrillic.ukrainianInLatin(part), right.lowercased() != word.lowercased()
      else { return nil }
      return "Write “\(right)”"
    case "ja-Hrkt": return Kana.agrees(word, withWord: part) ? nil : "Mend one of them"
    case "ja-Latn-hepburn":
      guard let kana, let right = Kana.romanized(kana), !Kana.agrees(word, with: kana) else {
        return nil
      }
      return "Write “\(right.text)”, or mend the kana “\(kana)”"
    case "zh-Latn-pinyin":
      return Pinyin.agrees(word, syllables: WritingSystem.hanCount(part), part)
        ? nil : "Write a syllable for each character, with tone marks on the right vowels"
    case "zh-Hant":
      return WritingSystem.hanCount(word) == WritingSystem.hanCount(part)
        ? nil : "Write as many characters"
    default: return nil
    }
  }
}
