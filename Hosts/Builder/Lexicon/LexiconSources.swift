import Foundation

/// Where the lexicon's sources are: Debian's lists, WordNet, and what was fetched or made for it.
public struct LexiconSources: Sendable {
  /// SCOWL's lists of English words.
  public var scowl: String
  /// WordNet's files.
  public var wordnet: String
  /// Debian's lists of other languages: `spanish`, `french`.
  public var lists: String
  /// How common words are, as `Tools/frequency.sh` has fetched it, and what is kept from one build
  /// to the next.
  public var work: String

  /// The places of a Debian machine.
  public init(
    scowl: String = "/usr/share/dict/scowl", wordnet: String = "/usr/share/wordnet",
    lists: String = "/usr/share/dict", work: String = ".build/lexicon"
  ) {
    self.scowl = scowl
    self.wordnet = wordnet
    self.lists = lists
    self.work = work
  }
}
