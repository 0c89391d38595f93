import PipitBase

/// What kind of character a scalar is, as far as code words and typed answers need it.
///
/// The standard library knows of every character, from tables that would be a tenth of the
/// browser's module. Spaces and what begins a line are exact here; letters and digits are told
/// from punctuation and symbols by Unicode's blocks.
extension Text {
  /// Whether the character is a space or ends a line.
  public static func isSpace(_ character: Character) -> Bool {
    isSpace(character.unicodeScalars.first!.value)
  }

  static func isSpace(_ value: UInt32) -> Bool {
    switch value {
    case 0x09...0x0d, 0x20, 0x85, 0xa0, 0x1680, 0x2000...0x200a, 0x2028, 0x2029, 0x202f, 0x205f,
      0x3000:
      true
    default: false
    }
  }

  /// Whether the character ends a line.
  public static func isLineEnd(_ character: Character) -> Bool {
    switch character.unicodeScalars.first!.value {
    case 0x0a...0x0d, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether the character belongs to a word: a letter, a mark or a digit.
  public static func isWordly(_ character: Character) -> Bool {
    isWordly(character.unicodeScalars.first!)
  }

  /// Whether the scalar belongs to a word: a letter, a mark or a digit.
  public static func isWordly(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0xaa, 0xb5, 0xba: true
    case ..<0xc0, 0xd7, 0xf7, 0x2c2...0x2c5, 0x2d2...0x2df, 0x37e, 0x387, 0x55a...0x55f,
      0x589...0x58f, 0x5be, 0x5c0, 0x5c3, 0x5c6, 0x5f3, 0x5f4, 0x600...0x60f, 0x61b...0x61f,
      0x66a...0x66d, 0x6d4, 0x6dd, 0x6de, 0x6e9, 0x6fd, 0x6fe, 0x700...0x70f, 0x964, 0x965, 0x970,
      0xe3f, 0xe4f, 0xe5a, 0xe5b, 0x104a...0x104f, 0x10fb, 0x1360...0x1368, 0x1680, 0x17d4...0x17db,
      0x1800...0x180e:
      false
    case 0x2000...0x206f, 0x20a0...0x20cf, 0x2100...0x2bff, 0x2e00...0x3004, 0x3008...0x3020,
      0x3030,
      0x303d...0x303f, 0x30a0, 0x30fb, 0x3200...0x33ff, 0xd800...0xf8ff, 0xfd3e, 0xfd3f,
      0xfe00...0xfe19, 0xfe30...0xfe6f, 0xfeff...0xff0f, 0xff1a...0xff20, 0xff3b...0xff40,
      0xff5b...0xff65, 0xffe0...0xffff, 0x1f000...0x1faff, 0xe0000...:
      false
    default: true
    }
  }

  /// Whether the character is a digit of any script, raised or lowered ones among them.
  public static func isDigit(_ character: Character) -> Bool {
    switch character.unicodeScalars.first!.value {
    case 0x30...0x39, 0xb2, 0xb3, 0xb9, 0x660...0x669, 0x6f0...0x6f9, 0xe50...0xe59, 0xed0...0xed9,
      0xf20...0xf29, 0x1040...0x1049, 0x17e0...0x17e9, 0x2070, 0x2074...0x2079, 0x2080...0x2089,
      0xff10...0xff19:
      true
    // Each Indic script has 128 places, its digits at the same ones.
    case let value where (0x900...0xdff).contains(value): (0x66...0x6f).contains(value & 0x7f)
    default: false
    }
  }

  /// Whether the scalar cannot be seen: joiners, marks of direction, what chooses a shape.
  public static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    Repair.isInvisible(scalar.value)
  }
}

extension Text {
  /// The parts of a text between the characters that part them; empty ones are left out.
  @inline(never)
  public static func pieces(_ text: String, where isMark: (Character) -> Bool) -> [String] {
    var pieces: [String] = []
    var piece = ""
    for character in text {
      if !isMark(character) {
        piece.append(character)
      } else if !piece.isEmpty {
        pieces.append(piece)
        piece = ""
      }
    }
    if !piece.isEmpty { pieces.append(piece) }
    return pieces
  }
}
