import PipitBase
import PipitText

/// Deals the choices for the letters of an alphabet: the right word and five others.
///
/// The others begin with the letter asked, look alike and are never an accepted spelling of this
/// alphabet. About three are the same letter's words in other alphabets, of the same language
/// before others; the rest are common words where the alphabet is English and there is a list, else
/// the words written beside the alphabet. Where the right word does not begin with its letter, the
/// others are written beside the alphabet or come from other alphabets, so that none gives itself
/// away.
public final class ChoiceMaker: Sendable {
  private let alphabet: SpellingAlphabet
  private let pack: AlphabetPack
  private let words: WordPack?
  private let speller: Speller
  private let match: AlphabetMatch

  /// How many choices there are, where there are words enough.
  public static let count = 6

  /// A maker for an alphabet, with all the alphabets and, where it is at hand, an English list.
  public init(_ alphabet: SpellingAlphabet, pack: AlphabetPack, words: WordPack? = nil) {
    self.alphabet = alphabet
    self.pack = pack
    self.words = alphabet.language.primary == "en" ? words : nil
    speller = Speller(alphabet)
    match = AlphabetMatch(alphabet)
  }

  /// The choices for a letter or a digit of the alphabet: six, or fewer where there are not words
  /// enough; nil where it has no such letter. A digit stands among other digits.
  public func choices(for letter: String, dice: inout Dice) -> Choices? {
    if let digit = alphabet.digits.first(where: { $0.letter == letter }) {
      return choices(for: digit, dice: &dice)
    }
    guard let code = alphabet.codeWord(of: letter) else { return nil }
    let leaks = self.leaks(for: code)
    var hand = Hand(code.word, alphabet.language, match)
    for candidate in candidates(for: code, leaks, dice: &dice) {
      if hand.isFull { break }
      hand.take(candidate)
    }
    let place = dice.roll(below: hand.wrong.count + 1)
    var shown = dice.shuffled(hand.wrong)
    shown.insert(hand.right, at: place)
    return Choices(
      letter: letter,
      choices: shown.enumerated().map { index, word in
        let key = AlphabetMatch.key(word)
        return Choices.Choice(
          word: word, isRight: index == place,
          leaks: index == place
            ? [] : leaks.filter { $0.candidate.key.hasSameBytes(as: key) }.map { $0.leak })
      })
  }

  private func choices(for digit: CodeWord, dice: inout Dice) -> Choices {
    let others = alphabet.digits.filter { $0.letter != digit.letter && $0.letter.utf8.count == 1 }
    let wrong = dice.shuffled(others).prefix(Self.count - 1)
    let shown = dice.shuffled([digit] + wrong)
    return Choices(
      letter: digit.letter,
      choices: shown.map {
        Choices.Choice(
          word: Text.capitalised($0.word, alphabet.language), isRight: $0.letter == digit.letter,
          leaks: [])
      })
  }

  /// How many different wrong choices there are for a letter; six choices need five.
  public func wrongCount(for letter: String) -> Int {
    var dice = Dice(seed: 0)
    return choices(for: letter, dice: &dice).map { $0.choices.count - 1 } ?? 0
  }

  /// Every word that may be wrong, the ones to take first in front.
  private func candidates(
    for code: CodeWord, _ leaks: [ForeignWord], dice: inout Dice
  ) -> [Candidate] {
    let written = alphabet.decoys.first { $0.letter == code.letter }?.words ?? []
    let own = dice.shuffled(written).map { Candidate($0) }
    let near = dice.shuffled(leaks.filter { $0.isNear }.map { $0.candidate })
    let far = dice.shuffled(leaks.filter { !$0.isNear }.map { $0.candidate })
    if !code.begins { return own + near + far }
    let foreign = different(near + far)
    let (first, rest): (ArraySlice<Candidate>, ArraySlice<Candidate>) =
      (foreign.prefix(3), foreign.dropFirst(3))
    var all = alike(own, code) + first
    all += listed(for: code, dice: &dice) + own
    return all + rest
  }

  /// Two written words that are in parts as the right one is, so that X-ray is not told by its
  /// hyphen; none where the right one is whole.
  private func alike(_ own: [Candidate], _ code: CodeWord) -> [Candidate] {
    guard let mark = code.word.characters.first(where: { !Text.isWordly($0) }) else { return [] }
    return Array(own.filter { $0.word.characters.contains(mark) }.prefix(2))
  }

  /// Common English words with the letter; some are spare, for those that may not be taken.
  private func listed(for code: CodeWord, dice: inout Dice) -> [Candidate] {
    guard let words, let first = AlphabetMatch.key(code.letter).bytes.first, first < 0x80 else {
      return []
    }
    var drawn: [Candidate] = []
    for _ in 0..<12 {
      guard let word = words.word(from: first, dice: &dice) else { break }
      drawn.append(Candidate(word))
    }
    return drawn
  }

  /// The words without those that this alphabet accepts, and without repeats.
  private func different(_ words: [Candidate]) -> [Candidate] {
    var different: [Candidate] = []
    for word in words where !match.accepts(key: word.key) {
      if !different.contains(where: { $0.key.hasSameBytes(as: word.key) }) {
        different.append(word)
      }
    }
    return different
  }

  private struct ForeignWord {
    let candidate: Candidate
    let leak: Choices.Leak
    /// Whether it is to be preferred: of the same language, or as unlike its letter as the right
    /// word.
    let isNear: Bool
  }

  /// The letter's words in the other alphabets.
  private func leaks(for code: CodeWord) -> [ForeignWord] {
    var leaks: [ForeignWord] = []
    pack.eachCodeWord(of: code.letter) { entry, foreign in
      if entry.id == alphabet.id { return }
      for word in foreign.words {
        let begins = speller.begins(word, with: code.letter)
        if code.begins, !begins { continue }
        leaks.append(
          ForeignWord(
            candidate: Candidate(word), leak: .init(id: entry.id, name: entry.name),
            isNear: code.begins ? entry.language.primary == alphabet.language.primary : !begins))
      }
    }
    return leaks
  }
}

/// A word that may be a wrong choice.
private struct Candidate {
  let word: String
  let key: String

  init(_ word: String) {
    self.word = word
    key = AlphabetMatch.key(word)
  }
}

/// The words taken so far: the right one and the wrong ones, as they are shown.
private struct Hand {
  let right: String
  private(set) var wrong: [String] = []
  private var keys: [String]
  private let language: Language
  private let match: AlphabetMatch

  init(_ right: String, _ language: Language, _ match: AlphabetMatch) {
    self.right = Text.capitalised(right, language)
    self.language = language
    self.match = match
    keys = [AlphabetMatch.key(right)]
  }

  var isFull: Bool { wrong.count == ChoiceMaker.count - 1 }

  /// Takes a word unless this alphabet accepts it or it is taken already.
  mutating func take(_ candidate: Candidate) {
    let key = candidate.key
    if key.isEmpty || match.accepts(key: key) || keys.contains(where: { $0.hasSameBytes(as: key) })
    {
      return
    }
    keys.append(key)
    wrong.append(Text.capitalised(candidate.word, language))
  }
}
