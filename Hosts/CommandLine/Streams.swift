import Glibc

/// The program's input and output, as bytes. Everything is written at once and nothing held back.
enum Streams {
  /// The bytes that standard input has now, waiting for the first; none at its end.
  static func read() -> [UInt8] {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(STDIN_FILENO, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      return Array(chunk.prefix(max(0, count)))
    }
  }

  /// Writes bytes to standard output, all of them; false where nobody reads any more.
  @discardableResult static func write(_ bytes: [UInt8]) -> Bool {
    write(bytes, to: STDOUT_FILENO)
  }

  /// Writes a line to standard output.
  static func print(_ line: String) {
    write(Array(line.utf8) + [UInt8(ascii: "\n")])
  }

  /// Writes a line to standard error.
  static func complain(_ line: String) {
    _ = write(Array(line.utf8) + [UInt8(ascii: "\n")], to: STDERR_FILENO)
  }

  private static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0 { return false }
      written += count
    }
    return true
  }
}
