import Foundation
import PipitLexicon

/// Finds the headwords of inflected forms by WordNet's lists of irregular ones and its rules for the
/// rest (morphy(7WN)), with more care: a word that is a headword itself is a form of another only
/// where that is likely. `seed` is none of `see`, `number` none of `numb`.
struct WordNetForms {
  private let net: WordNet
  /// The verbs whose past does not end in -ed.
  private let irregularVerbs: Set<String>

  init(_ net: WordNet) {
    self.net = net
    var verbs: Set<String> = []
    for (form, headwords) in net.irregular[.verb] ?? [:] {
      if !form.hasSuffix("ed"), !form.hasSuffix("ing"), !form.hasSuffix("s") {
        verbs.formUnion(headwords)
      }
    }
    irregularVerbs = verbs
  }

  /// The headwords that a word is a form of, each once, the word itself left out.
  func headwords(of word: String) -> [String] {
    var headwords: [String] = []
    for part in PartOfSpeech.allCases {
      var found = (net.irregular[part]?[word] ?? []).filter { net.isLemma($0, part) }
      if found.isEmpty { found = regular(word, part).filter { net.isLemma($0, part) } }
      for headword in found where headword != word && !headwords.contains(headword) {
        headwords.append(headword)
      }
    }
    return headwords
  }

  private func regular(_ word: String, _ part: PartOfSpeech) -> [String] {
    switch part {
    case .noun: plural(of: word)
    case .verb: third(of: word) + verbs(of: word, "ed") + verbs(of: word, "ing")
    case .adjective, .adverb: compared(word, "er", part) + compared(word, "est", part)
    }
  }

  private func plural(of word: String) -> [String] {
    if Self.formsOfNothing.contains(word) || word.hasSuffix("ss") { return [] }
    if let stem = word.without("men") { return [stem + "man"] }
    return third(of: word)
  }

  /// `runs`, `goes`, `tries`, and as much for nouns.
  private func third(of word: String) -> [String] {
    if Self.formsOfNothing.contains(word) || word.hasSuffix("ss") { return [] }
    var stems: [String] = []
    if let stem = word.without("s"), stem.count > 1 { stems.append(stem) }
    if let stem = word.without("ies"), stem.count > 1 { stems.append(stem + "y") }
    if let stem = word.without("es"),
      ["s", "x", "z", "ch", "sh", "o"].contains(where: { stem.hasSuffix($0) })
    {
      stems.append(stem)
    }
    return stems
  }

  /// `hoped`, `singing`: with an e or without.
  private func verbs(of word: String, _ ending: String) -> [String] {
    guard let stem = word.without(ending), stem.count > 1 else { return [] }
    let isPast = ending == "ed"
    let withE = isPast ? word.without("d") ?? "" : stem + "e"
    var found = [stem, withE].filter { net.isLemma($0, .verb) }
    if isHeadword(word) {
      // `feed` is a verb of its own, `bed` no past of `be`.
      if net.isLemma(word, .verb) { return [] }
      if isPast { found.removeAll { irregularVerbs.contains($0) } }
    }
    if found.count == 2 {
      // `hop` would be doubled, `singe` alone has `singed`.
      if stem.doublesItsEnd || (isPast && irregularVerbs.contains(stem)) { return [withE] }
    }
    return found
  }

  /// `later`, `finest`: with an e or without.
  private func compared(_ word: String, _ ending: String, _ part: PartOfSpeech) -> [String] {
    guard let stem = word.without(ending), stem.count > 1 else { return [] }
    if isHeadword(word), !net.isLemma(word, .adjective), !net.isLemma(word, .adverb) { return [] }
    let withE = stem + "e"
    let found = [stem, withE].filter { net.isLemma($0, part) }
    if stem.doublesItsEnd { return found.filter { $0 == withE } }
    if let bare = stem.without("i") { return found + [bare + "y"].filter { net.isLemma($0, part) } }
    return found
  }

  private func isHeadword(_ word: String) -> Bool {
    PartOfSpeech.allCases.contains { net.isLemma(word, $0) }
  }

  /// Words that look like the plural of a noun of one or two letters.
  private static let formsOfNothing: Set = ["as", "has", "his", "is", "its", "us", "was"]

  /// The ways in which American spelling differs from British: what ends so there ends so here.
  private static let regional = [
    ("our", "or"), ("is", "iz"), ("ys", "yz"), ("tre", "ter"), ("ogue", "og"), ("ence", "ense"),
    ("ll", "l"), ("l", "ll"), ("ae", "e"), ("oe", "e"), ("gramme", "gram"), ("eable", "able"),
    ("que", "ck"), ("pp", "p"), ("mould", "mold"), ("xion", "ction"), ("grey", "gray"),
    ("sulph", "sulf"), ("plough", "plow"), ("dgem", "dgm"), ("tt", "t"), ("ph", "f"),
  ]

  /// The spellings that a word may have across the ocean; most are no words.
  static func spellings(of word: String) -> [String] {
    var spellings: [String] = []
    for (british, american) in regional {
      for (from, to) in [(british, american), (american, british)] {
        var start = word.startIndex
        while let range = word.range(of: from, range: start..<word.endIndex) {
          spellings.append(word.replacingCharacters(in: range, with: to))
          start = word.index(after: range.lowerBound)
        }
      }
    }
    return spellings
  }
}

extension String {
  /// What is left without an ending, or nil where it has another.
  fileprivate func without(_ ending: String) -> String? {
    hasSuffix(ending) ? String(dropLast(ending.count)) : nil
  }

  /// Whether its last letter is doubled before an ending: one vowel and one consonant end it.
  fileprivate var doublesItsEnd: Bool {
    let letters = Array(utf8)
    guard letters.count > 2, let last = letters.last else { return false }
    let vowels = Array("aeiou".utf8)
    let isShort = letters.filter { vowels.contains($0) }.count == 1
    return isShort && !vowels.contains(last) && !Array("wxy".utf8).contains(last)
      && vowels.contains(letters[letters.count - 2])
  }
}
