import Foundation
import PipitLexicon
import PipitText

/// Scripts and letters of an exercise's sentences and tiles.
extension CourseCheck {
  mutating func checkScripts(of exercise: CourseExerciseSource) {
    let answer = source.answerLanguage(exercise)
    let prompt = answer == source.language ? source.learner : source.language
    checkLetters(exercise.prompt, exercise.isHeard ? answer : prompt)
    checkLetters(exercise.answer, answer)
    checkLetters(exercise.meaning, source.learner)
    for text in exercise.alternatives { checkLetters(text, answer) }
    for distractor in exercise.distractors { checkLetters(distractor.word, answer) }
  }

  private mutating func checkLetters(_ text: PlacedText, _ language: Language) {
    for part in text.text.split(separator: " ") {
      let word = SentenceExercise.Phrase.trimmed(String(part))
      if isExempt(word) { continue }
      let strange = WritingSystem.lettersOutside(language, word)
      if !strange.isEmpty {
        report(
          text.line, "“\(word)” is not written in \(scriptName(language)) letters",
          "Look at “\(strange)”, or add the word to “words” in course.yaml")
        continue
      }
      let foreign = WritingSystem.foreignLetters(in: word, language)
      if !foreign.isEmpty {
        report(
          text.line, "“\(word)” has letters that \(language.tag) does not have: \(foreign)",
          "Mend it, or add the word to “words” in course.yaml")
      }
    }
  }

  private func scriptName(_ language: Language) -> String {
    WritingSystem.name(of: language.usualScript ?? "") ?? language.tag
  }

  /// Whether the course names a word among those that need no check.
  func isExempt(_ word: String) -> Bool {
    let word = CourseSource.plain(word)
    return source.keepsCapital(word) || source.words.contains(word)
      || source.words.contains(word.lowercased())
  }
}

/// Which letters a language is written with.
enum WritingSystem {
  /// The letters of a text that are of another script than the language's, each once.
  static func lettersOutside(_ language: Language, _ text: String) -> String {
    guard let usual = language.usualScript, let scripts = scripts[usual] else { return "" }
    return once(
      text.filter { letter in
        letter.unicodeScalars.contains { scalar in
          script(of: scalar).map { !scripts.contains($0) } ?? false
        }
      })
  }

  /// The letters of the right script that the language does not use, each once.
  static func foreignLetters(in text: String, _ language: Language) -> String {
    guard let own = letters(of: language), let usual = language.usualScript else { return "" }
    let scripts = scripts[usual] ?? []
    return once(
      text.precomposedStringWithCanonicalMapping.lowercased().filter { letter in
        letter.unicodeScalars.contains { scalar in
          script(of: scalar).map { scripts.contains($0) } == true
            && !own.contains(Character(scalar))
        }
      })
  }

  static func name(of script: String) -> String? {
    switch script {
    case "Latn": "Latin"
    case "Cyrl": "Cyrillic"
    case "Arab": "Arabic"
    case "Guru": "Gurmukhi"
    case "Deva": "Devanagari"
    case "Jpan": "Japanese"
    case "Hrkt": "kana"
    case "Hans", "Hant": "Chinese"
    default: nil
    }
  }

  /// How many Chinese characters a text has.
  static func hanCount(_ text: String) -> Int {
    text.unicodeScalars.count { script(of: $0) == "Hani" }
  }

  private static func once(_ letters: String) -> String {
    var seen: Set<Character> = []
    return letters.filter { seen.insert($0).inserted }
  }

  private static let scripts: [String: Set<String>] = [
    "Latn": ["Latn"], "Cyrl": ["Cyrl"], "Arab": ["Arab"], "Guru": ["Guru"],
    "Deva": ["Deva"],
    "Jpan": ["Hira", "Kana", "Hani"], "Hrkt": ["Hira", "Kana"], "Hans": ["Hani"], "Hant": ["Hani"],
  ]

  /// The script of a letter; nil for marks, digits and all that many scripts share.
  static func script(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x41...0x5a, 0x61...0x7a, 0xc0...0xd6, 0xd8...0xf6, 0xf8...0x24f, 0x1e00...0x1eff,
      0xff21...0xff3a, 0xff41...0xff5a:
      "Latn"
    case 0x370...0x373, 0x376...0x37d, 0x386...0x3ff, 0x1f00...0x1fff: "Grek"
    case 0x400...0x481, 0x48a...0x52f: "Cyrl"
    case 0x5d0...0x5ea: "Hebr"
    case 0x620...0x63f, 0x641...0x64a, 0x66e...0x6d3, 0x6d5, 0x6ee...0x6ef, 0x6fa...0x6ff,
      0x750...0x77f, 0x8a0...0x8c7:
      "Arab"
    case 0x900...0x963, 0x971...0x97f: "Deva"
    case 0xa01...0xa51, 0xa59...0xa5e, 0xa70...0xa75: "Guru"
    case 0x3041...0x3096: "Hira"
    case 0x30a1...0x30fa: "Kana"
    case 0x3005, 0x3007, 0x3400...0x4dbf, 0x4e00...0x9fff, 0xf900...0xfaff, 0x20000...0x3ffff:
      "Hani"
    case 0xac00...0xd7a3: "Kore"
    default: nil
    }
  }

  /// The small letters of a language, where we know them all.
  private static func letters(of language: Language) -> Set<Character>? {
    let latin = "abcdefghijklmnopqrstuvwxyz"
    return switch (language.primary, language.script) {
    case ("en", nil): Set(latin + "é")
    case ("es", nil): Set(latin + "áéíñóúü")
    case ("fr", nil): Set(latin + "àâæçèéêëîïôœùûüÿ")
    case ("de", nil): Set(latin + "äöüß")
    case ("pt", nil): Set(latin + "àáâãçéêíóôõú")
    case ("pa", "Latn"), ("hi", "Latn"): Set(latin + "āīūēōṭḍṇṛñṅṁ")
    case ("ar", "Latn"): Set(latin + "āīūḥḍṣṭẓ")
    case ("ar", nil): Set("اأإآبتثجحخدذرزسشصضطظعغفقكلمنهويىةءؤئ")
    case ("pa", "Arab"): Set("اآأبپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلࣇمنںݨوؤہۂۃھءیئے")
    case ("it", nil): Set(latin + "àèéìòù")
    case ("uk", nil): Set("абвгґдеєжзиіїйклмнопрстуфхцчшщьюя")
    case ("uk", "Latn"): Set(latin)
    case ("ja", "Latn"): Set(latin + "āīūēō")
    case ("zh", "Latn"): Set(latin + "āáǎàēéěèīíǐìōóǒòūúǔùüǖǘǚǜ")
    default: nil
    }
  }
}
