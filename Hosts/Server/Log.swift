import Glibc
import PipitBase

/// One JSON line an event, on standard error. No query, no address and no name is in it.
struct Log: Sendable {
  /// Whether only what went wrong is told.
  let isQuiet: Bool
  /// Where a line goes.
  var write: @Sendable (String) -> Void = { line in
    var text = line + "\n"
    text.withUTF8 { bytes in
      _ = Glibc.write(STDERR_FILENO, bytes.baseAddress, bytes.count)
    }
  }

  private static let longestPath = 256

  /// A request was answered.
  func exchange(_ exchange: Exchange) {
    guard !isQuiet else { return }
    line(
      "request",
      [
        .init("method", .text(exchange.method)),
        .init("path", .text(String(exchange.path.prefix(Self.longestPath)))),
        .init("status", .integer(exchange.status)),
        .init("ms", .integer(exchange.milliseconds)),
        .init("bytes", .integer(exchange.bytes)),
      ])
  }

  /// Something of the server's life.
  func event(_ name: String, _ members: [JSON.Member] = []) {
    guard !isQuiet else { return }
    line(name, members)
  }

  /// Something that whoever runs the server should mend.
  func problem(_ sentence: String) {
    line("problem", [.init("message", .text(sentence))])
  }

  private func line(_ name: String, _ members: [JSON.Member]) {
    let first = [JSON.Member("time", .text(Clock.logTime)), .init("event", .text(name))]
    write(JSON.object(first + members).written)
  }
}
