/// Cuts a stream of bytes into lines, however the bytes come.
///
/// A line that is too long is told once and never held: what follows its limit is let go until its
/// end.
struct LineSplitter {
  /// The most bytes of a line, its end not counted.
  let limit: Int
  private var held: [UInt8] = []
  private var isSkipping = false

  /// A line, or the fact that there was one that is too long.
  enum Line: Equatable {
    case whole([UInt8])
    case tooLong
  }

  init(limit: Int) {
    self.limit = limit
  }

  /// The lines that end in these bytes, in order.
  mutating func take(_ bytes: some Collection<UInt8>) -> [Line] {
    var lines: [Line] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      hold(rest[..<end])
      lines.append(endLine())
      rest = rest[rest.index(after: end)...]
    }
    hold(rest)
    return lines
  }

  /// The last line where it has no end of its own; nil where nothing is left.
  mutating func finish() -> Line? {
    held.isEmpty && !isSkipping ? nil : endLine()
  }

  private mutating func hold(_ bytes: some Collection<UInt8>) {
    if isSkipping { return }
    if held.count + bytes.count > limit {
      isSkipping = true
      held = []
    } else {
      held.append(contentsOf: bytes)
    }
  }

  private mutating func endLine() -> Line {
    let line = isSkipping ? Line.tooLong : .whole(held)
    held = []
    isSkipping = false
    return line
  }
}
