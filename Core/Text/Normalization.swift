import PipitBase
@_spi(_Unicode) import Swift

/// What texts of different origin have in common: normal forms, letters, case, and whether two
/// texts are the same to a learner.
public enum Text {
  /// The text in Unicode's composed normal form (NFC): what is shown and kept.
  ///
  ///     Text.composed("e\u{301}")  // "é", one scalar
  @inline(never)
  public static func composed(_ text: String) -> String {
    if isASCII(text) { return text }
    var composed = ""
    eachStretch(of: text) { stretch in
      for scalar in stretch._nfc { composed.unicodeScalars.append(scalar) }
    }
    return composed
  }

  /// The text in Unicode's decomposed normal form (NFD): letters before their marks.
  public static func decomposed(_ text: String) -> String {
    if isASCII(text) { return text }
    var decomposed = ""
    for scalar in decomposedScalars(text) { decomposed.unicodeScalars.append(scalar) }
    return decomposed
  }

  /// The scalars of the decomposed normal form.
  static func decomposedScalars(_ text: String) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(text.utf8.count)
    eachStretch(of: text) { stretch in
      for scalar in stretch._nfd { scalars.append(scalar) }
    }
    return scalars
  }

  static func isASCII(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      for byte in bytes where byte >= 0x80 { return false }
      return true
    }
  }

  /// The most marks on one letter that are put in order together, as in Unicode's Stream-Safe Text
  /// Format (UAX #15): no language needs as many, and sorting a million takes hours.
  private static let mostMarks = 30

  /// Calls with the whole text or, where a letter has too many marks, with its stretches.
  private static func eachStretch(of text: String, _ body: (String) -> Void) {
    var marks = 0
    var start = 0
    let scalars = scalars(of: text)
    for (place, scalar) in scalars.enumerated() {
      if scalar.value < 0x300 || scalar.properties.canonicalCombiningClass == .notReordered {
        marks = 0
        continue
      }
      marks += 1
      if marks > mostMarks {
        body(self.text(of: Array(scalars[start..<place])))
        start = place
        marks = 1
      }
    }
    body(start == 0 ? text : self.text(of: Array(scalars[start...])))
  }

  /// The text's scalars.
  @inline(never)
  static func scalars(of text: String) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars { scalars.append(scalar) }
    return scalars
  }

  /// The text of scalars.
  @inline(never)
  static func text(of scalars: [Unicode.Scalar]) -> String {
    var text = ""
    text.reserveCapacity(scalars.count)
    for scalar in scalars { text.unicodeScalars.append(scalar) }
    return text
  }
}
