import Foundation

/// Ukrainian in Latin letters by the national system of 2010 (resolution 55 of the Cabinet of
/// Ministers, 27 January 2010).
enum UkrainianLatin {
  /// A word in Latin letters, with capitals where it has them.
  static func written(_ word: String) -> String {
    let letters = Array(word.precomposedStringWithCanonicalMapping)
    var written = ""
    for (place, letter) in letters.enumerated() {
      let small = Character(letter.lowercased())
      let isFirst = place == 0 || letters[place - 1] == "-" || letters[place - 1] == " "
      var latin = (isFirst ? first[small] : nil) ?? usual[small] ?? String(letter)
      if small == "г", place > 0, letters[place - 1].lowercased() == "з" { latin = "gh" }
      if letter != small { latin = latin.prefix(1).uppercased() + latin.dropFirst() }
      written += latin
    }
    return written
  }

  private static let first: [Character: String] = [
    "є": "ye", "ї": "yi", "й": "y", "ю": "yu", "я": "ya",
  ]
  private static let usual: [Character: String] = [
    "а": "a", "б": "b", "в": "v", "г": "h", "ґ": "g", "д": "d", "е": "e", "є": "ie", "ж": "zh",
    "з": "z", "и": "y", "і": "i", "ї": "i", "й": "i", "к": "k", "л": "l", "м": "m", "н": "n",
    "о": "o", "п": "p", "р": "r", "с": "s", "т": "t", "у": "u", "ф": "f", "х": "kh", "ц": "ts",
    "ч": "ch", "ш": "sh", "щ": "shch", "ю": "iu", "я": "ia", "ь": "", "’": "", "'": "", "ʼ": "",
  ]
}

/// Kana beside the Japanese that it reads.
enum Kana {
  /// Whether the kana of a word stand, in their order, in its reading.
  static func agrees(_ reading: String, with word: String) -> Bool {
    var rest = reading.unicodeScalars[...]
    for scalar in word.unicodeScalars where isKana(scalar) {
      guard let place = rest.firstIndex(of: scalar) else { return false }
      rest = rest[rest.index(after: place)...]
    }
    return true
  }

  private static func isKana(_ scalar: Unicode.Scalar) -> Bool {
    (0x3041...0x3096).contains(scalar.value) || (0x30a1...0x30fc).contains(scalar.value)
  }
}

/// Japanese in Latin letters by the modified Hepburn system.
enum Hepburn {
  /// Kana in Latin letters, long vowels written out; nil where something else stands among them.
  static func written(_ kana: String) -> String? {
    var written = ""
    var doubles = false
    let letters = kana.unicodeScalars.map { hiragana($0) }
    var place = 0
    while place < letters.count {
      let letter = letters[place]
      place += 1
      if letter == "っ" {
        doubles = true
      } else if letter == "ー" {
        written += "-"
      } else {
        var found: String?
        if place < letters.count, let pair = pairs["\(letter)\(letters[place])"] {
          found = pair
          place += 1
        }
        guard let latin = found ?? single[letter] else { return nil }
        if doubles { written += latin.hasPrefix("ch") ? "t" : latin.prefix(1) }
        doubles = false
        written += latin
      }
    }
    return written
  }

  /// Whether Latin letters read as the kana do: long vowels with a macron or written out, the
  /// particles は and へ as they are said.
  static func agrees(_ latin: String, with kana: String) -> Bool {
    var readings = [kana]
    for (letter, said) in [("は", "わ"), ("へ", "え")] {
      for reading in readings {
        for place in reading.indices where reading[place...].hasPrefix(letter) {
          var other = reading
          other.replaceSubrange(place...place, with: said)
          readings.append(other)
        }
      }
    }
    let given = Array(latin.precomposedStringWithCanonicalMapping.lowercased()).filter {
      !"'’-".contains($0)
    }
    return readings.contains { written($0).map { fits(given, Array($0)) } ?? true }
  }

  private static func fits(_ given: [Character], _ plain: [Character]) -> Bool {
    var place = 0
    for letter in given {
      guard place < plain.count else { return false }
      if let vowel = long[letter] {
        guard plain[place] == vowel, place + 1 < plain.count,
          [vowel, "-", vowel == "o" ? "u" : "-"].contains(plain[place + 1])
        else { return false }
        place += 2
      } else {
        guard plain[place] == letter else { return false }
        place += 1
      }
    }
    return place == plain.count
  }

  private static let long: [Character: Character] = [
    "ā": "a", "ī": "i", "ū": "u", "ē": "e", "ō": "o",
  ]

  private static func hiragana(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    (0x30a1...0x30f6).contains(scalar.value)
      ? Unicode.Scalar(scalar.value - 0x60) ?? scalar : scalar
  }

  private static let single: [Unicode.Scalar: String] = {
    var table: [Unicode.Scalar: String] = [
      "し": "shi", "ち": "chi", "つ": "tsu", "ふ": "fu", "じ": "ji", "ぢ": "ji", "づ": "zu",
      "や": "ya", "ゆ": "yu", "よ": "yo", "わ": "wa", "を": "o", "ん": "n", "ゔ": "vu",
    ]
    for (row, consonant) in [
      ("あいうえお", ""), ("かきくけこ", "k"), ("さしすせそ", "s"), ("たちつてと", "t"),
      ("なにぬねの", "n"), ("はひふへほ", "h"), ("まみむめも", "m"), ("らりるれろ", "r"),
      ("がぎぐげご", "g"), ("ざじずぜぞ", "z"), ("だぢづでど", "d"), ("ばびぶべぼ", "b"),
      ("ぱぴぷぺぽ", "p"),
    ] {
      for (kana, vowel) in zip(row.unicodeScalars, "aiueo") where table[kana] == nil {
        table[kana] = consonant + String(vowel)
      }
    }
    return table
  }()

  private static let pairs: [String: String] = {
    var table = [
      "てぃ": "ti", "でぃ": "di", "とぅ": "tu", "どぅ": "du", "でゅ": "dyu", "てゅ": "tyu",
    ]
    for (kana, consonant) in [
      ("き", "ky"), ("に", "ny"), ("ひ", "hy"), ("み", "my"), ("り", "ry"), ("ぎ", "gy"),
      ("び", "by"), ("ぴ", "py"), ("し", "sh"), ("ち", "ch"), ("じ", "j"), ("ぢ", "j"), ("ふ", "fy"),
    ] {
      for (small, vowel) in [("ゃ", "a"), ("ゅ", "u"), ("ょ", "o"), ("ぇ", "e")] {
        table[kana + small] = consonant + vowel
      }
    }
    for (kana, consonant) in [("ふ", "f"), ("ゔ", "v"), ("つ", "ts"), ("う", "w")] {
      for (small, vowel) in [("ぁ", "a"), ("ぃ", "i"), ("ぇ", "e"), ("ぉ", "o")] {
        table[kana + small] = consonant + vowel
      }
    }
    return table
  }()
}

/// Mandarin in Latin letters with tone marks.
enum Pinyin {
  /// Whether a word divides into as many syllables as characters, each one there is, with its tone
  /// mark where it belongs. A character 儿 may be the r at the end of the syllable before it.
  static func agrees(_ word: String, syllables count: Int, _ characters: String) -> Bool {
    if count == 0 { return true }
    let letters = Array(word.precomposedStringWithCanonicalMapping.lowercased())
    return divides(letters, into: count, mayEndInR: characters.contains("儿"))
  }

  private static func divides(_ letters: [Character], into count: Int, mayEndInR: Bool) -> Bool {
    if letters.isEmpty { return count == 0 }
    if count == 0 { return false }
    if "'’-".contains(letters[0]) {
      return divides(Array(letters.dropFirst()), into: count, mayEndInR: mayEndInR)
    }
    if mayEndInR, letters[0] == "r",
      divides(Array(letters.dropFirst()), into: count - 1, mayEndInR: mayEndInR)
    {
      return true
    }
    return (1...6).contains { length in
      length <= letters.count && isSyllable(letters[..<length])
        && divides(Array(letters[length...]), into: count - 1, mayEndInR: mayEndInR)
    }
  }

  private static func isSyllable(_ letters: ArraySlice<Character>) -> Bool {
    var plain: [Character] = []
    var marked: [Int] = []
    for letter in letters {
      let scalars = Array(String(letter).decomposedStringWithCanonicalMapping.unicodeScalars)
      let isMarked = scalars.contains { "\u{300}\u{301}\u{304}\u{30c}".unicodeScalars.contains($0) }
      if isMarked { marked.append(plain.count) }
      plain.append(scalars.contains("\u{308}") ? "ü" : Character(scalars[0]))
    }
    guard marked.count <= 1, syllables.contains(String(plain)) else { return false }
    guard let place = marked.first else { return true }
    return place == vowelForTone(plain)
  }

  /// The mark stands on a or e, on the o of ou, else on the last vowel.
  private static func vowelForTone(_ letters: [Character]) -> Int? {
    letters.firstIndex { $0 == "a" || $0 == "e" }
      ?? (String(letters).contains("ou") ? letters.firstIndex(of: "o") : nil)
      ?? letters.lastIndex { "iouü".contains($0) }
  }

  private static let syllables: Set<String> = {
    var all: Set<String> = []
    for (initials, finals) in [
      ("", "a ai an ang ao e ei en eng er o ou"),
      ("b p m", "a ai an ang ao ei en eng i ian iao ie in ing o u"),
      ("p m f", "ou"), ("m", "e iu"), ("f", "a an ang ei en eng o u"),
      ("d t", "a ai an ang ao e eng i ian iao ie ing ong ou u uan ui un uo"),
      ("d", "ei en ia iu"), ("n l", "a ai an ang ao e ei eng i ian iang iao ie in ing iu"),
      ("n l", "ong ou u uan un uo ü üe"), ("n", "en"), ("l", "ia o"),
      ("g k h zh", "a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo"),
      ("ch", "a ai an ang ao e en eng ong ou u ua uai uan uang ui un uo"),
      ("sh", "a ai an ang ao e ei en eng ou u ua uai uan uang ui un uo"),
      ("j q x", "i ia ian iang iao ie in ing iong iu u uan ue un"),
      ("zh ch sh r z c s", "i"), ("r", "an ang ao e en eng ong ou u ua uan ui un uo"),
      ("z c s", "a ai an ang ao e en eng ong ou u uan ui un uo"), ("z", "ei"),
      ("y", "a an ang ao e i in ing o ong ou u uan ue un"), ("w", "a ai an ang ei en eng o u"),
    ] {
      for initial in initials.split(separator: " ", omittingEmptySubsequences: !initials.isEmpty) {
        for final in finals.split(separator: " ") { all.insert(String(initial + final)) }
      }
    }
    return all
  }()
}
