import PipitBase
import PipitText

/// What is left of a text when case, accents, width, punctuation, spaces and invisible characters
/// do not count: two spellings of a code word are the same when their folds are.
///
/// Every mark counts as an accent here, in every language: who cannot type `ş` may write `Sirnak`.
/// Where one letter is shown and asked for, `Speller` keeps the marks apart.
func fold(_ text: String) -> [UInt32] {
  var folded: [UInt32] = []
  var isASCII = true
  for byte in text.bytes {
    if byte >= 0x80 {
      isASCII = false
      break
    }
    switch byte {
    case 0x30...0x39, 0x61...0x7a: folded.append(UInt32(byte))
    case 0x41...0x5a: folded.append(UInt32(byte | 0x20))
    default: break
    }
  }
  if isASCII { return folded }
  folded.removeAll(keepingCapacity: true)
  for scalar in baseLetters(text).unicodeScalars where Text.isWordly(scalar) {
    folded.append(scalar.value)
  }
  return folded
}

/// The text in small letters without marks: `Émile` gives `emile`, `Straße` gives `strasse`.
func baseLetters(_ text: String) -> String {
  var base = ""
  for scalar in Text.decomposed(text).unicodeScalars {
    if isAccent(scalar.value) || Text.isInvisible(scalar) { continue }
    if let special = specialBase(scalar.value) {
      base += special
    } else if (0xff01...0xff5e).contains(scalar.value),
      let narrow = UnicodeScalar(scalar.value - 0xfee0)
    {
      base += Text.small(narrow)
    } else {
      base += Text.small(scalar)
    }
  }
  return base
}

/// Whether this is a mark over or under letters of any kind, or chooses how a character looks.
private func isAccent(_ value: UInt32) -> Bool {
  switch value {
  case 0x300...0x36f, 0x1ab0...0x1aff, 0x1dc0...0x1dff, 0x20d0...0x20ff, 0xfe00...0xfe0f: true
  default: false
  }
}

/// The base of a letter that Unicode does not take apart, and the plain form of a mark that word
/// processors put for another.
private func specialBase(_ value: UInt32) -> String? {
  switch value {
  case 0xdf, 0x1e9e: "ss"
  case 0xc6, 0xe6: "ae"
  case 0x152, 0x153: "oe"
  case 0xd8, 0xf8: "o"
  case 0x110, 0x111, 0xd0, 0xf0: "d"
  case 0x141, 0x142: "l"
  case 0x131: "i"
  case 0xde, 0xfe: "th"
  case 0x132, 0x133: "ij"
  case 0x1c4...0x1c6: "dz"
  case 0x1c7...0x1c9: "lj"
  case 0x1ca...0x1cc: "nj"
  case 0x3c2: "σ"
  case 0x2bc, 0x2018, 0x2019, 0x201b: "'"
  case 0x201c...0x201f: "\""
  case 0x2010...0x2015, 0x2212: "-"
  default: nil
  }
}
