import Foundation
import PipitText

/// The words of a deck, each by itself.
extension DeckCheck {
  mutating func check(
    _ entry: DeckLanguageSource.Entry, _ partOfSpeech: String, in language: DeckLanguageSource
  ) {
    let primary = language.language.primary
    let native = Language(DeckForms.written(of: primary)[0])
    for form in entry.forms { checkLetters(form.text, Language(form.tag)) }
    for text in entry.also + entry.synonyms { checkAnyScript(text, primary) }
    checkLetters(entry.example, native)
    checkForms(entry, primary)
    checkOthers(entry)
    checkExample(entry, native)
    DeckGrammar.problem(with: entry, partOfSpeech, primary).map {
      report($0.line, $0.message, $0.mend)
    }
  }

  /// A text in the letters of one script. What kanji are read as stands in brackets behind them.
  private mutating func checkLetters(_ text: PlacedText, _ script: Language) {
    let plain = text.text
    if plain.isEmpty { return }
    if plain.contains(where: { "[]".contains($0) }), script.tag != "ja" {
      report(text.line, "“\(plain)” has brackets", "Leave them out: only Japanese has readings")
      return
    }
    let written = Ruby(plain).base
    let strange = WritingSystem.lettersOutside(script, written)
    let foreign = WritingSystem.foreignLetters(in: written, script)
    if !strange.isEmpty {
      report(
        text.line, "“\(plain)” is not written in \(script.scriptName) letters",
        "Look at “\(strange)”")
    } else if !foreign.isEmpty {
      report(
        text.line, "“\(plain)” has letters that \(script.tag) does not have: \(foreign)",
        "Mend it")
    }
  }

  /// A text in the letters of any of the language's scripts.
  private mutating func checkAnyScript(_ text: PlacedText, _ primary: String) {
    let written = Ruby(text.text).base
    let fits = Language.scripts(of: primary).contains {
      WritingSystem.lettersOutside($0, written).isEmpty
        && WritingSystem.foreignLetters(in: written, $0).isEmpty
    }
    if !fits {
      report(
        text.line, "“\(text.text)” is in no script of “\(primary)”", "Mend it, or leave it out")
    }
  }

  /// `also` and `synonyms` say something new.
  private mutating func checkOthers(_ entry: DeckLanguageSource.Entry) {
    var seen = Set(entry.forms.map(\.text.text))
    for text in entry.also + entry.synonyms
    where !text.text.isEmpty && !seen.insert(text.text).inserted {
      report(text.line, "“\(text.text)” is there twice", "Leave one of them out")
    }
  }

  /// An example is short, and holds the word or a form of it: a word that begins as one of the
  /// entry's does.
  private mutating func checkExample(_ entry: DeckLanguageSource.Entry, _ native: Language) {
    let example = Ruby(entry.example.text).base
    if example.isEmpty { return }
    if example.count > 60 {
      report(entry.example.line, "the example has \(example.count) letters", "Write 60 at most")
    }
    let words = [entry.forms[0].text.text] + entry.also.map(\.text)
    if !words.contains(where: { Self.holds(example, Ruby($0).base, native) }) {
      report(
        entry.example.line,
        "the example “\(example)” does not hold “\(Ruby(words[0]).base)”",
        "Write one with the word, or with a form that begins as it does")
    }
  }

  private static func holds(_ example: String, _ word: String, _ language: Language) -> Bool {
    // Arabic joins its article and small words to what follows.
    if !language.isSpaced || language.usualScript == "Arab" {
      return letters(example).contains(letters(word).prefix(max(1, (word.count + 1) / 2)))
    }
    let said = words(example)
    return words(word).contains { part in
      let beginning = part.prefix(max(2, (part.count + 2) / 3))
      return said.contains { $0.hasPrefix(beginning) }
    }
  }

  private static func words(_ text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.map { letters(String($0)) }
  }

  private static func letters(_ text: String) -> String {
    text.lowercased().folding(options: .diacriticInsensitive, locale: nil)
  }
}
