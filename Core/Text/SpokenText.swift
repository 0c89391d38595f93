import PipitBase

/// A text as it is said: without what a voice would read out as the name of a sign.
public enum SpokenText {
  /// The words without markup, signs and readings in brackets. A gap is a short pause, or what the
  /// caller has said in its place.
  ///
  ///     SpokenText.clean("<b>hund</b>", language: "sv")    // "hund"
  ///     SpokenText.clean("食[た]べる", language: "ja")       // "たべる"
  ///     SpokenText.clean("Ella ___ aquí", language: "es")  // "Ella, aquí"
  public static func clean(_ text: String, language: String, gap: String = "") -> String {
    let scalars = Text.scalars(of: text)
    let isJapanese = Language(language).primary == "ja"
    var said: [Unicode.Scalar] = []
    var place = 0
    while place < scalars.count {
      let scalar = scalars[place]
      let next: Unicode.Scalar = place + 1 < scalars.count ? scalars[place + 1] : " "
      if isGap(scalar, next) {
        while place < scalars.count, isGap(scalars[place], scalars[place]) { place += 1 }
        if gap.isEmpty { addPause(&said) } else { said += Text.scalars(of: gap) }
        continue
      }
      if scalar == "<", let end = endOfTag(place, scalars) {
        addSpace(&said)
        place = end
      } else if scalar == "[", isJapanese, let end = endOfReading(place, scalars) {
        while let last = said.last, isHan(last) { said.removeLast() }
        said += scalars[(place + 1)..<end]
        place = end
      } else {
        add(scalar, before: next, &said)
      }
      place += 1
    }
    while said.last == " " || said.last == "," { said.removeLast() }
    return Text.text(of: said)
  }

  private static func add(
    _ scalar: Unicode.Scalar, before next: Unicode.Scalar, _ said: inout [Unicode.Scalar]
  ) {
    let last = said.last ?? " "
    switch scalar {
    case ".", ",", ";", ":", "!", "?":
      // A mark stands at the word it follows, whatever was left out between them.
      if last == " ", !said.isEmpty { said.removeLast() }
      said.append(scalar)
    case "-", "\u{2010}", "\u{2011}":
      let isInside = Text.isWordly(last) && Text.isWordly(next)
      let isMinus = last == " " && (0x30...0x39).contains(next.value)
      if isInside || isMinus { said.append("-") } else { addSpace(&said) }
    case "\u{2013}", "\u{2014}": addPause(&said)
    case "\u{ad}", "\u{b7}", "\u{200b}", "\u{feff}": break
    default:
      if Text.isWordly(scalar) || isSaid(scalar.value) {
        said.append(scalar)
      } else {
        addSpace(&said)
      }
    }
  }

  private static func addSpace(_ said: inout [Unicode.Scalar]) {
    if let last = said.last, last != " " { said.append(" ") }
  }

  /// A short pause, where a word was said before.
  private static func addPause(_ said: inout [Unicode.Scalar]) {
    if said.last == " " { said.removeLast() }
    if let last = said.last, Text.isWordly(last) { said.append(",") }
    addSpace(&said)
  }

  /// A line to write on, or dots for what is left out. One low line alone joins the parts of a name.
  private static func isGap(_ scalar: Unicode.Scalar, _ next: Unicode.Scalar) -> Bool {
    switch scalar {
    case "_": next == "_"
    case "\u{2581}", "\u{2026}", "\u{22ef}": true
    default: false
    }
  }

  /// Where the tag ends that begins at a place; nil where the sign is one of arithmetic.
  private static func endOfTag(_ start: Int, _ scalars: [Unicode.Scalar]) -> Int? {
    guard start + 1 < scalars.count else { return nil }
    let first = scalars[start + 1].value
    guard first == 0x2f || (0x61...0x7a).contains(first | 0x20) else { return nil }
    var place = start + 1
    while place < scalars.count {
      if scalars[place] == ">" { return place }
      place += 1
    }
    return nil
  }

  /// Where the bracket closes in which kana tell how the letters before it are read.
  private static func endOfReading(_ start: Int, _ scalars: [Unicode.Scalar]) -> Int? {
    guard start > 0, isHan(scalars[start - 1]) else { return nil }
    var place = start + 1
    while place < scalars.count, (0x3041...0x30ff).contains(scalars[place].value) { place += 1 }
    return place < scalars.count && place > start + 1 && scalars[place] == "]" ? place : nil
  }

  private static func isHan(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3005...0x3007, 0x3400...0x9fff: true
    default: false
    }
  }

  /// What joins letters, what makes a pause or a melody, and signs that are words.
  private static func isSaid(_ value: UInt32) -> Bool {
    switch value {
    // $ % & ' + = ¡ £ ¥ ° ¼ ½ ¾ ¿ ’
    case 0x24...0x27, 0x2b, 0x3d, 0xa1, 0xa3, 0xa5, 0xb0, 0xbc...0xbf, 0x2019: true
    // Joiners, currencies, ، ؛ ؟ ۔ । ॥ ։ 、 。 ！ ， ： ； ？
    case 0x200c, 0x200d, 0x20a0...0x20cf, 0x60c, 0x61b, 0x61f, 0x6d4, 0x964, 0x965, 0x589,
      0x3001, 0x3002, 0xff01, 0xff0c, 0xff1a, 0xff1b, 0xff1f:
      true
    default: false
    }
  }
}
