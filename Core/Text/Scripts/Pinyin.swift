import PipitBase

/// Mandarin's syllables in pinyin, with marks or with numbers, and in bopomofo.
///
/// Spelled by GB/T 16159-2012: the mark of a tone stands on a or e, on the o of ou, else on the last
/// vowel; an apostrophe stands before a syllable with a, o or e inside a word. A plain keyboard writes
/// the tone's number behind the syllable, and ü as v or u: there.
public enum Pinyin {
  /// How syllables are written.
  public enum Writing: Sendable {
    case marks, numbers, bopomofo
  }

  /// A syllable with its tone, or a stretch of text that is none.
  struct Piece: Equatable {
    /// The letters as they came, ü as v.
    var letters: [Unicode.Scalar]
    /// The tone, 5 for the neutral one; 0 for what is no syllable.
    var tone: Int
  }

  /// Pinyin as a keyboard writes it with marks for numbers; what is no syllable stays as it stands.
  ///
  ///     Pinyin.marked("ni3 hao3")  // "nǐ hǎo"
  public static func marked(_ text: String) -> String { written(pieces(text), .marks) }

  /// A text of pinyin in another way of writing; nil where any word of it is no pinyin.
  ///
  ///     Pinyin.written("lǜsè", .numbers)   // "lv4se4"
  ///     Pinyin.written("lv4 se4", .marks)  // "lǜ sè"
  public static func written(_ text: String, _ writing: Writing) -> String? {
    var pieces = pieces(text)
    if text.unicodeScalars.contains(where: { isBopomofo($0) }) {
      guard let read = read(bopomofo: text) else { return nil }
      pieces = read
    }
    for piece in pieces where piece.tone == 0 && piece.letters.contains(where: Text.isWordly) {
      // A number is no word.
      if !piece.letters.allSatisfy({ $0.value < 0x3a }) { return nil }
    }
    return written(pieces, writing)
  }

  /// Whether a word divides into as many syllables as there are characters, each with the mark of its
  /// tone where it belongs. A character 儿 may be the r at the end of the syllable before it.
  public static func agrees(_ word: String, syllables count: Int, _ characters: String) -> Bool {
    if count == 0 { return true }
    let pieces = pieces(word)
    let ends = pieces.count { $0.letters.count > 1 && $0.letters.last == "r" && !isEr($0) }
    let isWhole = pieces.allSatisfy { $0.tone > 0 || "-' ".unicodeScalars.contains($0.letters[0]) }
    let syllables = pieces.count { $0.tone > 0 }
    let fits =
      syllables == count || characters.has("儿") && (syllables...syllables + ends).contains(count)
    return isWhole && fits
      && Text.composed(Text.lowercased(word, "zh")).filter { !"'’-".contains($0) }
        == written(pieces, .marks).lowercased().filter { !"'-".contains($0) }
  }

  private static func isEr(_ piece: Piece) -> Bool { piece.letters.count == 2 }

  static func written(_ pieces: [Piece], _ writing: Writing) -> String {
    var written: [Unicode.Scalar] = []
    var isInside = false
    for piece in pieces {
      if piece.tone == 0 {
        written += piece.letters
      } else {
        switch writing {
        case .marks: addMarked(piece, &written, isInside)
        case .numbers:
          written += piece.letters
          written.append(Unicode.Scalar(UInt8(0x30 + piece.tone)))
        case .bopomofo:
          if isInside { written.append(" ") }
          written += bopomofo(piece)
        }
      }
      isInside = piece.tone > 0
    }
    return Text.composed(Text.text(of: written))
  }

  private static func addMarked(
    _ piece: Piece, _ written: inout [Unicode.Scalar], _ isInside: Bool
  ) {
    let place = vowelForTone(piece.letters)
    if isInside, "aoeAOE".unicodeScalars.contains(piece.letters[0]) { written.append("'") }
    for (letter, scalar) in piece.letters.enumerated() {
      written.append(scalar == "v" ? "ü" : scalar == "V" ? "Ü" : scalar)
      if letter == place, piece.tone < 5 { written.append(marks[piece.tone - 1]) }
    }
  }

  private static let marks: [Unicode.Scalar] = ["\u{304}", "\u{301}", "\u{30c}", "\u{300}"]

  /// Where the vowel of a syllable stands that bears the mark.
  private static func vowelForTone(_ letters: [Unicode.Scalar]) -> Int? {
    var last: Int?
    for place in letters.indices {
      switch letters[place] {
      case "a", "e", "A", "E": return place
      case "o", "O":
        if place + 1 < letters.count, letters[place + 1] == "u" { return place }
        last = place
      case "i", "u", "v", "U", "V", "I": last = place
      default: break
      }
    }
    return last
  }

  // MARK: Reading

  /// A letter of pinyin as it was written, and the tone that its mark or the digit behind it tells.
  private struct Letter {
    let scalar: Unicode.Scalar
    var tone = 0
    /// Whether a digit ends the syllable here.
    var ends = false
  }

  /// The syllables of a text in marks or numbers, and what is between them.
  static func pieces(_ text: String) -> [Piece] {
    var pieces: [Piece] = []
    var word: [Letter] = []
    var isApostrophe = false
    func end() {
      if !word.isEmpty { pieces += divided(word) }
      word = []
    }
    for scalar in Text.decomposedScalars(text) {
      guard let scalar = Repair.usual(scalar) else { continue }
      let last = word.count - 1
      switch scalar {
      case "a"..."z", "A"..."Z":
        if isApostrophe { end() }
        word.append(Letter(scalar: scalar))
      case "\u{308}" where last >= 0,
        ":" where last >= 0 && (word[last].scalar.value | 0x20 == 0x75):
        word[last] = Letter(scalar: word[last].scalar == "U" ? "V" : "v", tone: word[last].tone)
      case "0"..."5" where last >= 0 && !word[last].ends:
        word[last].ends = true
        // The digit tells the tone of the syllable that ends here.
        word[last].tone = max(word[last].tone, scalar == "0" ? 5 : Int(scalar.value & 7))
      default:
        if last >= 0, let tone = marks.firstIndex(of: scalar) {
          word[last].tone = tone + 1
        } else if scalar == "'", last >= 0 {
          isApostrophe = true
          continue
        } else {
          end()
          if isApostrophe { pieces.append(Piece(letters: ["'"], tone: 0)) }
          pieces.append(Piece(letters: [scalar], tone: 0))
        }
      }
      isApostrophe = false
    }
    end()
    if isApostrophe { pieces.append(Piece(letters: ["'"], tone: 0)) }
    return pieces
  }

  /// A word cut into syllables, the longest first; one that cannot be cut is no syllable. Only after
  /// an apostrophe or a digit may a syllable begin with a, o or e.
  private static func divided(_ word: [Letter]) -> [Piece] {
    var lengths = [Int](repeating: 0, count: word.count + 1)
    lengths[word.count] = 1
    for start in stride(from: word.count - 1, through: 0, by: -1) {
      for length in 1...7 where start + length <= word.count && lengths[start + length] > 0 {
        let end = start + length
        let isOpen =
          end == word.count || word[end - 1].ends
          || !"aoe".unicodeScalars.contains(small(word[end].scalar))
        if isOpen, isSyllable(word[start..<end]) { lengths[start] = length }
      }
    }
    if lengths[0] == 0 { return [plain(word)] }
    var pieces: [Piece] = []
    var start = 0
    while start < word.count {
      let syllable = word[start..<start + lengths[start]]
      var tone = 0
      for letter in syllable { tone = max(tone, letter.tone) }
      pieces.append(Piece(letters: syllable.map { $0.scalar }, tone: tone == 0 ? 5 : tone))
      start += lengths[start]
    }
    return pieces
  }

  /// A word as it was written.
  private static func plain(_ word: [Letter]) -> Piece {
    var letters: [Unicode.Scalar] = []
    for letter in word {
      letters.append(letter.scalar == "v" ? "ü" : letter.scalar == "V" ? "Ü" : letter.scalar)
      if letter.tone == 0 { continue }
      letters.append(
        letter.ends ? Unicode.Scalar(UInt8(0x30 + letter.tone)) : marks[letter.tone - 1])
    }
    return Piece(letters: letters, tone: 0)
  }

  private static func isSyllable(_ letters: ArraySlice<Letter>) -> Bool {
    var packed: UInt64 = 0
    var marked = 0
    for (place, letter) in letters.enumerated() {
      if letter.tone > 0 { marked += 1 }
      if letter.ends, place < letters.count - 1 { return false }
      // The r of 儿 may follow any syllable.
      if place > 0, place == letters.count - 1, letter.scalar == "r", packed != UInt64(0x65) {
        break
      }
      packed = packed << 8 | UInt64(small(letter.scalar).value)
    }
    return marked <= 1 && syllables.contains(packed)
  }

  private static func small(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    ("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value | 0x20)) : scalar
  }
}
