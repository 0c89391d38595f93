import PipitBase
import PipitText

/// What code words spell.
public struct Reading: Equatable, Sendable {
  /// The parts in their order.
  public let parts: [Part]

  /// A piece of what was read.
  public struct Part: Equatable, Sendable {
    /// The words as they were given.
    public let given: String
    /// What they stand for, a space for a break between words, or nil where they are unknown.
    public let letter: String?

    /// Words with what they stand for.
    public init(given: String, letter: String?) {
      self.given = given
      self.letter = letter
    }
  }

  /// The text, letters as capitals, with a question mark for each unknown word.
  public var text: String {
    var text = ""
    for part in parts { text += part.letter ?? "?" }
    return text
  }

  /// The words that are unknown.
  public var unknown: [String] {
    parts.filter { $0.letter == nil }.map { $0.given }
  }
}

extension Speller {
  /// The text that code words spell.
  ///
  /// Every accepted spelling counts, without regard to case, accents, hyphens and spaces: X-ray,
  /// Xray and X ray are one. The longest name wins, so that Umlaut Aachen is Ä. Words that tell
  /// capitals from small letters are passed over. A single character, or a number, stands for
  /// itself; a line end or a stroke is a break between words.
  public func read(_ words: String) -> Reading {
    let names = Names(alphabet)
    var parts: [Reading.Part] = []
    for (place, line) in Text.pieces(words, where: { Text.isLineEnd($0) || $0 == "/" })
      .enumerated()
    {
      let given = Text.pieces(line, where: { Text.isSpace($0) })
      if place > 0, !parts.isEmpty, !given.isEmpty {
        parts.append(Reading.Part(given: "/", letter: " "))
      }
      parts += read(given, by: names, mayCut: true)
    }
    return Reading(parts: parts)
  }

  private func read(_ words: [String], by names: Names, mayCut: Bool) -> [Reading.Part] {
    var parts: [Reading.Part] = []
    var place = 0
    while place < words.count {
      if let (letter, taken) = names.longest(in: words, at: place) {
        parts.append(
          Reading.Part(given: joined(words[place..<place + taken]), letter: letter))
        place += taken
        continue
      }
      let word = words[place]
      place += 1
      if caseWords.contains(Text.lowercased(word, .undetermined)) { continue }
      if let letter = itself(word) {
        parts.append(Reading.Part(given: word, letter: letter))
      } else {
        let pieces = mayCut ? self.pieces(of: word) : []
        parts +=
          pieces.count > 1
          ? read(pieces, by: names, mayCut: false) : [Reading.Part(given: word, letter: nil)]
      }
    }
    return parts
  }

  /// What stands for itself: one character, or a number.
  private func itself(_ word: String) -> String? {
    if let letter = letter(word) { return letter }
    let letters = word.characters
    return letters.count == 1 || letters.allSatisfy { Text.isDigit($0) } ? word : nil
  }

  /// The pieces of words that are run together with hyphens, commas or the like.
  private func pieces(of word: String) -> [String] {
    Text.pieces(word, where: { !Text.isWordly($0) })
  }

  private func joined(_ words: ArraySlice<String>) -> String {
    var text = ""
    for word in words { text += text.isEmpty ? word : " " + word }
    return text
  }
}

/// The names, by their keys, of an alphabet's letters, digits and marks.
private struct Names {
  private var names: [(key: String, letter: String)] = []
  private var mostWords = 1

  init(_ alphabet: SpellingAlphabet) {
    for code in alphabet.letters + alphabet.marks {
      // The point in a number is written as a full stop is.
      let letter = code.letter == "·" ? "." : code.letter
      for word in code.words { add(word, letter) }
    }
    for code in alphabet.digits {
      for word in code.words + [code.said] { add(word, code.letter) }
    }
  }

  private mutating func add(_ word: String, _ letter: String) {
    let key = AlphabetMatch.key(word)
    if key.isEmpty { return }
    names.append((key, letter))
    let pieces = Text.pieces(word, where: { !Text.isWordly($0) })
    mostWords = max(mostWords, pieces.count)
  }

  /// The letter that the most words from a place on name together, and how many words they are.
  func longest(in words: [String], at place: Int) -> (String, Int)? {
    var found: (String, Int)?
    var name = ""
    for taken in 1...mostWords where place + taken <= words.count {
      let key = AlphabetMatch.key(words[place + taken - 1])
      if key.isEmpty { break }
      name += key
      if let named = names.first(where: { $0.key.hasSameBytes(as: name) }) {
        found = (named.letter, taken)
      }
    }
    return found
  }
}

/// Words that tell capitals from small letters, in the languages that alphabets are read in.
private let caseWords = [
  "capital", "small", "upper", "lower", "case", "uppercase", "lowercase", "groß", "großes", "klein",
  "kleines", "majuscule", "minuscule", "mayúscula", "minúscula", "maiúscula", "maiuscola",
  "minuscola", "hoofdletter", "kleine", "stor", "liten", "lille", "iso", "pieni", "büyük", "küçük",
  "большая", "заглавная", "строчная", "маленькая", "velké", "malé", "κεφαλαίο", "πεζό",
]
