import PipitBase

/// Undoes what keyboards, phones and copying do to the single characters of a text.
enum Repair {
  /// The text with usual widths, plain quotes, dashes and spaces, and without what cannot be seen.
  ///
  /// A Turkic I is made small here, before a table for all languages makes it i.
  static func repaired(_ text: String, casing: LetterPolicy.Casing) -> String {
    let scalars =
      casing == .turkic ? Text.decomposedScalars(text) : Text.scalars(of: text)
    var repaired = ""
    repaired.reserveCapacity(text.utf8.count)
    var joint = Joint()
    for (place, scalar) in scalars.enumerated() {
      guard let usual = usual(scalar) else {
        joint.pass(scalar)
        continue
      }
      if let joiner = joint.meet(usual) { repaired.unicodeScalars.append(joiner) }
      if usual == "…" {
        repaired += "..."
      } else if usual == "I", casing == .turkic {
        repaired.unicodeScalars.append(small(scalars[(place + 1)...]))
      } else {
        repaired.unicodeScalars.append(usual)
      }
    }
    return repaired
  }

  /// The text without characters that cannot be seen; joiners in their place and what chooses a
  /// character's shape stay.
  static func visible(_ text: String) -> String {
    if Text.isASCII(text) { return text }
    var visible = ""
    var joint = Joint()
    for scalar in text.unicodeScalars {
      let isShape = (0xfe00...0xfe0f).contains(scalar.value) || scalar.value >= 0xe0100
      if isShape {
        visible.unicodeScalars.append(scalar)
      } else if isInvisible(scalar.value) {
        joint.pass(scalar)
      } else {
        if let joiner = joint.meet(scalar) { visible.unicodeScalars.append(joiner) }
        visible.unicodeScalars.append(scalar)
      }
    }
    return visible
  }

  /// A decomposed Turkic capital I as a small letter: with a dot above among its marks i, else ı.
  private static func small(_ marks: ArraySlice<Unicode.Scalar>) -> Unicode.Scalar {
    for mark in marks {
      if mark == "\u{307}" { return "i" }
      if !mark.isAccent { break }
    }
    return "ı"
  }

  /// The usual character for one that looks alike; nil for what cannot be seen.
  static func usual(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x21...0x5f, 0x61...0x7e: return scalar
    case let value where Text.isSpace(value): return " "
    case 0x60, 0xb4, 0x2b9, 0x2bb, 0x2bc, 0x2018, 0x2019, 0x201b, 0x2032, 0x2035, 0xff07, 0xff40:
      return "'"
    case 0x201c...0x201f, 0x2033, 0x2036, 0xab, 0xbb, 0x301d...0x301f, 0xff02: return "\""
    case 0x2010...0x2015, 0x2212, 0xfe58, 0xfe63, 0xff0d: return "-"
    case 0xff01...0xff5e: return Unicode.Scalar(scalar.value - 0xfee0)
    case 0xff61...0xff9f: return kana[Int(scalar.value - 0xff61)]
    default: return isInvisible(scalar.value) ? nil : scalar
    }
  }

  static func isInvisible(_ value: UInt32) -> Bool {
    switch value {
    case 0xad, 0x34f, 0x61c, 0x180e, 0x200b...0x200f, 0x202a...0x202e, 0x2060...0x206f,
      0xfe00...0xfe0f, 0xfeff, 0xfff9...0xfffb, 0xe0100...0xe01ef:
      true
    default: false
    }
  }

  /// Half-width kana from U+FF61 on; the two voicing marks join the letter before them.
  private static let kana = Text.scalars(
    of: """
      。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノ\
      ハヒフヘホマミムメモヤユヨラリルレロワン\u{3099}\u{309a}
      """)
}

/// Keeps a joiner until it is known whether it stands between two characters that it can change.
private struct Joint {
  private var before: Unicode.Scalar?
  private var joiner: Unicode.Scalar?

  /// Passes over a character that cannot be seen.
  mutating func pass(_ scalar: Unicode.Scalar) {
    if scalar.value == 0x200c || scalar.value == 0x200d { joiner = scalar }
  }

  /// Meets the next character that can be seen, and gives the joiner that belongs before it.
  mutating func meet(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    defer { (before, joiner) = (scalar, nil) }
    guard let joiner, let before, Self.joins(before.value), Self.joins(scalar.value) else {
      return nil
    }
    return joiner
  }

  /// Letters of Arabic, Syriac, Mongolian and the Indic scripts, and pictures.
  private static func joins(_ value: UInt32) -> Bool {
    switch value {
    case 0x600...0x8ff, 0x900...0xdff, 0xf00...0x109f, 0x1700...0x18af, 0x1900...0x1cff,
      0xa800...0xabff, 0xfb50...0xfdff, 0xfe70...0xfefc, 0x10a00...0x11fff:
      true
    case 0x2190...0x2bff, 0x1f000...0x1faff: true
    default: false
    }
  }
}
