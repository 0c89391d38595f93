import PipitLexicon

/// The English words that may be dealt for spelling: headwords with a definition that is for children
/// too, as common as wordfreq's list knows them, without names, inflected forms, abbreviations and
/// offensive words.
struct EnglishSpelling {
  private let net: WordNet
  private let forms: WordNetForms
  private let rarity: [String: Int]
  private let spellings: RegionalSpellings
  private let different: [String: Set<String>]
  private let all: [WordPack.Word]
  private let described: Set<String>

  /// What the words are chosen by; `different` are words that do not sound the same whatever a voice
  /// says, `described` those that have a clue for children.
  init(
    of all: [WordPack.Word], in net: WordNet, rarity: [String: Int],
    spellings: RegionalSpellings, different: [String: Set<String>], described: Set<String>
  ) {
    self.all = all
    self.described = described
    self.net = net
    self.rarity = rarity
    self.spellings = spellings
    self.different = different
    forms = WordNetForms(net)
  }

  /// The words with bands, other spellings and words that sound the same by each of some voices.
  func words(said: [[String: String]]) -> [SpellingWord] {
    let headwords = all.filter { isDealt($0) }
    let bands = Frequency.bands(of: headwords.map(\.text)) { rarity[$0] ?? .max }
    let sounding = homophones(said)
    return headwords.map { word in
      let text = word.text
      let same = (sounding[text] ?? []).filter { different[text]?.contains($0) != true }
      let twins = same.filter { isTwin(text, $0) }
      let known = spellings.others(of: text)
      let variants =
        known
        + twins.filter { twin in !known.contains { $0.text == twin } }.map {
          SpellingWord.Spelling($0, region: "en")
        }
      let others = same.filter { other in
        !variants.contains { $0.text == other } && !isRelated(text, other, variants)
      }
      return SpellingWord(
        text: text, length: text.utf8.count, band: bands[text] ?? 5, variants: variants,
        homophones: others, region: word.region.tag)
    }
  }

  /// Whether a word may be dealt.
  func isDealt(_ word: WordPack.Word) -> Bool {
    let text = word.text
    guard !word.isOffensive, text.utf8.count >= 3, rarity[text] != nil, described.contains(text),
      text.utf8.contains(where: { "aeiouy".utf8.contains($0) })
    else { return false }
    var isThing = false
    for part in PartOfSpeech.allCases {
      for meaning in net.meanings(of: text, part) {
        if meaning.isOffensive(text) { return false }
        // Names have a capital.
        isThing = isThing || meaning.words.contains(text)
      }
    }
    return isThing && !isInflected(text)
  }

  /// Whether a word is a form of another and not one of its own: `geese`, `taller`, `walked`. What
  /// WordNet counts in texts as more than the form it looks like, `building`, `tired`, stays.
  private func isInflected(_ word: String) -> Bool {
    let headwords = forms.headwords(of: word)
    if headwords.isEmpty { return false }
    let parts = PartOfSpeech.allCases.filter { net.isLemma(word, $0) }
    if word.hasSuffix("ed") || word.hasSuffix("ing") || net.irregular[.verb]?[word] != nil {
      return !parts.contains(.verb)
        && parts.allSatisfy { $0 == .verb || net.count(word, $0) == 0 }
    }
    if word.hasSuffix("er") || word.hasSuffix("est") {
      return parts.allSatisfy { $0 == .adjective || $0 == .adverb }
    }
    return parts == [.noun] || parts.allSatisfy { net.count(word, $0) == 0 }
  }

  /// For each word those that sound the same by every voice and are common enough to be meant.
  private func homophones(_ said: [[String: String]]) -> [String: [String]] {
    var groups: [[String]: [String]] = [:]
    for word in all where !word.isOffensive && word.text.utf8.count > 1 {
      guard let rarity = rarity[word.text], rarity <= Self.rarest else { continue }
      let sounds = said.compactMap { $0[word.text] }
      guard sounds.count == said.count, sounds.allSatisfy({ !$0.isEmpty }) else { continue }
      groups[sounds, default: []].append(word.text)
    }
    var homophones: [String: [String]] = [:]
    for group in groups.values where group.count > 1 {
      let group = group.sorted()
      for word in group { homophones[word] = group.filter { $0 != word } }
    }
    return homophones
  }

  /// A word that is rarer nobody means: once in a hundred million words.
  private static let rarest = 750

  /// Whether two are spellings of one word: they share their most usual meaning. `sack` and `sac`
  /// share another.
  private func isTwin(_ one: String, _ other: String) -> Bool {
    PartOfSpeech.allCases.contains { part in
      net.isLemma(one, part) && net.isLemma(other, part)
        && net.meanings(of: one, part).first?.words.contains(other) == true
        && net.meanings(of: other, part).first?.words.contains(one) == true
    }
  }

  /// Whether one is a form of the other, of one of its spellings, or spelled so elsewhere.
  private func isRelated(
    _ word: String, _ other: String, _ variants: [SpellingWord.Spelling]
  ) -> Bool {
    let headwords = forms.headwords(of: other)
    let words = [word] + variants.map(\.text)
    return words.contains { headwords.contains($0) || forms.headwords(of: $0).contains(other) }
      || spellings.others(of: other).contains { words.contains($0.text) }
  }
}
