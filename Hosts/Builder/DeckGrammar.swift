import PipitText

/// Articles and genders of a deck's nouns.
enum DeckGrammar {
  /// The definite articles of a language with the genders that they go with.
  private static func articles(of primary: String) -> [String: String]? {
    switch primary {
    case "de": ["der": "m", "das": "n", "die": "f"]
    case "es": ["el": "mf", "la": "f", "los": "m", "las": "f"]
    case "fr": ["le": "m", "la": "f", "l'": "mf", "les": "mf"]
    case "it": ["il": "m", "lo": "m", "l'": "mf", "la": "f", "i": "m", "gli": "m", "le": "f"]
    case "pt": ["o": "m", "a": "f", "os": "m", "as": "f"]
    default: nil
    }
  }

  private static let gendered = ["es", "fr", "de", "it", "pt", "uk", "pa", "hi", "ar"]

  /// What is wrong with a word's article or gender.
  static func problem(
    with entry: DeckLanguageSource.Entry, _ partOfSpeech: String, _ primary: String
  ) -> (line: Int, message: String, mend: String)? {
    let word = entry.forms[0].text.text
    let (article, gender) = (entry.article, entry.gender)
    let articles = articles(of: primary)
    if !article.text.isEmpty, articles?[article.text] == nil {
      let known = articles?.keys.sorted().joined(separator: ", ")
      return (
        article.line, "the article “\(article.text)” of “\(word)” is none of “\(primary)”",
        known.map { "Write one of \($0)" } ?? "Leave it out"
      )
    }
    if !gender.text.isEmpty, !["m", "f", "n", "mf"].contains(gender.text) {
      return (gender.line, "the gender “\(gender.text)” of “\(word)”", "Write m, f, n or mf")
    }
    if partOfSpeech != "noun" { return nil }
    if articles != nil, article.text.isEmpty {
      return (entry.id.line, "the noun “\(word)” has no article", "Write its definite article")
    }
    if gender.text.isEmpty, gendered.contains(primary), !isPlural(word, article.text, primary) {
      return (entry.id.line, "the noun “\(word)” has no gender", "Write m, f, n or mf")
    }
    if let fitting = articles?[article.text], !gender.text.isEmpty, gender.text != "mf",
      !fitting.contains(gender.text)
    {
      return (
        gender.line, "“\(article.text)” and the gender \(gender.text) of “\(word)” do not agree",
        "Mend one of them"
      )
    }
    return nil
  }

  /// Whether a noun that has no singular may stand without a gender.
  private static func isPlural(_ word: String, _ article: String, _ primary: String) -> Bool {
    switch primary {
    case "de": article == "die"
    case "fr": article == "les"
    case "uk": "иіїа".contains(word.last ?? " ")
    default: false
    }
  }
}
