import PipitBase
import PipitBuilder
import PipitLexicon
import PipitPractice
import PipitText

/// Texts in other scripts as authors wrote them: the words of the decks and the list of readings.
///
/// A text that is not there as a whole is put together from the longest words that are, so that a
/// reading may be another one than the author of that text would have chosen: it is never sure.
struct AuthoredForms {
  private let forms: [Forms]
  private var tables: [String: [String: String]] = [:]

  init(_ forms: [Forms]) {
    self.forms = forms
  }

  /// The text in another script; nil where a part of it is not there.
  mutating func convert(_ text: String, from: Language, to: Language) -> String? {
    let (from, to) = (from.written, to.written)
    if let whole = table(from, to)[text] { return whole }
    switch (from.primary, to.tag) {
    case ("ja", "ja-Hrkt"): return joined(text, from, to)
    case ("ja", "ja-Latn-hepburn"):
      return joined(text, from, "ja-Hrkt").flatMap { Kana.romanized($0)?.text }
    case ("zh", "zh-Hant"), ("zh", "zh-Hans"), ("zh", "zh-Latn-pinyin"):
      return joined(text, from, to)
    case ("zh", "zh-Bopo"), ("zh", ScriptConversion.numberedPinyin.tag):
      return joined(text, from, "zh-Latn-pinyin").flatMap {
        ScriptConversion.convert($0, from: "zh-Latn-pinyin", to: to)?.text
      }
    default: return nil
    }
  }

  private mutating func joined(_ text: String, _ from: Language, _ to: Language) -> String? {
    if from.script == "Latn" || from.script == "Bopo" { return nil }
    let table = table(from, to)
    let longest = 12
    let letters = Text.letters(text)
    var joined = ""
    var place = 0
    var endsInWord = false
    while place < letters.count {
      var found: (text: String, count: Int)?
      for count in stride(from: min(longest, letters.count - place), to: 0, by: -1)
      where found == nil {
        if let text = table[String(letters[place..<place + count])] { found = (text, count) }
      }
      if let found {
        // Words of pinyin stand apart.
        if endsInWord, to.script == "Latn" { joined += " " }
        joined += found.text
        place += found.count
      } else {
        let scalar = letters[place].unicodeScalars.first!
        let isKana = from.primary == "ja" && Kana.isKana(scalar)
        guard isKana || !Text.isWordly(scalar) else { return nil }
        joined.append(letters[place])
        place += 1
      }
      endsInWord = found != nil
    }
    return joined
  }

  /// The first texts of one writing with those of another.
  private mutating func table(_ from: Language, _ to: Language) -> [String: String] {
    let key = "\(from.tag) \(to.tag)"
    if let table = tables[key] { return table }
    var table: [String: String] = [:]
    for form in forms {
      guard let text = form[to.tag].first else { continue }
      for other in form[from.tag] where table[other] == nil { table[other] = text }
    }
    tables[key] = table
    return table
  }
}

extension Shelf {
  /// The words of all decks and the readings there are.
  func readAuthored() -> AuthoredForms {
    var forms: [Forms] = []
    if let pack = pack(PhraseReadings.pack) { forms += PhraseReadings(pack.bytes).phrases }
    let decks = pack("decks").flatMap { try? DeckList($0.bytes) }
    for deck in decks?.decks ?? [] {
      for language in deck.languages {
        guard let pack = pack(deck.pack(of: language.primary)),
          let words = try? DeckWords(pack.bytes)
        else { continue }
        for place in 0..<words.count {
          guard let word = words.word(at: place) else { continue }
          forms.append(Forms(word.forms.map { .init($0.language, $0.texts) }))
        }
      }
    }
    return AuthoredForms(forms)
  }
}
