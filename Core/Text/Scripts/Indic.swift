import PipitBase

/// Gurmukhi and Devanagari in Latin letters, and Gurmukhi back.
///
/// By ISO 15919 with these letters of everyday use: ch and chh for ISO's c and ch, sh for ś; a nasal
/// sign is ṁ after a long vowel and before what is no stop, else the nasal of the stop that follows. An
/// inherent a is left out where it is not said: at the end of a word, and between single consonants
/// with a vowel before and after them (M. Ohala, Aspects of Hindi Phonology, 1983).
public enum Indic {
  /// A text in Latin letters; nil where there are signs of other scripts.
  ///
  /// Not sure where it is the order of the rules that says which a falls silent, or where a consonant
  /// at the end keeps it.
  ///
  ///     Indic.romanized("ਪੜ੍ਹਨਾ")  // ("paṛhnā", isSure: true)
  public static func romanized(_ text: String) -> (text: String, isSure: Bool)? {
    var latin = ""
    var isSure = true
    var word: [Unicode.Scalar] = []
    for scalar in Text.decomposedScalars(text) + [" "] {
      if isIndic(scalar) {
        word.append(scalar)
        continue
      }
      if !word.isEmpty {
        guard let letters = letters(word) else { return nil }
        let said = silence(letters)
        latin += said.text
        isSure = isSure && said.isSure
        word = []
      }
      if scalar.value >= 0x250, Text.isWordly(scalar) { return nil }
      latin.unicodeScalars.append(scalar == "।" ? "." : scalar)
    }
    latin.unicodeScalars.removeLast()
    return (Text.composed(latin), isSure)
  }

  /// Whether Latin letters may be read as the text says, whatever is made of a silent a and of nasal
  /// signs before consonants.
  public static func agrees(_ latin: String, with text: String) -> Bool {
    guard let romanized = romanized(text) else { return false }
    return sound(latin) == sound(romanized.text)
  }

  /// Latin letters without short a and without a short vowel at the end of a word, with one sign for
  /// every nasal; aspirates and doubles as they are.
  private static func sound(_ latin: String) -> [Unicode.Scalar] {
    var sound: [Unicode.Scalar] = []
    for scalar in Text.scalars(of: Text.composed(Text.lowercased(latin, "pa"))) {
      switch scalar {
      case "a", "'", "’", "-": continue
      case " ": if sound.last == "i" || sound.last == "u" { sound.removeLast() }
      case "ñ", "ṅ", "ṇ", "n", "ṁ", "m", "ṃ", "\u{303}", "\u{310}": sound.append("n")
      case "ã": sound.append("n")
      case "ĩ": sound += ["i", "n"]
      case "ũ": sound += ["u", "n"]
      case "\u{331}", "\u{35f}": continue
      case "ḵ": sound.append("k")
      case "ṣ": sound += ["s", "h"]
      default: sound.append(scalar)
      }
    }
    if sound.last == "i" || sound.last == "u" { sound.removeLast() }
    return sound
  }

  private static func isIndic(_ scalar: Unicode.Scalar) -> Bool {
    (0x900...0x97f).contains(scalar.value) && scalar != "।"
      || (0xa00...0xa7f).contains(scalar.value)
  }

  // MARK: Letters

  /// A consonant or a vowel in Latin letters.
  private struct Letter {
    var latin: String
    let isVowel: Bool
    /// Whether it is an a that no sign writes.
    var isInherent = false
    /// Whether a nasal or the same consonant stands before it, which with it are as one.
    var isHeavy = false

    static var inherent: Letter { Letter(latin: "a", isVowel: true, isInherent: true) }
  }

  /// A word's letters with every inherent a.
  private static func letters(_ word: [Unicode.Scalar]) -> [Letter]? {
    var letters: [Letter] = []
    var isNasal = false
    var doubles = false
    var place = 0
    func addNasal(before consonant: String) {
      if isNasal {
        letters.append(Letter(latin: nasal(letters.last?.latin ?? "", consonant), isVowel: false))
      }
      isNasal = false
    }
    while place < word.count {
      let scalar = word[place]
      let sign = Int(scalar.value & 0x7f)
      let isGurmukhi = scalar.value >= 0xa00
      let next = place + 1 < word.count ? word[place + 1].value & 0x7f : 0
      place += 1
      switch sign {
      case 0x01, 0x02: isNasal = true
      case 0x70 where isGurmukhi: isNasal = true
      case 0x71 where isGurmukhi: doubles = true
      case 0x03: letters.append(Letter(latin: "ḥ", isVowel: false))
      case 0x05...0x14:
        addNasal(before: "")
        letters.append(Letter(latin: vowels[sign - 0x05], isVowel: true))
      case 0x3e...0x4c:
        guard let last = letters.last, last.isInherent else { return nil }
        letters[letters.count - 1] = Letter(latin: vowels[sign - 0x3d], isVowel: true)
      case 0x4d:
        guard let last = letters.popLast(), last.isInherent else { return nil }
        // A consonant with h under it is one sound.
        if next == 0x39 {
          letters[letters.count - 1].latin += "h"
          letters.append(.inherent)
          place += 1
        }
      case 0x66...0x6f: letters.append(Letter(latin: String(sign - 0x66), isVowel: false))
      case 0x15...0x39, 0x5c:
        var latin = sign == 0x5c ? "ṛ" : consonants[sign - 0x15]
        if next == 0x3c {
          guard let other = dotted.row(of: latin) else { return nil }
          latin = other
          place += 1
        }
        let isHeavy = isNasal || doubles
        addNasal(before: latin)
        if doubles { letters.append(Letter(latin: single(latin), isVowel: false)) }
        doubles = false
        letters.append(Letter(latin: latin, isVowel: false, isHeavy: isHeavy))
        letters.append(.inherent)
      default: return nil
      }
    }
    addNasal(before: "")
    return letters
  }

  /// What stands before a doubled consonant: k before kh, ch before chh.
  static func single(_ latin: String) -> String {
    if latin.isAmong("ch chh") { return "ch" }
    return latin == "sh" ? latin : latin.rest(before: "h").map { $0.isEmpty ? "h" : $0 } ?? latin
  }

  /// The nasal sign between a vowel and a consonant.
  static func nasal(_ vowel: String, _ consonant: String) -> String {
    if !vowel.isAmong("a i u") || consonant == "sh" || consonant.isEmpty { return "ṁ" }
    switch Text.scalars(of: consonant)[0] {
    case "k", "g", "ṅ", "ġ", "q": return "ṅ"
    case "c", "j", "ñ": return "ñ"
    case "ṭ", "ḍ", "ṇ": return "ṇ"
    case "t", "d", "n": return "n"
    case "p", "b", "m": return "m"
    default: return "ṁ"
    }
  }

  /// The word without the inherent a that is not said.
  private static func silence(_ word: [Letter]) -> (text: String, isSure: Bool) {
    var letters = word
    var isSure = true
    let count = letters.count
    if count > 2, letters[count - 1].isInherent {
      let isSingle = letters[count - 3].isVowel || letters[count - 2].isHeavy
      // After two consonants a liquid or a nasal carries it on.
      if isSingle || !letters[count - 2].latin.isAmong("y r l v n m") { letters.removeLast() }
      isSure = isSingle
    }
    // Words from elsewhere lose it where these meet the next consonant: dost, mirch, skūl.
    for place in letters.indices where letters[place].isInherent && place > 0 {
      let isFirst = place == 1 && letters[0].latin == "s" && place + 2 < letters.count
      let isLast = place > 2 && place == letters.count - 2
      if isFirst || isLast && letters[place - 1].latin.isAmong("s r l k") { isSure = false }
    }
    var silenced = -1
    for place in stride(from: letters.count - 3, to: 1, by: -1) {
      let (last, next) = (letters[place - 1], letters[place + 1])
      guard letters[place].isInherent, !last.isVowel, !next.isVowel, !next.isHeavy else { continue }
      let isAfterVowel = letters[place - 2].isVowel || last.isHeavy && place > 2
      guard isAfterVowel else { continue }
      if last.isHeavy, letters[place - 2].latin == "ṁ" || silenced == place + 2 {
        isSure = false
      } else if letters[place + 2].isVowel {
        letters.remove(at: place)
        silenced = place
      } else if silenced == place + 2 {
        isSure = false
      }
    }
    return (letters.map { $0.latin }.joined(separator: ""), isSure)
  }

  /// Vowels from the first letter on; their signs follow in the same order, without a.
  static let vowels = "a ā i ī u ū ri - e - e ai o - o au".pieces(at: " ")

  /// Consonants in the order that all scripts of India have in Unicode.
  static let consonants =
    """
    k kh g gh ṅ ch chh j jh ñ ṭ ṭh ḍ ḍh ṇ t th d dh n ṉ p ph b bh m y r ṟ l ḷ ḻ v sh sh s h
    """.pieces(at: " ")

  /// Consonants with a dot below.
  static let dotted =
    """
    k q
    kh kh
    g ġ
    j z
    ḍ ṛ
    ḍh ṛh
    ph f
    s sh
    l ḷ
    """
}
