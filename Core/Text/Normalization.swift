@_spi(_Unicode) import Swift

/// What texts of different origin have in common: normal forms, letters, case, and whether two
/// texts are the same to a learner.
public enum Text {
  /// The text in Unicode's composed normal form (NFC): what is shown and kept.
  ///
  ///     Text.composed("e\u{301}")  // "é", one scalar
  public static func composed(_ text: String) -> String {
    if isASCII(text) { return text }
    var composed = ""
    for scalar in text._nfc { composed.unicodeScalars.append(scalar) }
    return composed
  }

  /// The text in Unicode's decomposed normal form (NFD): letters before their marks.
  public static func decomposed(_ text: String) -> String {
    if isASCII(text) { return text }
    var decomposed = ""
    for scalar in text._nfd { decomposed.unicodeScalars.append(scalar) }
    return decomposed
  }

  /// The scalars of the decomposed normal form.
  static func decomposedScalars(_ text: String) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(text.utf8.count)
    for scalar in text._nfd { scalars.append(scalar) }
    return scalars
  }

  static func isASCII(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      for byte in bytes where byte >= 0x80 { return false }
      return true
    }
  }
}
