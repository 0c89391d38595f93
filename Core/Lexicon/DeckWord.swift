import PipitBase
import PipitText

/// A word of a deck in one language: all the ways it is written, and what belongs to it.
public final class DeckWord: Equatable, Sendable {
  /// The language without its script: `ja`.
  public let language: Language
  /// The ways it is written, in the order of the language's scripts. The first text of each is the one
  /// that is shown; the others are as right.
  public let forms: [Forms.Form]
  /// The definite article, where the language is taught with one: `der`, or `l'`, which joins.
  public let article: String
  /// `m`, `f`, `n`, `mf` where both are said, or nothing.
  public let gender: String
  /// Other words that mean it too, but are not the one that is asked for.
  public let synonyms: [String]
  /// A sentence with the word, where the word alone could be taken for another; or nothing.
  public let example: String
  /// The first form with its reading in brackets behind what it belongs to, `食[た]べる`; or nothing.
  public let ruby: String

  /// A way to write a word, with its texts.
  public typealias Form = Forms.Form

  /// A word with its forms.
  public init(
    _ language: Language, forms: [Forms.Form], article: String = "", gender: String = "",
    synonyms: [String] = [], example: String = "", ruby: String = ""
  ) {
    self.language = language
    self.forms = forms
    self.article = article
    self.gender = gender
    self.synonyms = synonyms
    self.example = example
    self.ruby = ruby
  }

  /// The text that is shown in the language's first script.
  public var text: String { forms.first?.texts.first ?? "" }

  /// Other texts in the first script that are as right.
  public var also: [String] { Array((forms.first?.texts ?? []).dropFirst()) }

  /// The word with its article: `der Hund`, `l'eau`.
  public var textWithArticle: String {
    if article.isEmpty { return text }
    let joins = article.utf8.last == UInt8(ascii: "'") || article.unicodeScalars.last == "’"
    return joins ? article + text : article + " " + text
  }

  /// Whether they say the same in the same ways.
  public static func == (one: DeckWord, other: DeckWord) -> Bool {
    one === other
      || one.language == other.language && one.forms == other.forms
        && one.article == other.article && one.gender == other.gender
        && one.synonyms == other.synonyms && one.example == other.example && one.ruby == other.ruby
  }
}
