import Foundation
import PipitLexicon

/// The packs of words, of what may be dealt for spelling, in every language, and of the English
/// dictionary.
enum Lexicon {
  /// Adds the English words that may be dealt, the larger list, the dictionary, and of the other languages all words
  /// and those that may be dealt.
  static func add(
    to made: inout MadePacks, _ english: EnglishWords, content: String, _ sources: LexiconSources
  ) throws(Problem) {
    let net = try WordNet(folder: sources.wordnet)
    let words = english.words.map(\.text)
    let british = try Pronunciations(voice: "en-gb", work: sources.work).read(words)
    let american = try Pronunciations(voice: "en-us", work: sources.work).read(words)
    let dictionary = EnglishDictionary(of: english.words, in: net, pronunciations: british)
    let dealt = try dealt(
      english, content: content, sources, net, described: dictionary.described,
      said: [british, american])
    made.add("spelling-en", SpellingList.bytes(of: dealt), "\(dealt.count) English words to spell")
    let offensive = try WrittenWords.offensive("en", in: content)
    let large = try english.large(offensive: offensive, folder: sources.scowl)
    made.add("words-en-large", WordPack.bytes(of: large), "\(large.count) rare English words")
    for pack in dictionary.packs() { made.add(pack.name, pack.bytes, pack.summary) }
    let names = EnglishWords.names(folder: sources.scowl)
    for source in ForeignWords.sources {
      let language = source.language
      let kept = try WrittenWords.offensive(language, in: content)
      let list = try ForeignWords(source, from: sources, names: names, kept: kept)
      let dealt = list.dealt
      made.add(
        "words-\(language)", WordPack.bytes(of: list.pack(dealt)),
        "\(list.words.count) words of “\(language)”")
      made.add(
        "spelling-\(language)", SpellingList.bytes(of: dealt),
        "\(dealt.count) words of “\(language)” to spell")
    }
  }

  /// The English words that may be dealt, of those `described`; `said` is how each voice says words.
  private static func dealt(
    _ english: EnglishWords, content: String, _ sources: LexiconSources, _ net: WordNet,
    described: Set<String>, said: [[String: String]]
  ) throws(Problem) -> [SpellingWord] {
    let rarity = try Frequency.read("en", work: sources.work)
    let spellings = RegionalSpellings(
      english.words, oxford: english.oxford, written: try WrittenWords.spellings(in: content))
    return EnglishSpelling(
      of: english.words, in: net, rarity: rarity, spellings: spellings,
      different: try WrittenWords.different(in: content), described: described
    ).words(said: said)
  }
}
