import Foundation
import PipitLexicon

/// WordNet's files of Debian's package wordnet-base, as far as single words in small letters go.
///
/// Their format is told in the manual pages wndb(5WN) and morphy(7WN).
struct WordNet {
  static let folder = "/usr/share/wordnet"

  /// Where the meanings of each lemma lie, by part of speech, the most usual first.
  let lemmas: [PartOfSpeech: [String: [Int]]]
  /// The headwords of irregular forms, by part of speech.
  let irregular: [PartOfSpeech: [String: [String]]]
  /// How often each lemma was met in texts whose words have been sorted by meaning.
  private let counts: [PartOfSpeech: [String: Int]]
  private let meanings: [PartOfSpeech: [UInt8]]

  /// Reads the files of a folder.
  init(folder: String = folder) throws(Problem) {
    var lemmas: [PartOfSpeech: [String: [Int]]] = [:]
    var irregular: [PartOfSpeech: [String: [String]]] = [:]
    var meanings: [PartOfSpeech: [UInt8]] = [:]
    for part in PartOfSpeech.allCases {
      lemmas[part] = Self.lemmas(try Self.read("\(folder)/index.\(part.file)"))
      irregular[part] = Self.irregular(try Self.read("\(folder)/\(part.file).exc"))
      meanings[part] = try Self.read("\(folder)/data.\(part.file)")
    }
    self.lemmas = lemmas
    self.irregular = irregular
    self.meanings = meanings
    counts = Self.counts(try Self.read("\(folder)/cntlist.rev"))
  }

  /// Whether a word is a lemma of a part of speech.
  func isLemma(_ word: String, _ part: PartOfSpeech) -> Bool {
    lemmas[part]?[word] != nil
  }

  /// How often a word was met as a part of speech.
  func count(_ word: String, _ part: PartOfSpeech) -> Int {
    counts[part]?[word] ?? 0
  }

  /// The meanings of a lemma, the most usual first.
  func meanings(of word: String, _ part: PartOfSpeech) -> [WordNetMeaning] {
    guard let places = lemmas[part]?[word], let bytes = meanings[part] else { return [] }
    return places.compactMap { WordNetMeaning(Self.line(bytes, at: $0), in: self) }
  }

  /// The first lemma of the noun's meaning at a place, by which usages such as slang are named.
  func usage(at place: Int) -> String {
    let fields = Self.line(meanings[.noun] ?? [], at: place).split(separator: space, maxSplits: 5)
    return fields.count > 4 ? String(decoding: fields[4], as: UTF8.self) : ""
  }

  private static func read(_ path: String) throws(Problem) -> [UInt8] {
    guard let bytes = Disk.read(path) else {
      throw Problem(
        file: path, line: 1, message: "the English dictionary is not there",
        mend: "Install it: apt-get install wordnet-base")
    }
    return bytes
  }

  private static func line(_ bytes: [UInt8], at place: Int) -> ArraySlice<UInt8> {
    guard bytes.indices.contains(place) else { return [] }
    return bytes[place...].prefix { $0 != newline }
  }

  /// `goose n 3 3 @ ~ #m 3 1 01855672 10138472 07649854`: the numbers after the pointers' kinds are
  /// how many meanings there are, how many of them were counted, and where they lie.
  private static func lemmas(_ bytes: [UInt8]) -> [String: [Int]] {
    var lemmas: [String: [Int]] = [:]
    for line in bytes.split(separator: newline) where isPlain(line.prefix { $0 != space }) {
      let fields = line.split(separator: space)
      guard fields.count > 5, let pointers = number(fields[3]) else { continue }
      lemmas[text(fields[0])] = fields.dropFirst(6 + pointers).compactMap { number($0) }
    }
    return lemmas
  }

  /// `geese goose`: a form and its headwords.
  private static func irregular(_ bytes: [UInt8]) -> [String: [String]] {
    var irregular: [String: [String]] = [:]
    for line in bytes.split(separator: newline) {
      let words = line.split(separator: space).filter { isPlain($0) }.map { text($0) }
      if words.count > 1 { irregular[words[0], default: []] += words.dropFirst() }
    }
    return irregular
  }

  /// `goose%1:05:00:: 1 4`: a lemma, the number of its part of speech, and at the end a count.
  private static func counts(_ bytes: [UInt8]) -> [PartOfSpeech: [String: Int]] {
    var counts: [PartOfSpeech: [String: Int]] = [:]
    for line in bytes.split(separator: newline) {
      let lemma = line.prefix { $0 != UInt8(ascii: "%") }
      guard isPlain(lemma), let kind = line.dropFirst(lemma.count + 1).first,
        let part = PartOfSpeech(number: kind), let count = line.split(separator: space).last
      else { continue }
      counts[part, default: [:]][text(lemma), default: 0] += number(count) ?? 0
    }
    return counts
  }

  private static func isPlain(_ word: ArraySlice<UInt8>) -> Bool {
    !word.isEmpty && word.allSatisfy { (0x61...0x7a).contains($0) }
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int? { Int(text(bytes)) }
}

/// A meaning that WordNet tells, with the words that have it.
struct WordNetMeaning {
  /// The words, as they are written.
  let words: [String]
  let gloss: WordNetGloss
  /// How each word is used, such as slang: the word's place among the words, or nil for all.
  private let usages: [(usage: String, place: Int?)]

  /// Reads a line of a data file:
  /// `01855672 05 n 01 goose 0 004 @ 01847000 n 0000 … | web-footed long-necked bird …`.
  fileprivate init?(_ line: ArraySlice<UInt8>, in net: WordNet) {
    let halves = line.split(separator: UInt8(ascii: "|"), maxSplits: 1)
    guard halves.count == 2 else { return nil }
    let fields = halves[0].split(separator: space).map { String(decoding: $0, as: UTF8.self) }
    guard fields.count > 4, let wordCount = Int(fields[3], radix: 16),
      fields.count > 4 + 2 * wordCount, let pointerCount = Int(fields[4 + 2 * wordCount])
    else { return nil }
    words = (0..<wordCount).map { Self.plain(fields[4 + 2 * $0]) }
    let pointers = fields.dropFirst(5 + 2 * wordCount).prefix(4 * pointerCount)
    var usages: [(String, Int?)] = []
    for start in stride(from: pointers.startIndex, to: pointers.endIndex - 3, by: 4) {
      guard pointers[start] == ";u", let place = Int(pointers[start + 1]) else { continue }
      let source = Int(pointers[start + 3].prefix(2), radix: 16) ?? 0
      usages.append((net.usage(at: place), source == 0 ? nil : source - 1))
    }
    self.usages = usages
    gloss = WordNetGloss(String(decoding: halves[1], as: UTF8.self))
  }

  /// Whether a word is an insult or an obscenity in this meaning.
  func isOffensive(_ word: String) -> Bool {
    let place = words.firstIndex(of: word)
    return usages.contains { usage in
      (usage.place == nil || usage.place == place) && Self.offensiveUsages.contains(usage.usage)
    } || Self.offensiveSigns.contains { gloss.definition.contains($0) }
  }

  /// The word without its place in a sentence, `galore(ip)`, and with spaces.
  private static func plain(_ word: String) -> String {
    let bare = word.prefix { $0 != "(" }
    return bare.replacingOccurrences(of: "_", with: " ")
  }

  private static let offensiveUsages: Set = ["disparagement", "ethnic_slur", "obscenity"]

  /// What a definition says of a word that hurts.
  private static let offensiveSigns = [
    "ethnic slur", "offensive term", "offensive name", "offensive slang", "offensive British slang",
    "offensive and disparaging", "offensive and insulting", "offensive and derogatory",
    "now considered offensive", "regarded as offensive", "sometimes offensive", "disparaging term",
    "(disparaging)", "derogatory term", "insulting term", "obscene term", "obscene word",
    "vulgar term", "vulgar slang", "vulgar expression",
  ]
}

extension PartOfSpeech {
  /// The ending of WordNet's files.
  fileprivate var file: String {
    switch self {
    case .noun: "noun"
    case .verb: "verb"
    case .adjective: "adj"
    case .adverb: "adv"
    }
  }

  /// By WordNet's number; the fifth is the satellites of adjectives.
  fileprivate init?(number: UInt8) {
    switch number {
    case UInt8(ascii: "1"): self = .noun
    case UInt8(ascii: "2"): self = .verb
    case UInt8(ascii: "3"), UInt8(ascii: "5"): self = .adjective
    case UInt8(ascii: "4"): self = .adverb
    default: return nil
    }
  }
}

private let space = UInt8(ascii: " ")
private let newline = UInt8(ascii: "\n")
