import PipitBase
import PipitText

/// Turns text into code words and back.
///
///     let speller = Speller(alphabet)  // German
///     speller.spell("Straße 24")  // Salzwedel Tübingen Rostock Aachen Eszett Essen, zwei vier
///     speller.read("Umlaut Aachen Berlin").text  // "ÄB"
///
/// The longest letter wins, so that Sch is one where the alphabet has it. Case is the language's. A
/// letter with an accent that the alphabet does not have is spelled by its base letters, É as E and
/// ß as two S. What has no word is shown as it is.
public final class Speller: Sendable {
  let alphabet: SpellingAlphabet
  /// The letters, digits and marks, those with the longest small form first.
  private let codes: [Code]
  /// The point in a number, where it has a word of its own.
  private let point: CodeWord?

  private struct Code {
    let small: [Character]
    let word: CodeWord
  }

  /// A speller for an alphabet.
  public init(_ alphabet: SpellingAlphabet) {
    self.alphabet = alphabet
    // Hundred and thousand are read; but a number is spelled digit by digit.
    let digits = alphabet.digits.filter { $0.letter.utf8.count == 1 }
    var codes: [Code] = []
    for word in alphabet.letters + digits + alphabet.marks {
      let small = Self.smallLetters(word.letter, alphabet.language).characters
      if small.isEmpty { continue }
      let place = codes.firstIndex { $0.small.count < small.count } ?? codes.count
      codes.insert(Code(small: small, word: word), at: place)
    }
    self.codes = codes
    point = alphabet.marks.first { $0.letter == "·" }
  }

  /// The text's letters in their order, each with its word; a break between words is one item.
  public func spell(_ text: String) -> [Spelled] {
    let characters = text.characters
    var spelled: [Spelled] = []
    var place = 0
    var isBroken = false
    while place < characters.count {
      if Text.isSpace(characters[place]) {
        isBroken = true
        place += 1
        continue
      }
      let (next, taken) = letter(in: characters, at: place)
      place += taken
      guard let next else { continue }
      if isBroken, !spelled.isEmpty { spelled.append(.pause) }
      isBroken = false
      spelled.append(next)
    }
    return spelled
  }

  /// The letter of the alphabet that a learner's typed letter means, or nil where it means none:
  /// `i` is İ in Turkish.
  public func letter(_ typed: String) -> String? {
    let spelled = spell(typed)
    return spelled.count == 1 && spelled[0].letters.count == 1 ? spelled[0].letters[0] : nil
  }

  /// Whether two texts are spelled by the same code words; breaks and what has no word do not count.
  public func isSame(_ one: String, _ other: String) -> Bool {
    let letters = letters(of: one)
    return !letters.isEmpty && letters == self.letters(of: other)
  }

  private func letters(of text: String) -> [String] {
    spell(text).flatMap { $0.letters }
  }

  /// Whether a word begins with a letter of the alphabet; an accent that the alphabet does not know
  /// does not count, so that Émile begins with E.
  public func begins(_ word: String, with letter: String) -> Bool {
    // Plain letters are compared at once; an I has two small letters.
    let bytes = word.bytes
    if let first = bytes.first, letter.utf8.count == 1, let capital = letter.bytes.first,
      first | 0x20 != UInt8(ascii: "i"), first < 0x80, bytes.count < 2 || bytes[1] < 0x80
    {
      return first & 0xdf == capital & 0xdf
    }
    let small = smallLetters(word)
    if small.begins(with: smallLetters(letter)) { return true }
    guard let first = small.characters.first, !codes.contains(where: { $0.small[0] == first })
    else {
      return false
    }
    return Text.unmarked(small).begins(with: smallLetters(letter))
  }

  /// The letter at a place, and how many characters it takes; nil where it is not to be seen.
  private func letter(in characters: [Character], at place: Int) -> (Spelled?, Int) {
    if let point, characters[place] == ".", place > 0, place + 1 < characters.count,
      Text.isDigit(characters[place - 1]), Text.isDigit(characters[place + 1])
    {
      return (Spelled(".", [point]), 1)
    }
    let own = smallLetters(String(characters[place]))
    if let (word, taken) = code(own, characters, at: place) {
      var text = ""
      for character in characters[place..<place + taken] { text.append(character) }
      return (Spelled(text, [word]), taken)
    }
    let base = Text.unmarked(own)
    if base.isEmpty { return (nil, 1) }
    var words: [CodeWord] = []
    for character in base {
      guard let code = codes.last(where: { $0.small[0] == character }), code.small.count == 1 else {
        return (Spelled(String(characters[place]), []), 1)
      }
      words.append(code.word)
    }
    return (Spelled(String(characters[place]), words), 1)
  }

  /// The longest letter of the alphabet that begins with a character in small letters.
  private func code(_ own: String, _ characters: [Character], at place: Int) -> (CodeWord, Int)? {
    guard let first = own.characters.first else { return nil }
    for code in codes where code.small[0] == first {
      var small = own.characters
      var taken = 1
      while small.count < code.small.count, place + taken < characters.count {
        small += smallLetters(String(characters[place + taken])).characters
        taken += 1
      }
      if small == code.small { return (code.word, taken) }
    }
    return nil
  }

  private func smallLetters(_ text: String) -> String { Self.smallLetters(text, alphabet.language) }

  /// The text in the small letters by which letters are found: a final sigma counts as a sigma, and
  /// joined letters are taken apart.
  private static func smallLetters(_ text: String, _ language: Language) -> String {
    var small = ""
    for character in Text.lowercased(text, language) {
      switch character {
      case "ς": small += "σ"
      case "ĳ": small += "ij"
      case "ǆ": small += "dž"
      case "ǉ": small += "lj"
      case "ǌ": small += "nj"
      default: small.append(character)
      }
    }
    return small
  }
}

/// A letter of a text with the word that stands for it.
public final class Spelled: Equatable, Sendable {
  /// The letter as it stands in the text; a space for a break between words.
  public let letter: String
  /// The alphabet's letters that it is spelled by: none where it has no word, two for ß by S and S.
  public let letters: [String]
  /// The word, or nil where there is none.
  public let word: String?
  /// How the word is said, respelled, or nothing.
  public let said: String

  /// A break between words.
  static let pause = Spelled(" ", [])

  init(_ letter: String, _ words: [CodeWord]) {
    self.letter = letter
    letters = words.map { $0.letter }
    word = words.isEmpty ? nil : Self.joined(words.map { $0.word })
    said = Self.joined(words.map { $0.said }.filter { !$0.isEmpty })
  }

  /// Whether the same letter has the same word.
  public static func == (one: Spelled, other: Spelled) -> Bool {
    one === other
      || one.letter == other.letter && one.letters == other.letters && one.word == other.word
        && one.said == other.said
  }

  /// Whether this is a break between words.
  public var isBreak: Bool { letter == " " }

  private static func joined(_ words: [String]) -> String {
    var text = ""
    for word in words { text += text.isEmpty ? word : " " + word }
    return text
  }
}
