/// A script, by the places of its letters in Unicode.
struct Script: Equatable {
  private let ranges: [ClosedRange<UInt32>]

  private init(_ ranges: ClosedRange<UInt32>...) {
    self.ranges = ranges
  }

  /// Whether a letter may stand in a text of this script. Digits, marks and punctuation may stand in
  /// any, and so may the letters that Unicode counts to none, such as ʻ.
  func holds(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.properties.isAlphabetic, !(0x2b9...0x36f).contains(scalar.value) else {
      return true
    }
    return ranges.contains { $0.contains(scalar.value) }
  }

  static let latin = Script(
    0x41...0x5a, 0x61...0x7a, 0xaa...0xaa, 0xba...0xba, 0xc0...0x24f, 0x1e00...0x1eff,
    0x2c60...0x2c7f, 0xa720...0xa7ff)
  static let cyrillic = Script(0x400...0x52f)
  static let greek = Script(0x370...0x3ff, 0x1f00...0x1fff)
  static let arabic = Script(0x600...0x6ff, 0x750...0x77f, 0x8a0...0x8ff)
  static let hebrew = Script(0x590...0x5ff)
  static let devanagari = Script(0x900...0x97f)
  static let bengali = Script(0x980...0x9ff)
  static let gurmukhi = Script(0xa00...0xa7f)
  static let gujarati = Script(0xa80...0xaff)
  static let oriya = Script(0xb00...0xb7f)
  static let tamil = Script(0xb80...0xbff)
  static let telugu = Script(0xc00...0xc7f)
  static let kannada = Script(0xc80...0xcff)
  static let malayalam = Script(0xd00...0xd7f)
  static let sinhala = Script(0xd80...0xdff)
  static let ethiopic = Script(0x1200...0x139f)
  static let armenian = Script(0x530...0x58f)
  static let georgian = Script(0x10a0...0x10ff, 0x1c90...0x1cbf)
  static let hangul = Script(0x1100...0x11ff, 0x3130...0x318f, 0xac00...0xd7a3)
  static let kana = Script(0x3041...0x30ff, 0x31f0...0x31ff)
  static let han = Script(0x3005...0x3007, 0x3400...0x4dbf, 0x4e00...0x9fff)
}
