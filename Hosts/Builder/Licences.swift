import Foundation
import PipitBase

/// What others made and the app carries, with the notices that must go with it.
enum Licences {
  struct Licence {
    let name: String
    let what: String
    let licence: String
    var notice: String
  }

  /// Everything that the served files hold or the server links and others made, each with the notice
  /// that its package on this machine gives; without one where the package is not there.
  static var all: [Licence] {
    [
      licence(
        "SCOWL", "the list of common English words", "SCOWL's own, permissive",
        ["/usr/share/doc/scowl/copyright"]),
      licence(
        "WordNet 3.0", "the English dictionary: definitions, examples and synonyms",
        "WordNet 3.0 License", ["/usr/share/doc/wordnet-base/copyright"]),
      licence(
        "Swift", "the standard library inside the module",
        "Apache 2.0 with Runtime Library Exception", swiftLicences),
      unicode,
      licence(
        "LAME", "a library of the server's, linked as it comes with the system: sounds as MP3",
        "LGPL 2 or later", ["/usr/share/doc/libmp3lame0/copyright"]),
      licence(
        "Sonic", "a library of the server's: slow speech", "Apache 2.0",
        ["/usr/share/doc/libsonic0/copyright"]),
      licence(
        "wasi-libc", "functions of the C library inside the module, dlmalloc and musl among them",
        "MIT and others", ["/usr/share/doc/wasi-libc/copyright"]),
      licence(
        "LLVM compiler-rt", "arithmetic inside the module", "Apache 2.0 with LLVM Exceptions",
        Disk.files(in: "/usr/share/doc").filter {
          $0.contains("/libclang-rt-") && $0.hasSuffix("wasm32")
        }.map { $0 + "/copyright" }),
    ]
  }

  /// The facts about characters come from Unicode's data, through Swift's library. Their notice
  /// stands in the copyright file of Perl, which carries the same data and is on every Debian.
  private static var unicode: Licence {
    var licence = licence(
      "Unicode Character Database", "what the module knows of letters and marks",
      "Unicode License", ["/usr/share/doc/perl-base/copyright"])
    licence.notice = section("License: Unicode", of: licence.notice)
    return licence
  }

  /// The lines after a heading of a Debian copyright file that belong to it: they begin with a space.
  private static func section(_ heading: String, of copyright: String) -> String {
    let lines = copyright.split(separator: "\n", omittingEmptySubsequences: false)
    // The heading stands alone where the licence is written out, and beside files elsewhere.
    let starts = lines.indices.filter { lines[$0] == heading }
    let sections = starts.map { lines[($0 + 1)...].prefix { $0.hasPrefix(" ") } }
    return sections.max { $0.count < $1.count }?.joined(separator: "\n") ?? ""
  }

  static func json(_ licences: [Licence]) -> JSON {
    .list(
      licences.map {
        .object([
          .init("name", .text($0.name)), .init("what", .text($0.what)),
          .init("licence", .text($0.licence)), .init("notice", .text($0.notice)),
        ])
      })
  }

  private static func licence(
    _ name: String, _ what: String, _ licence: String, _ paths: [String]
  ) -> Licence {
    let notice = paths.lazy.compactMap { Disk.read($0) }.first ?? []
    return Licence(
      name: name, what: what, licence: licence, notice: String(decoding: notice, as: UTF8.self))
  }

  /// Beside the compiler that is in the path.
  private static var swiftLicences: [String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { folder in
      URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("share/swift/LICENSE.txt").path
    }
  }
}
