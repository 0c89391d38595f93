import PipitText

/// What a voice is given of a text: bare of signs, in parts.
extension Speech {
  /// A text as it is heard, in parts of at most so many letters.
  ///
  /// A part ends where a sentence does, else a clause, else a word.
  static func parts(of text: String, mostLetters: Int) -> [String] {
    let letters = sayable(text)
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

  // MARK: Signs

  /// The text without markup and without signs whose names a voice would read; a gap is a pause.
  private static func sayable(_ text: String) -> [Unicode.Scalar] {
    let given = Array(text.unicodeScalars)
    var said: [Unicode.Scalar] = []
    var place = 0
    while place < given.count {
      let sign = given[place]
      let next = place + 1 < given.count ? given[place + 1] : " "
      let last = said.last ?? " "
      place += 1
      switch sign {
      case "<" where next == "/" || Text.isWordly(next):
        if let end = given[place...].firstIndex(of: ">") { place = end + 1 }
        space(&said)
      case "[" where isHan(last):
        // How a word is read, for the eye: 食[た]べる.
        if let end = given[place...].firstIndex(of: "]") { place = end + 1 }
      case "_" where next == "_", "▁", "—", "–": pause(&said)
      case "-", "\u{2010}", "\u{2011}":
        let isInside = Text.isWordly(last) && Text.isWordly(next)
        if isInside || last == " " && Text.isDigit(Character(next)) {
          said.append("-")
        } else {
          space(&said)
        }
      case "·", "\u{AD}", "\u{200B}", "\u{FEFF}": break
      case _ where isUnsaid(sign): space(&said)
      case ".", ",", ";", ":", "!", "?": mark(sign, &said)
      default: said.append(sign)
      }
    }
    while said.last == " " || said.last == "," { said.removeLast() }
    return said
  }

  private static func isUnsaid(_ sign: Unicode.Scalar) -> Bool {
    switch sign {
    case "\"", "“", "”", "„", "«", "»", "‹", "›", "「", "」", "『", "』", "【", "】", "《", "》", "（",
      "）", "(", ")", "[", "]", "{", "}", "<", ">", "*", "#", "/", "\\", "|", "~", "^", "`", "_":
      true
    default: sign.value <= 0x20 || sign.value == 0xA0
    }
  }

  private static func isHan(_ sign: Unicode.Scalar) -> Bool {
    (0x3400...0x9FFF).contains(sign.value) || sign == "々"
  }

  private static func space(_ said: inout [Unicode.Scalar]) {
    if let last = said.last, last != " " { said.append(" ") }
  }

  /// A mark stands at the word it follows, whatever was left out between them.
  private static func mark(_ sign: Unicode.Scalar, _ said: inout [Unicode.Scalar]) {
    if said.last == " " { said.removeLast() }
    said.append(sign)
  }

  /// A short pause, where something was said before.
  private static func pause(_ said: inout [Unicode.Scalar]) {
    if said.last == " " { said.removeLast() }
    if let last = said.last, Text.isWordly(last) { said.append(",") }
    space(&said)
  }
}
