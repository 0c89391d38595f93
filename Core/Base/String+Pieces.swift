/// Texts taken apart and put together by bytes.
///
/// The library's functions of these kinds are generic and by characters: in the browser's module
/// they would be 20 KB, and slower.
extension String {
  /// The parts between marks of ASCII.
  ///
  ///     "write 7 dos cafés".pieces(at: " ", most: 3)  // ["write", "7", "dos cafés"]
  ///
  /// - Parameters:
  ///   - most: how many parts there are at most; the last is the rest as it stands.
  ///   - keepsEmpty: whether parts without a character count.
  public func pieces(
    at mark: Unicode.Scalar, most: Int = .max, keepsEmpty: Bool = false
  ) -> [String] {
    pieces(at: mark, or: mark, most: most, keepsEmpty: keepsEmpty)
  }

  /// The parts between marks of two kinds.
  @inline(never)
  public func pieces(
    at mark: Unicode.Scalar, or other: Unicode.Scalar, most: Int = .max, keepsEmpty: Bool = false
  ) -> [String] {
    var pieces: [String] = []
    var piece: [UInt8] = []
    for byte in bytes {
      if byte == UInt8(ascii: mark) || byte == UInt8(ascii: other), pieces.count + 1 < most {
        if keepsEmpty || !piece.isEmpty { pieces.append(String(decoding: piece, as: UTF8.self)) }
        piece.removeAll(keepingCapacity: true)
      } else {
        piece.append(byte)
      }
    }
    if keepsEmpty || !piece.isEmpty { pieces.append(String(decoding: piece, as: UTF8.self)) }
    return pieces
  }

  /// The text's bytes in UTF-8.
  public var bytes: [UInt8] {
    @inline(never) get {
      var text = self
      return text.withUTF8 { Array($0) }
    }
  }

  /// What comes of the text's bytes in UTF-8 where they lie: unlike `withUTF8` it needs no copy that
  /// can be changed, which a hundred thousand texts would have to be kept alive for.
  @inline(__always)
  public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var text = self
    return text.withUTF8(body)
  }

  /// Whether the text's first bytes are those of another.
  @inline(never)
  public func begins(with other: String) -> Bool {
    withBytes { bytes in
      other.withBytes { wanted in
        if bytes.count < wanted.count { return false }
        for place in 0..<wanted.count where bytes[place] != wanted[place] { return false }
        return true
      }
    }
  }

  /// Whether this is one of the words of a list, which spaces divide. A `switch` over texts would be
  /// ten times as long in the browser's module.
  @inline(never)
  public func isAmong(_ words: String) -> Bool { words.pieces(at: " ").contains(self) }

  /// The row of a word in this table, or nil: each line is a word, a space, and the row.
  @inline(never)
  public func row(of word: String) -> String? {
    withBytes { table in
      word.withBytes { wanted in
        var line = 0
        while line < table.count {
          var end = line
          // The word, then the rest of the line.
          while end - line < wanted.count, end < table.count, table[end] == wanted[end - line],
            table[end] != UInt8(ascii: "\n")
          {
            end += 1
          }
          let start = end + 1
          let isFound =
            end - line == wanted.count && end < table.count && table[end] == UInt8(ascii: " ")
          while end < table.count, table[end] != UInt8(ascii: "\n") { end += 1 }
          if isFound { return String(decoding: Array(table[start..<end]), as: UTF8.self) }
          line = end + 1
        }
        return nil
      }
    }
  }

  /// Whether another text stands in this one, byte for byte.
  @inline(never)
  public func has(_ part: String) -> Bool {
    let (bytes, part) = (bytes, part.bytes)
    var start = 0
    while start + part.count <= bytes.count {
      var length = 0
      while length < part.count, bytes[start + length] == part[length] { length += 1 }
      if length == part.count { return true }
      start += 1
    }
    return false
  }

  /// What follows another text that this one begins with, or nil.
  @inline(never)
  public func rest(after beginning: String) -> String? {
    begins(with: beginning) ? String(decoding: bytes[beginning.bytes.count...], as: UTF8.self) : nil
  }

  /// What stands before another text that this one ends with, or nil.
  @inline(never)
  public func rest(before end: String) -> String? {
    let bytes = bytes
    let count = bytes.count - end.bytes.count
    return count >= 0 && Array(bytes[count...]) == end.bytes
      ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }

  /// The number that the text's digits spell, or nil where it is none or does not fit 64 bits.
  @inline(never)
  public func unsigned() -> UInt64? {
    var number: UInt64 = 0
    for byte in bytes {
      guard (0x30...0x39).contains(byte) else { return nil }
      let (tens, isMuch) = number.multipliedReportingOverflow(by: 10)
      let (sum, isMore) = tens.addingReportingOverflow(UInt64(byte & 15))
      if isMuch || isMore { return nil }
      number = sum
    }
    return isEmpty ? nil : number
  }

  /// The whole number that the text spells, with a minus sign or without, or nil.
  @inline(never)
  public func integer() -> Int64? {
    guard let digits = rest(after: "-") else { return unsigned().flatMap { Int64(exactly: $0) } }
    let size = digits.unsigned()
    if size == 1 << 63 { return .min }
    return size.flatMap { Int64(exactly: $0) }.map { -$0 }
  }
}

extension String {
  /// The text of bytes in UTF-8; what is none becomes U+FFFD. It stands before the library's, which
  /// dissolves into its callers.
  @inline(never)
  public init(decoding bytes: [UInt8], as: UTF8.Type) {
    self = bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }

  /// The text of bytes in UTF-8; what is none becomes U+FFFD.
  @inline(never)
  public init(decoding bytes: ArraySlice<UInt8>, as: UTF8.Type) {
    self = bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }

  /// The text's characters, which learners take for letters.
  public var characters: [Character] {
    @inline(never) get {
      var characters: [Character] = []
      for character in self { characters.append(character) }
      return characters
    }
  }
}

extension DefaultStringInterpolation {
  /// Puts a number in.
  @inline(never)
  public mutating func appendInterpolation(_ number: Int64) { appendLiteral(String(number)) }

  /// Puts a number in.
  @inline(never)
  public mutating func appendInterpolation(_ number: Int) { appendInterpolation(Int64(number)) }

  /// Puts a number in.
  @inline(never)
  public mutating func appendInterpolation(_ number: Int32) { appendInterpolation(Int64(number)) }
}

extension [String] {
  /// The texts one after the other, with another between them.
  @inline(never)
  public func joined(separator: String) -> String {
    var text = ""
    for (place, part) in enumerated() {
      if place > 0 { text += separator }
      text += part
    }
    return text
  }
}

extension Array {
  /// The elements in order; equal ones stay as they stood. For short lists: the library's sort would
  /// be 5 KB of the browser's module for each kind of element.
  public func ordered(by precedes: (Element, Element) -> Bool) -> [Element] {
    var ordered: [Element] = []
    for element in self {
      var place = ordered.count
      while place > 0, precedes(element, ordered[place - 1]) { place -= 1 }
      ordered.insert(element, at: place)
    }
    return ordered
  }
}
