import PipitBase

/// Pinyin as a plain keyboard writes it.
enum Pinyin {
  /// The text with marks in place of the digits of its tones, and ü for v: `ni3 hao3` gives `nǐ hǎo`.
  ///
  /// The mark stands on a or e, on the o of ou, else on the last vowel (GB/T 16159).
  static func marked(_ text: String) -> String {
    var marked: [Unicode.Scalar] = []
    var start = 0
    for scalar in text.unicodeScalars {
      switch scalar {
      case "1"..."5" where start < marked.count:
        if let mark = mark(scalar), let vowel = vowel(marked[start...]) {
          marked.insert(mark, at: vowel + 1)
        }
        start = marked.count
      case "v": marked.append("ü")
      case "V": marked.append("Ü")
      default:
        marked.append(scalar)
        if scalar == " " || scalar == "'" || scalar == "’" { start = marked.count }
      }
    }
    var text = ""
    for scalar in marked { text.unicodeScalars.append(scalar) }
    return text
  }

  private static func mark(_ tone: Unicode.Scalar) -> Unicode.Scalar? {
    switch tone {
    case "1": "\u{304}"
    case "2": "\u{301}"
    case "3": "\u{30c}"
    case "4": "\u{300}"
    default: nil
    }
  }

  /// Where the vowel of a syllable stands that bears the mark.
  private static func vowel(_ syllable: ArraySlice<Unicode.Scalar>) -> Int? {
    var last: Int?
    for place in syllable.indices {
      switch syllable[place] {
      case "a", "e", "A", "E": return place
      case "o", "O":
        let next = place + 1
        if next < syllable.endIndex, syllable[next] == "u" { return place }
        last = place
      case "i", "u", "ü", "I", "U", "Ü": last = place
      default: break
      }
    }
    return last
  }
}
