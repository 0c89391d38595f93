/// Scripts as they are served.
enum Script {
  /// A script without comments, empty lines and the spaces around its signs: a fifth of what is
  /// fetched. No text in it goes over several lines, and no regular expression holds a quote, a
  /// space or `//`.
  static func bare(_ script: [UInt8]) -> [UInt8] {
    var bare: [UInt8] = []
    for line in script.split(separator: UInt8(ascii: "\n")) {
      let code = bareLine(line)
      if !code.isEmpty { bare += code + [UInt8(ascii: "\n")] }
    }
    return bare
  }

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
      bare.append(byte)
    }
    if bare.last == UInt8(ascii: " ") { bare.removeLast() }
    return bare
  }

  private static let quotes = Array("'\"`".utf8)
  /// Not `+` and `-`, which are others where they are doubled, and not `/`.
  private static let signs = Array(" ()[]{}<>=,:;?!&|*".utf8)
}
