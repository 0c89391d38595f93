import Foundation
import PipitLexicon

/// The packs of words and of what may be dealt for spelling, in every language.
enum Lexicon {
  /// Adds the English words that may be dealt, and those of the other languages with all words of
  /// theirs.
  static func add(
    to made: inout MadePacks, _ english: EnglishWords, content: String, _ sources: LexiconSources
  ) throws(Problem) {
    let dealt = try dealt(english, content: content, sources)
    made.add("spelling-en", SpellingList.bytes(of: dealt), "\(dealt.count) English words to spell")
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

  /// The English words that may be dealt.
  static func dealt(
    _ english: EnglishWords, content: String, _ sources: LexiconSources
  ) throws(Problem) -> [SpellingWord] {
    let rarity = try Frequency.read("en", work: sources.work)
    let asked = english.words.map(\.text)
    var said: [[String: String]] = []
    for voice in ["en-gb", "en-us"] {
      said.append(try Pronunciations(voice: voice, work: sources.work).read(asked))
    }
    let spellings = RegionalSpellings(
      english.words, oxford: english.oxford, written: try WrittenWords.spellings(in: content))
    return EnglishSpelling(
      of: english.words, in: try WordNet(folder: sources.wordnet), rarity: rarity,
      spellings: spellings, different: try WrittenWords.different(in: content)
    ).words(said: said)
  }
}
