import PipitText
import Testing

struct KindTests {
  /// Unicode knows better than our blocks: no punctuation of a living script is taken for a letter,
  /// and no letter or mark for punctuation.
  @Test func lettersAreToldFromPunctuation() {
    for value in UInt32(0)...0x1ffff {
      guard let scalar = Unicode.Scalar(value), !Text.isInvisible(scalar) else { continue }
      switch scalar.properties.generalCategory {
      case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
        .initialPunctuation, .finalPunctuation, .otherPunctuation, .spaceSeparator:
        #expect(!Text.isWordly(scalar) || value > 0xffff, "U+\(String(value, radix: 16))")
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .nonspacingMark,
        .spacingMark, .decimalNumber:
        // Letter-like symbols, Roman numerals, and what chooses a shape in Mongolian.
        let isKnown = 0x2100...0x218f ~= value || 0x180b...0x180f ~= value
        #expect(Text.isWordly(scalar) || isKnown, "U+\(String(value, radix: 16))")
      default: break
      }
    }
    for mark in ["\u{1e95e}", "\u{11141}"] { #expect(!Text.isWordly(Character(mark))) }
  }
}
