import Foundation

/// Compressed copies beside a file, made by the programs `brotli` and `gzip`.
enum Compression {
  private static let leastBytes = 512
  private static let kinds = [
    "css", "html", "js", "json", "pack", "svg", "txt", "wasm", "webmanifest", "xml",
  ]

  /// The names of a file's compressed copies, none where it is too small or compressed already.
  static func copies(of path: String, byteCount: Int) -> [String] {
    let kind = URL(fileURLWithPath: path).pathExtension
    return byteCount > leastBytes && kinds.contains(kind) ? [path + ".br", path + ".gz"] : []
  }

  /// Makes the copies of a file that has been written.
  static func compress(_ path: String, byteCount: Int) throws(Builder.BuildError) {
    guard !copies(of: path, byteCount: byteCount).isEmpty else { return }
    try run("brotli", ["-q", "11", "-f", "-k", "-o", path + ".br", path])
    try run("gzip", ["-9", "-n", "-k", "-f", path])
  }

  /// How long the copy by brotli is that was made of a file, or nil where there is none.
  static func count(of path: String) -> Int? {
    Disk.read(path + ".br")?.count
  }

  private static func run(_ program: String, _ arguments: [String]) throws(Builder.BuildError) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    do {
      try process.run()
    } catch {
      throw .failed("cannot start \(program): \(error.localizedDescription)")
    }
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: return
    case 127: throw .failed("\(program) is not installed: apt-get install \(program)")
    default:
      throw .failed("\(program) failed on \(arguments.last ?? ""): is the disk full?")
    }
  }
}
