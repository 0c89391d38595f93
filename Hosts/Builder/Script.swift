/// Scripts as they are served.
enum Script {
  /// A script without comments, empty lines, the spaces around its signs and line ends that a sign
  /// makes needless; `let` stands for `const`, since one word compresses better than two. It is a
  /// fifth of what is fetched. No text in it goes over several lines, and no regular expression
  /// holds a quote, a space or `//`.
  static func bare(_ script: [UInt8]) -> [UInt8] {
    var bare: [UInt8] = []
    for line in script.split(separator: UInt8(ascii: "\n")) {
      let code = bareLine(line)
      guard let first = code.first else { continue }
      if let last = bare.last, !goesOn.contains(last), !goesOnBefore.contains(first) {
        bare.append(UInt8(ascii: "\n"))
      }
      bare += code
    }
    return bare + [UInt8(ascii: "\n")]
  }

  /// A line that ends or the next one that begins with one of these is no end of a statement.
  private static let goesOn = Array("{([,=&|?:<>*!;".utf8)
  private static let goesOnBefore = Array(")]}.,?:&|=<>*".utf8)

  private static func bareLine(_ line: ArraySlice<UInt8>) -> [UInt8] {
    var bare: [UInt8] = []
    var quote: UInt8?
    var isEscaped = false
    for (place, byte) in zip(line.indices, line) {
      if let open = quote {
        bare.append(byte)
        if byte == open && !isEscaped { quote = nil }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        continue
      }
      let rest = line[place...].dropFirst()
      if byte == UInt8(ascii: "/") && rest.first == byte { break }
      if byte == UInt8(ascii: " ") {
        guard let before = bare.last, let after = rest.first else { continue }
        if signs.contains(before) || signs.contains(after) { continue }
      }
      if quotes.contains(byte) { quote = byte }
      if constEnds.contains(byte), bare.suffix(5) == constant,
        !isNamed(bare.dropLast(5).last)
      {
        bare.replaceSubrange((bare.count - 5)..., with: "let".utf8)
      }
      bare.append(byte)
    }
    if bare.last == UInt8(ascii: " ") { bare.removeLast() }
    return bare
  }

  private static func isNamed(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return byte > 127 || Character(Unicode.Scalar(byte)).isLetter
      || Character(Unicode.Scalar(byte)).isNumber || "_$.".utf8.contains(byte)
  }

  private static let constant = ArraySlice("const".utf8)
  private static let constEnds = Array(" [{".utf8)
  private static let quotes = Array("'\"`".utf8)
  /// Not `+` and `-`, which are others where they are doubled, and not `/`.
  private static let signs = Array(" ()[]{}<>=,:;?!&|*".utf8)
}
