import PipitLexicon
import PipitText

/// The forms of a deck's words in a language: those that authors write, and those that rules make of
/// them.
struct DeckForms {
  /// Scripts whose texts are made by rule.
  private static let made = ["ja-Hrkt", "zh-Bopo", "uk-Latn", "sr-Latn"]

  private let primary: String
  /// Characters that only simplified words of the deck have, and that only traditional ones have.
  private var simplified: Set<Character> = []
  private var traditional: Set<Character> = []

  init(_ language: DeckLanguageSource) {
    primary = language.language.primary
    for entry in language.entries {
      for (one, other) in zip(entry.form("zh-Hans"), entry.form("zh-Hant")) where one != other {
        simplified.insert(one)
        traditional.insert(other)
      }
    }
  }

  /// The tags of the forms that an author writes for a language, the usual script first.
  static func written(of primary: String) -> [String] {
    Language.scripts(of: primary).map(\.tag).filter { !made.contains($0) }
  }

  /// A word with all its forms.
  func word(_ entry: DeckLanguageSource.Entry) -> DeckWord {
    var forms: [Forms.Form] = []
    for script in Language.scripts(of: primary) {
      let texts = Self.made.contains(script.tag) ? made(entry, script) : written(entry, script)
      if !texts.isEmpty { forms.append(.init(script, texts)) }
    }
    let first = entry.forms.first?.text.text ?? ""
    return DeckWord(
      Language(primary), forms: forms, article: entry.article.text, gender: entry.gender.text,
      synonyms: entry.synonyms.map { Ruby($0.text).base }, example: Ruby(entry.example.text).base,
      ruby: Ruby(first).base == first ? "" : first)
  }

  /// The author's texts in a script: that of the form, and those of `also` that are written in it.
  private func written(_ entry: DeckLanguageSource.Entry, _ script: Language) -> [String] {
    let others = entry.also.map(\.text).filter { isWritten($0, in: script) }
    return Self.once(([entry.form(script.tag)] + others).map { Ruby($0).base })
  }

  /// The texts that rules make, of the author's texts in the first script that they can make them of:
  /// kana of the brackets, Latin letters of Cyrillic ones, bopomofo of pinyin.
  private func made(_ entry: DeckLanguageSource.Entry, _ script: Language) -> [String] {
    for tag in Self.written(of: primary) {
      let others = entry.also.map(\.text).filter { isWritten($0, in: Language(tag)) }
      let texts = [entry.form(tag)] + others
      if script.tag == "ja-Hrkt" { return Self.once(texts.map { Ruby($0).reading }) }
      let made = texts.compactMap { text -> String? in
        let made = ScriptConversion.convert(text, from: Language(tag), to: script)
        return made?.isSure == true ? made?.text : nil
      }
      if !made.isEmpty { return Self.once(made) }
    }
    return []
  }

  /// Whether a text is in the letters of a script. Both ways to write Chinese share most of theirs:
  /// the deck's own words tell which belong to one alone.
  private func isWritten(_ text: String, in script: Language) -> Bool {
    let text = Ruby(text).base
    let strange =
      switch script.tag {
      case "zh-Hans": traditional.subtracting(simplified)
      case "zh-Hant": simplified.subtracting(traditional)
      default: Set<Character>()
      }
    return !text.isEmpty && WritingSystem.lettersOutside(script, text).isEmpty
      && strange.isDisjoint(with: text)
  }

  private static func once(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { !$0.isEmpty && seen.insert($0).inserted }
  }
}

extension DeckSource {
  /// The deck with all its words.
  var deck: Deck {
    let spoken = languages.map { language in
      let forms = DeckForms(language)
      return Dictionary(
        language.entries.filter { !$0.forms.isEmpty }.map {
          ($0.id.text, forms.word($0))
        }, uniquingKeysWith: { one, _ in one })
    }
    var entries: [DeckEntry] = []
    for topic in topics {
      for concept in topic.concepts {
        entries.append(
          DeckEntry(
            id: concept.id.text, topic: topic.id.text, partOfSpeech: concept.partOfSpeech.text,
            meaning: concept.meaning.text, words: spoken.compactMap { $0[concept.id.text] }))
      }
    }
    return Deck(
      id: id, name: name.text, topics: topics.map { DeckTopic(id: $0.id.text, name: $0.name.text) },
      entries: entries, languages: languages.map { Language($0.language.primary) })
  }
}
