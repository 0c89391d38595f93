import PipitLexicon

/// Which words are the same word spelled by Americans, the British and Oxford: `color` and `colour`;
/// `organize` and `organise`.
///
/// SCOWL tells whose a spelling is, not which belong together. Words of different regions do whose
/// consonants are the same once the differences that the regions make are taken away; where several
/// do, those with the fewest letters of difference. What no rule finds, `tyre` and `tire`, stands in
/// `Content/Words/spellings-en.txt`.
struct RegionalSpellings {
  private var others: [String: [SpellingWord.Spelling]] = [:]

  /// Finds what belongs together; `oxford` are the American words that Oxford writes too, `written`
  /// the pairs of British and American spellings that no rule finds.
  init(
    _ words: [WordPack.Word], oxford: Set<String>, written: [(british: String, american: String)]
  ) {
    var groups: [[UInt8]: [WordPack.Word]] = [:]
    for word in words where word.region != .everybody {
      groups[Self.frame(word.text), default: []].append(word)
    }
    for group in groups.values {
      for word in group {
        for region in [WordRegion.american, .british, .oxford] where region != word.region {
          let closest = group.filter { $0.region == region }.map { other in
            (distance: Self.distance(word.text, other.text), text: other.text)
          }.min { ($0.distance, $0.text) < ($1.distance, $1.text) }
          guard let closest, closest.distance <= 4 else { continue }
          add(closest.text, to: word.text, region)
          if region == .american, oxford.contains(closest.text) {
            add(closest.text, to: word.text, .oxford)
          }
        }
      }
    }
    for pair in written {
      add(pair.american, to: pair.british, .american)
      add(pair.british, to: pair.american, .british)
    }
  }

  /// The spellings of other regions, Americans first.
  func others(of word: String) -> [SpellingWord.Spelling] { others[word] ?? [] }

  private mutating func add(_ other: String, to word: String, _ region: WordRegion) {
    let spelling = SpellingWord.Spelling(other, region: region.tag ?? "en")
    if !others[word, default: []].contains(spelling) { others[word, default: []].append(spelling) }
  }

  /// What of a word no region spells otherwise: -our and -or, -re and -er, ae and e, -ise and -ize,
  /// -ce and -se, sk and sc, doubled letters, a silent e.
  private static func frame(_ word: String) -> [UInt8] {
    var frame: [UInt8] = []
    for letter in word.utf8 {
      let letter: UInt8? =
        switch letter {
        case UInt8(ascii: "e"), UInt8(ascii: "u"): nil
        case UInt8(ascii: "c"), UInt8(ascii: "s"), UInt8(ascii: "k"): UInt8(ascii: "z")
        case UInt8(ascii: "y"): UInt8(ascii: "i")
        default: letter
        }
      if let letter, letter != frame.last { frame.append(letter) }
    }
    // In anaemia and oestrogen a vowel goes with the e.
    return frame.enumerated().filter { place, letter in
      !(letter == UInt8(ascii: "a") || letter == UInt8(ascii: "o"))
        || place == 0 && word.utf8.dropFirst().first != UInt8(ascii: "e")
    }.map(\.element)
  }

  /// How many letters must be added, left out or replaced.
  static func distance(_ one: String, _ other: String) -> Int {
    let other = Array(other.utf8)
    var row = Array(0...other.count)
    for letter in one.utf8 {
      var diagonal = row[0]
      row[0] += 1
      for place in other.indices {
        let kept = diagonal + (letter == other[place] ? 0 : 1)
        diagonal = row[place + 1]
        row[place + 1] = min(kept, row[place] + 1, diagonal + 1)
      }
    }
    return row[other.count]
  }
}
