import PipitBase

/// The syllables: one table for both ways.
extension Kana {
  /// Kana of one word in Latin letters, every vowel written out and ー as a hyphen.
  static func syllables(_ kana: ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar]? {
    var latin: [Unicode.Scalar] = []
    var doubles = false
    var place = kana.startIndex
    while place < kana.endIndex {
      let letter = kana[place]
      let next = place + 1 < kana.endIndex ? kana[place + 1].value : 0
      place += 1
      if letter == "っ" {
        doubles = true
      } else if letter == "ー" {
        latin.append("-")
      } else if letter == "ん" {
        latin.append("n")
        let first = table.latin(of: next << 16) ?? 0
        if "aiueoy".unicodeScalars.contains(Unicode.Scalar(UInt8(first & 0xff))) {
          latin.append("'")
        }
      } else {
        var found = table.latin(of: letter.value << 16 | next)
        if found != nil, next != 0 {
          place += 1
        } else {
          found = table.latin(of: letter.value << 16)
        }
        guard var syllable = found else { return nil }
        if doubles {
          let first = Unicode.Scalar(UInt8(syllable & 0xff))
          if !"aiueo".unicodeScalars.contains(first) { latin.append(first == "c" ? "t" : first) }
        }
        doubles = false
        while syllable > 0 {
          latin.append(Unicode.Scalar(UInt8(syllable & 0xff)))
          syllable >>= 8
        }
      }
    }
    return latin
  }

  /// Whether a small っ stands before a kana whose consonant can be doubled in writing.
  static func doubles(before next: Unicode.Scalar?) -> Bool {
    guard let next, let latin = table.latin(of: next.value << 16) else { return false }
    return !"aiueonmy".unicodeScalars.contains(Unicode.Scalar(UInt8(latin & 0xff)))
  }

  /// Latin letters with macrons for long vowels.
  static func long(_ plain: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var latin: [Unicode.Scalar] = []
    var last: Unicode.Scalar = " "
    for letter in plain {
      let isLong =
        letter == "-"
        || letter == last && "aueo".unicodeScalars.contains(letter) || letter == "u" && last == "o"
      latin.append(isLong ? "\u{304}" : letter)
      last = isLong ? " " : letter
    }
    return latin
  }

  /// The syllable that Latin letters begin with, the longest there is, and how many they are.
  static func syllable(
    _ letters: ArraySlice<Unicode.Scalar>, _ spelling: Spelling
  ) -> ([Unicode.Scalar], Int)? {
    for count in [3, 2, 1] where count <= letters.count {
      var latin: UInt32 = 0
      for letter in letters.prefix(count).reversed() { latin = latin << 8 | letter.value & 0xff }
      let own = spelling == .hepburn ? nil : kunrei.kana(of: latin)
      guard let kana = own ?? table.kana(of: latin) else { continue }
      var syllable = [Unicode.Scalar(kana >> 16)!]
      if kana & 0xffff > 0 { syllable.append(Unicode.Scalar(kana & 0xffff)!) }
      return (syllable, count)
    }
    return nil
  }

  /// Syllables as numbers: one or two kana of 16 bits, and up to four Latin letters, the first lowest.
  private struct Syllables {
    private var kana: [UInt32] = []
    private var latin: [UInt32] = []

    /// Reads rows of consonants, each with its kana for a, i, u, e and o.
    init(_ rows: String) {
      for row in rows.pieces(at: "\n") {
        let words = row.pieces(at: " ")
        for (place, vowel) in "aiueo".unicodeScalars.enumerated() where words[place + 1] != "-" {
          var latin = vowel.value
          if words[0] != "-" {
            for consonant in words[0].bytes.reversed() { latin = latin << 8 | UInt32(consonant) }
          }
          var kana: UInt32 = 0
          let scalars = Text.scalars(of: words[place + 1])
          kana = scalars[0].value << 16 | (scalars.count > 1 ? scalars[1].value : 0)
          self.kana.append(kana)
          self.latin.append(latin)
        }
      }
    }

    func latin(of wanted: UInt32) -> UInt32? {
      for place in kana.indices where kana[place] == wanted { return latin[place] }
      return nil
    }

    func kana(of wanted: UInt32) -> UInt32? {
      for place in latin.indices where latin[place] == wanted { return kana[place] }
      return nil
    }
  }

  /// Hepburn; where two syllables are written alike the first is read.
  private static let table = Syllables(
    """
    - あ い う え お
    k か き く け こ
    s さ すぃ す せ そ
    t た てぃ とぅ て と
    n な に ぬ ね の
    h は ひ - へ ほ
    m ま み む め も
    y や - ゆ いぇ よ
    r ら り る れ ろ
    w わ うぃ - うぇ うぉ
    g が ぎ ぐ げ ご
    z ざ ずぃ ず ぜ ぞ
    d だ でぃ どぅ で ど
    b ば び ぶ べ ぼ
    p ぱ ぴ ぷ ぺ ぽ
    sh しゃ し しゅ しぇ しょ
    ch ちゃ ち ちゅ ちぇ ちょ
    ts つぁ つぃ つ つぇ つぉ
    f ふぁ ふぃ ふ ふぇ ふぉ
    j じゃ じ じゅ じぇ じょ
    v ゔぁ ゔぃ ゔ ゔぇ ゔぉ
    ky きゃ - きゅ きぇ きょ
    ny にゃ - にゅ にぇ にょ
    hy ひゃ - ひゅ ひぇ ひょ
    my みゃ - みゅ みぇ みょ
    ry りゃ - りゅ りぇ りょ
    gy ぎゃ - ぎゅ ぎぇ ぎょ
    by びゃ - びゅ びぇ びょ
    py ぴゃ - ぴゅ ぴぇ ぴょ
    ty - - てゅ - -
    dy - - でゅ - -
    fy - - ふゅ - -
    vy - - ゔゅ - -
    kw くぁ くぃ - くぇ くぉ
    gw ぐぁ - - - -
    j ぢゃ ぢ ぢゅ ぢぇ ぢょ
    z - - づ - -
    - - ゐ - ゑ を
    - ぁ ぃ ぅ ぇ ぉ
    y ゃ - ゅ - ょ
    w ゎ - - - -
    k ゕ - - ゖ -
    """)

  /// Kunrei and a keyboard, where they differ.
  private static let kunrei = Syllables(
    """
    s さ し す せ そ
    t た ち つ て と
    z ざ じ ず ぜ ぞ
    d だ ぢ づ で ど
    h は ひ ふ へ ほ
    w わ うぃ う うぇ を
    l ら り る れ ろ
    sy しゃ - しゅ しぇ しょ
    ty ちゃ - ちゅ ちぇ ちょ
    cy ちゃ - ちゅ ちぇ ちょ
    zy じゃ - じゅ じぇ じょ
    jy じゃ - じゅ じぇ じょ
    dy ぢゃ - ぢゅ ぢぇ ぢょ
    th てゃ てぃ てゅ てぇ てょ
    dh でゃ でぃ でゅ でぇ でょ
    """)
}
