import PipitBase

/// Latin letters in Gurmukhi.
extension Indic {
  /// A text in Gurmukhi; nil where there are letters that no sign of it writes.
  ///
  /// The nasal sign is tippi after a, i, u and ū, but bindi after the letters ਉ and ਊ and other vowels.
  /// Not sure where r or v follow a consonant inside a word, and may be written under it.
  ///
  ///     Indic.gurmukhi("lūṁbaṛī")  // ("ਲੂੰਬੜੀ", isSure: true)
  public static func gurmukhi(_ latin: String) -> (text: String, isSure: Bool)? {
    var gurmukhi: [Unicode.Scalar] = []
    var isSure = true
    let letters = Text.scalars(of: Text.composed(Text.lowercased(latin, "pa")))
    var sounds: [Sound] = []
    var place = 0
    while place <= letters.count {
      if place < letters.count, let (sound, count) = sound(letters[place...]) {
        sounds.append(sound)
        place += count
        continue
      }
      isSure = write(sounds, &gurmukhi) && isSure
      sounds = []
      if place < letters.count {
        if letters[place].value >= 0x80, Text.isWordly(letters[place]) { return nil }
        if ("a"..."z").contains(letters[place]) { return nil }
        if letters[place] != "'" { gurmukhi.append(letters[place]) }
      }
      place += 1
    }
    return (Text.composed(Text.text(of: gurmukhi)), isSure)
  }

  /// A letter as it is heard: Latin, and its place among the vowels or the consonants.
  private struct Sound {
    let latin: String
    /// The vowel's place, or -1.
    var vowel = -1
    /// What writes the consonant; nothing for the nasal sign.
    var signs: [Unicode.Scalar] = []

    var isVowel: Bool { vowel >= 0 }
  }

  /// The longest letter at the beginning.
  private static func sound(_ letters: ArraySlice<Unicode.Scalar>) -> (Sound, Int)? {
    if letters.first == "ṁ" { return (Sound(latin: "ṁ"), 1) }
    for count in [3, 2, 1] where count <= letters.count {
      let latin = Text.text(of: Array(letters.prefix(count)))
      if !latin.isAmong("- ri e o"), let place = vowels.firstIndex(where: { $0 == latin }) {
        return (Sound(latin: latin, vowel: place), count)
      }
      // These stand twice in the table: before them the short ones of Devanagari.
      if latin.isAmong("e o") { return (Sound(latin: latin, vowel: latin == "e" ? 10 : 14), count) }
      if latin == "ṛ" { return (Sound(latin: latin, signs: ["ੜ"]), count) }
      if let place = consonants.firstIndex(where: { $0 == latin }), !latin.isAmong("ṉ ṟ ḻ") {
        return (Sound(latin: latin, signs: [Unicode.Scalar(UInt32(0xa15 + place))!]), count)
      }
      for line in dotted.pieces(at: "\n") {
        let words = line.pieces(at: " ")
        guard words[1] == latin, latin != "ṛh",
          let place = consonants.firstIndex(where: { $0 == words[0] })
        else {
          continue
        }
        return (
          Sound(latin: latin, signs: [Unicode.Scalar(UInt32(0xa15 + place))!, "\u{a3c}"]), count
        )
      }
    }
    return nil
  }

  /// Writes a word; false where it may be written otherwise.
  private static func write(_ word: [Sound], _ gurmukhi: inout [Unicode.Scalar]) -> Bool {
    var isSure = true
    for place in word.indices {
      let sound = word[place]
      let before: Sound? = place > 0 ? word[place - 1] : nil
      let next: Sound? = place + 1 < word.count ? word[place + 1] : nil
      let followsVowel = before?.isVowel ?? false
      if sound.isVowel {
        let carries = before == nil || followsVowel || before!.signs.isEmpty
        if carries {
          gurmukhi.append(Unicode.Scalar(UInt32(0xa05 + sound.vowel))!)
        } else if sound.vowel > 0 {
          gurmukhi.append(Unicode.Scalar(UInt32(0xa3d + sound.vowel))!)
        }
        continue
      }
      let isNasalSign =
        sound.signs.isEmpty
        || followsVowel && next != nil && !next!.isVowel
          && sound.latin.isAmong("ṅ ñ ṇ n m") && nasal(before!.latin, next!.latin) == sound.latin
      if isNasalSign {
        gurmukhi.append(isTippi(after: gurmukhi.last) ? "\u{a70}" : "\u{a02}")
      } else if followsVowel, let next, !next.isVowel, single(next.latin) == sound.latin {
        gurmukhi.append("\u{a71}")
      } else {
        gurmukhi += sound.signs
        guard let next, !next.isVowel, !next.signs.isEmpty else { continue }
        let isUnder =
          place == 0 && next.latin.isAmong("h r v") || next.latin == "h" && sound.latin != "s"
        if isUnder { gurmukhi.append("\u{a4d}") }
        if place > 0, next.latin.isAmong("r v") { isSure = false }
      }
    }
    return isSure
  }

  private static func isTippi(after scalar: Unicode.Scalar?) -> Bool {
    switch scalar {
    case "ਅ", "ਇ", "\u{a3f}", "\u{a41}", "\u{a42}": true
    case let scalar?: (0xa15...0xa39).contains(scalar.value) || scalar == "ੜ" || scalar == "\u{a3c}"
    default: false
    }
  }
}
