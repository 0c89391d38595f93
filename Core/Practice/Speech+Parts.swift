import PipitBase
import PipitText

/// What a voice is given of a text: short parts of it.
extension Speech {
  /// A text as it is said, in parts of at most so many letters.
  ///
  /// A part ends where a sentence does, else a clause, else a word.
  static func parts(of text: String, language: String, mostLetters: Int) -> [String] {
    var letters: [Unicode.Scalar] = []
    for letter in SpokenText.clean(text, language: language).unicodeScalars {
      letters.append(letter)
    }
    var parts: [String] = []
    var start = 0
    while start < letters.count {
      var end = min(start + mostLetters, letters.count)
      if end < letters.count { end = cut(letters, from: start, before: end) }
      parts.append(string(letters[start..<end]))
      start = end
      while start < letters.count, letters[start] == " " { start += 1 }
    }
    return parts
  }

  private static func string(_ letters: ArraySlice<Unicode.Scalar>) -> String {
    var scalars = String.UnicodeScalarView()
    for letter in letters { scalars.append(letter) }
    return String(scalars)
  }

  // MARK: Parts

  /// What may end a part, the best last.
  private enum End: Int {
    case none, word, clause, sentence
  }

  private static func cut(_ letters: [Unicode.Scalar], from start: Int, before latest: Int) -> Int {
    var best = End.none
    var end = latest
    for place in start..<latest {
      let found = self.end(letters[place], isBeforeSpace: letters[place + 1] == " ")
      if found != .none, found.rawValue >= best.rawValue {
        best = found
        end = place + 1
      }
    }
    // Letters and their marks stay together.
    while best == .none, end > start + 1, isMark(letters[end]) { end -= 1 }
    return end
  }

  private static func end(_ letter: Unicode.Scalar, isBeforeSpace: Bool) -> End {
    switch letter {
    case "。", "！", "？": .sentence
    case "、", "，", "；", "：": .clause
    case ".", "!", "?", "…", "।", "؟", "۔": isBeforeSpace ? .sentence : .none
    case ",", ";", ":", "،", "؛": isBeforeSpace ? .clause : .none
    default: isBeforeSpace ? .word : .none
    }
  }

  private static func isMark(_ letter: Unicode.Scalar) -> Bool {
    switch letter.value {
    case 0x300...0x36F, 0x3099, 0x309A, 0x200C, 0x200D, 0xFE00...0xFE0F: true
    default: false
    }
  }
}
