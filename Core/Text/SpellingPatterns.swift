import PipitBase

/// What is known of how words are spelled: vowels, letters written twice, letters not heard.
enum SpellingPatterns {
  /// Whether a small letter, with whatever accents, is a vowel.
  static func isVowel(_ letter: String) -> Bool {
    let base = letter == "й" ? "й" : Text.scalars(of: Text.decomposed(letter)).first ?? " "
    for vowel in "aeiouyæøœаеиоуюяієыэαεηιουω".unicodeScalars where vowel == base { return true }
    return false
  }

  /// Whether a consonant stands beside its like.
  static func isDoubled(_ letters: [String], _ place: Int) -> Bool {
    let letter = letters[place]
    if isVowel(letter) { return false }
    return place > 0 && letters[place - 1] == letter
      || place + 1 < letters.count && letters[place + 1] == letter
  }

  /// Whether a letter is usually not heard where it stands, told from the letters around it.
  static func isSilent(_ letters: [String], _ place: Int, _ language: String) -> Bool {
    guard let patterns = silent.row(of: language == "und" ? "en" : language) else { return false }
    let word = ["^"] + letters + ["$"]
    for pattern in patterns.pieces(at: " ") {
      // The silent letter stands behind the mark.
      var signs: [String] = []
      var mark = 0
      for sign in pattern.characters {
        if sign == "'" { mark = signs.count } else { signs.append(String(sign)) }
      }
      let start = place + 1 - mark
      if start < 0 || start + signs.count > word.count { continue }
      var fits = true
      for (offset, sign) in signs.enumerated() where sign != word[start + offset] { fits = false }
      if fits { return true }
    }
    return false
  }

  /// For each language what stands around a letter that is not heard; the letter stands behind the
  /// apostrophe, `^` and `$` are the ends of the word.
  ///
  /// English: knee, gnat, sign, wrist, answer, psalm, pneumonia, receipt, rhythm, white, night,
  /// ghost, lamb, debt, hymn, government, should, talk, calm, half, folk, castle, listen, scene,
  /// muscle, excite, acquire, kitchen, knowledge, adjust, island, Wednesday, exhaust, honest, hour,
  /// guess, guide, build, and e at the end of a word and before -ly, -ment, -ful and -less.
  private static var silent: String {
    """
    en ^'kn ^'gn i'gn$ e'gn$ ei'gn ^'wr s'wo s'we ^'ps ^'pn i'pt r'h w'h i'gh u'gh a'gh ig'ht ugh't \
    ug'h ig'h g'h m'b$ e'bt u'bt m'n$ r'nm o'nm ou'ld a'lk a'lm a'lf o'lk s'tle s'ten s'ce s'ci \
    s'cl x'ce x'ci x'cu a'cq i'tch a'tch e'tch u'tch o'tch 'dge 'dj i'sl e'dn x'h ^'hon ^'hou ^'hei \
    g'ue g'ui b'ui b'uy b'e$ c'e$ d'e$ f'e$ g'e$ k'e$ l'e$ m'e$ n'e$ p'e$ r'e$ s'e$ t'e$ u'e$ v'e$ \
    z'e$ t'ely r'ely s'ely l'ely n'ely d'ely k'ely v'ely m'ely t'eme s'eme r'eme g'eme v'eme t'efu \
    s'efu c'efu k'efu p'efu r'efu m'efu s'ele m'ele c'ele l'ele r'ele v'ele g'ele
    es 'h g'ue g'ui ^'ps q'u
    fr 'h t'e$ s'e$ n'e$ r'e$ l'e$ d'e$ i'e$ u'e$ é'e$ 't$ 's$ 'd$ 'x$ 'p$ 'z$ m'p p'ts g'ue g'ui s'c
    de a'h e'h i'h o'h u'h ä'h ö'h ü'h t'h r'h i'e 'dt
    it ^'h c'h g'h c'i g'i s'ci
    """
  }
}

extension SpellingFault {
  /// Whether the spelling of a word gives occasion for such a fault: it has a consonant twice, `ie`
  /// or `ei`, a letter that is not heard, vowels that could be others, neighbours that are easily
  /// swapped, an accent, a capital.
  ///
  ///     SpellingFault.ie.isPossible(in: "receive", Language("en"))    // true
  ///     SpellingFault.silent.isPossible(in: "silent", Language("en")) // false
  public func isPossible(in word: String, _ language: Language) -> Bool {
    let spelled = SpelledLetters(word, language, LetterPolicy(language))
    var places = 0
    for place in spelled.letters.indices where isPossible(in: spelled, place, language.primary) {
      places += 1
    }
    switch self {
    case .vowel: return places > 2
    case .other: return places > 4
    default: return places > 0
    }
  }

  /// Whether the letter at a place is such an occasion.
  private func isPossible(in spelled: SpelledLetters, _ place: Int, _ language: String) -> Bool {
    let letters = spelled.letters
    let letter = letters[place]
    let before = place > 0 ? letters[place - 1] : ""
    switch self {
    case .doubled: return SpellingPatterns.isDoubled(letters, place)
    case .ie: return (before + letter).isAmong("ie ei")
    case .silent: return SpellingPatterns.isSilent(letters, place, language)
    case .vowel: return SpellingPatterns.isVowel(letter)
    case .swap:
      return letter != before
        && ((before + letter).isAmong("gh ht th hm")
          || SpellingPatterns.isVowel(before) && SpellingPatterns.isVowel(letter))
    case .accent: return letter != spelled.bare[place] && letter != "ß"
    case .capital: return letter != spelled.shown[place]
    case .other: return true
    }
  }
}
