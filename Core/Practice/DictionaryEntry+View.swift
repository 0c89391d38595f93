import PipitBase
import PipitLexicon
import PipitLook
import PipitMarkup

extension DictionaryEntry.Sense {
  /// Meanings one below the other, each with its part of speech, examples and words of the same
  /// meaning. With surroundings these can be put by to be learnt.
  @inline(never)
  public static func list(
    of senses: [DictionaryEntry.Sense], language: String, in surroundings: Surroundings? = nil
  ) -> Markup {
    let text = MeaningText.english
    return ol {
      for sense in senses {
        li {
          p {
            span { text.part(sense.part) }.class("part").language("en")
            " "
            sense.definition
          }
          for example in sense.examples { p { "“\(example)”" }.class("soft") }
          if !sense.synonyms.isEmpty {
            p {
              span { text.also }.language("en")
              " "
              if let surroundings {
                for (place, word) in sense.synonyms.enumerated() {
                  if place > 0 { ", " }
                  surroundings.learnKey(word, language: language)
                }
              } else {
                sense.synonyms.joined(separator: ", ")
              }
            }
            .class("soft")
          }
        }
      }
    }
    .class("senses").language(language).attribute("role", "list")
  }
}

/// The words around what a word means.
public struct MeaningText {
  /// In English.
  public static var english: MeaningText { MeaningText() }

  /// What a word is in a sentence.
  public func part(_ part: PartOfSpeech) -> String {
    switch part {
    case .noun: "Noun"
    case .verb: "Verb"
    case .adjective: "Adjective"
    case .adverb: "Adverb"
    }
  }
  /// Before words of the same meaning.
  public var also: String { "Also:" }
  /// While a definition is fetched.
  public var coming: String { "Fetching what it means…" }
  /// Where it could not be fetched.
  public var lost: String { "What it means cannot be fetched now." }
  /// Where the dictionary has none.
  public var none: String { "No definition for this word." }
}
