import PipitText
import Testing

struct KindTests {
  /// Unicode knows better than our blocks: no punctuation of a living script is taken for a letter,
  /// and no letter or mark for punctuation.
  @Test func lettersAreToldFromPunctuation() {
    var faults: [String] = []
    for value in UInt32(0)...0x1ffff {
      guard let scalar = Unicode.Scalar(value), !Text.isInvisible(scalar) else { continue }
      let isWordly = Text.isWordly(scalar)
      let isFault =
        switch scalar.properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
          .initialPunctuation, .finalPunctuation, .otherPunctuation, .spaceSeparator:
          isWordly && value <= 0xffff
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .nonspacingMark,
          .spacingMark, .decimalNumber:
          // Letter-like symbols, Roman numerals, and what chooses a shape in Mongolian.
          !isWordly && !(0x2100...0x218f ~= value || 0x180b...0x180f ~= value)
        default: false
        }
      if isFault { faults.append(String(value, radix: 16)) }
    }
    #expect(faults == [])
    for mark in ["\u{1e95e}", "\u{11141}"] { #expect(!Text.isWordly(Character(mark))) }
  }
}
