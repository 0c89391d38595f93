import PipitBase

/// Kana in Latin letters and back.
///
/// By the modified Hepburn system (as the Library of Congress and Kenkyusha's dictionaries write it):
/// long vowels with a macron, n before b, m and p, an apostrophe after n before vowels and y. Read are
/// also the Kunrei system (ISO 3602) and what is typed on a keyboard for an input method.
public enum Kana {
  /// How Latin letters are to be read.
  public enum Spelling: Sendable {
    /// Modified Hepburn; m before b, m and p is read as well.
    case hepburn
    /// Kunrei, and the syllables of a keyboard: si, tya, hu, di.
    case kunrei
    /// As typed for an input method: as Kunrei, and nn is ん whatever follows, a hyphen is ー.
    case keyboard
  }

  /// Whether this is a kana, a small one, or the mark of a long vowel.
  public static func isKana(_ scalar: Unicode.Scalar) -> Bool {
    (0x3041...0x3096).contains(scalar.value) || (0x30a1...0x30fa).contains(scalar.value)
      || scalar == "ー" || (0xff66...0xff9f).contains(scalar.value)
  }

  /// The text with hiragana in place of katakana, and usual kana in place of half-width ones and of
  /// voice marks that stand apart.
  ///
  ///     Kana.hiragana("ﾊﾞｰ")  // "ばー"
  public static func hiragana(_ text: String) -> String { Text.text(of: letters(text)) }

  static func letters(_ text: String) -> [Unicode.Scalar] {
    var usual: [Unicode.Scalar] = []
    for scalar in Text.scalars(of: text) {
      switch scalar {
      case "゛": usual.append("\u{3099}")
      case "゜": usual.append("\u{309a}")
      default: if let scalar = Repair.usual(scalar) { usual.append(scalar) }
      }
    }
    return Text.scalars(of: Text.composed(Text.text(of: usual))).map { scalar in
      (0x30a1...0x30f6).contains(scalar.value) ? Unicode.Scalar(scalar.value - 0x60)! : scalar
    }
  }

  /// Kana in Hepburn; nil where there is anything but kana, marks, digits and Latin letters.
  ///
  /// Not sure are a small っ that doubles no letter, は or へ where it may be a particle, and う after お at
  /// the end of a verb, which are no long vowel.
  ///
  ///     Kana.romanized("がっこう")  // ("gakkō", isSure: true)
  public static func romanized(_ kana: String) -> (text: String, isSure: Bool)? {
    let letters = letters(kana)
    var latin: [Unicode.Scalar] = []
    var isSure = true
    var word = ""
    // A word is ended by what is no kana.
    func isWordOver(_ place: Int) -> Bool { place == letters.count || !isKana(letters[place]) }
    var start = 0
    for place in 0...letters.count where isWordOver(place) {
      if place > start {
        word = Text.text(of: Array(letters[start..<place]))
        guard let plain = syllables(letters[start..<place]) else { return nil }
        let isApart = word.isAmong(vowelsApart)
        let mayEndInParticle =
          "はへ".unicodeScalars.contains(letters[place - 1])
          && (place - start > 2 || place - start == 1 && letters.count > 1)
        if isApart || mayEndInParticle { isSure = false }
        for small in start..<place where letters[small] == "っ" {
          let next = small + 1 < place ? letters[small + 1] : nil
          if !doubles(before: next) { isSure = false }
        }
        latin += isApart ? plain.map { $0 == "-" ? "\u{304}" : $0 } : long(plain)
      }
      if place < letters.count {
        guard let mark = mark(letters[place]) else { return nil }
        latin.append(mark)
      }
      start = place + 1
    }
    return (Text.composed(Text.text(of: latin)), isSure)
  }

  /// Latin letters in hiragana; nil where they spell none.
  ///
  /// Not sure are ō and ē (おう or おお), ji and zu (じ or ぢ), ti and di (てぃ, or ち in Kunrei), and what may
  /// be a particle.
  ///
  ///     Kana.read("tōkyō")  // ("とうきょう", isSure: false)
  public static func read(_ latin: String) -> (text: String, isSure: Bool)? {
    let hepburn = read(latin, .hepburn)
    // Where si is written it is Kunrei's し, hardly ever すぃ.
    let isKunrei = hepburn == nil || Text.text(of: hepburn!).has("すぃ")
    guard let kana = isKunrei ? read(latin, .kunrei) : hepburn else { return nil }
    var isSure = !isKunrei
    for scalar in Text.scalars(of: Text.composed(Text.lowercased(latin, "ja")))
    where "ōēôê".unicodeScalars.contains(scalar) { isSure = false }
    for (place, scalar) in kana.enumerated() {
      let isSmall = "ぃぅ".unicodeScalars.contains(scalar) && place > 0
      if "じずぢづ".unicodeScalars.contains(scalar)
        || isSmall && "てでとど".unicodeScalars.contains(kana[place - 1])
      {
        isSure = false
      }
    }
    let text = Text.text(of: kana)
    let words = text.pieces(at: " ")
    if words.count > 1, words.contains(where: { $0.isAmong("わ え お") }) { isSure = false }
    return (text, isSure)
  }

  /// Latin letters in hiragana by one way of spelling.
  static func read(_ latin: String, _ spelling: Spelling) -> [Unicode.Scalar]? {
    var letters: [Unicode.Scalar] = []
    for scalar in Text.scalars(of: latin) {
      if let usual = Repair.usual(scalar) { letters.append(usual) }
    }
    letters = Text.decomposedScalars(Text.lowercased(Text.text(of: letters), "ja"))
    var kana: [Unicode.Scalar] = []
    var place = 0
    while place < letters.count {
      let letter = letters[place]
      let next = place + 1 < letters.count ? letters[place + 1] : " "
      let isLastN = letter == "n" && !"aiueoy".unicodeScalars.contains(next)
      if letter == "n", next == "n", spelling != .hepburn,
        spelling == .keyboard || place + 2 == letters.count
          || !"aiueoy".unicodeScalars.contains(letters[place + 2])
      {
        kana.append("ん")
        place += 2
      } else if isLastN || letter == "m" && "bmp".unicodeScalars.contains(next) {
        kana.append("ん")
        place += next == "'" ? 2 : 1
      } else if letter == next && ("b"..."z").contains(letter) && letter != "n"
        && !"eiou".unicodeScalars.contains(letter) || letter == "t" && next == "c"
      {
        kana.append("っ")
        place += 1
      } else if letter == "\u{304}" || letter == "\u{302}" {
        guard let last = kana.last, let vowel = vowel(last) else { return nil }
        kana.append(vowel == "お" ? "う" : vowel)
        place += 1
      } else if letter == "-" {
        if spelling == .keyboard { kana.append("ー") }
        place += 1
      } else if letter == "'" {
        place += 1
      } else if ("a"..."z").contains(letter) {
        guard let (syllable, count) = syllable(letters[place...], spelling) else { return nil }
        kana += syllable
        place += count
      } else if letter.isAccent || letter.value >= 0x80 && Text.isWordly(letter) {
        return nil
      } else {
        kana.append(letter)
        place += 1
      }
    }
    return kana
  }

  /// Whether Latin letters, read as kana, sound as the kana do: long vowels with a macron or written
  /// out, は, へ and を also as they are said as particles, ぢ and づ also as ji and zu.
  static func sounds(_ read: [Unicode.Scalar], as kana: [Unicode.Scalar]) -> Bool {
    let (read, kana) = (sound(read), sound(kana))
    if read.count != kana.count { return false }
    for place in read.indices where read[place] != kana[place] {
      switch (kana[place], read[place]) {
      case ("は", "わ"), ("へ", "え"), ("へ", "ー"), ("を", "お"), ("を", "ー"), ("ぢ", "じ"),
        ("づ", "ず"):
        continue
      default: return false
      }
    }
    return true
  }

  /// Whether a word in Hepburn reads as kana do.
  public static func agrees(_ latin: String, with kana: String) -> Bool {
    guard let read = read(latin, .hepburn) else { return false }
    return sounds(read, as: letters(kana))
  }

  /// Whether the kana of a word stand, in their order, in its reading.
  public static func agrees(_ reading: String, withWord word: String) -> Bool {
    let reading = letters(reading)
    var place = 0
    for scalar in letters(word) where isKana(scalar) {
      while place < reading.count, reading[place] != scalar { place += 1 }
      if place == reading.count { return false }
      place += 1
    }
    return true
  }

  /// Kana with ー for every long vowel, and nothing but kana.
  private static func sound(_ kana: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var sound: [Unicode.Scalar] = []
    var last: Unicode.Scalar?
    for scalar in kana where isKana(scalar) {
      let isLong = last != nil && (scalar == last || scalar == "う" && last == "お")
      sound.append(isLong ? "ー" : scalar)
      // A third vowel is a syllable of its own.
      last = isLong || scalar == "ー" ? nil : vowel(scalar)
    }
    return sound
  }

  /// The vowel that a kana ends in, as a kana.
  private static func vowel(_ kana: Unicode.Scalar) -> Unicode.Scalar? {
    let place = Int(kana.value) - 0x3041
    let vowels = vowels.bytes
    if place < 0 || place >= vowels.count { return nil }
    switch vowels[place] {
    case UInt8(ascii: "a"): return "あ"
    case UInt8(ascii: "i"): return "い"
    case UInt8(ascii: "u"): return "う"
    case UInt8(ascii: "e"): return "え"
    case UInt8(ascii: "o"): return "お"
    default: return nil
    }
  }

  /// The vowels of hiragana from ぁ to ゖ.
  private static let vowels =
    "aaiiuueeooaaiiuueeooaaiiuueeooaaii-uueeooaiueoaaaiiiuuueeeoooaiueoaauuooaiueoaaieo-uae"

  /// What Latin writing has for a mark of Japanese; nil for other letters.
  private static func mark(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "。": "."
    case "、": ","
    case "「", "」", "『", "』": "\""
    case "・": " "
    case "〜", "～": "~"
    default: scalar.value < 0x250 ? scalar : nil
    }
  }

  /// Words whose last う, or another inside, is no part of a long vowel, or may be none: verbs above all.
  private static let vowelsApart =
    """
    おもう おう とう よう さそう ひろう まよう かよう やとう のろう におう おおう かこう つどう きそう あらそう ととのう よそおう \
    うるおう ただよう つくろう すう くう ぬう ゆう みずうみ
    """
}
