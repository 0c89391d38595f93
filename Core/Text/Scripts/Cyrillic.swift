import PipitBase

/// Cyrillic in Latin letters, by the rules of the state or the people that write them.
public enum Cyrillic {
  /// Ukrainian in Latin letters, by resolution 55 of the Cabinet of Ministers, 27 January 2010; nil
  /// where there are letters that Ukrainian has not.
  ///
  ///     Cyrillic.ukrainianInLatin("Згуровський")  // "Zghurovskyi"
  public static func ukrainianInLatin(_ text: String) -> String? {
    var latin = Letters()
    let letters = Text.scalars(of: Text.composed(text))
    for (place, letter) in letters.enumerated() {
      let low = small(letter)
      let before = place > 0 ? letters[place - 1] : " "
      if isApostrophe(letter), place > 0, isCyrillic(before) { continue }
      guard isCyrillic(letter) else {
        latin.add(letter)
        continue
      }
      guard let usual = row(of: low, ukrainian) else { return nil }
      let isFirst = !isCyrillic(before) && !(isApostrophe(before) && place > 1)
      var written = usual
      if isFirst, let first = row(of: low, ukrainianAtFirst) { written = first }
      if low == "г", small(before) == "з" { written = "gh" }
      if written != "-" { latin.add(written, letter, letters, place) }
    }
    return latin.text
  }

  /// Serbian in Gaj's Latin letters, one for one; nil where there are letters that Serbian has not.
  ///
  ///     Cyrillic.serbianInLatin("Његош")  // "Njegoš"
  public static func serbianInLatin(_ text: String) -> String? {
    var latin = Letters()
    let letters = Text.scalars(of: Text.composed(text))
    for (place, letter) in letters.enumerated() {
      if !isCyrillic(letter) {
        latin.add(letter)
      } else if let written = row(of: small(letter), serbian) {
        latin.add(written, letter, letters, place)
      } else {
        return nil
      }
    }
    return latin.text
  }

  /// Serbian in Vuk's Cyrillic; nil where there are letters that Serbian has not.
  ///
  /// Not sure where n and j, l and j, or d and ž may be letters of two parts of the word.
  ///
  ///     Cyrillic.serbianFromLatin("ljubav")  // ("љубав", isSure: true)
  public static func serbianFromLatin(_ text: String) -> (text: String, isSure: Bool)? {
    var cyrillic: [Unicode.Scalar] = []
    var isSure = true
    let letters = Text.scalars(of: Text.composed(text))
    let low = letters.map { small($0) }
    var start = 0
    var place = 0
    while place < letters.count {
      let letter = low[place]
      if !Text.isWordly(letter) || letter.value < 0x3a {
        cyrillic.append(letters[place])
        place += 1
        start = place
        continue
      }
      var count = 1
      if place + 1 < low.count, row(ofLatin: [letter, low[place + 1]]) != nil {
        let isParted = isParted(low[start...], at: place - start)
        if isParted { isSure = false } else { count = 2 }
      }
      guard let found = row(ofLatin: Array(low[place..<place + count])) else { return nil }
      let isCapital = letter != letters[place]
      cyrillic.append(isCapital ? Unicode.Scalar(capital(found.value))! : found)
      place += count
    }
    return (Text.text(of: cyrillic), isSure)
  }

  /// Whether a word begins with a part that ends between two letters that else are one.
  private static func isParted(_ word: ArraySlice<Unicode.Scalar>, at place: Int) -> Bool {
    let begin = Text.text(of: Array(word.prefix(place + 2)))
    return begin.isAmong("inj konj vanj tanj nadž odž podž predž")
      && !(begin == "konj" && !Text.text(of: Array(word.prefix(5))).isAmong("konju konje"))
  }

  /// The capital of a Cyrillic letter of Serbian.
  private static func capital(_ small: UInt32) -> UInt32 {
    small < 0x450 ? small - 0x20 : small - 0x50
  }

  private static func isCyrillic(_ scalar: Unicode.Scalar) -> Bool {
    (0x400...0x4ff).contains(scalar.value)
  }

  private static func small(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    Text.scalars(of: Text.small(scalar))[0]
  }

  private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool { Repair.usual(scalar) == "'" }

  private static func row(of letter: Unicode.Scalar, _ table: String) -> String? {
    table.row(of: Text.text(of: [letter]))
  }

  private static func row(ofLatin latin: [Unicode.Scalar]) -> Unicode.Scalar? {
    let wanted = Text.text(of: latin)
    for line in serbian.pieces(at: "\n") {
      let words = line.pieces(at: " ")
      if words[1] == wanted { return Text.scalars(of: words[0])[0] }
    }
    return nil
  }

  /// Latin letters as they are put together.
  private struct Letters {
    private var scalars: [Unicode.Scalar] = []

    var text: String { Text.text(of: scalars) }

    mutating func add(_ scalar: Unicode.Scalar) { scalars.append(scalar) }

    /// Adds letters for one: all capitals among capitals, the first alone before small letters.
    mutating func add(
      _ written: String, _ letter: Unicode.Scalar, _ word: [Unicode.Scalar], _ place: Int
    ) {
      let isCapital = small(letter) != letter
      for (index, scalar) in Text.scalars(of: written).enumerated() {
        let isUpper = isCapital && (index == 0 || Self.isAmongCapitals(word, place))
        scalars.append(isUpper ? Self.capital(scalar) : scalar)
      }
    }

    private static func isAmongCapitals(_ word: [Unicode.Scalar], _ place: Int) -> Bool {
      for other in [place + 1, place - 1] where word.indices.contains(other) {
        if isCyrillic(word[other]) { return small(word[other]) != word[other] }
      }
      return false
    }

    private static func capital(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
      switch scalar.value {
      case 0x61...0x7a: Unicode.Scalar(scalar.value - 0x20)!
      case 0x100...0x17f: Unicode.Scalar(scalar.value - 1)!
      default: scalar
      }
    }
  }

  private static let ukrainian =
    """
    а a
    б b
    в v
    г h
    ґ g
    д d
    е e
    є ie
    ж zh
    з z
    и y
    і i
    ї i
    й i
    к k
    л l
    м m
    н n
    о o
    п p
    р r
    с s
    т t
    у u
    ф f
    х kh
    ц ts
    ч ch
    ш sh
    щ shch
    ь -
    ю iu
    я ia
    """

  private static let ukrainianAtFirst =
    """
    є ye
    ї yi
    й y
    ю yu
    я ya
    """

  /// Vuk Karadžić's letters and Ljudevit Gaj's.
  private static let serbian =
    """
    а a
    б b
    в v
    г g
    д d
    ђ đ
    е e
    ж ž
    з z
    и i
    ј j
    к k
    л l
    љ lj
    м m
    н n
    њ nj
    о o
    п p
    р r
    с s
    т t
    ћ ć
    у u
    ф f
    х h
    ц c
    ч č
    џ dž
    ш š
    """
}
