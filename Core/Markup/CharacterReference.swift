import PipitBase

/// A character told by its name or number in HTML: `&amp;`, `&eacute;`, `&#x1f426;`.
///
/// Names are those of Latin-1 and of common punctuation; one that is not known is the text that it
/// is. The semicolon belongs to it.
struct CharacterReference {
  /// The character.
  let text: String
  /// Where what follows it begins.
  let end: Int

  private static let names =
    "amp &\nlt <\ngt >\nquot \"\napos '\nndash –\nmdash —\nhellip …\nlsquo ‘\nrsquo ’\n"
    + "sbquo ‚\nldquo “\nrdquo ”\nbdquo „\nbull •\neuro €\ntrade ™\nlarr ←\nrarr →\nOElig Œ\n"
    + "oelig œ\nnbsp \u{a0}\niexcl ¡\ncent ¢\npound £\ncurren ¤\nyen ¥\nbrvbar ¦\nsect §\n"
    + "uml ¨\ncopy ©\nordf ª\nlaquo «\nnot ¬\nshy \u{ad}\nreg ®\nmacr ¯\ndeg °\nplusmn ±\n"
    + "sup2 ²\nsup3 ³\nacute ´\nmicro µ\npara ¶\nmiddot ·\ncedil ¸\nsup1 ¹\nordm º\nraquo »\n"
    + "frac14 ¼\nfrac12 ½\nfrac34 ¾\niquest ¿\nAgrave À\nAacute Á\nAcirc Â\nAtilde Ã\nAuml Ä\n"
    + "Aring Å\nAElig Æ\nCcedil Ç\nEgrave È\nEacute É\nEcirc Ê\nEuml Ë\nIgrave Ì\nIacute Í\n"
    + "Icirc Î\nIuml Ï\nETH Ð\nNtilde Ñ\nOgrave Ò\nOacute Ó\nOcirc Ô\nOtilde Õ\nOuml Ö\n"
    + "times ×\nOslash Ø\nUgrave Ù\nUacute Ú\nUcirc Û\nUuml Ü\nYacute Ý\nTHORN Þ\nszlig ß\n"
    + "agrave à\naacute á\nacirc â\natilde ã\nauml ä\naring å\naelig æ\nccedil ç\negrave è\n"
    + "eacute é\necirc ê\neuml ë\nigrave ì\niacute í\nicirc î\niuml ï\neth ð\nntilde ñ\n"
    + "ograve ò\noacute ó\nocirc ô\notilde õ\nouml ö\ndivide ÷\noslash ø\nugrave ù\nuacute ú\n"
    + "ucirc û\nuuml ü\nyacute ý\nthorn þ\nyuml ÿ\n"

  /// The reference that begins with the mark at a place, or nil where none does.
  init?(_ bytes: [UInt8], at place: Int) {
    var end = place + 1
    // No name and no number that is known is longer.
    while end < bytes.count, end < place + 12, bytes[end] != UInt8(ascii: ";") { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ";"), end > place + 1 else { return nil }
    let name = Array(bytes[(place + 1)..<end])
    let text =
      name[0] == UInt8(ascii: "#")
      ? Self.character(name) : Self.names.row(of: String(decoding: name, as: UTF8.self))
    guard let text else { return nil }
    self.text = text
    self.end = end + 1
  }

  /// The character of a number such as `#233` or `#xe9`.
  private static func character(_ name: [UInt8]) -> String? {
    let isHexadecimal = name.count > 1 && name[1] | 0x20 == UInt8(ascii: "x")
    var number: UInt32 = 0
    let digits = name[(isHexadecimal ? 2 : 1)...]
    for digit in digits {
      let letter = digit | 0x20
      if (0x30...0x39).contains(digit) {
        number = number * (isHexadecimal ? 16 : 10) + UInt32(digit & 15)
      } else if isHexadecimal, (0x61...0x66).contains(letter) {
        number = number * 16 + UInt32(letter - 0x57)
      } else {
        return nil
      }
      number = min(number, 0x11_0000)
    }
    return digits.isEmpty ? nil : character(number)
  }

  private static func character(_ number: UInt32) -> String {
    guard number > 0, let scalar = Unicode.Scalar(number) else { return "\u{fffd}" }
    var text = ""
    text.unicodeScalars.append(scalar)
    return text
  }
}
